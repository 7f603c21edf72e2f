/** Reads a file of `data/`: YAML with positions, templates and a schema. */
import {visit} from 'yaml';
import type * as z from 'zod';
import type {Mistake} from '../mistake.ts';
import {YamlText} from '../text/yamlText.ts';
import {schemaMistakes} from './schemaMistakes.ts';
import {replaceTokens, unknownFact} from './tokens.ts';
import type {FactTree} from './tree.ts';

/** Replaces the templates in all texts and keys. Returns a mistake for each unknown fact. */
function resolveTemplates(source: YamlText, facts: FactTree): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(source.document, {
    Scalar: (_, node) => {
      if (typeof node.value !== 'string') return;
      node.value = replaceTokens(node.value, facts, ({path}) => {
        mistakes.push(unknownFact(source.placeAt(node.range![0]), path, facts));
        return '';
      });
    },
  });
  return mistakes;
}

/**
 * @param file - the path of the file in the project
 * @param text - its text
 * @param schema - describes the value, without changing it
 * @param facts - what templates may name
 * @returns the value, in the order of the file, or what's wrong
 */
export function parseFacts<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  facts: FactTree,
): {value: z.infer<Schema>; mistakes: Mistake[]} {
  const source = new YamlText(file, text);
  const unreadable = source.syntaxMistakes;
  const early =
    unreadable.length > 0
      ? unreadable
      : [...source.misreadings(), ...resolveTemplates(source, facts)];
  if (early.length > 0) return {value: {} as z.infer<Schema>, mistakes: early};
  const value = source.value ?? {};
  return {value: value as z.infer<Schema>, mistakes: schemaMistakes(schema, value, source)};
}
