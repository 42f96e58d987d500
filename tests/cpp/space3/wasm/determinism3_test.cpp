// The same inputs give the same bits natively and in the module that ships: the twin of this file,
// tests/js/space3/determinism.test.ts, asks the module the same and must find the same number.
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "session3.hpp"
#include "support/random.hpp"

namespace sepax::space3::wasm::determinism3_test {
namespace {

constexpr std::uint64_t kGolden = 15108899626585357154U;

/// Asks a session and mixes the records of its answers into one number.
class Questioner {
 public:
  /// Numbers in sixteenths, among which much coincides, or any.
  void draw(std::size_t count) {
    const bool coarse = random_.chance(0.5);
    for (std::size_t i = 0; i < count; ++i) {
      const double x = random_.between(-4.0, 4.0);
      input_.push_back(coarse ? std::floor(x) : x);
    }
  }

  /// A quadrilateral in a plane through the y axis.
  void drawPolygon() {
    const double slope = std::floor(random_.between(-3.0, 3.0));
    for (int i = 0; i < 4; ++i) {
      const double x = std::floor(random_.between(-4.0, 4.0));
      const double y = std::floor(random_.between(-4.0, 4.0));
      input_.insert(input_.end(), {x, y, slope * x});
    }
  }

  void drawBox() {
    draw(3);
    for (int i = 0; i < 3; ++i) input_.push_back(random_.between(0.5, 3.0));
    for (int i = 0; i < 4; ++i) input_.push_back(random_.between(0.1, 1.0));
  }

  void drawSphere() {
    draw(3);
    input_.push_back(random_.between(0.0, 4.0));
  }

  void drawAabb() {
    draw(3);
    for (int i = 0; i < 3; ++i) input_.push_back(random_.between(4.0, 6.0));
  }

  template <class Query>
  void ask(Query query) {
    auto* at =
        reinterpret_cast<double*>(session_.reserveInput(static_cast<std::uint32_t>(input_.size())));
    for (const double x : input_) *at++ = x;
    input_.clear();
    query(session_);
    const auto* record = reinterpret_cast<const double*>(session_.recordAddress());
    for (std::size_t i = 0; i < record::kSize; ++i) mix(record[i]);
  }

  [[nodiscard]] std::uint64_t value() const { return state_; }

  void mix(double x) {
    // The bits of what is no number differ between machines.
    const std::uint64_t bits = std::isnan(x) ? 0 : std::bit_cast<std::uint64_t>(x);
    state_ = (state_ ^ bits) * 0x9e3779b97f4a7c15;
    state_ ^= state_ >> 29;
  }

 private:
  Session session_;
  test::Random random_{20261121};
  std::vector<double> input_;
  std::uint64_t state_ = 0;
};

TEST(Determinism3Test, TwentyThousandAnswersHaveTheGoldenHash) {
  Questioner q;
  for (int i = 0; i < 1000; ++i) {
    q.drawPolygon();
    q.ask([](Session& s) { s.planeOf(4); });
    q.draw(9);
    q.ask([&q](Session& s) { q.mix(s.signedDistance()); });
    q.draw(12);
    q.ask([&q](Session& s) { q.mix(s.orientation()); });
    q.draw(9);
    q.ask([&q](Session& s) { q.mix(s.sideOfPlane()); });
    q.draw(3);
    q.drawPolygon();
    q.ask([](Session& s) { s.signedPolygonDistance(4); });
    q.draw(3);
    q.drawPolygon();
    q.ask([](Session& s) { s.sideOfPolygon(4); });
    q.draw(3);
    q.drawPolygon();
    q.ask([](Session& s) { s.pointInPolygon(4); });
    q.draw(12);
    q.ask([](Session& s) { s.intersectSegmentPlane(); });
    q.draw(6);
    q.drawPolygon();
    q.ask([](Session& s) { s.intersectSegmentPolygonPlane(4); });
    q.draw(6);
    q.drawPolygon();
    q.ask([](Session& s) { s.intersectSegmentPolygon(4); });
    q.draw(6);
    q.drawPolygon();
    q.ask([](Session& s) { s.traceSegmentPolygon(4); });
    q.drawPolygon();
    q.drawPolygon();
    q.ask([](Session& s) { s.intersectPolygons(4, 4); });
    q.draw(12);
    q.drawPolygon();
    q.ask([](Session& s) { s.sweepPoint(4); });
    q.draw(15);
    q.ask([](Session& s) { s.boundsOf(5); });
    q.draw(18);
    q.ask([](Session& s) { s.boundingSphere(6); });
    q.draw(18);
    q.ask([](Session& s) { s.centroidSphere(6); });
    q.drawSphere();
    q.drawSphere();
    q.ask([](Session& s) { s.collideSpheres(); });
    q.drawAabb();
    q.drawAabb();
    q.ask([](Session& s) { s.collideAabbs(); });
    q.drawBox();
    q.drawBox();
    q.ask([](Session& s) { s.collideBoxes(); });
    q.drawBox();
    q.drawBox();
    q.ask([](Session& s) { s.traceBoxes(); });
    q.draw(4);
    q.ask([](Session& s) { s.rotationAbout(); });
  }
  EXPECT_EQ(q.value(), kGolden);
}

}  // namespace
}  // namespace sepax::space3::wasm::determinism3_test
