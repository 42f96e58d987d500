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
  'lesson.number': '{number}단원',

  'part.figure': '그림',
  'part.numbers': '그림 속의 수',
  'part.formula': '지금 그림의 수를 넣은 식',
  'part.code': '같은 내용을 코드로',
  'part.chart': '판정 순서',
  'part.challenges': '깨뜨려 보기',
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
  'board.said': '{said}',
  'playground.title': '실험실',
  'playground.said': '{said}',
};
