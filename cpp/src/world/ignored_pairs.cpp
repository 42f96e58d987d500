#include "sepax/world/ignored_pairs.hpp"

#include <algorithm>

#include "sepax/list_room.hpp"

namespace sepax {

bool IgnoredPairs::has(ProxyPair pair) const {
  return std::binary_search(pairs_.begin(), pairs_.end(), pair);
}

void IgnoredPairs::add(ProxyPair pair) {
  if (pair.a == pair.b || has(pair)) return;
  detail::growFor(pairs_, pairs_.size() + 1);
  pairs_.push_back(pair);
  const auto place = std::lower_bound(pairs_.begin(), pairs_.end() - 1, pair);
  std::rotate(place, pairs_.end() - 1, pairs_.end());
}

void IgnoredPairs::remove(ProxyPair pair) {
  if (has(pair)) pairs_.erase(std::lower_bound(pairs_.begin(), pairs_.end(), pair));
}

void IgnoredPairs::removeAllOf(Proxy body) {
  std::erase_if(pairs_, [body](ProxyPair pair) { return pair.a == body || pair.b == body; });
}

}  // namespace sepax
