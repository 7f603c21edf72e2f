/** Sources, destinations, apps, accounts, data and schedules. */
import {product} from '@portal/content/facts/product';
import type {Asked} from './types.ts';

const {cli} = product;

export const parts: Asked = {
  '/sources/':
    'event source; source explained; listen for events; listener; watcher; polling source; background trigger; subscribe to an app; connector; listener for an app; event producer; background job that emits; data feed; polling job; where do events come from; something that watches an app and tells my workflows',
  '/sources/#why-sources-are-separate-from-workflows':
    'difference between source and workflow; source vs trigger; reuse a source; trigger without a workflow; do I need a source; source versus trigger; what is the difference between a source and a trigger',
  '/sources/#how-a-source-works':
    'how do sources emit; collect events; source internals; what runs inside a source; mechanism of polling',
  '/sources/#create-a-source-in-the-app':
    'add a source; new source in the ui; create a source by clicking; make a source; set up a listener; sources page',
  '/sources/#create-a-source-with-the-cli': `${cli} deploy a source; create a source from the terminal`,
  '/sources/#use-the-events':
    'consume events of a source; send source events to my app; connect a source to a workflow; read events of a source in my own program; send source data to a url; api for source events',
  '/sources/#sources-to-start-with':
    'popular sources; which sources exist; example sources; twitter; github; google calendar; mailing; popular triggers',
  '/sources/#test-events':
    'sample events of a source; test a source; generate events; try a source without waiting for a real event',
  '/sources/#stop-or-delete-a-source':
    'pause a source; delete a source; disable a source; remove a trigger; turn off a source; turn off polling; get rid of a source; source keeps running; remove a listener; switch off a source; I do not need this listener anymore',
  '/sources/#change-or-publish-a-source':
    'edit a source; update a source; pause a source; delete a source; rename a source; disable a source; reconfigure a source; edit code of a source; share a source',
  '/sources/#limits':
    'limits of sources; how often can a source run; source timeout; how often does a source poll; maximum runtime of a source',
  '/sources/http/':
    'requestbin; inspect webhooks; collect http requests; debug webhooks; http listener; temporary endpoint; log requests; webhook tester; webhook.site; ngrok; localtunnel; capture requests; see what a service sends; mock endpoint; bucket for requests; see what a webhook sends me; look at the raw request of another service',
  '/sources/http/#1-install-the-cli': 'cli for the http source',
  '/sources/http/#3-create-the-source':
    'make a request bin; new http source; get a url that records requests',
  '/sources/http/#4-send-a-request':
    'curl the source; try the http source; post to the bin; try with curl',
  '/sources/http/#5-read-the-events':
    'see the requests; watch requests arrive; tail requests; show captured requests; view the payload that was sent; inspect what arrived',
  '/sources/http/#options-of-the-source':
    'response of the http source; settings of the request bin',
  '/sources/http/#write-your-own-http-source':
    'custom http source; custom webhook listener; code of an http source',
  '/sources/http/#limits': 'how many requests does an http source keep',
  '/sources/rss/':
    'rss; atom; feed reader; new articles; poll a feed; news feed; website updates; watch a blog; subscribe to a blog; reddit; youtube channel; news alerts; podcast; new post; substack; atom feed; monitor a website',
  '/sources/rss/#create-it-in-the-app': 'add an rss feed; subscribe to a feed; feed url',
  '/sources/rss/#what-an-event-looks-like':
    'fields of a feed item; title link and date; rss payload',
  '/sources/rss/#how-items-are-told-apart':
    'duplicate feed items; guid; same article twice; dedupe rss; feed item appears again; id of an item; updated post',
  '/sources/rss/#use-the-items': 'post new articles to slack; do something with feed items',
  '/sources/rss/#several-feeds':
    'multiple feeds; more than one rss feed; merge feeds; watch more than one blog',
  '/sources/rss/#errors':
    'invalid feed; feed does not work; rss error; parse error of a feed; feed cannot be read; not a valid feed; feed returns 403',
  '/sources/logs/':
    'logs of a source; debug a trigger; console.log in a source; source errors; see what a source does; tail; see why a source fails; output of a source; history of a source; debug my trigger; errors of a source; see what my source printed; why does my source not do anything',
  '/sources/logs/#what-is-logged': 'content of source logs; log entries',
  '/sources/logs/#in-the-app':
    'view source logs in the ui; logs tab; open the logs of a source; where are source logs',
  '/sources/logs/#as-a-stream':
    'tail source logs; live logs; follow logs; stream logs; realtime logs; logs by api; sse of logs',
  '/sources/logs/#when-the-logs-are-empty':
    'no logs; logs missing; nothing logged; cannot see logs; no output from a source; nothing in the logs',
  '/destinations/':
    'send data out; deliver; output; where can I send events; store data elsewhere; $.send; export results; deliver data; push data to other systems; targets; sinks; outgoing data; where to send results; webhook out',
  '/destinations/#destination-or-action':
    'destination vs action; when to use $.send; should I use a destination; is delivery synchronous; difference between send and action',
  '/destinations/#call-a-destination-from-code': '$.send in code; send from node',
  '/destinations/#call-a-destination-from-an-action':
    '$.send in a component; destination without code',
  '/destinations/#how-delivery-works':
    'when is data delivered; asynchronous delivery; after the workflow ends; retries of delivery; delivered at least once; guaranteed; when are messages sent; queue of deliveries; is it sent if the workflow fails; exactly once',
  '/destinations/http/':
    '$.send.http; fire and forget; forward an event; post to a url; asynchronous request; relay a webhook; notify another system; send a webhook; call a webhook at the end; notify a url; push to another server; post in the background; slack incoming webhook; outbound webhook; send the result to another url after the run; post results to our server; instead of axios',
  '/destinations/http/#parameters':
    'method url data headers; options of $.send.http; auth in $.send.http; headers for $.send.http; method and body; data and params',
  '/destinations/http/#send-several-requests':
    'many urls; send to multiple endpoints; loop with $.send.http; send to many receivers; bulk requests; one request per item',
  '/destinations/http/#send-from-an-action': 'http destination in a component',
  '/destinations/http/#how-requests-are-delivered':
    'order of delivery; retry of $.send.http; are failed requests repeated; no response available; can I read the answer; response of $.send.http; guaranteed delivery; is the order of requests guaranteed; in which sequence do requests arrive',
  '/destinations/http/#timeout': 'how long does the destination wait; timeout of $.send.http',
  '/destinations/http/#addresses-that-requests-come-from':
    'ip of $.send.http; fixed ip destination; allow the sender',
  '/destinations/http/#when-a-request-does-not-arrive':
    'request not delivered; $.send.http does nothing; missing request; receiver gets nothing; webhook not delivered',
  '/destinations/email/':
    '$.send.email; email me; mail notification; send myself an email; alert by mail; send mail from a workflow; message to my inbox; report by mail; daily digest; send me a summary; alert mail; get an e-mail when; tell me by mail when something happens; mail myself the result',
  '/destinations/email/#what-it-is-good-for':
    'when to use the email destination; alerts; notify yourself; reminders to myself',
  '/destinations/email/#send-without-code':
    'email action; email step; email without code; mail step; add an email step',
  '/destinations/email/#send-from-code':
    'email in node; subject text html; send html mail; attach a file to a mail; html email; mail from javascript; subject and text',
  '/destinations/email/#send-from-an-action': 'mail from a component',
  '/destinations/email/#sender-and-delivery':
    'from address; who is the sender; mail in spam; email does not arrive; reply-to; to whom is the mail sent; bounce; reply address; who gets the mail; junk folder; mail never comes; custom sender; from name; multiple recipients; mail did not arrive; which address do mails come from',
  '/destinations/email/#mail-somebody-else':
    'email other people; to another address; sendgrid; mailgun; gmail; change the recipient; cc; bcc; mail to a client; newsletter; outlook; smtp server; send newsletters; mass mail; email my users; transactional mail; mail to many people; postmark; campaign; customer notification; write to my customers; mail to anyone else; confirmation mail for a customer',
  '/destinations/s3/':
    '$.send.s3; amazon s3; bucket; aws; save to s3; archive; data lake; upload to aws; firehose; cloud storage; object storage; backup to aws; parquet; minio; dump data; warehouse; redshift; store files in a bucket; put the results on s3; keep everything in our bucket',
  '/destinations/s3/#allow-delivery-in-the-bucket-policy':
    'bucket policy; iam; access denied; permission of the bucket; role arn; let the platform write; give write permission; bucket rights; cross account; AccessDenied; put object; bucket refuses the upload; which rights does the bucket need',
  '/destinations/s3/#allow-known-addresses-only':
    'restrict a bucket by ip; ip condition; limit access to the bucket',
  '/destinations/s3/#send-from-code': 's3 from javascript; archive data with code',
  '/destinations/s3/#send-from-an-action': 's3 from a component',
  '/destinations/s3/#what-arrives-in-the-bucket':
    'file name in s3; prefix; gzip; object key; format of the files; how often are files written; batch; names of the files; compressed; path in the bucket; interval of delivery; ndjson',
  '/destinations/s3/#read-an-object':
    'decompress; open the s3 file; parse the file; query with athena',
  '/destinations/s3/#when-nothing-arrives':
    's3 access denied; bucket stays empty; no file in s3; delivery to s3 fails; s3 delay; bucket is empty; objects missing; no upload',
  '/destinations/sse/':
    '$.send.sse; server sent events; realtime; push; live website; update a web page; stream to the browser; websocket; EventSource; live dashboard; frontend; react; push notification; update a page without reload; broadcast to users; chat; widget on my site; websockets; show numbers live on our site; page updates by itself',
  '/destinations/sse/#when-to-use-sse':
    'sse or websocket; sse vs webhook; when to stream; websocket alternative; is sse right',
  '/destinations/sse/#send-from-code': 'publish a message to the stream; stream from javascript',
  '/destinations/sse/#send-from-an-action': 'sse from a component',
  '/destinations/sse/#address-of-the-stream': 'url of the stream; sse endpoint; where do I connect',
  '/destinations/sse/#listen-to-the-stream':
    'EventSource in javascript; subscribe in the browser; receive sse; addEventListener; show live data on a page; javascript client; onmessage; react hook; receive live events in javascript on my page',
  '/destinations/sse/#from-the-command-line': 'curl the stream; watch the stream in a terminal',
  '/destinations/sse/#from-a-program':
    'node eventsource; python sse client; consume the stream on a server; listen on a server; backend subscriber',
  '/destinations/sse/#when-nothing-arrives':
    'sse no events; stream is silent; connection drops; no messages',
  '/destinations/emit/':
    '$.send.emit; emit event; event from workflow; pub sub; event-driven; publish; broadcast; message bus; connect workflows; pubsub; kafka; rabbitmq; queue between workflows; internal event; message broker; sns; sqs; trigger other workflows; loosely coupled; other flows should react to it; send messages between my automations',
  '/destinations/emit/#why-emit': 'when to emit; decouple workflows; reason to emit',
  '/destinations/emit/#channels':
    'named channel; emit to a channel; topics; routing key; topic; different event types; named streams',
  '/destinations/emit/#many-events-in-one-run':
    'emit in a loop; one event per item; split an array; fan out; batch of events; for each; split a list; loop over rows and start a run for each; iterator; batch processing; one run per record; spawn; run the rest for every row; one run per item of a list; process rows one by one',
  '/destinations/emit/#emit-from-an-action': 'emit in a component',
  '/destinations/emit/#start-another-workflow':
    'run another workflow; chain; call workflow; child workflow; sub workflow; pass data to another workflow; workflow as a function; parent and child; sub-zap; invoke; execute workflow node; delegate; run workflow b after a; trigger a second workflow; one workflow should kick off another; do part of the work in a second workflow; chain workflows; call a workflow like a function',
  '/destinations/emit/#read-emitted-events': 'list emitted events; consume emits; get emits',
  '/destinations/emit/#when-nothing-arrives':
    'emit not received; subscriber does not run; listener does not get events; emitted events vanish; no listener',
  '/apps/':
    'integrations; list of apps; supported services; which apps; connect to; slack google github; marketplace; third party apps; number of apps; discord telegram whatsapp sms twilio openai chatgpt; airtable notion hubspot salesforce; does it support my tool; catalog; connectors; gallery; crm; zendesk intercom asana trello jira; mysql postgres snowflake bigquery; outlook teams; which tools can I connect; do you support my crm',
  '/apps/#what-an-integrated-app-gives-you':
    'benefits of an integrated app; triggers and actions of an app; managed oauth; why use an integration; prebuilt login',
  '/apps/#premium-apps':
    'premium; paid integrations; salesforce; which apps need a plan; advanced apps; app is locked; upgrade for an app; extra charge for apps; netsuite; zendesk; enterprise connectors; why can I not use this app on the free plan',
  '/apps/#when-no-action-fits':
    'no suitable action; action does not do what I need; call the api of an app myself; integration lacks a feature; endpoint not covered; advanced api call with my account; app is there but not the action that I need',
  '/apps/#what-the-page-of-an-app-tells-you':
    'app page; app details; name slug of an app; details of an integration; find actions of an app',
  '/apps/#an-app-is-missing':
    'app not supported; request an app; suggest an integration; missing integration; my app is not there; add a new app; tool not supported; service not available; wish for an integration; no connector; can you add; my tool is not in your list; oauth app is missing',
  '/apps/contributing/':
    "contribute; open source contribution; github; submit a component; pr; develop for the registry; add an app to the registry; write an integration for everybody; public repository; become a contributor; developer program; partner; publish my app; my company's api in the directory; add my own product to your directory; let everyone use my integration; publish an integration for everybody",
  '/apps/contributing/#what-you-can-contribute':
    'how can I help; new actions and sources; fix a component; good first issue; ways to help',
  '/apps/contributing/#the-folder-of-an-app':
    'directory structure; file layout; where do files go; app.mjs; folder structure',
  '/apps/contributing/#from-fork-to-merge':
    'pull request process; review; how to submit; clone the repository; git workflow; commit; branch; merge; approve my pull request; code review; git',
  '/apps/contributing/#components-to-learn-from':
    'example components; reference implementation; sample code of components; good examples',
  '/connected-accounts/':
    'connect slack; authorize an app; login to an app; oauth; link my google account; api keys of apps; app authentication; integrations authentication; managed auth; credentials; login to apps; connection; link google; authorize slack; integration login; saved logins; third-party accounts; oauth2; credential manager; grant access to gmail; app password; give it access to my google or slack; log in once and use it in many workflows',
  '/connected-accounts/#supported-apps':
    'which apps can be connected; apps with oauth; which logins are possible; apps with sign-in',
  '/connected-accounts/#kinds-of-accounts':
    'oauth or api key; types of authentication; key based; token types; basic auth account; basic auth; token; client id and secret; custom oauth client; scopes; service account; app wants an api key instead of a login',
  '/connected-accounts/#connect-an-account':
    'add an account; sign in to an app; authorize; new connection; link my account; set up a connection; allow access to my google; pop-up window blocked; log in to slack; new login; add credentials; grant access; how do I log in to an app; sign in with my google account for a step',
  '/connected-accounts/#in-an-action-or-trigger':
    'choose an account in a step; connect in a step; use my account in an action; choose a login for a step; switch to another account in a step',
  '/connected-accounts/#in-an-http-request-without-code':
    'account in http request builder; authorize an http request; oauth in an http step',
  '/connected-accounts/#in-a-code-step': 'use a connected account in code; $auth; token in code',
  '/connected-accounts/#on-the-accounts-page':
    'accounts page; add an account in advance; connect before use',
  '/connected-accounts/#manage-accounts':
    'remove a connection; delete an account connection; rename a connection; disconnect; revoke access; list my accounts; test an account; list of connections; unlink; remove a login; delete credentials; remove an old login; change the name of a connection',
  '/connected-accounts/#reconnect-an-account':
    'expired token; refresh token; invalid grant; account disconnected; authorization expired; reauthenticate; password changed; update credentials; error with my account; login expired; token revoked; relogin; unauthorized suddenly; account is broken; stopped working after password change; refresh the login; connection lost to an app; my google login does not work anymore; login expired and steps fail; have to log in again',
  '/connected-accounts/#access-control':
    'share an account with my team; private or shared; who can use; restrict an account; visibility of accounts; can others see my account; colleague cannot use my account; make an account private; visible to the team; shared credentials; coworker needs my account; others should not use my login; let my team use one login',
  '/connected-accounts/#who-may-do-what':
    'account permissions by role; can an admin use my account; permissions table; may members edit shared accounts; who can see my token; roles for accounts; who sees my login',
  '/connected-accounts/#work-on-the-same-workflow':
    'two people one workflow; use the account of a colleague; collaborate; shared workflow with my account; step is locked; greyed out step; cannot edit a step of a teammate; co-edit; pair on a workflow; can two people edit the same workflow; I cannot change the step of my colleague',
  '/connected-accounts/#keep-accounts-safe':
    'are my credentials safe; encryption of tokens; security of accounts; how are tokens stored; scopes; can the platform read my mail; least privilege; how safe are my logins; encrypted credentials; what can you do with my login; how safe are my tokens',
  '/connected-accounts/#questions': 'faq about accounts',
  '/connected-accounts/#why-is-my-account-missing-in-the-list':
    'account does not appear; cannot select my account; account not found; not listed; account dropdown empty; cannot choose my account; account disappeared',
  '/connected-accounts/#why-does-it-not-show-up-in-the-first-builder':
    'account not in v1; missing account in the old builder',
  '/connected-accounts/#what-happens-when-an-owner-leaves':
    'employee leaves; colleague left the company; owner removed; transfer an account; account of a former member; offboarding; person quits; former employee; ex-colleague; take over accounts; handover; someone resigned; employee with all the logins quits; someone left and his steps fail',
  '/connected-accounts/#can-a-published-action-use-my-account':
    'does a public action expose my account; account in a published component',
  '/connected-accounts/#request-an-app':
    'app missing; new integration; ask for an app; integrate my app; integration wanted; my service is not there',
  '/data-stores/':
    'database; key value; persist; storage; save state; store data; redis; kv; table; remember; cache; keep data between runs; data storage; nosql; dynamodb; firestore; simple storage; hash map; dictionary; save between runs; storage by zapier; built-in database; remember data; persistent variable; lookup table; session; shared memory; simple place to keep data; remember something for later; do I need my own database',
  '/data-stores/#when-to-use-a-data-store':
    'data store or database; is a data store right; use cases of data stores; alternatives; is it a real database; instead of a spreadsheet; mysql or data store; big data; my own database or yours; what is the store good for',
  '/data-stores/#use-a-data-store-without-code':
    'data store action; add or update a record; get a record; no-code storage; save a value without code; store a value with an action; get a value without code; check a key without code; save something without writing code; look something up without code',
  '/data-stores/#use-a-data-store-in-code':
    'data store from code; data store in node and python; which languages have data stores; this.data; read and write from code; which languages',
  '/data-stores/#skip-what-you-have-seen':
    'deduplicate; already processed; duplicate events; process only once; ignore repeated; idempotency; handle each only once; double events; prevent double processing; same webhook twice; already handled; repeated event; exactly once; unique; same order arrives two times and must count once; webhook is sent twice; ignore what was there before; the same mail goes out two times; everything happens double; customers get it twice',
  '/data-stores/#counters-and-parallel-executions':
    "race condition; increment; atomic; count; concurrent executions overwrite; lost updates; lock; transaction; two runs write at the same time; count safely; overwrite each other; concurrency of a store; compare and swap; two runs overwrite each other's record; wrong total when many run at once; increase a stored number safely",
  '/data-stores/#what-you-can-store':
    'types of values; store json; dates; maximum size of a value; files in a data store; serializable; store a list; numbers; can I store files; value types; maximum value',
  '/data-stores/#limits-of-data-stores':
    'number of keys; max size; storage limit; how much can I store; too many keys; key length; store is full; 426 upgrade required; how many entries; total size; store full; 1 mb; quota of data stores; expire; ttl; how much fits in; how many entries can I keep',
  '/data-stores/#read-large-data-stores':
    'more than 1024 keys; iterate; many records; large store; out of memory reading a store; too many records to load; loop over all keys; page through a store; big store; iterate over thousands of keys; store is too big to read at once',
  '/data-stores/#move-data-out':
    'export; download data; back up; migrate data; csv export; to a spreadsheet; save a copy; dump; download a store; export to csv or sheets; copy to another store; get all my records out; download everything I stored; make a copy of the store',
  '/data-stores/#look-into-a-data-store':
    'view; edit records; browse; change a record by hand; data store page; delete a data store; rename a data store; create a data store; table of values; see what is stored; change a stored value manually; add a record by hand; find a key; new data store; see what is in my store; correct a wrong entry; remove one entry by hand',
  '/data-stores/#when-something-goes-wrong':
    'data store error; value not found; undefined from a data store; problems with data stores; cannot save; value is gone; read returns nothing',
  '/environment-variables/':
    'env; env vars; .env; dotenv; secrets; config; process.env; settings for code; global constant; shared values; api keys; store a password; configuration values; secret storage; vault; secret manager; credentials store; hide api keys; constants for all workflows; global settings; config vars; passwords; keychain; shared secret; where do I put passwords and tokens; same setting in all workflows; keep urls and settings in one place',
  '/environment-variables/#environment-variable-connected-account-prop-or-data-store':
    'where to put a value; env var or prop; which should I use; account vs variable',
  '/environment-variables/#create-change-and-delete-a-variable':
    'add an env var; new environment variable; edit a variable; set a secret; remove a variable; who can change variables; update a value; rotate a secret; edit a secret; new secret; rename a variable; change takes effect when; where can I add a secret; change the value of a key',
  '/environment-variables/#names-and-values':
    'naming rules; how long can a value be; multi-line value; json in a variable; number of variables; private key with line breaks; characters allowed; invalid variable name; uppercase; spaces in a name; store json; pem key; newline; maximum length; special characters; private key with several lines; which names are allowed',
  '/environment-variables/#read-a-variable-in-code':
    'process.env.API_KEY; os.environ; os.Getenv; use a variable in python; access env in code; access a secret in code; getenv; use a secret',
  '/environment-variables/#read-it-inside-the-component':
    'process.env outside run; env undefined at top level; env evaluated in run',
  '/environment-variables/#use-a-variable-in-a-field':
    '{{process.env.X}}; env in props; env var in an action; use a secret in a field; variable in a step field; api key in an action field; secret in a header field; use a secret in an action without code',
  '/environment-variables/#where-variables-do-not-work':
    'env in a source; env in a published component; env not available; env in trigger; limitations of variables; variable not found in a component; not available in triggers',
  '/environment-variables/#workflows-that-you-copy-or-share':
    'env vars in shared workflows; are secrets copied; env after copying; do others get my secrets; missing variable after import',
  '/environment-variables/#keep-values-secret':
    'hide; masked; secret leaks in logs; are variables encrypted; who sees values; log a secret by accident; who can read secrets; encrypted; secret printed in logs; obfuscate; conceal a password; redact; nobody in the team should read the password',
  '/environment-variables/#when-a-variable-is-empty':
    'undefined; process.env is undefined; env var not working; variable missing; None; does not update; secret is undefined; change not picked up; variable has the old value; not set; my secret comes back undefined',
  '/scheduling-future-tasks/':
    'schedule a task; run once; one-off; at a given time; later; delayed; future; reminder; in two weeks; scheduler; postpone; task queue; at a specific date; run at a future time; delayed queue; one-time cron; schedule dynamically; calendar reminder; send later; at job; do it next week; expire after; trial reminder; scheduled message; in 3 days; tomorrow; do something once next week; do it next friday at five; a single run at a certain time; run it one time on a given day; send something in two days',
  '/scheduling-future-tasks/#choose-the-right-tool':
    'delay or cron or task; difference between schedule and task; which way to wait; wait or schedule; long delay; which timer; more than a year',
  '/scheduling-future-tasks/#create-the-source':
    'task scheduler source; set up the scheduler; new task scheduler; url of the scheduler',
  '/scheduling-future-tasks/#schedule-a-task':
    'post a task; create a task; http request to schedule; iso 8601 timestamp; body of a task; timestamp of a task; payload of a task; set the time; book a task; post to the scheduler',
  '/scheduling-future-tasks/#from-a-workflow-without-code':
    'schedule task action; schedule without code',
  '/scheduling-future-tasks/#from-a-workflow-in-code':
    'schedule from node; schedule a task in code; create a reminder in code; schedule dynamically in javascript',
  '/scheduling-future-tasks/#run-a-workflow-when-the-task-is-due':
    'trigger workflow at task time; listen for tasks; receive the task; what happens at the time; start at due date',
  '/scheduling-future-tasks/#other-ways-to-receive-tasks':
    'webhook for tasks; api for due tasks; sse for tasks',
  '/scheduling-future-tasks/#cancel-a-task':
    'delete a scheduled task; unschedule; remove a task; abort a planned task; change the time of a task; do not run it after all; withdraw a reminder; reschedule; change the date; changed my mind about a planned run; customer cancelled so stop the reminder',
  '/scheduling-future-tasks/#limits':
    'how far in the future; maximum number of tasks; accuracy; size of a task; limits of tasks; how precise; latest date; number of pending tasks',
  '/scheduling-future-tasks/#when-it-does-not-work':
    'task did not run; task refused; invalid timestamp; 400 when scheduling; past date; scheduler error; unauthorized task; reminder did not come; task is late; time in the past; wrong timestamp',
  '/examples/waiting-to-execute-next-step-of-workflow/':
    'wait a day; welcome email after one day; onboarding emails; send later; wait before the next step; follow up; delayed email; onboarding sequence; nurture mails; wait overnight; send a mail the next day; follow-up; 24 hours later; reminder after a day; trial emails; send a mail one day after sign-up; ask for feedback some days later',
  '/examples/waiting-to-execute-next-step-of-workflow/#one-workflow-with-a-delay':
    'simple way to wait a day; delay 24 hours; easiest delayed mail',
  '/examples/waiting-to-execute-next-step-of-workflow/#two-workflows-and-a-task':
    'wait with a task; longer than the maximum delay',
  '/examples/waiting-to-execute-next-step-of-workflow/#step-1-create-the-source':
    'scheduler for the follow-up',
  '/examples/waiting-to-execute-next-step-of-workflow/#step-2-let-workflow-1-schedule-the-mail':
    'plan the mail',
  '/examples/waiting-to-execute-next-step-of-workflow/#step-3-let-workflow-2-send-the-mail':
    'send the planned mail',
  '/examples/waiting-to-execute-next-step-of-workflow/#step-4-test-with-two-minutes':
    'try the follow-up quickly',
  '/examples/waiting-to-execute-next-step-of-workflow/#cancel-the-mail':
    'stop the follow-up; user unsubscribed; cancel a planned mail',
};
