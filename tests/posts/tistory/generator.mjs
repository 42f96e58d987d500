// Tistory: a post that was pasted as HTML is a page with it, scripts and all.
import { BASE } from '../harness/post.mjs';

export const recipe = 'tistory';

export function generate(project, snippet) {
  const page = `<!doctype html>
<html lang="ko">
<head><meta charset="utf-8"><title>글</title><base href="${BASE}post/"></head>
<body><h1>글</h1><div class="contents_style"><p>그림 앞의 글.</p>${snippet}<p>그림 뒤의 글.</p></div></body>
</html>
`;
  project.write('site/post/index.html', page);
  return project.path('site');
}
