// sepax by its typed arrays.
import * as sepax from 'sepax';
import { typedArrays } from './sepax-arrays.mjs';

export const contestant = { name: 'sepax', packages: ['sepax'], ...typedArrays(sepax) };
