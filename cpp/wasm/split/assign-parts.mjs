// Which function goes into which part of the module.

/** Beside the parts: what is there from the start. */
export const CORE = 'core';

/** The function that makes the bindings of a part: see SEPAX_PART in ../bind_function.hpp. */
const BIND = 'bind_';

/**
 * Where a function is called, some parts are there for sure: the part whose bindings led to it with those
 * that it builds on, and what guards on the way promise. A function goes into a part that is there wherever
 * it is called: one whose own bindings lead to it, or else the one that builds on most; if there is none, into
 * the core.
 *
 * @param {Map<string, Set<string>>} graph which function leads to which
 * @param {string[]} exported the functions that the host calls: those that make bindings, and others
 * @param {Record<string, { on: string[] }>} parts
 * @param {{ functions: RegExp, part: string }[]} guards functions that are called only if a part is there
 * @returns {Map<string, string>} the part of each function
 * @throws {Error} if the bindings are not those of these parts, or no function has a guard
 */
export function assignParts(graph, exported, parts, guards) {
  checkBindings(graph, parts);
  const foundations = foundationsOf(parts);
  const fromTheStart = exported.filter((name) => !name.startsWith(BIND));
  const promises = promisesOf(graph, guards, foundations);
  const calls = callsOf(graph, fromTheStart, foundations, promises);
  return new Map(Array.from(graph.keys(), (name) => [name, partFor(calls.get(name), foundations)]));
}

function checkBindings(graph, parts) {
  const bound = [...graph.keys()].flatMap((name) =>
    name.startsWith(BIND) ? [name.slice(BIND.length)] : [],
  );
  const unknown = bound.find((part) => !(part in parts));
  if (unknown !== undefined) {
    throw new Error(
      `cpp/wasm has SEPAX_PART(${unknown}), but parts.mjs does not have that part: add a line \`${unknown}: { on: [] },\` with the parts that it builds on.`,
    );
  }
  const needed = new Set([...bound, ...Object.values(parts).flatMap(({ on }) => on)]);
  const idle = Object.keys(parts).find((part) => !needed.has(part));
  if (idle !== undefined) {
    throw new Error(
      `parts.mjs has a part ${idle} without bindings on which no other builds: begin them with SEPAX_PART(${idle}) in a bind_*.cpp, or take the line out.`,
    );
  }
}

/** For each part itself and all that it builds on, by itself or through others. */
function foundationsOf(parts) {
  const gather = (part, all) => {
    if (!(part in parts))
      throw new Error(`a part of parts.mjs builds on ${part}, which it has not`);
    if (!all.has(part)) {
      all.add(part);
      for (const below of parts[part].on) gather(below, all);
    }
    return all;
  };
  return new Map(Object.keys(parts).map((part) => [part, gather(part, new Set())]));
}

/** The parts that are there where a guarded function is called. */
function promisesOf(graph, guards, foundations) {
  const promises = new Map();
  for (const { functions, part } of guards) {
    const found = [...graph.keys()].filter((name) => functions.test(name));
    if (found.length === 0) {
      throw new Error(
        `parts.mjs guards functions like ${functions}, but there is none: were they inlined? Declare them [[gnu::noinline]].`,
      );
    }
    for (const name of found) promises.set(name, foundations.get(part));
  }
  return promises;
}

/**
 * For each function its calls, as the sets of parts that are there then, by what sets hold; and for the
 * part alone whose bindings lead to it its name.
 */
function callsOf(graph, fromTheStart, foundations, promises) {
  const calls = new Map(Array.from(graph.keys(), (name) => [name, new Map()]));
  const follow = (root, user, present) => {
    const waiting = [[root, present]];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [name, before] = next;
      const promised = promises.get(name);
      const there = promised === undefined ? before : new Set([...before, ...promised]);
      const key = [user, ...[...there].sort()].join();
      if (calls.get(name).has(key)) continue;
      calls.get(name).set(key, { user, there });
      for (const callee of graph.get(name)) waiting.push([callee, there]);
    }
  };
  for (const [part, present] of foundations) {
    if (graph.has(BIND + part)) follow(BIND + part, part, present);
  }
  for (const name of fromTheStart) follow(name, CORE, new Set());
  for (const [name, found] of calls) {
    if (found.size === 0) throw new Error(`${name} is called by nobody that call-graph.mjs sees`);
  }
  return calls;
}

/**
 * Of the parts that are there for all calls, and that no other of them builds on, a user's own, or else the one that
 * builds on most.
 */
function partFor(calls, foundations) {
  const [first, ...others] = [...calls.values()];
  const common = [...first.there].filter((part) => others.every(({ there }) => there.has(part)));
  const users = new Set([...calls.values()].map(({ user }) => user));
  const isBuiltOn = (part) =>
    common.some((other) => other !== part && foundations.get(other).has(part));
  const highest = common.filter((part) => !isBuiltOn(part));
  const rank = (part) => (users.has(part) ? foundations.size : 0) + foundations.get(part).size;
  return highest.sort((a, b) => rank(b) - rank(a))[0] ?? CORE;
}
