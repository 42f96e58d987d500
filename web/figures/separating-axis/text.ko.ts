import type { Texts } from '../../figure/voice/words.js';
import type { en } from './text.en.js';

export const ko = {
  'do.first': '첫 번째 변을 고릅니다. [{shape}]의 변 {edge}번입니다. 번호는 코드처럼 0부터 셉니다.',
  'do.edge': '다음 변을 고릅니다. [{shape}]의 변 {edge}번입니다.',
  'do.normal':
    '변의 *법선*은 변과 직각을 이루며 바깥쪽을 향합니다. 변의 길이로 나누어 길이를 1로 만들면, 이것이 축 {axis}입니다.',
  'do.new':
    '아직 살펴본 축이 없으니 축 {axis}부터 살펴봅니다. 나중에 이와 평행한 축이 나오면 건너뜁니다.',
  'do.fresh': '지금까지 본 축 가운데 축 {axis}에 평행한 것은 없으니 이 축도 살펴보아야 합니다.',
  'do.duplicate':
    '축 {axis}의 방향은 이미 본 축 {other}의 방향과 평행합니다. 그림자도 똑같을 테니 다음 변으로 넘어갑니다.',
  'do.project': '두 도형을 모두 축 {axis} 위에 투영합니다. 그림자 둘, 수 넷이 나옵니다.',
  'do.overlap':
    '두 그림자가 {size}만큼 겹칩니다. 이것만으로는 아무것도 증명되지 않으니 다음 변으로 넘어갑니다.',
  'do.touch': '두 그림자가 맞닿아 있습니다. 틈은 아니므로 다음 변으로 넘어갑니다.',
  'do.gap':
    '축 {axis} 위의 두 그림자 사이에 {size}만큼 틈이 있습니다. 이런 축이 *분리축*입니다. 판정은 여기서 멈춰도 됩니다.',
  'do.edge.overlap':
    '[{shape}]의 변 {edge}번에서 얻은 축은 {axis}입니다. 두 그림자가 {size}만큼 겹치니 다음 변으로 넘어갑니다.',
  'do.edge.touch':
    '[{shape}]의 변 {edge}번에서 얻은 축은 {axis}입니다. 두 그림자가 맞닿았지만 틈은 아니므로 다음 변으로 넘어갑니다.',
  'do.edge.gap':
    '[{shape}]의 변 {edge}번에서 얻은 축은 {axis}입니다. 틈이 {size}만큼 있으니 *분리축*입니다. 판정은 여기서 멈춰도 됩니다.',
  'do.edge.duplicate':
    '[{shape}]의 변 {edge}번에서 얻은 축은 {axis}입니다. 이미 본 축 {other}의 방향과 평행하므로 건너뜁니다.',
  'do.apart':
    '떨어져 있습니다. 축 {axis} 하나로 충분했으므로, 남은 변 {left}개는 볼 필요가 없습니다.',
  'do.apartNext': '떨어져 있습니다. 축 {axis} 하나로 충분했으므로, 마지막 변은 볼 필요가 없습니다.',
  'do.apartLast': '떨어져 있습니다. 틈은 맨 마지막 축 {axis} 위에만 있습니다.',
  'do.together':
    '변 {count}개를 모두 보았고, 서로 다른 축 {tried}개 가운데 틈이 있는 축은 없었습니다. 두 도형은 만납니다.',

  'try.overlap': '[a]를 [b] 안으로 밀어 넣어 보세요. 이제 판정은 축을 몇 개나 살펴볼까요?',
  'try.overlap.done': '전부입니다. “만난다”는 답에는 언제나 가장 많은 계산이 듭니다.',
  'try.last':
    '만나지 않으면서 계산은 가장 많이 하게 만들어 보세요. 두 도형은 떨어져 있지만 *맨 마지막* 축에만 틈이 있어야 합니다.',
  'try.last.done': '그 앞의 축은 모두 헛수고였습니다.',
  'try.touch':
    '두 도형을 정확히 맞닿게 해 보세요. 틈은 없고 겹침은 0이어야 합니다. 손잡이를 누른 다음 화살표 키를 쓰면 1단위씩 움직입니다.',
  'try.touch.done': '깊이는 0이지만 그래도 만납니다. 경계에서 점 하나만 맞닿아도 만난 것입니다.',
} as const satisfies Record<keyof typeof en, string | readonly string[]> & Texts;
