/**
 * The constants of v1 that differ from today's or that only v1 has: `{{limits.v1.<key>}}`. What is
 * the same in both versions stands in `limits.ts` alone.
 */
import type {Limit} from './limits.ts';

// oxfmt-ignore -- one row a fact: a table to read and to sort
const definitions = {
  emailPayload: {
    value: 150,
    unit: 'KB',
    label: 'E-mail to the normal address',
    scope: 'E-mail triggers',
    group: 'email',
  },
  emailUpload: {
    value: 30,
    unit: 'MB',
    label: 'E-mail to the upload address',
    scope: 'E-mail triggers',
    group: 'email',
  },
  tmpSize: {
    value: 512,
    unit: 'MB',
    label: 'Disk in /tmp',
    scope: 'Each execution',
    group: 'execution',
  },
  dailyCompute: {
    value: 30,
    unit: 'minutes',
    label: 'Compute time a day',
    scope: 'Free plan',
    raise: 'Upgrade',
    group: 'plans',
  },
  inspectorExpiry: {
    value: 30,
    unit: 'days',
    label: 'Events kept, at the longest',
    scope: 'Inspector',
    group: 'history',
  },
  eventHistory: {
    value: 100,
    unit: 'events',
    label: 'Events kept',
    scope: 'Each workflow',
    group: 'history',
  },
  checkpoint: {
    value: 64,
    unit: 'KB',
    label: 'Data in $checkpoint',
    scope: 'Each workflow, and each step',
    group: 'data',
  },
  attachmentFile: {
    value: 10,
    unit: 'MB',
    label: 'Attached file',
    scope: 'Each workflow attachment',
    group: 'data',
  },
  sqlRetention: {
    value: 30,
    unit: 'days',
    label: 'Rows kept by the SQL service',
    scope: 'SQL destination',
    group: 'data',
  },
  sqlQueryTime: {
    value: 60,
    unit: 'seconds',
    label: 'Time of a query',
    scope: 'SQL destination',
    group: 'data',
  },
  sqlResult: {
    value: 1,
    unit: 'GB',
    label: 'Result of a query',
    scope: 'SQL destination',
    group: 'data',
  },
  sendBatch: {
    value: 60,
    unit: 'seconds',
    label: 'Between two batches, about',
    scope: '$send.sql and $send.snowflake',
    group: 'flow',
  },
  computeMinimum: {
    value: 100,
    unit: 'ms',
    label: 'Compute time counted, at least',
    scope: 'Each run',
    group: 'plans',
  },
  enterpriseInvocations: {
    value: 100_000,
    unit: 'invocations',
    label: 'Invocations a month',
    scope: 'Enterprise plan',
    group: 'plans',
  },
  sendHttpTimeout: {
    value: 5,
    unit: 'seconds',
    label: 'Wait for the receiver',
    scope: '$send.http',
    group: 'flow',
  },
} satisfies Record<string, Limit>;

export type V1LimitKey = keyof typeof definitions;

export const v1Limits: Record<V1LimitKey, Limit> = definitions;
