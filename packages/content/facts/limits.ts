/**
 * Every limit, price and other constant that pages state. Pages use them as `{{limits.<key>}}` and in
 * the tables of /limits/ and /pricing/. The schema is in `limits.schema.ts`, because browsers load this
 * file, too.
 */
import {siteLimits} from './siteLimits.ts';
import {byteUnits, timeUnits, type Unit} from './units.ts';

/** The tables that show limits. */
export const limitGroups = [
  ...(['credits', 'plans', 'http', 'email', 'execution', 'history', 'queue', 'data'] as const),
  ...(['api', 'components', 'flow', 'destinations', 'errors', 'workers'] as const),
  ...(['runtime', 'catalog', 'site'] as const),
] as const;

export type LimitGroup = (typeof limitGroups)[number];

export interface Limit {
  /** The bare number, or a version. */
  value: number | string;
  unit: Unit;
  /** Its name in a table row. */
  label: string;
  /** Where it applies. */
  scope: string;
  /** The table that contains it. */
  group: LimitGroup;
  /** How to raise it, if that's possible. */
  raise?: string;
  /** The error if you exceed it: a heading on /troubleshooting/. */
  error?: string;
  /** What happens if you exceed it, when there's no such error. */
  beyond?: string;
  /**
   * Whether a check reports pages that type the value themselves. By default, that depends on the
   * unit: `512KB` can only be the limit, while `5 minutes` may be anything.
   */
  literal?: boolean;
}

const SUPPORT = 'Paid plans: ask support';
const SETTINGS = 'Workflow settings';
const UPGRADE = 'Upgrade';

