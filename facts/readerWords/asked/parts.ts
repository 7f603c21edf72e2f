/** Sources, destinations, accounts, data and components. */
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

  '/components/':
    'component; custom app; what are components; sources and actions; extend the platform; plugin; build integrations',
  '/components/#what-a-component-gets-from-the-platform':
    'features for components; state auth and timers',
  '/components/#sources-and-actions':
    'source or action; difference between sources and actions; kinds of components',
  '/components/#use-components':
    'use a component in a workflow; install a component; run a component',
  '/components/#develop-a-component':
    'write a component; create my own; local development; build a custom component; develop locally',
  '/components/#before-you-start':
    'prerequisites for components; install node; what do I need to develop',
  '/components/#where-to-look-things-up': 'component docs; examples of components',
  '/components/#manage-published-components':
    'delete a component; unpublish; list my components; update a published component; remove an action',
  '/components/#share-components':
    'share with my team; publish to the registry; public component; private component; publish a component',
  '/components/quickstart/nodejs/actions/':
    'first action; develop an action; action step by step; custom action tutorial; publish my action; make a new action',
  '/components/quickstart/nodejs/actions/#write-the-action':
    'code of an action; action file; hello world action; minimal action',
  '/components/quickstart/nodejs/actions/#publish-it': `${cli} publish an action; upload an action`,
  '/components/quickstart/nodejs/actions/#run-it-in-a-workflow':
    'use my own action; test my action',
  '/components/quickstart/nodejs/actions/#add-a-prop':
    'input for an action; let the user enter a value; add a field to an action',
  '/components/quickstart/nodejs/actions/#update-the-step':
    'new version of my action in a workflow; refresh the action',
  '/components/quickstart/nodejs/actions/#3-an-npm-package':
    'npm in an action; import a package in a component',
  '/components/quickstart/nodejs/actions/#4-a-connected-account':
    'oauth in an action; app prop in an action; github account in an action; authenticate in an action',
  '/components/quickstart/nodejs/actions/#when-it-does-not-work':
    'publish fails; action not in the list; my action is not found; publishing error',
  '/components/quickstart/nodejs/sources/':
    'first source; develop a source; custom trigger; write a trigger; build my own trigger; source step by step',
  '/components/quickstart/nodejs/sources/#emit-an-event':
    'this.$emit; emit my first event; how to emit',
  '/components/quickstart/nodejs/sources/#keep-state':
    'state in a source; db prop; remember between runs in a source; counter in a source',
  '/components/quickstart/nodejs/sources/#run-on-a-timer':
    'timer source; interval source; run a source every minute; cron source; polling source',
  '/components/quickstart/nodejs/sources/#run-on-requests':
    'http source; webhook source; run a source on http request',
  '/components/quickstart/nodejs/sources/#emit-every-item':
    'emit all items of a feed; loop and emit',
  '/components/quickstart/nodejs/sources/#add-a-summary':
    'summary of an event; title of the event in the list',
  '/components/quickstart/nodejs/sources/#emit-only-new-items':
    'only new; dedupe; unique; no duplicates; skip old items',
  '/components/quickstart/nodejs/sources/#read-it-every-five-minutes':
    'poll a feed; every 5 minutes; interval; polling',
  '/components/quickstart/nodejs/sources/#3-github-issues':
    'github source; new issue trigger; example with github',
  '/components/quickstart/nodejs/sources/#4-deploy-it':
    'put a source live; deploy from the file; run in production',
  '/components/quickstart/nodejs/sources/#when-you-see-no-event':
    'source emits nothing; no events from my source; source is silent; my source does not work',
  '/components/guidelines/':
    'rules for components; review checklist; code style; requirements for a pull request; naming; standards; conventions; best practices of components',
  '/components/guidelines/#local-checks':
    'lint; eslint; run checks before a pull request; pre-commit',
  '/components/guidelines/#es-modules-only': 'import not require in components; mjs; esm',
  '/components/guidelines/#one-narrow-use': 'scope of a component; one action does one thing',
  '/components/guidelines/#complete-metadata': 'name description version type; required properties',
  '/components/guidelines/#keys-follow-the-pattern':
    'component key; key naming; app-name-action-name; slug',
  '/components/guidelines/#versions-are-semantic':
    'semver; version number; bump version; 0.0.1; when to increase the version',
  '/components/guidelines/#files-are-where-they-belong':
    'file structure; folder names; path of a component file',
  '/components/guidelines/#well-kept-client-libraries':
    'use the official sdk; npm client in components',
  '/components/guidelines/#a-packagejson-for-each-app': 'package.json; dependencies of a component',
  '/components/guidelines/#errors-that-help':
    'error messages in components; throw ConfigurationError; helpful errors',
  '/components/guidelines/#a-readme-with-three-headings':
    'readme; documentation of an app; readme template; example use cases; getting started section',
  '/components/guidelines/#all-pages-one-at-a-time':
    'pagination in components; generator; all results',
  '/components/guidelines/#secrets-are-secret':
    'secret prop; hide a value; password field; masked input',
  '/components/guidelines/#prop-definitions-in-the-app-file':
    'propDefinitions; share props between components; reuse props',
  '/components/guidelines/#api-calls-in-the-app-file':
    'methods of the app file; where to put api calls; _makeRequest',
  '/components/guidelines/#methods-are-documented': 'jsdoc; document functions',
  '/components/guidelines/#common-modules-are-abstract':
    'base component; common folder; shared code of components; inherit',
  '/components/guidelines/#three-or-four-props': 'how many props; required props; too many props',
  '/components/guidelines/#labels-of-the-app': 'prop labels; label text; naming of fields',
  '/components/guidelines/#descriptions-that-help':
    'description of a prop; help text; markdown in descriptions; link to api docs',
  '/components/guidelines/#optional-wherever-possible':
    'optional props; optional: true; not required',
  '/components/guidelines/#defaults-wherever-possible': 'default value of a prop; preset',
  '/components/guidelines/#choices-instead-of-ids':
    'async options; let users select; drop-down instead of id',
  '/components/guidelines/#fixed-names-for-interfaces-and-services':
    'name of timer and db props; this.db; this.http; this.timer',
  '/components/guidelines/#webhooks-rather-than-polling':
    'polling or webhook source; real-time source; prefer webhooks',
  '/components/guidelines/#names-of-sources':
    'how to name a source; new item created; naming of triggers',
  '/components/guidelines/#a-summary-for-each-event': 'event summary; summary field',
  '/components/guidelines/#built-in-dedupe-first':
    'dedupe in sources; use unique; avoid duplicates in components',
  '/components/guidelines/#events-from-the-start':
    'emit historical events; events on first run; deploy hook; past events; initial events',
  '/components/guidelines/#a-sample-event':
    'sampleEmit; test-event.mjs; example event of a source; sample payload',
  '/components/guidelines/#the-default-interval':
    'default polling interval; how often does a source poll; DEFAULT_POLLING_SOURCE_TIMER_INTERVAL; 15 minutes',
  '/components/guidelines/#ask-only-for-what-is-new':
    'since parameter; incremental polling; store the last timestamp; checkpoint',
  '/components/guidelines/#respect-rate-limits':
    'api rate limit in a source; too many calls; throttle a source',
  '/components/guidelines/#hooks-create-and-delete-webhooks':
    'activate and deactivate; create a webhook automatically; delete webhook on deactivate',
  '/components/guidelines/#requests-are-verified':
    'verify signature in a source; validate webhook; signing secret',
  '/components/guidelines/#names-of-actions': 'how to name an action; verb first; action naming',
  '/components/guidelines/#the-axios-of-the-platform':
    'which http client in components; platform axios',
  '/components/guidelines/#javascript-objects-as-results':
    'return json; return value of an action; do not return strings',
  '/components/guidelines/#a-summary-of-the-success':
    '$summary; $.export("$summary"); success message of an action',
  '/components/guidelines/#large-data-in-tmp':
    'large files in an action; file output of a component; write to /tmp in an action',
  '/components/guidelines/#checklist-to-copy':
    'checklist; pull request template; before submitting; review list',
  '/components/typescript/':
    'ts; type definitions; typed component; compile typescript; tsc; tsconfig; defineAction; defineSource',
  '/components/typescript/#in-a-project-of-your-own':
    'set up typescript; install types; tsconfig.json',
  '/components/typescript/#in-the-registry': 'typescript in the repository; build the registry',
  '/components/typescript/#the-types': 'list of types; defineApp; SourceHooks',
  '/components/typescript/#known-issues': 'type errors; this is any; typescript problems',
  '/components/migrating/':
    'convert a legacy action; old action; action from before; rewrite an old action; upgrade actions',
  '/components/migrating/#what-changes': 'legacy vs component action; differences from old actions',
  '/components/migrating/#convert-it': 'steps to convert; migration of an action',
  '/components/migrating/#common-mistakes':
    'errors when converting; params is not defined; conversion problems',
  '/components/migrating/#let-users-choose-instead-of-type':
    'turn a text field into a drop-down; async options in a converted action',
  '/components/api/':
    'component reference; component schema; all properties; sdk; write components; defineComponent reference',
  '/components/api/#sources-and-actions-compared':
    'source vs action; can an action have hooks; difference',
  '/components/api/#component-structure':
    'name key version type props methods run; fields of a component; required fields; type action; type source',
  '/components/api/#props': 'define props; inputs of a component; configuration of a component',
  '/components/api/#fields-of-a-prop':
    'label description optional default secret; prop attributes; min and max; hidden; disabled; readonly; prop options',
  '/components/api/#shorthand-for-props': 'short form of props; prop as a string',
  '/components/api/#prop-types':
    'list of prop types; types; string integer boolean; which types are there',
  '/components/api/#string': 'text prop; string input; secret string',
  '/components/api/#integer': 'number prop; numeric input; min max',
  '/components/api/#boolean': 'checkbox; true false prop; toggle; switch',
  '/components/api/#object': 'object prop; key value input; json prop',
  '/components/api/#any': 'any type; untyped prop',
  '/components/api/#array-types': 'string[]; list prop; multi select; array input; several values',
  '/components/api/#app':
    'app prop; type app; account prop; connect an account in a component; $auth in a component',
  '/components/api/#data_store': 'data_store prop; data store in a component',
  '/components/api/#service-db':
    '$.service.db; this.db.get; this.db.set; store state in a source; persist in component; key value in source',
  '/components/api/#interface-timer':
    '$.interface.timer; run on a schedule; cron; intervalSeconds; every 15 minutes; polling; static timer',
  '/components/api/#interface-http':
    '$.interface.http; this.http.respond; endpoint of a source; receive webhooks in a component; custom response of a source',
  '/components/api/#http_request':
    'http_request prop; request builder in a component; this.httpRequest.execute',
  '/components/api/#alert':
    'alert prop; show a message in the form; info box; warning in a component form; notice',
  '/components/api/#limits-on-props': 'prop size limit; maximum props; how large can props be',
  '/components/api/#async-options':
    'options(); dynamic options; drop-down; load choices; select from api; remote list; dropdown values; label and value',
  '/components/api/#pages-by-number': 'page in options; paginated drop-down; load more',
  '/components/api/#pages-by-token': 'next token in options; cursor in options; context in options',
  '/components/api/#search-in-the-drop-down':
    'useQuery; search options; filter a drop-down; query in options; type to search',
  '/components/api/#prop-definitions':
    'propDefinition; reuse props; share a prop; inherit a prop; override a prop',
  '/components/api/#dependent-drop-downs':
    'cascade; option depends on another; c => ; second select; linked fields; parent prop',
  '/components/api/#dynamic-props':
    'additionalProps; reloadProps; add fields on the fly; conditional props; generate props; show a field only when',
  '/components/api/#hide-and-show-existing-props':
    'hidden prop; toggle visibility of a prop; existingProps; disable a field',
  '/components/api/#methods': 'methods; helper functions in a component; this.method',
  '/components/api/#hooks':
    'deploy activate deactivate; lifecycle; on create; on delete; setup and teardown; register a webhook',
  '/components/api/#deploy': 'deploy hook; run once at deploy; first deployment',
  '/components/api/#activate': 'activate hook; on enable; create a webhook',
  '/components/api/#deactivate': 'deactivate hook; on disable; delete a webhook; cleanup',
  '/components/api/#run':
    'run method; run(event); what is passed to run; main function; entry point of a component',
  '/components/api/#emit-events':
    'this.$emit; emit; send an event from a source; trigger workflows from a source',
  '/components/api/#metadata-of-an-event':
    'id summary ts; event metadata; third argument of emit; second argument of $emit; event timestamp',
  '/components/api/#channels':
    'emit to a channel; named channel in a source; several outputs of a source',
  '/components/api/#dedupe-strategies':
    'dedupe; unique greatest last; duplicates; emit once; avoid the same event twice; deduplication',
  '/components/api/#which-event-wins': 'duplicate event dropped; which of two events is kept',
  '/components/api/#unique': 'dedupe unique; ids seen before; last 100 ids; cache of ids',
  '/components/api/#greatest': 'dedupe greatest; highest id; increasing ids; numeric id',
  '/components/api/#last': 'dedupe last; list without ids; newest first; sorted list',
  '/components/api/#the-action-helper': '$ in an action; run({$}); dollar argument; helper methods',
  '/components/api/#return-and-export-data':
    '$.export; return from an action; output of an action; named export in a component',
  '/components/api/#summary': '$summary; message shown after an action; success text',
  '/components/api/#respond':
    '$.respond in a component; http response from an action; status and body',
  '/components/api/#flow':
    '$.flow.exit; $.flow.delay; $.flow.suspend; $.flow.rerun in a component; control flow in a component',
  '/components/api/#send': '$.send.http; $.send.email in a component; destinations in a component',
  '/components/api/#context':
    '$.context; run; deadline; execution context in an action; test or live; isTest',
  '/components/api/#environment-variables': 'process.env in a component; secrets in a component',
  '/components/api/#npm-packages':
    'npm in a component; import a library in a component; dependencies',
  '/components/api/#pin-a-version': 'version of an npm package in a component; lock a dependency',
  '/components/api/#manage-sources':
    'deploy update delete a source; cli for sources; list my sources; source commands',
  '/components/api/#manage-actions':
    'publish an action; update an action; cli for actions; private actions',
  '/components/api/#lifecycle-of-a-source':
    'when are hooks called; source states; create update delete of a source',
  '/components/api/#lifecycle-of-an-event':
    'what happens to an emitted event; from emit to workflow',
  '/components/api/#when-it-does-not-work':
    'component error; component fails; deploy error; props do not show',
  '/components/api/#limits':
    'limits of components; memory of a source; timeout of a source; event size',
};
