#include "support/outlines.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include <gtest/gtest.h>

#include "sepax/algorithm/simple_outline.hpp"
#include "sepax/math/rotation.hpp"
#include "support/json.hpp"

namespace sepax::test {

namespace {

double turn(Vec2 a, Vec2 b, Vec2 c) { return cross(b - a, c - a); }

/// For integers: exact.
bool meet(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  const auto overlap = [](double p, double q, double r, double s) {
    return std::min(p, q) <= std::max(r, s) && std::min(r, s) <= std::max(p, q);
  };
  return overlap(a.x, b.x, c.x, d.x) && overlap(a.y, b.y, c.y, d.y) &&
         turn(a, b, c) * turn(a, b, d) <= 0.0 && turn(c, d, a) * turn(c, d, b) <= 0.0;
}

Vec2 onCircle(double part) {
  return Rotation::fromAngle(6.283185307179586 * part).apply({1.0, 0.0});
}

double twiceArea(const Outline& outline) {
  double sum = 0.0;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    sum += cross(outline[i], outline[(i + 1) % outline.size()]);
  }
  return sum;
}

using Cell = std::pair<int, int>;

Vec2 pointOf(Cell cell) {
  return {static_cast<double>(cell.first), static_cast<double>(cell.second)};
}

/// A side of a cell that is no other cell's: the cell is to its left.
struct Side {
  Cell from;
  Cell to;

  [[nodiscard]] Cell ahead(bool left) const {
    const int dx = to.first - from.first;
    const int dy = to.second - from.second;
    return left ? Cell{to.first - dy, to.second + dx} : Cell{to.first + dy, to.second - dx};
  }
};

std::vector<Side> boundaryOf(const std::vector<Cell>& cells) {
  std::vector<Side> sides;
  for (const auto& [x, y] : cells) {
    const auto add = [&](Cell from, Cell to, Cell neighbour) {
      if (std::find(cells.begin(), cells.end(), neighbour) == cells.end()) {
        sides.push_back({from, to});
      }
    };
    add({x, y}, {x + 1, y}, {x, y - 1});
    add({x + 1, y}, {x + 1, y + 1}, {x + 1, y});
    add({x + 1, y + 1}, {x, y + 1}, {x, y + 1});
    add({x, y + 1}, {x, y}, {x - 1, y});
  }
  return sides;
}

/// The rings of one connected part of the cells, the outer one first.
OutlineList traceCells(const std::vector<Cell>& cells, Random& random) {
  const std::vector<Side> sides = boundaryOf(cells);
  std::map<Cell, std::vector<std::size_t>> leaving;
  for (std::size_t i = 0; i < sides.size(); ++i) leaving[sides[i].from].push_back(i);
  // Where two sides leave a corner, both rings turn left or both turn right.
  std::map<Cell, bool> turnsLeft;
  for (const auto& [corner, ways] : leaving) {
    if (ways.size() == 2) turnsLeft[corner] = random.chance(0.5);
  }
  std::vector<std::size_t> next(sides.size());
  for (std::size_t i = 0; i < sides.size(); ++i) {
    const std::vector<std::size_t>& ways = leaving[sides[i].to];
    next[i] = ways[0];
    if (ways.size() == 2 && sides[ways[0]].to != sides[i].ahead(turnsLeft[sides[i].to])) {
      next[i] = ways[1];
    }
  }
  OutlineList lists;
  std::vector<bool> done(sides.size(), false);
  for (std::size_t first = 0; first < sides.size(); ++first) {
    if (done[first]) continue;
    lists.emplace_back();
    for (std::size_t i = first; !done[i]; i = next[i]) {
      done[i] = true;
      lists.back().push_back(pointOf(sides[i].from));
    }
  }
  std::sort(lists.begin(), lists.end(),
            [](const Outline& a, const Outline& b) { return twiceArea(a) > twiceArea(b); });
  return lists;
}

/// The 5 x 7 cells of the letters in kLetters.
constexpr std::string_view kGlyphs[] = {
    ".###.#...##...#######...##...##...#",  // A
    "####.#...##...#####.#...##...#####.",  // B
    "######....#....####.#....#....#####",  // E
    ".###.#...##....#.####...##...#.###.",  // G
    "#...##..#.#.#..##...#.#..#..#.#...#",  // K
    "####.#...##...#####.#.#..#..#.#...#",  // R
    ".#####....#.....###.....#....#####.",  // S
    "#...##...#.#.#...#...#.#.#...##...#",  // X
    ".###.#...##...#.###.#...##...#.###.",  // 8
};

}  // namespace

std::vector<std::span<const Vec2>> spansOf(const OutlineList& lists) {
  return {lists.begin(), lists.end()};
}