// oxfmt-ignore -- one line per fact is easier to read and sort
const definitions = {
  // Credits
  creditMemory: {
    value: 256,
    unit: 'MB',
    label: 'Memory in one credit',
    scope: 'All plans with credits',
    group: 'credits',
  },
  creditTime: {
    value: 30,
    unit: 'seconds',
    label: 'Compute time in one credit',
    scope: 'All plans with credits',
    group: 'credits',
  },
  dailyCredits: {
    value: 100,
    unit: 'credits',
    label: 'Credits per day',
    scope: 'Free plan',
    raise: UPGRADE,
    error: 'Quota Exceeded',
    group: 'credits',
  },
  convertedTeamCredits: {
    value: 50_000,
    unit: 'credits',
    label: 'Credits included per month',
    scope: 'Workspaces that were on the Team plan',
    raise: UPGRADE,
    group: 'credits',
  },
  freeAccounts: {
    value: 3,
    unit: 'connected accounts',
    label: 'Connected accounts',
    scope: 'Free plan',
    raise: UPGRADE,
    group: 'credits',
    literal: false,
  },
  freeWorkflows: {
    value: 3,
    unit: 'active workflows',
    label: 'Active workflows',
    scope: 'Free plan',
    raise: UPGRADE,
    beyond: 'Deploying or enabling another one is refused',
    group: 'credits',
    literal: false,
  },
  freeTestTime: {
    value: 30,
    unit: 'minutes',
    label: 'Test time per day',
    scope: 'Free plan, all tests of a workspace',
    raise: UPGRADE,
    error: 'Runtime Quota Exceeded',
    group: 'credits',
  },

  // Plans before credits
  dailyInvocations: {
    value: 333,
    unit: 'invocations',
    label: 'Invocations per day',
    scope: 'Free plan before credits',
    raise: UPGRADE,
    error: 'Quota Exceeded',
    group: 'plans',
  },
  dailyInvocationsFreeWorkspace: {
    value: 66,
    unit: 'invocations',
    label: 'Invocations per day',
    scope: 'Free workspace before credits',
    raise: UPGRADE,
    error: 'Quota Exceeded',
    group: 'plans',
  },
  freeMonthlyInvocations: {
    value: 10_000,
    unit: 'invocations',
    label: 'Invocations per month',
    scope: 'Free plan before credits',
    raise: UPGRADE,
    group: 'plans',
  },
  paidMonthlyInvocations: {
    value: 20_000,
    unit: 'invocations',
    label: 'Invocations per month',
    scope: 'Pro and Team plans before credits',
    raise: 'Pay for each additional one',
    group: 'plans',
  },
  invocationPrice: {
    value: 0.0002,
    unit: 'USD',
    label: 'Price of an additional invocation',
    scope: 'Pro and Team plans before credits',
    group: 'plans',
  },
  proMonthlyPrice: {
    value: 19,
    unit: 'USD',
    label: 'Monthly price',
    scope: 'Pro plan before credits',
    group: 'plans',
  },
  teamMonthlyPrice: {
    value: 19,
    unit: 'USD',
    label: 'Monthly price',
    scope: 'Team plan before credits',
    group: 'plans',
  },
  teamMembers: {
    value: 5,
    unit: 'members',
    label: 'Team members',
    scope: 'Team plan before credits',
    group: 'plans',
  },

  // HTTP triggers
  httpPayload: {
    value: 512,
    unit: 'KB',
    label: 'HTTP request body',
    scope: 'HTTP triggers',
    raise: 'Send the body as a file',
    error: 'Request Entity Too Large',
    group: 'http',
  },
  httpRate: {
    value: 10,
    unit: 'requests per second',
    label: 'Average request rate',
    scope: 'Each HTTP endpoint',
    raise: SUPPORT,
    error: 'Rate Limit Exceeded',
    group: 'http',
  },
  uploadSize: {
    value: 5,
    unit: 'TB',
    label: 'Uploaded body or file',
    scope: 'HTTP triggers',
    group: 'http',
  },
  signedUrl: {
    value: 30,
    unit: 'minutes',
    label: 'Validity of a file URL',
    scope: 'Uploaded bodies, files and emails',
    error: 'Expired Token',
    group: 'http',
  },

  // Email triggers
  emailPayload: {
    value: 30,
    unit: 'MB',
    label: 'Email, with headers and attachments',
    scope: 'Email triggers',
    beyond: 'The email is rejected and not shown',
    group: 'email',
  },
  emailAttachmentText: {
    value: 10_000,
    unit: 'bytes',
    label: 'Attachment text in the event',
    scope: 'Email triggers',
    beyond: 'The text is cut off',
    group: 'email',
  },

  // One execution
  memoryDefault: {
    value: 256,
    unit: 'MB',
    label: 'Memory, default',
    scope: 'Each execution',
    raise: SETTINGS,
    error: 'Out of Memory',
    group: 'execution',
  },
  memoryMax: {
    value: 10,
    unit: 'GB',
    label: 'Memory, maximum',
    scope: 'Each execution',
    error: 'Out of Memory',
    group: 'execution',
  },
  timeoutDefault: {
    value: 30,
    unit: 'seconds',
    label: 'Execution time, default',
    scope: 'Workflows with HTTP or email triggers',
    raise: SETTINGS,
    error: 'Timeout',
    group: 'execution',
  },
  timeoutSchedule: {
    value: 60,
    unit: 'seconds',
    label: 'Execution time, default',
    scope: 'Workflows with schedule triggers',
    raise: SETTINGS,
    error: 'Timeout',
    group: 'execution',
  },
  timeoutMaxFree: {
    value: 300,
    unit: 'seconds',
    label: 'Execution time, maximum',
    scope: 'Free plan',
    raise: UPGRADE,
    error: 'Timeout',
    group: 'execution',
  },
  timeoutMaxPaid: {
    value: 750,
    unit: 'seconds',
    label: 'Execution time, maximum',
    scope: 'Paid plans',
    error: 'Timeout',
    group: 'execution',
    literal: true,
  },
  timeoutSource: {
    value: 300,
    unit: 'seconds',
    label: 'Execution time',
    scope: 'Event sources',
    raise: 'Ask support',
    error: 'Timeout',
    group: 'execution',
  },
  memorySource: {
    value: 256,
    unit: 'MB',
    label: 'Memory',
    scope: 'Event sources',
    error: 'Out of Memory',
    group: 'execution',
  },
  tmpSize: {
    value: 2,
    unit: 'GB',
    label: 'Disk space in /tmp',
    scope: 'Each execution',
    beyond: 'Writes fail',
    group: 'execution',
  },
  functionPayload: {
    value: 6,
    unit: 'MB',
    label: 'Logs, exports and event data',
    scope: 'Each execution',
    error: 'Function Payload Limit Exceeded',
    group: 'execution',
  },
  nestedProperties: {
    value: 256,
    unit: 'levels',
    label: 'Nesting depth of objects',
    scope: 'Each event, export and prop',
    error: 'JSON Nested Property Limit Exceeded',
    group: 'execution',
  },

  // History
  inspectorExpiry: {
    value: 365,
    unit: 'days',
    label: 'Execution details kept',
    scope: 'Inspector',
    beyond: 'Details are deleted',
    group: 'history',
    literal: true,
  },
  freeEventHistory: {
    value: 100,
    unit: 'events',
    label: 'Events kept',
    scope: 'Each workflow on the free plan',
    raise: UPGRADE,
    beyond: 'The oldest one is replaced',
    group: 'history',
  },
  errorHistory: {
    value: 100,
    unit: 'errors',
    label: 'Errors that the REST API returns',
    scope: 'Each workflow',
    group: 'history',
  },
  emitHistory: {
    value: 100,
    unit: 'events',
    label: 'Emitted events that the REST API returns',
    scope: 'Each workflow',
    group: 'history',
  },
  sourceEventHistory: {
    value: 100,
    unit: 'events',
    label: 'Events kept',
    scope: 'Each event source',
    beyond: 'The oldest one is replaced',
    group: 'history',
  },
  sourceLogHistory: {
    value: 100,
    unit: 'log entries',
    label: 'Log entries kept',
    scope: 'Each event source',
    beyond: 'The oldest one is replaced',
    group: 'history',
  },
  usageHistory: {
    value: 30,
    unit: 'days',
    label: 'Days in the usage chart',
    scope: 'Billing settings, free plan',
    group: 'history',
  },

  // Queue
  queueDefault: {
    value: 100,
    unit: 'events',
    label: 'Event queue, default',
    scope: 'Each workflow',
    raise: 'Paid plans: workflow settings',
    error: 'Event Queue Full',
    group: 'queue',
  },
  queueMax: {
    value: 10_000,
    unit: 'events',
    label: 'Event queue, maximum',
    scope: 'Each workflow on paid plans',
    error: 'Event Queue Full',
    group: 'queue',
    literal: true,
  },
  throttleMax: {
    value: 10_000,
    unit: 'events',
    label: 'Throttle, events per interval',
    scope: 'Each workflow',
    group: 'queue',
    literal: true,
  },
  throttleInterval: {
    value: 10_000,
    unit: 'seconds, minutes or hours',
    label: 'Throttle, longest interval',
    scope: 'Each workflow',
    group: 'queue',
  },

  // Stored data
  dataStoreKeys: {
    value: 1_024,
    unit: 'keys',
    label: 'Keys that one query returns',
    scope: 'Data stores',
    beyond: 'The query fails with status 426',
    group: 'data',
  },
  envVarValue: {
    value: 64,
    unit: 'KB',
    label: 'Value of an environment variable',
    scope: 'Each variable',
    group: 'data',
  },
  attachmentFile: {
    value: 25,
    unit: 'MB',
    label: 'Attached file',
    scope: 'Each workflow attachment',
    group: 'data',
  },
  attachmentTotal: {
    value: 200,
    unit: 'MB',
    label: 'Attached files in total',
    scope: 'Each workflow',
    group: 'data',
  },

  // REST API
  apiRate: {
    value: 10,
    unit: 'requests per second',
    label: 'Requests with one API key',
    scope: 'REST API',
    group: 'api',
    literal: false,
  },
  apiPage: {
    value: 10,
    unit: 'items',
    label: 'Items per page, default',
    scope: 'Lists of the REST API',
    raise: 'Set the limit parameter',
    group: 'api',
  },
  apiPageMax: {
    value: 100,
    unit: 'items',
    label: 'Items per page, maximum',
    scope: 'Lists of the REST API',
    group: 'api',
  },
  webhookTimeout: {
    value: 5,
    unit: 'seconds',
    label: 'Time to respond to a webhook delivery',
    scope: 'Webhooks',
    beyond: 'The delivery is lost',
    group: 'api',
  },
  sseHandshake: {
    value: 15,
    unit: 'seconds',
    label: 'Interval between keep-alive comments',
    scope: 'Event streams of sources',
    group: 'api',
  },

  // Components
  configuredProps: {
    value: 64,
    unit: 'KB',
    label: 'Configured props in total',
    scope: 'Each source or step',
    group: 'components',
  },
  pollingInterval: {
    value: 15,
    unit: 'minutes',
    label: 'Polling interval, default',
    scope: 'Event sources that poll',
    raise: 'Set it in the source',
    group: 'components',
  },
  pollingFree: {
    value: 15,
    unit: 'minutes',
    label: 'Polling interval, shortest',
    scope: 'Event sources that poll, on the free plan',
    raise: UPGRADE,
    group: 'components',
  },
  timerMin: {
    value: 15,
    unit: 'seconds',
    label: 'Polling interval, shortest',
    scope: 'Event sources that poll, on paid plans',
    group: 'components',
  },
  recentEvents: {
    value: 50,
    unit: 'events',
    label: 'Recent events to emit when a source is created (guideline)',
    scope: 'Sources in the registry',
    group: 'components',
  },
  dedupeIds: {
    value: 100,
    unit: 'IDs',
    label: 'IDs that the unique strategy remembers',
    scope: 'Each event source',
    beyond: 'The oldest one is replaced',
    group: 'components',
  },
  serviceDb: {
    value: 60,
    unit: 'KB',
    label: 'Service database',
    scope: 'Each event source or Node.js step',
    group: 'components',
  },

  // Flow control
  delayMin: {
    value: 1,
    unit: 'millisecond',
    label: 'Delay, shortest',
    scope: 'Delayed executions',
    group: 'flow',
  },
  delayMax: {
    value: 1,
    unit: 'year',
    label: 'Delay, longest',
    scope: 'Delayed executions',
    group: 'flow',
  },
  taskPrecision: {
    value: 1,
    unit: 'second',
    label: 'Scheduled task, precision',
    scope: 'Scheduled tasks',
    group: 'flow',
  },
  taskMax: {
    value: 1,
    unit: 'year',
    label: 'Scheduled task, furthest ahead',
    scope: 'Scheduled tasks',
    group: 'flow',
  },
  suspendTimeout: {
    value: 24,
    unit: 'hours',
    label: 'Suspend, default timeout',
    scope: 'Suspended executions',
    raise: 'Pass a timeout to the call',
    beyond: 'The execution resumes',
    group: 'flow',
  },

  // Destinations
  sendHttpTimeout: {
    value: 5,
    unit: 'seconds',
    label: 'HTTP request, from DNS lookup to response',
    scope: '$.send.http',
    beyond: 'The step shows a timeout',
    group: 'destinations',
  },
  sendS3Interval: {
    value: 1,
    unit: 'minute',
    label: 'Approximate interval between S3 objects',
    scope: '$.send.s3',
    group: 'destinations',
  },
  sseBacklog: {
    value: 100,
    unit: 'events',
    label: 'Recent events that a new client gets',
    scope: '$.send.sse',
    group: 'destinations',
  },
  sseKeepAlive: {
    value: 15,
    unit: 'seconds',
    label: 'Approximate interval between keep-alive comments',
    scope: '$.send.sse',
    group: 'destinations',
  },

  // Errors
  errorMailInterval: {
    value: 24,
    unit: 'hours',
    label: 'Interval between emails about the same error',
    scope: 'Each workflow',
    group: 'errors',
  },
  retryAttempts: {
    value: 8,
    unit: 'retries',
    label: 'Automatic retries',
    scope: 'Each failed step',
    group: 'errors',
  },
  retryPeriod: {
    value: 10,
    unit: 'hours',
    label: 'Time span of all retries',
    scope: 'Each failed step',
    group: 'errors',
  },
  pausedTriggerDays: {
    value: 5,
    unit: 'days',
    label: 'Time until a failing source is disabled',
    scope: 'Free plan',
    beyond: 'The source is disabled',
    group: 'errors',
  },

  // Warm workers
  idleShutdown: {
    value: 5,
    unit: 'minutes',
    label: 'Approximate idle time until a worker shuts down',
    scope: 'Each workflow',
    raise: 'Dedicated workers',
    beyond: 'The next event has a cold start',
    group: 'workers',
  },
  workerCredits: {
    value: 5,
    unit: 'credits',
    label: 'Dedicated worker, cost per interval',
    scope: 'Each worker with the default memory',
    group: 'workers',
    literal: false,
  },
  workerInterval: {
    value: 10,
    unit: 'minutes',
    label: 'Dedicated worker, billing interval',
    scope: 'Each worker',
    group: 'workers',
  },
  workerStepStart: {
    value: 50,
    unit: 'ms',
    label: 'Approximate time to start a step on a warm worker',
    scope: 'Each step',
    group: 'workers',
  },

  // Runtimes
  nodeVersion: {
    value: '14',
    unit: 'Node.js',
    label: 'Node.js version',
    scope: 'Code steps and components',
    group: 'runtime',
  },
  pythonVersion: {
    value: '3.8',
    unit: 'Python',
    label: 'Python version',
    scope: 'Code steps',
    group: 'runtime',
  },
  goVersion: {
    value: '1.17.1',
    unit: 'Go',
    label: 'Go version',
    scope: 'Code steps',
    group: 'runtime',
  },

  // Catalog
  publicApps: {
    value: 1_200,
    unit: 'apps',
    label: 'Approximate number of apps in the directory',
    scope: 'App directory',
    group: 'catalog',
  },

  // This site
  copiedMessage: {
    value: siteLimits.copiedMessage,
    unit: 'ms',
    label: 'How long a copy button shows Copied',
    scope: 'Code samples',
    group: 'site',
  },
  scrollThrottle: {
    value: siteLimits.scrollThrottle,
    unit: 'ms',
    label: 'Interval between updates of the heading in the URL',
    scope: 'While you scroll',
    group: 'site',
  },
  chunkTimeout: {
    value: 120_000,
    unit: 'ms',
    label: 'Longest wait for a part of a page',
    scope: 'Page loads',
    group: 'site',
  },
  tabMemory: {
    value: 5,
    unit: 'minutes',
    label: 'How long a page remembers your tab',
    scope: 'Tabs',
    group: 'site',
  },
} satisfies Record<string, Limit>;

