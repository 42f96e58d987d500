import type { en } from './text.en.js';

/** What the page that checks collision code says, in Korean. */
export const ko: Record<keyof typeof en, string> = {
  'check.what': '검사할 코드',
  'check.own': '내 코드',
  'check.code': '함수 intersects(a, b)',
  'check.sample':
    "// kind는 'polygon', 'box', 'circle' 가운데 하나입니다. 다각형과 상자에는\n// points([{ x, y }, …])가, 원에는 x, y, radius가 있습니다.",
  'check.kinds': '도형',
  'check.kind.polygon': '다각형',
  'check.kind.box': '상자',
  'check.kind.circle': '원',
  'check.touching': '닿기만 해도 만난 것으로 보기',
  'check.run': '검사하기',
  'check.running': '검사하는 중…',
  'check.waiting': '아직 답을 기다리고 있습니다. {time}초가 지나면 멈춥니다.',
  'check.safe':
    '코드는 이곳을 떠나지 않습니다. 네트워크도, 페이지도, 저장소도 없는 샌드박스에서 실행합니다.',
  'check.noKinds': '도형을 한 종류 이상 골라 주세요.',
  'check.ready': '아직 아무것도 검사하지 않았습니다.',
  'check.late': '{time}초 동안 답이 없어 멈추었습니다. 끝나지 않는 반복문이 있는 것은 아닐까요?',
  'check.missing': '코드에 “intersects”라는 함수가 없습니다.',
  'check.broken': '실행되지 않습니다: {reason}',
  'check.unfinished':
    '실행되지 않습니다: 코드가 중간에 끝납니다. 닫지 않은 괄호가 있는 것은 아닐까요?',
  'check.passed': '답 {cases}개가 모두 맞습니다.',
  'check.failed': '답 {cases}개 가운데 {wrong}개가 틀렸습니다.',
  'check.failedOne': '답 {cases}개 가운데 1개가 틀렸습니다.',
  'check.counts':
    '떨어져 있는데 만났다고 함: {positives}. 겹쳤는데 만나지 않았다고 함: {negatives}. 닿은 것을 잘못 봄: {touching}. 오류: {threw}.',
  'check.looks': '어떤 실수처럼 보이나',
  'check.explains': '답 {count}개',
  'check.explainsOne': '답 1개',
  'check.pair': '{relation} 두 도형',
  'check.case.apart': '쌍 {index}: {gap}만큼 떨어져 있는데, 코드의 답은 “{answer}”였습니다.',
  'check.case.touching': '쌍 {index}: 닿아 있는데, 코드의 답은 “{answer}”였습니다.',
  'check.case.overlapping': '쌍 {index}: {gap}만큼 겹쳤는데, 코드의 답은 “{answer}”였습니다.',
  'check.relation.apart': '떨어져 있는',
  'check.relation.touching': '닿아 있는',
  'check.relation.overlapping': '겹친',
  'check.answer.true': '만난다',
  'check.answer.false': '만나지 않는다',
  'check.answer.error': '오류: {reason}',
  'check.board': '보드에서 보기',
  'check.lesson': '단원: {title}',
  'check.cases': '무엇을 묻나',
  'check.cases.lead':
    '모든 쌍의 답은 크기에 제한이 없는 정수로, 반올림 없이 정했습니다. 단순한 쌍부터 묻습니다.',
  'check.family': '종류',
  'check.asked': '쌍',
  'check.wrong': '틀림',
  'check.runner':
    '같은 검사가 테스트용으로 패키지에 들어 있습니다. sepax/check의 checkIntersects입니다.',
  'check.guide': '쓰는 법',

  'check.family.plain': '평범한 쌍: 서로 가까운 아무 자리에나',
  'check.family.crossing': '길고 가는 것끼리 엇갈림: 꼭짓점이 서로의 안에 없음',
  'check.family.inside': '하나가 다른 하나 안에 있거나, 둘이 똑같음',
  'check.family.cornered': '경계 상자는 겹치지만 떨어져 있음',
  'check.family.one-sided': '삼각형 곁에 떨어져 있음: 틈이 보이는 축이 몇 없음',
  'check.family.touching': '정확히 닿음: 변, 꼭짓점, 원',
  'check.family.redundant': '곧은 변 가운데에 있는 꼭짓점',
  'check.family.sizes': '아주 큰 것 옆의 아주 작은 것',
  'check.family.slight': '닿기까지 천분의 일 또는 백만분의 일',
  'check.family.slivers': '바늘처럼 가는 것',
  'check.family.far': '원점에서 아주 먼 곳',
  'check.family.turned': '어중간한 각도로 돌아가 거의 닿음',
  'check.family.hair': '닿기까지 마지막 자리 한 단위',

  'check.mistake.threw': '오류가 남',
  'check.mistake.threw.why':
    '답 대신 오류가 나옵니다. 고른 도형을 모두 다루고 true나 false를 반환하나요?',
  'check.mistake.always-same': '언제나 같은 답',
  'check.mistake.always-same.why': '어떤 도형이든 답이 같습니다.',
  'check.mistake.inverted': '모두 반대',
  'check.mistake.inverted.why':
    'false가 옳은 곳에서 true라고 합니다. 떨어져 있는지를 묻는 것은 아닐까요?',
  'check.mistake.bounding-boxes': '경계 상자만 비교',
  'check.mistake.bounding-boxes.why':
    '도형을 둘러싼 상자를 비교하는 것은 후보를 찾는 방법입니다. 그 안의 도형도 살펴봐야 합니다.',
  'check.mistake.corners-only': '꼭짓점만 확인',
  'check.mistake.corners-only.why':
    '한 도형의 꼭짓점이 다른 도형 안에 있는지만 봅니다. 더하기 기호처럼 엇갈린 두 도형에는 그런 꼭짓점이 없습니다.',
  'check.mistake.containment-missed': '안에 든 것을 놓침',
  'check.mistake.containment-missed.why':
    '경계끼리 비교합니다. 다른 도형 안에 든 도형은 어떤 경계와도 만나지 않습니다.',
  'check.mistake.axes-of-one': '한쪽 도형의 축만 확인',
  'check.mistake.axes-of-one.why':
    '한 다각형의 변만 살펴봅니다. 틈은 다른 다각형의 변을 따라서만 보일 때도 있습니다.',
  'check.mistake.circle-corner': '꼭짓점 곁의 원',
  'check.mistake.circle-corner.why':
    '축이 하나 빠졌습니다. 가장 가까운 꼭짓점에서 원의 중심으로 가는 축입니다.',
  'check.mistake.circle-as-box': '원을 정사각형으로 봄',
  'check.mistake.circle-as-box.why': '원을 둘러싼 정사각형의 귀퉁이에는 원이 없습니다.',
  'check.mistake.not-normalised': '길이가 1이 아닌 축',
  'check.mistake.not-normalised.why':
    '원의 그림자가 중심에서 양쪽으로 반지름만큼인 것은 축의 길이가 1일 때뿐입니다. 축을 그 길이로 나누세요.',
  'check.mistake.radii-squared': '반지름을 따로 제곱',
  'check.mistake.radii-squared.why': '반지름을 하나씩 제곱하지 말고, 더한 다음 제곱하세요.',
  'check.mistake.radius-halved': '절반이 된 반지름',
  'check.mistake.radius-halved.why':
    '원을 절반 크기로 봅니다. 반지름을 지름처럼 다시 반으로 나눈 것은 아닐까요?',
  'check.mistake.radius-doubled': '두 배가 된 반지름',
  'check.mistake.radius-doubled.why':
    '원을 두 배 크기로 봅니다. 반지름 자리에 지름을 쓴 것은 아닐까요?',
  'check.mistake.touching-missed': '닿은 것을 놓침',
  'check.mistake.touching-missed.why':
    '≤나 ≥를 쓸 자리에 <나 >가 있습니다. 일부러 그랬다면 위의 “닿기만 해도 만난 것으로 보기”를 꺼 주세요.',
  'check.mistake.touching-counted': '닿기만 한 것을 셈',
  'check.mistake.touching-counted.why': '<나 >를 쓸 자리에 ≤나 ≥가 있습니다.',
  'check.mistake.too-generous': '너무 큰 허용 오차',
  'check.mistake.too-generous.why': '사이에 틈이 있는데도 만났다고 합니다.',
  'check.mistake.too-strict': '거꾸로 된 허용 오차',
  'check.mistake.too-strict.why': '조금 겹친 도형을 떨어져 있다고 합니다.',
  'check.mistake.rounding': '반올림',
  'check.mistake.rounding.why':
    '방법은 맞을지 몰라도 부동소수점 수의 합은 정확하지 않습니다. 원점에서 먼 곳, 바늘 같은 도형, 닿거나 거의 닿은 곳에서 드러납니다.',
  'check.mistake.other': '그 밖의 것',
  'check.mistake.other.why': '흔한 실수 가운데 들어맞는 것이 없습니다.',
};
