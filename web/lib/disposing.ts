/**
 * What `using` asks a value for. Engines that have no `Symbol.dispose` yet know the declaration only as what compilers
 * make of it, and those ask for this one then.
 */
export const disposing: typeof Symbol.dispose =
  Symbol.dispose ?? /* @__PURE__ */ Symbol.for('Symbol.dispose');
