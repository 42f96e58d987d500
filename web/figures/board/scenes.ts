import { characterLinks } from './character-scenes.js';
import { readBoard } from './link.js';
import type { BoardState } from './state.js';

/** Boards of everything, written as links. */
const plainLinks = {
  kinds:
    '1=box:150,92*18@-110,-96~-12&2=polygon:0,-70_66.6,-21.6_41.1,56.6_-41.1,56.6_-66.6,-21.6@6,-62~8&3=circle:48@140,-112&4=concave:-76,-21_76,-21_76,69_40,69_40,21_-40,21_-40,69_-76,69@133,11~-6&5=segment:-46,0_46,0*22@-124,62~20&6=polyline:-66,28_-26,-28_14,28_66,-18@-6,128&7=segment:-40,0_40,0@184,142~-24&8=point@-150,150&pair=1,2&show=push,contacts',
  dents:
    '1=circle:34@6,-42&2=concave:-120,-80_-65,-80_-65,-22_-10,-8_45,-22_45,-80_120,-80_120,92_-120,92!-45,30_45,30_45,72_-45,72@10,20&3=segment:-26,0_26,0*12@10,71~4&4=polygon:-26,-18_30,0_-26,18@180,-60&pair=1,2&show=push,contacts',
  regions:
    '1=circle:46@130,-110&2=polygon:-80,60_-90,-40_20,-80_90,10_40,70@-30,20&pair=1,2&show=axes,contacts,regions',
  difference:
    '1=polygon:-50,40_10,-60_45,40@-44,6~12&2=box:150,90*20@60,0~-14&pair=1,2&show=push,difference',
  axes: '1=polygon:-70,40_10,-80_60,40@-42,8~12&2=box:150,85@52,-10~-18&pair=1,2&show=axes,projections',
  fast: '1=segment:-16,0_16,0*10@-240,-92~10&2=polyline:-20,-120_10,-60_-10,0_20,60_0,120*4@20,0&3=circle:36@180,70&pair=1,2&velocity=400,70&show=sweep',
  level:
    '1=concave:-150,-60_60,-60_140,-104_240,-104_240,70_-150,70@-250,60&2=concave:-180,-70_-60,-70_-60,-118_20,-118_20,-166_150,-166_150,90_-180,90@250,40&3=polyline:-50,0_50,-14@-160,-136&4=circle:26@132,-30&5=segment:-30,0_30,0*10@210,-176~-12&6=box:44,44@-240,-22&ask=run:-340,-60',
  empty: 'show=push,contacts',
} as const;

/** All boards to start from. */
const links = { ...plainLinks, ...characterLinks };

export type SceneName = keyof typeof links;
export type CharacterSceneName = keyof typeof characterLinks;

export const sceneNames = Object.keys(links) as readonly SceneName[];
export const plainSceneNames = Object.keys(plainLinks) as readonly (keyof typeof plainLinks)[];
export const characterSceneNames = Object.keys(characterLinks) as readonly CharacterSceneName[];

export const firstScene: SceneName = 'kinds';

export function sceneState(name: SceneName): BoardState {
  const state = readBoard(`#v1&${links[name]}`);
  if (state === null) throw new Error(`The scene ${name} is not a link.`);
  return state;
}
