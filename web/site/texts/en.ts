/** What the pages say around their figures, in English. */
export const en = {
  'nav.skip': 'Skip to content',
  'nav.label': 'Pages',
  'nav.more': 'Pages, language and colours',
  'nav.board': 'Board',
  'nav.lessons': 'Learn',
  'nav.game': 'Game',
  'nav.guides': 'Guides',
  'nav.authors': 'For your page',
  'nav.demos': 'Demos',

  'footer.license': '{license} licence',
  'footer.source': 'Source',

  'demos.heading': 'Demos',
  'demos.lead':
    'The library at work. Everything runs live, and all times are measured on your machine.',
  'demos.stress.title': 'Many bodies',
  'demos.stress.summary':
    'Up to 20,000 bodies in one world, and where the time in each frame goes.',
  'demos.stress.try':
    'Try it: turn on the boxes of the broad phase, then raise the number of bodies.',
  'demos.race.title': 'Race',
  'demos.race.summary':
    'The same bodies handled by sepax and five other libraries, one after the other.',
  'demos.race.try': 'Look for the pairs on which two libraries disagree.',
  'demos.playground.title': 'Playground',
  'demos.playground.summary':
    'Two shapes and every step of the separating-axis test: the axes, the shadows, the gap or the overlap, and the push.',
  'demos.playground.try': 'Try it: drag a shape until just one axis still has a gap.',
  'demos.check.title': 'Is your code right?',
  'demos.check.summary':
    'Paste your own collision test, or pick a library: 4,000 hard pairs show where it goes wrong.',
  'demos.check.try':
    'For each kind of mistake, the simplest pair that shows it is drawn and opens on the board.',
  'demos.worker.title': 'In a worker',
  'demos.worker.summary':
    'The same world twice, once in the page and once in a Web Worker, with a graph of the frames of each.',
  'demos.worker.try': 'Try it: block the page for 200 ms, and see which of the two stops.',

  'playground.heading': 'The separating-axis test',
  'playground.lead':
    'Drag [a] and [b]: do they touch, and how far would [a] have to move to come free? Around them are their shadows, seen along each edge. One gap, and the shapes are apart; none, and they overlap. Every number is the library’s own answer.',
  'playground.start': 'New to this? Begin with lesson 1, Shadows',
  'playground.lessons': 'All lessons',

  'page.failed': 'The figure cannot run here: {reason}',

  'theme.label': 'Colour scheme',
  'theme.auto': 'Same as system',
  'theme.light': 'Light',
  'theme.dark': 'Dark',

  'stress.race': 'See other libraries do the same',

  'stress.heading': 'Many bodies at once',
  'stress.lead':
    'Circles, capsules and polygons of 3 to 8 sides. In every frame the library updates all of them and finds each pair that touches, exactly. The times are measured here, on your machine, as you watch.',
  'stress.stage':
    '{count} bodies between four walls, {moving} of them moving, {touching} touching another.',
  'stress.tools': 'Animation',
  'stress.reset': 'Start again',
  'stress.meeting': 'When bodies meet',
  'stress.meeting.push': 'Push apart',
  'stress.meeting.pass': 'Pass through',
  'stress.settings': 'Scene',
  'stress.count': 'Bodies',
  'stress.moving': 'Moving',
  'stress.moving.value': '{share} %',
  'stress.tree': 'Draw the broad phase',
  'stress.tree.hint': 'the boxes of the tree that finds the pairs to look at',
  'stress.links': 'Draw the contacts',
  'stress.links.hint': 'a line between the centres of each pair that touches',
  'stress.key.moving': 'moving',
  'stress.key.resting': 'at rest',
  'stress.key.touching': 'touches another',
  'stress.key.links': 'contact',
  'stress.key.tree': 'box of the tree',
  'stress.contacts': 'Contacts',
  'stress.touching': 'Bodies that touch',
  'stress.boxes': 'Boxes drawn',
  'stress.times': 'Time per frame, in ms',
  'stress.times.graph':
    'The last {frames} frames as stacked columns: collisions, movement, drawing. The dashed line is at {budget} ms, all the time there is at 60 frames a second.',
  'stress.times.part': 'Part',
  'stress.times.median': 'Median',
  'stress.times.high': '95 %',
  'stress.part.collision': 'Collisions',
  'stress.part.collision.hint': 'world.update(), every contact read',
  'stress.part.movement': 'Movement',
  'stress.part.movement.hint': 'world.transforms written',
  'stress.part.drawing': 'Drawing',
  'stress.part.drawing.hint': 'canvas commands given',
  'stress.part.all': 'All',
  'stress.status.none': 'Paused. Run it, or step frame by frame.',
  'stress.status':
    'Collisions of {count} bodies: median {median} ms, 95 % of frames within {high} ms. {contacts} contacts.',
  'stress.budget': '{budget} ms',

  'lessons.heading': 'Lessons',
  'lessons.lead':
    'How two shapes find out that they touch: one question per page, with a figure to take apart. Each step is the library’s own. Begin with lesson 1: the others build on it.',

  'guides.heading': 'Guides',
  'guides.lead':
    'How to use the library, topic by topic, with examples that the tests run. The reference has every function, each with an example of its own.',

  'search.label': 'Search guides, reference and lessons',
  'search.none': 'Nothing found for “{query}”.',
  'search.found': '{count} places found',
  'search.failed': 'The search could not be loaded.',
  'search.kind.guide': 'Guide',
  'search.kind.reference': 'Reference',
  'search.kind.lesson': 'Lesson',

  'game.heading': 'A game',
  'game.lead':
    'One world holds the ground, the bullets, the missiles and some four thousand mites. The library says what is in the way and who touches whom; the rest is a few rules.',
  'game.stage': 'The game. Its keys are listed below it.',
  'game.health': 'Health',
  'game.score': 'Score',
  'game.time': 'Time',
  'game.pause': 'Pause',
  'game.play': 'Play',
  'game.restart': 'Start again',
  'game.see': 'Show what the library sees',
  'game.sound': 'Sound',
  'game.ready.title': 'Get to the flag',
  'game.ready.message':
    'Jump the pits, shoot the shutters open, and keep firing in the hall: mites sting.',
  'game.ready.go': 'Play',
  'game.paused.title': 'Paused',
  'game.paused.message': '{way} % of the way done, health {health}.',
  'game.paused.go': 'Go on',
  'game.won.title': 'You made it!',
  'game.won.message': 'Score {score}, in {time} with health {health}.',
  'game.won.go': 'Play again',
  'game.lost.title': 'Out of health',
  'game.lost.message': 'You made it {way} % of the way. Score {score}.',
  'game.lost.go': 'Go on from the last flag',
  'game.news.hit': 'Hit by a missile. Health {health}.',
  'game.news.pit': 'Fell into a pit. Health {health}.',
  'game.news.healed': 'Healed. Health {health}.',
  'game.news.opened': 'A shutter is open.',
  'game.news.flag': 'The flag is up: if you lose, you go on from here.',
  'game.keys': 'Keys',
  'game.keys.walk': 'walk',
  'game.keys.jump': 'jump; hold for higher',
  'game.keys.fire': 'fire',
  'game.keys.drop': 'with jump: drop through a platform',
  'game.keys.pause': 'pause, go on',
  'game.keys.restart': 'start again',
  'game.keys.see': 'show what the library sees',
  'game.keys.sound': 'sound',
  'game.keys.pad':
    'A gamepad works, too: stick, A to jump, X to fire, Start to pause. Touch screens have buttons.',
  'game.things': 'On the way',
  'game.thing.missile': 'Homing missiles',
  'game.thing.missile.hint':
    'turn the shorter way, but not fast: jump over them, or shoot them down.',
  'game.thing.shutter': 'Shutters',
  'game.thing.shutter.hint':
    'take three hits. They are 4 units thick and a bullet goes 25 in a step, yet none gets through.',
  'game.thing.platform': 'Platforms',
  'game.thing.platform.hint': 'let you through from below and hold you from above.',
  'game.thing.swarm': 'Mites',
  'game.thing.swarm.hint':
    'fly at anyone who comes near. One bullet bursts all that are close to it.',
  'game.waiting': '{mites} mites are waiting in the hall.',
  'game.cost':
    '{mites} mites are left. On your machine, the median frame takes {stepping} ms for its steps and {drawing} ms for its picture.',

  'worker.heading': 'A world in a worker',
  'worker.stage': 'A thousand circles that bounce off one another',
  'worker.graph': 'The steps of the last four seconds',
  'worker.side.page': 'In the page',
  'worker.side.worker': 'In a worker',
  'worker.block': 'Block the page for {time} ms',
  'worker.hint': 'Block the page, and see which of the two worlds stands still.',
  'worker.judged':
    'The page was blocked for {time} ms. Meanwhile the world in the page made {own} steps, and the one in the worker {other}.',
  'worker.key.step': 'a step',
  'worker.key.stop': 'no step for 50 ms or more',
  'worker.source.worker': 'the worker: it steps its world, and transfers what is to be drawn',
  'worker.source.page': 'the page: a world of its own, and the worker’s frames',
  'worker.lead':
    'The same world twice: one shares its thread with the page, the other lives in a Web Worker and hands over the places of its bodies by transfer. A busy page holds up only the first.',

  'race.heading': 'A race of libraries',
  'race.lead':
    'The same thousands of bodies, handled by sepax, SAT.js with flatbush, detect-collisions, matter-js, rapier and box2d3-wasm: how long does each take per frame, and do they find the same pairs?',

  'check.heading': 'Is your collision code right?',
  'check.lead':
    'Paste a function that says whether two shapes meet, or pick a library. It is asked about 4,000 hard pairs whose answers are known exactly. You see where it goes wrong first, which mistake that looks like, and the lesson about it.',

  'board.heading': 'Any shapes at all',
  'board.lead':
    'Put shapes of every kind on the board, drag, turn and bend them, and choose two to look at: distance, push, contacts, time of impact and the geometry behind them. Every number is the library’s.',
} as const;

type SiteTexts = typeof en;

declare module '../../figure/voice/text.js' {
  interface TextKeys extends SiteTexts {}
}
