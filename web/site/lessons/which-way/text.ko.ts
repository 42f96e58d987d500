import type { Texts } from '../../../figure/voice/words.js';
import type { en } from './text.en.js';

export const ko = {
  'story.bug': '유도 미사일이 주인공을 무서워합니다. 도는 방향의 부호가 틀렸기 때문입니다.',
  'story.mended': '부호가 맞으니 가까운 쪽으로 돕니다. 주인공에게는 미안하지만, 뛰어야 합니다!',

  question:
    '미사일은 진행 방향으로 날아가고, 표적은 다른 곳에 있습니다. 왼쪽으로 돌아야 할까요, 오른쪽으로 돌아야 할까요? 이번 프레임에는 얼마나 돌아야 할까요?',

  'quantity.heading': '진행 방향',
  'quantity.toTarget': '표적까지의 벡터',
  'quantity.area': 'h와 d의 행렬식',
  'quantity.ahead': '내적',
  'quantity.angle': '표적까지 돌아야 할 각도',
  'quantity.step': '이번 프레임에 도는 각도(최대 {limit})',
  'quantity.flight': '비행',
  'quantity.wrong': '부호가 틀렸을 때의 비행',
  'turn.clockwise': '오른쪽',
  'turn.counter-clockwise': '왼쪽',
  'turn.ahead': '바로 앞',
  'turn.behind': '바로 뒤',
  'end.hit': '{frame}프레임에 명중',
  'end.miss': '빗나감',

  'jump.label':
    '진행 방향 h와 표적 쪽 방향 d를 나타낸 원판과 atan2의 그래프. 반 바퀴에서 180°가 −180°로 건너뜁니다.',
  'jump.slider': 'd 돌리기',
  'jump.say': '{heading}에서 {angle}까지: 각의 차는 {difference}, 실제로 도는 각은 {turn}입니다.',

  idea: [
    '왼쪽인지 오른쪽인지 알아내는 데 각도는 필요 없습니다. 진행 방향 [$h$](#h)와 표적까지의 벡터 [$d$](#d)의 행렬식 $h_x d_y - h_y d_x$는 두 벡터가 이루는 평행사변형의 [넓이](#area)에 부호를 붙인 것입니다. $h$에서 $d$로 도는 방향이 x축에서 y축으로 도는 방향과 같으면 양, 반대면 음입니다. y축이 아래를 향하는 화면에서 그 방향은 시계 방향입니다. 수학책에서는 y축이 위를 향하므로 반시계 방향입니다. y축 화살표를 뒤집어 보세요. 부호는 바뀌어도 미사일은 그대로입니다.',
    '행렬식이 0이면 표적은 진행 방향으로 그은 직선 위에 있고, 앞인지 뒤인지는 [내적](#ahead)이 알려 줍니다. 그러니 부호 두 개면 모든 답이 나옵니다. `turn`은 각도도 반올림도 없이 네 가지 답 가운데 하나를 돌려줍니다.',
    '얼마나 돌아야 하는지는 두 수로 구한 [각도](#angle), 곧 $\\operatorname{atan2}(\\det, h \\cdot d)$가 알려 줍니다. 다만 한 번에 [한 프레임의 한계](#limit)보다 많이 돌지는 않습니다. `steer`의 값은 x축에서 y축 쪽으로 돌 때 양수이므로, y축이 어느 쪽을 향하든 같은 좌표계의 각도에 그대로 더하면 됩니다. 두 방향의 각을 그냥 빼면 atan2가 π에서 −π로 건너뛰는 자리에서 틀립니다. 170°에서 −170°까지는 20°만 돌면 되는데 차는 −340°입니다.',
    '도는 각도에 한계가 있으면 [원](#flight)을 그리게 됩니다. 프레임마다 $s$만큼 날고 $\\omega$만큼 돌면 원의 반지름은 $s / (2 \\sin(\\omega / 2))$입니다. 미사일 옆에 놓인 그 원의 안쪽은, 매번 아무리 옳게 돌아도 닿을 수 없는 곳입니다.',
  ],
  mistakes: [
    '*책에서 본 대로 “양수면 왼쪽”이라고 믿는다.* y축이 위를 향할 때의 이야기입니다. 캔버스에서는 양수면 오른쪽이고, 부호를 거꾸로 쓰면 미사일이 달아납니다. 그래서 `turn`을 부를 때는 `yAxis`를 꼭 밝혀야 합니다.',
    '*두 각도를 비교한다.* 진행 방향과 표적의 `atan2`를 따로 구해 빼면 ±180°를 지날 때 차이가 360°만큼 튀어서, 미사일이 먼 쪽으로 돕니다. 그 대신 행렬식과 내적으로 구한 각을 쓰세요.',
    '*내적만으로 각도를 구한다.* `acos`는 왼쪽과 오른쪽을 구별하지 못합니다. 게다가 반올림 때문에 1.0000000000000002가 들어오면 답이 없습니다.',
    '*0이면 정면이라고 여긴다.* 바로 뒤에 있는 표적도 행렬식이 0입니다. 그러면 미사일은 영영 돌지 않습니다.',
    '*먼저 곱하고 나중에 뺀다.* 곱하기 전에 점들의 차부터 구하세요. 그러지 않으면 원점에서 먼 곳에서 유효 자릿수를 잃습니다. 어떤 세 점이든 부호가 맞아야 한다면 정확하게 판정하는 `orientation`을 쓰세요.',
  ],
  reading: [
    '[행렬식](https://ko.wikipedia.org/wiki/행렬식), 위키백과: 부호 있는 넓이와 그 밖의 성질.',
    'Craig Reynolds, *Steering Behaviors For Autonomous Characters*, Game Developers Conference 1999: 쫓기, 달아나기, 앞질러 가기(영어).',
    'Lutz Kettner, Kurt Mehlhorn, Sylvain Pion, Stefan Schirra, Chee Yap, *Classroom Examples of Robustness Problems in Geometric Computations*, Computational Geometry 40, 2008: 틀린 부호가 프로그램을 어떻게 망가뜨리는지(영어).',
    'Jonathan Shewchuk, *Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates*, 1997: 부호를 오차 없이 판정하는 방법(영어).',
  ],
} as const satisfies Record<keyof typeof en, string | readonly string[]> & Texts;
