/** What is said of what a board is exported as. */
export const exportTexts = {
  'export.open': 'Export',
  'export.title': 'Export this board',
  'export.formats': 'As',
  'export.format.code': 'JavaScript',
  'export.format.json': 'JSON',
  'export.format.svg': 'SVG',
  'export.format.png': 'PNG',
  'export.format.link': 'Link',
  'export.format.embed': 'Embed',
  'export.note.code':
    'Makes these shapes, asks the library the same questions, and prints what it says: npm install sepax.',
  'export.note.json': 'Everything on the board: import it here again, or read it with a program.',
  'export.note.svg': 'The picture as you see it, in lines that stay sharp.',
  'export.note.png': 'The picture as you see it, at twice its size: {width} × {height} pixels.',
  'export.note.link': 'The whole board is in the address: nothing is stored anywhere.',
  'export.note.embed':
    'A figure for your own page, with shapes to drag. Save the board as SVG, too, and put board.svg beside the page: feeds and readers without scripts see that picture.',
  'export.picture': 'The board as a picture',
  'export.text': 'What is copied',
  'export.copy': 'Copy',
  'export.copied': 'Copied.',
  'export.refused': 'The browser did not allow it. Select the text and copy it by hand.',
  'export.download': 'Save {name}',
  'export.try': 'Open as embed',
  'export.editor': 'Open in StackBlitz',
  'export.close': 'Close',
  'export.long':
    'This link has {length} characters; some programs cut links after 2,000. JSON has no limit.',
} as const;
