/** The address follows a state, and never writes over a link that was just followed. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddressWriter } from '../../../web/site/address-writer.js';

let page: EventTarget & { location: { hash: string } };
const write = vi.fn(() => {
  page.location.hash = '#written';
});

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { location: { hash: '#first' } });
  vi.stubGlobal('window', page);
});

afterEach(() => {
  write.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('many changes are one entry, and what comes later is another', () => {
  const address = new AddressWriter(write);
  for (let i = 0; i < 10; i++) address.changed();
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(write).toHaveBeenCalledTimes(1);
  address.changed();
  vi.advanceTimersByTime(1000);
  expect(write).toHaveBeenCalledTimes(2);
});

test('a link that is followed meanwhile stays in the address', () => {
  const address = new AddressWriter(write);
  address.changed();
  page.location.hash = '#followed';
  vi.advanceTimersByTime(1000);
  expect(write).not.toHaveBeenCalled();
  expect(address.read()).toBe('#followed');
  address.changed();
  vi.advanceTimersByTime(1000);
  expect(page.location.hash).toBe('#written');
});

test('who leaves the page leaves it with what was changed last', () => {
  const address = new AddressWriter(write);
  page.dispatchEvent(new Event('pagehide'));
  expect(write).not.toHaveBeenCalled();
  address.changed();
  page.dispatchEvent(new Event('pagehide'));
  expect(write).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(write).toHaveBeenCalledTimes(1);
});
