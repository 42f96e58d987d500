import type {} from 'sepax/embed/react';

export const post = (
  <sepax-figure
    lesson="shadows"
    step={null}
    theme="dark"
    height={480}
    formulas
    onready={(event) => event.type.trim()}
    onstep={({ detail }) => detail.text.trim()}
    onhit={({ detail }) => detail.mtv.x.toFixed()}
  />
);
