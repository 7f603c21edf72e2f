/** Runs samples again with bad values in place of those that they take from outside. */
import {withExpected} from '../expectations/declared.ts';
import type {Executed} from '../expectations/effects.ts';
import type {LaneOf} from '../lanes/lane.ts';
import {type Given, type Problem, problemOf, type Sample} from '../model.ts';
import {isWrongOnPurpose} from '../safety/index.ts';
import {harmOf} from './harm.ts';
import {
  anyPath,
  isSource,
  keyOf,
  leavesOf,
  put,
  type Replacement,
  replacementsOf,
  wordOf,
} from './replace.ts';

const FIX = 'check the value before you use it, and fail if it is not what the sample needs';

/** Whether a service fails in this case: then the sample may wait before it tries again. */
const isFailing = ({item: {given}}: Executed): boolean =>
  (given.http ?? []).some(
    ({respond: {drop, cut, status = 200} = {}}) => drop || cut || status >= 400,
  );

/** Says where the bad value is, and which. */
const saysOf = ({path, value}: Replacement): string =>
  value === undefined
    ? `without ${path.join('.')}`
    : `with ${JSON.stringify(value)} as ${path.join('.')}`;

/** Whether the source or an earlier step of the workflow refuses the value, or makes it itself. */
async function isRefused(
  {path, good, value}: Replacement,
  {earlier = []}: Executed,
  samples: Sample[],
  laneOf: LaneOf,
): Promise<boolean> {
  if (path[0] !== 'event') return false;
  for (const one of earlier) {
    const sample = samples.find(({name}) => name === one.item.sample)!;
    const given = withExpected(one.item);
    const same = leavesOf(sample, given).filter(
      (leaf) => keyOf(leaf.path) === keyOf(path) && leaf.value === good,
    );
    if (same.length === 0 && isSource(one)) return true;
    if (same.length === 0) continue;
    const bad = same.reduce((now, leaf) => put(now, leaf.path, value) as Given, given);
    const outcome = await (await laneOf(sample)).run(sample, anyPath(bad, good), samples);
    const {error, status, flow, emits} = outcome;
    const isEnd = error !== undefined || status !== 0 || Object.hasOwn(Object(flow), 'exit');
    if (isEnd || emits.length < one.outcome.emits.length) return true;
  }
  return false;
}

/**
 * Finds harm that a sample does with a value that nobody looked at, such as `..` in a path, an
 * object as a key, or a negative amount.
 *
 * @param sample - the sample
 * @param executed - its executions that worked as expected
 * @param samples - all samples of its page
 * @param laneOf - returns the lane that executes a sample
 * @returns at most one problem for each key that the sample reads
 */
export async function badValueProblems(
  sample: Sample,
  executed: Executed[],
  samples: Sample[],
  laneOf: LaneOf,
): Promise<Problem[]> {
  if (sample.meta.fails !== undefined || isWrongOnPurpose(sample.meta.title)) return [];
  const lane = await laneOf(sample);
  const working = executed.filter(({item, outcome}) => !outcome.error && !item.expect.warning);
  const found = new Map<string, Problem>();
  const tried = new Set<string>();
  for (const one of [...working.filter((it) => !isFailing(it)), ...working.filter(isFailing)]) {
    for (const replacement of replacementsOf(sample, one)) {
      const key = keyOf(replacement.path);
      const says = saysOf(replacement);
      // The same value in the next call or response is read in the same place.
      const same = says.replace(/\d+/g, '');
      if (found.has(key) || tried.has(same)) continue;
      tried.add(same);
      const outcome = await lane.run(sample, replacement.given, samples);
      const harm = harmOf(one.outcome, outcome, replacement);
      if (!harm || (await isRefused(replacement, one, samples, laneOf))) continue;
      const index = sample.code.split('\n').findIndex((text) => wordOf(key).test(text));
      const problem = problemOf(sample, `${says}, the sample ${harm}`, sample.line + 1 + index);
      found.set(key, {...problem, fix: FIX});
    }
  }
  return [...found.values()];
}
