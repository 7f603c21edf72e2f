import type {Schema} from '../types.ts';
import {
  code,
  details,
  inline,
  inlineElement,
  table,
  text,
  type Block,
  type Inline,
} from './nodes.ts';
import {isNamed, objectLink} from './objects.ts';
import {inside, typeOf} from './schema.ts';

const mark = (word: 'required' | 'optional'): Inline[] => [
  text(' '),
  inlineElement('span', {className: `rest-${word}`}, [text(word)]),
];

/**
 * The cell that names a parameter or a field: name, mark, and below them the type.
 *
 * @param name - the name
 * @param type - the type and what limits it
 * @param word - the mark, if it has one
 */
export const named = (name: string, type: Inline[], word?: 'required' | 'optional'): Inline[] => [
  code(name),
  ...(word ? mark(word) : []),
  inlineElement('br', {}, []),
  inlineElement('span', {className: 'rest-type'}, type),
];

interface Options {
  docsUrl: string;
  /** In a request, what must be sent is marked; in an answer, what may be absent. */
  marks: 'required' | 'optional';
}

/** The type of a field; of an object with a section of its own, the link to that. */
function fieldType(schema: Schema): Inline[] {
  const object = inside(schema);
  if (!isNamed(object)) return typeOf(schema);
  if (schema.type === 'array') return [text('array of '), objectLink(object, 'objects')];
  return [objectLink(object)];
}

/** A field; a list without a description has that of its items. */
function row(name: string, schema: Schema, isRequired: boolean, {docsUrl, marks}: Options) {
  const word = (marks === 'required') === isRequired ? marks : undefined;
  const said = schema.description ?? schema.items?.description ?? '';
  return [named(name, fieldType(schema), word), inline(said, docsUrl)];
}

/** Fields that every request with a JSON body takes; the page explains them once. */
export const isCommon = (name: string): boolean => name === 'include' || name === 'exclude';

/**
 * The fields of an object as a table, those of inner objects below, folded.
 *
 * @param schema - an object with properties
 * @param options - where the site is published, and which fields are marked
 * @param path - the names around, for the titles of inner objects
 */
export function fields(schema: Schema, options: Options, path = ''): Block[] {
  const entries = Object.entries(schema.properties ?? {}).filter(([name]) => !isCommon(name));
  const rows = entries.map(([name, field]) =>
    row(name, field, Boolean(schema.required?.includes(name)), options),
  );
  const inner = entries.flatMap(([name, field]) => {
    const object = inside(field);
    if (!object || isNamed(object)) return [];
    const at = `${path}${name}${field.type === 'array' ? '[]' : ''}`;
    return [details([text('Fields of '), code(at)], fields(object, options, `${at}.`))];
  });
  return [table(['Field', 'Description'], rows, 'rest-table'), ...inner];
}
