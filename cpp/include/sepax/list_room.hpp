/// The room of lists that are used again and again.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace sepax::detail {

/// Makes room for `count` elements, and for more the next time: growing one by one stays linear.
template <class Value>
void growFor(std::vector<Value>& list, std::size_t count) {
  if (list.capacity() >= count) return;
  // Not by reserve(), which would be code for this alone.
  const std::size_t size = list.size();
  list.resize(std::max(count, 2 * list.capacity()));
  list.resize(size);
}

/// The same for several lists.
template <class... Values>
void growAllFor(std::size_t count, std::vector<Values>&... lists) {
  (growFor(lists, count), ...);
}

/// Whether a list has several times the room that `count` elements need. What was needed once, in a
/// frame with millions of contacts, others can use afterwards.
template <class Value>
[[nodiscard]] bool isFarTooLarge(const std::vector<Value>& list, std::size_t count) {
  constexpr std::size_t kSeveralTimes = 4;
  constexpr std::size_t kLeastBytes = std::size_t{1} << 18;
  const std::size_t room = list.capacity();
  return room / kSeveralTimes > count && room * sizeof(Value) > kLeastBytes;
}

/// Empties a list that is about to be filled with `count` elements, and gives its memory back if
/// that is far too large. When it grows again, that takes no longer than it takes to fill it.
template <class Value>
void startAnew(std::vector<Value>& list, std::size_t count) {
  if (isFarTooLarge(list, count)) list = std::vector<Value>();
  list.clear();
}

/// Gives a list the content of another, which then has any. Allocates nothing. The list stays where
/// it is in memory, unless it would be too small or far too large there: then the two are swapped.
template <class Value>
void adopt(std::vector<Value>& list, std::vector<Value>& other) {
  if (list.capacity() < other.size() || isFarTooLarge(list, other.size())) {
    list.swap(other);
  } else {
    list.resize(other.size());
    std::copy(other.begin(), other.end(), list.begin());
  }
}

}  // namespace sepax::detail
