/** The one place where options are read. */
import { SepaxError } from './errors.js';
import { formOf, mismatch } from './validate.js';

type OwnOptions = new () => Record<string, unknown>;

let Own: OwnOptions | undefined;

/** The class of objects that inherit nothing, not even from `Object.prototype`, where anything may be. */
function ownOptions(): OwnOptions {
  // Engines are slower with objects that are made to inherit nothing one by one.
  const Class = function Own() {} as unknown as OwnOptions;
  Class.prototype = Object.freeze(Object.create(null));
  return Class;
}

/** Whether an object has a property itself, and does not inherit it. */
export function hasOwn(value: object, name: string): boolean {
  // Engines know that it is so of what `for … in` names; of Object.hasOwn they do not.
  // biome-ignore lint/suspicious/noPrototypeBuiltins: for that
  return Object.prototype.hasOwnProperty.call(value, name);
}

/** Whether a value is an object literal, of whichever realm, and not an instance of something. */
function isPlain(value: unknown): value is object {
  if (formOf(value) === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype) return true;
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Throws unless options are an object literal. */
export function expectPlain(
  options: unknown,
  names: readonly string[],
  argument = 'options',
): asserts options is object {
  if (isPlain(options)) return;
  throw mismatch(
    'not-an-option',
    argument,
    null,
    options,
    `must be an object with any of ${names.join(', ')}`,
  );
}

/** What to throw of an option that is none of these. */
export function unknownOption(
  name: string,
  names: readonly string[],
  argument = 'options',
): SepaxError {
  return new SepaxError(
    'not-an-option',
    argument,
    null,
    name,
    `${argument} has no "${name}"; it may have ${names.join(', ')}.`,
  );
}

/**
 * An options object as `{ ...options }` copies it: own enumerable properties, each read once. With known
 * names only: a misspelt option must not pass as its default.
 */
export function checkOptions<Options extends object>(
  options: Options | undefined,
  names: readonly (keyof Options & string)[],
  argument?: string,
): Options {
  Own ??= ownOptions();
  const own = new Own();
  if (options === undefined) return own as Options;
  expectPlain(options, names, argument);
  for (const name in options) {
    if (!hasOwn(options, name)) continue;
    if (!(names as readonly string[]).includes(name)) throw unknownOption(name, names, argument);
    own[name] = options[name];
  }
  return own as Options;
}

/**
 * The one option of functions that have but one: what {@link checkOptions} would say, without a copy, for what is
 * called by the thousand.
 */
export function checkOption<Name extends string, Value>(
  options: Readonly<Partial<Record<Name, Value>>>,
  names: readonly [Name],
): Value | undefined {
  expectPlain(options, names);
  let value: Value | undefined;
  for (const name in options) {
    if (!hasOwn(options, name)) continue;
    if (name !== names[0]) throw unknownOption(name, names);
    value = options[name];
  }
  return value;
}

/**
 * A field that a value may have or not: itself or by its class, but not from `Object.prototype`, where it
 * would be everybody's.
 */
export function ownField<Value extends object, Name extends keyof Value & string>(
  value: Value,
  name: Name,
): Value[Name] | undefined {
  const field = value[name];
  if (field === undefined) return undefined;
  let owner: object | null = value;
  while (owner !== null && !hasOwn(owner, name)) owner = Object.getPrototypeOf(owner);
  const isEverybodys = owner !== null && owner !== value && Object.getPrototypeOf(owner) === null;
  return isEverybodys ? undefined : field;
}
