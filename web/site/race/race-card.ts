import { Camera, type Size } from '../../stage/camera.js';
import type { Pen } from '../../stage/pen.js';
import { pngPicture } from '../../stage/png-picture.js';
import { schemeTheme } from '../../stage/still-theme.js';
import { shortTime } from './lanes.js';
import { type Lane, medianOf } from './run-race.js';
import { runnerNames } from './runners.js';

/** What feeds and chats show of a link. */
const size: Size = { width: 1200, height: 630 };
const left = 60;
const barsFrom = 370;
const barsTo = 1000;
const top = 180;
const rowHeight = 64;

export interface CardTexts {
  readonly title: string;
  readonly unit: string;
  readonly machine: string;
}

/** How the race went, as a picture to show others. */
export const raceCard = (lanes: readonly Lane[], texts: CardTexts): Blob =>
  pngPicture(
    {
      size,
      theme: schemeTheme('light'),
      camera: new Camera(1, 0, 0),
      handles: [],
      paint: (pen) => paintCard(pen, lanes, texts),
    },
    1,
  );

function paintCard(
  { context, theme }: Pen,
  lanes: readonly Lane[],
  { title, unit, machine }: CardTexts,
): void {
  const write = (text: string, x: number, y: number, font: string, colour: string): void => {
    context.font = `${font} ${theme.fontFamily}`;
    context.fillStyle = colour;
    context.fillText(text, x, y);
  };
  write(title, left, 90, '700 46px', theme.ink);
  write(unit, left, 138, '26px', theme.muted);
  const ran = lanes.filter(({ times }) => times.length > 0);
  const slowest = Math.max(...ran.map(({ times }) => medianOf(times)));
  ran.forEach(({ runner, times }, i) => {
    const y = top + rowHeight * i;
    const time = medianOf(times);
    const width = Math.max(4, ((barsTo - barsFrom) * time) / slowest);
    write(runnerNames[runner], left, y + 36, runner === 'sepax' ? '700 28px' : '28px', theme.ink);
    context.fillStyle = runner === 'sepax' ? theme.a : theme.b;
    context.fillRect(barsFrom, y + 8, width, 38);
    write(shortTime(time), barsFrom + width + 16, y + 36, '28px', theme.ink);
  });
  write(`sepax · ${machine}`, left, size.height - 26, '22px', theme.muted);
}
