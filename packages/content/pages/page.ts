import type {Node, Root} from 'mdast';
import matter from 'gray-matter';
import {type FactTree, prefixOf, type Version, versionOfFile} from '../facts/index.ts';
import {pathInVersion, routeOf} from '../routes/routes.ts';
import {unclosedFence} from './unclosedFence.ts';
import {parseMdx} from './parser.ts';
import {ResolvedText} from './resolvedText.ts';
import {SourceText, type Place} from './sourceText.ts';
import type {JsxElement} from './jsx.ts';

/** What the MDX parser throws. */
interface ParserMessage {
  reason: string;
  place?: {offset?: number; start?: {offset?: number}};
}

/** The message for a code block without an end. */
export const UNCLOSED_FENCE = 'this code block is never closed';

/** The message for the marks that Git writes where two changes met. */
export const CONFLICT = "a merge conflict wasn't resolved";

export const CONFLICT_FIX = 'keep one side, and delete the lines with <<<<<<<, |||||||, ======= and >>>>>>>';

/** The first mark of a merge conflict. A line of seven equal signs is also in the output of programs. */
function conflictIn(text: string): number | undefined {
  const side = text.search(/^(?:<{7}|\|{7}(?= )|>{7})(?: .*)?$/m);
  const middle = /^(`{3,}|~{3,})[^]*?^\1|^={7}$/gm;
  const found =
    side === -1 ? [...text.matchAll(middle)].find(([mark]) => mark === '=======') : undefined;
  return side === -1 ? found?.index : side;
}

/** A mistake that makes the body unreadable. */
export interface SyntaxProblem extends Pick<Place, 'line' | 'column'> {
  message: string;
}

/** A heading that the build generates on a page. */
export interface GeneratedHeading {
  depth: number;
  text: string;
  id: string;
}

/** Why front matter can't be read. */
interface FrontMatterFailure {
  message: string;
  fix: string;
  line: number;
}

/** Returns the headings that the build generates for a component, or undefined if it would fail. */
export type Generator = (element: JsxElement) => GeneratedHeading[] | undefined;

type FrontMatter = {data: Record<string, unknown>} | {failure: FrontMatterFailure};

/**
 * A page with its facts resolved. It's parsed once, when a rule first needs its body. Places always
 * refer to the source, as contributors see it in their editor.
 */
export class Page {
  readonly source: SourceText;
  readonly resolved: ResolvedText;
  readonly frontMatter: FrontMatter;
  /** The path relative to `/docs`. */
  readonly route: string;
  #parsed: {tree: Root; syntaxError?: SyntaxProblem} | undefined;

  constructor(
    readonly file: string,
    text: string,
    facts: FactTree,
    readonly generatedBy: Generator = () => [],
    /** Undefined if the page's folder belongs to no version. */
    readonly version: Version | undefined = versionOfFile(file),
    readonly parse: (text: string) => Root = parseMdx,
  ) {
    this.source = new SourceText(file, text);
    this.resolved = new ResolvedText(text, facts);
    this.frontMatter = readFrontMatter(this.resolved.text);
    this.route = this.#route();
  }

  /** The body; empty if the page isn't valid MDX. */
  get tree(): Root {
    return this.#parse().tree;
  }

  /** Why the page isn't valid MDX. */
  get syntaxError(): SyntaxProblem | undefined {
    return this.#parse().syntaxError;
  }

  /** Converts an offset in the resolved text to a place in the source. */
  placeAt(offset: number): Place {
    return this.source.placeAt(this.resolved.sourceOffset(offset));
  }

  /** The place in the source where a node starts. */
  placeOf(node: Node): Place {
    return this.placeAt(node.position?.start.offset ?? 0);
  }

  /** The location of a problem: file, line and column. */
  at(place: Place): Pick<Place, 'line' | 'column'> & {file: string} {
    return {file: this.file, line: place.line, column: place.column};
  }

  /** The place of a front matter key, or the first line. */
  placeOfKey(key: string): Place {
    return this.source.findLine(new RegExp(`^${key}:`)) ?? this.source.placeAt(0);
  }

  #route(): string {
    const prefix = this.version ? prefixOf(this.version) : '';
    const slug = 'data' in this.frontMatter ? this.frontMatter.data.slug : undefined;
    return (
      prefix + (typeof slug === 'string' ? slug : routeOf(pathInVersion(this.file) ?? this.file))
    );
  }

  #parse() {
    if (!this.#parsed) {
      const empty: Root = {type: 'root', children: []};
      const conflict = conflictIn(this.resolved.text);
      // After an open block, the rest of the page seems to be code, so other findings would be wrong.
      const open = conflict ?? unclosedFence(this.resolved.text);
      const message = conflict === undefined ? UNCLOSED_FENCE : CONFLICT;
      try {
        this.#parsed =
          open === undefined
            ? {tree: this.parse(this.resolved.text)}
            : {tree: empty, syntaxError: {...this.placeAt(open), message}};
      } catch (error) {
        this.#parsed = {tree: empty, syntaxError: this.#describe(error as ParserMessage)};
      }
    }
    return this.#parsed;
  }

  /** The offset in a message that has it only in its text, as in `… for <Tabs> (6:1-6:7)`. */
  #offsetIn(reason: string): number {
    const [, line, column] = /\((\d+):(\d+)/.exec(reason) ?? [];
    if (!line) return 0;
    const text = new SourceText(this.file, this.resolved.text);
    return text.offsetOfLine(Number(line)) + Number(column) - 1;
  }

  #describe({reason, place}: ParserMessage): SyntaxProblem {
    const {line, column} = this.placeAt(
      place?.offset ?? place?.start?.offset ?? this.#offsetIn(reason),
    );
    return {line, column, message: `not valid MDX: ${reason.replace(/ \(\d[\d:-]*\)$/, '')}`};
  }
}

/** Front matter that no line of dashes ends. */
const UNCLOSED = /^---[ \t]*\n(?![\s\S]*\n---[ \t]*(?:\n|$))/;

function readFrontMatter(text: string): FrontMatter {
  if (UNCLOSED.test(text)) {
    const fix = 'write --- on its own line after the last key';
    return {failure: {message: 'the front matter is never closed', fix, line: 1}};
  }
  try {
    // The empty options turn off gray-matter's cache, which forgets that parsing a text failed.
    return {data: matter(text, {}).data};
  } catch (error) {
    const {reason, message, mark} = error as Error & {reason?: string; mark?: {line: number}};
    const why = reason ?? message;
    const fix = /duplicated/.test(why)
      ? 'keep one of the lines with this key, and delete the others'
      : 'quote the value if it starts with {{ or contains a colon followed by a space';
    const conflict = conflictIn(text);
    if (conflict !== undefined) {
      const line = text.slice(0, conflict).split('\n').length;
      return {failure: {message: CONFLICT, fix: CONFLICT_FIX, line}};
    }
    const line = (mark?.line ?? 0) + 1;
    return {failure: {message: `front matter is not valid YAML: ${why}`, fix, line}};
  }
}
