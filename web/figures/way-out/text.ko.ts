import type { Texts } from '../../figure/voice/words.js';
import type { en } from './text.en.js';

export const ko = {
  'do.apart':
    '축 {axis} 위에 {gap}만큼 틈이 있습니다. 두 도형은 떨어져 있으니 밀 필요가 없습니다. [a]를 [b] 안으로 끌어 보세요.',
  'do.overlap':
    '축 {axis} 위에서 두 그림자가 {size}만큼 겹칩니다. 이 축을 따라 [a]를 그만큼 밀면 이 축에서는 더는 겹치지 않습니다. 그러면 두 도형은 딱 맞닿기만 합니다.',
  'do.inside':
    '축 {axis} 위에서 한 그림자가 다른 그림자 안에 들어 있습니다. 나가는 길은 둘, 가까운 끝까지 {size}, 먼 끝까지 {long}입니다. 짧은 쪽을 택합니다.',
  'do.least':
    '축마다 빠져나오는 길이 하나씩 있습니다. 가장 짧은 길은 축 {axis} 위에 있고, 길이는 {depth}입니다. 이 길이가 *깊이*입니다.',
  'do.direction':
    '*법선* $n$은 [a]에서 [b] 쪽을 향합니다. 그 반대 방향으로 깊이만큼 가는 벡터가 *최소 이동 벡터*(MTV)이고, 그 값은 {mtv}입니다.',
  'do.push':
    '[a]를 {mtv}만큼 옮기면 [b]와 딱 맞닿습니다. 이보다 짧게 밀어서는 둘을 떼어 놓을 수 없습니다.',
  'do.slide':
    "[a]의 진행 방향이 $v$였다면, $v$에서 벽 속으로 들어가는 성분만 없애면 됩니다. 남은 $v'$만큼 벽을 따라 미끄러집니다.",

  'try.tie':
    '두 길의 길이 차이가 0.5보다 작은 자리를 찾아보세요. 그 자리를 넘나들며 미는 방향이 갑자기 바뀌는 것을 지켜보세요.',
  'try.tie.done': '비겼습니다. 답은 둘 중 하나이고, 언제나 같은 쪽입니다.',
  'try.inside':
    '[a]를 [b] 안에 *완전히* 넣어 보세요. 필요하면 [b]의 꼭짓점을 끌어 키우세요. 그래도 미는 방향과 길이가 맞을까요?',
  'try.inside.done': '가장 가까운 변 쪽으로, [a] 전체가 빠져나옵니다.',
  'try.shallow': '두 도형을 겹치되, 깊이가 1보다 작게 해 보세요.',
  'try.shallow.done': '게임에서 일어나는 충돌은 대부분 이렇게 시작합니다.',
} as const satisfies Record<keyof typeof en, string | readonly string[]> & Texts;
