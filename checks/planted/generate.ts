/** Makes mistakes from kinds: each wording in another place, each on a page of its own. */
import type {Kind} from './kinds/kind.ts';
import type {Mistake} from './mistake.ts';
import {aside} from './onPage.ts';

const MARK = '⟦';

/** Goes on through the places from kind to kind, so that kinds with few wordings differ too. */
let turn = 0;

/** The mistakes of a kind. */
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
