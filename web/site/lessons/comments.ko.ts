/** The comments of the listings, as they are in the files, in Korean. */
export const comments: Readonly<Record<string, string>> = {
  'Inside, the way leads to the nearest side.': '안에 있으면 가장 가까운 변으로 나갑니다.',
  'The border of the union is made of parts of edges: the':
    '합친 도형의 경계는 변의 조각들입니다. 가장 짧은 길은',
  'shortest way ends at a nearest point or a crossing.': '가장 가까운 점이나 교차점에서 끝납니다.',
  'The outline belongs to the polygon.': '윤곽선도 다각형에 속합니다.',
  'Signs, as the product of tiny numbers would be 0.':
    '아주 작은 수끼리 곱하면 0이 되므로 부호를 봅니다.',
  'On one line, only their order on it counts.': '한 직선 위에서는 순서만 보면 됩니다.',
  'Pairs that share several cells count in one.': '여러 칸을 함께 쓰는 쌍은 한 칸에서만 셉니다.',
  'Straight behind, -0 would choose the other way round.': '바로 뒤일 때 -0이면 반대로 돕니다.',
  'The shadow of a shape on an axis.': '축에 드리운 도형의 그림자.',
  'How far two shadows overlap; less than 0: a gap.': '두 그림자가 겹친 길이. 0보다 작으면 틈.',
  'The outward normal of an edge, of length 1.': '변에서 바깥을 향하는 길이 1인 법선.',
  'Opposite normals are the same axis, too.': '방향이 반대인 법선도 같은 축입니다.',
  'Whether two convex polygons share a point.': '두 볼록 다각형에 공통인 점이 있는가.',
  'The shortest way for a out of b, if they overlap.':
    '겹쳐 있을 때 a가 b에서 나오는 가장 짧은 길.',
  'A motion without its part into a wall.': '벽 속으로 들어가는 성분을 뺀 움직임.',
  'When two shadows overlap, if a has this speed.': 'a의 속력이 이럴 때 두 그림자가 겹치는 시간.',
  'When a touches b in a frame, 0 to 1; null: never.':
    '프레임에서 a가 b에 닿는 때, 0~1. null이면 없음.',
  'When a touches b in a frame, 0 to 1; nothing: never.':
    '프레임에서 a가 b에 닿는 때, 0~1. 빈 값이면 없음.',
  'The classic test, which says yes too often.': '고전적인 판정. 너무 자주 충돌이라고 합니다.',
  'How far to move a that hits b: its step, and the push back.':
    'b에 부딪치는 a를 옮길 만큼: 이동에 밀어내기를 더한 것.',
  'A vector turned by an angle.': '어떤 각만큼 돌린 벡터.',
  'A point in the frame of a turned box.': '돌아간 상자의 좌표계에서 본 점.',
  'The nearest point of the outline, and the way there.': '윤곽선에서 가장 가까운 점과 그 방향.',
  'How far the outline is, and the direction to it.': '윤곽선까지의 거리와 그 방향.',
  'The way to the nearest point of the outline.': '윤곽선에서 가장 가까운 점으로 가는 길.',
  'How far a circle is from a box; less than 0: overlap.':
    '원과 상자 사이의 거리. 0보다 작으면 겹침.',
  'The shortest way for an overlapping circle to get out.': '겹친 원이 빠져나오는 가장 짧은 길.',
  'A box grown by the radius: too much at the corners.':
    '반지름만큼 키운 상자: 꼭짓점에서는 지나칩니다.',
  'On which side of the line through a and b is c?':
    '점 c는 a와 b를 지나는 직선의 어느 쪽에 있는가?',
  'Do two segments meet? Signs only, and no division.':
    '두 선분이 만나는가? 부호만 보고 나누지 않습니다.',
  'Where their lines cross; null: nowhere, or everywhere.':
    '두 직선의 교점. 없거나 무수히 많으면 null.',
  'Where their lines cross; nothing: nowhere, or everywhere.':
    '두 직선의 교점. 없거나 무수히 많으면 빈 값.',
  'The signed area of the parallelogram of two vectors.':
    '두 벡터가 이루는 평행사변형의 부호 있는 넓이.',
  'Which way to turn, as seen on the screen.': '화면에서 볼 때 어느 쪽으로 돌 것인가.',
  'The turn of one frame; positive from x towards y.': '한 프레임에 도는 각. x에서 y 쪽이 양수.',
  'One frame: turn the heading, then fly along it.':
    '한 프레임: 방향을 돌리고 그쪽으로 날아갑니다.',
  'A normal of an outline, with dents too: Newell.': '윤곽선의 법선, 움푹해도 됨: 뉴얼의 방법.',
  'Whether an outline goes around a point, or through it.': '윤곽선이 점을 두르거나 지나는가.',
  'Where a segment meets a polygon; null if nowhere.': '선분이 다각형과 만나는 점. 없으면 null.',
  'Where a segment meets a polygon; nothing if nowhere.':
    '선분이 다각형과 만나는 점. 없으면 빈 값.',
  'Not to be used: wrong where the outline has a dent.': '쓰지 말 것: 움푹한 윤곽선에서 틀립니다.',
  'The point of an outline that is nearest to c.': '윤곽선에서 c에 가장 가까운 점.',
  'When p + t v enters a convex outline, or Infinity.':
    'p + t v가 볼록한 윤곽선에 들어가는 때, 없으면 Infinity.',
  'When p + t v enters a convex outline; never: infinity.':
    'p + t v가 볼록한 윤곽선에 들어가는 때. 없으면 무한대.',
  'When it enters a disc about c, or Infinity.': 'c 둘레의 원판에 들어가는 때, 없으면 Infinity.',
  'When it enters a disc about c; never: infinity.': 'c 둘레의 원판에 들어가는 때. 없으면 무한대.',
  'When a disc first touches the outline, or Infinity.':
    '원판이 윤곽선에 처음 닿는 때, 없으면 Infinity.',
  'When a disc first touches a convex outline; never: infinity.':
    '원판이 볼록한 윤곽선에 처음 닿는 때. 없으면 무한대.',
  'When a gap closes that shrinks by at most `speed`.':
    '빨라야 `speed`로 줄어드는 틈이 없어지는 때.',
  'What is left of the path after the impact, bounced.': '부딪친 뒤에 튕겨 나가며 남은 길.',
  'How many looks a frame needs, so that none can miss.':
    '놓치지 않으려면 한 프레임에 몇 번 보아야 하는가.',
  'Circles meet if their centres are near enough.': '두 원은 중심이 충분히 가까우면 만납니다.',
  'Upright boxes meet if both pairs of shadows do.':
    '똑바른 상자는 그림자가 두 쌍 다 만나면 만납니다.',
  'Points have two coordinates or three.': '점의 좌표는 둘이거나 셋입니다.',
  'A point of the plane (N = 2) or of space (N = 3).': '평면(N = 2)이나 공간(N = 3)의 점.',
  'A box at any angle: its axes have length 1.': '아무 각도로나 놓인 상자: 축의 길이는 1.',
  'Whether a point is in a box: too little for two boxes.':
    '상자에 점이 들어 있는가: 두 상자에는 모자랍니다.',
  'How far a box reaches from its centre along an axis.': '축을 따라 상자가 중심에서 뻗는 길이.',
  'Whether the shadows on an axis are apart.': '축 위의 그림자가 떨어져 있는가.',
  'Turned boxes: in the plane, these axes are all.': '회전한 상자: 평면에서는 이 축이 전부입니다.',
  'Below this square of a sine, edges count as parallel.':
    '사인의 제곱이 이보다 작으면 평행으로 봅니다.',
  'The same in space, where an edge may pass an edge.':
    '공간에서도 같으나, 모서리끼리 스쳐 지날 수 있습니다.',
  'Whether two boxes share a point.': '두 상자에 공통인 점이 있는가.',
  'Compares every box with every other one.': '모든 상자를 다른 모든 상자와 비교합니다.',
  'The cell that a point lies in.': '점이 들어 있는 칸.',
  'The boxes that lie in each cell of a grid.': '격자의 칸마다 들어 있는 상자들.',
  'Compares the boxes that share a cell.': '같은 칸에 있는 상자끼리 비교합니다.',
  'Looks only below the nodes that a box meets.': '상자와 만나는 노드의 아래만 살핍니다.',
  'Looks for the leaves below p that meet those below q.':
    'p 아래와 q 아래에서 서로 만나는 리프를 찾습니다.',
  'Looks for the leaves of a tree that meet one another.': '트리에서 서로 만나는 리프를 찾습니다.',
  'A box with room ahead, good until the body leaves it.':
    '앞쪽에 여유를 둔 상자. 물체가 벗어날 때까지 씁니다.',
  'Whether the path p, q, r turns left.': 'p에서 q를 거쳐 r로 가는 길이 왼쪽으로 꺾이는가.',
  'The convex hull: what the shadows know of a shape.': '볼록 껍질: 그림자가 아는 것은 이것뿐.',
  'Whether a meets any of the pieces of a shape.': 'a가 도형의 조각 가운데 하나라도 만나는가.',
  'Wrong: pieces may push for the same overlap.':
    '틀림: 여러 조각이 같은 겹침 때문에 밀 수 있습니다.',
  'Wrong: one piece knows nothing of the others.': '틀림: 한 조각은 다른 조각을 모릅니다.',
  'Wrong: the deepest piece knows nothing of the others.':
    '틀림: 가장 깊은 조각은 다른 조각을 모릅니다.',
  'The motions of a that make it overlap a piece.': 'a가 조각과 겹치게 되는 움직임들.',
  'Each edge as a corner and the way to the next.': '변마다 꼭짓점과 다음으로 가는 벡터.',
  'Whether a motion is inside, by more than rounding.':
    '움직임이 반올림 오차 이상으로 안에 있는가.',
  'The point of an edge that is nearest to 0.': '변에서 0에 가장 가까운 점.',
  'The point where two edges cross, if they do.': '두 변의 교점, 있다면.',
  'Adds the point where two edges cross, if they do.': '두 변이 교차하면 그 교점을 더합니다.',
  'The shortest way for a out of all pieces at once.':
    'a가 모든 조각에서 한꺼번에 나오는 가장 짧은 길.',
  'The hero goes as far as the walls let him.': '주인공은 벽이 허락하는 데까지 갑니다.',
  'How far the hero gets, and whether he stands then.': '주인공이 가는 거리, 그리고 서 있는지.',
  'A bullet stops at the first thing in its way.': '총알은 길에서 처음 만난 것 앞에서 멈춥니다.',
  'A missile turns the shorter way to its target.': '미사일은 표적까지 더 짧은 쪽으로 돕니다.',
  'Once a frame, when everybody has said where to go.':
    '프레임마다 한 번, 모두가 갈 곳을 정한 뒤에.',
};
