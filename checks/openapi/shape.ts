/** Values against the schemas of the OpenAPI document. */
import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

// In strict mode, a keyword that JSON Schema does not have is an error.
const ajv = new Ajv2020({allErrors: true, allowUnionTypes: true});
addFormats(ajv);

const compiled = new Map<object, ValidateFunction>();

/**
 * What a value has wrong.
 *
 * @param schema - a schema without references
 * @param value - the value
 * @returns a sentence for each mistake, the place in the value first; nothing for a right value
 * @throws Error for a schema that is none
 */
export function shapeProblems(schema: object, value: unknown): string[] {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  if (validate(value)) return [];
  return validate.errors!.map(({instancePath, message}) => `${instancePath || '/'} ${message}`);
}