export type LimitKey = keyof typeof definitions;

export const limits: Record<LimitKey, Limit> = definitions;

/**
 * @param table - the limits of a version; by default, those in this file
 * @returns the limits of one group, in the order of the table
 * @throws Error if the group has no limits, because a page would have an empty table
 */
export function limitsOf(
  group: LimitGroup,
  table: Readonly<Record<string, Limit>> = limits,
): [string, Limit][] {
  const found = Object.entries(table).filter(([, limit]) => limit.group === group);
  if (found.length > 0) return found;
  const groups = [...new Set(Object.values(table).map((limit) => limit.group))];
  throw new Error(`There is no group of limits "${group}". Expected one of ${groups.join(', ')}.`);
}

/** Only one, because creating it takes longer than formatting all the limits of a page. */
const numbers = new Intl.NumberFormat('en-US', {maximumFractionDigits: 6});

/**
 * Returns a limit as text for prose: `512KB`, `100 credits`, `$19`, `Node.js 14`.
 *
 * @param limit - the fact
 */
export function display({value, unit}: Pick<Limit, 'value' | 'unit'>): string {
  const number = typeof value === 'number' ? numbers.format(value) : value;
  if (unit === 'USD') return `$${number}`;
  if (unit === 'Node.js' || unit === 'Python' || unit === 'Go') return `${unit} ${number}`;
  return unit in byteUnits && unit !== 'bytes' ? `${number}${unit}` : `${number} ${unit}`;
}

/** Returns a limit as a number in base units (bytes or milliseconds), for code. */
export function inBaseUnits({value, unit}: Pick<Limit, 'value' | 'unit'>): number | undefined {
  const factor = {...byteUnits, ...timeUnits}[unit as string];
  return typeof value === 'number' && factor ? value * factor : undefined;
}
