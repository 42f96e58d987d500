import type { CheckCase } from 'sepax/check';

/** Why there are no answers. */
export type Failure =
  | { readonly why: 'late' }
  | { readonly why: 'missing' }
  | { readonly why: 'unfinished' }
  | { readonly why: 'broken'; readonly reason: string };

export type Outcome = { readonly answers: readonly (boolean | Error)[] } | Failure;

/** What comes back from where the code runs, which may say anything. */
export interface Reply {
  readonly answers?: unknown;
  readonly missing?: unknown;
  readonly reason?: unknown;
  /** Where the reason is, in the code and what was put after it. */
  readonly line?: unknown;
}

/** Nothing but what is written in it, and workers of its own making, which have the same policy. */
const policy = "default-src 'none'; script-src 'unsafe-inline' blob:; worker-src blob:";

/** Asks the function of the code, which stands before it. */
const asking = `
;onmessage = ({ data }) => {
  if (typeof intersects !== 'function') return postMessage({ missing: true });
  postMessage({ answers: JSON.parse(data).map(({ a, b }) => {
    try {
      const answer = intersects(a, b);
      return typeof answer === 'boolean' ? answer : 'It returned ' + answer + '.';
    } catch (error) { return String(error); }
  }) });
};`;

/** The document in the frame: it starts a worker and hands on what that says. */
const keeper = `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="${policy}">
<script>
addEventListener('message', ({ data: { code, cases } }) => {
  const file = new Blob([code], { type: 'text/javascript' });
  const worker = new Worker(URL.createObjectURL(file));
  const say = (reply) => parent.postMessage(reply, '*');
  worker.onmessage = ({ data }) => say(data);
  worker.onerror = (event) => {
    event.preventDefault();
    say({ reason: event.message, line: event.lineno });
  };
  worker.postMessage(cases);
});
</script>`;

/** Modules are pasted, too. */
const withoutExports = (code: string): string =>
  code.replace(
    /^([ \t]*)export\s+(?:default\s+)?(?=(?:async\s+)?function|const|let|class)/gm,
    '$1',
  );

const pairsOf = (cases: readonly CheckCase[]): string =>
  JSON.stringify(cases.map(({ a, b }) => ({ a, b })));

/** Code that ends in the middle of something goes on in what was put after it: a fault of grammar there is its own. */
function failureOf(reason: string, line: number, code: string): Failure {
  if (reason.includes('SyntaxError') && line > code.split('\n').length)
    return { why: 'unfinished' };
  return { why: 'broken', reason: line > 0 ? `${reason} (${line})` : reason };
}

/** What code that nobody knows says is taken for what it should be, or for nothing. */
export function outcomeOf(reply: Reply | null, code: string, count: number): Outcome {
  if (typeof reply !== 'object' || reply === null) return { why: 'missing' };
  const { answers, missing, reason, line } = reply;
  if (reason !== undefined) return failureOf(String(reason), Number(line), code);
  if (missing !== undefined || !Array.isArray(answers) || answers.length !== count) {
    return { why: 'missing' };
  }
  return {
    answers: answers.map((answer: unknown) =>
      typeof answer === 'boolean' ? answer : new Error(String(answer)),
    ),
  };
}

/**
 * Runs code that defines `intersects(a, b)` on all cases, where it can reach nothing: in a worker of a document in
 * a frame without an origin, whose policy allows no network. However it ends, the frame is taken away, and with
 * it the worker.
 *
 * @param patience - After so many milliseconds it is given up.
 */
export function runSandboxed(
  code: string,
  cases: readonly CheckCase[],
  patience: number,
): Promise<Outcome> {
  const asked = withoutExports(code);
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('aria-hidden', 'true');
  frame.hidden = true;
  frame.srcdoc = keeper;
  return new Promise((resolve) => {
    const end = (outcome: Outcome): void => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
      frame.remove();
      resolve(outcome);
    };
    const hear = ({ source, data }: MessageEvent<Reply>): void => {
      if (source === frame.contentWindow) end(outcomeOf(data, asked, cases.length));
    };
    const timer = setTimeout(() => end({ why: 'late' }), patience);
    window.addEventListener('message', hear);
    frame.addEventListener('load', () => {
      const message = { code: asked + asking, cases: pairsOf(cases) };
      frame.contentWindow?.postMessage(message, '*');
    });
    document.body.append(frame);
  });
}
