/**
 * Before each file of those that take turns in one process: the modules of the library and the tests are
 * loaded anew, wasm and all, and nothing that the file before put into the place of a global is there.
 */
import { vi } from 'vitest';

vi.useRealTimers();
vi.unstubAllGlobals();
vi.resetModules();
