import type {Node, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {FactTree} from '../facts/tree.ts';
import type {Version} from '../facts/schemas/versions.ts';
import {prefixOf} from '../facts/versions.ts';
import {pathInVersion, plainRouteOf, routeOf} from '../routes/routes.ts';
import type {Mistake, Place} from '../mistake.ts';
import {SourceText, type TextPlace} from '../text/sourceText.ts';
import {FrontMatterText, readFrontMatter, type ReadFrontMatter} from './frontMatterText.ts';
import {mergeConflict} from './mergeConflict.ts';
import {parseMdx} from './parser.ts';
import {ResolvedText} from './resolvedText.ts';
import {syntaxMistake} from './syntaxMistake.ts';
import {unclosedFence} from './unclosedFence.ts';

/** A component or HTML element on a page. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** A heading that the build generates on a page. */
export interface GeneratedHeading {
  depth: number;
  text: string;
  id: string;
}

/** Returns the headings that the build generates for a component, or undefined if it would fail. */
export type Generator = (element: JsxElement) => GeneratedHeading[] | undefined;

/**
 * A page with its facts resolved. It's parsed once, when a rule first needs its body. Places always
 * refer to the source, as contributors see it in their editor.
 */
export class Page {
  readonly source: SourceText;
  readonly resolved: ResolvedText;
  readonly frontMatter: ReadFrontMatter;
  /** The path relative to `/docs`. */
  readonly route: string;
  #parsed: {tree: Root; mistake?: Mistake} | undefined;
  #frontMatterText: FrontMatterText | undefined;

  constructor(
    readonly file: string,
    text: string,
    readonly facts: FactTree,
    readonly generatedBy: Generator = () => [],
    /** Undefined if the page's folder belongs to no version. */
    readonly version?: Version,
    readonly parse: (text: string) => Root = parseMdx,
  ) {
    this.source = new SourceText(file, text);
    this.resolved = new ResolvedText(text, facts);
    this.frontMatter = readFrontMatter(file, this.resolved.text);
    this.route = this.#route();
  }

  /** The front matter; empty if it can't be read. */
  get keys(): Readonly<Record<string, unknown>> {
    return 'data' in this.frontMatter ? this.frontMatter.data : {};
  }

  /** The body; empty if the page isn't valid MDX. */
  get tree(): Root {
    return this.#parse().tree;
  }

  /** Why the page isn't valid MDX. */
  get syntaxError(): Mistake | undefined {
    return this.#parse().mistake;
  }

  /** Converts an offset in the resolved text to a place in the source. */
  placeAt(offset: number): TextPlace {
    return this.source.placeAt(this.resolved.sourceOffset(offset));
  }

  /** The place in the source where a node starts. */
  placeOf(node: Node): TextPlace {
    return this.placeAt(node.position?.start.offset ?? 0);
  }

  /** What's written for a node, with facts resolved. */
  textOf({position}: Node): string {
    return this.resolved.text.slice(position?.start.offset, position?.end.offset);
  }

  /** The place of a front matter key, or the start of the page if it's missing. */
  placeOfKey(key: string): Place {
    this.#frontMatterText ??= new FrontMatterText(this.file, this.source.text);
    return this.#frontMatterText.placeOf(key);
  }

  /** The path that relative links start from. */
  get plainRoute(): string {
    return this.#prefix + plainRouteOf(pathInVersion(this.file) ?? this.file, this.keys);
  }

  get #prefix(): string {
    return this.version ? prefixOf(this.version) : '';
  }

  #route(): string {
    return this.#prefix + routeOf(pathInVersion(this.file) ?? this.file, this.keys);
  }

  #parse() {
    this.#parsed ??= this.#read();
    return this.#parsed;
  }

  #read(): {tree: Root; mistake?: Mistake} {
    const empty: Root = {type: 'root', children: []};
    // After an open block, the rest of the page seems to be code, so other findings would be wrong.
    const early = mergeConflict(this.source) ?? unclosedFence(this.source);
    if (early) return {tree: empty, mistake: early};
    try {
      return {tree: this.parse(this.resolved.text)};
    } catch (error) {
      return {tree: empty, mistake: syntaxMistake(error, this.source, this.resolved)};
    }
  }
}
