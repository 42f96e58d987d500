import { readBoard } from './link.js';
import type { BoardState } from './state.js';

/** The boards to start from, written as links. */
const links = {
  kinds:
    '1=box:170,100*18@-150,-70~-12&2=polygon:0,-75_71,-23_44,61_-44,61_-71,-23@-30,-20~8&3=circle:55@190,-90&4=concave:-90,-40_90,-40_90,40_50,40_50,0_-50,0_-50,40_-90,40@170,70~-6&5=segment:-60,0_60,0*24@-190,110~20&6=polyline:-70,30_-30,-30_10,30_70,-20@-20,130&7=segment:-55,0_55,0@290,10~70&8=point@310,120&pair=1,2&show=push,contacts',
  dents:
    '1=circle:34@-10,-30&2=concave:-120,-80_-65,-80_-65,-22_-10,-8_45,-22_45,-80_120,-80_120,92_-120,92!-45,30_45,30_45,72_-45,72@10,20&3=segment:-26,0_26,0*12@0,71~4&4=polygon:-26,-18_30,0_-26,18@180,-60&pair=1,2&show=push,contacts',
  regions:
    '1=circle:46@130,-110&2=polygon:-80,60_-90,-40_20,-80_90,10_40,70@-30,20&pair=1,2&show=axes,contacts,regions',
  difference:
    '1=polygon:-50,40_10,-60_45,40@-70,10~12&2=box:150,90*20@60,0~-14&pair=1,2&show=push,difference',
  axes: '1=box:130,80@-70,10~12&2=polygon:0,-70_66.57,-21.63_41.14,56.63_-41.14,56.63_-66.57,-21.63@60,-10~-8&pair=1,2&show=axes,projections',
  fast: '1=segment:-16,0_16,0*10@-240,-60~14&2=polyline:-20,-120_10,-60_-10,0_20,60_0,120*4@20,0&3=circle:36@180,70&pair=1,2&velocity=420,90&show=push,sweep',
  empty: '',
} as const;

export type SceneName = keyof typeof links;

export const sceneNames = Object.keys(links) as readonly SceneName[];

export const firstScene: SceneName = 'kinds';

export function sceneState(name: SceneName): BoardState {
  const state = readBoard(links[name] === '' ? '#v1' : `#v1&${links[name]}`);
  if (state === null) throw new Error(`The scene ${name} is not a link.`);
  return state;
}
