import { rm } from 'node:fs/promises';
import { relative } from 'node:path';
import type { DocumentReflection, ProjectReflection, Reflection } from 'typedoc';
import type { Language } from '../../figure/voice/languages.js';
import { type Article, articleOf, withNamesOf } from './article.js';
import { renderedAt, sitePlace, withWaysFrom } from './document-places.js';

/** A page below docs/: a guide, or something public. */
export interface DocsPage {
  /** Where it is, seen from the root of the language. */
  readonly path: string;
  /** The language that it is written in, whichever surrounds it. */
  readonly written: Language;
  readonly title: string;
  readonly description: string;
  readonly kind: 'guide' | 'reference';
  /** The module of the package that it belongs to, if it does. */
  readonly entry: string | null;
  readonly article: Article;
}

/** What is public of a module, by its kind. */
export interface EntryGroup {
  readonly title: string;
  readonly members: readonly { readonly name: string; readonly path: string }[];
}

export interface Reference {
  /** All pages in each language: those that are not written in it are in English. */
  readonly pages: Readonly<Record<Language, readonly DocsPage[]>>;
  readonly groups: ReadonlyMap<string, readonly EntryGroup[]>;
  /** Where pictures and the colours of code are. */
  readonly files: string;
}

/** Has typedoc read the library and the guides, and render them without what surrounds them. */
export async function readReference(root: string, work: string): Promise<Reference> {
  // A second on its own, which only who builds the site waits for.
  const { Application, DefaultTheme, JSX, KindDirRouter, PageKind } = await import('typedoc');
  const pages: Record<Language, DocsPage[]> = { en: [], ko: [] };
  let groups: Reference['groups'] = new Map();

  /** Guides are named by their files, whatever their headings say. */
  class Router extends KindDirRouter {
    protected override getIdealBaseName(reflection: Reflection): string {
      if (!reflection.isDocument()) return super.getIdealBaseName(reflection);
      return renderedAt(relative(root, app.files.getReflectionPath(reflection)!));
    }
  }

  class Theme extends DefaultTheme {
    override render(page: Parameters<InstanceType<typeof DefaultTheme>['render']>[0]): string {
      if (!page.isReflectionEvent()) return '';
      // The addresses are known while pages are rendered only.
      if (groups.size === 0) groups = groupsOf(page.project, this.router);
      const context = this.getRenderContext(page);
      const template = {
        [PageKind.Index]: context.indexTemplate,
        [PageKind.Document]: context.documentTemplate,
        [PageKind.Reflection]: context.reflectionTemplate,
      }[page.pageKind as string];
      const { model } = page;
      const isReflection = page.pageKind === PageKind.Reflection;
      // What all modules have in common is the page of README.
      if (template === undefined || (isReflection && model.isProject())) return '';
      const header = isReflection ? JSX.renderElement(context.header(page)) : '';
      const html = header + JSX.renderElement(template(page as never));
      const { language, path } = sitePlace(page.url);
      const article = articleOf(language === 'en' ? html : withWaysFrom(page.url, html));
      pages[language].push({
        path,
        written: language,
        title: model.isProject() ? 'sepax' : model.name,
        description: firstSentence(article),
        kind: isReflection ? 'reference' : 'guide',
        entry: isReflection ? entryOf(model) : null,
        article,
      });
      return '';
    }
  }

  const app = await Application.bootstrapWithPlugins({ options: root });
  app.renderer.defineRouter('site', Router);
  app.renderer.defineTheme('site', Theme);
  app.options.setValue('router', 'site');
  app.options.setValue('theme', 'site');
  app.options.setValue('includeHierarchySummary', false);
  const project = await app.convert();
  if (project === undefined) throw new Error('typedoc cannot read the library.');
  await rm(work, { recursive: true, force: true });
  await app.generateDocs(project, work);
  if (app.logger.hasErrors()) throw new Error('typedoc has found errors.');
  return { pages: inEach(pages), groups, files: work };
}

/** What is not written in Korean is in English there, and headings have their names in both languages. */
function inEach({ en, ko }: Record<Language, readonly DocsPage[]>): Reference['pages'] {
  const named = (page: DocsPage, others: readonly DocsPage[]): DocsPage => {
    const other = others.find(({ path }) => path === page.path);
    return other === undefined
      ? page
      : { ...page, article: withNamesOf(other.article, page.article) };
  };
  const korean = new Map(ko.map((page) => [page.path, named(page, en)]));
  return {
    en: en.map((page) => named(page, ko)),
    ko: en.map((page) => korean.get(page.path) ?? page),
  };
}

function entryOf(model: Reflection): string | null {
  let at: Reflection = model;
  while (at.parent !== undefined && !at.parent.isProject()) at = at.parent;
  return at.name;
}

function groupsOf(
  project: ProjectReflection,
  router: { getFullUrl(reflection: Reflection): string },
): ReadonlyMap<string, readonly EntryGroup[]> {
  return new Map(
    (project.children ?? []).map((module) => [
      module.name,
      (module.groups ?? []).map(({ title, children }) => ({
        title,
        members: (children as (Reflection | DocumentReflection)[]).map((member) => ({
          name: member.name,
          path: sitePlace(router.getFullUrl(member)).path,
        })),
      })),
    ]),
  );
}

/** For search engines. */
function firstSentence({ root }: Article): string {
  const text = root().querySelector('p')?.text.replace(/\s+/g, ' ').trim() ?? '';
  return /^.{40,}?[.:!?](?= |$)/.exec(text)?.[0] ?? text;
}
