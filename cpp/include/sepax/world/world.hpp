/// Many bodies: who touches whom, frame after frame, and questions about all of them.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sepax/assert.hpp"
#include "sepax/broad_phase/broad_phase.hpp"
#include "sepax/broad_phase/bvh.hpp"
#include "sepax/function_ref.hpp"
#include "sepax/query/manifold.hpp"
#include "sepax/query/ray_cast.hpp"
#include "sepax/query/shape_cast.hpp"
#include "sepax/query/walk.hpp"
#include "sepax/tolerance.hpp"
#include "sepax/world/body_store.hpp"
#include "sepax/world/contact_finder.hpp"
#include "sepax/world/contact_list.hpp"
#include "sepax/world/fast_bodies.hpp"
#include "sepax/world/fresh_contacts.hpp"
#include "sepax/world/kept_contacts.hpp"
#include "sepax/world/preview.hpp"
#include "sepax/world/touches.hpp"

namespace sepax {

/// Whether an update or a refresh could be done; if not, nothing changed.
struct UpdateStatus {
  /// The body whose target is no place, or kNoBody.
  BodyId body = kNoBody;
  /// Which number of its target: 0 for x, 1 for y, 2 for the angle.
  std::uint32_t component = 0;

  /// Whether it was done.
  [[nodiscard]] constexpr bool ok() const { return body == kNoBody; }
};

/// Which bodies a question is about.
struct BodyFilter {
  /// Bodies of at least one of these kinds count.
  std::uint32_t mask = 0xffffffff;
  /// Whether sensors count.
  bool sensors = true;
  /// What doesn't, in ascending order.
  std::span<const BodyId> excluded{};

  /// Whether a body counts.
  [[nodiscard]] bool accepts(BodyId id, const BodyTraits& traits) const {
    return (traits.category & mask) != 0 && (sensors || !traits.has(body_flag::kSensor)) &&
           (excluded.empty() || !std::binary_search(excluded.begin(), excluded.end(), id));
  }
};

/// Which bodies are platforms that can be passed from below: see walk.
struct OneWayBodies {
  /// Bodies of at least one of these kinds.
  std::uint32_t mask = 0;
  /// And these, in ascending order.
  std::span<const BodyId> bodies{};
};

/// Where a way meets a body.
struct BodyCrossing {
  /// kNoBody if it meets none.
  BodyId body = kNoBody;
  /// Where it comes in.
  BoundaryCrossing entry;
};

/// What a moving shape meets first.
struct BodyImpact {
  /// kNoBody if nothing.
  BodyId body = kNoBody;
  /// From the shape towards the body.
  Impact impact;
};

/// Bodies that move, and what there is to know about them.
///
/// Bodies get targets, update() brings them there, and then contacts(), touches() and the queries
/// speak of where they stand. Until the next update, refresh() lets queries see bodies at their
/// targets already; contacts() and touches() stay, and so does what the next update will find. All
/// answers depend on the bodies and their numbers alone, not on what was asked before: equal worlds
/// stay equal, on every platform.
///
/// A number that is given to a call is that of a body that is there, unless it says otherwise:
/// BodyStore::has tells. With any other, memory is read and written that is no body's, unless
/// SEPAX_ASSERT is there to end the program first.
class World {
 public:
  World() = default;
  World(const World&) = delete;
  World& operator=(const World&) = delete;
  /// What is left behind may only be destroyed or assigned to, whatever it says about itself.
  World(World&&) = default;
  /// Takes over the world as the constructor does.
  World& operator=(World&&) = default;
  ~World() = default;

  /// Adds a body; queries see it at once, contacts from the next update on. The form is one that
  /// bodies can have, see isBodyForm; the pose is a place: finite, within kMaxCoordinate, its angle
  /// within kMaxAngle. O(n) and what the next update does for it.
  BodyId add(std::shared_ptr<const Geometry> geometry, const Pose& pose, const BodyTraits& traits);
  /// Adds bodies of these forms, as many as there are poses, or all of the same one; puts their
  /// numbers into `ids`, which is as long as `poses`.
  void addMany(std::span<const std::shared_ptr<const Geometry>> forms, std::span<const Pose> poses,
               const BodyTraits& traits, std::span<BodyId> ids);
  /// Removes a body. Its contacts end with the next update, and are among contacts() until then.
  /// O(impacts).
  void remove(BodyId id);
  /// Makes a body something else to others. O(1).
  void setTraits(BodyId id, const BodyTraits& traits);

