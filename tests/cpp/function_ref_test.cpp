#include "sepax/function_ref.hpp"

#include <gtest/gtest.h>

namespace sepax::function_ref_test {
namespace {

int twice(FunctionRef<int(int)> function, int number) { return function(function(number)); }

TEST(FunctionRefTest, CallsALambdaThatRefersToItsSurroundings) {
  int calls = 0;
  const int step = 5;
  const auto add = [&](int number) {
    ++calls;
    return number + step;
  };
  EXPECT_EQ(twice(add, 1), 11);
  EXPECT_EQ(calls, 2);
}

TEST(FunctionRefTest, ACopyRefersToTheSameFunction) {
  int sum = 0;
  const auto add = [&](int number) { return sum += number; };
  const FunctionRef<int(int)> function = add;
  const FunctionRef<int(int)> copy = function;
  EXPECT_EQ(function(2), 2);
  EXPECT_EQ(copy(3), 5);
}

TEST(FunctionRefTest, HandsReferencesOver) {
  const int numbers[] = {7, 8};
  const auto isFirst = [&](const int& number) { return &number == &numbers[0]; };
  const FunctionRef<bool(const int&)> function = isFirst;
  EXPECT_TRUE(function(numbers[0]));
  EXPECT_FALSE(function(numbers[1]));
}

}  // namespace
}  // namespace sepax::function_ref_test
