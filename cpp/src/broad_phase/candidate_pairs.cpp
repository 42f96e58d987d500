#include "sepax/broad_phase/candidate_pairs.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>

#include "sepax/list_room.hpp"
#include "sepax/math/heap_sort.hpp"

namespace sepax::detail {
namespace {

/// Sorts by one of the numbers; pairs that have it in common stay in order.
void countingSort(std::span<const ProxyPair> from, std::vector<ProxyPair>& to,
                  std::vector<std::uint32_t>& places, Proxy ProxyPair::* number) {
  for (const ProxyPair& pair : from) ++places[pair.*number];
  std::uint32_t next = 0;
  for (std::uint32_t& place : places) {
    const std::uint32_t count = place;
    place = next;
    next += count;
  }
  for (const ProxyPair& pair : from) to[places[pair.*number]++] = pair;
}

}  // namespace

void CandidatePairs::replace(Proxy proxies) {
  startAnew(scratch_, count_);
  startAnew(pairs_, count_);
  scratch_.resize(count_);
  pairs_.resize(count_);
  places_.assign(proxies, 0);
  countingSort(std::span(added_).first(count_), scratch_, places_, &ProxyPair::b);
  places_.assign(proxies, 0);
  countingSort(scratch_, pairs_, places_, &ProxyPair::a);
  if (isFarTooLarge(added_, count_)) added_ = std::vector<ProxyPair>();
  count_ = 0;
}

void CandidatePairs::merge(const std::vector<std::uint8_t>& marked) {
  added_.resize(count_);
  heapSort(added_, std::less<>());
  if (isFarTooLarge(scratch_, pairs_.size() + count_)) scratch_ = std::vector<ProxyPair>();
  scratch_.resize(pairs_.size() + count_);
  // Not by push_back(): nearly all stay, frame after frame, and whether there is room for each
  // would take as long as all the rest.
  ProxyPair* to = scratch_.data();
  auto next = added_.begin();
  for (const ProxyPair& pair : pairs_) {
    if ((marked[pair.a] | marked[pair.b]) != 0) continue;
    for (; next != added_.end() && *next < pair; ++next) *to++ = *next;
    *to++ = pair;
  }
  to = std::copy(next, added_.end(), to);
  scratch_.resize(static_cast<std::size_t>(to - scratch_.data()));
  pairs_.swap(scratch_);
  if (isFarTooLarge(added_, count_)) added_ = std::vector<ProxyPair>();
  count_ = 0;
}

}  // namespace sepax::detail
