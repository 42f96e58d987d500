import type { Texts } from '../../../figure/voice/words.js';
import type { en } from './contents.en.js';

/** The story of the book, and what its contents say besides. */
export const ko = {
  'shadows.bug': '풍선에 부딪힌 주인공',
  'separating-axis.bug': '널빤지 밑의 보이지 않는 벽',
  'way-out.bug': '끈끈한 벽',
  'moving-shapes.bug': '너무 조심스러운 한 걸음',
  'circles-boxes.bug': '네모난 통',
  'segments.bug': '끝없는 광선',
  'which-way.bug': '수줍은 미사일',
  'planes.bug': '공중에 박힌 화살',
  'fast-bullets.bug': '눈치 없는 문',
  'turned-boxes.bug': '빈틈없는 날개',
  'thousands.bug': '프레임 사이의 낮잠',
  'dents-holes.bug': '속이 없는 동굴',
  'all-together.bug': '다리를 뚫고 아래로',
  'act.0.title': '꼼짝 못 하는 주인공',
  'act.0.lead':
    '우리 주인공에게는 자기 게임이 있는데, 버그가 열세 개나 됩니다. 처음에는 어디에도 갈 수가 없습니다.',
  'act.1.title': '움직이기 시작하다',
  'act.1.lead': '이제 걷기 시작합니다. 둥근 통과 경보 장치와 미사일이 주인공을 기다립니다.',
  'act.2.title': '너무 빠르고 너무 멀리',
  'act.2.lead': '화살과 총알과 날개는 다음 프레임까지 기다려 주지 않습니다.',
  'act.3.title': '완성된 게임',
  'act.3.lead': '수천 마리 날벌레, 숨을 동굴, 그리고 마지막 버그.',
  'contents.act': '{number}막',
  'contents.bug': '버그',
  'contents.done': '{count}개 중 {done}개 해 봄',
} as const satisfies Record<keyof typeof en, string> & Texts;
