/** Checks values against the schemas of the OpenAPI document. */
import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

// In strict mode, keywords that JSON Schema doesn't have are errors.
const ajv = new Ajv2020({allErrors: true, allowUnionTypes: true});
addFormats(ajv);

const compiled = new Map<object, ValidateFunction>();

/**
 * Validates a value.
 *
 * @param schema - a schema without references
 * @param value - the value
 * @returns a message for each mistake, starting with its place in the value; empty for a valid value
 * @throws Error if the schema is invalid
 */
export function shapeProblems(schema: object, value: unknown): string[] {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  if (validate(value)) return [];
  return validate.errors!.map(({instancePath, message}) => `${instancePath || '/'} ${message}`);
}
