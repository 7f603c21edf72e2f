/** Reads the workflows of a case file: their steps and the expected results of each run. */
import {schemaMistakes} from '@portal/content/facts/schemaMistakes';
import {mistake, type Place} from '@portal/content/mistake';
import type {YamlPath} from '@portal/content/text/yamlText';
import {type CaseFile, inCase} from '../expectations/load.ts';
import type {Case, Expect, Given, Problem} from '../model.ts';
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

function toRun(data: WorkflowData, index: number, path: YamlPath, {source}: CaseFile): Run {
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
      place: source.placeOf([...at, 'expect', step], 'key'),
      lineOf: ([key, ...below]) => source.placeOf([...at, key!, step, ...below], 'key').line,
    };
  });
  return {event, context, pauses, steps, place: source.placeOf(at, 'key')};
}

/** Finds steps of a run that the workflow doesn't have. */
function strayNames(data: WorkflowData): [path: YamlPath, step: string][] {
  return data.runs.flatMap((run, index) =>
    (['given', 'pauses', 'expect'] as const).flatMap((key) =>
      Object.keys(run[key] ?? {})
        .filter((step) => !Object.hasOwn(data.steps, step))
        .map((step): [YamlPath, string] => [['runs', index, key, step], step]),
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
    const {data} = workflowSchema.safeParse(value);
    const stray = data ? strayNames(data) : [];
    const mistakes = [
      ...schemaMistakes(workflowSchema, value, file.source, path),
      ...stray.map(([below, step]) => {
        const at = file.source.placeOf([...path, ...below], 'key');
        const fix = `write one of ${Object.keys(data!.steps).join(', ')}`;
        return mistake(at, `workflow ${name}: the workflow has no step ${step}`, fix);
      }),
    ];
    problems.push(...mistakes.map((one) => inCase(one)));
    if (!data || mistakes.length > 0) continue;
    const {source} = data;
    workflows.push({
      name,
      ...(source && {
        source: {
          sample: source.sample,
          given: (source.given ?? {}) as Given,
          expect: source.expect as Expect,
          place: file.source.placeOf([...path, 'source'], 'key'),
          lineOf: (below) => file.source.placeOf([...path, 'source', ...below], 'key').line,
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
      place: file.source.placeOf(path, 'key'),
    });
  }
  return {workflows, problems};
}
