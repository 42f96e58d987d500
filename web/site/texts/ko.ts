import type { en } from './en.js';

/** What the pages say around their figures, in Korean. What is missing stays English. */
export const ko: Partial<Record<keyof typeof en, string>> = {
  'nav.label': '페이지',
  'nav.board': '도형 보드',
  'nav.lessons': '배우기',
  'nav.game': '게임',
  'nav.reference': '안내서',
  'nav.authors': '내 페이지에',
  'nav.demos': '데모',

  'footer.license': '{license} 라이선스',
  'footer.source': '소스',

  'demos.heading': '데모',
  'demos.lead': '라이브러리가 일하는 모습과, 그때 라이브러리가 알려 주는 모든 것을 봅니다.',
  'demos.playground.title': '실험실',
  'demos.playground.summary':
    '두 도형을 끌며 분리축 판정을 지켜보세요. 축마다 두 그림자와 틈 또는 겹침, 그리고 밀어내는 벡터가 보입니다.',
  'demos.stress.title': '수많은 물체',
  'demos.stress.summary':
    '월드 하나에 물체를 20,000개까지 넣고, 내 컴퓨터에서 한 프레임이 얼마나 걸리는지 봅니다.',
  'demos.worker.title': '워커에서',
  'demos.worker.summary': '페이지와 나란히, 웹 워커 안에서 돌아가는 월드입니다.',

  'playground.heading': '분리축 판정',
  'playground.lead':
    '[a]와 [b]를 끌어 보세요. 두 도형이 닿아 있을까요? [a]가 빠져나오려면 얼마나 움직여야 할까요? 둘레에 보이는 것은 변마다 그 방향으로 본 두 도형의 그림자입니다. 틈이 하나라도 있으면 떨어져 있고, 하나도 없으면 겹쳐 있습니다. 모든 수는 라이브러리가 직접 계산한 것입니다.',
  'playground.start': '처음이라면 1단원 그림자부터',
  'playground.lessons': '모든 단원',

  'lessons.heading': '배우기',
  'lessons.lead':
    '두 도형이 서로 닿았는지 어떻게 알아낼까요? 단원마다 질문 하나, 그리고 마음껏 만져 볼 수 있는 그림 하나. 모든 단계는 라이브러리가 실제로 계산한 것입니다. 뒤 단원은 앞 단원에 이어지니 1단원부터 시작하세요.',

  'page.failed': '여기서는 그림을 실행할 수 없습니다: {reason}',

  'theme.label': '화면 색',
  'theme.auto': '시스템 설정대로',
  'theme.light': '밝게',
  'theme.dark': '어둡게',
};