PolygonRings ringsOf(const OutlineList& lists, std::span<const Index> shells) {
  NormalizedRings normalized = normalizePolygonRings(spansOf(lists), shells);
  if (normalized.status.ok()) return std::move(normalized.rings);
  ADD_FAILURE() << "not good rings: fault " << static_cast<int>(normalized.status.fault)
                << " of ring " << normalized.status.ring;
  PolygonRings triangle;
  triangle.points = {{0.0, 0.0}, {1.0, 0.0}, {0.0, 1.0}};
  triangle.closeRing();
  return triangle;
}

Polygons flattened(const std::vector<OutlineList>& polygons) {
  Polygons flat;
  for (const OutlineList& rings : polygons) {
    flat.shells.push_back(static_cast<Index>(flat.lists.size()));
    flat.lists.insert(flat.lists.end(), rings.begin(), rings.end());
  }
  return flat;
}

Outline randomSimpleOutline(Random& random, int count, int reach) {
  for (;;) {
    Outline outline;
    for (int i = 0; i < count; ++i) {
      const Vec2 p = random.latticePoint(reach);
      if (std::find(outline.begin(), outline.end(), p) == outline.end()) outline.push_back(p);
    }
    // Undo crossings by turning around what lies between (2-opt moves), each of which makes the
    // outline shorter. Points on edges may be left: then another try.
    const std::size_t size = outline.size();
    bool crossing = true;
    for (int round = 0; crossing && round < 2000; ++round) {
      crossing = false;
      for (std::size_t i = 0; i < size && !crossing; ++i) {
        for (std::size_t j = i + 2; j < size && !crossing; ++j) {
          if (i == 0 && j + 1 == size) continue;
          if (!meet(outline[i], outline[i + 1], outline[j], outline[(j + 1) % size])) continue;
          std::reverse(outline.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                       outline.begin() + static_cast<std::ptrdiff_t>(j) + 1);
          crossing = true;
        }
      }
    }
    if (!crossing && normalizeSimpleOutline(outline).status.ok()) return outline;
  }
}

Outline randomStar(Random& random, int count, double least) {
  Outline outline;
  for (int i = 0; i < count; ++i) {
    const double distance = random.between(least, 1.0);
    outline.push_back(distance * onCircle(static_cast<double>(i) / count));
  }
  return outline;
}

Outline comb(int teeth, double length, double slant) {
  Outline outline{{-1.0, 0.0}};
  const auto at = [&](double x, double y) { outline.push_back({x, y + slant * x}); };
  outline[0].y -= slant;
  for (int i = 0; i < teeth; ++i) {
    at(0.0, 2.0 * i);
    at(length, 2.0 * i + 1.0);
  }
  at(0.0, 2.0 * teeth);
  at(-1.0, 2.0 * teeth);
  return outline;
}

Outline spiral(int count) {
  // 90 corners a turn, in which the distance from the origin grows by a fifth.
  std::vector<Vec2> inner;
  double distance = 1.0;
  for (int i = 0; i < count / 2; ++i) {
    inner.push_back(distance * onCircle(i / 90.0));
    distance *= 1.002;
  }
  Outline outline = inner;
  for (std::size_t i = inner.size(); i > 0; --i) outline.push_back(1.1 * inner[i - 1]);
  return outline;
}

std::vector<OutlineList> cellOutlines(const std::vector<std::string>& rows, Random& random) {
  std::vector<Cell> cells;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    for (std::size_t c = 0; c < rows[r].size(); ++c) {
      // The first row is at the top.
      if (rows[r][c] == '#') {
        cells.emplace_back(static_cast<int>(c), static_cast<int>(rows.size() - 1 - r));
      }
    }
  }
  std::vector<OutlineList> polygons;
  while (!cells.empty()) {
    std::vector<Cell> part{cells.back()};
    cells.pop_back();
    for (std::size_t k = 0; k < part.size(); ++k) {
      const auto [x, y] = part[k];
      for (const Cell& neighbour : {Cell{x + 1, y}, {x - 1, y}, {x, y + 1}, {x, y - 1}}) {
        const auto found = std::find(cells.begin(), cells.end(), neighbour);
        if (found == cells.end()) continue;
        part.push_back(neighbour);
        cells.erase(found);
      }
    }
    polygons.push_back(traceCells(part, random));
  }
  return polygons;
}

std::vector<std::string> randomRows(Random& random, int width, int height, double density) {
  std::vector<std::string> rows(static_cast<std::size_t>(height));
  for (std::string& row : rows) {
    for (int c = 0; c < width; ++c) row += random.chance(density) ? '#' : '.';
  }
  return rows;
}

