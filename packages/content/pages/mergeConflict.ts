import {type Mistake, mistake} from '../mistake.ts';
import type {SourceText} from '../text/sourceText.ts';

/** Finds the first mark of a merge conflict. A line of seven equal signs is also in the output of programs. */
export function mergeConflict(source: SourceText): Mistake | undefined {
  const side = source.text.search(/^(?:<{7}|\|{7}(?= )|>{7})(?: .*)?$/m);
  const middle = /^(`{3,}|~{3,})[^]*?^\1|^={7}$/gm;
  const found =
    side === -1
      ? [...source.text.matchAll(middle)].find(([mark]) => mark === '=======')
      : undefined;
  const offset = side === -1 ? found?.index : side;
  if (offset === undefined) return undefined;
  const fix = 'keep one side, and delete the lines with <<<<<<<, |||||||, ======= and >>>>>>>';
  return mistake(source.placeAt(offset), "a merge conflict wasn't resolved", fix);
}
