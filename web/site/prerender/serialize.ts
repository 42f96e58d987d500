import { type LitElement, noChange, nothing, type TemplateResult } from 'lit';
import { escaped } from './escaped.js';
import { stillCss, stillName } from './still-names.js';
import { type Attribute, type Part, type Token, tokensOf } from './template-tokens.js';

/** How an element is written in another way than by its templates; `null` is by them. */
export type Writer = (element: HTMLElement) => string | null;

/** What lit's elements keep to themselves. */
interface Rendering {
  willUpdate?(changed: ReadonlyMap<PropertyKey, unknown>): void;
  render?(): unknown;
  attributeChangedCallback?(name: string, old: null, value: string): void;
}

interface Definition {
  readonly elementProperties?: ReadonlyMap<PropertyKey, unknown>;
  readonly elementStyles?: readonly { readonly cssText: string }[];
  readonly shadowRootOptions?: { readonly delegatesFocus?: boolean };
}

const controls = new Set(['button', 'input', 'select', 'textarea']);
/** Properties of the elements of HTML that are attributes of the same name in a page. */
const mirrored = new Set(['value', 'checked', 'disabled', 'hidden', 'selected', 'open']);

/** Writes templates and elements of lit as HTML, without a browser: as they are when they are first shown. */
export class Serializer {
  constructor(
    /** The class of an element. */
    private readonly definitionOf: (name: string) => (new () => HTMLElement) | undefined,
    /** Whether an element shows itself in its own children, and needs no root of its own. */
    private readonly isLight: (element: HTMLElement) => boolean,
    private readonly nameOf: (element: HTMLElement) => string,
    private readonly write: Writer,
  ) {}

  /** A value where a template shows it. */
  value(value: unknown): string {
    if (value === nothing || value === noChange || value === null || value === undefined) return '';
    if (value instanceof HTMLElement) return this.element(value);
    if (typeof value !== 'object') return escaped(value);
    if ('_$litDirective$' in value)
      return String((value as unknown as { values: unknown[] }).values[0]);
    if ('_$litType$' in value) return this.#template(value as TemplateResult);
    if (Symbol.iterator in value) {
      return [...(value as Iterable<unknown>)].map((one) => this.value(one)).join('');
    }
    throw new TypeError(`Not a value of a template: ${Object.prototype.toString.call(value)}`);
  }

  /** An element that was made by a program. */
  element(element: HTMLElement): string {
    const name = stillName(this.nameOf(element));
    const attributes = element.getAttributeNames?.() ?? [];
    const written = attributes.map((key) => ` ${key}="${escaped(element.getAttribute(key))}"`);
    return `<${name}${written.join('')}>${this.inside(element)}</${name}>`;
  }

  /** What an element shows, before what its children are. */
  inside(element: HTMLElement): string {
    const own = this.write(element);
    if (own !== null) return own;
    const rendering = element as unknown as Rendering;
    if (rendering.render === undefined) return '';
    const definition = element.constructor as Definition;
    const properties = [...(definition.elementProperties?.keys() ?? [])];
    rendering.willUpdate?.(new Map(properties.map((key) => [key, undefined])));
    const content = this.value(rendering.render());
    if (this.isLight(element)) return content;
    const focus = definition.shadowRootOptions?.delegatesFocus ? ' shadowrootdelegatesfocus' : '';
    return `<template shadowrootmode="open"${focus}>${this.styles(element)}${content}</template>`;
  }

  /** The styles of an element with a root of its own. */
  styles(element: HTMLElement): string {
    const { elementStyles = [] } = element.constructor as unknown as Definition;
    const css = elementStyles.map(({ cssText }) => stillCss(cssText)).join('');
    return css === '' ? '' : `<style>${css}</style>`;
  }

  #template({ strings, values }: Pick<TemplateResult, 'strings' | 'values'>): string {
    return tokensOf(strings as unknown as readonly string[])
      .map((token) => this.#token(token, values))
      .join('');
  }

  #token(token: Token, values: readonly unknown[]): string {
    if (typeof token === 'string') return token;
    if ('hole' in token) return this.value(values[token.hole]);
    if ('close' in token) return `</${stillName(token.close)}>`;
    const definition = this.definitionOf(token.open);
    const set = token.attributes.map((one) => [one, filledValue(one.parts, values)] as const);
    if (definition !== undefined) return this.#ownElement(token.open, new definition(), set);
    const isControl = controls.has(token.open);
    const attributes = set
      .filter(([{ name }]) => !isControl || name !== 'aria-disabled')
      .map(([one, value]) => written(one, value))
      .join('');
    const asleep = isControl ? ' aria-disabled="true"' : '';
    return `<${stillName(token.open)}${attributes}${asleep}${token.closed ? ' /' : ''}>`;
  }

  #ownElement(
    name: string,
    element: HTMLElement,
    set: readonly (readonly [Attribute, unknown])[],
  ): string {
    const rendering = element as unknown as Rendering;
    const plain = set.filter(([one]) => /^[\w?]/.test(one.name) && !isLeftOut(one.name));
    for (const [one, value] of plain) {
      const text = attributeText(one.name, value);
      if (text === null) continue;
      element.setAttribute(one.name.replace('?', ''), text);
      rendering.attributeChangedCallback?.(one.name.replace('?', ''), null, text);
    }
    for (const [one, value] of set) {
      if (one.name.startsWith('.')) Reflect.set(element, one.name.slice(1), value);
    }
    const attributes = plain.map(([one, value]) => written(one, value)).join('');
    return `<${stillName(name)}${attributes}>${this.inside(element)}`;
  }
}

const isLeftOut = (name: string): boolean => name.startsWith('@');

/** The value of an attribute: that of its hole, if it is nothing else, or a text. */
function filledValue(parts: readonly Part[] | null, values: readonly unknown[]): unknown {
  if (parts === null) return '';
  const [first] = parts;
  if (parts.length === 1 && typeof first === 'object') return values[first.hole];
  return parts
    .map((part) => (typeof part === 'string' ? part : values[part.hole]))
    .map((part) => (part === nothing || part === undefined || part === null ? '' : String(part)))
    .join('');
}

/** The text of an attribute, or `null` if there is none. */
function attributeText(name: string, value: unknown): string | null {
  if (value === nothing) return null;
  if (name.startsWith('?')) return value ? '' : null;
  return value === null || value === undefined ? '' : String(value);
}

function written({ name, parts }: Attribute, value: unknown): string {
  if (isLeftOut(name)) return '';
  if (name.startsWith('.')) {
    const own = name.slice(1);
    if (!mirrored.has(own) || value === false) return '';
    return value === true ? ` ${own}` : ` ${own}="${escaped(value)}"`;
  }
  const text = attributeText(name, value);
  if (text === null) return '';
  // What the template says is written as HTML already.
  const isStatic = parts?.every((part) => typeof part === 'string') ?? true;
  return ` ${name.replace('?', '')}="${isStatic ? text : escaped(text)}"`;
}

/** Whether lit shows an element in its own children: it has then said so in `createRenderRoot`. */
export const showsInChildren =
  (base: typeof LitElement) =>
  (element: HTMLElement): boolean =>
    (element as unknown as { createRenderRoot?: unknown }).createRenderRoot !==
    (base.prototype as unknown as { createRenderRoot: unknown }).createRenderRoot;
