import * as z from 'zod';

const language = z.strictObject({
  blocks: z
    .enum(['run', 'parse', 'show'])
    .describe('Whether its blocks run, have to parse, or are only shown.'),
  also: z
    .array(z.string())
    .exactOptional()
    .describe('Other names for it. Pages use one name, so the check suggests it for these.'),
  prism: z
    .string()
    .exactOptional()
    .describe('The Prism language file, for languages that prism-react-renderer doesn’t include.'),
});

/** By the name after the fence. */
export const codeLanguagesSchema = z.record(z.string(), language);

export type CodeLanguage = z.infer<typeof language>;
