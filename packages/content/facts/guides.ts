/**
 * Every guide under `/guides/`. The sidebar, the guides page, and "Guides that use this" at the end of
 * reference pages come from this list. Titles and descriptions come from the pages.
 */
import * as z from 'zod';
import {checked} from './schema.ts';

/** The jobs that guides help with. The list on `/guides/` is in this order and can be filtered by them. */
export const jobs = {
  receive: 'Receive requests and events',
  ask: 'Ask people and report to them',
  move: 'Move and sync data',
  extend: 'Build your own parts',
  operate: 'Run workflows reliably',
} as const;

/** The display names of the languages in guides. */
export const languages = {nodejs: 'Node.js', python: 'Python', bash: 'Bash'} as const;

const languageKeys = Object.keys(languages) as [keyof typeof languages];
const jobKeys = Object.keys(jobs) as [keyof typeof jobs];

const guideSchema = z.strictObject({
  /** The page: `/guides/<slug>/`. */
  slug: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  job: z.enum(jobKeys),
  languages: z.array(z.enum(languageKeys)).min(1),
  /** How long it takes in minutes if a reader does every step. */
  minutes: z.int().positive(),
  /** Reference pages that it uses. They end with a link to it. */
  uses: z.array(z.string().regex(/^\/.*\/$/)).min(1),
});

/** By the name in `{{guides.<name>.minutes}}`. */
export const guides = checked(
  'packages/content/facts/guides.ts',
  z.record(z.string(), guideSchema),
  {
    signedWebhook: {
      slug: 'signed-webhook',
      job: 'receive',
      languages: ['nodejs', 'bash'],
      minutes: 25,
      uses: [
        '/components/api/',
        '/sources/http/',
        '/workflows/steps/triggers/http/',
        '/privacy-and-security/best-practices/',
        '/cli/reference/',
      ],
    },
    approval: {
      slug: 'approval',
      job: 'ask',
      languages: ['nodejs'],
      minutes: 35,
      uses: [
        '/code/nodejs/rerun/',
        '/destinations/email/',
        '/data-stores/',
        '/workflows/built-in-functions/',
        '/environment-variables/',
      ],
    },
    nightlyReport: {
      slug: 'nightly-report',
      job: 'ask',
      languages: ['nodejs'],
      minutes: 25,
      uses: [
        '/workflows/steps/triggers/schedule/',
        '/destinations/email/',
        '/code/nodejs/http-requests/',
        '/code/nodejs/working-with-files/',
      ],
    },
    handleAllErrors: {
      slug: 'handle-all-errors',
      job: 'operate',
      languages: ['nodejs', 'bash'],
      minutes: 30,
      uses: [
        '/workflows/errors/',
        '/troubleshooting/',
        '/api/rest/',
        '/data-stores/',
        '/code/nodejs/using-data-stores/',
      ],
    },
    syncTwoSystems: {
      slug: 'sync-two-systems',
      job: 'move',
      languages: ['nodejs'],
      minutes: 35,
      uses: [
        '/data-stores/',
        '/code/nodejs/using-data-stores/',
        '/workflows/concurrency-and-throttling/',
        '/sources/',
        '/sources/http/',
        '/components/api/',
      ],
    },
    backfill: {
      slug: 'backfill',
      job: 'move',
      languages: ['nodejs'],
      minutes: 35,
      uses: [
        '/workflows/concurrency-and-throttling/',
        '/workflows/branch-loop-split/',
        '/code/nodejs/rerun/',
        '/code/nodejs/using-data-stores/',
        '/sources/',
        '/components/api/',
      ],
    },
    emailAttachments: {
      slug: 'email-attachments',
      job: 'receive',
      languages: ['nodejs'],
      minutes: 20,
      uses: [
        '/workflows/steps/triggers/email/',
        '/code/nodejs/working-with-files/',
        '/code/nodejs/http-requests/',
      ],
    },
    jsonApi: {
      slug: 'json-api',
      job: 'receive',
      languages: ['nodejs', 'bash'],
      minutes: 30,
      uses: [
        '/workflows/steps/triggers/http/',
        '/data-stores/',
        '/code/nodejs/using-data-stores/',
        '/environment-variables/',
      ],
    },
    pythonToNodejs: {
      slug: 'python-to-nodejs',
      job: 'move',
      languages: ['python', 'nodejs'],
      minutes: 20,
      uses: [
        '/code/',
        '/code/python/http-requests/',
        '/code/python/import-mappings/',
        '/code/python/working-with-files/',
        '/code/nodejs/working-with-files/',
      ],
    },
    teamAction: {
      slug: 'team-action',
      job: 'extend',
      languages: ['nodejs'],
      minutes: 25,
      uses: [
        '/code/nodejs/sharing-code/',
        '/workflows/steps/actions/',
        '/components/api/',
        '/components/quickstart/nodejs/actions/',
      ],
    },
    eventSource: {
      slug: 'event-source',
      job: 'extend',
      languages: ['nodejs'],
      minutes: 40,
      uses: [
        '/components/api/',
        '/components/quickstart/nodejs/sources/',
        '/components/guidelines/',
        '/sources/',
        '/cli/reference/',
      ],
    },
    liveEvents: {
      slug: 'live-events',
      job: 'extend',
      languages: ['nodejs', 'bash'],
      minutes: 25,
      uses: ['/api/sse/', '/destinations/sse/'],
    },
  },
);

const trackSchema = z.array(
  z.strictObject({
    /** Pages that aren't guides, such as a quickstart, need their own time. */
    route: z.string().regex(/^\/.*\/$/),
    minutes: z.int().positive(),
  }),
);

const guide = (name: keyof typeof guides) => ({
  route: `/guides/${guides[name]!.slug}/`,
  minutes: guides[name]!.minutes,
});

const page = (route: string, minutes: number) => ({route, minutes});

/** Learning paths through the guides. */
export const tracks = checked(
  'packages/content/facts/guides.ts',
  z.strictObject({build: trackSchema, code: trackSchema, team: trackSchema}),
  {
    build: [
      page('/quickstart/', 15),
      guide('approval'),
      guide('nightlyReport'),
      guide('emailAttachments'),
      guide('pythonToNodejs'),
    ],
    code: [
      page('/quickstart/', 15),
      page('/workflows/branch-loop-split/', 15),
      guide('jsonApi'),
      page('/components/quickstart/nodejs/actions/', 25),
      guide('teamAction'),
      guide('eventSource'),
      guide('liveEvents'),
    ],
    team: [
      guide('signedWebhook'),
      guide('handleAllErrors'),
      guide('syncTwoSystems'),
      guide('backfill'),
    ],
  },
);

/** The guides and learning paths of a version. */
export const guideFactsSchema = z.strictObject({
  guides: z.record(z.string(), guideSchema),
  tracks: z.record(z.string(), trackSchema),
});

export type GuideFacts = z.infer<typeof guideFactsSchema>;
