#include "sepax/space3/query/sweep_point.hpp"

namespace sepax::space3 {

PointSweep sweepPoint(const Segment3& motion, const Polygon3& polygon,
                      const Segment3& polygonMotion) {
  const Segment3 relative{storedPoint(motion.from - polygonMotion.from),
                          storedPoint(motion.to - polygonMotion.to)};
  const SegmentPolygonHit hit = intersectSegmentPolygon(relative, polygon);
  const Vec3& normal = polygon.plane().normal;
  return {hit.intersects, hit.time, motion.at(hit.time), hit.plane.fromSide < 0 ? -normal : normal};
}

}  // namespace sepax::space3
