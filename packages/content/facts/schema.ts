import type * as z from 'zod';

/**
 * Validates the value of a fact file, so that a wrong value stops the build.
 *
 * @param file - the path of the fact file, for the error
 * @param schema - the schema of the value
 * @param value - the value
 * @returns the unchanged value
 * @throws Error with the file and each wrong key, its expected and its actual value
 */
export function checked<T>(file: string, schema: z.ZodType<T>, value: T): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const path = issue.path.join('.');
    const found = issue.path.reduce<unknown>(
      (node, key) => (node as Record<PropertyKey, unknown> | undefined)?.[key],
      value,
    );
    // Zod already says so if a value is missing.
    const actual = found === undefined ? '' : `; found ${JSON.stringify(found)}`;
    return `  ${path || '(whole file)'}: ${issue.message}${actual}`;
  });
  throw new Error(`${file} is not valid:\n${problems.join('\n')}`);
}
