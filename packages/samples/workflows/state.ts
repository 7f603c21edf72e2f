/** The data that steps and runs pass on. */
import type {Given, Outcome} from '../model.ts';
import type {StepCase, Workflow} from './load.ts';

type Data = Record<string, Record<string, unknown>>;

export class WorkflowState {
  private readonly stores: Data;
  private readonly dbs: Data = {};
  private event: unknown;
  private context: Record<string, unknown> = {};
  private steps: Data = {};
  private files: Record<string, string> = {};

  constructor(private readonly workflow: Workflow) {
    this.stores = structuredClone(workflow.stores);
  }

  /** Starts a run. Exports and files are reset, and stores and state are kept. */
  begin(event: unknown, context: Record<string, unknown> = {}): void {
    this.event = event;
    this.context = context;
    this.steps = {};
    this.files = {};
  }

  /** Returns the input of a step, including the input of its case. */
  givenTo({step, given}: StepCase): Given {
    const stores = Object.entries(this.workflow.storesOf[step] ?? {}).map(([prop, store]) => [
      prop,
      this.stores[store] ?? {},
    ]);
    const files = {...this.files, ...given.files};
    return {
      ...given,
      event: this.event,
      context: this.context,
      steps: this.steps,
      ...(Object.keys(files).length > 0 && {files}),
      ...(stores.length > 0 && {stores: Object.fromEntries(stores) as Data}),
      ...(this.dbs[step] && {db: this.dbs[step]}),
    };
  }

  /** Saves the results of a step. */
  take({step}: StepCase, outcome: Outcome): void {
    const {exports, files, stores, db} = outcome;
    const returned = outcome.return;
    const hasValue = returned !== undefined && returned !== null;
    this.steps[step] = {...exports, ...(hasValue && {$return_value: returned})};
    this.files = files;
    if (Object.keys(db).length > 0) this.dbs[step] = db;
    for (const [prop, store] of Object.entries(this.workflow.storesOf[step] ?? {})) {
      this.stores[store] = stores[prop] as Record<string, unknown>;
    }
  }

  /** Empties `/tmp`, because a pause can end on another machine. */
  pause(): void {
    this.files = {};
  }

  /** Adds the request to `resume_url`, in the form of an HTTP event, to the exports of the step that waited. */
  resume(step: string, request: Record<string, unknown>): void {
    this.steps[step] = {
      ...this.steps[step],
      $resume_data: {method: 'POST', path: '/resume/1', query: {}, headers: {}, ...request},
    };
  }
}
