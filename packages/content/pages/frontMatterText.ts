/** The text of a page's front matter, and why it can't be read. */
import matter from 'gray-matter';
import {type Mistake, mistake, type Place} from '../mistake.ts';
import {SourceText} from '../text/sourceText.ts';
import {yamlFix, YamlText} from '../text/yamlText.ts';
import {mergeConflict} from './mergeConflict.ts';

/** Front matter that no line of dashes ends. */
const UNCLOSED = /^---[ \t]*\n(?![\s\S]*\n---[ \t]*(?:\n|$))/;

/** What a page's front matter says, or why it can't be read. */
export type ReadFrontMatter = {data: Record<string, unknown>} | {failure: Mistake};

/**
 * Reads front matter as Docusaurus does.
 *
 * @param text - a page with its facts resolved
 */
export function readFrontMatter(file: string, text: string): ReadFrontMatter {
  const start = {file, line: 1, column: 1};
  if (UNCLOSED.test(text)) {
    const fix = 'write --- on its own line after the last key';
    return {failure: mistake(start, 'the front matter is never closed', fix)};
  }
  try {
    // The empty options turn off gray-matter's cache, which forgets that parsing a text failed.
    return {data: matter(text, {}).data};
  } catch (error) {
    const conflict = mergeConflict(new SourceText(file, text));
    if (conflict) return {failure: conflict};
    const {reason, message, mark} = error as Error & {reason?: string; mark?: {line: number}};
    const why = reason ?? message;
    const at = {...start, line: (mark?.line ?? 0) + 1};
    return {failure: mistake(at, `front matter is not valid YAML: ${why}`, yamlFix(why))};
  }
}

/** Stands for the start of a token, which YAML would read as a map. It's as long, and texts don't contain it. */
const TOKEN = '\uE000\uE000';

/** The front matter of a page as it's written, with its tokens. */
export class FrontMatterText {
  readonly #yaml: YamlText;

  constructor(file: string, page: string) {
    const [text = ''] = /^---\n[\s\S]*?(?=\n---)/.exec(page) ?? [];
    this.#yaml = new YamlText(file, text.replaceAll('{{', TOKEN));
  }

  /** The place of a key. A missing one is at the start of the page. */
  placeOf(key: string): Place {
    const isThere = this.#yaml.document.has(key);
    return isThere ? this.#yaml.placeOf([key], 'key') : this.#yaml.at(0);
  }

  /** Values that YAML cuts off, because it reads a space and `#` as the start of a comment. */
  misreadings(): Mistake[] {
    return this.#yaml.misreadings().map(({message, fix, ...at}) => ({
      ...at,
      message: `front matter ${message.replaceAll(TOKEN, '{{')}`,
      fix: fix.replaceAll(TOKEN, '{{'),
    }));
  }
}
