/** What passes from step to step, and from run to run. */
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

  /** Begins a run: exports and files are those of one execution, stores and state last. */
  begin(event: unknown, context: Record<string, unknown> = {}): void {
    this.event = event;
    this.context = context;
    this.steps = {};
    this.files = {};
  }

  /** Everything that a step finds, with what its case adds. */
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

  /** Keeps what a step leaves behind. */
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

  /** A request to `resume_url` is an export of the step that waited for it. */
  resume(step: string, request: unknown): void {
    this.steps[step] = {...this.steps[step], $resume_data: request};
  }
}
