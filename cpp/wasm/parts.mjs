// The parts of the module. A program has the core and those parts that it asks for: see "Parts of the
// module" in CONTRIBUTING.md.

/** What EMSCRIPTEN_BINDINGS binds: every program has it. */
export const CORE_BINDINGS = ['_recordAddress', '_outputAddress', '_reserveInput'];

/**
 * The bindings of a part are what SEPAX_PART(<name>) begins in bind_*.cpp. Which functions go along is
 * found by who leads to whom. `on` are the parts that it builds on, which come with it: a function that two
 * parts lead to goes into one that both build on, and if there is none into the core, which all programs
 * have. A part without bindings is there for those that build on it.
 */
export const PARTS = {
  shapes: { on: [] },
  collide: { on: ['shapes'] },
  distance: { on: ['collide'] },
  // What obstacles and worlds have in common.
  sorting: { on: ['distance'] },
  // What moves shapes past several others. Ways out of these come of what resolves contacts.
  obstacles: { on: ['sorting', 'response'] },
  pieces: { on: ['obstacles'] },
  // Outlines in normal form, and why some have none.
  rings: { on: ['shapes'] },
  validate: { on: ['rings'] },
  measures: { on: ['rings'] },
  // What cuts them.
  cut: { on: ['rings'] },
  decompose: { on: ['cut'] },
  triangulate: { on: ['cut'] },
  concave: { on: ['pieces', 'cut'] },
  simplify: { on: ['rings'] },
  repair: { on: ['rings'] },
  enclosing: { on: ['shapes'] },
  support: { on: ['shapes'] },
  points: { on: ['distance'] },
  contacts: { on: ['distance'] },
  casts: { on: ['distance'] },
  contains: { on: ['distance', 'casts'] },
  sweep: { on: ['distance'] },
  traceSweep: { on: ['sweep'] },
  slide: { on: ['obstacles'] },
  separate: { on: ['obstacles'] },
  trace: { on: ['collide'] },
  orientation: { on: [] },
  segments: { on: [] },
  traceCircle: { on: ['collide'] },
  response: { on: [] },
  // Makes bodies and updates them. What is asked of a world, which not every game does or not at once, comes with the
  // first such call: a first world takes half the time so.
  world: { on: ['sorting', 'sweep'] },
  worldQueries: { on: ['world', 'points', 'casts'] },
  worldContacts: { on: ['world', 'contacts'] },
  worldSlide: { on: ['world', 'slide'] },
  // Restoring makes shapes of several pieces.
  worldSnapshots: { on: ['world', 'pieces'] },
};

/** Functions that are called only where a part is there, though a program may have their callers without it. */
export const GUARDS = [
  // Shapes of several pieces are made by `pieces`, and of several obstacles by what builds on the same.
  { functions: /[a-z]CompoundE/, part: 'obstacles' },
];
