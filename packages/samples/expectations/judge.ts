/** Compares an execution with its case and with the results on the page. */
import {
  type Block,
  type Case,
  type Expect,
  type Given,
  type Outcome,
  type Problem,
  problemOf,
  type Sample,
} from '../model.ts';
import {type Difference, differences, requestDifferences} from './match.ts';
import {textFits} from './text.ts';

/** The value that a block titled Returns, Output and so on is compared with. */
const shownKinds: Record<string, (outcome: Outcome, given: Given) => unknown> = {
  Event: (_, {event}) => event,
  Returns: (outcome) => outcome.return,
  Output: (outcome) => outcome.stdout + outcome.stderr,
  Exports: (outcome) => outcome.exports,
  Response: (outcome) => (outcome.respond as {body?: unknown} | undefined)?.body,
  Emits: (outcome) => outcome.emits.map((item) => (item as {event: unknown}).event),
  Sends: (outcome) => outcome.requests.map(({request, json}) => ({request, json})),
  Delivers: (outcome) => outcome.send,
  Stores: (outcome) => outcome.stores,
};

export const shownTitles = Object.keys(shownKinds);

/** The first word of the title makes a block a result block. */
export const isResultBlock = (block: Block): boolean =>
  block.meta.samples.length > 0 &&
  shownTitles.includes((block.meta.title ?? '').split(/[\s:,]/)[0] ?? '');

/** Compares a result block of the page. JSON must be equal; a partial match isn't enough. */
function shownProblem(block: Block, outcome: Outcome, given: Given): string | undefined {
  const kind = (block.meta.title ?? '').split(/[\s:,]/)[0] ?? '';
  const actual = shownKinds[kind]?.(outcome, given);
  if (block.language === 'json' && kind !== 'Output') {
    const shown: unknown = JSON.parse(block.code);
    const found = [...differences(shown, actual), ...differences(actual ?? null, shown)];
    return (
      found[0] && `the ${kind} block shows ${JSON.stringify(shown)}\ngot ${JSON.stringify(actual)}`
    );
  }
  const text = typeof actual === 'string' ? actual : JSON.stringify(actual, null, 2);
  if (textFits(block.code, text ?? '')) return undefined;
  return `the ${kind} block shows\n${indent(block.code)}\ngot\n${indent(text ?? 'nothing')}`;
}

const indent = (text: string) => text.trimEnd().replace(/^/gm, '  ');

/** Matches text that the message contains, or a `/…/` expression. */
function errorFits(expected: string, message: string): boolean {
  return differences(expected, message).length === 0 || message.includes(expected);
}

/** Whether the sample is expected to fail. */
const expectsFailure = (expect: Expect) => expect.error !== undefined;

/**
 * Checks one execution.
 *
 * @param sample - the block that ran
 * @param item - the case that it ran with
 * @param outcome - the result of the execution
 * @param shown - the result blocks of the sample
 * @returns the problems; empty if everything is as expected
 */
export function judge(sample: Sample, item: Case, outcome: Outcome, shown: Block[]): Problem[] {
  const problem = (message: string, line?: number) => problemOf(sample, message, line);
  const expected = item.expect;
  const problems = outcome.faults
    .filter(({pending, unsent}) => !(expected.warning && (pending || unsent)))
    .map(({message, line}) => problem(message, line));
  if (expected.warning && !outcome.faults.some(({pending}) => pending)) {
    problems.push(
      problem('expected a warning about code that is still running\nno code was still running'),
    );
  }
  const {error} = outcome;

  if (error && !expectsFailure(expected)) {
    problems.push(
      problem(`${error.message}${outcome.stderr ? `\n${outcome.stderr.trim()}` : ''}`, error.line),
    );
    return problems;
  }
  if (expected.error !== undefined) {
    const wanted = String(expected.error);
    if (!error)
      problems.push(problem(`expected the error ${wanted}\nthe sample ended without an error`));
    else if (!errorFits(wanted, error.message)) {
      problems.push(problem(`expected the error ${wanted}\ngot ${error.message}`, error.line));
    }
  } else if (expected.status === undefined && outcome.status !== 0) {
    const output = (outcome.stderr || outcome.stdout).trim();
    problems.push(problem(`ended with status ${outcome.status}${output ? `\n${output}` : ''}`));
  }

  for (const {path, message} of compare(expected, outcome)) {
    const at = `${item.place.file}:${item.lineOf(['expect', ...path])}`;
    problems.push(problem(`${message}\nexpected in ${at}`, callLine(outcome, path)));
  }

  if (expected.shown) {
    for (const block of shown) {
      const message = shownProblem(block, outcome, item.given);
      if (message) problems.push({...problem(message, block.line), language: block.language});
    }
  }
  return problems;
}

/** The line of the call that a difference is about. If it's missing, the line of a similar call. */
function callLine({lines}: Outcome, path: (string | number)[]): number | undefined {
  const name = path.slice(0, 2).join('.');
  const [, sameKind] =
    Object.entries(lines).find(([key]) => key.split('.')[0] === String(path[0])) ?? [];
  return lines[name] ?? lines[String(path[0])] ?? sameKind;
}

/** Keys that are compared in a special way. */
const special = new Set([
  'shown',
  'warning',
  'error',
  'requests',
  'stdout',
  'stderr',
  'files',
  'return',
]);

function compare(expected: Expect, outcome: Outcome): Difference[] {
  const found: Difference[] = [];
  for (const [key, value] of Object.entries(expected)) {
    if (special.has(key) || value === undefined) continue;
    found.push(...differences(value, outcome[key as keyof Outcome], [key]));
  }
  if ('return' in expected) found.push(...differences(expected.return, outcome.return, ['return']));
  if (expected.requests) {
    found.push(
      ...requestDifferences(expected.requests as Record<string, unknown>[], outcome.requests),
    );
  }
  for (const key of ['stdout', 'stderr'] as const) {
    if (expected[key] !== undefined) {
      found.push(...differences(trimmed(expected[key]), trimmed(outcome[key]), [key]));
    }
  }
  for (const [name, content] of Object.entries(
    (expected.files ?? {}) as Record<string, string | null>,
  )) {
    const actual = outcome.files[name];
    const path = ['files', name];
    if (content !== null && actual === undefined) {
      const there = Object.keys(outcome.files).join(', ') || 'no files';
      found.push({path, message: `expected the file ${name}\ngot ${there}`});
    } else {
      found.push(...differences(content === null ? null : trimmed(content), trimmed(actual), path));
    }
  }
  return found;
}

const trimmed = (value: unknown) =>
  typeof value === 'string' && !value.startsWith('/') ? value.trimEnd() : value;
