import type { QueryWords } from './query-words.en.js';

/** What the page docs/ko/queries.md says, in Korean. */
export const ko: QueryWords = {
  title: '질의와 도형',
  intro:
    '모든 질의는 모든 도형을 받습니다. 칸에는 무엇을 보장하는지 적혀 있고, 행이 `a`, 열이 `b`입니다. 이 페이지는\n' +
    '`npm run docs`가 만듭니다. 떨어져 있거나 겹치거나 움직이는 모든 쌍에 질의를 하나하나 불러 보고, 그 쌍에 대해\n' +
    '이미 아는 것이나 다른 질의의 답과 어긋나는 답이 나오면 멈춥니다.',
  caption: '두 도형과, 질의가 알려 주는 것: 거리, 가장 가까운 점, 축과 영역. 원을 끌어 보세요.',
  legend: ['칸', '뜻'],
  meanings: {
    exact:
      '꼭짓점이 놓인 그대로를 오차 없이 계산한 것과 같은 판정. 허용 오차가 없고 크기도 상관없습니다',
    '1e-12': '두 도형 크기의 1e-12 안에서 맞습니다. 그에 딸린 판정은 정확합니다',
    contact: '1e-12와 같지만, 답이 여럿일 수 있으면 가장 짧은 것이 아닐 수 있습니다',
    ends: '1e-12와 같지만, 접촉점 가운데 가장 바깥의 것만 알려 줍니다',
    safe: '알려 준 시각보다 먼저 겹치지 않습니다. 시각을 이르게 알리더라도, 그때의 틈은 두 도형이 미치는 범위의 1e-10을 넘지 않습니다',
    rounding: '반올림 오차만 빼면 정확합니다',
  },
  outro:
    '원처럼 둥근 도형은 정말로 둥급니다. 다각형으로 바꾸지 않습니다. 여러 조각으로 된 도형(Polyline,\n' +
    'ConcavePolygon, Compound)은 전체를 하나로 봅니다. 조각 사이의 이음매는 경계도 출구도 아닙니다.',
  marks: {
    exact: '정확',
    '1e-12': '1e-12',
    contact: '접촉',
    ends: '양 끝',
    safe: '안전',
    rounding: '반올림',
  },
  reasons: {
    slid:
      '조각이 여럿이면 `mtv`는 길을 막는 것을 따라 미끄러진 다음 두 도형을 맞닿게 두지만, 가장 짧은 보정은 ' +
      '아닐 수 있습니다. `enter`와 `exit` 사이에 두 도형이 잠시 떨어져 있을 수도 있습니다. 점이나 선분이 ' +
      '조각 사이의 이음매와 정확히 만나면 그 안에서 끝날 수 있습니다. 이음매는 움푹 들어간 꼭짓점에서 ' +
      '시작하므로, 그리로 미끄러진 것 가운데 일부가 그렇게 됩니다.',
    outermost:
      '조각이 여럿이면 접선 방향으로 가장 바깥의 두 점을 저마다 1e-12 안에서 알려 줍니다. 그 사이에 더 깊은 점이 ' +
      '있어도 빼며, 밀어내기가 아직 겹치지 않은 조각에서 끝나는 곳에는 점이 없습니다.',
    seam: '조각 사이의 이음매에 있는 점이나 선분만 빼면 정확합니다. 그런 것은 반올림 오차 안에서 안쪽으로 봅니다.',
    union:
      '`b`의 조각이 저마다 `a`의 조각 하나 안에 있으면 정확합니다. `b`가 조각 여럿에 걸치면 변이 교차하는 곳을 ' +
      '계산하며, 반올림 오차 안에서 맞습니다.',
  },
  about: {
    'intersects(a, b)': '예 또는 아니요.',
    'intersects(a, b, { touching: false })': '예 또는 아니요.',
    'collide(a, b)': '`intersects`는 정확합니다. `depth`, `mtv`, `normal`은 표와 같습니다.',
    'collide(a, b, { velocity })':
      '`intersects`와 `willIntersect`는 정확합니다. 시각과 `mtv`는 표와 같습니다.',
    'contacts(a, b)': '점과 깊이는 표와 같습니다. 한 조각인 도형이면, 접촉이 있는지는 정확합니다.',
    'distance(a, b)':
      '양수인지 아닌지는 정확합니다. 반올림보다 얕은 깊이는 0입니다. 거리와 점은 표와 같습니다.',
    'sweep(a, b, { translationA, translationB })':
      '만나는지는 표와 같습니다. 시각, 점, 법선은 1e-12 안에서 맞습니다.',
    'sweep(a, b, { rotationA, rotationB, … })':
      '`startsOverlapping`은 정확합니다. 만나는지, 언제 만나는지는 표와 같습니다.',
    'contains(a, b)': '예 또는 아니요.',
  },
  kinds: {
    'Box, turned': 'Box, 회전',
    'Polygon, rounded': 'Polygon, 둥근 것',
    'ConcavePolygon, hole': 'ConcavePolygon, 구멍',
  },
  oneShape: {
    title: '도형 하나',
    about:
      '거리가 양수인지, 그리고 선분이나 끝없는 광선이 도형과 만나는지는 정확합니다. 점은 경계에 수직인 방향으로 1e-12 안에서 ' +
      '맞습니다. 경계를 따라서는, 스치듯 지나가는 길일수록 반올림 오차가 커집니다.',
  },
};
