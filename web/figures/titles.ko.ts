import type { titles as en } from './titles.en.js';

/** 각 단원의 이름과 내용, 책의 순서대로. */
export const titles: Record<keyof typeof en, string> = {
  'lesson.number': '{number}단원',
  'shadows.title': '그림자',
  'shadows.summary':
    '도형을 직선 위로 떨어뜨려 보세요. 꼭짓점마다 내적을 한 번 하면, 남는 것은 수 두 개뿐입니다.',
  'separating-axis.title': '분리축',
  'separating-axis.summary':
    '틈이 하나만 있어도 두 도형이 떨어져 있다는 증명이 됩니다. 그 틈을 놓치지 않으려면 어느 축을 살펴야 할까요?',
  'way-out.title': '빠져나오는 길',
  'way-out.summary': '두 도형이 겹쳤습니다. 한쪽을 어느 방향으로 얼마나 밀어야 딱 맞닿게 될까요?',
  'moving-shapes.title': '움직이는 도형',
  'moving-shapes.summary':
    '도형이 움직입니다. 부딪칠까요? 언제 부딪칠까요? 프레임을 하나씩만 보면 놓치지 않을까요?',
  'circles-boxes.title': '원과 상자',
  'circles-boxes.summary':
    '원은 상자의 변에 닿을 수도, 꼭짓점에 닿을 수도 있습니다. 원의 중심은 평면의 어느 영역에 있을까요?',
  'segments.title': '선분',
  'segments.summary':
    '두 선분은 어디에서 만날까요? 나란하다면? 그리고 부동소수점 계산은 언제 틀릴까요?',
  'which-way.title': '어느 쪽으로 돌까',
  'which-way.summary':
    '미사일과 표적, 그리고 행렬식의 부호 하나. 왼쪽일까요, 오른쪽일까요? 화면에서는 왜 뒤바뀔까요?',
  'planes.title': '3차원의 직선과 다각형',
  'planes.summary':
    '직선은 평면과 한 점에서 만납니다. 그 점은 다각형 안에 있을까요? 어떻게 확신할 수 있을까요?',
  'fast-bullets.title': '빠른 총알',
  'fast-bullets.summary':
    '총알이 이번 프레임에는 벽 앞에, 다음 프레임에는 벽 뒤에 있습니다. 두 프레임을 선으로 이어 보세요.',
  'turned-boxes.title': '회전하는 상자',
  'turned-boxes.summary':
    '물체를 감싸는 구, 똑바른 상자, 회전한 상자. 어느 것이 잘 맞고 어느 것이 빠를까요? 꼭짓점만 보면 왜 안 될까요?',
  'thousands.title': '수천 개의 물체',
  'thousands.summary':
    '물체가 만 개면 쌍은 오천만 개입니다. 격자와 트리를 쓰면 살펴볼 쌍이 몇천 개만 남습니다.',
  'dents-holes.title': '움푹한 도형과 구멍',
  'dents-holes.summary':
    '이 판정은 볼록한 도형에서만 통합니다. 다른 도형은 볼록한 조각으로 자르되, 밀어낼 때는 전체를 봅니다.',
  'all-together.title': '모두 모아서',
  'all-together.summary':
    '직접 해 볼 수 있는 작은 장면입니다. 이 책에서 배운 모든 것이 제자리에 있습니다.',
};
