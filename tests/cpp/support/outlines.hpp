/// Outlines of every kind: concave, with holes, touching themselves. Made of IEEE additions,
/// multiplications and divisions only, so that a seed gives the same outline on every platform.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sepax/math/vec2.hpp"
#include "sepax/shape/polygon_rings.hpp"
#include "support/random.hpp"

namespace sepax::test {

using Outline = std::vector<Vec2>;
/// An outer outline and holes, as a user gives them.
using OutlineList = std::vector<Outline>;

[[nodiscard]] std::vector<std::span<const Vec2>> spansOf(const OutlineList& lists);

/// The normal form of lists that are known to be good; a test failure and a triangle otherwise.
[[nodiscard]] PolygonRings ringsOf(const OutlineList& lists,
                                   std::span<const Index> shells = kOneShell);

/// The rings of several polygons, and which of them are outer ones.
struct Polygons {
  OutlineList lists;
  std::vector<Index> shells;
};
[[nodiscard]] Polygons flattened(const std::vector<OutlineList>& polygons);

/// A simple outline through random integer points up to `reach`, with about `count` corners, which
/// come in no order.
[[nodiscard]] Outline randomSimpleOutline(Random& random, int count, int reach);

/// Corners around the origin at random distances from `least` to 1.
[[nodiscard]] Outline randomStar(Random& random, int count, double least);

/// A bar along the y axis with `teeth` triangular teeth to the right, slanted by `slant`.
[[nodiscard]] Outline comb(int teeth, double length, double slant);

/// A band of `count` corners that winds around the origin.
[[nodiscard]] Outline spiral(int count);

/// The outlines of the cells marked in rows of '#' and '.', one polygon for each part that is
/// connected through edges. Where two cells meet in a corner only, `random` decides whether the
/// outline touches itself there or two rings touch.
[[nodiscard]] std::vector<OutlineList> cellOutlines(const std::vector<std::string>& rows,
                                                    Random& random);

/// Rows in which each cell is marked with the given probability.
[[nodiscard]] std::vector<std::string> randomRows(Random& random, int width, int height,
                                                  double density);

/// Cells at random: holes, and corners that touch.
[[nodiscard]] OutlineList randomCells(Random& random, int width, int height, double density);

/// The polygons of a capital letter or digit drawn in 5 x 7 cells.
[[nodiscard]] std::vector<OutlineList> letter(char symbol, Random& random);
inline constexpr std::string_view kLetters = "ABEGKRSX8";

/// A star with star-shaped holes that don't touch.
[[nodiscard]] OutlineList randomWithHoles(Random& random, int count, int holes);

/// The same shape as a user may give it: rings turned around, begun elsewhere, points repeated.
[[nodiscard]] OutlineList disguised(OutlineList lists, Random& random);

/// The image under (x, y) -> (x + a y, b x + (1 + a b) y): of integers, exact and of equal area.
[[nodiscard]] OutlineList sheared(OutlineList lists, double a, double b);

/// The image under p -> scale p + offset.
[[nodiscard]] OutlineList placed(OutlineList lists, double scale, Vec2 offset = {});

struct Country {
  std::string name;
  OutlineList lists;
};

/// The countries of fixtures/countries.json.
[[nodiscard]] const std::vector<Country>& countries();

/// A corpus of valid polygons without holes, up to `corners` corners, by family.
struct NamedPolygon {
  std::string family;
  PolygonRings rings;
};
[[nodiscard]] std::vector<NamedPolygon> corpus(int perFamily);

}  // namespace sepax::test
