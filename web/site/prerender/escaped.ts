/** A value as text of HTML, or of an attribute in double quotes. */
export const escaped = (value: unknown): string =>
  String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
