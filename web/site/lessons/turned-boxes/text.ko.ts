import type { Texts } from '../../../figure/voice/words.js';
import type { en } from './text.en.js';

export const ko = {
  'story.bug': '날개 밑으로 빠져나갈 틈이 있는데, 게임은 빈틈없는 원판으로 봅니다.',
  'story.mended': '상자가 날개와 함께 돕니다. 때를 기다려 빠져나갑니다.',

  question:
    '물체에는 꼭짓점이 수백 개나 있습니다. 그래서 먼저 물체마다 단순한 도형을 하나씩 둘러 둡니다. 원, 똑바로 선 상자, 물체와 함께 도는 상자. 어느 것이 잘 맞고, 비용은 얼마나 들까요?',

  'fit.caption': '둘러싼 도형 비교',
  'fit.volume': '둘러싼 도형',
  'fit.waste': '{shape}의 빈 곳',
  'fit.products': '곱셈',
  'fit.meets': '만남',
  'fit.circle': '원',
  'fit.upright': '똑바른 상자',
  'fit.turned': '회전한 상자',
  'fit.thing': '물체 자체',
  'fit.yes': '예',
  'fit.no': '아니요',
  'fit.alarm': '거짓 경보',
  'grid.caption': '축 15개: 첫 행은 [b]의 면, 첫 열은 [a]의 면',
  'grid.show': '축 {axis} 보기: {found}',
  'grid.gap': '틈 {size}',
  'grid.overlap': '{size}',
  'grid.parallel': '평행',

  idea: [
    '물체를 둘러싼 도형은 한 가지 질문에 빠르게 답합니다. 둘이 확실히 떨어져 있는가? 둘러싼 도형이 떨어져 있으면 물체도 떨어져 있습니다. 아니라면 더 자세히 보아야 합니다. 꼭 맞는 도형일수록 거짓 경보가 적고, 단순한 도형일수록 묻는 비용이 적습니다. 그래서 게임은 차례차례 묻습니다. 모두에게는 원이나 똑바른 상자로, 남은 몇몇에게는 회전한 상자로, 마지막에는 물체 자체로.',
    '[원](#circle)(공간에서는 구)은 물체가 돌아도 그대로입니다. 그 대신 긴 물체를 감싸면 아주 커집니다. [똑바른 상자](#upright)는 곱셈 없이 비교할 수 있지만 각도가 바뀔 때마다 새로 구해야 합니다. [회전한 상자](#turned)는 물체를 따라 움직이고 가장 잘 맞습니다. 가장 작은 상자를 찾는 열쇠는 이것입니다. 그 한 변은 볼록 껍질의 어느 변 위에 놓입니다(Freeman과 Shapira, 1975). 그러니 껍질을 캘리퍼스 사이에 끼우고 한 바퀴 굴리면서 가장 잘 맞는 상자를 고르면 됩니다.',
    '상자에서는 분리축 판정이 짧아집니다. 상자에는 평행한 변이 두 쌍 있으니 두 상자의 축은 *네 개*입니다. 게다가 상자는 중심에서 양쪽으로 똑같이 뻗어 있어 꼭짓점을 투영할 필요도 없습니다. 두 [중심](#axis)은 $\\lvert t \\cdot n \\rvert$만큼 떨어져 있고, 두 상자가 뻗은 길이의 합은 $r_a + r_b$입니다.',
    '공간에서 두 상자의 점을 서로 뺀 차를 다 모으면 세 가지 [면](#face)을 가진 입체가 됩니다. [a]의 면, [b]의 면, 그리고 한쪽의 모서리와 다른 쪽의 모서리가 만드는 평행사변형입니다. 그래서 축은 3 + 3 + 9 = *15*개입니다. 모서리끼리 스쳐 지나는 일은 공간에서만 일어납니다.',
  ],
  mistakes: [
    '*꼭짓점만 검사한다.* 더하기 모양을 놓칩니다. 칼 두 자루가 부딪칠 때가 바로 그런 모양입니다.',
    '*처음 구한 상자를 계속 쓴다.* 똑바른 상자를 물체와 함께 돌리기만 하면 더는 똑바르지 않고, 그것을 다시 똑바른 상자로 감싸면 필요 이상으로 커집니다. 점들을 새로 감싸세요.',
    '*외적 아홉 개를 빠뜨린다.* 축 여섯 개만으로는, 공간에서 떨어져 있는 상자가 부딪친 것으로 나오기도 합니다.',
    '*평행한 모서리의 외적을 쓴다.* 반올림 오차를 빼면 0이고, 오차만 남은 벡터는 엉뚱한 방향을 가리킵니다. 건너뛰세요. 그 축은 이미 어느 면의 축입니다.',
    '*꼭짓점의 평균을 원의 중심으로 삼는다.* 그런 원은 훨씬 클 수 있습니다. 평면에서든 공간에서든 반지름이 가장 작은 것의 두 배까지 커집니다. `boundingCircle`과 `boundingSphere`는 가장 작은 것을 찾습니다.',
  ],
  reading: [
    'Stefan Gottschalk, Ming Lin, Dinesh Manocha, *OBBTree: A Hierarchical Structure for Rapid Interference Detection*, SIGGRAPH 1996: 축 15개를 쓰는 판정(영어).',
    'Godfried Toussaint, *Solving Geometric Problems with the Rotating Calipers*, IEEE MELECON 1983: 가장 작은 상자(영어).',
    'Emo Welzl, *Smallest Enclosing Disks (Balls and Ellipsoids)*, 1991: 가장 작은 원과 구(영어).',
    'Christer Ericson, *Real-Time Collision Detection*, Morgan Kaufmann 2005, 4장: 경계 볼륨(영어).',
  ],
} as const satisfies Record<keyof typeof en, string | readonly string[]> & Texts;
