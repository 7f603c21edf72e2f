import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  parseDocument,
  visit,
} from 'yaml';
import {type Mistake, mistake, type Place} from '../mistake.ts';
import {SourceText} from './sourceText.ts';

/** The keys and indexes that lead to a value. */
export type YamlPath = readonly PropertyKey[];

const nameOf = (key: unknown) => String(isScalar(key) ? key.value : key);

/** What to do about text that isn't valid YAML, by the words of a parser. */
export const yamlFix = (message: string) =>
  /unique|duplicated/.test(message)
    ? 'keep one of the lines with this key, and delete the others'
    : 'quote the value if it starts with {{ or contains a colon followed by a space, and close all brackets';

/** A text in YAML whose keys and values know where they are. */
export class YamlText extends SourceText {
  #document: Document.Parsed | undefined;

  /** Parsed when it's first needed: most files have no mistakes whose place somebody asks for. */
  get document(): Document.Parsed {
    this.#document ??= parseDocument(this.text, {prettyErrors: false});
    return this.#document;
  }

  /** The value; undefined if the text has nothing but comments. */
  get value(): unknown {
    return this.document.contents === null ? undefined : this.document.toJS();
  }

  /** What makes the text unreadable. */
  get syntaxMistakes(): Mistake[] {
    return this.document.errors.map(({message, pos: [offset]}) =>
      mistake(this.placeAt(offset), `not valid YAML: ${message}`, yamlFix(message)),
    );
  }

  /** The place of a value, or of its key. What's missing is at the key of the map that lacks it. */
  placeOf(path: YamlPath, of: 'key' | 'value' = 'value'): Place {
    return this.at(this.#offsetOf(path, of));
  }

  #offsetOf(path: YamlPath, of: 'key' | 'value'): number {
    if (path.length === 0) return this.document.contents?.range[0] ?? 0;
    const parent = this.document.getIn(path.slice(0, -1), true);
    const pair = isMap(parent)
      ? parent.items.find(({key}) => nameOf(key) === path.at(-1))
      : undefined;
    const node = of === 'key' && pair ? pair.key : this.document.getIn(path, true);
    if (isNode(node) && node.range) return node.range[0];
    return this.#offsetOf(path.slice(0, -1), 'key');
  }

  /** Values that YAML reads otherwise than they look: with a number sign, or templates without quotes. */
  misreadings(): Mistake[] {
    const found: Mistake[] = [];
    visit(this.document, {
      Pair: (_, {key}) => {
        if (!isCollection(key)) return;
        const message = 'braces start a map';
        const fix = "put the template in quotes, as in '{{product.url}}'";
        found.push(mistake(this.placeAt(key.range?.[0] ?? 0), message, fix));
      },
      Scalar: (_, {value, comment, range}, ancestors) => {
        if (typeof comment !== 'string') return;
        const parent = ancestors.at(-1);
        const key = isPair(parent) && isScalar(parent.key) ? parent.key : undefined;
        const name = key ? String(key.value) : String(value);
        const message = `"${name}" ends before "#${comment}", which YAML reads as a comment`;
        const whole = JSON.stringify(`${String(value)} #${comment}`);
        const fix = `write ${key ? `${name}: ` : ''}${whole}, or put the comment on the line above`;
        found.push(mistake(this.placeAt((key?.range ?? range)![0]), message, fix));
      },
    });
    return found;
  }
}
