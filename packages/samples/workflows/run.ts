/** Runs the samples of a page as the steps of a workflow, with the results of earlier steps. */
import {type Executed, unexpectedEffects} from '../expectations/effects.ts';
import {judge} from '../expectations/judge.ts';
import {withExpected} from '../expectations/declared.ts';
import type {LaneOf} from '../lanes/lane.ts';
import {type Case, type Outcome, type Problem, problemOf, type Sample} from '../model.ts';
import {type PageSamples, resultsOf} from '../page.ts';
import {badValueProblems} from '../values/rerun.ts';
import type {Run, StepCase, Workflow} from './load.ts';
import {WorkflowState} from './state.ts';

/** Why a run ended. */
type End = 'failed' | 'exit' | 'cancelled' | undefined;

/** Executions by sample, because the workflows of a page share samples. */
type Executions = Map<string, Executed[]>;

/** Executes the steps of one workflow and collects problems. */
class WorkflowRunner {
  readonly problems: Problem[] = [];
  private readonly state: WorkflowState;
  /** The source, and the steps of the current run so far. */
  private earlier: Executed[] = [];

  constructor(
    private readonly workflow: Workflow,
    private readonly page: PageSamples,
    private readonly laneOf: LaneOf,
    private readonly executed: Executions,
  ) {
    this.state = new WorkflowState(workflow);
  }

  async run(): Promise<void> {
    const {source, runs} = this.workflow;
    const events = source ? await this.emitted(source) : runs.map(({event}) => event);
    if (this.problems.length > 0) return;
    if (events.length !== runs.length) {
      this.tell(
        source!,
        `the source emits ${events.length} events, but the workflow ${this.workflow.name} has ${runs.length} runs: write one run per event`,
      );
      return;
    }
    for (const [index, run] of runs.entries()) {
      await this.execute(run, events[index]);
      if (this.problems.length > 0) return;
    }
  }

  /** Runs the source and returns its events. */
  private async emitted(source: Case): Promise<unknown[]> {
    const {emits} = await this.perform(source);
    return emits.map((item) => (item as {event: unknown}).event);
  }

  private async execute(run: Run, event: unknown): Promise<void> {
    this.state.begin(event, run.context);
    let end: End;
    let last: StepCase | undefined;
    this.earlier = this.earlier.filter(({item}) => item === this.workflow.source);
    for (const step of run.steps) {
      if (end) {
        if (!step.isExpected) continue;
        this.tell(last!, `the workflow ends here (${end}), but ${step.step} is expected to run`);
        return;
      }
      if (!step.isExpected) {
        this.tell(
          step,
          `the step ${step.step} runs, but the run doesn't expect it: add it to expect`,
        );
        return;
      }
      const item = {...step, given: this.state.givenTo(step)};
      const outcome = await this.perform(item);
      if (this.problems.length > 0) return;
      this.state.take(step, outcome);
      end = this.endOf(step, outcome, run);
      last = step;
    }
  }

  /** Returns whether and why a step ended the workflow, and resumes it after a pause. */
  private endOf({step, ...item}: StepCase, outcome: Outcome, run: Run): End {
    if (outcome.error || outcome.status !== 0) return 'failed';
    const flow = (outcome.flow ?? {}) as Record<string, unknown>;
    if ('exit' in flow) return 'exit';
    if ('suspend' in flow || 'delay' in flow) this.state.pause();
    if (!('suspend' in flow)) return undefined;
    const pause = run.pauses[step];
    if (pause === undefined) {
      this.tell(item, `${step} suspends the workflow: add pauses.${step} with what ends the pause`);
    } else if (pause === 'cancel') return 'cancelled';
    else if (pause !== 'timeout') this.state.resume(step, pause.resume);
    return undefined;
  }

  /** Executes one sample and checks the result. */
  private async perform(item: Case): Promise<Outcome> {
    const sample = this.sampleOf(item);
    const lane = await this.laneOf(sample);
    const outcome = await lane.run(sample, withExpected(item), this.page.samples);
    const shown = resultsOf(this.page.blocks, sample.name);
    this.problems.push(...judge(sample, item, outcome, shown));
    const list = this.executed.get(sample.name) ?? [];
    const executed = {item, outcome, earlier: this.earlier};
    this.executed.set(sample.name, [...list, executed]);
    this.earlier = [...this.earlier, executed];
    return outcome;
  }

  private sampleOf({sample}: Pick<Case, 'sample'>): Sample {
    return this.page.samples.find(({name}) => name === sample)!;
  }

  /** Reports something at the block of a step. */
  private tell(item: Pick<Case, 'sample' | 'place'>, message: string): void {
    const at = `expected in ${item.place.file}:${item.place.line}`;
    this.problems.push(problemOf(this.sampleOf(item), `${message}\n${at}`));
  }
}

/** Finds effects of samples that no run of any workflow expects. */
function unexpected({samples, blocks}: PageSamples, executions: Executions): Problem[] {
  return samples.flatMap((sample) =>
    unexpectedEffects(executions.get(sample.name) ?? [], resultsOf(blocks, sample.name)).map(
      ({message, line}) => problemOf(sample, message, line),
    ),
  );
}

/**
 * Runs the workflows of a page, with their runs and steps in order.
 *
 * @param page - the page with the workflows and their samples
 * @param laneOf - returns the lane that executes a sample
 * @returns for each workflow, the problems of the first step that doesn't work as expected
 */
export async function runWorkflowsOf(page: PageSamples, laneOf: LaneOf): Promise<Problem[]> {
  const executions: Executions = new Map();
  const problems: Problem[] = [];
  for (const workflow of page.workflows) {
    const runner = new WorkflowRunner(workflow, page, laneOf, executions);
    await runner.run();
    problems.push(...runner.problems);
  }
  if (problems.length > 0) return problems;
  problems.push(...unexpected(page, executions));
  for (const sample of page.samples) {
    const executed = executions.get(sample.name);
    if (!executed) continue;
    problems.push(...(await badValueProblems(sample, executed, page.samples, laneOf)));
  }
  return problems;
}
