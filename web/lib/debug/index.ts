/**
 * sepax/debug: a collision as an address, to be opened on the board and shown to others. A module of a few kB
 * that compiles nothing.
 *
 * @module sepax/debug
 */
export { SepaxError, type SepaxErrorCode } from '../errors.js';
export { type BoardLinkOptions, boardLink, type WorldLinkOptions } from './board-link.js';
