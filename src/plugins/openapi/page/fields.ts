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
import {inside, typeOf} from './schema.ts';

/** The mark of what must be sent. */
export const required = (): Inline[] => [
  text(' '),
  inlineElement('span', {className: 'rest-required'}, [text('required')]),
];

interface Options {
  docsUrl: string;
  /** In a request, what must be sent is marked; in an answer, what may be absent needs no mark. */
  markRequired: boolean;
}

/** A field, an object in the type column leading to its own fields below. */
function row(name: string, schema: Schema, isRequired: boolean, {docsUrl}: Options): Inline[][] {
  const said = inline(schema.description ?? '', docsUrl);
  return [[code(name), ...(isRequired ? required() : [])], typeOf(schema), said];
}

/** Fields that every request with a JSON body takes; the page explains them once. */
export const isCommon = (name: string): boolean => name === 'include' || name === 'exclude';

/**
 * The fields of an object as a table, those of inner objects below, folded.
 *
 * @param schema - an object with properties
 * @param options - where the site is published, and whether required fields are marked
 * @param path - the names around, for the titles of inner objects
 */
export function fields(schema: Schema, options: Options, path = ''): Block[] {
  const entries = Object.entries(schema.properties ?? {}).filter(([name]) => !isCommon(name));
  const rows = entries.map(([name, field]) =>
    row(name, field, options.markRequired && Boolean(schema.required?.includes(name)), options),
  );
  const inner = entries.flatMap(([name, field]) => {
    const object = inside(field);
    if (!object) return [];
    const at = `${path}${name}${field.type === 'array' ? '[]' : ''}`;
    return [details([text('Fields of '), code(at)], fields(object, options, `${at}.`))];
  });
  return [table(['Field', 'Type', 'Description'], rows), ...inner];
}
