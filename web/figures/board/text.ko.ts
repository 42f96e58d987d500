import type { en } from './text.en.js';

/** What the figure of the board says, in Korean. What is missing stays English. */
export const ko: Partial<Record<keyof typeof en, string>> = {
  'board.title': '도형 보드',
  'board.summary':
    '어떤 도형이든 원하는 만큼 올려놓고 옮기고 돌리고 모양을 바꿔 보세요. 두 도형이 얼마나 떨어져 있는지, 겹쳤다면 어디로 밀어야 하는지 보여 줍니다.',
  'board.said': '{said}',
  'board.stage': '도형이 놓인 보드. {status}',
  'board.handle.body': '도형 {name}: 옮기기',
  'board.handle.velocity': '속도 화살표 끝',
  'board.handle.ruler.from': '자의 시작점',
  'board.handle.ruler.to': '자의 끝점',
  'board.status.apart': '[a], [b] 사이의 틈은 {gap}입니다.',
  'board.status.touch': '[a], [b]: 깊이가 0이고 틈이 없습니다. 두 도형은 맞닿아 있습니다.',
  'board.status.overlap':
    '[a], [b]: 겹친 깊이는 {depth}입니다. 앞의 도형을 {mtv}만큼 옮기면 두 도형이 맞닿습니다.',
  'board.status.hit': '이동의 {enter} 시점에 [a], [b] 두 도형이 만납니다.',
  'board.status.miss': '이동하는 동안 [a], [b] 두 도형은 만나지 않습니다. 지금의 틈은 {gap}입니다.',
  'board.status.deep': '[a], [b] 두 도형은 처음부터 {depth}만큼 겹쳐 있습니다.',
  'board.status.shape': '도형 {name}',
  'board.status.spoken': '{verdict}. {sentence} {touching}',
  'board.status.alone': '살펴볼 두 도형이 없습니다. {touching}',
  'board.touching.none': '닿는 도형이 없습니다.',
  'board.touching.spoken': '닿은 도형: {pairs}.',
  'board.touching.pair': '{first}–{second}',
  'board.region.edge': '변 {index}',
  'board.region.corner': '꼭짓점 {index}',
  'board.ruler': '{length}, {degrees}°',
};
