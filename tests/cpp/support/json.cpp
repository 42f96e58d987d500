#include "support/json.hpp"

#include <cstdlib>
#include <cstring>
#include <fstream>
#include <optional>
#include <sstream>

#include <gtest/gtest.h>

namespace sepax::test {

namespace {

class Parser {
 public:
  explicit Parser(const std::string& text) : at_(text.c_str()) {}

  /// The whole text as one value.
  std::optional<Json> parse() {
    Json json = value();
    skipSpace();
    if (failed_ || *at_ != '\0') return std::nullopt;
    return json;
  }

 private:
  void skipSpace() { at_ += std::strspn(at_, " \t\r\n"); }

  bool accept(const char* token) {
    skipSpace();
    const std::size_t length = std::strlen(token);
    if (std::strncmp(at_, token, length) != 0) return false;
    at_ += length;
    return true;
  }

  void expect(const char* token) { failed_ = !accept(token) || failed_; }

  Json value() {
    Json json;
    if (accept("{")) {
      json.kind = Json::Kind::kObject;
      members(json);
    } else if (accept("[")) {
      json.kind = Json::Kind::kArray;
      elements(json);
    } else if (accept("\"")) {
      json.kind = Json::Kind::kString;
      json.string = restOfString();
    } else if (accept("true")) {
      json.kind = Json::Kind::kBoolean;
      json.boolean = true;
    } else if (accept("false")) {
      json.kind = Json::Kind::kBoolean;
    } else if (!accept("null")) {
      number(json);
    }
    return json;
  }

  void number(Json& json) {
    char* end = nullptr;
    json.kind = Json::Kind::kNumber;
    json.number = std::strtod(at_, &end);
    failed_ = failed_ || end == at_;
    at_ = end;
  }

  void elements(Json& json) {
    if (accept("]")) return;
    do {
      json.array.push_back(value());
    } while (!failed_ && accept(","));
    expect("]");
  }

  void members(Json& json) {
    if (accept("}")) return;
    do {
      expect("\"");
      const std::string key = restOfString();
      expect(":");
      json.object[key] = value();
    } while (!failed_ && accept(","));
    expect("}");
  }

  std::string restOfString() {
    std::string text;
    while (*at_ != '"' && *at_ != '\0') {
      if (*at_ == '\\') ++at_;
      text += *at_++;
    }
    expect("\"");
    return text;
  }

  const char* at_;
  bool failed_ = false;
};

}  // namespace

const Json& Json::operator[](const std::string& key) const {
  static const Json kNull;
  const auto found = object.find(key);
  return found == object.end() ? kNull : found->second;
}

Json readFixture(const std::string& name) {
  std::string path = SEPAX_FIXTURES;
  path += '/';
  path += name;
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  const std::string content = text.str();
  std::optional<Json> json = Parser(content).parse();
  if (!json) ADD_FAILURE() << "no JSON in " << path;
  return json.value_or(Json{});
}

}  // namespace sepax::test
