import { type CrowdSettings, meetings } from '../../figure/crowd/crowd-settings.js';

/** Everything that can be chosen of the scene. */
export interface Settings extends CrowdSettings {
  /** Whether the boxes of the broad phase are drawn. */
  readonly tree: boolean;
  /** Whether the pairs that touch are drawn. */
  readonly links: boolean;
}

export const limits = {
  count: { min: 1000, max: 20000, step: 500 },
  moving: { min: 0, max: 100, step: 1 },
} as const;

export const usualSettings: Settings = {
  count: 10000,
  moving: 100,
  meeting: 'push',
  tree: false,
  links: false,
};

/** The settings as the hash of a link: `#v1&count=10000&moving=100&meeting=push&tree&links`. */
const version = 'v1';

export function writeSettings({ count, moving, meeting, tree, links }: Settings): string {
  const parts = [version, `count=${count}`, `moving=${moving}`, `meeting=${meeting}`];
  if (tree) parts.push('tree');
  if (links) parts.push('links');
  return `#${parts.join('&')}`;
}

/** The settings of a link, or `null` if it is not one of this version or says nonsense. */
export function readSettings(hash: string): Settings | null {
  const [head, ...parts] = hash.replace(/^#/, '').split('&');
  const fields = new URLSearchParams(parts.join('&'));
  const count = readNumber(fields, 'count');
  const moving = readNumber(fields, 'moving');
  const given = fields.get('meeting') ?? usualSettings.meeting;
  const meeting = meetings.find((name) => name === given);
  if (head !== version || count === null || moving === null || meeting === undefined) return null;
  return { count, moving, meeting, tree: fields.has('tree'), links: fields.has('links') };
}

/** A number that the slider can have, or `null`. */
function readNumber(fields: URLSearchParams, name: keyof typeof limits): number | null {
  const { min, max, step } = limits[name];
  const text = fields.get(name) ?? String(usualSettings[name]);
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max && (value - min) % step === 0 ? value : null;
}
