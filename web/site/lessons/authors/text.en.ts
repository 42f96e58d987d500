/** The page for those who write posts of their own. */
export const en = {
  'authors.title': 'Figures for your own pages',
  'authors.lead':
    'Pick a figure, drag it until it makes your point, and copy what your site takes. It is live in your post, too: it loads when it comes near, holds its place from the start, and leaves your page alone.',
  'authors.choose': 'The figure',
  'authors.lesson': 'Lesson',
  'authors.step': 'Step',
  'authors.step.answer': 'The answer',
  'authors.language': 'Language',
  'authors.theme': 'Colours',
  'authors.theme.auto': 'Like your page',
  'authors.theme.light': 'Light',
  'authors.theme.dark': 'Dark',
  'authors.height': 'Height in pixels',
  'authors.formulas': 'Show the formulas (75 kB more)',
  'authors.share': 'Readers may take it along: link, picture, post',
  'authors.moved': 'What you drag in the preview goes into the code.',
  'authors.reset': 'As it was',
  'authors.preview': 'Preview in a post',
  'authors.post.title': 'When do two boxes touch?',
  'authors.post.before':
    'The answer fits into one picture. Drag the shapes, or walk through the steps below.',
  'authors.post.after': 'Once you have seen the gap close, the rest is arithmetic.',
  'authors.copy.title': 'For your site',
  'authors.copy': 'Copy',
  'authors.copied': 'Copied.',
  'authors.code': 'What to copy',
  'authors.source': 'The script',
  'authors.source.package': 'npm {version} (jsDelivr): never changes',
  'authors.source.site': 'this site: always the newest',
  'authors.picture': 'The picture of the preview, to keep or to put elsewhere:',
  'authors.picture.own':
    'Feeds, mail and readers without scripts see a picture. Save that of your preview, put it beside your post, and say where it is:',
  'authors.save': 'Save {format}',
  'authors.save.steps': 'Save all steps ({format})',
  'authors.address': 'Address of the picture',

  'recipe.html': 'HTML',
  'recipe.markdown': 'Markdown',
  'recipe.mdx': 'MDX',
  'recipe.docusaurus': 'Docusaurus',
  'recipe.vitepress': 'VitePress',
  'recipe.astro': 'Astro',
  'recipe.eleventy': 'Eleventy',
  'recipe.hugo': 'Hugo',
  'recipe.jekyll': 'Jekyll',
  'recipe.wordpress': 'WordPress',
  'recipe.ghost': 'Ghost',
  'recipe.notion': 'Notion',
  'recipe.tistory': 'Tistory',
  'recipe.velog': 'Velog',
  'recipe.iframe': 'iframe',

  'note.html':
    'The script is needed once per page. The picture inside is for readers without scripts: feeds, mail, reader modes.',
  'note.markdown':
    'For READMEs and hosts that take no scripts: a picture that leads to the live figure.',
  'note.mdx': 'After `npm install sepax`. The import does nothing on the server.',
  'note.docusaurus':
    'After `npm install sepax`, into a page or post in MDX. The picture is for readers without scripts.',
  'note.vitepress':
    "After `npm install sepax`, into a page in Markdown. So that Vue knows the element: `vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'sepax-figure' } } }` in the configuration.",
  'note.astro': 'Into a post in Markdown (`.md`). The script is needed once per page.',
  'note.eleventy': 'Into a post in Markdown or a template. The script is needed once per page.',
  'note.hugo':
    'Save the first part as `layouts/shortcodes/sepax.html`; the last line goes into the post. `title` names the picture for readers without scripts.',
  'note.jekyll':
    'Save the first part as `_includes/sepax.html`; the last line goes into the post. `title` names the picture for readers without scripts.',
  'note.wordpress':
    'Into a “Custom HTML” block. Only administrators and editors may save scripts; for all others WordPress removes them.',
  'note.ghost': 'Into an HTML card: type `/html` in the editor.',
  'note.notion': 'Type `/embed` and paste the address.',
  'note.tistory': 'Switch the editor to HTML and paste it there.',
  'note.velog': 'Velog takes no scripts: a picture that leads to the live figure.',
  'note.iframe':
    'For sites that allow frames; where they are taken out, the picture is left. The script sets the height; without it, the one that is written stays.',
} as const;
