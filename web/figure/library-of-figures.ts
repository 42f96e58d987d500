/** What of the library any figure of two polygons asks for, and nothing else does. A name that is missing here costs a reader some bytes. */
export const libraryOfFigures =
  /\/web\/lib\/((compile|convex|disposing|form|polygon|queries|reach|results|scale|shape|shape-for|shape-json|unpack|debug\/link-text)\.ts|raw\/(attach|compiled|embind|layout|lean|read|wasm)\.ts|raw\/wasm\/(bind|core|core-text|sepax|unpacker|(collide|distance|shapes|trace)(-text)?)\.[jt]s)$/;

/** What else they ask for, and so do pages without a figure: errors, and checks of what is given. */
export const libraryOfChecks =
  /\/web\/lib\/(errors|lists|memory|options|presentation|typed-arrays|validate)\.ts$/;
