import type { en } from './en.js';

/** What the pages say around their figures, in Korean. What is missing stays English. */
export const ko: Partial<Record<keyof typeof en, string>> = {
  'nav.label': '페이지',
  'nav.playground': '실험실',
  'nav.board': '도형 보드',
  'nav.lessons': '배우기',
  'nav.stress': '수많은 물체',
  'nav.game': '게임',
  'nav.worker': '워커에서',

  'lessons.heading': '배우기',
  'lessons.lead':
    '두 도형이 서로 닿았는지 어떻게 알아낼까요? 단원마다 질문 하나, 그리고 마음껏 만져 볼 수 있는 그림 하나. 모든 단계는 라이브러리가 실제로 계산한 것입니다. 뒤 단원은 앞 단원에 이어지니 1단원부터 시작하세요.',

  'page.failed': '여기서는 그림을 실행할 수 없습니다: {reason}',

  'theme.label': '화면 색',
  'theme.auto': '시스템 설정대로',
  'theme.light': '밝게',
  'theme.dark': '어둡게',
};
