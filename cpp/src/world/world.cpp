#include "sepax/world/world.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "sepax/assert.hpp"
#include "sepax/list_room.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {
void World::recover() {
  derived_.reset();
  touches_.forgetNext();
  bodies_.recover();
}

void World::derive() {
  auto derived = std::make_unique<Derived>();
  const std::size_t count = bodies_.reserve(0);
  detail::growFor(derived->behind, count);
  derived->moved.resize(count);
  derived->isBehind.resize(count);
  for (BodyId id = 0; id < bodies_.end(); ++id) {
    if (!bodies_.has(id)) continue;
    const Pose* seen = preview_.find(id);
    bodies_.show(id, seen == nullptr ? bodies_.pose(id) : *seen);
    derived->mark(id);
  }
  derived_ = std::move(derived);
}

void World::Derived::change(BodyId id) {
  if (std::exchange(moved[id], 1) == 0) ++changed;
}

void World::Derived::mark(BodyId id) {
  change(id);
  if (std::exchange(isBehind[id], 1) == 0) behind.push_back(id);
}

void World::catchUp(Derived& derived) {
  derived.broadPhase.reserve(derived.isBehind.size());
  derived.broadPhase.extend(bodies_.end());
  for (const BodyId id : derived.behind) {
    derived.isBehind[id] = 0;
    if (!bodies_.has(id) || bodies_.traits(id).has(body_flag::kDisabled)) continue;
    if (derived.broadPhase.has(id)) {
      derived.broadPhase.move(id, bodies_.placed(id).bounds());
    } else {
      derived.broadPhase.add(id, bodies_.placed(id).bounds());
    }
  }
  derived.behind.clear();
}

BodyId World::add(std::shared_ptr<const Geometry> geometry, const Pose& pose,
                  const BodyTraits& traits) {
  BodyId id = 0;
  addMany({&geometry, 1}, {&pose, 1}, traits, {&id, 1});
  return id;
}

void World::addMany(std::span<const std::shared_ptr<const Geometry>> forms,
                    std::span<const Pose> poses, const BodyTraits& traits, std::span<BodyId> ids) {
  SEPAX_ASSERT(forms.size() == 1 || forms.size() == poses.size());
  SEPAX_ASSERT(ids.size() == poses.size());
  SEPAX_ASSERT(std::all_of(forms.begin(), forms.end(), isBodyForm));
  SEPAX_ASSERT(std::all_of(poses.begin(), poses.end(),
                           [](const Pose& pose) { return checkTarget(0, pose).ok(); }));
  Derived& here = derived();
  std::vector<PlacedBody::Pointer> placed(poses.size());
  for (std::size_t i = 0; i < poses.size(); ++i) {
    placed[i] = bodies_.make(forms[forms.size() == 1 ? 0 : i]);
  }
  BodyStore::placeNew(placed, poses);
  const std::size_t count = bodies_.reserve(poses.size());
  detail::growAllFor(count, here.moved, here.isBehind, here.behind);
  here.moved.resize(std::max(here.moved.size(), count));
  here.isBehind.resize(here.moved.size());
  // From here on nothing is allocated.
  bodies_.addAll(placed, poses, traits, ids);
  for (const BodyId id : ids) here.mark(id);
}

void World::remove(BodyId id) {
  SEPAX_ASSERT(bodies_.has(id));
  noteChanged(id);
  if (derived_ && derived_->broadPhase.has(id)) derived_->broadPhase.remove(id);
  bodies_.remove(id);
  preview_.erase(id);
  std::erase_if(impacts_, [id](const BodyContact& impact) {
    return impact.pair.a == id || impact.pair.b == id;
  });
}

/// Makes a form that a body is to get, where the body is seen.
PlacedBody::Pointer World::makeForm(BodyId id, std::shared_ptr<const Geometry> geometry) {
  SEPAX_ASSERT(isBodyForm(geometry));
  warm();
  PlacedBody::Pointer placed = bodies_.make(std::move(geometry));
  placed->place(shownAt(id));
  return placed;
}

/// Where a body is seen.
const Pose& World::shownAt(BodyId id) const {
  const Pose* seen = preview_.find(id);
  return seen == nullptr ? bodies_.pose(id) : *seen;
}

