/**
 * What a sample does must be asked for by one of its cases: otherwise a page could promise an
 * export, a response or a stored record that nobody ever compares.
 */
import type {Block, Case, Outcome} from '../model.ts';

/** One thing that a sample did. */
interface Effect {
  /** Key of `expect` that covers it. */
  key: string;
  /** Below that key, for exports. */
  name?: string;
  /** What is said about it. */
  says: string;
  line?: number;
}

/** One execution, with what it was for. */
export interface Executed {
  item: Case;
  outcome: Outcome;
}

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** Data that the platform's HTTP client exports by itself. */
const ownExports = new Set(['debug', 'debug_config', 'debug_response']);

function effectsOf({item: {given, expect}, outcome}: Executed): Effect[] {
  const {lines} = outcome;
  const effects: (Effect | false)[] = [
    outcome.return !== undefined &&
      outcome.return !== null && {key: 'return', says: 'returns a value'},
    outcome.respond !== undefined && {key: 'respond', says: 'responds', line: lines.respond},
    outcome.flow !== undefined &&
      outcome.flow !== null && {key: 'flow', says: 'pauses or ends the workflow', line: lines.flow},
    outcome.send.length > 0 && {key: 'send', says: 'sends to a destination', line: lines['send.0']},
    outcome.emits.length > 0 && {key: 'emits', says: 'emits events', line: lines.emits},
    differ(outcome.stores, given.stores ?? {}) && {key: 'stores', says: 'changes a data store'},
    differ(outcome.db, given.db ?? {}) && {key: 'db', says: 'changes its state in the db'},
    // Of work that is cut off it is a matter of luck what still arrives.
    !expect.warning &&
      outcome.requests.some(({method, body}) => method !== 'GET' && body !== '') && {
        key: 'requests',
        says: 'sends data in a request',
      },
    ...Object.keys(outcome.exports)
      .filter((name) => !ownExports.has(name))
      .map((name) => ({
        key: 'exports',
        name,
        says: `exports ${name}`,
        line: lines[`exports.${name}`],
      })),
  ];
  return effects.filter((effect) => effect !== false);
}

/** Titles of result blocks, by the key of `expect` that they stand for. */
const shownAs: Record<string, string> = {
  return: 'Returns',
  exports: 'Exports',
  respond: 'Response',
  emits: 'Emits',
  requests: 'Sends',
  send: 'Delivers',
  stores: 'Stores',
};

function isExpected({key, name}: Effect, cases: Case[], shown: Block[]): boolean {
  const isShown = shown.some(({meta}) => shownAs[key] && meta.title?.startsWith(shownAs[key]));
  return cases.some(({expect}) => {
    if (expect.shown && isShown) return true;
    const value = expect[key];
    return name === undefined ? value !== undefined : Object.hasOwn(Object(value), name);
  });
}

/**
 * Finds what a sample did without any case expecting it.
 *
 * @param executed - all executions of one sample
 * @param shown - its result blocks
 * @returns a message for each, with the line of the call where it is known
 */
export function unexpectedEffects(
  executed: Executed[],
  shown: Block[],
): {message: string; line?: number}[] {
  const cases = executed.map(({item}) => item);
  const found = new Map<string, {message: string; line?: number}>();
  for (const effect of executed.flatMap(effectsOf)) {
    if (isExpected(effect, cases, shown)) continue;
    const {key, name, says, line} = effect;
    const path = name === undefined ? key : `${key}.${name}`;
    found.set(path, {
      message: `the sample ${says}, and no case expects it: write expect.${path}`,
      line,
    });
  }
  return [...found.values()];
}
