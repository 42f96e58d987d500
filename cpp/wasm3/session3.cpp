#include "session3.hpp"

#include <optional>

#include "sepax/space3/algorithm/bounding_sphere.hpp"
#include "sepax/space3/query/collide_aabbs.hpp"
#include "sepax/space3/query/collide_spheres.hpp"

namespace sepax::space3::wasm {

namespace {

// Made by the compiler and never destroyed: the module needs no start-up and no exit code.
[[clang::no_destroy]] constinit Session instance;

/// Reads arguments off the input list.
class Reader {
 public:
  explicit Reader(const Buffers& buffers) : next_(buffers.input.get()) {}

  double number() { return *next_++; }
  double length() { return storedCoordinate(number()); }

  Vec3 vector() {
    const double x = number();
    const double y = number();
    return {x, y, number()};
  }
  Vec3 point() { return storedPoint(vector()); }

  Segment3 segment() {
    const Vec3 from = point();
    return {from, point()};
  }
  Plane plane() {
    const Vec3 normal = point();
    return {normal, point()};
  }
  Sphere sphere() {
    const Vec3 center = point();
    return {center, length()};
  }
  Aabb3 aabb() {
    Aabb3 bounds;
    bounds.min = point();
    bounds.max = point();
    return bounds;
  }
  OrientedBox box() {
    const Vec3 center = point();
    const Vec3 halfSizes = vector();
    const Vec3 axis = vector();
    return makeOrientedBox(center, halfSizes, {axis.x, axis.y, axis.z, number()});
  }
  std::vector<Vec3> points(std::uint32_t count) {
    std::vector<Vec3> points(count);
    for (Vec3& p : points) p = point();
    return points;
  }

