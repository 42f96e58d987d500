// Before version 8 Vite's server loses files that dependencies name by `new URL(…, import.meta.url)`:
// this program gives `sepax/async` the address.
export { checks } from '../vite/consumer.mjs';

export const packages = ['vite@7'];
