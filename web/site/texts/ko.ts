import type { en } from './en.js';

/** What the pages say around their figures, in Korean. */
export const ko: Record<keyof typeof en, string> = {
  'nav.skip': '본문으로 건너뛰기',
  'nav.label': '페이지',
  'nav.more': '페이지, 언어, 화면 색',
  'nav.board': '도형 보드',
  'nav.lessons': '배우기',
  'nav.game': '게임',
  'nav.guides': '안내서',
  'nav.authors': '내 글에 넣기',
  'nav.demos': '데모',

  'footer.license': '{license} 라이선스',
  'footer.source': '소스',

  'demos.heading': '데모',
  'demos.lead':
    '라이브러리가 일하는 모습입니다. 모두 눈앞에서 바로 실행되고, 시간은 모두 내 컴퓨터에서 잰 값입니다.',
  'demos.stress.title': '수많은 물체',
  'demos.stress.summary':
    '월드 하나에 물체를 20,000개까지 넣고, 한 프레임의 시간이 어디에 쓰이는지 봅니다.',
  'demos.stress.try': '해 보기: 브로드 페이즈의 상자를 켠 다음 물체 수를 늘려 보세요.',
  'demos.race.title': '경주',
  'demos.race.summary': '똑같은 물체들을 sepax와 다른 라이브러리 다섯 개가 차례로 처리합니다.',
  'demos.race.try': '두 라이브러리의 답이 갈리는 쌍을 찾아보세요.',
  'demos.playground.title': '실험실',
  'demos.playground.summary':
    '두 도형으로 보는 분리축 판정의 모든 단계. 축과 그림자, 틈이나 겹침, 그리고 밀어내는 벡터까지.',
  'demos.playground.try': '해 보기: 틈이 있는 축이 딱 하나만 남을 때까지 도형을 끌어 보세요.',
  'demos.check.title': '내 코드는 맞을까?',
  'demos.check.summary':
    '직접 만든 충돌 판정을 붙여 넣거나 라이브러리를 고르세요. 까다로운 쌍 4,000개로, 코드가 어디서 틀리는지 보여 줍니다.',
  'demos.check.try':
    '실수의 종류마다 그것이 드러나는 가장 단순한 쌍을 그려 줍니다. 그 쌍을 보드에서 열 수도 있습니다.',
  'demos.worker.title': '워커에서',
  'demos.worker.summary':
    '같은 월드를 하나는 페이지에서, 하나는 웹 워커에서 돌리며 프레임 그래프를 나란히 봅니다.',
  'demos.worker.try': '해 보기: 페이지를 200 ms 동안 막고, 둘 중 어느 쪽이 멈추는지 보세요.',

  'playground.heading': '분리축 판정',
  'playground.lead':
    '[a]와 [b]를 끌어 보세요. 두 도형이 닿아 있을까요? [a]가 빠져나오려면 얼마나 움직여야 할까요? 둘레에는 각 변을 따라 바라본 두 도형의 그림자가 보입니다. 틈이 하나라도 있으면 떨어져 있고, 하나도 없으면 겹쳐 있습니다. 모든 수는 라이브러리가 직접 계산한 것입니다.',
  'playground.start': '처음이라면 1단원 그림자부터',
  'playground.lessons': '모든 단원',

  'lessons.heading': '배우기',
  'lessons.lead':
    '두 도형이 서로 닿았는지 어떻게 알아낼까요? 단원마다 질문 하나, 그리고 마음껏 만져 볼 수 있는 그림 하나. 모든 단계는 라이브러리가 실제로 계산한 것입니다. 뒤 단원은 앞 단원에 이어지니 1단원부터 시작하세요.',

  'page.failed': '여기서는 그림을 실행할 수 없습니다: {reason}',

  'theme.label': '화면 색',
  'theme.auto': '시스템 설정대로',
  'theme.light': '밝게',
  'theme.dark': '어둡게',

  'stress.race': '다른 라이브러리와 견주어 보기',

  'stress.heading': '한꺼번에 움직이는 수많은 물체',
  'stress.lead':
    '원과 캡슐, 변이 3개에서 8개인 다각형입니다. 라이브러리는 프레임마다 모두를 새 자리로 옮기고, 서로 닿은 쌍을 하나도 빠짐없이 정확하게 찾아냅니다. 걸린 시간은 지금 보고 있는 이 컴퓨터에서 잰 것입니다.',
  'stress.stage':
    '벽 네 개 사이에 물체 {count}개. {moving}가 움직이고, {touching}개가 다른 물체와 닿아 있습니다.',
  'stress.tools': '애니메이션',
  'stress.reset': '처음부터',
  'stress.meeting': '물체가 만나면',
  'stress.meeting.push': '서로 밀어내기',
  'stress.meeting.pass': '지나가기',
  'stress.settings': '장면',
  'stress.count': '물체 수',
  'stress.moving': '움직이는 비율',
  'stress.moving.value': '{share} %',
  'stress.tree': '브로드 페이즈 그리기',
  'stress.tree.hint': '살펴볼 쌍을 찾아 주는 트리의 상자',
  'stress.links': '접촉 그리기',
  'stress.links.hint': '닿은 두 물체의 중심을 잇는 선',
  'stress.key.moving': '움직이는 물체',
  'stress.key.resting': '멈춘 물체',
  'stress.key.touching': '다른 물체와 닿음',
  'stress.key.links': '접촉',
  'stress.key.tree': '트리의 상자',
  'stress.contacts': '접촉',
  'stress.touching': '닿은 물체',
  'stress.boxes': '그린 상자',
  'stress.times': '한 프레임에 걸린 시간(ms)',
  'stress.times.graph':
    '최근 {frames}프레임을 쌓은 막대로 나타냅니다: 충돌, 이동, 그리기. 점선은 {budget} ms, 1초에 60프레임을 그릴 때 쓸 수 있는 시간입니다.',
  'stress.times.part': '부분',
  'stress.times.median': '중앙값',
  'stress.times.high': '95 %',
  'stress.part.collision': '충돌',
  'stress.part.collision.hint': 'world.update()와 모든 접촉 읽기',
  'stress.part.movement': '이동',
  'stress.part.movement.hint': 'world.transforms에 쓰기',
  'stress.part.drawing': '그리기',
  'stress.part.drawing.hint': '캔버스에 명령 내리기',
  'stress.part.all': '전체',
  'stress.status.none': '멈춰 있습니다. 움직이거나 한 프레임씩 넘겨 보세요.',
  'stress.status':
    '물체 {count}개의 충돌: 중앙값 {median} ms, 프레임의 95 %가 {high} ms 안에 끝납니다. 접촉 {contacts}개.',
  'stress.budget': '{budget} ms',

  'guides.heading': '안내서',
  'guides.lead':
    '라이브러리 쓰는 법을 주제별로 설명합니다. 모든 예제는 테스트가 실제로 실행합니다. 레퍼런스는 영어이고, 함수마다 예제가 있습니다.',

  'search.label': '안내서, 레퍼런스, 단원에서 찾기',
  'search.none': '“{query}”에 대한 검색 결과가 없습니다.',
  'search.found': '{count}곳을 찾았습니다',
  'search.failed': '검색을 불러오지 못했습니다.',
  'search.kind.guide': '안내서',
  'search.kind.reference': '레퍼런스',
  'search.kind.lesson': '단원',

  'game.heading': '게임',
  'game.lead':
    '월드 하나에 땅과 총알, 미사일, 그리고 날벌레 사천 마리쯤이 들어 있습니다. 무엇이 길을 막는지, 누가 누구와 닿았는지는 라이브러리가 알려 줍니다. 나머지는 규칙 몇 개뿐입니다.',
  'game.stage': '게임 화면. 쓰는 키는 아래에 있습니다.',
  'game.health': '체력',
  'game.score': '점수',
  'game.time': '시간',
  'game.pause': '일시 정지',
  'game.play': '시작',
  'game.restart': '처음부터',
  'game.see': '라이브러리가 보는 것 보기',
  'game.sound': '소리',
  'game.ready.title': '깃발까지 가세요',
  'game.ready.message':
    '구덩이는 뛰어넘고 셔터는 쏘아서 여세요. 날벌레에게 쏘이지 않으려면 넓은 방에서는 계속 쏘아야 합니다.',
  'game.ready.go': '시작',
  'game.paused.title': '일시 정지',
  'game.paused.message': '{way} % 지점, 체력 {health}.',
  'game.paused.go': '계속',
  'game.won.title': '도착했습니다!',
  'game.won.message': '점수 {score}, 시간 {time}, 남은 체력 {health}.',
  'game.won.go': '한 번 더',
  'game.lost.title': '체력이 다했습니다',
  'game.lost.message': '{way} % 지점까지 왔습니다. 점수 {score}.',
  'game.lost.go': '마지막 깃발부터',
  'game.news.hit': '미사일에 맞았습니다. 체력 {health}.',
  'game.news.pit': '구덩이에 빠졌습니다. 체력 {health}.',
  'game.news.healed': '회복했습니다. 체력 {health}.',
  'game.news.opened': '셔터가 열렸습니다.',
  'game.news.flag': '깃발이 올라갔습니다. 지면 여기서부터 이어집니다.',
  'game.keys': '키',
  'game.keys.walk': '걷기',
  'game.keys.jump': '점프. 오래 누를수록 높이',
  'game.keys.fire': '쏘기',
  'game.keys.drop': '점프와 함께: 발판 아래로 내려가기',
  'game.keys.pause': '일시 정지, 계속',
  'game.keys.restart': '처음부터',
  'game.keys.see': '라이브러리가 보는 것 보기',
  'game.keys.sound': '소리',
  'game.keys.pad':
    '게임패드도 쓸 수 있습니다. 스틱으로 걷고 A로 점프, X로 쏘기, Start로 일시 정지. 터치스크린에는 버튼이 있습니다.',
  'game.things': '길에서 만나는 것',
  'game.thing.missile': '유도 미사일',
  'game.thing.missile.hint':
    '가까운 쪽으로 방향을 틀지만 빠르게 틀지는 못합니다. 뛰어넘거나 쏘아 떨어뜨리세요.',
  'game.thing.shutter': '셔터',
  'game.thing.shutter.hint':
    '세 번 맞으면 열립니다. 두께는 4 단위이고 총알은 한 번에 25 단위를 날지만, 뚫고 지나가는 총알은 없습니다.',
  'game.thing.platform': '발판',
  'game.thing.platform.hint': '아래에서는 지나갈 수 있고 위에서는 받쳐 줍니다.',
  'game.thing.swarm': '날벌레',
  'game.thing.swarm.hint':
    '가까이 오는 사람에게 달려듭니다. 총알 한 발이면 그 둘레의 날벌레가 함께 터집니다.',
  'game.waiting': '날벌레 {mites}마리가 넓은 방에서 기다립니다.',
  'game.cost':
    '남은 날벌레는 {mites}마리입니다. 이 컴퓨터에서 한 프레임은 중앙값으로 계산에 {stepping} ms, 그리기에 {drawing} ms 걸립니다.',

  'worker.heading': '워커 안의 월드',
  'worker.stage': '서로 부딪쳐 튀는 원 천 개',
  'worker.graph': '지난 4초 동안의 단계',
  'worker.side.page': '페이지 안에서',
  'worker.side.worker': '워커 안에서',
  'worker.block': '페이지를 {time} ms 동안 막기',
  'worker.hint': '페이지를 막아 보고, 두 월드 가운데 어느 쪽이 멈추는지 보세요.',
  'worker.judged':
    '페이지가 {time} ms 동안 막혀 있었습니다. 그동안 페이지 안의 월드는 {own}단계, 워커 안의 월드는 {other}단계 나아갔습니다.',
  'worker.key.step': '한 단계',
  'worker.key.stop': '50 ms 이상 멈춤',
  'worker.source.worker': '워커: 월드를 한 단계씩 진행하고, 그릴 것을 넘겨줍니다',
  'worker.source.page': '페이지: 자신의 월드와, 워커가 보낸 프레임',
  'worker.lead':
    '같은 월드가 둘 있습니다. 하나는 페이지와 스레드를 함께 쓰고, 다른 하나는 웹 워커 안에서 돌아가며 물체들의 위치를 버퍼에 담아 통째로 넘겨줍니다(transfer). 페이지가 바쁠 때 멈추는 것은 앞의 것뿐입니다.',

  'race.heading': '라이브러리 경주',
  'race.lead':
    '같은 물체 수천 개를 sepax, SAT.js와 flatbush, detect-collisions, matter-js, rapier, box2d3-wasm이 다룹니다. 프레임 하나에 얼마나 걸리고, 모두 같은 쌍을 찾아낼까요?',

  'check.heading': '내 충돌 코드는 맞을까?',
  'check.lead':
    '두 도형이 만나는지 알려 주는 함수를 붙여 넣거나 라이브러리를 고르세요. 정답이 정확히 알려진 까다로운 쌍 4,000개를 그 코드에 물어봅니다. 어디에서 처음 틀리는지, 그것이 어떤 실수처럼 보이는지, 어느 단원이 그 실수를 다루는지 보여 줍니다.',

  'board.heading': '어떤 도형이든',
  'board.lead':
    '온갖 도형을 보드에 올려놓고 끌고 돌리고 구부려 보세요. 두 도형을 고르면 거리와 밀어내기, 접촉, 충돌 시각, 그리고 그 뒤에 있는 기하가 보입니다. 모든 수는 라이브러리가 계산한 것입니다.',
};
