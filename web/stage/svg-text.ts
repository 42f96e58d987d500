/** A number with as many decimals as can be seen. */
export const svgNumber = (value: number): string => String(Number(value.toFixed(2)) + 0);

/** A place. */
export const svgPoint = (x: number, y: number): string => `${svgNumber(x)} ${svgNumber(y)}`;

/** What lengths are multiplied with: by a factor that is as short as this, a thousand pixels are off by a thousandth. */
export const svgFactor = (value: number): string => String(Number(value.toPrecision(6)));

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text with nothing in it that XML or HTML would take for its own. */
export const textContent = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character]!);

export const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => {
      const written = typeof value === 'number' ? svgNumber(value) : textContent(value);
      return `${name}="${written}"`;
    })
    .join(' ');
