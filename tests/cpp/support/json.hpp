/// As much of JSON as the fixtures need: no escapes in strings but \" and \\, no duplicate keys.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace sepax::test {

struct Json {
  enum class Kind { kNull, kBoolean, kNumber, kString, kArray, kObject };

  Kind kind = Kind::kNull;
  bool boolean = false;
  double number = 0.0;
  std::string string;
  std::vector<Json> array;
  std::map<std::string, Json> object;

  /// The member of that name, or null.
  [[nodiscard]] const Json& operator[](const std::string& key) const;
  [[nodiscard]] bool isNull() const { return kind == Kind::kNull; }
};

/// Reads a file of tests/fixtures. A test failure and null if there is none or it isn't JSON.
[[nodiscard]] Json readFixture(const std::string& name);

}  // namespace sepax::test
