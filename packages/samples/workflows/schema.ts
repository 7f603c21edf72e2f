/** The schema of workflows in the files of cases. `packages/samples/writing-cases.md` explains every key. */
import * as z from 'zod';
import {effects, expect, given} from '../expectations/schema.ts';

/** Step names are keys of `steps`, so they have the platform's format. */
const stepName = z
  .string()
  .regex(/^[A-Za-z_]\w*$/, 'is not the name of a step\nuse letters, digits and _: send_report');

const sampleName = z.string();

const step = z.union([
  sampleName.transform((sample) => ({sample})),
  z.strictObject({
    sample: sampleName,
    /** Stores of the workflow, by the name of the prop that uses them. */
    stores: z.record(z.string(), z.string()).optional(),
    given: given.optional(),
  }),
]);

/** What ends a pause: a request to `resume_url`, a request to `cancel_url`, or the timeout. */
const pause = z.union([
  z.strictObject({resume: z.record(z.string(), z.unknown())}),
  z.enum(['cancel', 'timeout']),
]);

const run = z.strictObject({
  event: z.unknown().optional(),
  context: z.record(z.string(), z.unknown()).optional(),
  given: z.record(stepName, given).optional(),
  pauses: z.record(stepName, pause).optional(),
  expect: z
    .record(stepName, effects)
    .refine((steps) => Object.keys(steps).length > 0, 'is empty\nadd at least the first step'),
});

export const workflowSchema = z.strictObject({
  source: z.strictObject({sample: sampleName, given: given.optional(), expect}).optional(),
  env: given.shape.env,
  stores: given.shape.stores,
  steps: z.record(stepName, step),
  runs: z.array(run).min(1),
});

export type WorkflowData = z.infer<typeof workflowSchema>;
