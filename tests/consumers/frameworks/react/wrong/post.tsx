import type {} from 'sepax/embed/react';

export const post = <sepax-figure lesson="shadows" step={3} theme="blue" height={480} formulas />;
