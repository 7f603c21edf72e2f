/** Guides, and how to branch and split work. */
import type {Asked} from './types.ts';

export const guides: Asked = {
  '/guides/signed-webhook/':
    'verify stripe webhook signature; verify github webhook; refuse requests with a wrong signature; shopify hmac header; is this webhook genuine; fake webhook requests; check the signature header; stop replayed requests; webhook arrives twice; process a payment event only once; idempotency key; payment succeeded webhook; secure incoming webhooks',
  '/guides/approval/':
    'wait until somebody says yes; manager has to confirm; ask for permission before something happens; approve an expense in slack; yes or no button in a message; two links to decide; pause until a person decides; expire after some days without an answer; sign off before something is sent; manual review step',
  '/guides/nightly-report/':
    'summary of yesterday; report every night; morning report; run every day and mail the result; send csv by mail; email with a table; file attached to a mail; fetch all pages and send a report; scheduled export; weekly digest',
  '/guides/sync-two-systems/':
    'sync contacts; keep hubspot in sync; mirror records from one app to another; no duplicates when syncing; infinite loop between two apps; both directions; update on both sides; upsert; customer data in two systems',
  '/guides/backfill/':
    'load historical data; move ten thousand records; import a lot of customers; many requests without 429; stay below the rate limit of an api; batch processing; process a huge list; continue after a crash; pick up where it left off; process a large list; initial import',
  '/guides/email-attachments/':
    'pdf from an email to storage; mailbox for invoices; process incoming invoices; save attachment to a bucket; forward attachments to dropbox or drive; receive documents by mail; parse incoming mail with files',
  '/guides/handle-all-errors/':
    'slack message on failure; pagerduty when something breaks; be told when any workflow fails; notify me about errors of every workflow; too many error mails; group the same errors; alert only once; retry from a chat message; one place for failures; send slack message when stripe payment fails',
  '/guides/json-api/':
    'create your own api; todo list api; host an http api; serve json; rest endpoints with routes; get post patch delete; create read update delete; validate the request body; return proper status codes; api for my frontend; backend for a static site; require an api key from callers; cors for my page',
  '/guides/python-to-nodejs/':
    'mix python and javascript; python step then node step; use a python result in node; hand a file from python to node; parse html in python; scrape prices; read a table from a web page; compare with yesterday; data processing with a python package; pandas',
  '/guides/team-action/':
    'let colleagues use my step; share my code with the team; make my step reusable; publish a step for others; same step in many workflows; company library of actions; release a new version of a shared action; private action for my team',
  '/guides/event-source/':
    'build a trigger for an internal tool; trigger for an unsupported app; subscribe to the webhooks of an api; poll an api for new items; register a webhook from code; instant trigger instead of polling; own event source from scratch; replace polling',
  '/guides/live-events/':
    'show progress in the browser; push updates to a page; realtime page; live dashboard; eventsource in javascript; stream to the command line; follow events in a shell; reconnect to a stream; see events as they happen',
  '/workflows/branch-loop-split/#if-else': 'if then else in a workflow; different paths; case when',
  '/workflows/branch-loop-split/#skip-steps': 'run a step only sometimes; conditional step',
  '/workflows/branch-loop-split/#loop-over-items':
    'loop over items; for each item in an array; repeat a step for every row; do something with every element',
  '/workflows/branch-loop-split/#call-another-workflow':
    'call workflow from workflow; chain; nested; subworkflow; reuse a workflow; start a workflow from another one; subroutine; sub-workflow; run b from a; parent workflow; invoke a workflow; workflow chaining; cascade; use a workflow inside another one',
  '/workflows/branch-loop-split/#one-execution-for-each-item':
    'split an array into events; one run for each item; fan-out',
  '/glossary/': 'what do the words mean; dictionary; meaning of terms; explain the terms',
};
