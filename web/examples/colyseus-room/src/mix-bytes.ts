const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** 8 hexadecimal digits that stand for the bytes (FNV-1a). */
export function mixBytes(bytes: Uint8Array): string {
  let mixed = OFFSET;
  for (const byte of bytes) mixed = Math.imul(mixed ^ byte, PRIME);
  return (mixed >>> 0).toString(16).padStart(8, '0');
}
