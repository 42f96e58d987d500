import type { Texts } from '../../../figure/voice/words.js';
import type { en } from './text.en.js';

export const ko = {
  'story.bug': '날벌레를 모두 서로 비교합니다. 프레임 사이에 낮잠을 자도 될 정도입니다.',
  'story.mended': '이웃끼리만 비교합니다. 게임도 달리고 주인공도 달립니다.',

  question:
    '물체가 만 개면 쌍은 오천만 개이고, 한 프레임은 16밀리초입니다. 서로 닿은 몇백 쌍을, 나머지는 들여다보지 않고 어떻게 찾을까요?',

  'table.counts': '방법마다 비교하는 횟수',
  'table.way': '방법',
  'table.compared': '비교',
  'table.share': '전체 대비',
  'table.all': '모든 쌍',
  'table.grid': '격자',
  'table.tree': '트리',
  'table.boxes': '상자가 만나는 쌍',
  'table.remain': '실제로 닿은 쌍',
  'table.query': '상자 검색',
  'table.show': '{name} 보기',

  idea: [
    '두 도형을 정확히 검사하는 데는 길어야 1마이크로초가 걸립니다. 문제는 그것을 $n (n - 1) / 2$[쌍](#pairs)마다 하는 것입니다. 그래서 두 단계로 나눕니다. *브로드 페이즈*(broad phase)에서는 상자가 만나는 쌍을 빠르게, 조금 넘치게 찾고, *내로 페이즈*(narrow phase)에서는 그 쌍들의 도형을 검사합니다. 브로드 페이즈가 쌍을 하나라도 놓치면 안 됩니다. 하나 더 찾는 것은 시간이 조금 들 뿐 결과를 바꾸지 않습니다.',
    '물체의 크기가 모두 비슷하다면 [*격자*](#grid)보다 빠른 것은 없습니다. 칸은 물체보다 조금 넓으면 됩니다. 막대처럼 큰 물체는 많은 칸에 걸칩니다. 그렇다고 칸을 넓히면 작은 물체들이 한 칸에 몰립니다. [*트리*](#tree)는 크기를 따지지 않습니다. 노드는 그 아래 둘을 감쌀 만큼만 크므로, 한구석에 모인 동전 수천 개든 맵을 가로지르는 벽 하나든 있는 그대로 따라갑니다. 공간에서는 노드가 구여도 됩니다. 경계 구로 만든 트리는 물체가 돌아도 고칠 필요가 없습니다.',
    '게임을 빠르게 하는 비결은 이미 구한 것을 *간직하는* 것입니다. 멈춰 있는 물체에는 아무 비용도 들지 않습니다. 움직이는 물체는 트리가 [여유를 둔 상자](#rooms)로 들고 있어서 열 프레임에 한 번쯤만 손을 봅니다. 여유를 둔 상자끼리 만나는 쌍은 목록에 남고, 프레임마다 그 목록의 상자만 비교합니다. `World`가 이 모든 일을 합니다. 그림에 보이는 것이 바로 그 트리이고, 물체 만 개라도 한 프레임에 몇 밀리초면 됩니다.',
  ],
  mistakes: [
    '*같은 쌍을 두 번 알린다.* 칸 세 개를 함께 쓰는 두 상자는 세 번 비교하게 됩니다. 두 상자의 겹친 부분이 시작되는 칸에서만 세세요.',
    '*중심만 등록한다.* 물체는 상자가 닿는 모든 칸에 있습니다. 중심만 등록하면 칸 경계 너머의 이웃을 놓칩니다.',
    '*모두에게 같은 너비의 칸을 쓴다.* 가장 작은 물체에 맞추면 벽 하나를 수천 번 등록하고, 벽에 맞추면 한 칸에 모두 들어갑니다.',
    '*반올림을 고려하지 않은 상자를 쓴다.* 32비트로 저장하는 상자는 바깥쪽으로 반올림해야 합니다. 반올림 오차만큼이라도 작아진 상자는 접촉을 놓칩니다.',
    '*프레임마다 모두 새로 만든다.* 간단하고 대개는 충분히 빠르지만, 멈춰 있는 물체 만 개에도 같은 비용이 듭니다.',
  ],
  reading: [
    'Christer Ericson, *Real-Time Collision Detection*, Morgan Kaufmann 2005, 6장과 7장: 경계 볼륨 계층과 격자(영어).',
    'Erin Catto, *Dynamic Bounding Volume Hierarchies*, GDC 2019: 여유를 둔 상자와 회전을 쓰는 Box2D의 트리(영어).',
    'Loup Verlet, *Computer “Experiments” on Classical Fluids*, Physical Review 159, 1967: 몇 단계 동안 유효한 이웃 목록(영어).',
    'Matthias Teschner 외, *Optimized Spatial Hashing for Collision Detection of Deformable Objects*, VMV 2003: 경계가 없는 격자(영어).',
  ],
} as const satisfies Record<keyof typeof en, string | readonly string[]> & Texts;
