#include <iomanip>
#include <sstream>

#include "support/pair_families.hpp"

namespace sepax::test {

namespace {

void describePolygon(std::ostream& out, const char* name, const PlacedPolygon& polygon) {
  out << "\n  " << name << " = {";
  for (const Vec2 p : polygon.vertices()) out << "{" << p.x << ", " << p.y << "}, ";
  out << "}";
}

}  // namespace

std::string describe(const PairFamily& family, std::uint64_t index, PairCase& pair) {
  std::ostringstream out;
  out << std::setprecision(17) << family.name << " number " << index;
  describePolygon(out, "a", pair.a.placed().core);
  describePolygon(out, "b", pair.b.placed().core);
  out << "\n  velocity = {" << pair.velocity.x << ", " << pair.velocity.y << "}";
  return out.str();
}

}  // namespace sepax::test
