import type { DirectiveResult } from 'lit/directive.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import arrowDown from 'lucide-static/icons/arrow-down.svg?raw';
import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw';
import swap from 'lucide-static/icons/arrow-left-right.svg?raw';
import arrowRight from 'lucide-static/icons/arrow-right.svg?raw';
import arrowUp from 'lucide-static/icons/arrow-up.svg?raw';
import down from 'lucide-static/icons/chevron-down.svg?raw';
import left from 'lucide-static/icons/chevron-left.svg?raw';
import right from 'lucide-static/icons/chevron-right.svg?raw';
import paste from 'lucide-static/icons/clipboard-paste.svg?raw';
import copy from 'lucide-static/icons/copy.svg?raw';
import fire from 'lucide-static/icons/crosshair.svg?raw';
import download from 'lucide-static/icons/download.svg?raw';
import file from 'lucide-static/icons/file-up.svg?raw';
import link from 'lucide-static/icons/link.svg?raw';
import fit from 'lucide-static/icons/maximize.svg?raw';
import minus from 'lucide-static/icons/minus.svg?raw';
import moon from 'lucide-static/icons/moon.svg?raw';
import pause from 'lucide-static/icons/pause.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import redo from 'lucide-static/icons/redo-2.svg?raw';
import reset from 'lucide-static/icons/rotate-ccw.svg?raw';
import ruler from 'lucide-static/icons/ruler.svg?raw';
import step from 'lucide-static/icons/step-forward.svg?raw';
import sun from 'lucide-static/icons/sun.svg?raw';
import auto from 'lucide-static/icons/sun-moon.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';
import close from 'lucide-static/icons/x.svg?raw';

const icons = {
  arrowDown,
  arrowLeft,
  arrowRight,
  arrowUp,
  auto,
  close,
  copy,
  down,
  download,
  file,
  fire,
  fit,
  left,
  link,
  minus,
  moon,
  paste,
  pause,
  play,
  plus,
  redo,
  reset,
  right,
  ruler,
  step,
  sun,
  swap,
  trash,
  undo,
} as const;

export type IconName = keyof typeof icons;

/** An icon, for the eye only: the control around it has the name. */
export function icon(name: IconName): DirectiveResult {
  return unsafeHTML(icons[name].replace('<svg', '<svg aria-hidden="true" focusable="false"'));
}
