/// Sorting for code that is compiled for size.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace sepax::detail {

/// Lets the value at `hole` sink below the greater ones of the heap of the first `count` values.
template <class Value, class Less>
void siftDown(std::vector<Value>& values, std::size_t hole, std::size_t count, Less less) {
  Value value = std::move(values[hole]);
  for (std::size_t child = 2 * hole + 1; child < count; child = 2 * hole + 1) {
    if (child + 1 < count && less(values[child], values[child + 1])) ++child;
    if (!less(value, values[child])) break;
    values[hole] = std::move(values[child]);
    hole = child;
  }
  values[hole] = std::move(value);
}

/// Sorts by a heap (Williams, "Algorithm 232: Heapsort", 1964; Floyd, "Algorithm 245: Treesort 3",
/// 1964): a tenth of the code of std::sort. Not stable, but values that compare equal come in the
/// same order on every platform, which no sort of the standard library promises. O(n log n).
template <class Value, class Less>
void heapSort(std::vector<Value>& values, Less less) {
  const std::size_t count = values.size();
  for (std::size_t i = count / 2; i > 0; --i) siftDown(values, i - 1, count, less);
  for (std::size_t last = count; last > 1; --last) {
    std::swap(values[0], values[last - 1]);
    siftDown(values, 0, last - 1, less);
  }
}

/// Adds a value to a heap, whose greatest value is in front. As small beside that of std.
template <class Value, class Less>
void pushHeap(std::vector<Value>& heap, Value value, Less less) {
  std::size_t hole = heap.size();
  heap.push_back(value);
  while (hole > 0 && less(heap[(hole - 1) / 2], value)) {
    const std::size_t parent = (hole - 1) / 2;
    heap[hole] = std::move(heap[parent]);
    hole = parent;
  }
  heap[hole] = std::move(value);
}

/// Takes the greatest value out of a heap that has one. Of equal ones which is the same on every
/// platform.
template <class Value, class Less>
Value popHeap(std::vector<Value>& heap, Less less) {
  Value greatest = std::exchange(heap.front(), std::move(heap.back()));
  heap.pop_back();
  if (!heap.empty()) siftDown(heap, 0, heap.size(), less);
  return greatest;
}

/// Sorts whole numbers.
inline void sortAscending(std::vector<std::uint32_t>& numbers) {
  heapSort(numbers, [](std::uint32_t a, std::uint32_t b) { return a < b; });
}

}  // namespace sepax::detail
