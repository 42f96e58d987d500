import { koreanStem } from './korean-stem.js';

/**
 * Words that people use for the same thing, whichever of them a text happens to say: who asks for one of a
 * group is also shown where the others are. The Korean ones lead to the reference, too, which is in English.
 */
export const meanings: readonly (readonly string[])[] = [
  [
    'tunnel',
    'tunnelling',
    'bullet',
    'sweep',
    'ccd',
    'pass through',
    '터널',
    '터널링',
    '총알',
    '관통',
    '통과',
    '뚫고',
  ],
  [
    'push out',
    'push',
    'mtv',
    'separate',
    'resolve',
    'penetration',
    '밀어내기',
    '빠져나오기',
    '빼내기',
    '끼임',
    '밀기',
  ],
  ['platform', 'one-way', 'floor', '발판', '플랫폼'],
  ['overlap', 'intersects', 'collide', 'hit', 'collision', '겹침', '겹치기', '충돌', '부딪힘'],
  ['touch', 'touching', 'contact', '닿음', '접촉'],
  ['gap', 'distance', 'apart', 'nearest', '거리', '틈'],
  ['ray', 'raycast', 'castRay', 'line of sight', 'laser', '광선', '레이캐스트', '시야'],
  ['shadow', 'project', 'projection', '그림자', '투영'],
  ['axis', 'separating', 'sat', '축', '분리축'],
  ['slope', 'maxSlope', 'stairs', 'step', 'character', '비탈', '경사', '계단', '캐릭터'],
  ['bounce', 'restitution', 'friction', 'reflect', '튕김', '튕기기', '튕겨', '반발', '마찰'],
  ['concave', 'decompose', 'dent', 'hole', '오목', '구멍', '분해'],
  ['rotate', 'angle', 'turn', '회전', '각도'],
  ['scale', 'mirror', 'flip', '배율', '뒤집기'],
  ['trigger', 'sensor', 'events', '센서', '이벤트'],
  ['layer', 'mask', 'filter', 'group', '레이어', '마스크'],
  ['quadtree', 'tree', 'grid', 'broad phase', 'bvh', '격자', '트리', '브로드'],
  ['undo', 'rollback', 'snapshot', 'save', '롤백', '스냅샷', '되감기', '되돌리기', '저장'],
  ['tile', 'tilemap', 'tiled', '타일', '타일맵'],
  ['free', 'dispose', 'memory', 'leak', 'garbage', '메모리', '해제', '누수'],
  ['error', 'throws', 'exception', '오류', '에러', '예외'],
  ['worker', 'thread', '워커', '스레드'],
  ['network', 'multiplayer', 'lockstep', 'server', '멀티플레이', '서버', '네트워크'],
  ['speed', 'fast', 'performance', 'slow', '성능', '속도', '느림'],
];

/** The other words for what a query asks for, in small letters. */
export function othersFor(query: string): readonly string[] {
  const asked = query.toLowerCase().trim();
  const said = new Set(asked.split(/\s+/).map(koreanStem));
  const isAsked = (word: string): boolean => asked === word || said.has(koreanStem(word));
  return meanings
    .map((group) => group.map((word) => word.toLowerCase()))
    .filter((group) => group.some(isAsked))
    .flatMap((group) => group.filter((word) => !isAsked(word)));
}