  /// How far the bodies of a contact may come apart before it ends, times the sum of the longer
  /// sides of their boxes. 0 if the last shared point ends it.
  [[nodiscard]] double slop() const { return slop_; }
  /// From 0 to kMostSlop; kContactSlop at first. Counts from the next update on.
  void setSlop(double slop) {
    SEPAX_ASSERT(slop >= 0.0 && slop <= kMostSlop);
    slop_ = slop;
  }

  /// Gives a body another form, one that bodies can have. Queries see it at once, contacts from the
  /// next update on. O(n).
  void setForm(BodyId id, std::shared_ptr<const Geometry> geometry);
  /// Scales a body in another way, or has it turn about another point of its form, which has to be
  /// one that bodies can have then, too. O(n).
  void reshape(BodyId id, Vec2 scale, Vec2 pivot);

  /// Has two bodies, the lesser number first (see orderedPair), never meet, or meet again. A body
  /// and itself never do anyway. O(ignored pairs).
  void ignore(ProxyPair pair, bool ignored);

  /// How the bodies are to be scaled, one for each number up to the end. Until bodies are added. A
  /// snapshot has it.
  [[nodiscard]] std::span<Vec2> scales() { return bodies_.scales(); }
  /// Scales all bodies as scales() says, unless allows(form, scale) is false for one: then its
  /// number is returned and nothing changed, else kNoBody. What it allows are forms that bodies can
  /// have. As reshape, but the second time without memory, and placed by lanes. With `take` false
  /// it only finds out.
  BodyId rescale(FunctionRef<bool(const Geometry&, Vec2)> allows, bool take = true);

  /// What the bodies are and where they stand.
  [[nodiscard]] const BodyStore& bodies() const { return bodies_; }
  /// Where the bodies are to stand after the next update; one for each number up to the end, of
  /// which those without a body count for nothing. Until bodies are added: then ask again.
  [[nodiscard]] std::span<Pose> targets() { return bodies_.targets(); }

  /// Brings all bodies to their targets, or as far as fast ones get, and finds contacts. A scan of
  /// all targets; besides, what moved has to be placed and compared. If that is much, all contacts
  /// are found anew, by a grid (see FreshContacts), and the tree that queries ask is brought up to
  /// date by the first that does; if it is little, those of the others are remembered (see
  /// BroadPhase::update and ContactFinder).
  UpdateStatus update();

  /// Lets queries see these bodies at their targets, whatever is in the way of fast ones. Numbers
  /// that no body has count for nothing. O(what moved).
  UpdateStatus refresh(std::span<const BodyId> ids);
  /// The same for all bodies. A scan of all targets besides.
  UpdateStatus refresh();

  /// The contacts of the last update: in the order of their pairs, none with disabled bodies. What
  /// fast bodies met on their way is among them, with depth 0 if it is not touched any more. So are
  /// those that began before and whose bodies are apart by no more than slop(): see
  /// ContactList::kept.
  [[nodiscard]] const ContactList& contacts() const { return contacts_; }
  /// Which contacts began and ended with the last update.
  [[nodiscard]] const Touches& touches() const { return touches_; }
  /// For a contact of a body that was removed before anybody was told that it began: that it ends
  /// is not told, either. The lesser number comes first. O(contacts).
  void forgetTouch(ProxyPair pair) { touches_.forget(pair); }

  /// Pushes bodies that overlap apart, static ones excepted, and sensors neither push nor are
  /// pushed: in each iteration every contact gives way a little, half of its depth on either side.
  /// Moves targets along, and where bodies are seen. Stops early when nothing overlaps any more
  /// within kSlideSkin of the sizes. Returns the greatest depth that is left; contacts() are those
  /// at the end, but began() and ended() speak of the last update.
  double separate(std::uint32_t iterations);

