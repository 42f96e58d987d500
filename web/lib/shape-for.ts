/**
 * What functions about shapes take besides shapes: bodies, in programs that have worlds. For a body stands a shape,
 * in its place.
 */

/** How bodies are known, and which shape stands for one. */
export interface StandIns {
  isBody(value: unknown): boolean;
  /** `argument` is the name under which the caller knows the body, and `index` its place if that is a list. */
  standInOf(body: unknown, argument: string, index: number | null): object;
}

/** None without worlds. */
let standIns: StandIns | undefined;

/** Has functions about shapes take bodies. */
export function takeBodies(found: StandIns): void {
  standIns = found;
}

/** Nothing is a contact without worlds. */
let isContactOfBodies: (value: unknown) => boolean = () => false;

/** Has functions about shapes take contacts of bodies. */
export function takeContacts(isContact: (value: unknown) => boolean): void {
  isContactOfBodies = isContact;
}

/** Whether a value is a contact of bodies: in truth, and not by its prototype. */
export function isContact(value: unknown): boolean {
  return isContactOfBodies(value);
}

/** Whether a value is a body: in truth, and not by its prototype. */
export function isBody(value: unknown): boolean {
  return standIns?.isBody(value) === true;
}

/**
 * What may be a body is worth asking. All shapes have a kind and no body has: to look at that takes a tenth of the time
 * of asking for the fields that only bodies have. Of a value that throws, as a proxy that was revoked, these tell.
 */
function mayBeBody(value: object): boolean {
  if (standIns === undefined) return false;
  try {
    return (value as { readonly kind?: unknown } | null)?.kind === undefined;
  } catch {
    return true;
  }
}

/** The shape that stands for a body, where the body is now; of all else that itself. Throws `disposed`. */
export function shapeFor<Value extends object>(
  value: Value,
  argument: string,
  index: number | null = null,
): Value {
  if (!mayBeBody(value) || !isBody(value)) return value;
  return standIns!.standInOf(value, argument, index) as Value;
}
