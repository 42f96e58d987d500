/** The guides, by what they are about: the names of files in docs/. */
export const guides = {
  shapes: ['shapes', 'collide', 'rays-and-points', 'moving', 'characters', '3d'],
  worlds: ['world', 'bodies', 'contacts', 'boxes', 'workers'],
  programs: [
    'errors-and-disposal',
    'checking',
    'performance',
    'queries',
    'determinism-and-rollback',
    'multiplayer',
    'engines',
    'embed',
    'tiled',
    'cpp',
    'from-sat',
    'from-detect-collisions',
  ],
} as const;

export type GuideTopic = keyof typeof guides;

export const guideTopics = Object.keys(guides) as GuideTopic[];

/** The entries of the package, each a module of the reference. */
export const entries = ['sepax', 'sepax/3d', 'sepax/async', 'sepax/debug', 'sepax/check'] as const;

/** Where a guide is, seen from the root of the site. */
export const guideAt = (name: string): string => `docs/guides/${name}/`;

/** Where the reference of an entry is. */
export const entryAt = (entry: string): string => `docs/modules/${entry.replace('/', '_')}/`;

/** Below here are the pages about the codes of errors. */
export const codesAt = guideAt('errors');
