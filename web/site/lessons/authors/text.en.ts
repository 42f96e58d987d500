/** The page for those who write posts of their own. */
export const en = {
  'authors.title': 'Figures for your own pages',
  'authors.lead':
    'Pick a figure, drag it until it makes your point, and copy what your site takes. It is live in your post, too: it loads when readers scroll near it, holds its place from the start, and leaves the rest of your page alone.',
  'authors.choose': 'The figure',
  'authors.lesson': 'Lesson',
  'authors.step': 'Step',
  'authors.step.answer': 'The answer',
  'authors.language': 'Language',
  'authors.theme': 'Colours',
  'authors.theme.auto': 'Automatic',
  'authors.theme.light': 'Light',
  'authors.theme.dark': 'Dark',
  'authors.height': 'Height in pixels',
  'authors.formulas': 'Show the formulas (75 kB more)',
  'authors.share': 'A menu for readers: link, picture, post',
  'authors.share.picture': 'A menu for readers: save the picture',
  'authors.moved': 'What you drag in the preview goes into the code.',
  'authors.reset': 'Reset',
  'authors.preview': 'Preview in a post',
  'authors.post.before':
    'The answer fits in one picture. Drag what you like, and see what follows.',
  'authors.post.after': 'Once you have seen it, the rest is arithmetic.',
  'authors.copy.title': 'For your site',
  'authors.copy': 'Copy',
  'authors.copied': 'Copied.',
  'authors.refused': 'The browser did not allow it. Select the text and copy it by hand.',
  'authors.code': 'What to copy',
  'authors.guide': 'Attributes, events, methods and colours: the guide',
  'authors.source': 'The script',
  'authors.source.package': 'npm {version} (jsDelivr): never changes',
  'authors.source.site': 'this site: always the newest',
  'authors.picture': 'A picture of the preview, to keep or to use elsewhere:',
  'authors.picture.own':
    'Feeds, mail and readers without scripts see a picture. Save the one of your preview, put it beside your post, and give its address:',
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
    'For READMEs and hosts that allow no scripts: a picture that links to the live figure.',
  'note.mdx': 'After `npm install sepax`. The import does nothing on the server.',
  'note.docusaurus':
    'After `npm install sepax`, paste it into an MDX page or post. The picture is for readers without scripts.',
  'note.vitepress':
    "After `npm install sepax`, paste it into a Markdown page. For Vue to know the element, the configuration needs `vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'sepax-figure' } } }`.",
  'note.astro': 'Paste it into a Markdown post (`.md`). The script is needed once per page.',
  'note.eleventy':
    'Paste it into a Markdown post or a template. The script is needed once per page.',
  'note.hugo':
    'Save the first part as `layouts/shortcodes/sepax.html`; the last line goes into the post. `title` names the picture for readers without scripts.',
  'note.jekyll':
    'Save the first part as `_includes/sepax.html`; the last line goes into the post. `title` names the picture for readers without scripts.',
  'note.wordpress':
    'Paste it into a “Custom HTML” block. Only administrators and editors may save scripts; for all others WordPress removes them.',
  'note.ghost': 'Paste it into an HTML card: type `/html` in the editor.',
  'note.notion': 'Type `/embed` and paste the address.',
  'note.tistory': 'Switch the editor to HTML and paste it there.',
  'note.velog': 'Velog allows no scripts: this is a picture that links to the live figure.',
  'note.iframe':
    'For sites that allow iframes; where they are stripped, the picture remains. The script sets the height; without it, the height in the code stays.',
} as const;