/// Allocates nothing.
void World::takeForm(BodyId id, PlacedBody::Pointer placed) {
  bodies_.setForm(id, std::move(placed));
  derived_->mark(id);
}

/// Contacts of the body are out of date, though it is where it was.
void World::noteChanged(BodyId id) {
  if (derived_) derived_->change(id);
}

void World::setForm(BodyId id, std::shared_ptr<const Geometry> geometry) {
  SEPAX_ASSERT(bodies_.has(id));
  takeForm(id, makeForm(id, std::move(geometry)));
}

void World::reshape(BodyId id, Vec2 scale, Vec2 pivot) {
  SEPAX_ASSERT(bodies_.has(id));
  const std::shared_ptr<Geometry> geometry = reshaped(*bodies_.placed(id).geometry(), scale, pivot);
  PlacedBody::Pointer placed = makeForm(id, geometry);
  // From here on nothing is allocated.
  geometry->list = piecesOf(bodies_.placed(id).geometry());
  takeForm(id, std::move(placed));
}

void World::setTraits(BodyId id, const BodyTraits& traits) {
  SEPAX_ASSERT(bodies_.has(id));
  bodies_.setTraits(id, traits);
  noteChanged(id);
  if (!derived_) return;
  const bool was = derived_->broadPhase.has(id);
  const bool is = !traits.has(body_flag::kDisabled);
  if (was && is) {
    derived_->broadPhase.reconsider(id);
  } else if (was) {
    derived_->broadPhase.remove(id);
  } else if (is) {
    derived_->mark(id);
  }
}

void World::ignore(ProxyPair pair, bool ignored) {
  SEPAX_ASSERT(pair.a <= pair.b && bodies_.has(pair.a) && bodies_.has(pair.b));
  if (ignored) {
    bodies_.ignored().add(pair);
  } else {
    bodies_.ignored().remove(pair);
  }
  noteChanged(pair.a);
  if (derived_ && derived_->broadPhase.has(pair.a)) derived_->broadPhase.reconsider(pair.a);
}

BodyId World::rescale(FunctionRef<bool(const Geometry&, Vec2)> allows, bool take) {
  if (!take && !bodies_.hasScales()) return kNoBody;
  warm();
  const std::vector<Vec2>& scales = bodies_.scales();
  std::vector<BodyId> changed;
  // The others get forms of their own, as reshape has it; as a rule that is once.
  std::vector<BodyId> others;
  std::vector<std::shared_ptr<Geometry>> forms;
  std::vector<PlacedBody::Pointer> placed;
  for (BodyId id = 0; id < bodies_.end(); ++id) {
    if (id % BodyStore::kPeeked == 0) derived_->peeked += bodies_.peekForms(id);
    if (!bodies_.has(id)) continue;
    const Geometry& form = *bodies_.placed(id).geometry();
    if (form.scale == scales[id]) continue;
    if (!allows(form, scales[id])) return id;
    if (!take) continue;
    changed.push_back(id);
    if (bodies_.placed(id).canRescale(scales[id], shownAt(id).position())) continue;
    others.push_back(id);
    forms.push_back(reshaped(form, scales[id], form.pivot));
    placed.push_back(makeForm(id, forms.back()));
  }
  // From here on nothing is allocated.
  std::size_t next = 0;
  for (const BodyId id : changed) {
    if (next < others.size() && others[next] == id) {
      forms[next]->list = piecesOf(bodies_.placed(id).geometry());
      takeForm(id, std::move(placed[next++]));
    } else {
      bodies_.rescale(id, shownAt(id));
      derived_->mark(id);
    }
  }
  return kNoBody;
}

/// Whether the target of a body is a place.
UpdateStatus World::checkTarget(BodyId id, const Pose& target) {
  if (!detail::isCoordinate(target.x)) return {id, 0};
  if (!detail::isCoordinate(target.y)) return {id, 1};
  if (!(std::abs(target.angle) <= kMaxAngle)) return {id, 2};
  return {};
}

