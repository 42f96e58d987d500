import type { Texts } from '../../figure/voice/words.js';

export const en = {
  'stage.label': 'A small game: a hero on a hill, a door, a dent, a turret and a swarm. {status}',
  'handle.hill': 'Move the top of the hill',
  'handle.hero': 'Put the hero elsewhere',
  'handle.turret': 'Move the turret',
  'play.label': 'Play: arrow keys or W A S D, Space to jump, J to fire',
  'play.keys':
    'Press a button, or come here with Tab: arrow keys or W A S D, Space to jump, J to fire.',
  'turn.clockwise': 'clockwise',
  'turn.counter-clockwise': 'counter-clockwise',
  'turn.ahead': 'straight ahead',
  'turn.behind': 'straight behind',

  'do.walk':
    "The hero wants to go along $v$. On the ground that becomes $v'$, along the slope and just as long. The normal $n$ tells how steep the floor is: {slope}°. Up to {steepest}° counts as floor, anything steeper as wall.",
  'do.walk.air':
    'The hero is in the air, and gravity speeds him up from frame to frame. Where he lands, the normal tells whether it is floor: up to {steepest}° it is.',
  'do.ground':
    'The ground has a dent, so it is not convex. It is made of {pieces} convex pieces, and the hero does not notice the seams between them.',
  'do.bullet':
    'A bullet goes {step} units in a frame; the door is 4 thick. It does not jump from ring to ring: its circle is swept along the path. Fired now, it would hit something after {far} units. From lower down the slope, that is the door.',
  'do.bullet.free':
    'A bullet goes {step} units in a frame; the door is 4 thick. It does not jump from ring to ring: its circle is swept along the path. Fired now, it would hit nothing.',
  'do.missile.clockwise':
    'The missile is heading along $h$, and the hero is in direction $d$. The determinant is positive, so on this screen the shorter way round is clockwise, with {angle}° still to go.',
  'do.missile.counter-clockwise':
    'The missile is heading along $h$, and the hero is in direction $d$. The determinant is negative, so on this screen the shorter way round is counter-clockwise, with {angle}° still to go.',
  'do.missile.ahead': 'The missile is heading straight for the hero: there is nothing to turn.',
  'do.missile.behind':
    'The hero is straight behind the missile: both ways round are equally long, {angle}°.',
  'do.missile.none':
    'No missile is in the air. The turret fires as soon as no wall blocks the ray to the hero. Let the game run, or put the hero on the hill.',
  'do.sensor':
    'A pickup is a *sensor*: it touches, but it stops nobody and pushes nobody. Its centre is {far} units away from that of the hero. As soon as the boxes touch, there is a contact, and a rule collects it.',
  'do.sensor.taken':
    'It has been collected. A contact of a *sensor* pushes nobody; it only tells the rules of the game that two bodies touch.',
  'do.push':
    'The shapes of bodies that touch are tested with separating axes. Contacts that push: {pushes}. Each normal says which way, and each depth how far.',
  'do.many':
    'All {bodies} bodies are in one `World`. Its tree of {boxes} boxes finds what might touch what. Contacts left after the exact test: {contacts}.',
  'do.play':
    'Every frame is the same. Everyone says where they want to go, the world moves them, and the rules read the contacts. Play, or go through the parts.',

  'try.flag': 'Get to the *flag* on the right. The door has to be shot three times.',
  'try.flag.done': 'Through a door, across a dent and past a turret: not one contact was missed.',
  'try.steep': 'Make the hill so *steep* on the left that the hero could not walk up there.',
  'try.steep.done': 'To him this side is a wall now. He can still walk down.',
  'try.dodge': 'Make a missile *miss* without shooting it down.',
  'try.dodge.done': 'It can only turn so fast: be nimble, and you have a chance.',
} as const satisfies Texts;
