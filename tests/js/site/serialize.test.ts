import { css, html, LitElement, nothing, ReactiveElement, svg } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { beforeAll, expect, test } from 'vitest';
import { Serializer, showsInChildren } from '../../../web/site/prerender/serialize.js';
import { stillNames } from '../../../web/site/prerender/still-names.js';

class InShadow extends LitElement {
  static override readonly properties = { place: { type: Number }, names: { attribute: false } };
  static override readonly styles = css`
    sepax-inner {
      color: red;
    }
  `;
  declare place: number;
  declare names: readonly string[];
  protected override render() {
    return html`<i>${this.place + 1}</i>${this.names?.map((name) => html`<b>${name}</b>`)}`;
  }
}

class InChildren extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
  protected override render() {
    return html`<p>plain</p>`;
  }
}

beforeAll(() => {
  Object.assign(globalThis, { HTMLElement: Object.getPrototypeOf(ReactiveElement) });
  customElements.define('sepax-in-shadow', InShadow);
  customElements.define('sepax-in-children', InChildren);
});

const serializer = new Serializer(
  (name) => customElements.get(name) as never,
  showsInChildren(LitElement),
  (element) => element.localName,
  () => null,
);

test('texts and attributes are escaped, and what a template says is left as it is', () => {
  const value = '<a & "b">';
  expect(serializer.value(html`<p title=${value} lang="a&amp;b">${value}&nbsp;</p>`)).toBe(
    '<p title="&lt;a &amp; &quot;b&quot;>" lang="a&amp;b">&lt;a &amp; &quot;b&quot;>&nbsp;</p>',
  );
});

test('lists, nothing, what is raw, and attributes that come and go', () => {
  const on = (open: boolean) =>
    html`<details ?open=${open} class="x ${open ? 'y' : nothing}" id=${nothing} @click=${() => 0}>${nothing}${null}</details>`;
  expect(serializer.value([on(true), on(false)])).toBe(
    '<details open="" class="x y"></details><details class="x "></details>',
  );
  expect(serializer.value(html`${unsafeHTML('<hr>')}${[1, 'two']}`)).toBe('<hr>1two');
});

test('elements of SVG that have no end stay so, and controls do nothing yet', () => {
  expect(serializer.value(html`<svg>${svg`<path d=${'M0 0'} /><circle r="1" />`}</svg>`)).toBe(
    '<svg><path d="M0 0" /><circle r="1" /></svg>',
  );
  expect(serializer.value(html`<button>Go</button>`)).toBe(
    '<button aria-disabled="true">Go</button>',
  );
  expect(serializer.value(html`<button aria-disabled=${false}>Go</button>`)).toBe(
    '<button aria-disabled="true">Go</button>',
  );
});

test('elements render by attributes and properties, under a name that does not come alive', () => {
  const written = serializer.value(
    html`<sepax-in-shadow place="2" .names=${['a<']}><u>slotted</u></sepax-in-shadow>`,
  );
  expect(written).toBe(
    '<still-in-shadow place="2"><template shadowrootmode="open"><style> still-inner { color: red; } </style><i>3</i><b>a&lt;</b></template><u>slotted</u></still-in-shadow>',
  );
  expect(serializer.value(new InChildren())).toBe(
    '<still-in-children><p>plain</p></still-in-children>',
  );
});

test('what cannot be shown is no silent gap', () => {
  expect(() => serializer.value({ some: 'object' })).toThrow(TypeError);
});

test('style sheets know both names', () => {
  const { transform } = stillNames();
  const { handler } = transform as { handler: (css: string) => string };
  expect(handler('.a > sepax-stage, .sepax-stage, #sepax-b { --sepax-tint: 0 }')).toBe(
    '.a > :is(sepax-stage, still-stage), .sepax-stage, #sepax-b { --sepax-tint: 0 }',
  );
});