  /// How much nearer to b, along `normal`, body a is to stand than it stood at the last update.
  [[nodiscard]] double nearerBy(BodyId a, BodyId b, Vec2 normal) const;

  /// Where a body gets that wants to move by `motion`, from where it is seen, among those that it
  /// meets and that count, sensors excepted: see the function walk. The obstacles of the walls are
  /// numbers of bodies. Moves nothing. `looked` says how far around the body others were looked at.
  [[nodiscard]] Walk moveAndSlide(BodyId id, Vec2 motion, const WalkOptions& options = {},
                                  const BodyFilter& filter = {}, const OneWayBodies& oneWay = {},
                                  double* looked = nullptr);
  /// What may be in the way of a body, up to so far around it, in the order of the numbers.
  void findInTheWay(BodyId id, double reach, const BodyFilter& filter, std::vector<BodyId>& found);

  // Queries. Answers are in the order of the numbers unless they say otherwise; disabled bodies
  // don't count. They are put into `found`, which is cleared first.

  /// The bodies that share a point with the shape. Exact.
  void findOverlaps(const PlacedShape& shape, const BodyFilter& filter, std::vector<BodyId>& found);
  /// The bodies that the point belongs to. Exact.
  void findAt(Vec2 point, const BodyFilter& filter, std::vector<BodyId>& found);
  /// Up to `count` bodies within the distance of the point, nearest first; of equally near ones the
  /// lesser number first. The point is at distance 0 of what it is in.
  void findNearest(Vec2 point, std::uint32_t count, double distance, const BodyFilter& filter,
                   std::vector<BodyId>& found);
  /// The body that a ray meets first; of several at the same fraction the one with the least
  /// number.
  [[nodiscard]] BodyCrossing castRay(Vec2 from, Vec2 direction, double maxFraction,
                                     const BodyFilter& filter);
  /// Whether a ray meets any body.
  [[nodiscard]] bool rayMeetsAny(Vec2 from, Vec2 direction, double maxFraction,
                                 const BodyFilter& filter);
  /// All bodies that a ray meets, in order.
  void castRayAll(Vec2 from, Vec2 direction, double maxFraction, const BodyFilter& filter,
                  std::vector<BodyCrossing>& found);
  /// What a shape meets first that goes straight by `way`; of several the one with the least
  /// number.
  [[nodiscard]] BodyImpact castShape(const PlacedShape& shape, Vec2 way, const BodyFilter& filter);

  /// The points of contact of two bodies where they stood at the last update: of those that shared
  /// none, but were apart by no more than slop(), the one in the middle of the gap. None if one of
  /// the two was removed since; both numbers are below the end.
  [[nodiscard]] Manifold manifoldOf(BodyId a, BodyId b);

  /// Calls visit(box, depth) for every box of the tree, to show it.
  template <class Visit>
  void visitTree(Visit&& visit) {
    searchable().index().visitBoxes(visit);
  }

  /// For a snapshot.
  struct State {
    /// The bodies, each in its place.
    BodyStore bodies;
    /// The pairs that touch.
    std::vector<ProxyPair> touching;
    /// What fast bodies met in the last update.
    std::vector<BodyContact> impacts;
    /// See World::slop.
    double slop = kContactSlop;
  };
  /// What stopped fast bodies in the last update, as far as it is still there.
  [[nodiscard]] std::span<const BodyContact> impacts() const { return impacts_; }
  /// Becomes the world that had this state.
  void restore(State state);

  // Where memory runs out in the middle of a call and the host leaves it there, no destructor runs
  // (see cpp/wasm/memory.hpp). So a call computes aside, and then changes the world without
  // allocating anything: bodies, poses, contacts and touches are as they were before it. Only what
  // follows from them may be left half done.

  /// After a call that was left: drops all that may be half done. Allocates nothing.
  void recover();
  /// Before placed bodies are looked at from outside: computes again what was dropped, if it was.
  void warm() { static_cast<void>(derived()); }
  /// Calls visit(memory) for the lists that a call may have moved before it was left.
  template <class Visit>
  void visitMemory(Visit&& visit) const {
    bodies_.visitMemory(visit);
    preview_.visitMemory(visit);
  }

