/**
 * Every legacy path and its target. The server, the redirect pages for plain static hosts, and the
 * generated host configurations use this table. Paths are relative to `/docs`. Trailing slashes don't
 * matter, because both forms are served. `/old/*` stands for each page and legacy path in a folder, but
 * not for other files.
 */
import * as z from 'zod';
import {product} from './product.ts';
import {checked} from './schema.ts';
import {currentVersion} from './versions.ts';

const rowSchema = z.strictObject({
  from: z
    .string()
    .regex(
      /^\/[^#?]*$/,
      'must be a path without query or hash; a heading that moved belongs to movedAnchors',
    ),
  to: z.string().regex(/^(\/|https:\/\/)/, 'must be a path or an https address'),
});

const groupSchema = z.strictObject({
  /** Why these paths exist. */
  reason: z.string().min(10),
  rows: z.array(rowSchema).min(1),
});

const anchorSchema = z.strictObject({
  from: z.string().regex(/^\/[^#?]*#[^#?]+$/, 'must be a path with a hash'),
  to: z.string().regex(/^\/[^?]*$/, 'must be a path of this site, with or without a hash'),
});

export type MovedAnchor = z.infer<typeof anchorSchema>;
export type RedirectRow = z.infer<typeof rowSchema>;
export type RedirectGroup = z.infer<typeof groupSchema>;

export const redirects: RedirectGroup[] = checked(
  'packages/content/facts/redirects.ts',
  z.array(groupSchema),
  [
    {
      reason: 'Workflows were called notebooks before steps had pages of their own.',
      rows: [
        {from: '/cron', to: '/workflows/steps/triggers/'},
        {from: '/notebook', to: '/workflows/steps/'},
        {from: '/notebook/fork', to: '/workflows/copy/'},
        {from: '/workflows/fork', to: '/workflows/copy/'},
        {from: '/notebook/inspector/', to: '/workflows/events/inspect/'},
        {from: '/notebook/observability/', to: '/workflows/events/inspect/'},
        {from: '/notebook/actions/', to: '/workflows/steps/actions/'},
        {from: '/notebook/sources/', to: '/workflows/steps/triggers/'},
      ],
    },
    {
      reason: 'Destinations moved out of the notebook section.',
      rows: [
        {from: '/notebook/destinations/', to: '/destinations/'},
        {from: '/notebook/destinations/email/', to: '/destinations/email/'},
        {from: '/notebook/destinations/http/', to: '/destinations/http/'},
        {from: '/notebook/destinations/s3/', to: '/destinations/s3/'},
        {from: '/notebook/destinations/snowflake/', to: '/destinations/snowflake/'},
        {from: '/notebook/destinations/sse/', to: '/destinations/sse/'},
      ],
    },
    {
      reason:
        'Targets of legacy rows that are not pages themselves, kept as legacy paths of their own.',
      rows: [
        {from: '/notebook/sql/', to: '/destinations/triggers/'},
        {from: '/destinations/triggers/', to: '/destinations/'},
        {from: '/destinations/snowflake/', to: '/v1/destinations/snowflake/'},
      ],
    },
    {
      reason: 'Code steps got a page for each language.',
      rows: [
        {from: '/notebook/code/', to: '/workflows/steps/code/'},
        {from: '/workflows/steps/code/', to: '/code/nodejs/'},
      ],
    },
    {
      reason:
        'The former introduction. The path is data of its own and keeps the name it was published under.',
      rows: [{from: '/what-is-pipedream/', to: '/'}],
    },
    {
      reason:
        'The app list moved to the directory. Its path was published with and without the base path, so both are served.',
      rows: [
        {from: '/apps/all-apps', to: product.appsUrl},
        {from: '/docs/apps/all-apps', to: product.appsUrl},
      ],
    },
    {
      reason: 'Pages of v1 that were merged into others.',
      rows: [
        {from: '/v1/quickstart/use-managed-auth-in-code/', to: '/v1/workflows/steps/code/auth/'},
        {from: '/v1/quickstart/run-workflow-on-a-schedule/', to: '/v1/workflows/steps/triggers/'},
        {from: '/v1/api/sse/', to: '/v1/event-sources/'},
      ],
    },
    {
      reason:
        'Readers shorten addresses: folders that contain pages but have no page of their own.',
      rows: [
        {from: '/cli/', to: '/cli/reference/'},
        {from: '/components/quickstart/', to: '/components/quickstart/nodejs/sources/'},
        {from: '/components/quickstart/nodejs/', to: '/components/quickstart/nodejs/sources/'},
        {from: '/examples/', to: '/guides/'},
        {from: '/workspaces/sso/', to: '/workspaces/sso/google/'},
        {from: '/v1/api/', to: '/v1/api/rest/'},
        {
          from: '/v1/workflows/error-handling/',
          to: '/v1/workflows/error-handling/global-error-workflow/',
        },
        {from: '/v1/workflows/steps/code/nodejs/', to: '/v1/workflows/steps/code/'},
      ],
    },
    {
      reason: 'The current version has no prefix, but readers pin versions in links.',
      rows: [{from: `/${currentVersion.id}/*`, to: '/*'}],
    },
  ],
);

/**
 * Headings that were published under another URL. The browser redirects them, because hosts don't see
 * the hash. The old path can be a page or a legacy path in the table above.
 */
export const movedAnchors: MovedAnchor[] = checked(
  'packages/content/facts/redirects.ts',
  z.array(anchorSchema),
  [
    {
      from: '/troubleshooting/#call-another-workflow',
      to: '/workflows/branch-loop-split/#call-another-workflow',
    },
    {from: '/workflows/errors/#retry-failed-steps', to: '/workflows/errors/#automatic-retries'},
    {from: '/workflows/errors/#the-error-event', to: '/workflows/errors/#error-events'},
    // /guides/ had a heading for each task, each learning path, and cards for single topics.
    {from: '/guides/#ask-people-and-report-to-them', to: '/guides/#all-guides-by-task'},
    {from: '/guides/#build-your-own-parts', to: '/guides/#all-guides-by-task'},
    {from: '/guides/#move-and-sync-data', to: '/guides/#all-guides-by-task'},
    {from: '/guides/#receive-requests-and-events', to: '/guides/#all-guides-by-task'},
    {from: '/guides/#run-workflows-reliably', to: '/guides/#all-guides-by-task'},
    {from: '/guides/#build-workflows', to: '/guides/#learning-paths'},
    {from: '/guides/#run-it-for-a-team', to: '/guides/#learning-paths'},
    {from: '/guides/#write-code', to: '/guides/#learning-paths'},
    {from: '/guides/#single-topics', to: '/guides/'},
    {from: '/guides/#start-here', to: '/quickstart/'},
    {from: '/guides/#code-in-nodejs', to: '/code/nodejs/'},
    {from: '/guides/#code-in-python', to: '/code/python/'},
    {from: '/guides/#control-flow', to: '/workflows/built-in-functions/'},
    {from: '/guides/#integrate-and-extend', to: '/components/'},
    {from: '/guides/#work-with-state-and-files', to: '/data-stores/'},
    // The sections about one kind of trigger, before each had its own page.
    {
      from: '/workflows/steps/triggers/#valid-requests',
      to: '/workflows/steps/triggers/http/#valid-requests',
    },
    {
      from: '/workflows/steps/triggers/#options-of-the-trigger',
      to: '/workflows/steps/triggers/http/#options-of-the-trigger',
    },
    {
      from: '/workflows/steps/triggers/#what-the-event-holds',
      to: '/workflows/steps/triggers/http/#what-the-event-holds',
    },
    {
      from: '/workflows/steps/triggers/#send-form-data',
      to: '/workflows/steps/triggers/http/#send-form-data',
    },
    {
      from: '/workflows/steps/triggers/#special-headers-and-parameters',
      to: '/workflows/steps/triggers/http/#special-headers-and-parameters',
    },
    {
      from: '/workflows/steps/triggers/#large-payloads',
      to: '/workflows/steps/triggers/http/#large-payloads',
    },
    {
      from: '/workflows/steps/triggers/#large-files',
      to: '/workflows/steps/triggers/http/#large-files',
    },
    {
      from: '/workflows/steps/triggers/#cross-origin-requests',
      to: '/workflows/steps/triggers/http/#cross-origin-requests',
    },
    {
      from: '/workflows/steps/triggers/#http-responses',
      to: '/workflows/steps/triggers/http/#http-responses',
    },
    {
      from: '/workflows/steps/triggers/#how-the-response-is-chosen',
      to: '/workflows/steps/triggers/http/#how-the-response-is-chosen',
    },
    {
      from: '/workflows/steps/triggers/#respond-before-a-pause',
      to: '/workflows/steps/triggers/http/#respond-before-a-pause',
    },
    {
      from: '/workflows/steps/triggers/#answer-at-once-and-go-on-working',
      to: '/workflows/steps/triggers/http/#answer-at-once-and-go-on-working',
    },
    {
      from: '/workflows/steps/triggers/#always-answer-even-after-an-error',
      to: '/workflows/steps/triggers/http/#always-answer-even-after-an-error',
    },
    {
      from: '/workflows/steps/triggers/#answer-with-a-stream',
      to: '/workflows/steps/triggers/http/#answer-with-a-stream',
    },
    {from: '/workflows/steps/triggers/#errors', to: '/workflows/steps/triggers/http/#errors'},
    {
      from: '/workflows/steps/triggers/#validate-requests',
      to: '/workflows/steps/triggers/http/#validate-requests',
    },
    {
      from: '/workflows/steps/triggers/#check-a-secret-header',
      to: '/workflows/steps/triggers/http/#check-a-secret-header',
    },
    {
      from: '/workflows/steps/triggers/#check-a-signed-token',
      to: '/workflows/steps/triggers/http/#check-a-signed-token',
    },
    {
      from: '/workflows/steps/triggers/#accept-one-method-and-path-only',
      to: '/workflows/steps/triggers/http/#accept-one-method-and-path-only',
    },
    {
      from: '/workflows/steps/triggers/#instant-and-polling-triggers',
      to: '/workflows/steps/triggers/app/#instant-and-polling-triggers',
    },
    {
      from: '/workflows/steps/triggers/#one-source-many-consumers',
      to: '/workflows/steps/triggers/app/#one-source-many-consumers',
    },
    {
      from: '/workflows/steps/triggers/#test-a-schedule',
      to: '/workflows/steps/triggers/schedule/#test-a-schedule',
    },
    {
      from: '/workflows/steps/triggers/#get-the-result-of-a-scheduled-run',
      to: '/workflows/steps/triggers/schedule/#get-the-result-of-a-scheduled-run',
    },
    {
      from: '/workflows/steps/triggers/#a-schedule-does-not-run',
      to: '/workflows/steps/triggers/schedule/#a-schedule-does-not-run',
    },
    {
      from: '/workflows/steps/triggers/#attachments',
      to: '/workflows/steps/triggers/email/#attachments',
    },
    {
      from: '/workflows/steps/triggers/#raw-messages',
      to: '/workflows/steps/triggers/email/#raw-messages',
    },
    {
      from: '/workflows/steps/triggers/#address-tags',
      to: '/workflows/steps/triggers/email/#address-tags',
    },
    // The sections of the only page about code, before each language had its own pages.
    {from: '/workflows/steps/code/#npm-packages', to: '/code/nodejs/#use-npm-packages'},
    {from: '/workflows/steps/code/#commonjs-and-es-modules', to: '/code/nodejs/#import-or-require'},
    {
      from: '/workflows/steps/code/#end-a-workflow-early',
      to: '/code/nodejs/#end-the-workflow-early',
    },
    {from: '/workflows/steps/code/#responses', to: '/code/nodejs/#answer-the-http-request'},
    {from: '/workflows/steps/code/#secrets', to: '/code/nodejs/#keep-secrets-out-of-the-code'},
    {from: '/workflows/steps/code/#logs', to: '/code/nodejs/#log-output'},
    {from: '/workflows/steps/code/#limits', to: '/code/nodejs/#limits-of-nodejs-steps'},
    {
      from: '/workflows/steps/code/#variable-scope',
      to: '/code/nodejs/#variables-belong-to-one-step',
    },
    {from: '/workflows/steps/code/#http-requests', to: '/code/nodejs/http-requests/'},
    {from: '/workflows/steps/code/#state', to: '/code/nodejs/using-data-stores/'},
    {from: '/workflows/steps/code/#sharing-code', to: '/code/nodejs/sharing-code/'},
    // Python was a section of the page about all languages.
    {from: '/code/#the-python-helper-object', to: '/code/python/#the-python-helper-object'},
    {from: '/code/#share-data-in-python', to: '/code/python/#share-data-in-python'},
    {from: '/code/#log-from-python', to: '/code/python/#log-from-python'},
    {from: '/code/#python-packages', to: '/code/python/#python-packages'},
    {
      from: '/code/#answer-an-http-request-from-python',
      to: '/code/python/#answer-an-http-request-from-python',
    },
    {
      from: '/code/#environment-variables-in-python',
      to: '/code/python/#environment-variables-in-python',
    },
    {from: '/code/#errors-in-python', to: '/code/python/#errors-in-python'},
    {from: '/code/#end-a-workflow-from-python', to: '/code/python/#end-a-workflow-from-python'},
    {from: '/code/#delay-a-workflow-from-python', to: '/code/python/#delay-a-workflow-from-python'},
    {from: '/code/#files-in-python-steps', to: '/code/python/#files-in-python-steps'},
    {from: '/code/#what-python-steps-cannot-do', to: '/code/python/#what-python-steps-cannot-do'},
    {from: '/code/#what-each-language-can-do', to: '/code/#capabilities'},
    {from: '/code/#choose-a-language', to: '/code/#languages'},
  ],
);
