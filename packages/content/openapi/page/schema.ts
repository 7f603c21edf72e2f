/** Describes schemas in words. */
import {code, text, type Inline} from '../markdownNodes.ts';
import type {Schema} from '../types.ts';

/** The bare type: `string`, `array of objects`, `string or null`. */
function typeName({type, items}: Schema): string {
  if (type === undefined) return 'any';
  if (type === 'array') {
    const inner = items?.type;
    return typeof inner === 'string' ? `array of ${inner}s` : 'array';
  }
  return typeof type === 'string' ? type : type.join(' or ');
}

const FORMATS: Record<string, string> = {
  'date-time': 'ISO 8601',
  email: 'email address',
  uri: 'URL',
  uuid: 'UUID',
};

/** The allowed values: `one of $errors, $logs`. */
const oneOf = (values: string[]): Inline[] => [
  text(values.length > 1 ? ', one of ' : ', only '),
  ...values.flatMap((value, at) => [...(at ? [text(', ')] : []), code(value)]),
];

/** The type with its limits: `integer, 1–100, default 10`. */
export function typeOf(schema: Schema): Inline[] {
  const {format, minimum, maximum, default: preset} = schema;
  const words = [
    typeName(schema),
    ...(format ? [FORMATS[format] ?? format] : []),
    ...(minimum !== undefined && maximum !== undefined ? [`${minimum}–${maximum}`] : []),
  ];
  const values = schema.enum ?? [];
  return [
    text(words.join(', ')),
    ...(values.length > 0 ? oneOf(values) : []),
    ...(preset === undefined ? [] : [text(', default '), code(JSON.stringify(preset))]),
  ];
}

/** The schema with the nested fields of a field: an object, or the items of a list. */
export function inside(schema: Schema): Schema | undefined {
  const object = schema.type === 'array' ? schema.items : schema;
  return object?.properties ? object : undefined;
}
