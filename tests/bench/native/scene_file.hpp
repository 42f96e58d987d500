/// The scenes as tests/bench/worlds/scene-file.mjs writes them: all numbers, in double precision.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "sepax/shape/shape_instance.hpp"
#include "sepax/world/geometry.hpp"

namespace sepax::bench {

/// Reads a file of numbers from front to back.
class SceneFile {
 public:
  /// Ends the program if there is no such file.
  explicit SceneFile(const char* path);

  /// Whether all was read.
  [[nodiscard]] bool atEnd() const { return next_ == numbers_.size(); }
  /// Ends the program if there is none.
  double number();
  /// A number that is a count.
  std::size_t count();
  /// A length, and as many characters.
  std::string text();
  /// A form of one piece.
  GeometryPiece form();
  /// A form, and the x, y and angle at which it stands.
  ShapeInstance shape();

 private:
  std::vector<double> numbers_;
  std::size_t next_ = 0;
};

}  // namespace sepax::bench
