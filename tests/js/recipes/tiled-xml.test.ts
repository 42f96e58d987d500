/** The recipe for maps of Tiled in XML: docs/tiled.md. */
import { readFileSync } from 'node:fs';
import { DOMParser } from '@xmldom/xmldom';
import { Box, ConcavePolygon } from 'sepax';
import { describe, expect, test } from 'vitest';
import { shapesOfMap } from '../../../docs/recipes/tiled.js';
import {
  mapOfXml,
  templateOfXml,
  tilesetOfXml,
  type XmlNode,
} from '../../../docs/recipes/tiled-xml.js';
import json from '../../fixtures/tiled-map.json' with { type: 'json' };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** Warnings are none of ours; errors are thrown. */
const parser = new DOMParser({ onError: () => {} });
const fixture = readFileSync(new URL('../../fixtures/tiled-map.tmx', import.meta.url), 'utf8');

const read = (text: string) => mapOfXml(text, parser);

/** A map with something in it. */
const mapWith = (inside: string): string => `${HEAD}<map version="1.10" tiledversion="1.11.2" \
orientation="orthogonal" renderorder="right-down" width="2" height="1" tilewidth="16" tileheight="16" infinite="0" \
nextlayerid="3" nextobjectid="9">\n${inside}\n</map>\n`;

const objects = (inside: string): string =>
  mapWith(` <objectgroup id="2" name="things">\n${inside}\n </objectgroup>`);

const layer = (data: string): string =>
  mapWith(` <layer id="1" name="ground" width="2" height="1">\n${data}\n </layer>`);

const boundsOf = (text: string, files = {}) =>
  shapesOfMap(read(text), undefined, files).map(({ shape }) => shape.bounds);

const TILE = { minX: 0, minY: 0, maxX: 16, maxY: 16 };
const ROW = { minX: 0, minY: 0, maxX: 32, maxY: 16 };

describe('a map says in XML', () => {
  test('what it says in JSON', () => {
    const [fromXml, fromJson] = [shapesOfMap(read(fixture)), shapesOfMap(json)];
    const told = (all: typeof fromXml) =>
      all.map(({ shape, layer, object }) => ({ shape, layer, name: object?.name }));
    expect(fromXml).toHaveLength(14);
    expect(told(fromXml)).toEqual(told(fromJson));
  });

  test('tiles in each way that is not packed', () => {
    const texts = ['encoding="csv">1,\n1', '><tile gid="1"/><tile gid="1"/>'];
    for (const text of texts) expect(boundsOf(layer(`<data ${text}</data>`))).toEqual([ROW]);
    const chunks =
      '<chunk x="-1" y="0" width="1" height="1">1</chunk><chunk x="0" y="0" width="1" height="1">\n1\n</chunk>';
    const endless = layer(`<data encoding="csv">${chunks}</data>`);
    expect(boundsOf(endless)).toEqual([{ ...ROW, minX: -16, maxX: 16 }]);
    const hole = '<data><tile gid="1"/><tile/></data>';
    expect(boundsOf(layer(hole))).toEqual([TILE]);
    const packed = layer('<data encoding="base64" compression="zlib">eJxjYGBgAAAABAAB</data>');
    expect(() => boundsOf(packed)).toThrow('Layer ground is packed: choose CSV');
  });

  test('what is hidden, and where groups are', () => {
    const group = (more: string) =>
      mapWith(
        `<group id="4" name="g" offsetx="10" offsety="-2.5"${more}><imagelayer id="5" name="sky"/>` +
          '<objectgroup id="2" name="things"><object id="1" x="0" y="0" width="4" height="4"/>' +
          '<object id="2" x="0" y="0" width="9" height="9" visible="0"/></objectgroup></group>',
      );
    expect(boundsOf(group(''))).toEqual([{ minX: 10, minY: -2.5, maxX: 14, maxY: 1.5 }]);
    expect(boundsOf(group(' visible="0"'))).toEqual([]);
  });

  test('custom properties with their types, and a class by either name', () => {
    const [thing] = shapesOfMap(
      read(
        objects(`<object id="1" name="door" class="Door" x="1" y="2" width="3" height="4">
   <properties>
    <property name="locked" type="bool" value="false"/>
    <property name="key" type="object" value="7"/>
    <property name="speed" type="float" value="1.5"/>
    <property name="say">Two
lines</property>
    <property name="from" type="class" propertytype="Place"><properties>
     <property name="map" value="cave"/><property name="floor" type="int" value="-1"/>
    </properties></property>
   </properties>
  </object>`),
      ),
    );
    expect(thing?.object).toMatchObject({ name: 'door', type: 'Door', x: 1, y: 2 });
    expect(thing?.object?.properties).toEqual([
      { name: 'locked', type: 'bool', value: false },
      { name: 'key', type: 'object', value: 7 },
      { name: 'speed', type: 'float', value: 1.5 },
      { name: 'say', type: 'string', value: 'Two\nlines' },
      { name: 'from', type: 'class', value: { map: 'cave', floor: -1 } },
    ]);
  });

  test('holes by the property', () => {
    const text = objects(`<object id="1" x="0" y="0" width="20" height="20"/>
  <object id="2" x="5" y="5">
   <properties><property name="hole" type="bool" value="true"/></properties>
   <polygon points="0,0 10,0 10,10 0,10"/>
  </object>`);
    const [frame, ...others] = shapesOfMap(read(text)).map(({ shape }) => shape);
    expect(others).toEqual([]);
    expect(frame).toBeInstanceOf(ConcavePolygon);
    expect(frame?.area).toBe(300);
    const past = text.replace('x="5" y="5"', 'x="15" y="5"');
    expect(() => shapesOfMap(read(past))).toThrow('Object 2 of layer "things": A hole must');
  });
});

