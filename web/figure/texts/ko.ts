import type { en } from './en.js';

/** What all figures say, in Korean. */
export const ko: Record<keyof typeof en, string> = {
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
  'stage.unit': '1 단위',
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
  'table.duplicate': '같은 축: {axis}',
  'table.select': '축 {axis} 보기',

  'notice.convex': '여기까지입니다. 이 선을 넘으면 도형이 더는 볼록하지 않습니다.',
  'notice.noRoom': '이 변에는 꼭짓점을 더 넣을 자리가 없습니다.',
  'notice.threeLeft': '다각형에는 꼭짓점이 세 개 이상 있어야 합니다.',
  'notice.refused': '할 수 없습니다. {reason}',
  'notice.link': '링크를 읽을 수 없어 처음 상태를 보여 드립니다.',
  'notice.state': 'state 속성을 읽을 수 없어 처음 상태를 보여 드립니다: {reason}',
  'notice.dismiss': '닫기',

  'error.not-a-number': '{place}: 수가 와야 하는데 {value} 값이 왔습니다.',
  'error.not-finite': '{place}: {value} 값은 유한한 수가 아닙니다.',
  'error.out-of-range': '{place}: {value} 값은 쓸 수 있는 범위를 벗어났습니다.',
  'error.not-points': '{place}: 점의 목록이 와야 하는데 {value} 값이 왔습니다.',
  'error.not-a-vector': '{place}: 점 [x, y] 하나가 와야 하는데 {value} 값이 왔습니다.',
  'error.not-a-shape': '{place}: 도형이 와야 하는데 {value} 값이 왔습니다.',
  'error.zero-vector': '{place}: {value} 값은 길이가 0이어서 방향이 없습니다.',
  'error.too-few-points': '{place}: 서로 다른 점이 모자랍니다. 받은 값은 {value}입니다.',
  'error.collinear': '{place}: 점이 모두 한 직선에 놓입니다. 받은 값은 {value}입니다.',
  'error.concave': '{place}: 이 점에서 윤곽이 움푹합니다. 받은 값은 {value}입니다.',
  'error.self-crossing': '{place}: 윤곽이 자신과 만납니다. 받은 값은 {value}입니다.',
  'error.edges': '{place}: {first}번 변과 {second}번 변이 서로 만납니다.',
  'error.misplaced-hole':
    '{place}: 구멍은 윤곽 안에, 다른 구멍 밖에 있어야 합니다. 받은 값은 {value}입니다.',
  'error.non-uniform':
    '{place}: 둥근 도형의 배율은 가로와 세로가 같아야 하는데 {value} 값이 왔습니다.',
  'error.other': '{place}: 라이브러리가 받지 않습니다({code}).',

  'axis.motion': '⊥v',

  'contrast.fails': '틀리는 경우 보기',
  'contrast.holds': '맞는 경우 보기',

  'fold.open': '{count}단계로 펼치기',
  'fold.close': '한 단계로 접기',

  'verdict.apart': '떨어져 있음',
  'verdict.touch': '맞닿아 있음',
  'verdict.overlap': '겹쳐 있음',
  'verdict.hit': '곧 충돌함',
  'verdict.miss': '비켜 감',
  'verdict.deep': '겹친 채 움직임',

  'scene.label': '장면',

  'step.all': '모든 축',
  'step.value': '축 {count}개 중 {number}번째: {axis}',
  'step.value.all': '축 {count}개 모두와 결과',

  'status.spoken': '{verdict}. {sentence}',
  'status.apart': '축 {axis} 위의 틈은 {gap}입니다. 깊이는 0입니다.',
  'status.touch': '축 {axis} 위의 깊이가 0이고 틈은 없습니다.',
  'status.overlap':
    '축 {axis} 위의 깊이는 {depth}입니다. [a]를 {mtv}만큼 옮기면 두 도형이 딱 맞닿습니다.',
  'status.hit':
    '지금은 떨어져 있지만, 이동의 {enter} 시점에 축 {axis} 위에서 [a]가 [b]에 닿습니다. 이동이 끝날 때의 깊이는 {depth}이니 속도에 {mtv}만큼 더하세요.',
  'status.miss':
    '이동하는 내내 닿지 않습니다. 축 {axis} 하나가 두 도형을 가릅니다. 깊이는 0입니다.',
  'status.deep':
    '축 {axis} 위의 깊이는 {depth}입니다. 속도에 {mtv}만큼 더하면 [a]는 맞닿은 채로 멈춥니다.',

  'numbers.label': 'collide(a, b)의 결과',
  'numbers.yes': 'true',
  'numbers.no': 'false',
  'numbers.never': '만나지 않음',
  'numbers.none': '없음',
  'numbers.feature': '{shape}의 변 {edge}',
  'numbers.apply': '[a] 밀어내기',
  'numbers.applyMoving': '[a] 한 번 이동',

  'table.time': '만나는 때',
  'table.last': '맨 나중',
  'table.interval': '{min}–{max} %',
  'table.never': '만나지 않음',
  'table.together': '모두 함께',
  'table.togetherNever': '함께 만나는 순간 없음',
  'table.timeHint':
    '막대는 이동의 처음부터 끝까지를 나타냅니다. 색칠한 띠는 모든 막대가 함께 겹치는 시간입니다.',

  'card.shape': '도형 {shape}',
  'card.menu': '윤곽',
  'card.sides': '변의 수',
  'card.country': '나라',
  'card.chooseCountry': '나라를 고르세요',
  'card.loading': '지도를 불러오는 중 …',
  'card.x': 'x',
  'card.y': 'y',
  'card.angle': '각도 °',
  'card.paste': '점 붙여넣기',
  'card.corners': '꼭짓점 ({count})',
  'card.corner': '꼭짓점 {index}',
  'card.cornerX': '꼭짓점 {index}의 x',
  'card.cornerY': '꼭짓점 {index}의 y',
  'card.insert': '꼭짓점 {index} 다음에 하나 더하기',
  'card.remove': '꼭짓점 {index} 지우기',
  'card.motion': '움직임',
  'card.moving': '[a] 움직이기',
  'card.vx': '속도 x',
  'card.vy': '속도 y',

  'field.less': '{label}: 작게',
  'field.more': '{label}: 크게',

  'share.label': '공유',
  'share.link': '링크 복사',
  'share.embed': '내 글에 넣기',
  'share.code': '코드 복사',
  'share.copied': '복사했습니다',
  'share.failed': '파일을 만들지 못했습니다. 다시 해 보거나 페이지를 새로 고쳐 주세요.',
  'share.byHand': '여기서는 복사가 막혀 있습니다. 직접 복사하세요.',
  'share.picture': '그림 저장',
  'share.svg': 'SVG',
  'share.png': 'PNG',
  'share.steps.svg': '모든 단계, 움직이는 SVG',
  'share.steps.gif': '모든 단계, GIF',
  'share.colours': '그림 색',
  'share.light': '밝게',
  'share.dark': '어둡게',

  'help.title': '마우스, 터치, 키보드',
  'help.drag':
    '도형과 꼭짓점, 회전 손잡이, 속도 화살표 끝을 끌 수 있습니다. 손가락 두 개로 두 가지를 함께 끌어도 됩니다.',
  'help.tab': '다음 손잡이로',
  'help.arrows': '손잡이를 1단위씩, Shift와 함께 10단위씩 옮기기(회전 손잡이는 1° 또는 10°)',
  'help.turn': '도형을 1°씩, Shift와 함께 10°씩 돌리기',
  'help.home': '도형을 장면의 처음 상태로',
  'help.vertex': '꼭짓점 더하기, 지우기. 변이나 꼭짓점을 두 번 눌러도 됩니다',
  'help.escape': '끌기 취소',
  'help.undo': '되돌리기, 다시 하기',
  'help.describe': '말로 옮긴 그림',
  'help.code': '코드로 옮긴 그림',
};