UpdateStatus World::findMoved(Derived& derived) {
  derived.toMove.clear();
  const std::vector<Pose>& targets = bodies_.targets();
  for (BodyId id = 0; id < bodies_.end(); ++id) {
    const Pose& target = targets[id];
    if (target == bodies_.pose(id) || !bodies_.has(id)) continue;
    const UpdateStatus status = checkTarget(id, target);
    if (!status.ok()) return status;
    derived.toMove.push_back(id);
  }
  return {};
}

/// Puts a body where it is compared with others, but it does not stand there yet.
void World::show(BodyId id, const Pose& pose, Derived& derived) {
  bodies_.show(id, pose);
  derived.mark(id);
}

UpdateStatus World::update() {
  Derived& here = derived();
  const UpdateStatus status = findMoved(here);
  if (!status.ok()) return status;
  goBack(here);
  here.fast.stop(here.toMove, bodies_, [this] { return &searchable(); });
  const std::span<const FastBodies::Stop> stops = here.fast.stops();
  bodies_.showAtTargets(here.toMove);
  for (const auto& [id, pose] : stops) bodies_.show(id, pose);
  for (const BodyId id : here.toMove) here.mark(id);
  const std::span<const BodyContact> impacts = here.fast.impacts();
  ContactList& contacts = withKept(findContacts(impacts, here), here);
  ContactList& next = readyToAdopt(contacts, here);
  here.nextImpacts.assign(impacts.begin(), impacts.end());
  // From here on nothing is allocated.
  for (const auto& [id, pose] : stops) bodies_.targets()[id] = pose;
  for (const BodyId id : here.toMove) bodies_.setPose(id, bodies_.targets()[id]);
  impacts_.swap(here.nextImpacts);
  contacts_.adopt(next);
  touches_.accept();
  preview_.clear();
  bodies_.endUpdate();
  return status;
}

/// Of the bodies where they are shown.
ContactList& World::findContacts(std::span<const BodyContact> known, Derived& derived) {
  // Measured: below that what is remembered saves more than it costs. Once it is out of date it is
  // worth the while only if more such frames follow.
  constexpr std::size_t kFew = 8;
  const bool calm = derived.changed <= bodies_.size() / kFew;
  const bool remember = std::exchange(derived.calm, calm) && calm;
  if (remember || !derived.fresh.find(bodies_, derived.found)) {
    const auto accepts = [this](ProxyPair pair) { return bodies_.meet(pair); };
    const std::span<const ProxyPair> pairs = searchable().nearPairs(accepts);
    derived.finder.update(pairs, bodies_, derived.moved, derived.found);
  }
  std::fill(derived.moved.begin(), derived.moved.end(), 0);
  derived.changed = 0;
  // What stops a fast body may be a part of what it slides along: that it touches this, too,
  // elsewhere, is no news.
  const auto yields = [this](const BodyContact& contact, const BodyContact& impact) {
    return contact.depth <= kSlideSkin * sizeOf(contact.pair) &&
           dot(contact.normal, impact.normal) < kSameNormal;
  };
  return withMore(derived.found, known, false, yields, derived.withImpacts);
}

/// The same contacts, in a list that may have any once they were adopted.
ContactList& World::readyToAdopt(ContactList& contacts, Derived& derived) {
  if (contacts_.fits(contacts.size())) return contacts;
  derived.spare.clear(contacts.size());
  derived.spare.append(contacts, 0, contacts.size());
  return derived.spare;
}

/// The contacts found, and of those of the last update that were not found the ones that go on. Has
/// them all compared with those of the last update.
ContactList& World::withKept(ContactList& found, Derived& derived) {
  touches_.compare(found);
  ContactList& all = derived.kept.addTo(found, touches_.ending(), bodies_, slop_);
  if (&all != &found) touches_.compare(all);
  return all;
}

