import * as z from 'zod';
import {units} from '../units.ts';

const word = z.string().min(1);

/** The words of a language for units, by plural form: https://cldr.unicode.org/index/cldr-spec/plural-rules */
export const unitWordsSchema = z.partialRecord(
  z.enum(units),
  z.strictObject({
    ...z.strictObject({zero: word, one: word, two: word, few: word, many: word}).exactPartial()
      .shape,
    other: word.describe('The form that has no row of its own.'),
  }),
);

export type UnitWords = z.infer<typeof unitWordsSchema>;
