/// JS names of the 3D part: plain exports of wasm, without Embind (see CMakeLists.txt).
#include "arena.hpp"
#include "session3.hpp"

using sepax::space3::wasm::session;

extern "C" {

[[clang::export_name("_recordAddress")]] std::uintptr_t recordAddress() {
  return session().recordAddress();
}

[[clang::export_name("_outputAddress")]] std::uintptr_t outputAddress() {
  return session().outputAddress();
}

[[clang::export_name("_reserveInput")]] std::uintptr_t reserveInput(std::uint32_t count) {
  // A call begins, and with it the memory.
  session().forget();
  sepax::space3::wasm::clearArena();
  return session().reserveInput(count);
}

[[clang::export_name("_planeOf")]] bool planeOf(std::uint32_t count) {
  return session().planeOf(count);
}

[[clang::export_name("_signedDistance")]] double signedDistance() {
  return session().signedDistance();
}

[[clang::export_name("_signedPolygonDistance")]] bool signedPolygonDistance(std::uint32_t count) {
  return session().signedPolygonDistance(count);
}

[[clang::export_name("_orientation")]] double orientation() { return session().orientation(); }

[[clang::export_name("_sideOfPlane")]] int sideOfPlane() { return session().sideOfPlane(); }

[[clang::export_name("_sideOfPolygon")]] bool sideOfPolygon(std::uint32_t count) {
  return session().sideOfPolygon(count);
}

[[clang::export_name("_pointInPolygon")]] bool pointInPolygon(std::uint32_t count) {
  return session().pointInPolygon(count);
}

[[clang::export_name("_intersectSegmentPlane")]] void intersectSegmentPlane() {
  session().intersectSegmentPlane();
}

[[clang::export_name("_intersectSegmentPolygonPlane")]] bool intersectSegmentPolygonPlane(
    std::uint32_t count) {
  return session().intersectSegmentPolygonPlane(count);
}

[[clang::export_name("_intersectSegmentPolygon")]] bool intersectSegmentPolygon(
    std::uint32_t count) {
  return session().intersectSegmentPolygon(count);
}

[[clang::export_name("_traceSegmentPolygon")]] bool traceSegmentPolygon(std::uint32_t count) {
  return session().traceSegmentPolygon(count);
}

[[clang::export_name("_intersectPolygons")]] bool intersectPolygons(std::uint32_t countA,
                                                                    std::uint32_t countB) {
  return session().intersectPolygons(countA, countB);
}

[[clang::export_name("_sweepPoint")]] bool sweepPoint(std::uint32_t count) {
  return session().sweepPoint(count);
}

[[clang::export_name("_boundsOf")]] void boundsOf(std::uint32_t count) {
  session().boundsOf(count);
}

[[clang::export_name("_boundingSphere")]] void boundingSphere(std::uint32_t count) {
  session().boundingSphere(count);
}

[[clang::export_name("_centroidSphere")]] void centroidSphere(std::uint32_t count) {
  session().centroidSphere(count);
}

[[clang::export_name("_collideSpheres")]] void collideSpheres() { session().collideSpheres(); }

[[clang::export_name("_collideAabbs")]] void collideAabbs() { session().collideAabbs(); }

[[clang::export_name("_collideBoxes")]] void collideBoxes() { session().collideBoxes(); }

[[clang::export_name("_traceBoxes")]] void traceBoxes() { session().traceBoxes(); }

[[clang::export_name("_cornersOf")]] void cornersOf() { session().cornersOf(); }

[[clang::export_name("_rotationAbout")]] void rotationAbout() { session().rotationAbout(); }

}  // extern "C"
