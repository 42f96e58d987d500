'use client';

import { useEffect } from 'react';
import { Box, collide } from 'sepax';
import { collideSpheres } from 'sepax/3d';
import { load } from 'sepax/async';
import { depthOf, hitOf } from '../answer.js';

/** Rendered on the server first, where it asks `sepax` and need not wait for the other. */
export function Client({ server }) {
  const inline = hitOf({ Box, collide });
  useEffect(() => {
    const answer = async () => {
      const space = depthOf({ collideSpheres });
      return { server, client: { inline, loaded: hitOf(await load()), space } };
    };
    globalThis.answers = answer();
  });
  return <output>{inline.depth}</output>;
}
