import {
  code,
  details,
  heading,
  inlineElement,
  paragraph,
  table,
  text,
  type Block,
  type Inline,
} from '../markdownNodes.ts';
import type {Schema} from '../types.ts';
import {inline} from './descriptions.ts';
import {isNamed, type NamedObject, objectAnchor, objectHeading, objectLink} from './objects.ts';
import {inside, typeOf} from './schema.ts';

/**
 * Requests mark required fields; responses mark optional ones. Named objects mark none, because a reader
 * can leave out all of their fields but the ID.
 */
type Marks = 'required' | 'optional';

/**
 * Returns the first cell of a parameter or field: the name, the mark, and the type below.
 *
 * @param name - the name
 * @param type - the type with its limits
 * @param word - the mark, if it has one
 */
export const named = (name: string, type: Inline[], word?: Marks): Inline[] => [
  code(name),
  ...(word ? [text(' '), inlineElement('span', {className: `rest-${word}`}, [text(word)])] : []),
  inlineElement('br', {}, []),
  inlineElement('span', {className: 'rest-type'}, type),
];

/** The type of a field, or a link if the object has its own section. */
function fieldType(schema: Schema): Inline[] {
  const object = inside(schema);
  if (!isNamed(object)) return typeOf(schema);
  if (schema.type === 'array') return [text('array of '), objectLink(object, 'objects')];
  return [objectLink(object)];
}

/** A row for a field. A list without a description gets that of its items. */
function row(name: string, schema: Schema, isRequired: boolean, marks?: Marks) {
  const word = (marks === 'required') === isRequired ? marks : undefined;
  const description = schema.description ?? schema.items?.description ?? '';
  return [named(name, fieldType(schema), word), inline(description)];
}

/** Parameters and fields that many operations have. The page explains each once, in these sections. */
export const common: [anchor: string, names: string[]][] = [
  ['pagination', ['limit', 'after', 'before', 'page_info']],
  ['common-parameters', ['include', 'exclude']],
];

/** Whether the page explains a parameter or field once, for all operations. */
export const isCommon = (name: string): boolean => common.some(([, names]) => names.includes(name));

/**
 * Returns the fields of an object as a table, with collapsed tables of nested objects below.
 *
 * @param schema - an object with properties
 * @param marks - which fields are marked; none by default
 * @param path - the names of the parent fields, for the titles of nested objects
 */
export function fields(schema: Schema, marks?: Marks, path = ''): Block[] {
  const entries = Object.entries(schema.properties ?? {}).filter(([name]) => !isCommon(name));
  const rows = entries.map(([name, field]) =>
    row(name, field, Boolean(schema.required?.includes(name)), marks),
  );
  const inner = entries.flatMap(([name, field]) => {
    const object = inside(field);
    if (!object || isNamed(object)) return [];
    const at = `${path}${name}${field.type === 'array' ? '[]' : ''}`;
    return [
      details('rest-fields', [text('Fields of '), code(at)], fields(object, marks, `${at}.`)),
    ];
  });
  return [table(['Field', 'Description'], rows, 'rest-table'), ...inner];
}

/** Returns the section of an object that operations use, including the heading. */
export const objectSection = (object: NamedObject): Block[] => [
  heading(3, objectHeading(object), objectAnchor(object)),
  ...(object.description ? [paragraph(...inline(object.description))] : []),
  ...fields(object),
];
