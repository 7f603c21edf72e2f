/** Objects that several operations use. Each is described once, and operations link to it. */
import {link, text, type Inline} from '../markdownNodes.ts';
import type {Operation} from '../operations.ts';
import type {Schema} from '../types.ts';
import {inside} from './schema.ts';

/** An object with a name. */
export interface NamedObject extends Schema {
  title: string;
}

/** Whether a schema is an object that the page describes once. */
export const isNamed = (schema: Schema | undefined): schema is NamedObject =>
  schema?.title !== undefined;

/** The anchor of the section that describes an object: `the-source-object`. */
export const objectAnchor = ({title}: NamedObject): string =>
  `the-${title.toLowerCase().replaceAll(' ', '-')}-object`;

/** The heading of that section. */
export const objectHeading = ({title}: NamedObject): string => `The ${title.toLowerCase()} object`;

/** A link to the section of an object, such as "source object". */
export const objectLink = (schema: NamedObject, words = 'object'): Inline =>
  link(`#${objectAnchor(schema)}`, text(`${schema.title.toLowerCase()} ${words}`));

/** The named objects in a schema, outer ones first. */
function namedIn(schema: Schema): NamedObject[] {
  const object = inside(schema);
  if (!object) return [];
  const inner = Object.values(object.properties ?? {}).flatMap(namedIn);
  return isNamed(object) ? [object, ...inner] : inner;
}

/**
 * Returns the named objects of a resource. The object `Source` belongs to the resource `Sources`. If no
 * resource has its name, it belongs to the first one that returns it.
 *
 * @param operations - those of all resources, in page order
 */
export function objectsOf(name: string, operations: Operation[]): NamedObject[] {
  const resources = new Set(operations.map(({resource}) => resource));
  const found = new Map<NamedObject, string>();
  for (const {replies, resource} of operations) {
    const schemas = replies.flatMap(([, {content = {}}]) => Object.values(content));
    for (const object of schemas.flatMap(({schema}) => namedIn(schema))) {
      const own = `${object.title}s`;
      if (!found.has(object)) found.set(object, resources.has(own) ? own : resource);
    }
  }
  return [...found].filter(([, resource]) => resource === name).map(([object]) => object);
}