 private:
  const double* next_;
};

/// Reads a polygon; if it is faulty, reports it as polygon 0 or 1 of the call.
std::optional<Polygon3> readPolygon(Reader& reader, std::uint32_t count, Buffers& buffers,
                                    int place = 0) {
  Polygon3::Result result = Polygon3::create(reader.points(count));
  if (!result.polygon) buffers.writeFault(result.status, place);
  return std::move(result.polygon);
}

}  // namespace

Session& session() { return instance; }

std::uintptr_t Session::recordAddress() const {
  return reinterpret_cast<std::uintptr_t>(buffers_.record.data());
}

std::uintptr_t Session::outputAddress() const {
  return reinterpret_cast<std::uintptr_t>(buffers_.output.get());
}

void Session::forget() {
  buffers_.input.reset();
  buffers_.output.reset();
}

std::uintptr_t Session::reserveInput(std::uint32_t count) {
  buffers_.input.reset(new double[count]);
  return reinterpret_cast<std::uintptr_t>(buffers_.input.get());
}

bool Session::planeOf(std::uint32_t count) {
  Reader reader(buffers_);
  const std::optional<Polygon3> polygon = readPolygon(reader, count, buffers_);
  if (polygon) buffers_.writePlane(0, polygon->plane());
  return polygon.has_value();
}

double Session::signedDistance() const {
  Reader reader(buffers_);
  const Vec3 point = reader.point();
  return space3::signedDistance(reader.plane(), point);
}

bool Session::signedPolygonDistance(std::uint32_t count) {
  Reader reader(buffers_);
  const Vec3 point = reader.point();
  const std::optional<Polygon3> polygon = readPolygon(reader, count, buffers_);
  if (polygon) {
    buffers_.record[record::kFromDistance] = space3::signedDistance(polygon->span(), point);
  }
  return polygon.has_value();
}

double Session::orientation() const {
  Reader reader(buffers_);
  const Segment3 ab = reader.segment();
  const Segment3 cd = reader.segment();
  return space3::orientation(ab.from, ab.to, cd.from, cd.to);
}

int Session::sideOfPlane() const {
  Reader reader(buffers_);
  const Vec3 point = reader.point();
  return signOf(height(reader.plane(), point));
}

bool Session::sideOfPolygon(std::uint32_t count) {
  Reader reader(buffers_);
  const Vec3 point = reader.point();
  const std::optional<Polygon3> polygon = readPolygon(reader, count, buffers_);
  if (polygon) buffers_.record[record::kFromSide] = signOf(height(polygon->span(), point));
  return polygon.has_value();
}

bool Session::pointInPolygon(std::uint32_t count) {
  Reader reader(buffers_);
  const Vec3 point = reader.point();
  const std::optional<Polygon3> polygon = readPolygon(reader, count, buffers_);
  if (polygon) {
    const Location location = space3::pointInPolygon(point, *polygon);
    buffers_.record[record::kLocation] = static_cast<double>(location);
  }
  return polygon.has_value();
}

void Session::intersectSegmentPlane() {
  Reader reader(buffers_);
  const Segment3 segment = reader.segment();
  buffers_.writeHit(space3::intersectSegmentPlane(segment, reader.plane()));
}

bool Session::intersectSegmentPolygonPlane(std::uint32_t count) {
  Reader reader(buffers_);
  const Segment3 segment = reader.segment();
  const std::optional<Polygon3> polygon = readPolygon(reader, count, buffers_);
  if (polygon) buffers_.writeHit(space3::intersectSegmentPlane(segment, polygon->span()));
  return polygon.has_value();
}

bool Session::intersectSegmentPolygon(std::uint32_t count) {
  Reader reader(buffers_);
  const Segment3 segment = reader.segment();
  const std::optional<Polygon3> polygon = readPolygon(reader, count, buffers_);
  if (polygon) buffers_.writeHit(space3::intersectSegmentPolygon(segment, *polygon));
  return polygon.has_value();
}

bool Session::traceSegmentPolygon(std::uint32_t count) {
  Reader reader(buffers_);
  const Segment3 segment = reader.segment();
  const std::optional<Polygon3> polygon = readPolygon(reader, count, buffers_);
  if (polygon) buffers_.writeTrace(space3::traceSegmentPolygon(segment, *polygon), *polygon);
  return polygon.has_value();
}

bool Session::intersectPolygons(std::uint32_t countA, std::uint32_t countB) {
  Reader reader(buffers_);
  const std::optional<Polygon3> a = readPolygon(reader, countA, buffers_, 0);
  if (!a) return false;
  const std::optional<Polygon3> b = readPolygon(reader, countB, buffers_, 1);
  if (!b) return false;
  buffers_.writeHit(space3::intersectPolygons(*a, *b));
  return true;
}

bool Session::sweepPoint(std::uint32_t count) {
  Reader reader(buffers_);
  const Segment3 motion = reader.segment();
  const Segment3 polygonMotion = reader.segment();
  const std::optional<Polygon3> polygon = readPolygon(reader, count, buffers_);
  if (polygon) {
    buffers_.writeSweep(space3::sweepPoint(motion, *polygon, polygonMotion));
  }
  return polygon.has_value();
}

void Session::boundsOf(std::uint32_t count) {
  buffers_.writeBounds(0, space3::boundsOf(Reader(buffers_).points(count)));
}

void Session::boundingSphere(std::uint32_t count) {
  buffers_.writeSphere(space3::boundingSphere(Reader(buffers_).points(count)));
}

void Session::centroidSphere(std::uint32_t count) {
  buffers_.writeSphere(space3::centroidSphere(Reader(buffers_).points(count)));
}

void Session::collideSpheres() {
  Reader reader(buffers_);
  const Sphere a = reader.sphere();
  buffers_.writeCollision(space3::collideSpheres(a, reader.sphere()));
}

void Session::collideAabbs() {
  Reader reader(buffers_);
  const Aabb3 a = reader.aabb();
  buffers_.writeCollision(space3::collideAabbs(a, reader.aabb()));
}

void Session::collideBoxes() {
  Reader reader(buffers_);
  const OrientedBox a = reader.box();
  buffers_.writeCollision(space3::collideBoxes(a, reader.box()));
}

void Session::traceBoxes() {
  Reader reader(buffers_);
  const OrientedBox a = reader.box();
  buffers_.writeTrace(space3::traceBoxes(a, reader.box()));
}

void Session::cornersOf() { buffers_.writePoints(space3::cornersOf(Reader(buffers_).box())); }

void Session::rotationAbout() {
  Reader reader(buffers_);
  const Vec3 axis = reader.point();
  const Quaternion rotation = space3::rotationAbout(axis, reader.number());
  double* at = &buffers_.record[record::kQuaternion];
  put(at, {rotation.x, rotation.y, rotation.z});
  at[3] = rotation.w;
}

}  // namespace sepax::space3::wasm
