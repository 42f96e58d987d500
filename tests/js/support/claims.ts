/** Comments in the documentation that say what an expression comes to. */

/**
 * Lines of the form `expression; // value`, where the comment begins with literals: numbers, strings,
 * true, false, null, [1, 2], Uint32Array [1, 2], { x: 1, y: 0 }, or several of them for a destructuring.
 */
const CLAIM = /^(?:(?:const|let) (?<target>\{.*\}|\w+) = )?(?<expression>.+); \/\/ (?<claim>.+)$/;
const NUMBER = String.raw`-?(?:Infinity|\d+(?:\.\d+)?(?:e[-+]?\d+)?)`;
const LITERAL = String.raw`(?:(?:true|false|null|${NUMBER})\b|'[^']*'|\{ [^}]*\}|(?:\w+Array )?\[[^\]]*\])`;
const LITERALS = new RegExp(`^${LITERAL}(?:, ${LITERAL})*`);

interface Claim {
  readonly target: string | undefined;
  readonly expression: string;
  readonly literals: string;
}

function claimOf(line: string): Claim | null {
  const { target, expression, claim } = line.trim().match(CLAIM)?.groups ?? {};
  const [literals] = claim?.match(LITERALS) ?? [];
  if (expression === undefined || literals === undefined) return null;
  return { target, expression, literals };
}

/** What the names on the left of a declaration stand for, as a list. */
function valuesOf(target: string): string {
  return target.startsWith('{') ? target.replace(/^\{/, '[').replace(/\}$/, ']') : `[${target}]`;
}

function checkedLine(line: string): string {
  const claim = claimOf(line);
  if (claim === null) return line;
  const { target, expression } = claim;
  // As consoles show typed arrays.
  const literals = claim.literals.replace(/(\w+Array) \[(.*?)\]/g, '$1.of($2)');
  if (target === undefined) return `check([${expression}], [${literals}]);`;
  return `${line.slice(0, line.indexOf('; //'))};\ncheck(${valuesOf(target)}, [${literals}]);`;
}

/** A comment of JavaScript or C++, outside of strings; of a shell or CMake. */
const COMMENT = {
  slashes:
    /(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\/\/? (?<words>.*)$/gm,
  hash: /(?<string>"[^"\n]*")|(?<=^|\s)# (?<words>.*)$/gm,
} as const;

/** The code without what people say in it: of comments that tell what comes out, the values stay. */
export function withoutRemarks(code: string, language: string): string {
  const pattern = COMMENT[['sh', 'cmake'].includes(language) ? 'hash' : 'slashes'];
  return code
    .split('\n')
    .map((line) =>
      line.replace(pattern, (whole, ...rest) => {
        const { string } = rest.at(-1) as { string?: string };
        return string === undefined ? `// ${claimOf(line)?.literals ?? ''}` : whole;
      }),
    )
    .join('\n');
}

/** How many lines of the code say what comes out. */
export function claimsIn(code: string): number {
  return code.split('\n').filter((line) => claimOf(line) !== null).length;
}

/** The code, with each of these comments made into an assertion. */
export function checkClaims(code: string): string {
  return `import assert from 'node:assert/strict';
const check = (actual, expected) => {
  // Vectors of any class are their coordinates, and -0 is 0 to a reader.
  const plain = (value) => {
    if (typeof value === 'number') return value + 0;
    if (Array.isArray(value)) return value.map(plain);
    if (ArrayBuffer.isView(value)) return [value.constructor.name, ...value].map(plain);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
  };
  assert.deepEqual(plain(actual), plain(expected));
};
${code.split('\n').map(checkedLine).join('\n')}`;
}
