/** Reads a file of `data/`: YAML with positions, templates and a schema. */
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import type * as z from 'zod';
import {findTokens, nearestFact} from './tokens.ts';
import {type FactMistake, wordsFor} from './mistakes.ts';
import type {FactTree} from './tree.ts';

/** The keys and indexes that lead to a value. */
export type FactPath = readonly PropertyKey[];

/** A text in YAML whose values know where they are. */
export class FactSource {
  readonly #lines = new LineCounter();
  readonly #document: Document;

  constructor(
    readonly file: string,
    text: string,
  ) {
    this.#document = parseDocument(text, {lineCounter: this.#lines, prettyErrors: false});
  }

  /** The offset of a value or its key. A missing value is at the key of the map that lacks it. */
  offsetOf(path: FactPath, of: 'key' | 'value' = 'value'): number {
    if (path.length === 0) return this.#document.contents?.range?.[0] ?? 0;
    const parent = this.#document.getIn(path.slice(0, -1), true);
    const pair = isMap(parent)
      ? parent.items.find(({key}) => String(isScalar(key) ? key.value : key) === path.at(-1))
      : undefined;
    const node = of === 'key' && pair ? pair.key : this.#document.getIn(path, true);
    if (isNode(node) && node.range) return node.range[0];
    return this.offsetOf(path.slice(0, -1), 'key');
  }

  /** The place of a value or its key. */
  placeOf(path: FactPath, of: 'key' | 'value' = 'value'): {line: number; column: number} {
    return this.#placeAt(this.offsetOf(path, of));
  }

  #placeAt(offset: number) {
    const {line, col} = this.#lines.linePos(offset);
    return {line, column: col};
  }

  #mistake(offset: number, path: FactPath, message: string): FactMistake {
    const name = path.length > 0 ? `${path.join('.')} ` : '';
    return {file: this.file, ...this.#placeAt(offset), message: `${name}${message}`};
  }

  /** Replaces the templates in all texts and keys. Returns one message for each unknown fact. */
  #resolve(facts: FactTree): FactMistake[] {
    const mistakes: FactMistake[] = [];
    visit(this.#document, {
      Pair: (_, {key}) => {
        if (!isCollection(key)) return;
        const message =
          "A template needs quotes, as in '{{product.url}}', because braces start a map.";
        mistakes.push(this.#mistake(key.range?.[0] ?? 0, [], message));
      },
      Scalar: (_, node) => {
        if (typeof node.comment === 'string') {
          const message = `ends before "#${node.comment}", which YAML reads as a comment. Put the value in quotes, or the comment on the line above.`;
          mistakes.push(this.#mistake(node.range![0], [], `${String(node.value)} ${message}`));
        }
        if (typeof node.value !== 'string') return;
        let text = node.value;
        for (const {path, start, end, value} of findTokens(text, facts).reverse()) {
          const nearest = nearestFact(path, facts);
          const hint = nearest === undefined ? '' : ` Did you mean {{${nearest}}}?`;
          const message = `There is no fact {{${path}}}.${hint}`;
          if (value === undefined) mistakes.push(this.#mistake(node.range![0], [], message));
          else text = text.slice(0, start) + value + text.slice(end);
        }
        node.value = text;
      },
    });
    return mistakes;
  }

  /**
   * @param schema - describes the value, without changing it
   * @param facts - what templates may name
   * @returns the value, in the order of the file, or what's wrong
   */
  read<Schema extends z.ZodType>(
    schema: Schema,
    facts: FactTree = {},
  ): {value: z.infer<Schema>; mistakes: FactMistake[]} {
    const syntax = this.#document.errors.map(({message, pos: [offset]}) =>
      this.#mistake(offset, [], `This is not valid YAML: ${message}`),
    );
    const mistakes = syntax.length > 0 ? syntax : this.#resolve(facts);
    if (mistakes.length > 0) return {value: {} as z.infer<Schema>, mistakes};
    // A file with nothing but comments is null.
    const value = (this.#document.contents && this.#document.toJS()) ?? {};
    const {error} = schema.safeParse(value, {error: wordsFor});
    const found = error?.issues.flatMap((issue) => this.#mistakesOf(issue)) ?? [];
    // Rules after the first that fails say the same in other words.
    const isFirst = ({line, column}: FactMistake, at: number) =>
      found.findIndex((other) => other.line === line && other.column === column) === at;
    return {value, mistakes: found.filter(isFirst)};
  }

  #mistakesOf(issue: z.core.$ZodIssue): FactMistake[] {
    const {path, message} = issue;
    if (issue.code === 'invalid_union') {
      // Of several forms that a value may have, it's the one with the fewest mistakes.
      const [nearest, next] = [...issue.errors].sort((a, b) => a.length - b.length);
      if (nearest && next && nearest.length < next.length) {
        return nearest.flatMap((one) => this.#mistakesOf({...one, path: [...path, ...one.path]}));
      }
    }
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const whole = [...path, key];
        return this.#mistake(this.offsetOf(whole, 'key'), whole, message);
      });
    }
    const offset = this.offsetOf(path, issue.code === 'invalid_key' ? 'key' : 'value');
    const node = this.#document.getIn(path, true) as Node | undefined;
    const found = isScalar(node) ? `; found ${JSON.stringify(node.value)}` : '';
    const [said = '', ...hint] = message.split(/(?<=[^.])\. /);
    return [this.#mistake(offset, path, [said + found, ...hint].join('. '))];
  }
}
