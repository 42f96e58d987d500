/** The names of all functions of an object and of those that it inherits from, but `Object`. */
export function functionsOf(object: object): string[] {
  const names: string[] = [];
  for (const name in object) {
    if (typeof (object as Record<string, unknown>)[name] === 'function') names.push(name);
  }
  return names;
}
