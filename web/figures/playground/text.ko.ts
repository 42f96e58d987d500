import type { en } from './text.en.js';

/** What the figure of the playground says, in Korean. */
export const ko: Record<keyof typeof en, string> = {
  'playground.title': '실험실',
  'playground.summary':
    '두 도형을 끌며 판정 과정을 지켜보세요. 축마다 두 그림자와 틈 또는 겹침, 그리고 밀어내는 벡터가 보입니다.',
  'playground.said': '{said}',

  'say.edge': '축 {count}개 가운데 {number}번째는 [{shape}]의 변 {edge}번의 법선입니다.',
  'say.motion': '축 {count}개 가운데 {number}번째는 움직이는 방향과 직각입니다.',
  'say.duplicate': '이미 살펴본 축 {other}에 평행하므로 새로 알게 되는 것은 없습니다.',
  'say.overlap': '두 그림자가 {size}만큼 겹칩니다.',
  'say.touch': '두 그림자가 맞닿아 있습니다.',
  'say.gap': '두 그림자 사이에 {size}만큼 틈이 있습니다. 이 직선이 두 도형을 가릅니다.',
  'say.least': '지금까지 가장 작은 겹침입니다.',
  'say.notLeast': '지금까지 가장 작은 겹침은 여전히 축 {axis} 위의 {size}입니다.',
  'say.stop': '틈은 하나면 충분하므로 판정은 여기서 끝납니다.',
  'say.stopMoving': '움직이는 내내 떨어져 있으므로 판정은 여기서 끝납니다.',
  'say.unneeded': '판정은 이미 축 {axis}에서 끝났습니다.',
  'say.time': '두 그림자는 이동 구간의 {enter}부터 {exit}까지 겹칩니다.',
  'say.noTime': '이동하는 동안 두 그림자는 만나지 않습니다.',
  'say.common': '지금까지 본 모든 축에 공통인 구간은 {enter}부터 {exit}까지입니다.',
  'say.noCommon': '지금까지 본 모든 축에 공통인 순간이 없으므로 두 도형은 닿지 않습니다.',
  'say.all.overlap':
    '틈이 있는 축이 없으므로 두 도형은 겹칩니다. 빠져나오는 가장 짧은 길은 겹침이 가장 작은 축 {axis} 방향에 있습니다. 겹친 만큼 밀면 됩니다.',
  'say.all.touch': '틈이 있는 축이 없고 축 {axis} 위의 겹침이 0입니다. 두 도형은 맞닿아 있습니다.',
  'say.all.apart': '틈은 하나면 충분합니다. 축 {axis} 하나가 두 도형을 가릅니다.',
  'say.all.hit':
    '이동의 {enter}에 이르면 모든 축에서 그림자가 만납니다. 맨 나중에 만난 축은 {axis}이고, 이때 [a]가 [b]에 닿습니다. 남은 이동 가운데 이 축 방향만 되돌려 밀므로 [a]는 미끄러집니다.',
  'say.all.miss':
    '축 {axis} 위에서는 그림자가 끝까지 떨어져 있으므로 [a]는 [b]에 닿지 않고 지나갑니다.',
  'say.all.never':
    '변에서 얻은 축마다 그림자가 만나기는 하지만, 모두 함께 만나는 순간이 없어 [a]는 [b]를 비켜 갑니다. 축을 하나씩 따로 보는 판정은 충돌이라고 잘못 답하지만, 움직이는 방향과 직각인 축 {axis}에는 틈이 보입니다.',
  'say.all.deep':
    '두 도형은 지금 겹쳐 있습니다. 속도에 미는 벡터를 더하면 [a]는 축 {axis} 방향으로 빠져나옵니다.',

  'scene.overlap': '겹침',
  'scene.apart': '떨어짐',
  'scene.touch': '맞닿음',
  'scene.inside': '안에 있음',
  'scene.slide': '미끄러짐',
  'scene.tunnel': '빠른 충돌',
  'scene.corner': '빠르게 비켜 감',
  'scene.countries': '나라',

  'shape.triangle': '삼각형',
  'shape.box': '상자',
  'shape.pentagon': '오각형',
  'shape.hexagon': '육각형',
  'shape.regular': '정다각형',
  'shape.sliver': '길고 가는 조각',
  'shape.country': '나라의 볼록 껍질 …',
  'shape.own': '직접 만든 윤곽',

  'paste.title': '도형 {shape}의 점',
  'paste.hint':
    'JSON으로 적습니다. [[x, y], …], [{"x": 0, "y": 0}, …] 또는 [x0, y0, x1, y1, …]. y축은 아래를 향합니다. 윤곽은 볼록해야 하고, 도는 방향은 어느 쪽이든 괜찮습니다.',
  'paste.field': '점',
  'paste.scale': '보기 좋은 크기로 맞추기',
  'paste.use': '이 점 쓰기',
  'paste.cancel': '취소',
  'paste.notJson': 'JSON이 아닙니다: {reason}',
  'paste.refused': '쓸 수 없는 점이어서 그림을 그대로 두었습니다. {reason}',

  'key.shadowA': '[a]의 그림자',
  'key.shadowB': '[b]의 그림자',
  'key.gap': '틈',
  'key.overlap': '겹침',
  'key.mtv': '밀어내는 벡터(MTV)',
  'key.ghost': '밀어낸 뒤의 [a]',
  'key.swept': '[a]가 훑는 자리',

  'describe.shape': '도형 {shape}의 꼭짓점은 {count}개입니다: {points}.',
  'describe.velocity': '한 번 이동하는 동안 {velocity}만큼 움직입니다.',
  'describe.axis':
    '축 {axis}, 법선 {normal}: [a]는 {aMin}부터 {aMax}까지, [b]는 {bMin}부터 {bMax}까지, {measure}.',
  'describe.same': '축 {axis}: 축 {other}에 평행.',
  'describe.gap': '틈 {size}',
  'describe.overlap': '겹침 {size}',
};
