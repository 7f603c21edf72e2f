import type * as z from 'zod';

/**
 * Validates a fact file as it is loaded, so that a wrong value stops the build where it was typed.
 *
 * @param file - the fact file, as a contributor would open it
 * @param schema - what the file must look like
 * @param value - what it holds
 * @returns the value, unchanged
 * @throws Error that names the file, each wrong key, what was expected and what was found
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
    return `  ${path || '(whole file)'}: ${issue.message}; found ${JSON.stringify(found)}`;
  });
  throw new Error(`${file} is not valid:\n${problems.join('\n')}`);
}
