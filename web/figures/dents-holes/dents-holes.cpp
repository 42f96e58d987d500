#include "../separating-axis/separating-axis.cpp"

#include <iterator>
#include <utility>

Vector operator+(Vector p, Vector q) { return {p.x + q.x, p.y + q.y}; }
Vector operator-(Vector p, Vector q) { return {p.x - q.x, p.y - q.y}; }
Vector operator*(double k, Vector p) { return {k * p.x, k * p.y}; }
double dot(Vector p, Vector q) { return p.x * q.x + p.y * q.y; }
double cross(Vector p, Vector q) { return p.x * q.y - p.y * q.x; }

/** The convex hull: what the shadows know of a shape. */
//# hull
Shape hullOf(Shape points) {
  const auto half = [](const Shape& list, Shape& hull) {
    const std::size_t first = hull.size();
    for (const Vector p : list) {
      while (hull.size() > first + 1 &&
             cross(hull.back() - hull.rbegin()[1], p - hull.back()) <= 0) {
        hull.pop_back();
      }
      hull.push_back(p);
    }
    hull.pop_back();
  };
  const auto before = [](Vector p, Vector q) {
    return p.x < q.x || (p.x == q.x && p.y < q.y);
  };
  std::ranges::sort(points, before);
  Shape hull;
  half(points, hull);
  std::ranges::reverse(points);
  half(points, hull);
  return hull;
}
//#

/** Whether a meets any of the pieces of a shape. */
//# cut apart
bool meets(const Shape& a, std::span<const Shape> pieces) {
  return std::ranges::any_of(pieces, [&](const Shape& piece) {
    return intersects(a, piece);
  });
}
//#

/** Wrong: pieces may push for the same overlap. */
//# sum
Vector summed(std::span<const Vector> pushes) {
  Vector sum{};
  for (const Vector push : pushes) sum = sum + push;
  return sum;
}
//#

/** Wrong: the deepest piece knows nothing of the others. */
//# deepest
Vector deepest(std::span<const Vector> pushes) {
  return *std::ranges::max_element(
      pushes, {}, [](Vector push) { return dot(push, push); });
}
//#

/** The motions of a that make it overlap a piece. */
//# piece
Shape forbidden(const Shape& a, const Shape& piece) {
  Shape differences;
  for (const Vector q : piece) {
    for (const Vector p : a) differences.push_back(q - p);
  }
  return hullOf(std::move(differences));
}

struct Edge {
  Vector from, to;
  Vector way() const { return to - from; }
};

std::vector<Edge> edgesOf(const Shape& region) {
  std::vector<Edge> edges;
  for (std::size_t i = 0; i < region.size(); ++i) {
    edges.push_back({region[i], region[(i + 1) % region.size()]});
  }
  return edges;
}

/** Whether a motion is inside, by more than rounding. */
bool inside(const Shape& region, Vector t) {
  return std::ranges::all_of(edgesOf(region), [&](Edge edge) {
    const double length = std::sqrt(dot(edge.way(), edge.way()));
    return cross(edge.way(), t - edge.from) > 1e-9 * length;
  });
}
//#

/** The point of an edge that is nearest to 0. */
Vector nearest(Edge edge) {
  const Vector way = edge.way();
  const double share = -dot(edge.from, way) / dot(way, way);
  return edge.from + std::clamp(share, 0.0, 1.0) * way;
}

/** Adds the point where two edges cross, if they do. */
void addCrossing(Edge edge, Edge other,
                 std::vector<Vector>& ends) {
  const double det = cross(edge.way(), other.way());
  const Vector apart = other.from - edge.from;
  const double share = cross(apart, other.way()) / det;
  const double otherShare = cross(apart, edge.way()) / det;
  const auto within = [](double t) { return t >= 0 && t <= 1; };
  if (!within(share) || !within(otherShare)) return;
  ends.push_back(edge.from + share * edge.way());
}

/** The shortest way for a out of all pieces at once. */
//# whole
Vector wayOut(const Shape& a, std::span<const Shape> pieces) {
  std::vector<Shape> regions;
  std::vector<Edge> edges;
  for (const Shape& piece : pieces) {
    regions.push_back(forbidden(a, piece));
    std::ranges::copy(edgesOf(regions.back()),
                      std::back_inserter(edges));
  }
  // The border of the union is made of parts of edges: the
  // shortest way ends at a nearest point or a crossing.
  std::vector<Vector> ends{Vector{}};
  for (const Edge edge : edges) {
    ends.push_back(nearest(edge));
    for (const Edge other : edges) addCrossing(edge, other, ends);
  }
  std::erase_if(ends, [&](Vector t) {
    return std::ranges::any_of(
        regions, [&](const Shape& one) { return inside(one, t); });
  });
  return *std::ranges::min_element(
      ends, {}, [](Vector t) { return dot(t, t); });
}
