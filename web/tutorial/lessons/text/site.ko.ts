import type { TextKey } from '../../text.js';

/** What the lessons use of the texts of the site, in Korean; the rest stays English. */
export const ko: Partial<Record<TextKey, string>> = {
  'nav.label': '페이지',
  'nav.playground': '실험실',
  'nav.board': '도형 보드',
  'nav.lessons': '배우기',
  'nav.stress': '수많은 물체',
  'nav.game': '게임',
  'nav.worker': '워커에서',
  'lessons.heading': '배우기',
  'lessons.lead':
    '두 도형이 서로 닿았는지 어떻게 알아낼까요? 단원마다 질문 하나, 그리고 마음껏 만져 볼 수 있는 그림 하나. 모든 단계는 라이브러리가 실제로 계산한 것입니다.',
  'page.failed': '여기서는 그림을 실행할 수 없습니다: {reason}',
  'theme.label': '화면 색',
  'theme.auto': '시스템 설정대로',
  'theme.light': '밝게',
  'theme.dark': '어둡게',

  'tools.label': '그림 도구',
  'tools.undo': '되돌리기',
  'tools.redo': '다시 하기',
  'tools.reset': '처음부터',
  'tools.fit': '화면에 맞추기',

  'stress.play': '움직이기',
  'stress.pause': '멈추기',
  'stress.step': '한 프레임',

  'game.pad': '게임 버튼',
  'game.command.left': '왼쪽',
  'game.command.right': '오른쪽',
  'game.command.down': '아래',
  'game.command.jump': '점프',
  'game.command.fire': '발사',

  'stage.label': '도형 [a], [b]와 두 도형이 드리우는 그림자. {status}',
  'stage.gap': '틈 {size}',
  'stage.overlap': '겹침 {size}',
  'stage.touch': '맞닿음, 0',
  'stage.mtv': '밀기 {size}',
  'stage.velocity': '속도',
  'stage.units': '{count} 단위',

  'handle.body': '도형 {shape} 옮기기',
  'handle.turn': '도형 {shape} 돌리기',
  'handle.vertex': '도형 {shape}의 꼭짓점 {index}',
  'handle.velocity': '도형 a의 속도 화살표 끝',

  'step.label': '단계',
  'step.slider': '단계',
  'step.previous': '이전 단계',
  'step.next': '다음 단계',
  'step.play': '단계 재생',
  'step.pause': '멈춤',

  'table.caption': '축',
  'table.axis': '축',
  'table.shadows': '그림자',
  'table.overlap': '겹침',
  'table.least': '최소',
  'table.separates': '틈',
  'table.duplicate': '{axis} 축과 같음',
  'table.select': '축 {axis} 보기',

  'notice.convex': '여기까지입니다. 이 선을 넘으면 도형이 더는 볼록하지 않습니다.',
  'notice.noRoom': '이 변에는 꼭짓점을 더 넣을 자리가 없습니다.',
  'notice.threeLeft': '다각형에는 꼭짓점이 세 개 이상 있어야 합니다.',
  'notice.refused': '할 수 없습니다: {reason}',
  'notice.link': '링크를 읽을 수 없어 처음 상태를 보여 드립니다.',
  'notice.dismiss': '닫기',
};
