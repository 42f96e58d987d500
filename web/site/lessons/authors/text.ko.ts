import type { en } from './text.en.js';

/** The page for those who write posts of their own, in Korean. */
export const ko: Record<keyof typeof en, string> = {
  'authors.title': '내 글에 그림 넣기',
  'authors.lead':
    '그림을 고르고, 보여 주고 싶은 모습이 되도록 끌어 옮긴 다음, 쓰는 사이트에 맞는 코드를 복사하세요. 글 속에서도 그림은 그대로 움직입니다. 화면에 가까워지면 불러오고, 자리는 처음부터 잡아 두며, 페이지의 다른 부분은 건드리지 않습니다.',
  'authors.choose': '그림',
  'authors.lesson': '단원',
  'authors.step': '단계',
  'authors.step.answer': '답',
  'authors.language': '언어',
  'authors.theme': '화면 색',
  'authors.theme.auto': '자동',
  'authors.theme.light': '밝게',
  'authors.theme.dark': '어둡게',
  'authors.height': '높이(픽셀)',
  'authors.formulas': '수식도 보이기(75 kB 추가)',
  'authors.share': '독자용 메뉴: 링크, 그림, 글',
  'authors.share.picture': '독자용 메뉴: 그림 저장',
  'authors.moved': '미리 보기에서 끌어 옮긴 모습도 코드에 담깁니다.',
  'authors.reset': '처음 모습으로',
  'authors.preview': '글 속에서 미리 보기',
  'authors.post.before':
    '답은 그림 하나에 다 들어 있습니다. 이것저것 끌어 보며 어떻게 되는지 살펴보세요.',
  'authors.post.after': '눈으로 보았다면, 나머지는 간단한 계산뿐입니다.',
  'authors.copy.title': '내 사이트용 코드',
  'authors.copy': '복사',
  'authors.copied': '복사했습니다.',
  'authors.refused': '브라우저가 허락하지 않았습니다. 텍스트를 골라 직접 복사해 주세요.',
  'authors.code': '복사할 코드',
  'authors.guide': '속성, 이벤트, 메서드, 색: 안내서 보기',
  'authors.source': '스크립트',
  'authors.source.package': 'npm {version} (jsDelivr): 바뀌지 않음',
  'authors.source.site': '이 사이트: 언제나 최신',
  'authors.picture': '미리 보기의 그림을 파일로 저장할 수 있습니다.',
  'authors.picture.own':
    '피드나 메일처럼 스크립트가 돌지 않는 곳에서는 그림 파일이 대신 보입니다. 미리 보기의 그림을 저장해 글과 함께 올린 다음, 그 주소를 적으세요.',
  'authors.save': '{format} 저장',
  'authors.save.steps': '모든 단계 저장({format})',
  'authors.address': '그림 주소',

  'recipe.html': 'HTML',
  'recipe.markdown': 'Markdown',
  'recipe.mdx': 'MDX',
  'recipe.docusaurus': 'Docusaurus',
  'recipe.vitepress': 'VitePress',
  'recipe.astro': 'Astro',
  'recipe.eleventy': 'Eleventy',
  'recipe.hugo': 'Hugo',
  'recipe.jekyll': 'Jekyll',
  'recipe.wordpress': '워드프레스',
  'recipe.ghost': 'Ghost',
  'recipe.notion': '노션',
  'recipe.tistory': '티스토리',
  'recipe.velog': '벨로그',
  'recipe.iframe': 'iframe',

  'note.html':
    '스크립트는 한 페이지에 한 번이면 됩니다. 안에 든 그림은 스크립트가 돌지 않는 곳(피드, 메일, 읽기 모드)을 위한 것입니다.',
  'note.markdown':
    'README처럼 스크립트를 쓸 수 없는 곳에 알맞습니다. 그림을 누르면 움직이는 그림으로 갑니다.',
  'note.mdx': '먼저 `npm install sepax`를 실행하세요. 서버에서는 불러와도 아무 일도 하지 않습니다.',
  'note.docusaurus':
    '먼저 `npm install sepax`를 실행하고, MDX로 쓴 페이지나 글에 넣으세요. 그림은 스크립트가 돌지 않는 곳을 위한 것입니다.',
  'note.vitepress':
    "먼저 `npm install sepax`를 실행하고, 마크다운 페이지에 넣으세요. Vue가 이 요소를 알아보도록 설정에 `vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'sepax-figure' } } }`를 적으세요.",
  'note.astro': '마크다운(`.md`)으로 쓴 글에 넣으세요. 스크립트는 한 페이지에 한 번이면 됩니다.',
  'note.eleventy':
    '마크다운으로 쓴 글이나 템플릿에 넣으세요. 스크립트는 한 페이지에 한 번이면 됩니다.',
  'note.hugo':
    '앞부분은 `layouts/shortcodes/sepax.html`에 저장하고, 마지막 줄은 글에 넣으세요. `title`은 스크립트가 돌지 않는 곳에서 그림의 이름이 됩니다.',
  'note.jekyll':
    '앞부분은 `_includes/sepax.html`에 저장하고, 마지막 줄은 글에 넣으세요. `title`은 스크립트가 돌지 않는 곳에서 그림의 이름이 됩니다.',
  'note.wordpress':
    '“사용자 정의 HTML” 블록에 넣으세요. 스크립트는 관리자와 편집자만 저장할 수 있고, 다른 사용자의 글에서는 워드프레스가 지웁니다.',
  'note.ghost': '편집기에서 `/html`을 입력해 HTML 카드를 만들고 그 안에 넣으세요.',
  'note.notion': '`/embed`를 입력하고 주소를 붙여 넣으세요.',
  'note.tistory': '편집기를 HTML 모드로 바꾸고 붙여 넣으세요.',
  'note.velog': '벨로그에서는 스크립트를 쓸 수 없습니다. 그림을 누르면 움직이는 그림으로 갑니다.',
  'note.iframe':
    'iframe을 허용하는 사이트에 쓰세요. iframe이 지워지는 곳에는 그림이 남습니다. 스크립트가 높이를 맞춰 주고, 스크립트가 없으면 적힌 높이 그대로입니다.',
};
