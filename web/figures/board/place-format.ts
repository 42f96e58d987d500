import { NumberFormat } from '../../figure/voice/number-format.js';
import type { Camera, Size } from '../../stage/camera.js';

/** Writes places with as many decimals as a pointer can tell apart, and one or two more. */
export const formatIn = ({ scale }: Camera, { width, height }: Size): NumberFormat =>
  new NumberFormat(Math.max(width, height) / scale);
