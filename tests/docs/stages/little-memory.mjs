/** An engine that has 32 MB to give to WebAssembly. */
const most = 2 ** 25;
const bytesOfPage = 2 ** 16;
const { grow } = WebAssembly.Memory.prototype;

WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * bytesOfPage > most)
    throw new RangeError('There is no more.');
  return grow.call(this, pages);
};

export function finish() {}
