import type { Texts } from '../../../figure/voice/words.js';
import type { en } from './text.en.js';

export const ko = {
  'story.bug': '총알이 문 앞에 있다가 어느새 문 뒤에 있습니다. 문은 눈치채지 못했습니다.',
  'story.mended': '두 프레임 사이의 길을 살펴봅니다. 총알이 문에 막힙니다.',

  question:
    '총알이 이번 프레임에는 벽 앞에, 다음 프레임에는 벽 뒤에 있습니다. 두 프레임 모두 벽에 닿지 않았습니다. 그러면 언제 맞았을까요?',

  'quantity.before': '이번 프레임',
  'quantity.after': '다음 프레임',
  'quantity.line': '중심이 벽에 들어가는 때',
  'quantity.impact': '총알이 벽에 닿는 때',
  'quantity.point': '닿는 점',
  'quantity.normal': '총알에서 벽으로 향하는 법선',
  'quantity.rest': '튕겨 나간 나머지 길',
  'quantity.samples': '선 없이 필요한 검사 횟수',
  'gap.free': '틈 {size}',
  'gap.overlap': '깊이 {size}',

  idea: [
    '게임은 세상을 1초에 60번 바라봅니다. 한 프레임에 벽의 두께보다 멀리 날아가는 총알은 한 번 볼 때는 [벽 앞에, 다음에 볼 때는 벽 뒤에](#frames) 있을 수 있습니다. 벽을 뚫고 지나간 것, 곧 *터널링*입니다. 겹침 판정은 틀리지 않았습니다. 엉뚱한 순간에 물었을 뿐입니다.',
    '그러니 순간이 아니라 길에 대해 물어야 합니다. 점이라면 길은 한 위치에서 다음 위치까지의 선분이고, `castSegment`가 어디서 들어가는지 알려 줍니다. 원이라면 [벽을 반지름만큼 키우세요](#grown). 원이 벽에 닿는 것과 중심이 커진 벽에 닿는 것은 같은 말입니다. 볼록한 두 도형이라면 2단원처럼 [두 도형의 점들의 차](#difference)를 모두 모아 똑같이 하면 됩니다. `sweep`이 시각과 점과 법선을 알려 줍니다. 작은 그림에서는 이 길이 원점에서 나가는 반직선이고, 반직선이 B − A로 들어가는 곳에서 부딪칩니다.',
    '중요한 것은 한쪽에서 본 다른 쪽의 *상대* 운동뿐입니다. 벽도 움직이면 총알의 길에서 벽의 길을 빼세요. 도는 것이 있으면 공식은 없지만 안전한 걸음은 있습니다. 무엇이든 움직이고 도는 속력보다 빨리 다가올 수는 없으므로, 그 속력으로 틈이 없어지는 데 걸리는 시간만큼은 언제나 나아가도 됩니다. `sweep`이 이렇게 하고, `traceSweep`이 그 걸음을 보여 줍니다. 벽의 아래쪽 손잡이를 끌면 볼 수 있습니다.',
    '프레임은 빈틈없이 이어집니다. 한 프레임이 끝나는 곳에서 다음 프레임이 시작합니다. [길](#way)을 끝에서 끝까지 살피고 닿은 것도 만난 것으로 치면, 그 사이로 빠져나가는 것은 없습니다. 스친 것을 맞은 것으로 볼지는 규칙이 정합니다. 슈팅 게임은 무시하고 퍼즐은 인정합니다.',
  ],
  mistakes: [
    '*한 프레임에 더 여러 번 본다.* 뚫고 지나가는 일이 줄어들 뿐 없어지지는 않습니다. 몇 번을 보든 그보다 얇은 벽이나 아주 살짝 스치는 꼭짓점이 있습니다.',
    '*중심의 선만 본다.* 총알이 반지름만큼 벽에 들어간 뒤에야 알게 되고, 꼭짓점마다 파고듭니다.',
    '*벽을 반지름만큼 큰 상자로 바꾼다.* 꼭짓점 쪽에서는 그 상자가 커진 벽보다 더 커서 총알이 허공에 부딪칩니다. 모서리는 둥글어야 합니다.',
    '*총알을 부딪친 자리에 놓고 프레임의 나머지를 버린다.* 그러면 무언가에 부딪칠 때마다 그 프레임에서 느려집니다. 남은 길을 이어서 가고, 벽도 다시 살피세요.',
    '*출발점을 잊는다.* 시각 0에 겹쳐 있으면 처음 닿는 순간이 없고, 거기서 얻은 법선은 쓸모가 없습니다. 먼저 떼어 놓으세요.',
  ],
  reading: [
    'Brian Mirtich, *Impulse-based Dynamic Simulation of Rigid Body Systems*, 박사 학위 논문, University of California, Berkeley 1996: 안전한 걸음, 보수적 전진(영어).',
    'Erin Catto, *Continuous Collision*, Game Developers Conference 2013: 물리 엔진의 터널링과 충돌 시각(영어).',
    'Gino van den Bergen, *Ray Casting against General Convex Objects with Application to Continuous Collision Detection*, 2004: 두 도형의 차에 선을 쏘는 방법(영어).',
    'Christer Ericson, *Real-Time Collision Detection*, Morgan Kaufmann 2005, 5.5절: 움직이는 구, 상자, 삼각형(영어).',
  ],
} as const satisfies Record<keyof typeof en, string | readonly string[]> & Texts;
