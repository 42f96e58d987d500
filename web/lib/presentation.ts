/**
 * How objects whose state is private show it to consoles and test runners, and keep frameworks from wrapping
 * them: a private field is not that of a proxy.
 */

/** Where an object has its state to look at. Every copy of the library knows the objects of others by it. */
export const STATE: unique symbol = Symbol.for('sepax.state') as never;

/** Where a world has the convex pieces of its bodies: for links, whichever copy of the library made it. */
export const PIECES: unique symbol = Symbol.for('sepax.pieces') as never;

/** Of Node, which Deno and Bun know, too. */
const INSPECT = Symbol.for('nodejs.util.inspect.custom');

interface Presented {
  readonly [STATE]: object;
}

type Inspect = (value: unknown, options: object) => string;

/** Whose state a view is of. Not the target itself, which may be frozen: views of frozen things can't change. */
class Owner<Value> {
  readonly #value: Value;

  constructor(value: Value) {
    this.#value = value;
  }

  static of<Value>(owner: Owner<Value>): Value {
    return owner.#value;
  }
}

/**
 * Returns a function that makes views of what `describe` says of an object when somebody looks. Every object has
 * its view as a property of its own: test runners compare no others. A proxy, since a property with a getter takes
 * ten times as long to make.
 */
export function stateBy<Value extends object>(
  describe: (value: Value) => object,
): (value: Value) => object {
  const stateOf = (owner: Owner<Value>): object => describe(Owner.of(owner));
  const handler: ProxyHandler<Owner<Value>> = {
    get: (owner, key) => Reflect.get(stateOf(owner), key),
    has: (owner, key) => Reflect.has(stateOf(owner), key),
    ownKeys: (owner) => Reflect.ownKeys(stateOf(owner)),
    getOwnPropertyDescriptor: (owner, key) => {
      const value: unknown = Reflect.get(stateOf(owner), key);
      return value === undefined ? value : { value, enumerable: true, configurable: true };
    },
    getPrototypeOf: () => Object.prototype,
    set: () => false,
    defineProperty: () => false,
    preventExtensions: () => false,
  };
  return (value) => new Proxy(new Owner(value), handler);
}

/** For the prototype of a class: Vue leaves alone what has this, and so does whoever follows it. */
export function leaveAlone(prototype: object): void {
  Object.defineProperty(prototype, '__v_skip', { value: true });
}

/** Prototypes of this copy of the library have this, and those of no other. `sepax/async` shares it with `sepax`. */
const OURS = Symbol('ours');

/**
 * For the prototype of a class: consoles show what is at {@link STATE}, and frameworks leave the objects alone. `isOne`
 * tells what the class has made from what is only like it.
 */
export function present(prototype: object, isOne?: (value: unknown) => boolean): void {
  leaveAlone(prototype);
  Object.defineProperty(prototype, OURS, { value: isOne });
  Object.defineProperty(prototype, INSPECT, {
    value(this: Presented, ...[, options, inspect]: [number, object, Inspect]): string {
      const state = this[STATE];
      return `${this.constructor.name} ${inspect(Array.isArray(state) ? state : { ...state }, options)}`;
    },
  });
}

/**
 * What a value is that another copy of the library has made, or that has the properties of what a copy has made; `'data'`
 * if it has a kind as shapes have, and as their `toJSON` writes it down; `null` for everything else.
 */
export function kindOfStranger(value: unknown): 'shape' | 'body' | 'data' | null {
  if (typeof value !== 'object' || value === null) return null;
  try {
    const hasKind = 'kind' in value;
    if (!(STATE in value)) return hasKind ? 'data' : null;
    return hasKind ? 'shape' : 'data' in value ? 'body' : null;
  } catch {
    // Proxies may do anything.
    return null;
  }
}

/** Whether such a value is only like what a copy has made: a proxy of what this one has, or an object with its properties. */
export function isLikeness(stranger: object): boolean {
  const above: { readonly [OURS]?: (value: unknown) => boolean } | null =
    Object.getPrototypeOf(stranger);
  return above === null || above === Object.prototype || above[OURS]?.(stranger) === false;
}
