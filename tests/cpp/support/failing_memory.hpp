/// Calls of which every allocation fails in turn.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "session.hpp"
#include "support/cases.hpp"
#include "support/short_memory.hpp"

namespace sepax::wasm {

using Numbers = std::vector<double>;

inline void input(const Numbers& numbers) {
  const auto count = static_cast<std::uint32_t>(numbers.size());
  std::copy(numbers.begin(), numbers.end(),
            reinterpret_cast<double*>(session().reserveInput(count)));
}

/// What JS can read after a call.
inline Numbers answerOf(const std::function<double()>& run) {
  Buffers& buffers = session().buffers();
  buffers.record.fill(0.0);
  buffers.output.clear();
  double returned = 0.0;
  test::call([&] { returned = run(); });
  Numbers all(buffers.record.begin(), buffers.record.end());
  all.push_back(returned);
  all.insert(all.end(), buffers.output.begin(), buffers.output.end());
  return all;
}

inline void append(Numbers& all, const Numbers& more) {
  all.insert(all.end(), more.begin(), more.end());
}

/// As it comes into the library: the arguments, and then the call, which returns a number.
struct Kind {
  std::string name;
  Numbers arguments;
  std::function<double()> run;
};

/// A shape with holes, dents and rounding, and others, at their places and far out, where rounding
/// leaves corners out.
struct Shapes {
  std::vector<RawHandle> handles;

  Shapes() {
    test::call([&] { input({0, 0, 4, 0, 5, 2, 4, 4, 0, 4}); });
    make([] { return session().createConvex(5, 0.0); });
    test::call([&] { input({0, 0, 3, 1}); });
    make([] { return session().createConvex(2, 0.5); });
    test::call(
        [&] { input({2, 6, 0, 0, 9, 0, 9, 9, 5, 4, 0, 9, 0, 5, 4, 2, 1, 3, 1, 3, 2, 2, 2}); });
    make([] { return session().createConcave(1, 0.0); });
    test::call([&] { input({-3, 1, 0, 0, 3, 1, 6, -1, 9, 0}); });
    make([] { return session().createChain(5, false, 0.25); });
    test::call([&] { input({handles[0], handles[2]}); });
    make([] { return session().createCompound(2, true); });
    test::call([&] { input({0, 0, 4, 0, 5, 2, 4, 4, 0, 4}); });
    make([] { return session().createConvex(5, 0.0); });
    settle();
  }

  Shapes(const Shapes&) = delete;
  Shapes& operator=(const Shapes&) = delete;
  ~Shapes() {
    for (const RawHandle handle : handles) session().destroy(handle);
  }

  void make(const std::function<double()>& create) {
    test::call([&] { handles.push_back(create()); });
    EXPECT_NE(handles.back(), 0.0);
  }

  /// Makes all of them stale.
  void settle() const {
    for (const RawHandle handle : handles) session().setTransform(handle, 1.0, 0.5, 0.25);
    session().setScale(handles.back(), -1.0, 1.0);
    session().setTransform(handles.back(), 0x1.8p53, 0x1.8p53, 0.25);
  }

  /// How far each is from the one before it.
  [[nodiscard]] Numbers facts() const {
    Numbers all;
    RawHandle before = handles.back();
    for (const RawHandle handle : handles) {
      append(all, answerOf([&] { return session().distance(before, handle); }));
      before = handle;
    }
    return all;
  }
};

/// Where a test tries but a part of its cases, it tries one number of blocks out of so many, each
/// time beginning with another one.
inline constexpr std::size_t kStride = 20 / test::cases(20);

inline std::size_t firstNumberOfBlocks() {
  static std::size_t times = 0;
  return times++ % kStride;
}

/// Runs a call with room for 0, 1, 2, … blocks until it succeeds. After each failure
/// `expectUntouched` is called.
inline void expectNothingComesOfFailures(const Kind& kind,
                                         const std::function<void()>& expectUntouched) {
  SCOPED_TRACE(kind.name);
  std::size_t steady = std::numeric_limits<std::size_t>::max();
  for (std::size_t blocks = firstNumberOfBlocks();; blocks += kStride) {
    ASSERT_LT(blocks, 100'000U);
    test::call([&] { input(kind.arguments); });
    double returned = 0.0;
    if (test::callWith(blocks, [&] { returned = kind.run(); })) return;
    expectUntouched();
    if (testing::Test::HasFailure()) return;
    // Nothing is left behind. What is known anew is as much each time, or less: failures that come
    // later drop more.
    ASSERT_LE(test::blockCount(), steady) << "after " << blocks << " blocks";
    steady = test::blockCount();
  }
}

}  // namespace sepax::wasm
