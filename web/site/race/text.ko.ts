import type { en } from './text.en.js';

/** What the race says, in Korean. */
export const ko: Record<keyof typeof en, string> = {
  'race.start': '시작',
  'race.stop': '멈추기',
  'race.count': '물체 수',
  'race.ready': '지금 보고 있는 컴퓨터에서, 저마다 자기 워커 안에서 차례로 달립니다.',
  'race.running': '{name}의 차례입니다…',
  'race.stopped': '멈추었습니다.',
  'race.first':
    '가장 빠른 것은 {first}, 프레임마다 {time} ms입니다. 그다음은 {second}, {ratio}배 걸립니다.',
  'race.table': '프레임 하나의 시간',
  'race.runner': '라이브러리',
  'race.time': '프레임당 ms',
  'race.touching': '닿은 쌍',
  'race.differ': '다른 쌍',
  'race.failed': '여기서는 실행되지 않습니다: {reason}',
  'race.differs.none': '없음',
  'race.differs': '{missing}개 빠뜨림, {extra}개 더 찾음',
  'race.differences': '어디가 다른가',
  'race.difference': '{name}: 답이 다른 쌍은 모두, 딱 맞닿은 자리에서 {gap} 이내에 있습니다. {why}',
  'race.same': '달린 라이브러리는 모두 같은 쌍을 찾았습니다.',
  'race.why.sepax': '이 라이브러리는 정확하게 판정하고, 심판은 반올림합니다.',
  'race.why.flatbush': '심판처럼 배정밀도로 계산하지만 반올림하는 순서가 다릅니다.',
  'race.why.detect-collisions': '쌍을 SAT.js로 판정하는데, SAT.js는 반올림하는 순서가 다릅니다.',
  'race.why.matter': '원이 없어서 조금 작은 16각형을 대신 씁니다.',
  'race.why.rapier': '단정밀도로 계산합니다.',
  'race.why.box2d3-wasm': '단정밀도로 계산합니다.',
  'race.fair': '왜 공정한가',
  'race.fair.scene':
    '모두가 같은 자리에 있는 같은 물체를 받습니다. 절반쯤은 원, 나머지는 변이 3개에서 8개인 다각형이고, 프레임마다 모두 움직이고 돕니다.',
  'race.fair.time':
    '프레임 하나에 하는 일: 새 자리를 넘기고, 닿은 쌍을 모두 찾고, 쌍마다 법선과 깊이를 읽습니다. 몸풀기로 {warmUp}프레임을 돌린 뒤 {timed}프레임을 재고, 그 중앙값을 씁니다.',
  'race.fair.setups':
    '저마다 가장 좋은 설정으로 달립니다. 중력과 솔버는 끄고, 그편이 빠르면 트리를 매번 새로 짜고, 도움이 되면 여유를 둡니다. 저장소의 벤치마크가 쓰는 바로 그 파일들입니다.',
  'race.fair.referee':
    '심판은 마지막 프레임의 모든 쌍을 하나하나 살펴보고, 저마다 심판과 다르게 답한 쌍을 셉니다.',
  'race.fair.threads':
    '격리되지 않은 페이지에는 스레드가 없습니다. 그래서 box2d3-wasm은 스레드와 SIMD가 없는 빌드로 달립니다.',
  'race.card': '그림 저장',
  'race.card.title': '물체 {count}개, 프레임마다 모두 움직임',
  'race.card.machine': '브라우저 하나, 코어 {cores}개',
};
