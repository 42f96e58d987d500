import type { Texts } from '../../../figure/voice/words.js';
import type { en } from './text.en.js';

export const ko = {
  'story.bug': '광선은 거울에서 끝나는데 그 뒤에서 경보가 울립니다. 직선에는 끝이 없기 때문입니다.',
  'story.mended': '선분에는 끝이 있습니다. 살금살금 지나가도 아무도 깨지 않습니다.',

  question:
    '두 선분 [a], [b]는 교차하거나, 맞닿거나, 겹치거나, 서로 비껴갑니다. 그 가운데 어느 것인지 어떻게 알아낼까요? 컴퓨터는 수를 반올림하는데, 어떻게 하면 *언제나* 옳은 답을 낼 수 있을까요?',
  'ends.caption': '선분의 끝점과, 그 점이 상대 직선의 어느 쪽에 있는지',
  'ends.end': '끝점',
  'ends.area': '넓이의 두 배',
  'ends.side': '어느 쪽',
  'ends.show': '끝점 {name}: 어느 쪽인지 보기',
  'side.plus': '+ 쪽',
  'side.zero': '직선 위',
  'side.minus': '− 쪽',
  'maps.title': '현미경으로 보면',
  'maps.rounded': '부동소수점',
  'maps.exact': '정확한 부호',
  'maps.wrong': '칸의 {part} %가 틀림',
  'maps.right': '모두 맞음',
  'maps.zoom': '확대',
  'maps.halvings': '절반으로 {count}번',
  'maps.cell': '한 칸의 너비: {size} 단위',

  idea: [
    '직선을 $y = m x + c$로 쓰면 세로로 선 직선을 나타낼 수 없습니다. 시작점과 방향으로 쓰면 됩니다. $a_0 + t\\,(a_1 - a_0)$는 [직선](#line)의 모든 점을 한 번씩 나타내고, $t$가 0부터 1까지일 때가 선분입니다. 이런 식 둘을 같다고 놓으면 일차방정식 두 개가 되고, *크라메르 공식*을 쓰면 행렬식 세 개로 풀립니다.',
    '행렬식은 부호가 있는 [넓이](#area), 곧 세 점이 이루는 삼각형 넓이의 두 배입니다. 부호는 세 점이 어느 방향으로 도는지 알려 주고, 따라서 한 점이 직선의 어느 쪽에 있는지도 알려 줍니다. 각 선분의 두 끝점이 상대의 양쪽에 하나씩 있으면 두 선분은 교차합니다. 이 판정에는 나눗셈도 교점도 필요하지 않습니다.',
    '부호는 제대로 계산했을 때만 믿을 수 있습니다. 직선 가까이에서는 넓이는 작은데 곱은 커서, 곱의 반올림 오차가 부호를 정해 버립니다. [현미경](#microscope)으로 보면 직선이 계단과 덩어리로 흩어집니다. 식이 나빠서가 아니라 부동소수점 수가 그만큼밖에 없기 때문입니다. *허용 오차*(epsilon)도 소용이 없습니다. 직선을 두껍게 만들 뿐, 그 가장자리는 똑같이 들쭉날쭉합니다.',
    '오차가 얼마나 커질 수 있는지 알면 풀립니다. 넓이가 그보다 확실히 크면 부호는 맞습니다. 그렇지 않을 때만 필요한 만큼 자릿수를 늘려 다시 계산합니다. 드문 일이라 비용은 거의 들지 않고, 주어진 수에 대해서는 모든 답이 옳습니다.',
  ],
  mistakes: [
    '*기울기를 계산한다.* 세로로 선 선분은 0으로 나누게 되고, 가파른 선분은 유효 자릿수를 모두 잃습니다.',
    '*평행하면 만나지 않는다고 한다.* 한 직선 위에서는 겹칠 수 있고, 그때 답은 선분입니다.',
    '*교점을 검사한다.* 교점은 반올림되므로, 두 직선 가운데 하나라도 정확히 그 위에 놓이는 일은 거의 없습니다.',
    '*행렬식을 허용 오차와 비교한다.* 넓이의 단위는 길이의 제곱이므로, 지도에서는 작은 값이 칩에서는 큰 값입니다. 거의 평행한 긴 선분도 엄연히 만납니다.',
    '*부호를 비교하려고 수를 곱한다.* 아주 작은 두 넓이의 곱은 0이 될 수 있고, 그러면 같은 쪽에 있는 두 끝점이 맞닿은 것처럼 보입니다. 부호끼리 비교하세요.',
  ],
  reading: [
    'Lutz Kettner, Kurt Mehlhorn, Sylvain Pion, Stefan Schirra, Chee Yap, *Classroom Examples of Robustness Problems in Geometric Computations*, Computational Geometry 40, 2008: 현미경, 그리고 무너지는 알고리즘들(영어).',
    'Jonathan Shewchuk, *Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates*, Discrete & Computational Geometry 18, 1997: 적은 비용으로 얻는 정확한 부호(영어).',
    "Joseph O'Rourke, *Computational Geometry in C*, Cambridge University Press 1998, 1장: 넓이, 부호, 선분(영어).",
  ],
} as const satisfies Record<keyof typeof en, string | readonly string[]> & Texts;
