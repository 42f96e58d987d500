#include "session.hpp"

#include "sepax/query/collide.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/query/trace.hpp"

namespace sepax::wasm {

namespace {

// At namespace scope and never destroyed: a function-local static would pull in the guards of
// thread-safe statics, their error messages, and printf with them.
[[clang::no_destroy]] Session instance;

}  // namespace

Session& session() { return instance; }

std::uintptr_t Session::recordAddress() const {
  return reinterpret_cast<std::uintptr_t>(buffers_.record.data());
}

std::uintptr_t Session::outputAddress() const {
  return reinterpret_cast<std::uintptr_t>(buffers_.output.data());
}

std::uintptr_t Session::reserveInput(std::uint32_t count) {
  buffers_.input.resize(count);
  return reinterpret_cast<std::uintptr_t>(buffers_.input.data());
}

RawHandle Session::createPolygon(std::uint32_t count) {
  std::vector<Vec2> points(count);
  for (std::uint32_t i = 0; i < count; ++i) {
    points[i] = {buffers_.input[2 * i], buffers_.input[2 * i + 1]};
  }
  ConvexPolygon::Result result = ConvexPolygon::create(points);
  buffers_.record[record::kFault] = static_cast<double>(result.status.fault);
  buffers_.record[record::kFaultFirst] = result.status.first;
  buffers_.record[record::kFaultSecond] = result.status.second;
  if (!result.polygon) return 0.0;
  return static_cast<RawHandle>(shapes_.insert(PolygonInstance(*std::move(result.polygon))));
}

PolygonInstance* Session::find(RawHandle handle) {
  return shapes_.find(static_cast<SlotMap<PolygonInstance>::Handle>(handle));
}

bool Session::destroy(RawHandle handle) {
  return shapes_.erase(static_cast<SlotMap<PolygonInstance>::Handle>(handle));
}

std::uint32_t Session::shapeCount() const { return shapes_.size(); }

bool Session::setTransform(RawHandle handle, double x, double y, double angle) {
  PolygonInstance* shape = find(handle);
  if (shape == nullptr) return false;
  shape->setTransform({storedPoint({x, y}), Rotation::fromAngle(angle)});
  return true;
}

std::uint32_t Session::regularPoints(std::uint32_t sides, double radius) {
  buffers_.writePoints(regularOutline(sides, radius));
  return sides;
}

std::uint32_t Session::localPoints(RawHandle handle) {
  const PolygonInstance* shape = find(handle);
  if (shape == nullptr) return 0;
  buffers_.writePoints(shape->local().vertices());
  return static_cast<std::uint32_t>(shape->local().vertices().size());
}

std::uint32_t Session::worldPoints(RawHandle handle) {
  const PolygonInstance* shape = find(handle);
  if (shape == nullptr) return 0;
  std::vector<Vec2> points = shape->local().vertices();
  for (Vec2& point : points) point = shape->transform().apply(point);
  buffers_.writePoints(points);
  return static_cast<std::uint32_t>(points.size());
}

bool Session::measure(RawHandle handle) {
  PolygonInstance* shape = find(handle);
  if (shape == nullptr) return false;
  const Vec2 centroid = shape->transform().apply(shape->local().centroid());
  const Bounds& bounds = shape->placed().bounds();
  double* at = buffers_.record.data();
  at[record::kArea] = shape->local().area();
  at[record::kCentroid] = centroid.x;
  at[record::kCentroid + 1] = centroid.y;
  at[record::kBounds] = bounds.min.x;
  at[record::kBounds + 1] = bounds.min.y;
  at[record::kBounds + 2] = bounds.max.x;
  at[record::kBounds + 3] = bounds.max.y;
  return true;
}

bool Session::intersects(RawHandle a, RawHandle b) {
  PolygonInstance* first = find(a);
  PolygonInstance* second = find(b);
  return first != nullptr && second != nullptr &&
         sepax::intersects(first->placed(), second->placed());
}

bool Session::collide(RawHandle a, RawHandle b, double velocityX, double velocityY) {
  PolygonInstance* first = find(a);
  PolygonInstance* second = find(b);
  if (first == nullptr || second == nullptr) return false;
  buffers_.writeCollision(
      sepax::collide(first->placed(), second->placed(), storedPoint({velocityX, velocityY})));
  return true;
}

std::uint32_t Session::trace(RawHandle a, RawHandle b, double velocityX, double velocityY) {
  PolygonInstance* first = find(a);
  PolygonInstance* second = find(b);
  if (first == nullptr || second == nullptr) return 0;
  const Trace trace =
      sepax::trace(first->placed(), second->placed(), storedPoint({velocityX, velocityY}));
  buffers_.writeTrace(trace);
  return static_cast<std::uint32_t>(trace.steps.size());
}

}  // namespace sepax::wasm
