import type { Texts } from '../../../figure/voice/words.js';
import type { en } from './text.en.js';

export const ko = {
  'story.bug': '널빤지 밑에 자리가 있는데 허공에 막힙니다. 축을 두 개만 살펴보기 때문입니다.',
  'story.mended': '널빤지의 변에서 얻은 축에는 틈이 있습니다. 이제 동전까지 갑니다.',

  question:
    '그림자 사이의 틈은 두 도형이 떨어져 있다는 것을 증명합니다. 그런데 축은 끝없이 많습니다. 어느 축까지 살펴봐야 “만난다”고 말할 수 있을까요?',

  'chart.label': '판정 순서를 나타낸 흐름도. 지금 그림의 위치: {place}',
  'chart.edge': '다음 변을 고른다',
  'chart.normal': '변의 법선이 축이 된다',
  'chart.duplicate': '이미 본 축인가?',
  'chart.project': '두 도형을 투영한다',
  'chart.compare': '그림자가 겹치는가?',
  'chart.more': '변이 남았는가?',
  'chart.apart': '떨어져 있다',
  'chart.together': '만난다',
  'chart.yes': '예',
  'chart.no': '아니요',

  idea: [
    '볼록한 두 도형이 떨어져 있다는 것은, 두 도형을 양쪽으로 가르는 [직선](#line)이 있다는 것과 같은 말입니다. 그 직선을 따라 바라보면 [그림자](#shadow) 사이에 [틈](#gap)이 보입니다. 그 직선과 직각인 축이 *분리축*입니다. [변](#edge)의 [법선](#n)은 변을 90° 돌린 것입니다. 행렬로 쓰면 $\\left({0 \\atop -1} \\; {1 \\atop 0}\\right)$이고, $(e_x, e_y)$가 $(e_y, -e_x)$로 바뀝니다.',
    '왜 변의 법선만으로 충분할까요? [b]의 모든 점에서 [a]의 모든 점을 빼 봅시다. 그 차를 다 모으면 [볼록 다각형 하나](#difference)가 됩니다. 두 도형이 만난다는 것은 이 다각형 안에 0이 들어 있다는 것과 같습니다. 0이 들어 있으면 두 도형에 공통인 점이 있습니다. 이 다각형의 변은 [a]의 변과 [b]의 변을 옮겨 놓은 것입니다. 그리고 볼록 다각형 밖의 점은 적어도 한 변의 바깥에 있습니다. 바로 그 변의 법선이 틈을 보여 주는 축입니다.',
    '그래서 삼각형과 상자라면 축은 많아야 3 + 4개이고, 상자의 마주 보는 변은 평행하므로 5개면 됩니다. 틈을 하나만 찾으면 판정은 끝나지만, “만난다”고 말하려면 마지막 축까지 보아야 합니다. 그래서 게임에서는 바로 앞 프레임에서 두 도형을 갈랐던 축을 가장 먼저 살펴봅니다.',
  ],
  mistakes: [
    '*한쪽 도형의 법선을 빠뜨린다.* 똑바로 선 상자의 법선만 쓰면, 그 꼭짓점 옆에 비스듬히 놓인 상자도 부딪친 것으로 나옵니다.',
    '*법선이 똑같은지만 비교한다.* 상자의 마주 보는 변은 법선의 방향이 서로 반대지만 같은 축입니다. 답이 틀리지는 않아도 절반은 두 번 계산합니다.',
    '*축 대신 꼭짓점만 검사한다.* 긴 상자 둘이 더하기 모양으로 놓이면, 어느 꼭짓점도 상대 안에 없지만 두 상자는 겹칩니다.',
    '*오목한 도형에 쓴다.* 다른 도형의 움푹한 곳에 들어간 도형은 떨어져 있어도 틈이 있는 축이 없습니다. 먼저 볼록한 조각으로 나누세요. `decompose`로 나눌 수 있습니다.',
    '*반올림 오차를 허용 오차로 덮는다.* 빗나간 것이 부딪친 것으로, 부딪친 것이 빗나간 것으로 바뀝니다. 여기서는 부호를 정확하게 판정합니다.',
  ],
  reading: [
    '[분리 초평면 정리(Hyperplane separation theorem)](https://en.wikipedia.org/wiki/Hyperplane_separation_theorem), Wikipedia: 모든 차원에서 성립하는 정리(영어).',
    '[SAT (Separating Axis Theorem)](https://dyn4j.org/2010/01/sat/), dyn4j: 같은 판정을 그림과 Java로 설명합니다(영어).',
    'Stefan Gottschalk, Ming Lin, Dinesh Manocha, *OBBTree*, SIGGRAPH 1996: 공간에 놓인 상자의 판정과 축 15개(영어).',
    'Jonathan Shewchuk, *Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates*, 1997: 부호를 오차 없이 판정하는 방법(영어).',
  ],
} as const satisfies Record<keyof typeof en, string | readonly string[]> & Texts;
