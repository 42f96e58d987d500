import type { Texts } from '../../../figure/voice/words.js';
import type { en } from './text.en.js';

export const ko = {
  'story.bug': '화살이 방패 위를 지나다 공중에 박힙니다. 평면을 지났는지만 묻기 때문입니다.',
  'story.mended': '그 점이 방패 안에 있는지도 묻습니다. 화살은 과녁에 맞습니다.',

  question:
    '총알이 공간을 날아가고, 어딘가에 다각형 벽이 있습니다. 맞을까요? 맞는다면 어디일까요? 그 점이 벽 옆이 아니라 벽 위에 있다고 어떻게 확신할 수 있을까요?',

  'quantity.normal': '평면의 법선',
  'quantity.fromDistance': '평면에서 p까지의 거리',
  'quantity.toDistance': '평면에서 q까지의 거리',
  'quantity.time': '선분 위의 위치',
  'quantity.point': '직선이 평면과 만나는 점',
  'quantity.winding': '윤곽선이 점 x를 도는 회전수',
  'quantity.angles': '점 x에서 본 각의 합',

  idea: [
    '[평면](#plane)은 점 $c$와 법선 [$n$](#n)으로 정해지고, $n \\cdot (x - c) = 0$인 점 $x$를 모두 모은 것입니다. 다른 점에서는 이 내적이 평면까지의 거리이고, 부호가 어느 쪽인지 알려 줍니다. `planeOf`는 둘레를 따라 모든 변을 더하므로(뉴얼의 방법) 꼭짓점 셋을 잘못 고를 일이 없습니다. 점에 대해서는 `signedDistance`와 `sideOf`에 물으면 됩니다. 풀어 쓰면 $A x + B y + C z + D = 0$이고, $(A, B, C) = n$, $D = -n \\cdot c$입니다. 상자는 이런 평면 여섯 개입니다. 여섯 반공간 모두에서 안쪽에 있는 점이 상자 안의 점입니다.',
    '[선분](#segment)의 두 끝이 서로 다른 쪽에 있으면 선분은 평면을 지나갑니다. [거리](#distance)는 길을 따라 고르게 변하므로, 거리가 0이 되는 자리는 두 끝의 거리만으로 나옵니다. $t = d(p) / (d(p) - d(q))$입니다. 이것은 평면의 점입니다. 다각형의 점인지는 또 다른 문제입니다.',
    '그것은 2차원 문제입니다. 법선 성분의 절댓값이 가장 큰 좌표를 버리고, 윤곽선이 점을 몇 번이나 감싸는지 셉니다. 점에서 그은 [반직선](#ray)과 교차하는 변을 방향과 함께 세면 됩니다. 0이 아니면 안입니다. 움푹한 곳이 있어도, 꼭짓점의 순서가 어느 방향이어도 그렇습니다. 각도도 제곱근도 나눗셈도 없으니 부호를 정확하게 판정할 수 있습니다. 공간의 두 다각형은 한쪽의 변이 다른 쪽을 지나면 만납니다. 양쪽의 변을 모두 상대 다각형과 맞대어 보세요.',
    '두 거리는 총알이 두 프레임 사이에 어디를 지나갔는지도 알려 줍니다. 두 위치를 $p$와 $q$로 놓으세요. 서로 다른 쪽에 있으면 그 사이에 평면을 지나간 것입니다. `sweepPoint`가 이 일을 하며, 그동안 다각형이 움직여도 됩니다. 이것이 왜 중요한지는 다음 단원에서 살펴봅니다.',
  ],
  mistakes: [
    '*각의 합을 쓴다.* 움푹한 곳에서는 거꾸로 돌아가는 변이 보여서 합이 더는 360°가 아니고, 꼭짓점 위에서는 값이 정해지지 않습니다. 반올림 때문에 `acos`에 1.0000000000000002가 들어가기도 합니다. 부호를 붙여 더하면 회전수가 나오지만, 비용이 더 듭니다.',
    '*선분의 끝을 잊는다.* $t = 1.3$이면 선분을 지난 곳입니다. $t < 0$은 검사하면서 $t > 1$은 잊은 코드가 많습니다.',
    '*두 거리의 곱이 0보다 작은지만 본다.* 평면 위에 있는 끝은 거리가 0입니다. `< 0`으로 검사하면 빗나간 것이 되고, 그 자리에서 시작하는 다음 프레임도 빗나갑니다. 결국 맞은 것을 놓칩니다.',
    '*앞의 꼭짓점 셋으로 평면을 구한다.* 셋이 한 직선 위에 있으면 평면이 없고, 움푹한 곳이면 법선이 반대쪽을 향합니다.',
    '*한 평면에 있지 않은 꼭짓점 넷을 쓴다.* 그러면 벽이 휘어져서, 답이 자르는 방법에 따라 달라집니다. `planeOf`는 이런 꼭짓점을 거부하고, 가장 많이 벗어난 꼭짓점의 번호를 알려 줍니다. 삼각형으로 나누세요.',
  ],
  reading: [
    '[Point in polygon](https://en.wikipedia.org/wiki/Point_in_polygon), Wikipedia: 반직선, 회전수, 각의 합을 나란히 설명합니다(영어).',
    'Eric Haines, *Point in Polygon Strategies*, Paul Heckbert 엮음, *Graphics Gems IV*, Academic Press 1994: 여러 방법을 견주고 속도를 쟀습니다(영어).',
    'Kai Hormann, Alexander Agathos, *The Point in Polygon Problem for Arbitrary Polygons*, Computational Geometry 20, 2001: 각의 합에서 제곱근 없는 회전수까지(영어).',
    'Filippo Tampieri, *Newell’s Method for Computing the Plane Equation of a Polygon*, David Kirk 엮음, *Graphics Gems III*, Academic Press 1992: 다각형에서 평면을 구하는 뉴얼의 방법(영어).',
    'Christer Ericson, *Real-Time Collision Detection*, Morgan Kaufmann 2005, 5.3절: 직선과 선분, 평면과 다각형(영어).',
  ],
} as const satisfies Record<keyof typeof en, string | readonly string[]> & Texts;
