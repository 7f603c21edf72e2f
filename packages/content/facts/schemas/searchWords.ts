import * as z from 'zod';
import {target} from './shared.ts';

/** Groups of words and phrases that mean the same everywhere. */
export const synonymsSchema = z.array(z.array(z.string().min(1)).min(2));

const phrases = z.string().min(2);

const section = z.strictObject({
  names: phrases
    .exactOptional()
    .describe(
      'Other names for the section, as readers would type them, separated by "; ". Both search ' +
        'backends rank each almost like a heading. Words that mean the same everywhere belong in ' +
        'data/synonyms.yaml.',
    ),
  asked: phrases
    .exactOptional()
    .describe(
      'What readers ask when they need the section, in words that the page may not contain, ' +
        'separated by "; ". Only the full index has these, so that the first one stays small.',
    ),
});

/** By route, then by heading: `page` stands for the page itself, and `'#retries'` for a heading. */
export const searchWordsSchema = z.record(
  target,
  z.record(
    z.string().regex(/^(page|#.+)$/, "must be page, or a heading in quotes such as '#retries'"),
    section,
  ),
);