double World::separate(std::uint32_t iterations) {
  Derived& here = derived();
  goBack(here);
  // Bodies may have come, gone or changed since the last update.
  ContactList* contacts = &findContacts({}, here);
  here.pushed = bodies_.poses();
  here.pushedTargets = bodies_.targets();
  here.pushedPreview = preview_;
  double left = relax(*contacts, here);
  for (std::uint32_t i = 0; i < iterations && left > 0.0; ++i) {
    for (BodyId id = 0; id < bodies_.end(); ++id) {
      const Vec2 offset = here.offsets[id];
      if (offset != Vec2{}) push(id, offset, here);
    }
    contacts = &findContacts({}, here);
    left = relax(*contacts, here);
  }
  contacts = &readyToAdopt(withKept(*contacts, here), here);
  for (const auto& [id, seen] : here.pushedPreview.entries()) show(id, seen, here);
  // From here on nothing is allocated.
  for (BodyId id = 0; id < bodies_.end(); ++id) {
    bodies_.setPose(id, here.pushed[id]);
    bodies_.targets()[id] = here.pushedTargets[id];
  }
  impacts_.clear();
  contacts_.adopt(*contacts);
  for (const auto& [id, seen] : here.pushedPreview.entries()) preview_.set(id, seen);
  return left;
}

/// Moves a body that is pushed: where it is compared, where it is to go, and where it is seen.
void World::push(BodyId id, Vec2 offset, Derived& derived) {
  const auto pushed = [offset](const Pose& pose) {
    return Pose{pose.x + offset.x, pose.y + offset.y, pose.angle};
  };
  derived.pushed[id] = pushed(derived.pushed[id]);
  derived.pushedTargets[id] = pushed(derived.pushedTargets[id]);
  const Pose* seen = derived.pushedPreview.find(id);
  if (seen != nullptr) derived.pushedPreview.set(id, pushed(*seen));
  show(id, derived.pushed[id], derived);
}

/// What rounding of a depth is measured by.
double World::sizeOf(ProxyPair pair) const {
  return bodies_.placed(pair.a).bounds().extent() + bodies_.placed(pair.b).bounds().extent();
}

/// Finds out how the bodies have to move so that every contact gives way by what the ones before it
/// left of its depth. Returns the greatest depth, 0 if there is none but of rounding.
double World::relax(const ContactList& contacts, Derived& derived) {
  std::vector<Vec2>& offsets = derived.offsets;
  offsets.assign(bodies_.end(), {});
  double greatest = 0.0;
  for (std::size_t i = 0; i < contacts.size(); ++i) {
    const auto [pair, normal, depth] = contacts[i];
    const BodyTraits& a = bodies_.traits(pair.a);
    const BodyTraits& b = bodies_.traits(pair.b);
    if (a.has(body_flag::kSensor) || b.has(body_flag::kSensor)) continue;
    if (depth <= kSlideSkin * sizeOf(pair)) continue;
    greatest = std::max(greatest, depth);
    const double remaining = depth + dot(normal, offsets[pair.a] - offsets[pair.b]);
    if (remaining <= 0.0) continue;
    const double share =
        a.has(body_flag::kStatic) || b.has(body_flag::kStatic) ? remaining : 0.5 * remaining;
    if (!a.has(body_flag::kStatic)) offsets[pair.a] = offsets[pair.a] - share * normal;
    if (!b.has(body_flag::kStatic)) offsets[pair.b] = offsets[pair.b] + share * normal;
  }
  return greatest;
}

double World::nearerBy(BodyId a, BodyId b, Vec2 normal) const {
  SEPAX_ASSERT(a < bodies_.end() && b < bodies_.end());
  const auto moved = [this](BodyId id) {
    const Pose& from = bodies_.poses()[id];
    const Pose& to = bodies_.targets()[id];
    return Vec2{to.x - from.x, to.y - from.y};
  };
  return dot(normal, moved(a) - moved(b));
}

void World::restore(State state) {
  World restored;
  restored.bodies_ = std::move(state.bodies);
  restored.impacts_ = std::move(state.impacts);
  restored.touches_.setPairs(std::move(state.touching));
  restored.slop_ = state.slop;
  Derived& there = restored.derived();
  ContactList& found = restored.findContacts(restored.impacts_, there);
  restored.contacts_.adopt(restored.readyToAdopt(restored.withKept(found, there), there));
  // To assign it would be code for this alone.
  std::destroy_at(this);
  std::construct_at(this, std::move(restored));
}

}  // namespace sepax
