import type { en } from './en.js';

/** What all lessons say, in Korean. */
export const ko: Record<keyof typeof en, string> = {
  'lessons.nav': '단원',
  'lessons.language': '언어',
  'lessons.pager': '다른 단원',
  'lessons.previous': '이전 단원',
  'lessons.next': '다음 단원',
  'lesson.number': '{number}단원',

  'shadows.title': '그림자',
  'shadows.summary':
    '도형을 직선 위로 떨어뜨려 보세요. 꼭짓점마다 내적을 한 번 하면, 남는 것은 수 두 개뿐입니다.',
  'separating-axis.title': '분리축',
  'separating-axis.summary':
    '틈이 하나만 있어도 두 도형이 떨어져 있다는 증명이 됩니다. 그 틈을 놓치지 않으려면 어느 축을 살펴야 할까요?',
  'way-out.title': '빠져나오는 길',
  'way-out.summary': '두 도형이 겹쳤습니다. 한쪽을 어느 방향으로 얼마나 밀어야 딱 맞닿게 될까요?',

  'part.figure': '그림',
  'part.numbers': '그림 속의 수',
  'part.formula': '지금 그림의 수를 넣은 식',
  'part.code': '같은 내용을 코드로',
  'part.chart': '판정 순서',
  'part.challenges': '깨뜨려 보기',
  'part.idea': '핵심 생각',
  'part.mistakes': '흔한 실수',
  'part.reading': '더 읽을거리',

  'code.label': '프로그래밍 언어',
  'handle.axis': '축 돌리기',
  'step.value.of': '{count}단계 중 {number}단계: {said}',
};
