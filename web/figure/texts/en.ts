/**
 * What all figures say, in English. `{name}` stands for a value; `[a]` and `[b]` for the names of the two
 * shapes, which wear their colours.
 */
export const en = {
  'scene.label': 'Scenes',

  'tools.label': 'Figure',
  'tools.undo': 'Undo',
  'tools.redo': 'Redo',
  'tools.reset': 'Start again',
  'tools.fit': 'Fit to view',

  'stage.label': 'Shapes [a] and [b] with the shadows they cast. {status}',
  'stage.gap': 'gap {size}',
  'stage.overlap': 'overlap {size}',
  'stage.touch': 'touching, 0',
  'stage.mtv': 'push {size}',
  'stage.velocity': 'velocity',
  'stage.unit': '1 unit',
  'stage.units': '{count} units',

  'handle.body': 'Move shape {shape}',
  'handle.turn': 'Turn shape {shape}',
  'handle.vertex': 'Corner {index} of shape {shape}',
  'handle.velocity': 'Tip of the velocity of shape a',

  'step.label': 'Steps of the test',
  'step.slider': 'Step',
  'step.previous': 'Previous step',
  'step.next': 'Next step',
  'step.play': 'Play the steps',
  'step.pause': 'Pause',
  'step.all': 'All axes',
  'step.value': 'Axis {number} of {count}: {axis}',
  'step.value.all': 'All {count} axes and the answer',

  'contrast.fails': 'See where it fails',
  'contrast.holds': 'See where it works',

  'fold.open': 'Show its {count} steps',
  'fold.close': 'Show it as one step',

  'verdict.apart': 'Apart',
  'verdict.touch': 'Touching',
  'verdict.overlap': 'Overlapping',
  'verdict.hit': 'Will collide',
  'verdict.miss': 'Passes by',
  'verdict.deep': 'Overlapping, and moving',

  'status.spoken': '{verdict}. {sentence}',
  'status.apart': 'A gap of {gap} on axis {axis}. Depth 0.',
  'status.touch': 'Depth 0 on axis {axis}, and no gap.',
  'status.overlap': 'Depth {depth} on axis {axis}. Moving [a] by {mtv} leaves the shapes touching.',
  'status.hit':
    'Apart now; [a] meets [b] at {enter} of the step, on axis {axis}. Depth at its end {depth}: add {mtv} to the velocity.',
  'status.miss': 'No contact in the whole step: axis {axis} separates the shapes. Depth 0.',
  'status.deep':
    'Depth {depth} on axis {axis}. Add {mtv} to the velocity, and [a] ends in contact.',

  'numbers.label': 'The answer of collide(a, b)',
  'numbers.yes': 'true',
  'numbers.no': 'false',
  'numbers.never': 'never',
  'numbers.none': 'none',
  'numbers.feature': 'edge {edge} of {shape}',
  'numbers.apply': 'Push [a] out',
  'numbers.applyMoving': 'Move [a] one step',

  'table.caption': 'Axes',
  'table.axis': 'Axis',
  'table.shadows': 'Shadows',
  'table.overlap': 'Overlap',
  'table.time': 'Contact',
  'table.least': 'least',
  'table.separates': 'gap',
  'table.last': 'last to meet',
  'table.duplicate': 'same as {axis}',
  'table.select': 'Show axis {axis}',
  'table.interval': '{min} – {max} %',
  'table.never': 'never',
  'table.together': 'All together',
  'table.togetherNever': 'no common moment',
  'table.timeHint':
    'Bars run from the start of the step to its end. The tinted band is the time they share.',

  'card.shape': 'Shape {shape}',
  'card.menu': 'Outline',
  'card.sides': 'Sides',
  'card.country': 'Country',
  'card.chooseCountry': 'Choose a country',
  'card.loading': 'Loading the map …',
  'card.x': 'x',
  'card.y': 'y',
  'card.angle': 'Angle °',
  'card.paste': 'Paste points',
  'card.corners': 'Corners ({count})',
  'card.corner': 'Corner {index}',
  'card.cornerX': 'x of corner {index}',
  'card.cornerY': 'y of corner {index}',
  'card.insert': 'Add a corner after corner {index}',
  'card.remove': 'Remove corner {index}',
  'card.motion': 'Motion',
  'card.moving': '[a] moves during the step',
  'card.vx': 'Velocity x',
  'card.vy': 'Velocity y',

  'field.less': '{label}: less',
  'field.more': '{label}: more',

  'notice.convex': 'Held back: beyond this line the shape would no longer be convex.',
  'notice.noRoom': 'No room for another corner on that edge.',
  'notice.threeLeft': 'A polygon needs three corners.',
  'notice.refused': 'Not possible: {reason}',
  'notice.link': 'The link could not be read, so this is the usual start.',
  'notice.state': 'The state could not be read, so this is the usual start: {reason}',
  'notice.dismiss': 'Dismiss',

  // The library speaks English.
  'error.not-a-number': '{message}',
  'error.not-finite': '{message}',
  'error.out-of-range': '{message}',
  'error.not-points': '{message}',
  'error.not-a-vector': '{message}',
  'error.not-a-shape': '{message}',
  'error.zero-vector': '{message}',
  'error.too-few-points': '{message}',
  'error.collinear': '{message}',
  'error.concave': '{message}',
  'error.self-crossing': '{message}',
  'error.edges': '{message}',
  'error.misplaced-hole': '{message}',
  'error.non-uniform': '{message}',
  'error.other': '{message}',

  'help.title': 'Mouse, touch and keyboard',
  'help.drag':
    'Drag a shape, a corner, the turning knob or the tip of the velocity. Two fingers drag two things.',
  'help.tab': 'moves to the next handle',
  'help.arrows': 'move the handle by 1 unit, with Shift by 10 (the knob turns by 1° or 10°)',
  'help.turn': 'turn the shape by 1°, with Shift by 10°',
  'help.home': 'puts the shape back',
  'help.vertex': 'add or remove a corner; so does a double click on an edge or a corner',
  'help.escape': 'cancels a drag',
  'help.undo': 'undo, redo',
  'help.describe': 'The figure in words',
  'help.code': 'The figure as code',

  'share.label': 'Share',
  'share.link': 'Copy link',
  'share.embed': 'Embed this',
  'share.code': 'Copy code',
  'share.copied': 'Copied',
  'share.failed': 'The file could not be made. Try again, or reload the page.',
  'share.byHand': 'Copying is blocked here. Copy by hand:',
  'share.picture': 'Save picture',
  'share.svg': 'SVG',
  'share.png': 'PNG',
  'share.steps.svg': 'All steps, animated SVG',
  'share.steps.gif': 'All steps, GIF',
  'share.colours': 'Colours of the picture',
  'share.light': 'Light',
  'share.dark': 'Dark',

  'axis.motion': '⊥v',

  'live.play': 'Run',
  'live.pause': 'Pause',
  'live.step': 'One frame',

  'part.figure': 'Figure',
  'part.formula': 'Formula with the numbers of the figure',

  'quantities.caption': 'The numbers of the figure',
  'quantities.symbol': 'Name',
  'quantities.meaning': 'What it is',
  'quantities.value': 'Value',
  'quantities.show': 'Show {symbol}: {meaning}',

  'handle.axis': 'Turn the axis',

  'trial.next': 'Try it:',

  'step.value.of': 'Step {number} of {count}: {said}',
} as const;

type FigureTexts = typeof en;

declare module '../voice/text.js' {
  interface TextKeys extends FigureTexts {}
}
