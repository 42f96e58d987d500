/** Ties the game to the page: wishes in, pictures out. */
import { Input } from './input/input.js';
import { runLoop } from './loop.js';
import { Game } from './simulation/game.js';
import { Past } from './simulation/past.js';
import { Hud } from './view/hud.js';
import { Painter } from './view/painter.js';

/** Backwards time runs faster. */
const REWIND_TICKS = 2;

const canvas = document.querySelector<HTMLCanvasElement>('#scene');
const rewindButton = document.querySelector<HTMLElement>('#rewind');
if (canvas === null || rewindButton === null) throw new Error('The page has no scene.');

const game = new Game();
const beginning = game.save();
const past = new Past();
const input = new Input(canvas, rewindButton);
const painter = new Painter(canvas, game);
const hud = new Hud(begin);
let plays = false;

function begin(): void {
  if (game.over) {
    // To begin again is to go back farther than the past is kept.
    game.load(beginning);
    past.forget();
  }
  plays = true;
  hud.play();
}

function tick(): void {
  if (!plays) return;
  if (input.rewinds) {
    past.goBack(game, REWIND_TICKS);
    if (!game.over) hud.play();
  } else if (!game.over) {
    past.keep(game);
    game.step(input.command(painter.camera.toPage(game.lamp)));
    if (game.over) hud.end(game.tally);
  }
  painter.places.take(game.world);
}

/** Equal hashes: equal games. What was turned back is what was there before, to the last bit. */
function report(): string {
  const { tally, lamp, world } = game;
  return `tick ${tally.tick} hash ${world.hash()} lamp ${lamp.x.toFixed(2)} ${lamp.y.toFixed(2)}`;
}

runLoop(tick, (seconds, part) => {
  const debug = location.hash === '#debug';
  painter.show(game.effects.splice(0));
  painter.places.part = part;
  painter.paint(seconds, plays && input.rewinds, input.sticks, debug);
  hud.show(game.tally, past.part);
  hud.debug(debug ? report() : null);
});
