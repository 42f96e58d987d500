import type { Plugin } from 'rolldown';

/** Writes which files the script loads: ../publish/keep-former.mjs keeps them when the next build is published. */
export function builds(): Plugin {
  return {
    name: 'builds',
    generateBundle(_, bundle) {
      const loaded = Object.values(bundle).filter((file) => file.type === 'chunk' && !file.isEntry);
      const names = loaded.map(({ fileName }) => fileName).sort();
      this.emitFile({ type: 'asset', fileName: 'builds.json', source: JSON.stringify([names]) });
    },
  };
}
