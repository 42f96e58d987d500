import type { Texts } from '../../figure/voice/words.js';
import type { en } from './text.en.js';

export const ko = {
  'stage.label': '원 a와 상자 b, 상자를 둘러싼 아홉 영역, 원의 중심에서 가장 가까운 점. {status}',

  'handle.circle': '원 a 옮기기',
  'handle.radius': '원 a의 반지름',
  'handle.box': '상자 b 옮기기',
  'handle.turn': '상자 b 돌리기',
  'handle.size': '상자 b의 크기',
  'stage.depth': '깊이 {size}',
  'region.inside': '내부',
  'region.edge': '변 {index}',
  'region.corner': '꼭짓점 {index}',

  'do.upright':
    '상자가 똑바로 서 있습니다. 상자의 한가운데에서 보면 [a]의 중심은 $q$ = {centre}에 있습니다.',
  'do.frame':
    '상자가 {degrees}° 돌아가 있습니다. 상자와 함께 돌아간 *상자의 좌표계*에서 보면 변은 다시 똑바르고, [a]의 중심은 $q$ = {centre}에 있습니다.',
  'do.region.corner':
    '중심이 두 방향 모두에서 상자를 벗어났습니다. 여기는 *꼭짓점 {feature}번*의 영역입니다. 이 영역의 어느 점에서 보아도 상자에서 가장 가까운 점은 그 꼭짓점입니다.',
  'do.region.edge':
    '중심이 한 방향에서는 상자를 벗어났고, 다른 방향에서는 상자의 범위 안에 있습니다. 여기는 *변 {feature}번*의 영역입니다. 이 영역의 어느 점에서 보아도 가장 가까운 점은 그 변 위에 있습니다.',
  'do.region.inside': '중심이 어느 방향으로도 상자를 벗어나지 않았습니다. 여기는 *내부*입니다.',
  'do.nearest.corner':
    '변을 넘어간 좌표를 그 변까지 되돌립니다. 여기서는 두 좌표를 모두 되돌리므로 가장 가까운 점은 꼭짓점 $p$ = {nearest}입니다.',
  'do.nearest.edge':
    '변을 넘어간 좌표는 그 변까지 되돌리고, 다른 좌표는 그대로 둡니다. 가장 가까운 점은 변 위의 $p$ = {nearest}입니다.',
  'do.nearest.inside':
    '되돌릴 좌표가 없습니다. 그러나 밀어내려면 밖으로 나가야 하므로, *윤곽선* 위에서 가장 가까운 점을 찾습니다. 가장 가까운 변 위의 $p$ = {nearest}입니다.',
  'do.distance': '중심에서 가장 가까운 점까지의 거리는 {distance}입니다.',
  'do.distance.inside':
    '윤곽선까지의 거리는 {distance}입니다. 중심이 안에 있으므로 *음수*로 쳐서 −{distance}입니다.',
  'do.hit': '거리 {distance}, 반지름 {radius}. 거리가 더 짧으므로 충돌이고, 깊이는 {depth}입니다.',
  'do.hit.inside':
    '중심이 안에 있으면 반지름과 상관없이 충돌입니다. [a]가 빠져나오려면 변까지 되돌아간 다음 반지름만큼 더 가야 합니다. 모두 {depth}입니다.',
  'do.touch':
    '거리도 반지름도 정확히 {radius}입니다. 원은 상자에 한 점에서 닿고, 이것도 충돌입니다.',
  'do.miss': '거리 {distance}, 반지름 {radius}. 거리가 더 길므로 {depth}만큼 틈이 있습니다.',
  'do.push':
    '가장 짧게 빠져나오는 길은 가장 가까운 점에서 곧장 멀어지는 {mtv}입니다. 꼭짓점에서는 이 방향이 비스듬해서 상자의 어느 변과도 직각이 아닙니다.',
  'do.push.inside': '가장 짧게 빠져나오는 길은 가장 가까운 변을 지나는 {mtv}입니다.',
  'do.grown':
    '충돌하는 원의 중심을 모두 모으면 꼭짓점을 *둥글린* 상자가 됩니다. 상자를 반지름만큼 키우기만 하면 꼭짓점이 뾰족합니다. 꼭짓점 쪽이 아니면 둘의 답이 같습니다.',
  'do.grownWrong':
    '충돌하는 원의 중심을 모두 모으면 꼭짓점을 *둥글린* 상자가 됩니다. 상자를 반지름만큼 키우기만 하면 꼭짓점이 뾰족합니다. [a]의 중심이 그 뾰족한 꼭짓점 쪽에 들어 있어, 단순한 판정은 *없는 충돌*을 알립니다.',

  'try.wide':
    '마지막 단계로 가서, 키운 상자가 여전히 틀리면서도 틈이 *반지름의 3분의 1*보다 커지게 [a]를 옮겨 보세요.',
  'try.wide.done':
    '뾰족한 꼭짓점은 둥글린 곳보다 반지름의 $\\sqrt2 - 1$배, 곧 41 %만큼 더 튀어나옵니다.',
  'try.inside': '[a]의 *중심*을 상자 안에 넣어 보세요. 어느 쪽으로 밀려날까요?',
  'try.inside.done': '여기서는 거리가 음수이고, 가장 가까운 변 쪽으로 밀려납니다.',
  'try.touch':
    '[a]가 상자의 *꼭짓점*에 정확히 닿게 해 보세요. 세 변이 3, 4, 5인 직각삼각형이나 그 열 배를 떠올리면 쉽습니다. 상자를 똑바로 세우고 화살표 키를 쓰세요.',
  'try.touch.done': '거리와 반지름이 마지막 비트까지 같습니다.',
} as const satisfies Record<keyof typeof en, string | readonly string[]> & Texts;
