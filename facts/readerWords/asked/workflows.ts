/** The start, workflows and their events. */
import {product} from '../../product.ts';
import type {Asked} from './types.ts';

const {slug} = product;

export const workflows: Asked = {
  '/': 'where do I start; what can this platform do; introduction; docs home page',
  '/#get-started': 'sign up; create a free account; first steps; beginner',
  '/#how-a-workflow-runs': 'how does it work; trigger then steps; architecture',
  [`/#what-${slug}-includes`]: 'features; what is included; capabilities',
  '/#what-people-build': 'example projects; inspiration; sample automations',
  '/#learn-step-by-step': 'course; lessons; learning path; video',
  '/#open-components': 'open source; source available; registry on github',
  '/#contribute': 'help improve; improve the docs; contribute code',
  '/#get-help': 'contact support; talk to a human; community; ask a question; chat',
  '/quickstart/':
    'begin; build something in five minutes; walkthrough; my first automation; hello world',
  '/quickstart/#before-you-start': 'requirements; what do I need',
  '/quickstart/#create-a-workflow': 'make a new workflow; start a blank workflow',
  '/quickstart/#add-an-http-trigger':
    'create a webhook; get a url that starts the workflow; my first endpoint',
  '/quickstart/#send-a-test-event': 'send test data to the webhook; try the url',
  '/quickstart/#add-a-nodejs-step': 'add my first code step; write some javascript',
  '/quickstart/#test-the-step': 'run the step in the quickstart',
  '/quickstart/#add-a-row-to-a-spreadsheet':
    'write to google sheets; spreadsheet example; save to excel; new row',
  '/quickstart/#three-ways-to-fill-a-field':
    'how to put data in a field; map a field; pick a value from an earlier step',
  '/quickstart/#deploy': 'publish my first workflow; make it live',
  '/quickstart/#send-a-live-event': 'trigger the deployed workflow; curl the endpoint',
  '/quickstart/#clean-up': 'remove the tutorial workflow; delete what the tutorial made',
  '/quickstart/create-new-workflow.html':
    'new button; blank canvas; where do I click to make a workflow',
  '/guides/': 'list of guides; how do I; examples; recipes; cookbook; index of topics',
  '/workflows/': 'workflow definition; concepts; automations; pipelines; flows; zaps; scenarios',
  '/workflows/#parts-of-a-workflow': 'anatomy; what is a workflow made of; trigger and steps',
  '/workflows/#a-workflow-with-two-steps': 'simple example workflow; workflow sample',
  '/workflows/#how-an-execution-runs':
    'execution model; steps run top to bottom; lifecycle of a run; sequence',
  '/workflows/#life-of-a-workflow': 'draft; deployed; status of a workflow; active or inactive',
  '/workflows/#where-workflows-live':
    'find my workflows; projects and folders; who owns a workflow',
  '/workflows/build-and-run/':
    'how to use the builder; edit a workflow; ui; user interface; visual editor',
  '/workflows/build-and-run/#create-a-workflow': 'new workflow in a project; add a workflow',
  '/workflows/build-and-run/#find-your-way-around':
    'parts of the screen; tour of the editor; where is the button; sidebar',
  '/workflows/build-and-run/#choose-a-test-event':
    'pick sample data; select an event for testing; use real data in a test; fake event',
  '/workflows/build-and-run/#add-and-arrange-steps':
    'insert a step; drag and drop; copy a step; remove a step; change the order of steps; plus button',
  '/workflows/build-and-run/#configure-a-step': 'enter values; step settings; required fields',
  '/workflows/build-and-run/#test':
    'run a test; test button; try before deploying; test everything; test the whole workflow; dry run',
  '/workflows/build-and-run/#what-tests-do-not-do':
    'difference between test and live; why does the test behave differently; tests have real effects',
  '/workflows/build-and-run/#deploy':
    'release; save changes; push to production; deploy button; update the live version; activate',
  '/workflows/build-and-run/#edit-a-deployed-workflow':
    'modify a running workflow; undo changes; revert to the deployed version; unsaved changes; edit button',
  '/workflows/build-and-run/#watch-it-run':
    'monitor; see it run live; is my workflow running; view runs',
  '/workflows/events/':
    'what triggered my workflow; payload; event object; event data; input of a workflow',
  '/workflows/events/#from-trigger-to-execution':
    'difference between event and execution; how an event becomes a run; what happens to an event',
  '/workflows/events/#choose-a-test-event':
    'select event; sample payload; test data; fake data; create an event by hand; event for the editor',
  '/workflows/events/#copy-a-path':
    'copy the path of a value; get the reference; path to a field; how to refer to nested data',
  '/workflows/events/#http-events':
    'event of a webhook; body and headers; http payload structure; query parameters of the event',
  '/workflows/events/#schedule-events':
    'event of a cron job; timestamp of a schedule; cron payload; what does a schedule send',
  '/workflows/events/#e-mail-events':
    'subject and sender; from to subject; text of the email; email payload structure',
  '/workflows/events/#events-of-sources':
    'event from an app; payload of an app trigger; shape of source events',
  '/workflows/events/#context':
    'steps.trigger.context; execution metadata; deployment id; project id; time of the event; is it a test; workflow name',
  '/workflows/events/#execution-id-and-trace-id':
    'unique id of a run; correlate runs; trace; run id; idempotency key; original event id',
  '/workflows/events/#how-long-events-are-kept':
    'when are logs deleted; data retention period; days of history; old events gone; how far back can I see',
  '/workflows/events/inspect/':
    'logs; view past events; look at executions; debug; run history; monitor; what happened; audit',
  '/workflows/events/inspect/#the-list-of-events':
    'filter events by status; search events; find a failed run; sort events; columns; date range',
  '/workflows/events/inspect/#details-of-an-event':
    'see inputs and outputs of a step; why did it fail; time of each step; stack trace; credits of a run; duration',
  '/workflows/events/inspect/#replay-an-event':
    'rerun; execute again; re-run an old event; send again with the new code; retry manually; run with the same data',
  '/workflows/events/inspect/#delete-events':
    'remove logs; erase an event; delete sensitive data; purge history',
  '/workflows/events/inspect/#when-an-event-is-missing':
    'I cannot find my event; event did not appear; no execution shown; missing run; history is empty',
  '/workflows/events/cold-starts/':
    'slow start; first request takes long; warm up; lambda cold start; workflow is slow; latency; response time; keep alive',
  '/workflows/events/cold-starts/#when-cold-starts-happen':
    'what is a cold start; why is the first run slow; after inactivity; idle; new worker',
  '/workflows/events/cold-starts/#dedicated-workers':
    'warm workers; eliminate cold starts; reserve capacity; always warm; provisioned concurrency',
  '/workflows/events/cold-starts/#how-many-workers':
    'number of warm workers; how many dedicated workers do I need',
  '/workflows/events/cold-starts/#what-workers-cost':
    'price of dedicated workers; credits for warm workers; cost of keeping warm',
  '/workflows/events/cold-starts/#keep-one-worker-warm-with-a-request':
    'ping my workflow; keep warm with cron; keep alive request; prevent sleeping',
  '/workflows/events/cold-starts/#make-cold-starts-shorter':
    'reduce start time; optimize; faster; fewer packages; speed up; smaller dependencies',
  '/workflows/built-in-functions/':
    'logic; branching; if else; control flow; delay filter exit; conditional',
  '/workflows/built-in-functions/#delay-a-workflow':
    'wait; sleep; pause; wait some minutes; timer between steps; delay for days; wait before the next step',
  '/workflows/built-in-functions/#cancel-or-resume-a-delayed-execution':
    'cancel a waiting run; abort a delay; resume early; skip the wait; cancel a paused workflow; stop a delayed workflow; continue now',
  '/workflows/built-in-functions/#states-of-a-delayed-execution':
    'status paused; state of a delay; is it still waiting; suspended',
  '/workflows/built-in-functions/#what-changes-after-a-delay':
    'variables lost after delay; tmp after a delay; new worker after a pause; steps data after delay; environment after resume',
  '/workflows/built-in-functions/#filter-events':
    'only run when; skip events; condition; filter by value; drop events; stop unless; discard unwanted events',
  '/workflows/built-in-functions/#conditions':
    'operators; contains; equals; greater than; regex condition; and or; comparison; exists; is empty; key exists; in the filter',
  '/workflows/built-in-functions/#end-a-workflow-early':
    'exit; stop the workflow; quit; return early; abort; terminate a run; do not run the following steps',
  '/workflows/built-in-functions/#other-built-in-functions':
    'helpers; parse csv; format dates; utilities; text formatting; more helper actions',
  '/workflows/errors/':
    'exception; workflow failed; error notifications; get alerted; catch; failure; monitoring; error reporting; send errors to slack',
  '/workflows/errors/#the-default-an-e-mail':
    'email on failure; error mail; stop error emails; who gets the error mail; too many error mails; no mail about an error',
  '/workflows/errors/#handle-an-error-in-code':
    'try and catch; continue after an error; ignore an error; throw; keep running on failure; custom error',
  '/workflows/errors/#retry-failed-steps':
    'auto retry; retry automatically; try again after failure; how many retries; exponential backoff; rerun a failed step',
  '/workflows/errors/#run-a-workflow-for-every-error':
    'error handler workflow; send errors to slack or pagerduty; on error trigger; subscribe to errors; global error workflow; discord message on error',
  '/workflows/errors/#all-workflows-of-the-workspace':
    'one error handler for everything; global error handling; errors of all workflows',
  '/workflows/errors/#one-workflow':
    'error handler for a single workflow; only this workflow errors; specific error workflow',
  '/workflows/errors/#write-the-handler':
    'format the error message; post errors to chat; error message to slack; code of the error workflow',
  '/workflows/errors/#read-errors-over-the-rest-api':
    'list errors by api; download errors; errors endpoint; get failed runs with http',
  '/workflows/errors/#the-error-event':
    'fields of the error event; error object; error.msg; stack; cell_id',
  '/workflows/errors/#run-failed-events-again':
    'replay errors; recover after an outage; redo failed; rerun all failed; bulk replay',
  '/workflows/concurrency-and-throttling/':
    'rate limit my workflow; queue; parallel runs; order of events; avoid hitting an api limit; control the speed; too many executions at once; flood; backpressure',
  '/workflows/concurrency-and-throttling/#why-you-need-it':
    'race conditions; api rate limits; why limit concurrency',
  '/workflows/concurrency-and-throttling/#how-events-pass-the-queue':
    'fifo; event queue; waiting events; order guaranteed',
  '/workflows/concurrency-and-throttling/#concurrency':
    'one at a time; in order; serial; max parallel workers; process events sequentially; only one execution at once; mutex; single worker',
  '/workflows/concurrency-and-throttling/#throttling':
    'executions per minute; limit rate; requests per second to an api; once every ten seconds; spread out; max executions per interval',
  '/workflows/concurrency-and-throttling/#pause-a-workflow':
    'hold; temporarily stop; maintenance; set concurrency to zero; stop processing but keep events; turn off for a while',
  '/workflows/concurrency-and-throttling/#queue-size':
    'maximum queued events; events dropped; queue full; how many events wait; increase the queue',
  '/workflows/concurrency-and-throttling/#example-a-burst-of-events':
    'many events at once; spike; peak load; burst; bulk import',
  '/workflows/concurrency-and-throttling/#choose-a-size':
    'recommended concurrency; how to calculate; which limit to set',
  '/workflows/settings/':
    'options of a workflow; where are the settings; preferences; configuration of a workflow',
  '/workflows/settings/#general': 'basic settings; general options of a workflow',
  '/workflows/settings/#enable-or-disable':
    'toggle; switch off; deactivate; turn on; stop a workflow; pause; disable; inactive',
  '/workflows/settings/#name': 'change the name; rename workflow; title',
  '/workflows/settings/#error-notifications':
    'stop error mails; turn notifications off; silence errors; alerts',
  '/workflows/settings/#automatic-retries':
    'auto-retry; retry on error setting; retry failed executions; turn retries on',
  '/workflows/settings/#data-retention':
    'privacy; do not log; turn off history; hide event data; no logs; sensitive data; disable event storage',
  '/workflows/settings/#execution-controls':
    'timeout memory and concurrency; limits of a workflow run; control how it runs',
  '/workflows/settings/#timeout':
    'extend the timeout; run longer; time limit; maximum seconds; workflow takes too long; 30 seconds; change the timeout',
  '/workflows/settings/#memory':
    'more memory; ram; mb; cpu; faster cpu; bigger machine; change the memory; out of memory',
  '/workflows/settings/#concurrency-and-throttling':
    'where to set concurrency; where to set the rate',
  '/workflows/settings/#cold-starts':
    'where to set dedicated workers; eliminate cold starts switch',
  '/workflows/settings/#private-network': 'run in vpc; static ip for a workflow; choose a network',
  '/workflows/settings/#attachments':
    'upload files to the workflow; use a file in code; certificates; bundle a file; read an attached file; steps.trigger.context.attachments',
  '/workflows/settings/#share-with-support':
    'give support access; let somebody look at my workflow; allow the team to see my code',
  '/workflows/networking/':
    'ip whitelist; allow list; outbound ip; static ip; egress; network; which ip addresses; firewall rules; vpn; private database',
  '/workflows/networking/#default-addresses':
    'does it have a fixed ip; dynamic ips; aws us-east-1 ip; changing ip; where do requests come from',
  '/workflows/networking/#incoming-requests':
    'ip of the endpoint; inbound addresses; hostnames to allow; dns of the endpoint',
  '/workflows/networking/#send-from-the-platforms-addresses':
    'static ip addresses list; fixed ip; whitelist ips; ips to allow; known ip addresses',
  '/workflows/networking/#go-through-an-http-proxy':
    'use a proxy; outbound proxy; quotaguard; fixie; https-proxy-agent; static ip through a proxy',
  '/workflows/networking/#reach-a-database-through-an-ssh-tunnel':
    'connect to mysql; connect to postgres; bastion; jump host; ssh; database not public; rds',
  '/workflows/networking/#private-networks':
    'vpc; peering; dedicated ip; private subnet; static outbound ip; own network; internal services',
  '/workflows/networking/#when-the-connection-fails':
    'cannot connect; connection timeout; connection refused; ENOTFOUND; ECONNREFUSED; database unreachable; firewall blocks',
  '/workflows/copy/':
    'share workflow; copy; duplicate; export; import; template; send my workflow to a colleague; clone a workflow; backup a workflow; publish a workflow',
  '/workflows/copy/#create-a-share-link':
    'share button; link to my workflow; give somebody a copy; generate a link',
  '/workflows/copy/#links-and-versions':
    'update a shared workflow; does the link follow changes; new version of a shared workflow',
  '/workflows/copy/#copy-a-workflow-from-a-link':
    'open a shared link; import a workflow; use a template; install a shared workflow; copy from somebody',
  '/workflows/copy/#what-a-copy-contains':
    'are secrets shared; are accounts copied; what is included in a copy; code and props in a copy; are data stores copied',
  '/workflows/copy/#before-you-run-a-copy':
    'check a shared workflow; safe to run; review code of others; connect accounts in a copy',
  '/workflows/copy/#move-workflows':
    'transfer a workflow to another workspace; move to another account; migrate a workflow',
  '/workflows/copy/#does-my-link-give-access-to-my-workflow':
    'can others see my data; is a share link safe; access by link',
  '/workflows/copy/#can-i-see-who-copied-my-workflow':
    'track copies; who used my link; number of copies',
  '/workflows/copy/#do-copies-use-my-credits': 'who pays for a copy; credits of a shared workflow',
  '/workflows/copy/#can-i-take-a-link-back':
    'delete a share link; revoke; disable a link; stop sharing; undo share',
  '/workflows/copy/#where-is-the-copy-button-of-the-older-builder':
    'copy button missing; old copy button; fork button',
};
