/** Reads the workflows of a case file: their steps and the expected results of each run. */
import type {CaseFile} from '../expectations/load.ts';
import type {Case, Expect, Given, Place, Problem} from '../model.ts';
import {type WorkflowData, workflowSchema} from './schema.ts';

/** The input and the expected result of a step in one run. */
export interface StepCase extends Case {
  step: string;
  /** Whether the run expects the step to run at all. */
  isExpected: boolean;
}

export interface Run {
  event: unknown;
  context?: Record<string, unknown> | undefined;
  pauses: NonNullable<WorkflowData['runs'][number]['pauses']>;
  /** All steps of the workflow, in order. */
  steps: StepCase[];
  place: Place;
}

/** Samples of a page that run as the steps of one workflow. */
export interface Workflow {
  name: string;
  /** The event source that starts the workflow. Without it, each run has its own event. */
  source?: Case;
  /** Contents of the data stores before the first run. */
  stores: Record<string, Record<string, unknown>>;
  /** Stores by prop, for each step. */
  storesOf: Record<string, Record<string, string>>;
  runs: Run[];
  place: Place;
}

/** All cases of a workflow. Their samples must exist on the page. */
export const casesOf = ({source, runs}: Workflow): Case[] => [
  ...(source ? [source] : []),
  ...runs.flatMap(({steps}) => steps),
];

function toRun(data: WorkflowData, index: number, path: (string | number)[], file: CaseFile): Run {
  const {event, context, given = {}, pauses = {}, expect} = data.runs[index]!;
  const at = [...path, 'runs', index];
  const steps = Object.entries(data.steps).map(([step, definition]): StepCase => {
    const constant: Given = 'given' in definition ? (definition.given as Given) : {};
    const expected = expect[step] as Expect | undefined;
    return {
      step,
      sample: definition.sample,
      given: {...constant, ...(given[step] as Given), ...(data.env && {env: data.env})},
      expect: expected ?? {},
      isExpected: expected !== undefined,
      place: {file: file.name, line: file.lineOf([...at, 'expect', step])},
      lineOf: ([key, ...below]) => file.lineOf([...at, key!, step, ...below]),
    };
  });
  return {event, context, pauses, steps, place: {file: file.name, line: file.lineOf(at)}};
}

/** Finds steps of a run that the workflow doesn't have. */
function strayNames(data: WorkflowData): [(string | number)[], string][] {
  const known = Object.keys(data.steps);
  return data.runs.flatMap((run, index) =>
    (['given', 'pauses', 'expect'] as const).flatMap((key) =>
      Object.keys(run[key] ?? {})
        .filter((step) => !known.includes(step))
        .map((step): [(string | number)[], string] => [
          ['runs', index, key, step],
          `the workflow has no step ${step}; it has ${known.join(', ')}`,
        ]),
    ),
  );
}

/**
 * Reads the workflows of one case file.
 *
 * @param file - the opened case file
 * @returns its workflows and their problems
 */
export function loadWorkflows(file: CaseFile): {workflows: Workflow[]; problems: Problem[]} {
  const workflows: Workflow[] = [];
  const problems: Problem[] = [];
  for (const [name, value] of Object.entries(file.workflows)) {
    const path = ['workflows', name];
    const problem = (below: (string | number)[], message: string) =>
      problems.push({
        file: file.name,
        line: file.lineOf([...path, ...below]),
        language: 'case',
        message: `workflow ${name}: ${message}`,
      });
    const checked = workflowSchema.safeParse(value);
    if (!checked.success) {
      for (const issue of checked.error.issues) {
        const below = issue.path as (string | number)[];
        problem(below, `${below.join('.')}: ${issue.message}`);
      }
      continue;
    }
    const {data} = checked;
    const stray = strayNames(data);
    stray.forEach(([below, message]) => problem(below, message));
    if (stray.length > 0) continue;
    const {source} = data;
    workflows.push({
      name,
      ...(source && {
        source: {
          sample: source.sample,
          given: (source.given ?? {}) as Given,
          expect: source.expect as Expect,
          place: {file: file.name, line: file.lineOf([...path, 'source'])},
          lineOf: (below) => file.lineOf([...path, 'source', ...below]),
        },
      }),
      stores: data.stores ?? {},
      storesOf: Object.fromEntries(
        Object.entries(data.steps).map(([step, definition]) => [
          step,
          'stores' in definition ? (definition.stores ?? {}) : {},
        ]),
      ),
      runs: data.runs.map((_, index) => toRun(data, index, path, file)),
      place: {file: file.name, line: file.lineOf(path)},
    });
  }
  return {workflows, problems};
}
