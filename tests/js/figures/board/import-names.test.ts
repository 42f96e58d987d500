/** What a shape is called elsewhere it is called on the board. */
import './support/dom-parser.js';
import { expect, test } from 'vitest';
import { readText } from '../../../../web/figures/board/import/read-text.js';

const namesOf = (text: string): (string | undefined)[] =>
  readText(text).things.map(({ name }) => name);

const triangle = [
  { x: 0, y: 0 },
  { x: 9, y: 0 },
  { x: 9, y: 9 },
];

test('objects of Tiled maps keep their names', () => {
  const objects = [
    { id: 1, name: 'wall', x: 0, y: 0, width: 20, height: 10 },
    { id: 2, name: '', x: 0, y: 40, polygon: triangle },
    { id: 3, name: 'ramp', x: 0, y: 80, polygon: triangle },
  ];
  const layers = [{ type: 'objectgroup', name: 'solid', objects }];
  const map = { orientation: 'orthogonal', tilewidth: 16, tileheight: 16, layers };
  expect(namesOf(JSON.stringify(map))).toEqual(['wall', undefined, 'ramp']);
  const xml =
    '<map orientation="orthogonal" width="1" height="1" tilewidth="16" tileheight="16"><objectgroup name="o">' +
    '<object id="1" name="wall" x="1" y="1" width="6" height="2"/></objectgroup></map>';
  expect(namesOf(xml)).toEqual(['wall']);
});

test('elements of SVG have their ids, and copies their own or those of their originals', () => {
  const svg =
    '<svg><g id="all"><rect id="floor" width="9" height="2"/><circle r="3"/></g>' +
    '<use id="roof" href="#floor" y="20"/><use href="#floor" y="40"/></svg>';
  expect(namesOf(svg)).toEqual(['floor', undefined, 'roof', 'floor']);
});

test('features of GeoJSON have the property', () => {
  const point = { type: 'Point', coordinates: [1, 2] };
  const both = { type: 'GeometryCollection', geometries: [point, point] };
  const features = [
    { type: 'Feature', properties: { name: 'park' }, geometry: point },
    { type: 'Feature', properties: null, geometry: point },
    { type: 'Feature', properties: { name: 7 }, geometry: point },
    { type: 'Feature', properties: { name: 'gates' }, geometry: both },
  ];
  const text = JSON.stringify({ type: 'FeatureCollection', features });
  expect(namesOf(text)).toEqual(['park', undefined, undefined, 'gates', 'gates']);
});

test.each([
  ['before', 'name,x,y\na b,0,0\na b,9,0\na b,9,9\nc,20,0\nc,29,0\nc,29,9\n', ['a b', 'c']],
  ['after', 'x;y;name\n0;0;a b\n9;0;a b\n9;9;a b\n', ['a b']],
  ['missing', 'x,y\n0,0\n9,0\n9,9\n', [undefined]],
  ['another', 'id,x,y\n1,0,0\n1,9,0\n1,9,9\n', [undefined]],
])('a column of names: %s', (_, text, names) => {
  expect(namesOf(text)).toEqual(names);
});