 private:
  /// All that follows from the bodies and where they stand.
  struct Derived {
    /// Of a body that has `moved`. Allocates nothing.
    void change(BodyId id);
    /// Of one that is another or elsewhere. Allocates nothing.
    void mark(BodyId id);

    BroadPhase<Bvh> broadPhase;
    ContactFinder finder;
    FreshContacts fresh;
    KeptContacts kept;
    FastBodies fast;
    /// Of all bodies where they are shown, but for those that `moved`.
    ContactList found;
    /// With what stopped fast bodies.
    ContactList withImpacts;
    /// Contacts that don't fit where they are to go, to be exchanged for what is there.
    ContactList spare;
    /// The bodies whose targets are not where they stand.
    std::vector<BodyId> toMove;
    /// For each number whether its body is another, is elsewhere or meets others since contacts
    /// were found.
    std::vector<std::uint8_t> moved;
    /// Of how many that is so.
    std::size_t changed = 0;
    /// The bodies of which the broad phase does not know where they are, with room for all; and for
    /// each number whether it is among them.
    std::vector<BodyId> behind;
    std::vector<std::uint8_t> isBehind;
    /// Whether few bodies moved the last time, too.
    bool calm = false;
    std::vector<BodyContact> nextImpacts;
    /// Depends on what was peeked at, so that no compiler leaves that out.
    double peeked = 0.0;
    std::vector<Vec2> offsets;
    /// Where bodies that are pushed apart are shown, and their targets.
    std::vector<Pose> pushed;
    std::vector<Pose> pushedTargets;
    Preview pushedPreview;
  };

  [[nodiscard]] Derived& derived() {
    if (!derived_) derive();
    return *derived_;
  }
  void derive();
  /// What finds bodies by their places; brought up to date when it is asked for.
  [[nodiscard]] BroadPhase<Bvh>& searchable() {
    Derived& here = derived();
    if (!here.behind.empty()) catchUp(here);
    return here.broadPhase;
  }
  void catchUp(Derived& derived);
  [[nodiscard]] PlacedBody::Pointer makeForm(BodyId id, std::shared_ptr<const Geometry> geometry);
  void takeForm(BodyId id, PlacedBody::Pointer placed);
  void noteChanged(BodyId id);
  [[nodiscard]] const Pose& shownAt(BodyId id) const;
  [[nodiscard]] static UpdateStatus checkTarget(BodyId id, const Pose& target);
  [[nodiscard]] UpdateStatus findMoved(Derived& derived);
  [[nodiscard]] UpdateStatus findUnseen(BodyId id, Derived& derived) const;
  void showUnseen(Derived& derived);
  void goBack(Derived& derived);
  void push(BodyId id, Vec2 offset, Derived& derived);
  [[nodiscard]] PlacedBody::Pointer standing(BodyId id) const;
  void show(BodyId id, const Pose& pose, Derived& derived);
  ContactList& findContacts(std::span<const BodyContact> known, Derived& derived);
  ContactList& withKept(ContactList& found, Derived& derived);
  ContactList& readyToAdopt(ContactList& contacts, Derived& derived);
  [[nodiscard]] double sizeOf(ProxyPair pair) const;
  double relax(const ContactList& contacts, Derived& derived);
  void visitAt(const Bounds& box, const BodyFilter& filter, FunctionRef<void(BodyId)> visit);
  /// Told of a body, where the way comes in, and the limit so far; answers the limit from there on.
  using CrossingVisitor = FunctionRef<double(BodyId, const BoundaryCrossing&, double)>;
  void visitCrossed(Vec2 from, Vec2 direction, double maxFraction, const BodyFilter& filter,
                    CrossingVisitor visit);

  BodyStore bodies_;
  ContactList contacts_;
  Touches touches_;
  std::vector<BodyContact> impacts_;
  Preview preview_;
  double slop_ = kContactSlop;
  /// None at first, and after recover().
  std::unique_ptr<Derived> derived_;
};

}  // namespace sepax