describe('files of their own', () => {
  const outside = mapWith(` <tileset firstgid="1" source="walls.tsx"/>
 <layer id="1" name="ground" width="2" height="1">
  <data encoding="csv">1,1</data>
 </layer>`);
  const walls = `${HEAD}<tileset version="1.10" tiledversion="1.11.2" name="walls" tilewidth="16" tileheight="16" \
tilecount="1" columns="1">
 <image source="walls.png" width="16" height="16"/>
 <tile id="0" probability="0.5">
  <objectgroup draworder="index" id="2">
   <object id="1" x="0" y="8" width="16" height="8"/>
  </objectgroup>
 </tile>
 <tile id="1"/>
 <wangsets/>
</tileset>`;
  const door = `${HEAD}<template>\n <object name="door" width="8" height="30"/>\n</template>`;

  test('tilesets are asked for by name, and read', () => {
    expect(() => boundsOf(outside)).toThrow(/needs the tileset walls\.tsx/);
    const files = { 'walls.tsx': tilesetOfXml(walls, parser) };
    expect(boundsOf(outside, files)).toEqual([{ ...ROW, minY: 8 }]);
  });

  test('tilesets say how large their tiles are, and where they stand', () => {
    const scattered = walls
      .replace('tilewidth="16" tileheight="16"', 'tilewidth="32" tileheight="24"')
      .replace(' <image', ' <tileoffset x="1" y="-2"/>\n <image')
      .replace('<tile id="1"/>', '<tile id="1"><image source="b.png" width="9" height="7"/></tile>')
      .replace('<wangsets/>', '<tile id="2" x="1" y="2" width="5" height="6"/>');
    const tileset = tilesetOfXml(scattered, parser);
    expect(tileset).toMatchObject({
      ...{ name: 'walls', tilewidth: 32, tileheight: 24, tileoffset: { x: 1, y: -2 } },
      tiles: [
        { id: 0, objectgroup: { objects: [{ id: 1, x: 0, y: 8 }] } },
        { id: 1, imagewidth: 9, imageheight: 7 },
        { id: 2, width: 5, height: 6 },
      ],
    });
    const [left, right] = boundsOf(outside, { 'walls.tsx': tileset });
    expect(left).toEqual({ minX: 1, minY: -2, maxX: 17, maxY: 6 });
    expect(right).toEqual({ minX: 17, minY: -2, maxX: 33, maxY: 6 });
    const grid = scattered.replace('name="walls"', 'name="walls" tilerendersize="grid"');
    expect(() => boundsOf(outside, { 'walls.tsx': tilesetOfXml(grid, parser) })).toThrow(
      'tileset "walls" scales its tiles of 32×24',
    );
    const broken = scattered.replace('x="1" y="-2"', 'y="-2"');
    expect(() => tilesetOfXml(broken, parser)).toThrow('<tileoffset> has no x.');
  });

  test('templates are asked for by name, and say what the object does not', () => {
    const placed = objects('<object id="1" template="door.tx" x="10" y="20"/>');
    expect(() => boundsOf(placed)).toThrow(/needs the template door\.tx/);
    const files = { 'door.tx': templateOfXml(door, parser) };
    const [found] = shapesOfMap(read(placed), undefined, files);
    expect(found?.shape).toBeInstanceOf(Box);
    expect(found?.shape.bounds).toEqual({ minX: 10, minY: 20, maxX: 18, maxY: 50 });
    expect(found?.object?.name).toBe('door');
    const taller = objects('<object id="1" template="door.tx" x="0" y="0" width="8" height="60"/>');
    expect(boundsOf(taller, files)).toEqual([{ minX: 0, minY: 0, maxX: 8, maxY: 60 }]);
  });

  test('one is not taken for another', () => {
    expect(() => read(walls)).toThrow('The file must be a <map>, but is a <tileset>.');
    expect(() => tilesetOfXml(door, parser)).toThrow('must be a <tileset>, but is a <template>');
    expect(() => templateOfXml(fixture, parser)).toThrow('must be a <template>, but is a <map>');
  });
});

