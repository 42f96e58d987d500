import type { en } from './en.js';

/** What all lessons say, in Korean. */
export const ko: Record<keyof typeof en, string> = {
  'lessons.nav': '단원',
  'lessons.all': '모든 단원:',
  'lessons.language': '언어',
  'lessons.authors': '이 그림을 내 글에 넣기',
  'lessons.pager': '다른 단원',
  'lessons.previous': '이전 단원',
  'lessons.next': '다음 단원',
  'lessons.playground': '내 도형으로 해 보기(영어 화면)',
  'lesson.number': '{number}단원',
  'lesson.hands': '손잡이가 있는 것은 무엇이든 끌어 보세요. 그림에는 답이 먼저 나와 있습니다.',
  'lesson.begin': '답에 이르는 {count}단계를 처음부터 보기',

  'part.figure': '그림',
  'part.numbers': '그림 속의 수',
  'part.formula': '지금 그림의 수를 넣은 식',
  'part.code': '같은 내용을 코드로',
  'part.chart': '판정 순서',
  'part.challenges': '직접 해 보기',
  'part.idea': '핵심 생각',
  'part.mistakes': '흔한 실수',
  'part.reading': '더 읽을거리',

  'quantities.caption': '그림 속의 수',
  'quantities.symbol': '기호',
  'quantities.meaning': '뜻',
  'quantities.value': '값',
  'quantities.show': '{symbol} 보기: {meaning}',

  'code.label': '프로그래밍 언어',
  'handle.axis': '축 돌리기',
  'step.value.of': '{count}단계 중 {number}단계: {said}',
  'board.title': '도형 보드',
  'board.summary':
    '어떤 도형이든 원하는 만큼 올려놓고 옮기고 돌리고 모양을 바꿔 보세요. 두 도형이 얼마나 떨어져 있는지, 겹쳤다면 어디로 밀어야 하는지 보여 줍니다.',
  'board.said': '{said}',
  'playground.title': '실험실',
  'playground.summary':
    '두 도형을 끌며 판정 과정을 지켜보세요. 축마다 두 그림자와 틈 또는 겹침, 그리고 밀어내는 벡터가 보입니다.',
  'playground.said': '{said}',
};