OutlineList randomCells(Random& random, int width, int height, double density) {
  for (;;) {
    std::vector<OutlineList> polygons =
        cellOutlines(randomRows(random, width, height, density), random);
    const auto largest = std::max_element(
        polygons.begin(), polygons.end(), [](const OutlineList& a, const OutlineList& b) {
          return std::abs(twiceArea(a[0])) < std::abs(twiceArea(b[0]));
        });
    if (largest != polygons.end()) return *largest;
  }
}

std::vector<OutlineList> letter(char symbol, Random& random) {
  const std::string_view glyph = kGlyphs[kLetters.find(symbol)];
  std::vector<std::string> rows;
  for (std::size_t r = 0; r < 7; ++r) rows.emplace_back(glyph.substr(5 * r, 5));
  return cellOutlines(rows, random);
}

OutlineList randomWithHoles(Random& random, int count, int holes) {
  OutlineList lists{randomStar(random, count, 0.8)};
  for (int h = 0; h < holes; ++h) {
    const Vec2 center = (holes == 1 ? 0.0 : 0.5) * onCircle(static_cast<double>(h) / holes);
    Outline hole = randomStar(random, random.integer(3, 9), 0.3);
    for (Vec2& p : hole) p = center + (0.9 / (holes + 2.0)) * p;
    lists.push_back(hole);
  }
  return lists;
}

OutlineList disguised(OutlineList lists, Random& random) {
  for (Outline& outline : lists) {
    if (random.chance(0.5)) std::reverse(outline.begin(), outline.end());
    const int shift = random.integer(0, static_cast<int>(outline.size()) - 1);
    std::rotate(outline.begin(), outline.begin() + shift, outline.end());
    Outline repeated;
    for (const Vec2 p : outline) {
      repeated.push_back(p);
      if (random.chance(0.2)) repeated.push_back(p);
    }
    if (random.chance(0.5)) repeated.push_back(repeated.front());
    outline = repeated;
  }
  return lists;
}

OutlineList sheared(OutlineList lists, double a, double b) {
  for (Outline& outline : lists) {
    for (Vec2& p : outline) p = {p.x + a * p.y, b * p.x + (1.0 + a * b) * p.y};
  }
  return lists;
}

OutlineList placed(OutlineList lists, double scale, Vec2 offset) {
  for (Outline& outline : lists) {
    for (Vec2& p : outline) p = scale * p + offset;
  }
  return lists;
}

const std::vector<Country>& countries() {
  static const std::vector<Country> kCountries = [] {
    std::vector<Country> list;
    const Json fixture = readFixture("countries.json");
    for (const Json& entry : fixture["countries"].array) {
      Country country{entry["name"].string + " " + entry["detail"].string, {}};
      for (const Json& ring : entry["rings"].array) {
        country.lists.emplace_back();
        for (std::size_t i = 0; i + 1 < ring.array.size(); i += 2) {
          country.lists.back().push_back({ring.array[i].number, ring.array[i + 1].number});
        }
      }
      list.push_back(country);
    }
    return list;
  }();
  return kCountries;
}

std::vector<NamedPolygon> corpus(int perFamily) {
  std::vector<NamedPolygon> polygons;
  for (int k = 0; k < perFamily; ++k) {
    Random random(1, static_cast<std::uint64_t>(k));
    const auto add = [&](const char* family, const OutlineList& lists) {
      polygons.push_back({family, ringsOf(lists)});
    };
    add("random", {randomSimpleOutline(random, random.integer(4, 24), 50)});
    add("random on a small grid", {randomSimpleOutline(random, random.integer(4, 20), 4)});
    add("star", {randomStar(random, random.integer(5, 24), 0.2)});
    add("round star", {randomStar(random, random.integer(5, 24), 0.9)});
    add("comb", {comb(random.integer(1, 9), random.integer(1, 20), 0.5 * random.integer(-4, 4))});
    add("spiral", {spiral(random.integer(3, 14) * 2)});
    const OutlineList cells = randomCells(random, 4, 4, 0.6);
    if (cells.size() == 1)
      add("cells", sheared(cells, random.integer(-2, 2), random.integer(-2, 2)));
    if (static_cast<std::size_t>(k) >= kLetters.size()) continue;
    for (const OutlineList& part : letter(kLetters[static_cast<std::size_t>(k)], random)) {
      if (part.size() == 1 && ringsOf(part).count() <= 30) add("letter", part);
    }
  }
  for (const Country& country : countries()) {
    if (country.lists.size() != 1 || country.lists[0].size() > 30) continue;
    const NormalizedRings normalized = normalizePolygonRings(spansOf(country.lists));
    if (normalized.status.ok()) polygons.push_back({"country", normalized.rings});
  }
  return polygons;
}

}  // namespace sepax::test
