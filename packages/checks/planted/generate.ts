/** Makes mistakes from kinds: puts each wording in a different place, on its own page. */
import type {Kind} from './kinds/kind.ts';
import type {Mistake} from './mistake.ts';
import {aside} from './onPage.ts';

const MARK = '⟦';

/** Continues from kind to kind, so that kinds with few wordings also use different places. */
let turn = 0;

/** Makes the mistakes of a kind. */
export function mistakesOf(kind: Kind): Mistake[] {
  const {rule, what, says, fix, wordings, places} = kind;
  const all = Object.entries(places);
  return wordings.map((wording) => {
    const [place, put] = all[turn % all.length]!;
    turn += 1;
    const marked = aside(...put(wording));
    const before = marked.slice(0, marked.indexOf(MARK)).split('\n');
    return {
      rule,
      what: `${what} in ${place}: ${wording.replace(MARK, '').slice(0, 32)}`,
      file: `docs/planted/made-${turn}.mdx`,
      write: marked.replace(MARK, ''),
      at: `${before.length}:${before.at(-1)!.length + 1}`,
      says,
      fix,
    };
  });
}
