import type { PageName } from '../pages.js';
import type { PageHead } from './heads.en.js';

/** What the pages are called, and what each is about, in Korean. */
export const heads: Readonly<Record<PageName, PageHead>> = {
  home: {
    title: 'sepax · 정확하고 빠른 자바스크립트 2D 충돌 감지',
    description:
      'npm install sepax. 정확하고 빠른 자바스크립트용 2D 충돌 감지 라이브러리입니다. C++ 코어를 WebAssembly에 담았고, 기다릴 것도, 따로 불러올 것도, 해제할 것도 없습니다.',
  },
  lessons: {
    title: '배우기 · sepax',
    description:
      '두 도형이 서로 닿았는지 어떻게 알아낼까요? 단원마다 질문 하나씩, 직접 만져 보며 배우는 충돌 감지 책입니다.',
  },
  board: {
    title: '도형 보드 · sepax',
    description:
      '온갖 도형을 보드에 올려놓고 거리, 밀어내기, 접촉, 충돌 시각을 살펴보세요. 모두 sepax가 계산합니다.',
  },
  game: {
    title: '게임 · sepax',
    description:
      '무엇이 길을 막고 누가 누구와 닿았는지 sepax가 알려 주는 플랫폼 게임입니다. 물체 수천 개가 함께 움직입니다.',
  },
  guides: {
    title: '안내서와 레퍼런스 · sepax',
    description:
      'sepax 쓰는 법을 주제별로 설명합니다. 예제는 모두 테스트가 실행하고, 레퍼런스에는 모든 함수가 빠짐없이 있습니다.',
  },
  authors: {
    title: '내 글에 넣는 그림 · sepax',
    description:
      '블로그, 강의, 문서에 넣을 수 있는 충돌 감지 인터랙티브 그림입니다. 고르고, 다듬고, 코드를 복사하세요.',
  },
  demos: {
    title: '데모 · sepax',
    description:
      'sepax가 일하는 모습: 물체 20,000개, 라이브러리 여섯 개의 경주, 실험실, 내 충돌 코드 시험, 그리고 워커 안의 월드.',
  },
  playground: {
    title: '분리축 판정 · sepax',
    description:
      '두 도형을 끌며 분리축 판정을 지켜보세요. 축과 그림자, 틈, 밀어내는 벡터가 모두 보입니다.',
  },
  stress: {
    title: '한꺼번에 움직이는 수많은 물체 · sepax',
    description:
      'sepax 월드 하나에 물체를 20,000개까지 넣고, 프레임마다 걸리는 시간을 내 컴퓨터에서 잽니다.',
  },
  worker: {
    title: '워커 안의 월드 · sepax',
    description:
      '페이지를 200 ms 동안 막아 보세요. 페이지 안의 월드는 멈추고, 웹 워커 안의 월드는 계속 나아갑니다.',
  },
  race: {
    title: '라이브러리 경주 · sepax',
    description:
      'sepax, SAT.js, detect-collisions, matter-js, rapier, Box2D로 물체 수천 개를 돌려, 걸린 시간을 내 컴퓨터에서 재고 찾아낸 접촉을 견줍니다.',
  },
  check: {
    title: '내 충돌 코드는 맞을까? · sepax',
    description:
      '두 도형이 만나는지 알려 주는 함수를 붙여 넣으면, 정답이 정확히 알려진 까다로운 쌍 4,000개를 물어보고 무엇이 틀렸는지 보여 줍니다.',
  },
};
