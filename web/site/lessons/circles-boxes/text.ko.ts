import type { Texts } from '../../../figure/voice/words.js';
import type { en } from './text.en.js';

export const ko = {
  question:
    '원 [a]는 상자 [b]의 변에 닿을 수도 있고 꼭짓점에 닿을 수도 있습니다. 상자의 어느 점에 가장 먼저 닿을까요? 비교 몇 번으로 알아낼 수 있을까요?',
  'regions.label': '상자의 좌표계에서 본 아홉 영역',
  'measures.caption': '판정에 쓰인 수',
  'measures.centre': '상자 좌표계에서 본 중심 q',
  'measures.nearest': '가장 가까운 점 p',
  'measures.distance': '거리 d',
  'measures.radius': '반지름 r',
  'measures.separation': 'd − r',

  idea: [
    '원은 둘레에 여유를 둔 점입니다. 그러니 중심이 상자에서 얼마나 먼지만 알면 되고, 그 거리를 반지름과 비교하면 됩니다.',
    '상자의 어느 점이 가장 가까운지는 중심이 어디 있느냐에 달려 있습니다. 변을 늘인 직선들은 평면을 아홉 영역으로 나눕니다. 내부 하나, 띠 넷, 꼭짓점 쪽 넷입니다. 이것이 상자의 *보로노이 영역*입니다. 한 띠 안에서는 가장 가까운 점이 언제나 같은 변 위에 있고, 꼭짓점 쪽 영역에서는 언제나 같은 꼭짓점입니다. 축마다 두 번 비교하면 영역을 알 수 있고, 좌표를 범위 안으로 자르기만 하면 영역을 묻지 않고도 그 점이 나옵니다.',
    '회전한 상자라고 다른 방법이 필요하지는 않습니다. 상자의 좌표계도 함께 돌아가므로, 그 안에서 상자는 똑바르고 길이는 그대로입니다. 중심을 그 좌표계로 옮기고, 찾은 점을 다시 되돌리기만 하면 됩니다.',
    '중심이 안에 있으면 좌표를 잘라도 중심 그대로여서 거리가 0이고, 방향도 나오지 않습니다. 이때는 윤곽선에서 가장 가까운 점을 쓰고 거리를 음수로 셉니다. 그러면 깊이 $r - d$가 두 경우 모두 맞습니다.',
  ],
  mistakes: [
    '*상자를 반지름만큼 키운다.* 모서리에서는 너무 커집니다. 반지름의 41 %까지 더 나갑니다.',
    '*꼭짓점만 검사한다.* 큰 원은 꼭짓점을 하나도 품지 않고도 변에 깊이 파고들 수 있습니다.',
    '*거리 0으로 나눈다.* 중심이 윤곽선 위나 안에 있으면, 가장 가까운 점에서 오는 방향을 나눗셈으로 구할 수 없습니다.',
    '*어떤 영역에서는 <, 다른 영역에서는 ≤로 비교한다.* 맞닿은 경우는 한 가지로 정해야 합니다. 여기서는 어디서나 충돌입니다.',
    '*반대쪽으로 돌린다.* 상자의 좌표계로 옮길 때는 상자의 각도만큼 거꾸로 돌려야 합니다.',
  ],
  reading: [
    'Jim Arvo, *A Simple Method for Box-Sphere Intersection Testing*, Graphics Gems, Academic Press 1990: 좌표 자르기, 모든 차원에서(영어).',
    'Miguel Gomez, *Simple Intersection Tests for Games*, Gamasutra 1999: 게임에 쓰는 판정과 회전한 상자(영어).',
    'Christer Ericson, *Real-Time Collision Detection*, Morgan Kaufmann 2005, 5.1절: 가장 가까운 점과 보로노이 영역(영어).',
  ],
} as const satisfies Record<keyof typeof en, string | readonly string[]> & Texts;
