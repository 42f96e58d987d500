// Another build of sepax, by its typed arrays: what was gained since.
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { typedArrays } from '../../../../web/site/race/contestants/sepax-arrays.mjs';

const library = await import(new URL('index.js', pathToFileURL(`${process.env.SEPAX_BEFORE}/`)));

export const contestant = { name: 'sepax before', packages: [], ...typedArrays(library) };
