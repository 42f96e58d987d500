/** What each lesson is called, and what it is about; in the order of the book. */
export const titles = {
  'lesson.number': 'Lesson {number}',
  'shadows.title': 'Shadows',
  'shadows.summary':
    'Drop a shape onto a line: one dot product per corner, and only two numbers are left.',
  'separating-axis.title': 'The separating axis',
  'separating-axis.summary':
    'One gap proves that two shapes are apart. Which axes must be looked at so that it is not missed?',
  'way-out.title': 'The way out',
  'way-out.summary':
    'Two shapes overlap. How far must one be pushed, and in which direction, so that they only just touch?',
  'moving-shapes.title': 'Moving shapes',
  'moving-shapes.summary': 'A shape is moving. Will it hit, when, and would single frames miss it?',
  'circles-boxes.title': 'Circles and boxes',
  'circles-boxes.summary':
    'A circle meets a box at a side or at a corner: which part of the plane is its centre in?',
  'segments.title': 'Segments',
  'segments.summary':
    'Where do two segments cross, what if they are parallel, and when does floating point get it wrong?',
  'which-way.title': 'Which way to turn',
  'which-way.summary':
    'A missile, a target, and the sign of one determinant: left or right, and why a screen swaps them.',
  'planes.title': 'Lines and polygons in 3D',
  'planes.summary':
    'A line meets a plane at a point. Is the point inside the polygon, and how can you be sure?',
  'fast-bullets.title': 'Fast bullets',
  'fast-bullets.summary':
    'A bullet is in front of the wall in one frame and behind it in the next. Join the frames with a line.',
  'turned-boxes.title': 'Boxes that turn',
  'turned-boxes.summary':
    'Spheres, upright boxes and turned boxes around things: which fits, which is cheap, and why corners are not enough.',
  'thousands.title': 'Thousands of things',
  'thousands.summary':
    'Ten thousand bodies make fifty million pairs. Grids and trees leave a few thousand to look at.',
  'dents-holes.title': 'Dents and holes',
  'dents-holes.summary':
    'The test works for convex shapes only. Cut the others into convex pieces, and push out of the whole.',
  'all-together.title': 'Putting it together',
  'all-together.summary':
    'A small scene to play with, in which everything from this book has its place.',
} as const;
