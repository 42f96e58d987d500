// For typedoc: documents are named by their first heading, not by their file.
import { Converter } from 'typedoc';

const HEADING = /^# (.+)$/m;

export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_context, document) => {
    const text = document.content.map((part) => part.text).join('');
    const [, heading] = text.match(HEADING) ?? [];
    if (heading !== undefined) document.name = heading;
  });
}
