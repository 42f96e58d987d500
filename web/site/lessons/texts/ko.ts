import type { en } from './en.js';

/** What all pages of the book say, in Korean. */
export const ko: Record<keyof typeof en, string> = {
  'lessons.nav': '단원',
  'lessons.all': '모든 단원:',
  'lessons.language': '언어',
  'lessons.authors': '이 그림을 내 글에 넣기',
  'lessons.pager': '다른 단원',
  'lessons.previous': '이전 단원',
  'lessons.next': '다음 단원',
  'lessons.playground': '내 도형으로 해 보기',

  'lesson.begin': '답에 이르는 {count}단계를 처음부터 보기',
  'lesson.beginOne': '답에 이르는 한 단계 보기',

  'story.open': '버그와 놀아 보기',
  'story.closing': '버그가 사라졌습니다',
  'story.keys': '게임: 화살표 키로 움직이고 스페이스로 점프합니다',
  'story.pad': '움직이기',
  'story.left': '왼쪽',
  'story.right': '오른쪽',
  'story.jump': '점프',
  'story.modes': '게임',
  'story.mode.bug': '버그가 있을 때',
  'story.mode.mended': '고친 뒤',
  'story.end.alarm': '졌습니다. 경보가 울렸습니다.',
  'story.end.caught': '졌습니다. 미사일에 맞았습니다.',
  'story.end.coin': '이겼습니다. 동전을 얻었습니다.',
  'story.end.hit': '끝났습니다. 맞혔습니다.',

  'part.numbers': '그림 속의 수',
  'part.code': '같은 내용을 코드로',
  'part.chart': '판정 순서',
  'part.challenges': '직접 해 보기',
  'part.idea': '핵심 아이디어',
  'part.mistakes': '흔한 실수',
  'part.reading': '더 읽을거리',

  'prose.step': '{number}단계.',
  'prose.gone': '지금 상태에는 이 단계가 없습니다.',

  'code.label': '프로그래밍 언어',
};
