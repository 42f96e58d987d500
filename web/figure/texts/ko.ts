import type { en } from './en.js';

/** What all figures say, in Korean. What is missing stays English. */
export const ko: Partial<Record<keyof typeof en, string>> = {
  'part.figure': '그림',
  'part.formula': '지금 그림의 수를 넣은 식',

  'quantities.caption': '그림 속의 수',
  'quantities.symbol': '기호',
  'quantities.meaning': '뜻',
  'quantities.value': '값',
  'quantities.show': '{symbol} 보기: {meaning}',

  'handle.axis': '축 돌리기',

  'trial.next': '해 보기:',

  'step.value.of': '{count}단계 중 {number}단계: {said}',

  'tools.label': '그림 도구',
  'tools.undo': '되돌리기',
  'tools.redo': '다시 하기',
  'tools.reset': '처음부터',
  'tools.fit': '화면에 맞추기',

  'live.play': '움직이기',
  'live.pause': '멈추기',
  'live.step': '한 프레임',

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

  'axis.motion': '⊥v',

  'verdict.apart': '떨어져 있음',
  'verdict.touch': '맞닿아 있음',
  'verdict.overlap': '겹쳐 있음',
  'verdict.hit': '곧 충돌함',
  'verdict.miss': '비켜 감',
  'verdict.deep': '겹친 채 움직임',
};
