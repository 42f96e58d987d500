/**
 * Making the bindings of the core and of parts. What crosses are numbers and booleans, which wasm takes and gives as
 * they are: all that is left to do is to call functions by their places in the table, which the build has looked up,
 * and to make booleans of 0 and 1. embind.ts is the other way.
 */
import type { Wasm } from './wasm.js';

/**
 * Functions that are called alike: the place of what invokes them, of whose arguments the first is the function (see
 * cpp/wasm/bind_function.hpp), how many arguments they have, whether they answer yes or no, and their own places.
 */
type Alike = readonly [
  invoker: number,
  count: number,
  isQuestion: boolean,
  places: Readonly<Record<string, number>>,
];

type Invoke = (call: number, ...all: readonly unknown[]) => unknown;
type Call = (...all: readonly unknown[]) => unknown;

/** Functions with these bindings. */
export function bind<Functions extends object>(
  { wasmTable }: Pick<Wasm, 'wasmTable'>,
  bindings: readonly Alike[],
): Functions {
  const functions: Record<string, Call> = {};
  for (const [invoker, count, isQuestion, places] of bindings) {
    const invoke = wasmTable.get(invoker) as Invoke;
    for (const [name, call] of Object.entries(places))
      functions[name] = (isQuestion ? asker : caller)(invoke, call, count);
  }
  // An object that gets so many members one by one engines keep as a table, and each call begins with a search in it:
  // a twentieth of `collide`. Of an object that others inherit from they know where the members are.
  return Object.create(functions) as Functions;
}

// By the number of arguments: a call with more or less than a function has is slower, and a list of them slower still.

function caller(invoke: Invoke, call: number, count: number): Call {
  return (
    (
      [
        () => invoke(call),
        (a) => invoke(call, a),
        (a, b) => invoke(call, a, b),
        (a, b, c) => invoke(call, a, b, c),
        (a, b, c, d) => invoke(call, a, b, c, d),
        (a, b, c, d, e) => invoke(call, a, b, c, d, e),
        (a, b, c, d, e, f) => invoke(call, a, b, c, d, e, f),
        (a, b, c, d, e, f, g) => invoke(call, a, b, c, d, e, f, g),
        (a, b, c, d, e, f, g, h) => invoke(call, a, b, c, d, e, f, g, h),
      ] satisfies Call[]
    )[count] ?? ((...all) => invoke(call, ...all))
  );
}

function asker(invoke: Invoke, call: number, count: number): Call {
  return (
    (
      [
        () => !!invoke(call),
        (a) => !!invoke(call, a),
        (a, b) => !!invoke(call, a, b),
        (a, b, c) => !!invoke(call, a, b, c),
        (a, b, c, d) => !!invoke(call, a, b, c, d),
        (a, b, c, d, e) => !!invoke(call, a, b, c, d, e),
        (a, b, c, d, e, f) => !!invoke(call, a, b, c, d, e, f),
        (a, b, c, d, e, f, g) => !!invoke(call, a, b, c, d, e, f, g),
        (a, b, c, d, e, f, g, h) => !!invoke(call, a, b, c, d, e, f, g, h),
      ] satisfies Call[]
    )[count] ?? ((...all) => !!invoke(call, ...all))
  );
}
