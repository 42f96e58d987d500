import type { Texts } from '../../../figure/voice/words.js';
import type { en } from './text.en.js';

export const ko = {
  'story.bug':
    '동굴에 동전이 있는데 들어갈 수 없습니다. 게임이 동굴을 볼록 껍질로만 보기 때문입니다.',
  'story.mended': '동굴을 볼록한 조각으로 나눕니다. 빈 곳은 빈 곳으로 남습니다.',

  question:
    '항구, 말굽, 창이 난 벽. 거의 모든 물체에는 움푹한 곳이나 구멍이 있습니다. 분리축 판정은 이런 도형을 어떻게 다룰까요? 그리고 이런 도형에서 가장 짧게 빠져나오려면 어떻게 해야 할까요?',

  'table.pieces': '조각과 빠져나오는 길',
  'table.piece': '조각',
  'table.number': '조각 {number}',
  'table.push': 'a를 미는 벡터',
  'table.length': '길이',
  'table.outcome': '결과',
  'table.apart': '떨어짐',
  'table.sum': '합',
  'table.deepest': '가장 깊은 조각',
  'table.whole': '전체',

  idea: [
    '어느 축에서나 도형의 [그림자](#shadow)는 [볼록 껍질](#hull)의 그림자와 같습니다. 그림자 사이의 틈은 여전히 도형이 떨어져 있다는 증명입니다. 그러나 움푹한 도형에서는 틈이 없다고 해서 만난다는 증명이 되지 않습니다. 둘을 가르는 선이 굽어 있어야 하기 때문입니다.',
    '그래서 도형을 [볼록한 조각](#pieces)으로 자릅니다. 조각들은 자른 선에서 서로 맞닿고, 모두 합치면 바로 *그 도형*입니다. [a]가 도형과 만난다는 것은 조각 가운데 하나와 만난다는 것과 같으며, 구멍을 위한 규칙은 따로 필요 없습니다. 조각은 적을수록 좋습니다. `decompose`는 먼저 귀(ear)를 하나씩 잘라 내고, 없어도 되는 자른 선을 다시 지웁니다(Hertel과 Mehlhorn). 그러면 조각 수는 가장 적을 때의 네 배를 넘지 않습니다.',
    '만나는지 아닌지는 조각마다 물어도 되지만, 빠져나오는 길은 그렇지 않습니다. 조각은 자른 선도 경계로 알기 때문에 그 선을 넘어 옆 조각 속으로 [a]를 밀 수 있습니다. 또 곧은 벽 하나를 이루는 두 조각은 같은 겹침을 두고 저마다 밀어냅니다.',
    '그 대신 옮기는 벡터 쪽에서 생각해 봅시다. 옮긴 [a]가 조각 하나와 겹치게 되는 벡터를 모으면 볼록 다각형이 됩니다. 조각의 점에서 [a]의 점을 뺀 차를 모두 모은 것입니다. 도형 전체와 겹치게 되는 벡터는 이 다각형들의 [*합집합*](#difference)을 이룹니다. [가장 짧게 빠져나오는 벡터](#push)는 합집합의 경계에서 0에 가장 가까운 점입니다. 다른 다각형 속에 묻힌 경계는 세지 않습니다. 라이브러리가 찾는 것이 바로 이 점이고, 작은 그림 B − A에 그 모습이 보입니다.',
  ],
  mistakes: [
    '*움푹한 윤곽선을 그대로 분리축 판정에 넣는다.* 볼록 껍질에 대한 답이 나오는데 아무 오류도 없습니다. 여기서는 `Polygon`이 움푹한 윤곽선을 거부하고 `ConcavePolygon`을 쓰라고 알려 줍니다.',
    '*조각마다 미는 벡터를 더한다.* 두 타일의 이음매 위에 20만큼 박혀 있으면 40만큼 밀립니다.',
    '*가장 깊은 조각이나 첫 조각만 따른다.* 그 벡터는 자른 선을 넘어 옆 조각 속으로 들어갈 수 있습니다.',
    '*조각에서 하나씩 차례로 빠져나온다.* 구석에서는 끝나지 않을 수 있고, 어디서 끝나는지는 조각의 순서에 달려 있습니다.',
    '*구멍을 또 하나의 윤곽선으로 여긴다.* 구멍은 빼야 구멍입니다. `ConcavePolygon`에서는 첫 고리가 윤곽선이고 나머지는 모두 구멍이며, 도는 방향은 어느 쪽이든 좋습니다.',
  ],
  reading: [
    'Stefan Hertel, Kurt Mehlhorn, *Fast Triangulation of Simple Polygons*, FCT 1983: 삼각형 분할에서 얻는 적은 수의 볼록 조각(영어).',
    'Mark de Berg, Otfried Cheong, Marc van Kreveld, Mark Overmars, *Computational Geometry*, Springer 2008, 13장: 금지된 이동을 나타내는 민코프스키 합(영어).',
    'Christer Ericson, *Real-Time Collision Detection*, Morgan Kaufmann 2005, 12.5절: 볼록한 조각으로 나누기(영어).',
  ],
} as const satisfies Record<keyof typeof en, string | readonly string[]> & Texts;
