import type { Texts } from '../../figure/voice/words.js';
import type { en } from './text.en.js';

export const ko = {
  'do.axis':
    '축은 방향, 곧 길이가 1인 벡터 $n$입니다. 둥근 손잡이를 잡고 돌려 보세요. 그림자는 축을 따라 그은 직선 위에 생깁니다.',
  'do.corner':
    '[a]의 꼭짓점 {corner}번이 축 위로 곧게 떨어진 자리는 {value}입니다. 이 값이 꼭짓점과 $n$의 *내적*입니다.',
  'do.shadow':
    '[a]의 그림자는 가장 작은 값 {min}에서 가장 큰 값 {max}까지입니다. 그 사이에 떨어진 꼭짓점은 상관없습니다.',
  'do.shadowB': '같은 방법으로 구한 [b]의 그림자는 {min}에서 {max}까지입니다.',
  'do.gap':
    '두 그림자 사이에 {size}만큼 틈이 있습니다. 틈을 지나는 직선의 한쪽에는 [a], 다른 쪽에는 [b]가 있으니, 두 도형은 확실히 떨어져 있습니다.',
  'do.overlap': '두 그림자가 {size}만큼 겹치고, 두 도형도 실제로 겹칩니다.',
  'do.overlapApart':
    '두 그림자는 {size}만큼 겹치는데 두 도형은 떨어져 있습니다. 그림자가 겹친다고 해서 증명되는 것은 없습니다. 틈은 다른 축에서 보입니다.',
  'do.touch': '두 그림자가 딱 맞닿아 있고, 두 도형도 그렇습니다.',
  'do.touchApart': '두 그림자는 딱 맞닿아 있지만, 두 도형은 떨어져 있습니다.',

  'try.gap':
    '축을 돌려, 두 도형이 떨어져 있다는 것을 보여 주는 틈을 찾아보세요. 겹쳐 있으면 먼저 떼어 놓으세요.',
  'try.gap.done': '틈을 찾았으니 증명 끝입니다.',
  'try.narrow':
    '[a]의 그림자를 가능한 한 *좁게* 만들어 보세요. 그때 축은 [a]의 변과 어떤 각을 이룰까요?',
  'try.narrow.done': '어느 한 변과 직각입니다. 축이 바로 그 변의 법선입니다.',
  'try.sliver':
    '틈이 3보다 작아질 때까지 두 도형을 가까이 붙이고, 그 틈을 보여 주는 축을 찾아보세요. 그다음 두 도형을 겹쳐 보세요. 그래도 그런 축이 있을까요?',
  'try.sliver.done': '찾았습니다. 도형이 겹치고 나면 아무리 찾아도 틈이 있는 축은 없습니다.',
} as const satisfies Record<keyof typeof en, string | readonly string[]> & Texts;
