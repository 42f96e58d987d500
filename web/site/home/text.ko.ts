import type { Texts } from '../../figure/voice/words.js';
import type { en } from './text.en.js';

export const ko = {
  'home.heading': '정확하고 빠른 자바스크립트 2D 충돌 감지',
  'home.lead':
    'C++ 코어를 WebAssembly에 담았습니다. 기다릴 것도, 따로 불러올 것도, 해제할 것도 없습니다. 겹침과 밀어내기, 접촉, 광선, 움직이는 도형, 물체 수천 개가 있는 월드까지 다룹니다.',
  'home.copy': '복사',
  'home.copied': '복사됨',
  'home.refused': '브라우저가 허락하지 않았습니다. 텍스트를 골라 직접 복사해 주세요.',
  'home.first': '처음 다섯 줄',
  'home.follows': '도형이나 손잡이를 끌어 보세요. 코드 속의 수가 따라 바뀝니다.',

  'home.size.number': '166 kB',
  'home.size.what': 'WebAssembly까지 모두 담아 gzip으로 압축한 크기',
  'home.size.beside': '시뮬레이션까지 하는 box2d3-wasm은 190 kB, rapier2d는 906 kB',
  'home.size.how':
    '패키지가 내보내는 것을 모두 esbuild로 묶고 가장 높은 단계의 gzip으로 압축했습니다. 다른 라이브러리도 같은 방법으로 쟀습니다. `npm run build`가 이 수를 출력하며, 정해 둔 한도를 넘지 않는지 테스트가 확인합니다.',
  'home.truth.number': '오판 0건',
  'home.truth.what': '움직이는 다각형에서도, 닿든 닿지 않든 모든 답이 정확',
  'home.truth.beside': '교과서의 방법으로는 충돌 열 건 가운데 한 건이 오판',
  'home.truth.how':
    '테스트에서 모든 답을 정확한 분수로 계산한 값과 비교합니다. 로랑 코지크의 글 *2D Polygon Collision Detection*(2006)에 나오는 방법은 축을 하나씩 따로 보기 때문에, 무작위로 만든 200,000쌍에서 충돌이라는 답의 9.8 %가 틀립니다. [4단원](./lessons/moving-shapes/)에서 그런 경우를 직접 찾아볼 수 있습니다.',
  'home.steps.number': 'n + m',
  'home.steps.what': '꼭짓점이 n개, m개인 두 다각형을 판정하는 단계 수',
  'home.steps.beside': '모든 축을 모든 꼭짓점과 비교하면 (n + m)²',
  'home.steps.how':
    '꼭짓점을 축마다 다시 보지 않고, 변의 각도 순서대로 한 번씩만 봅니다(회전하는 캘리퍼스). `node tests/bench/growth.mjs`가 시간이 어떻게 늘어나는지 보여 줍니다.',
  'home.measured': '측정 방법',
  'home.measured.title': '측정 방법',

  'home.book.title': '배우기',
  'home.book.summary': '충돌 감지의 원리를, 만져 볼 수 있는 그림과 함께 13단원에 담았습니다.',
  'home.board.title': '도형 보드',
  'home.board.summary':
    '어떤 도형이든 올려 보세요. SVG, GeoJSON, Tiled에서 가져올 수도 있습니다. 라이브러리의 답을 보고 코드로 가져가세요.',
  'home.game.title': '게임',
  'home.game.summary': '날벌레 사천 마리와 유도 미사일, 비탈. 월드가 일하는 모습입니다.',
  'home.authors.title': '내 글에 넣기',
  'home.authors.summary': 'HTML 한 줄이면 만져 볼 수 있는 그림이 내 글에 들어갑니다.',
} as const satisfies Texts & Record<keyof typeof en, unknown>;
