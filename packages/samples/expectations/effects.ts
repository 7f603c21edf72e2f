/**
 * One of the cases must expect everything that a sample does. Otherwise, a page could contain an
 * export, a response or a stored record that is never compared.
 */
import type {Block, Case, Outcome} from '../model.ts';

/** One effect of a sample. */
interface Effect {
  /** Key of `expect` that covers it. */
  key: string;
  /** Name below that key, for exports. */
  name?: string;
  /** The verb phrase for messages. */
  says: string;
  line?: number | undefined;
}

/** One execution and its case. */
export interface Executed {
  item: Case;
  outcome: Outcome;
  /** For a step of a workflow: the source and the earlier steps of its run. */
  earlier?: Executed[];
}

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** Exports that the platform's HTTP client writes. */
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
    // If code is cut off, requests may or may not arrive.
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

/** Titles of result blocks, by the key of `expect` that they show. */
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
 * Finds effects of a sample that no case expects.
 *
 * @param executed - all executions of one sample
 * @param shown - its result blocks
 * @returns a message for each, with the line of the call if known
 */
export function unexpectedEffects(
  executed: Executed[],
  shown: Block[],
): {message: string; line?: number | undefined}[] {
  const cases = executed.map(({item}) => item);
  const found = new Map<string, {message: string; line?: number | undefined}>();
  for (const effect of executed.flatMap(effectsOf)) {
    if (isExpected(effect, cases, shown)) continue;
    const {key, name, says, line} = effect;
    const path = name === undefined ? key : `${key}.${name}`;
    found.set(path, {
      message: `the sample ${says}, but no case expects it: add expect.${path}`,
      line,
    });
  }
  return [...found.values()];
}
