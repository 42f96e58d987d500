import type { Texts } from '../../../figure/voice/words.js';
import type { en } from './text.en.js';

export const ko = {
  question:
    '틈이 있는 축이 하나도 없으니 두 도형은 겹쳐 있습니다. 둘을 떼어 놓는 모든 방법 가운데 가장 짧은 것은 무엇일까요?',

  idea: [
    '$d$만큼 겹친 두 그림자를 떼어 놓으려면 한쪽이 축을 따라 $d$만큼 움직여야 합니다. 도형을 축을 따라 밀면 그림자도 똑같은 거리만큼 움직입니다. 그러니 길이 $d$만큼 한 번만 밀면 겹치지 않는 축이 하나 생기고, 그런 축은 하나면 충분합니다.',
    '이처럼 축마다 빠져나오는 길이 하나씩 있습니다. 그중에서 가장 짧은 길은 앞 단원의 틈과 마찬가지로 어느 변의 법선 위에 있습니다. 이것을 *최소 이동 벡터*(MTV)라고 합니다. 방향은 약속하기 나름입니다. 여기서는 법선이 [a]에서 [b] 쪽을 향하고, $-d \\, n$만큼 [a]를 옮깁니다.',
    "밀고 나면 두 도형은 맞닿아 있습니다. 계속 움직이려면 벽 속으로 들어가는 성분만 빼면 됩니다. $v' = v - (v \\cdot n)\\, n$입니다. 남은 것은 벽과 나란하므로, 벽에 비스듬히 부딪친 캐릭터는 달라붙지 않고 미끄러집니다.",
  ],
  mistakes: [
    '*가장 큰 겹침을 고른다.* 그것도 빠져나오는 길이기는 하지만 가장 긴 길입니다.',
    '*겹친 부분의 길이를 깊이로 여긴다.* 한 그림자가 다른 그림자 안에 있으면 겹친 부분의 길이는 안쪽 그림자의 길이와 같고, 그만큼 밀어서는 빠져나오지 못합니다.',
    '*중심만 보고 방향을 정한다.* 두 중심이 같은 곳에 있으면 방향이 없고, 긴 도형 안에 들어 있을 때는 틀린 쪽을 가리킬 수 있습니다. 축 위에서 두 길을 모두 견주세요.',
    '*길이가 서로 다른 축에서 겹침을 비교한다.* 먼저 법선을 그 길이로 나누어야 합니다. 그러지 않으면 가장 긴 변의 겹침이 가장 깊어 보입니다.',
    '*여러 벽이 미는 벡터를 그냥 더한다.* 한 바닥을 이루는 타일 두 장이 한 장의 두 배로 밀어냅니다. `resolveContacts`는 모두에 맞는 벡터 하나를 찾아 줍니다.',
  ],
  reading: [
    '[SAT (Separating Axis Theorem)](https://dyn4j.org/2010/01/sat/), dyn4j: 최소 이동 벡터, 그리고 한 도형이 다른 도형 안에 있을 때(영어).',
    'Gino van den Bergen, *Proximity Queries and Penetration Depth Computation on 3D Game Objects*, GDC 2001: 모든 축을 늘어놓지 않고 깊이를 구하는 방법(영어).',
    'Christer Ericson, *Real-Time Collision Detection*, Morgan Kaufmann 2005, 5.2절: 판정과 접촉(영어).',
  ],
} as const satisfies Record<keyof typeof en, string | readonly string[]> & Texts;