describe('what is missing or wrong has a name', () => {
  const point = (points: string) =>
    `<object id="7" x="1" y="2"><polygon points="${points}"/></object>`;
  test.each([
    ['no text', '', /^The file is not XML/],
    ['half a file', fixture.slice(0, 900), /^The file is not XML/],
    ['JSON', JSON.stringify(json), /^The file is not XML/],
    [
      'a map without a size of tiles',
      fixture.replace('tilewidth="16" tileheight="16" inf', 'inf'),
      '<map> has no tilewidth.',
    ],
    ['no orientation', fixture.replace(/ orientation="\w+"/, ''), '<map> has no orientation.'],
    [
      'a tileset without a first number',
      mapWith('<tileset name="a"/>'),
      '<tileset name="a"> has no firstgid.',
    ],
    [
      'a layer without tiles',
      mapWith('<layer id="1" name="a" width="2" height="1"/>'),
      '<layer name="a"> has no <data>.',
    ],
    [
      'a layer without a width',
      layer('<data/>').replace(/(ground") width="2"/, '$1'),
      '<layer name="ground"> has no width.',
    ],
    [
      'too few tiles',
      layer('<data encoding="csv">1</data>'),
      '<layer name="ground"> must have 2 tiles, but has 1.',
    ],
    [
      'a tile that is none',
      layer('<data encoding="csv">1,x</data>'),
      '<layer name="ground"> has "x" where the number of a tile must be.',
    ],
    [
      'a chunk without a place',
      layer('<data encoding="csv"><chunk y="1" width="1" height="1">1</chunk></data>'),
      '<chunk> has no x.',
    ],
    ['an object without a place', objects('<object id="7" y="2"/>'), '<object id="7"> has no x.'],
    [
      'a number that is none',
      objects('<object id="7" x="left" y="2"/>'),
      'x of <object id="7"> must be a number, but is "left".',
    ],
    ['a polygon without points', objects(point('')), '<object id="7"> has no points.'],
    [
      'half a point',
      objects(point('0,0 5 5,5')),
      '<object id="7"> has "5" where a point must be, as 16,8.',
    ],
    [
      'a property without a value',
      objects(
        '<object id="7" x="1" y="2"><properties><property name="n" type="int"/></properties></object>',
      ),
      '<property name="n"> has no value.',
    ],
  ])('%s', (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  test('a template without an object', () => {
    expect(() => templateOfXml('<template/>', parser)).toThrow('<template> has no <object>.');
  });

  test('as browsers say it: in the document', () => {
    const fault: XmlNode = {
      nodeName: 'parsererror',
      textContent: ' line 3: tag mismatch ',
      childNodes: [],
      getAttribute: () => null,
    };
    const html: XmlNode = { ...fault, nodeName: 'html', childNodes: [fault] };
    const page: XmlNode = {
      ...fault,
      nodeName: 'html',
      childNodes: [{ ...html, nodeName: 'body' }],
    };
    for (const documentElement of [fault, html, page]) {
      const browser = { parseFromString: () => ({ documentElement }) };
      expect(() => mapOfXml('<map', browser)).toThrow('not XML: line 3: tag mismatch');
    }
  });
});
