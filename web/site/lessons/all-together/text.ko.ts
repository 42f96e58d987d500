import type { Texts } from '../../../figure/voice/words.js';
import type { en } from './text.en.js';

export const ko = {
  'story.bug':
    '느린 컴퓨터에서는 한 번에 건너뛰는 시간 간격이 길어집니다. 다리 위에 있다가 어느새 다리 밑에 있습니다.',
  'story.mended':
    '컴퓨터가 아무리 느려도 시간 간격은 일정합니다. 이제 게임이 완성되었으니 직접 즐겨 보세요.',

  question:
    '비탈에 선 주인공, 얇은 문, 따라오는 미사일, 주울 수 있는 물건, 그리고 날벌레 떼. 이들은 프레임마다 무엇을 물으며, 그 답은 어느 단원에 있을까요?',

  'table.parts': '게임을 이루는 부분',
  'table.part': '부분',
  'table.asks': '쓰는 것',
  'table.lesson': '단원',
  'table.show': '{name} 보기',
  'part.walk': '비탈 걷기',
  'part.ground': '움푹 팬 땅',
  'part.bullet': '총알',
  'part.missile': '미사일',
  'part.sensor': '주울 물건',
  'part.push': '떼어 놓기',
  'part.many': '날벌레 떼',

  idea: [
    '게임은 루프입니다. 프레임마다 플레이어의 입력을 읽고, 모두를 움직이고, 무엇이 무엇과 닿았는지 묻고, 규칙을 적용합니다. 충돌 감지는 움직임과 규칙 사이에 있습니다. 이렇게 한곳에 모아 두면 나머지는 단순해집니다. 이 장면의 코드는 이 사이트의 게임과 똑같고, 레벨만 다릅니다.',
    '움직이는 방법은 세 가지입니다. [*주인공*](#walk)은 미끄러집니다. 앞을 막는 것은 자기 안으로 파고드는 성분만 없앱니다. [*총알*](#bullet)은 길을 훑습니다. 한 프레임에 아무리 멀리 가도 처음 만난 곳에서 멈춥니다. 나머지는 모두 가려는 곳에 그냥 *놓은* 다음 떼어 놓습니다. 어느 것이 맞는지는 틀렸을 때의 대가에 달려 있습니다. 벽에 박힌 주인공과 문 뒤로 빠진 총알은 바로 눈에 띄지만, 떼 속의 둘이 한 프레임 겹친 것은 보이지 않습니다.',
    '화면이 얼마나 빠르든 모든 것은 60분의 1초라는 일정한 시간 간격(타임스텝)으로 나아갑니다. 그래서 같은 키를 누르면 어느 컴퓨터에서나 같은 게임이 됩니다. 같은 진행을 시험하고, 기록하고, 다른 플레이어에게 보낼 수 있습니다. 화면에 그리는 것은 두 타임스텝 사이의 모습입니다.',
  ],
  mistakes: [
    '*프레임 길이만큼 나아간다.* 느린 컴퓨터에서는 주인공이 더 낮게 뛰거나 바닥을 뚫고 떨어집니다. 일정한 타임스텝으로, 지난 시간만큼 여러 번 계산하세요.',
    '*접촉을 읽는 중에 물체를 없앤다.* 읽고 있던 목록이 바뀌어 버립니다. 먼저 다 읽거나, 물체가 아직 있는지 확인하세요.',
    '*모든 것을 훑기로 처리한다.* 비용이 크고, 붐비는 곳에서는 아무도 움직이지 못합니다. 빠르고 얇은 것만 훑으세요.',
    '*비탈의 각도를 높이 차로 구한다.* 접촉의 법선을 보면 바로 알 수 있고, 꼭짓점이나 움직이는 땅에서도 맞습니다.',
    '*규칙의 순서를 우연에 맡긴다.* 한 타임스텝 안에서 물건을 주우면서 공격까지 받을 수도 있습니다. 무엇이 먼저인지 처음부터 정해 두세요.',
  ],
  reading: [
    'Glenn Fiedler, [Fix Your Timestep!](https://gafferongames.com/post/fix_your_timestep/), 2004: 일정한 타임스텝과 그 사이의 화면(영어).',
    'Robert Nystrom, [Game Programming Patterns](https://gameprogrammingpatterns.com/game-loop.html), 2014, “Game Loop” 장(영어).',
    'Christer Ericson, *Real-Time Collision Detection*, Morgan Kaufmann 2005: 이 책의 모든 내용을 더 깊이(영어).',
  ],
} as const satisfies Record<keyof typeof en, string | readonly string[]> & Texts;
