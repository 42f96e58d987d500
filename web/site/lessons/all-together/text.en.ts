import type { Texts } from '../../../figure/voice/words.js';

export const en = {
  'story.bug':
    'On a slow machine a step is long: one moment he is above the bridge, the next below it.',
  'story.mended':
    'Every step has the same length, however slow the machine. The game is whole: go and play it.',

  question:
    'A hero on a slope, a thin door, a missile that follows, something to pick up, and a swarm. Which question does each of them ask in every frame, and which lesson answers it?',

  'table.parts': 'The parts of the game',
  'table.part': 'Part',
  'table.asks': 'asks for',
  'table.lesson': 'Lesson',
  'table.show': 'Show: {name}',
  'part.walk': 'walking on slopes',
  'part.ground': 'ground with a dent',
  'part.bullet': 'the bullet',
  'part.missile': 'the missile',
  'part.sensor': 'something to pick up',
  'part.push': 'pushing apart',
  'part.many': 'the swarm',

  idea: [
    'A game is a loop. In each frame it reads what the player wants, moves everything, asks who touches whom, and applies its rules. Collision detection comes between moving and the rules, and once it has that one place, everything else stays simple. This scene runs the same code as the game on this site, with another level.',
    'There are three ways to move. The [*hero*](#walk) slides: an obstacle takes away only that part of the motion that leads into it. The [*bullet*](#bullet) is swept: it stops where it first meets something, however far it goes in a frame. Everything else is simply *put* where it wants to be, and pushed apart afterwards. Which of them is right depends on what it would cost to be wrong: a hero in a wall and a bullet behind a door are noticed at once; two mites that overlap for a frame are not.',
    'Everything goes on in steps of a sixtieth of a second, however fast the screen is. So the same keys make the same game on every machine: the steps can be tested, recorded, and sent to another player. The picture you see is drawn in between two steps.',
  ],
  mistakes: [
    '*Steps as long as the frames.* On a slow machine the hero then jumps lower, or falls through the floor. Take steps of equal length, as many as fit into the time that has passed.',
    '*Removing bodies while reading the contacts.* The lists change under the loop. Read first, or check that a body is still there.',
    '*Sweeping everything.* It costs more, and in a crowd nobody can move. Sweep what is fast and thin.',
    '*Computing the angle of a slope from heights.* The normal of the contact gives it at once, at corners and on moving ground, too.',
    '*Leaving the order of the rules to chance.* The hero may pick something up and be hit in the same step: decide which comes first, once and for all.',
  ],
  reading: [
    'Glenn Fiedler, [Fix Your Timestep!](https://gafferongames.com/post/fix_your_timestep/), 2004: steps of one length, and pictures between them.',
    'Robert Nystrom, [Game Programming Patterns](https://gameprogrammingpatterns.com/game-loop.html), 2014, chapter “Game Loop”.',
    'Christer Ericson, *Real-Time Collision Detection*, Morgan Kaufmann 2005: everything in this book, in depth.',
  ],
} as const satisfies Texts;
