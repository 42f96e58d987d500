#include "worlds.hpp"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

#include "call.hpp"
#include "memory.hpp"
#include "sepax/query/collide.hpp"
#include "sepax/query/manifold.hpp"
#include "sepax/world/outline_forms.hpp"
#include "sepax/world/snapshot.hpp"
#include "world_instances.hpp"
#include "world_layout.hpp"

namespace sepax::wasm {

namespace {

/// Made by startWorlds and never destroyed: what a static object does at the start would be in
/// every program, with worlds or without.
constinit WorldInstances* instances = nullptr;

Buffers& buffers() { return session().buffers(); }

/// Adds to the output list. Not by insert(), which would be code for this alone.
void append(std::initializer_list<double> numbers) {
  for (const double number : numbers) buffers().output.push_back(number);
}

void addAll(RawHandle handle, const std::vector<std::shared_ptr<const Geometry>>& forms,
            std::uint32_t count, const BodyTraits& traits) {
  if (findWorld(handle) == nullptr) return;
  std::vector<BodyId> ids(count);
  std::vector<double>& output = buffers().output;
  output.resize(count);
  // Poses come first in the input list.
  const auto* poses = reinterpret_cast<const Pose*>(buffers().input.data());
  worldOf(handle).addMany(forms, {poses, count}, traits, ids);
  std::copy(ids.begin(), ids.end(), output.begin());
}

/// Room for the first and the last eight bytes.
constexpr std::uint32_t kLeastSnapshot = 16;

/// Says which target is no place, if one isn't.
void writeFaulty(const UpdateStatus& status) {
  buffers().record[world::kFaultyBody] = status.ok() ? -1.0 : status.body;
  buffers().record[world::kFaultyComponent] = status.component;
}

/// Whether a body of this form may be scaled and turned about like that.
Reshaping reshapingOf(const Geometry& form, Vec2 scale, Vec2 pivot) {
  Transform transform;
  transform.scale = scale;
  transform.pivot = pivot;
  for (const GeometryPiece& piece : form.pieces) {
    const Reshaping fault = sepax::wasm::reshapingOf(piece.core, piece.radius, transform);
    if (fault != Reshaping::kDone) return fault;
  }
  return Reshaping::kDone;
}

/// Whether there are factors that are allowed, whatever the form.
bool isScale(Vec2 scale) {
  const auto isFactor = [](double factor) {
    return std::abs(factor) >= kMinSize && std::abs(factor) <= kMaxCoordinate;
  };
  return isFactor(scale.x) && isFactor(scale.y);
}

}  // namespace

WorldInstances& worldInstances() { return *instances; }

World* findWorld(RawHandle handle) { return instances->worlds.find(slotHandle(handle)); }

World& worldOf(RawHandle handle) {
  World* const found = findWorld(handle);
  worldAtHand = found == nullptr ? &instances->nowhere : found;
  return *worldAtHand;
}

World& warmWorldOf(RawHandle handle) {
  World& found = worldOf(handle);
  found.warm();
  return found;
}

namespace {

/// After a call that was left: see memory.hpp.
void recover() {
  instances->batch = Batch();
  instances->snapshot = std::vector<std::uint8_t>();
  instances->found = std::vector<BodyId>();
  instances->excluded = std::vector<BodyId>();
  instances->worlds.visitMemory(memory::keep);
  if (worldAtHand == nullptr) return;
  worldAtHand->recover();
  worldAtHand->visitMemory(memory::keep);
}

}  // namespace

void startWorlds() {
  if (instances != nullptr) return;
  memory::settle();
  instances = new WorldInstances;
  memory::settle();
  memory::recoverMore = recover;
}

RawHandle createWorld() {
  startWorlds();
  return static_cast<RawHandle>(instances->worlds.insert(World()));
}

void destroyWorld(RawHandle world) { instances->worlds.erase(slotHandle(world)); }

std::uint32_t worldCount() { return instances == nullptr ? 0 : instances->worlds.size(); }

void worldLists(RawHandle handle) {
  World& found = worldOf(handle);
  auto& record = buffers().record;
  const ContactList& contacts = found.contacts();
  record[world::kTargets] = addressOf(found.targets().data());
  record[world::kEnd] = found.bodies().end();
  record[world::kSize] = static_cast<double>(found.bodies().size());
  record[world::kContacts] = static_cast<double>(contacts.size());
  record[world::kContactRoom] = static_cast<double>(contacts.room());
  record[world::kA] = addressOf(contacts.a().data());
  record[world::kB] = addressOf(contacts.b().data());
  record[world::kNormals] = addressOf(contacts.normals().data());
  record[world::kDepths] = addressOf(contacts.depths().data());
  record[world::kKept] = addressOf(contacts.kept().data());
  record[world::kBegan] = addressOf(found.touches().began().data());
  record[world::kEnded] = addressOf(found.touches().ended().data());
  record[world::kBeganRoom] = static_cast<double>(found.touches().began().capacity());
  record[world::kEndedRoom] = static_cast<double>(found.touches().ended().capacity());
  record[world::kEndedCount] = static_cast<double>(found.touches().ended().size());
}

std::uint32_t worldAdd(RawHandle world, RawHandle shape, double x, double y, double angle,
                       Bits flags, Bits category, Bits mask) {
  ShapeInstance* const form = session().find(shape);
  if (findWorld(world) == nullptr || form == nullptr) return kNoBody;
  return worldOf(world).add(geometryOf(*form), {x, y, angle}, {flags, category, mask});
}

void worldAddShapes(RawHandle world, std::uint32_t count, std::uint32_t forms, Bits flags,
                    Bits category, Bits mask) {
  std::vector<std::shared_ptr<const Geometry>> geometries;
  const double* handles = buffers().input.data() + std::size_t{3} * count;
  for (std::uint32_t i = 0; i < forms; ++i) {
    const bool same = i > 0 && handles[i] == handles[i - 1];
    ShapeInstance* const form = session().find(handles[i]);
    if (form == nullptr) return;
    geometries.push_back(same ? geometries.back() : geometryOf(*form));
  }
  addAll(world, geometries, count, {flags, category, mask});
}

double worldAddOutlines(RawHandle world, std::uint32_t count, Bits flags, Bits category,
                        Bits mask) {
  // Poses come first, then what comes before each outline, and the points of all.
  const double* const input = buffers().input.data();
  const auto* heads = reinterpret_cast<const OutlineHead*>(input + std::size_t{3} * count);
  const auto* points = reinterpret_cast<const Vec2*>(heads + count);
  std::vector<std::shared_ptr<const Geometry>> forms(count);
  OutlineStatus status;
  const std::size_t made = makeForms({heads, count}, points, forms, status);
  if (made < count) {
    buffers().writeStatus(status);
    return static_cast<double>(made);
  }
  addAll(world, forms, count, {flags, category, mask});
  return -1.0;
}

double worldSlop(RawHandle world) { return worldOf(world).slop(); }

void worldSetSlop(RawHandle handle, double slop) {
  if (findWorld(handle) != nullptr) worldOf(handle).setSlop(slop);
}

bool worldHas(RawHandle world, std::uint32_t body) { return worldOf(world).bodies().has(body); }

void worldRemove(RawHandle world, std::uint32_t body) {
  if (worldHas(world, body)) worldOf(world).remove(body);
}

void worldSetTraits(RawHandle world, std::uint32_t body, Bits flags, Bits category, Bits mask) {
  if (worldHas(world, body)) worldOf(world).setTraits(body, {flags, category, mask});
}

void worldTraits(RawHandle world, std::uint32_t body) {
  const BodyStore& bodies = worldOf(world).bodies();
  // Also of a body that was just removed: what is left of them.
  const BodyTraits found = body < bodies.end() ? bodies.traits(body) : BodyTraits{};
  buffers().record[traits::kFlags] = found.flags;
  buffers().record[traits::kCategory] = found.category;
  buffers().record[traits::kMask] = found.mask;
}

void worldBounds(RawHandle world, std::uint32_t body) {
  if (!worldHas(world, body)) return;
  buffers().writeShapeMeasures({}, warmWorldOf(world).bodies().placed(body).bounds());
}

void worldSetForm(RawHandle world, std::uint32_t body, RawHandle shape) {
  ShapeInstance* const form = session().find(shape);
  if (form == nullptr || !worldHas(world, body)) return;
  worldOf(world).setForm(body, geometryOf(*form));
}

std::uint32_t worldReshape(RawHandle world, std::uint32_t body, double scaleX, double scaleY,
                           double pivotX, double pivotY) {
  if (!worldHas(world, body)) return static_cast<std::uint32_t>(Reshaping::kNoShape);
  const Vec2 scale{scaleX, scaleY};
  const Vec2 pivot = storedPoint({pivotX, pivotY});
  const Geometry& form = *worldOf(world).bodies().placed(body).geometry();
  const Reshaping reshaping = reshapingOf(form, scale, pivot);
  if (reshaping == Reshaping::kDone) worldOf(world).reshape(body, scale, pivot);
  return static_cast<std::uint32_t>(reshaping);
}

void worldScales(RawHandle handle) {
  World& world = worldOf(handle);
  buffers().record[scales::kAddress] = addressOf(world.scales().data());
  buffers().record[scales::kEnd] = world.bodies().end();
}

namespace {

/// With `take` false it only finds out whether that is allowed.
Reshaping rescale(RawHandle handle, bool take) {
  Reshaping reshaping = Reshaping::kDone;
  const auto allows = [&reshaping](const Geometry& form, Vec2 scale) {
    reshaping = isScale(scale) ? reshapingOf(form, scale, form.pivot) : Reshaping::kNoShape;
    return reshaping == Reshaping::kDone;
  };
  buffers().record[scales::kFaultyBody] = worldOf(handle).rescale(allows, take);
  return reshaping;
}

}  // namespace

std::uint32_t worldRescale(RawHandle world) {
  return static_cast<std::uint32_t>(rescale(world, true));
}

void worldIgnore(RawHandle world, std::uint32_t a, std::uint32_t b, bool ignored) {
  if (a == b || !worldHas(world, a) || !worldHas(world, b)) return;
  worldOf(world).ignore(orderedPair(a, b), ignored);
}

bool worldIgnores(RawHandle world, std::uint32_t a, std::uint32_t b) {
  return worldOf(world).bodies().ignored().has(orderedPair(a, b));
}

std::uint32_t worldForm(RawHandle world, std::uint32_t body, bool placed) {
  std::vector<double>& output = buffers().output;
  output.clear();
  if (!worldHas(world, body)) return 0;
  const PlacedBody& seen = warmWorldOf(world).bodies().placed(body);
  const Geometry& form = *seen.geometry();
  append({form.scale.x, form.scale.y, form.pivot.x, form.pivot.y});
  const auto write = [](double radius, std::span<const Vec2> corners) {
    append({radius, static_cast<double>(corners.size())});
    for (const Vec2 corner : corners) append({corner.x, corner.y});
  };
  if (placed) {
    for (const PlacedConvex& piece : seen.shape().pieces)
      write(piece.radius, piece.core.vertices());
  } else {
    for (const GeometryPiece& piece : form.pieces) write(piece.radius, piece.core.vertices());
  }
  return static_cast<std::uint32_t>(output.size());
}

std::uint32_t worldNumbers(RawHandle world) {
  const BodyStore& bodies = worldOf(world).bodies();
  buffers().output.resize(std::size_t{2} * bodies.end());
  for (BodyId id = 0; id < bodies.end(); ++id) {
    buffers().output[std::size_t{2} * id] = bodies.generation(id);
    buffers().output[std::size_t{2} * id + 1] = bodies.has(id) ? 1.0 : 0.0;
  }
  return bodies.end();
}

void worldUpdate(RawHandle handle) {
  const UpdateStatus status = worldOf(handle).update();
  worldLists(handle);
  writeFaulty(status);
}

void worldForgetTouch(RawHandle world, std::uint32_t a, std::uint32_t b) {
  worldOf(world).forgetTouch({a, b});
}

void worldRefresh(RawHandle world, std::uint32_t count) {
  const double* numbers = buffers().input.data();
  std::vector<BodyId>& ids = instances->found;
  ids.assign(numbers, numbers + count);
  writeFaulty(worldOf(world).refresh(ids));
}

void worldRefreshAll(RawHandle world) { writeFaulty(worldOf(world).refresh()); }

double worldNearerBy(RawHandle world, std::uint32_t a, std::uint32_t b, double normalX,
                     double normalY) {
  if (!worldHas(world, a) || !worldHas(world, b)) return 0.0;
  return worldOf(world).nearerBy(a, b, {normalX, normalY});
}

double worldSeparate(RawHandle world, std::uint32_t iterations) {
  return worldOf(world).separate(iterations);
}

std::uint32_t worldManifold(RawHandle world, std::uint32_t a, std::uint32_t b) {
  if (!worldHas(world, a) || !worldHas(world, b)) return 0;
  const Manifold manifold = worldOf(world).manifoldOf(a, b);
  buffers().writeManifold(manifold);
  return manifold.count;
}

std::uint32_t worldSnapshot(RawHandle world) {
  if (rescale(world, false) != Reshaping::kDone) return 0;
  instances->snapshot = takeSnapshot(worldOf(world));
  buffers().record[snapshot::kAddress] = addressOf(instances->snapshot.data());
  return static_cast<std::uint32_t>(instances->snapshot.size());
}

std::uint32_t worldRestore(RawHandle world, std::uint32_t size) {
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(buffers().input.data());
  // Who restores asks for the numbers of the bodies next, when there is no way back: each takes two
  // words of a snapshot at least.
  buffers().output.reserve(size / sizeof(std::uint32_t));
  World* const found = findWorld(world);
  if (found == nullptr) return static_cast<std::uint32_t>(SnapshotFault::kForeign);
  return static_cast<std::uint32_t>(restoreSnapshot({bytes, size}, *found));
}

void worldHash(RawHandle world) {
  const std::uint64_t hash = hashOf(worldOf(world));
  buffers().record[snapshot::kHashHigh] = static_cast<double>(hash >> 32);
  buffers().record[snapshot::kHashLow] = static_cast<double>(hash & 0xffffffff);
}

void sealInput(std::uint32_t size) {
  if (size < kLeastSnapshot) return;
  sealSnapshot({reinterpret_cast<std::uint8_t*>(buffers().input.data()), size});
}

std::uint32_t worldPieces(RawHandle world) {
  const BodyStore& bodies = warmWorldOf(world).bodies();
  std::vector<double>& output = buffers().output;
  output.clear();
  for (BodyId id = 0; id < bodies.end(); ++id) {
    if (!bodies.has(id)) continue;
    for (const PlacedConvex& piece : bodies.placed(id).shape().pieces) {
      append({static_cast<double>(id), piece.radius, static_cast<double>(piece.core.count())});
      for (const Vec2 vertex : piece.core.vertices()) append({vertex.x, vertex.y});
    }
  }
  return static_cast<std::uint32_t>(output.size());
}

std::uint32_t worldTree(RawHandle world) {
  std::vector<double>& output = buffers().output;
  output.clear();
  worldOf(world).visitTree([](const OuterBox& box, std::uint32_t depth) {
    append({static_cast<double>(depth), box.minX, box.minY, box.maxX, box.maxY});
  });
  return static_cast<std::uint32_t>(output.size() / treeBox::kSize);
}

}  // namespace sepax::wasm
