/** Sources, destinations, apps, accounts, data and schedules. */
import {product} from '../../product.ts';
import type {Asked} from './types.ts';

const {cli} = product;

export const parts: Asked = {
  '/sources/':
    'event source; source explained; listen for events; listener; watcher; polling source; background trigger; subscribe to an app',
  '/sources/#why-sources-are-separate-from-workflows':
    'difference between source and workflow; source vs trigger; reuse a source',
  '/sources/#how-a-source-works': 'how do sources emit; collect events; source internals',
  '/sources/#create-a-source-in-the-app':
    'add a source; new source in the ui; create a source by clicking',
  '/sources/#create-a-source-with-the-cli': `${cli} deploy a source; create a source from the terminal`,
  '/sources/#use-the-events':
    'consume events of a source; send source events to my app; connect a source to a workflow',
  '/sources/#sources-to-start-with': 'popular sources; which sources exist; example sources',
  '/sources/#test-events': 'sample events of a source; test a source; generate events',
  '/sources/#stop-or-delete-a-source':
    'pause a source; delete a source; disable a source; remove a trigger; turn off a source',
  '/sources/#change-or-publish-a-source':
    'edit a source; update a source; pause a source; delete a source; rename a source; disable a source',
  '/sources/#limits': 'limits of sources; how often can a source run; source timeout',
  '/sources/http/':
    'requestbin; inspect webhooks; collect http requests; debug webhooks; http listener; temporary endpoint; log requests',
  '/sources/http/#4-send-a-request': 'curl the source; try the http source',
  '/sources/http/#5-read-the-events': 'see the requests; watch requests arrive; tail requests',
  '/sources/http/#write-your-own-http-source':
    'custom http source; custom webhook listener; code of an http source',
  '/sources/rss/':
    'rss; atom; feed reader; new articles; poll a feed; news feed; website updates; watch a blog',
  '/sources/rss/#create-it-in-the-app': 'add an rss feed; subscribe to a feed; feed url',
  '/sources/rss/#what-an-event-looks-like':
    'fields of a feed item; title link and date; rss payload',
  '/sources/rss/#how-items-are-told-apart':
    'duplicate feed items; guid; same article twice; dedupe rss',
  '/sources/rss/#several-feeds': 'multiple feeds; more than one rss feed; merge feeds',
  '/sources/rss/#errors': 'invalid feed; feed does not work; rss error; parse error of a feed',
  '/sources/logs/':
    'logs of a source; debug a trigger; console.log in a source; source errors; see what a source does; tail',
  '/sources/logs/#what-is-logged': 'content of source logs; log entries',
  '/sources/logs/#in-the-app': 'view source logs in the ui; logs tab',
  '/sources/logs/#as-a-stream': 'tail source logs; live logs; follow logs; stream logs',
  '/sources/logs/#when-the-logs-are-empty':
    'no logs; logs missing; nothing logged; cannot see logs',
  '/destinations/':
    'send data out; deliver; output; where can I send events; store data elsewhere; $.send',
  '/destinations/#destination-or-action':
    'destination vs action; when to use $.send; should I use a destination',
  '/destinations/#call-a-destination-from-code': '$.send in code; send from node',
  '/destinations/#call-a-destination-from-an-action':
    '$.send in a component; destination without code',
  '/destinations/#how-delivery-works':
    'when is data delivered; asynchronous delivery; after the workflow ends; retries of delivery; delivered at least once; guaranteed',
  '/destinations/http/':
    '$.send.http; fire and forget; forward an event; post to a url; asynchronous request; relay a webhook; notify another system; send a webhook',
  '/destinations/http/#parameters':
    'method url data headers; options of $.send.http; auth in $.send.http',
  '/destinations/http/#send-several-requests':
    'many urls; send to multiple endpoints; loop with $.send.http',
  '/destinations/http/#how-requests-are-delivered':
    'order of delivery; retry of $.send.http; are failed requests repeated; no response available',
  '/destinations/http/#timeout': 'how long does the destination wait; timeout of $.send.http',
  '/destinations/http/#addresses-that-requests-come-from':
    'ip of $.send.http; fixed ip destination; allow the sender',
  '/destinations/http/#when-a-request-does-not-arrive':
    'request not delivered; $.send.http does nothing; missing request',
  '/destinations/email/':
    '$.send.email; email me; mail notification; send myself an email; alert by mail; send mail from a workflow',
  '/destinations/email/#what-it-is-good-for': 'when to use the email destination; alerts',
  '/destinations/email/#send-without-code': 'email action; email step; email without code',
  '/destinations/email/#send-from-code':
    'email in node; subject text html; send html mail; attach a file to a mail',
  '/destinations/email/#sender-and-delivery':
    'from address; who is the sender; mail in spam; email does not arrive; reply-to; to whom is the mail sent',
  '/destinations/email/#mail-somebody-else':
    'email other people; to another address; sendgrid; mailgun; gmail; change the recipient; cc; bcc; mail to a client; newsletter',
  '/destinations/s3/':
    '$.send.s3; amazon s3; bucket; aws; save to s3; archive; data lake; upload to aws; firehose',
  '/destinations/s3/#allow-delivery-in-the-bucket-policy':
    'bucket policy; iam; access denied; permission of the bucket; role arn; let the platform write',
  '/destinations/s3/#allow-known-addresses-only':
    'restrict a bucket by ip; ip condition; limit access to the bucket',
  '/destinations/s3/#what-arrives-in-the-bucket':
    'file name in s3; prefix; gzip; object key; format of the files; how often are files written; batch',
  '/destinations/s3/#read-an-object':
    'decompress; open the s3 file; parse the file; query with athena',
  '/destinations/s3/#when-nothing-arrives':
    's3 access denied; bucket stays empty; no file in s3; delivery to s3 fails; s3 delay',
  '/destinations/sse/':
    '$.send.sse; server sent events; realtime; push; live website; update a web page; stream to the browser; websocket; EventSource',
  '/destinations/sse/#when-to-use-sse': 'sse or websocket; sse vs webhook; when to stream',
  '/destinations/sse/#address-of-the-stream': 'url of the stream; sse endpoint; where do I connect',
  '/destinations/sse/#listen-to-the-stream':
    'EventSource in javascript; subscribe in the browser; receive sse; addEventListener',
  '/destinations/sse/#from-the-command-line': 'curl the stream; watch the stream in a terminal',
  '/destinations/sse/#from-a-program':
    'node eventsource; python sse client; consume the stream on a server',
  '/destinations/sse/#when-nothing-arrives':
    'sse no events; stream is silent; connection drops; no messages',
  '/destinations/emit/':
    '$.send.emit; emit event; event from workflow; pub sub; event-driven; publish; broadcast; message bus; connect workflows',
  '/destinations/emit/#why-emit': 'when to emit; decouple workflows; reason to emit',
  '/destinations/emit/#channels': 'named channel; emit to a channel; topics; routing key',
  '/destinations/emit/#many-events-in-one-run':
    'emit in a loop; one event per item; split an array; fan out; batch of events; for each',
  '/destinations/emit/#start-another-workflow':
    'run another workflow; chain; call workflow; child workflow; sub workflow; pass data to another workflow; workflow as a function',
  '/destinations/emit/#read-emitted-events': 'list emitted events; consume emits; get emits',
  '/destinations/emit/#when-nothing-arrives':
    'emit not received; subscriber does not run; listener does not get events',
  '/apps/':
    'integrations; list of apps; supported services; which apps; connect to; slack google github; marketplace; third party apps; number of apps',
  '/apps/#what-an-integrated-app-gives-you':
    'benefits of an integrated app; triggers and actions of an app; managed oauth',
  '/apps/#premium-apps':
    'premium; paid integrations; salesforce; which apps need a plan; advanced apps',
  '/apps/#when-no-action-fits':
    'no suitable action; action does not do what I need; call the api of an app myself',
  '/apps/#what-the-page-of-an-app-tells-you': 'app page; app details; name slug of an app',
  '/apps/#an-app-is-missing':
    'app not supported; request an app; suggest an integration; missing integration; my app is not there; add a new app',
  '/apps/contributing/':
    'contribute; open source contribution; github; submit a component; pr; develop for the registry; add an app to the registry',
  '/apps/contributing/#what-you-can-contribute':
    'how can I help; new actions and sources; fix a component',
  '/apps/contributing/#the-folder-of-an-app':
    'directory structure; file layout; where do files go; app.mjs; folder structure',
  '/apps/contributing/#from-fork-to-merge':
    'pull request process; review; how to submit; clone the repository; git workflow',
  '/apps/contributing/#components-to-learn-from':
    'example components; reference implementation; sample code of components; good examples',
  '/connected-accounts/':
    'connect slack; authorize an app; login to an app; oauth; link my google account; api keys of apps; app authentication; integrations authentication; managed auth; credentials',
  '/connected-accounts/#supported-apps': 'which apps can be connected; apps with oauth',
  '/connected-accounts/#kinds-of-accounts':
    'oauth or api key; types of authentication; key based; token types; basic auth account',
  '/connected-accounts/#connect-an-account':
    'add an account; sign in to an app; authorize; new connection; link my account; set up a connection',
  '/connected-accounts/#in-an-action-or-trigger':
    'choose an account in a step; connect in a step; use my account in an action',
  '/connected-accounts/#in-an-http-request-without-code':
    'account in http request builder; authorize an http request; oauth in an http step',
  '/connected-accounts/#in-a-code-step': 'use a connected account in code; $auth; token in code',
  '/connected-accounts/#on-the-accounts-page':
    'accounts page; add an account in advance; connect before use',
  '/connected-accounts/#manage-accounts':
    'remove a connection; delete an account connection; rename a connection; disconnect; revoke access; list my accounts; test an account',
  '/connected-accounts/#reconnect-an-account':
    'expired token; refresh token; invalid grant; account disconnected; authorization expired; reauthenticate; password changed; update credentials; error with my account',
  '/connected-accounts/#access-control':
    'share an account with my team; private or shared; who can use; restrict an account; visibility of accounts; can others see my account',
  '/connected-accounts/#who-may-do-what':
    'account permissions by role; can an admin use my account; permissions table',
  '/connected-accounts/#work-on-the-same-workflow':
    'two people one workflow; use the account of a colleague; collaborate; shared workflow with my account',
  '/connected-accounts/#keep-accounts-safe':
    'are my credentials safe; encryption of tokens; security of accounts; how are tokens stored; scopes',
  '/connected-accounts/#why-is-my-account-missing-in-the-list':
    'account does not appear; cannot select my account; account not found; not listed',
  '/connected-accounts/#what-happens-when-an-owner-leaves':
    'employee leaves; colleague left the company; owner removed; transfer an account; account of a former member; offboarding',
  '/connected-accounts/#can-a-published-action-use-my-account':
    'does a public action expose my account; account in a published component',
  '/connected-accounts/#request-an-app':
    'app missing; new integration; ask for an app; integrate my app',
  '/data-stores/':
    'database; key value; persist; storage; save state; store data; redis; kv; table; remember; cache; keep data between runs; data storage',
  '/data-stores/#when-to-use-a-data-store':
    'data store or database; is a data store right; use cases of data stores; alternatives',
  '/data-stores/#use-a-data-store-without-code':
    'data store action; add or update a record; get a record; no-code storage; save a value without code',
  '/data-stores/#use-a-data-store-in-code':
    'data store from code; data store in node and python; which languages have data stores',
  '/data-stores/#skip-what-you-have-seen':
    'deduplicate; already processed; duplicate events; process only once; ignore repeated; idempotency',
  '/data-stores/#counters-and-parallel-executions':
    'race condition; increment; atomic; count; concurrent executions overwrite; lost updates; lock; transaction',
  '/data-stores/#what-you-can-store':
    'types of values; store json; dates; maximum size of a value; files in a data store; serializable',
  '/data-stores/#limits-of-data-stores':
    'number of keys; max size; storage limit; how much can I store; too many keys; key length; store is full; 426 upgrade required',
  '/data-stores/#read-large-data-stores':
    'more than 1024 keys; iterate; many records; large store; out of memory reading a store',
  '/data-stores/#move-data-out':
    'export; download data; back up; migrate data; csv export; to a spreadsheet',
  '/data-stores/#look-into-a-data-store':
    'view; edit records; browse; change a record by hand; data store page; delete a data store; rename a data store; create a data store',
  '/data-stores/#when-something-goes-wrong':
    'data store error; value not found; undefined from a data store; problems with data stores',
  '/environment-variables/':
    'env; env vars; .env; dotenv; secrets; config; process.env; settings for code; global constant; shared values; api keys; store a password; configuration values; secret storage; vault',
  '/environment-variables/#environment-variable-connected-account-prop-or-data-store':
    'where to put a value; env var or prop; which should I use; account vs variable',
  '/environment-variables/#create-change-and-delete-a-variable':
    'add an env var; new environment variable; edit a variable; set a secret; remove a variable; who can change variables; update a value',
  '/environment-variables/#names-and-values':
    'naming rules; how long can a value be; multi-line value; json in a variable; number of variables; private key with line breaks; characters allowed',
  '/environment-variables/#read-a-variable-in-code':
    'process.env.API_KEY; os.environ; os.Getenv; use a variable in python; access env in code',
  '/environment-variables/#read-it-inside-the-component':
    'process.env outside run; env undefined at top level; env evaluated in run',
  '/environment-variables/#use-a-variable-in-a-field':
    '{{process.env.X}}; env in props; env var in an action; use a secret in a field; variable in a step field',
  '/environment-variables/#where-variables-do-not-work':
    'env in a source; env in a published component; env not available; env in trigger; limitations of variables',
  '/environment-variables/#workflows-that-you-copy-or-share':
    'env vars in shared workflows; are secrets copied; env after copying',
  '/environment-variables/#keep-values-secret':
    'hide; masked; secret leaks in logs; are variables encrypted; who sees values; log a secret by accident',
  '/environment-variables/#when-a-variable-is-empty':
    'undefined; process.env is undefined; env var not working; variable missing; None; does not update',
  '/scheduling-future-tasks/':
    'schedule a task; run once; one-off; at a given time; later; delayed; future; reminder; in two weeks; scheduler; postpone; task queue; at a specific date',
  '/scheduling-future-tasks/#choose-the-right-tool':
    'delay or cron or task; difference between schedule and task; which way to wait',
  '/scheduling-future-tasks/#create-the-source': 'task scheduler source; set up the scheduler',
  '/scheduling-future-tasks/#schedule-a-task':
    'post a task; create a task; http request to schedule; iso 8601 timestamp; body of a task',
  '/scheduling-future-tasks/#from-a-workflow-without-code':
    'schedule task action; schedule without code',
  '/scheduling-future-tasks/#from-a-workflow-in-code':
    'schedule from node; schedule a task in code',
  '/scheduling-future-tasks/#run-a-workflow-when-the-task-is-due':
    'trigger workflow at task time; listen for tasks; receive the task',
  '/scheduling-future-tasks/#other-ways-to-receive-tasks':
    'webhook for tasks; api for due tasks; sse for tasks',
  '/scheduling-future-tasks/#cancel-a-task':
    'delete a scheduled task; unschedule; remove a task; abort a planned task; change the time of a task',
  '/scheduling-future-tasks/#limits':
    'how far in the future; maximum number of tasks; accuracy; size of a task; limits of tasks',
  '/scheduling-future-tasks/#when-it-does-not-work':
    'task did not run; task refused; invalid timestamp; 400 when scheduling; past date; scheduler error; unauthorized task',
  '/examples/waiting-to-execute-next-step-of-workflow/':
    'wait a day; welcome email after one day; onboarding emails; send later; wait before the next step; follow up; delayed email',
  '/examples/waiting-to-execute-next-step-of-workflow/#one-workflow-with-a-delay':
    'simple way to wait a day; delay 24 hours',
  '/examples/waiting-to-execute-next-step-of-workflow/#two-workflows-and-a-task':
    'wait with a task; longer than the maximum delay',
  '/examples/waiting-to-execute-next-step-of-workflow/#cancel-the-mail':
    'stop the follow-up; user unsubscribed; cancel a planned mail',
};
