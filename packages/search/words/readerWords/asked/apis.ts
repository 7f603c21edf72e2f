/** The command line and the APIs. */
import {product} from '@portal/content/facts/product';
import type {Asked} from './types.ts';

const {cli, slug} = product;

export const apis: Asked = {
  '/cli/install/': `cli; command line tool; terminal; install; brew; homebrew; download; windows; linux; mac; binary; set up the cli; get the ${cli} tool; command line client; terminal program; setup cli; ubuntu; debian; powershell; mac m1; apple silicon; docker; npm install cli; get the tool on my computer; use it from the terminal`,
  '/cli/install/#install': 'curl install; how to install on linux; homebrew; download the binary',
  '/cli/install/#check-that-it-works':
    'cli version; verify the installation; is the cli installed; which version do I have; test the installation',
  '/cli/install/#builds':
    'binaries; arm64; zip; operating systems; windows build; download links; 32-bit; amd64; freebsd; checksum; zip file; exe',
  '/cli/install/#remove-the-cli':
    'uninstall the cli; delete the binary; deinstall; clean up the cli',
  '/cli/install/#problems': `command not found; permission denied; cli not working; path; macos blocks; ${cli}: command not found; not recognized as a command; cannot be opened because the developer cannot be verified; bad cpu type; PATH; zsh; my terminal does not know the command`,
  '/cli/login/':
    'cli login; sign in from the terminal; authenticate; api key for the cli; log in; connect the cli to my account; authorize the terminal; cli asks for a key',
  '/cli/login/#sign-up-from-the-shell':
    'create an account with the cli; register from the terminal; registration in the terminal',
  '/cli/login/#log-out':
    'sign out; remove the key; logout; forget my credentials; change the cli user',
  '/cli/login/#log-in-without-a-browser':
    'headless login; ci; server without a browser; login over ssh; docker; ci pipeline; github actions; jenkins; gitlab; remote server; unattended; continuous deployment; automated deploy; use the cli in a pipeline; cli in github actions; command line in ci',
  '/cli/login/#use-several-accounts':
    'switch accounts; profiles; second account; work and private account; multiple api keys; different workspace in the cli; change user; private and business account; profile',
  '/cli/reference/': `commands; cli commands; all commands; options; flags; command line reference; terminal commands; cheat sheet; ${cli} commands; ${cli} help; arguments; manual of the cli; man page; syntax`,
  '/cli/reference/#commands': 'overview of commands',
  '/cli/reference/#delete': `${cli} delete; remove a source with the cli; remove from the command line; delete a source in the terminal`,
  '/cli/reference/#deploy': `${cli} deploy; deploy a component; deploy a source from a file; deploy from the command line; upload a source; ship a component; create a source from github; put a component live`,
  '/cli/reference/#describe': `${cli} describe; details of a source; show a source`,
  '/cli/reference/#dev': `${cli} dev; develop with hot reload; local development; watch a file; live reload; hot reload; develop locally; run on save; try a component while editing; debug locally; see my changes at once while I write a source`,
  '/cli/reference/#events': `${cli} events; list events with the cli; show the last events; tail events; watch events arrive; print recent events; stream events in a shell`,
  '/cli/reference/#help': `${cli} help; --help; usage of a command`,
  '/cli/reference/#init': `${cli} init; scaffold a component; create from a template; generate a component; new component skeleton; boilerplate; starter template; generator`,
  '/cli/reference/#when-a-command-fails':
    'cli error; command error; debug the cli; exit code of the cli; cli exits with an error; permission error; verbose',
  '/cli/reference/#list': `${cli} list; ls; list components; list sources with the cli; all my deployed sources`,
  '/cli/reference/#login': `${cli} login; log in command`,
  '/cli/reference/#logout': `${cli} logout; log out command`,
  '/cli/reference/#logs': `${cli} logs; source logs in the terminal; follow logs with the cli; follow output; console of a source; tail -f; watch what my source prints in the terminal`,
  '/cli/reference/#publish': `${cli} publish; publish an action from the terminal; upload a component; release an action; make a component available; upload; bring my action online from the terminal`,
  '/cli/reference/#signup': `${cli} signup; register with the cli`,
  '/cli/reference/#unpublish': `${cli} unpublish; remove a published component; withdraw an action`,
  '/cli/reference/#update': `${cli} update; change a source; rename a source with the cli; enable or disable a source with the cli; activate; edit a deployed source; change props with the cli; new code for a source; pause a source with the cli`,
  '/cli/reference/#profiles':
    '--profile; -p; several workspaces in the cli; switch profile; org_id in the config; several api keys; switch workspace on the command line; team account in the cli; use another account for one command; which account does a command use',
  '/cli/reference/#configuration': `config file; ~/.config/${slug}; where is the api key saved; XDG_CONFIG_HOME; api key file; settings of the cli; home directory; environment variable of the cli`,
  '/cli/reference/#version-and-updates':
    'update the cli; upgrade the cli; --version; newest version of the cli; outdated cli; new release of the cli; self-update',
  '/cli/reference/#usage-statistics':
    'telemetry; analytics; tracking; opt out; do not track; anonymous data; does the cli phone home; disable tracking; privacy of the cli; turn off telemetry; stop the cli from sending statistics',
  '/api/':
    'api; programmatic; developers; integrate with my code; endpoints; automation by api; sdk; manage with code; control the platform by program; manage sources by code; integrate the platform; python sdk; client library; automate the setup; terraform; manage things from my own program',
  '/api/#what-the-apis-cover':
    'what can I do with the api; api features; resources; available resources; what can be automated',
  '/api/#rest-a-stream-or-a-webhook':
    'rest or sse or webhook; how to get events out; which api; push or pull; how do I get events into my own program; polling or streaming',
  '/api/#what-is-not-possible-through-the-api':
    'create a workflow by api; api limitations; deploy a workflow by api; cannot do with the api; edit workflows with the api; create workflows programmatically; import workflows by api; infrastructure as code; trigger a workflow by api',
  '/api/auth/':
    'authentication; api key; token; authorize; authorization bearer; how to authenticate; access token; credentials for the api; token for the api; oauth for the api; log in to the api; where do I get a token; service account; api credentials',
  '/api/auth/#your-api-key':
    'get my api key; where is the key; create a token; find my key; show the api key; copy the api key; see my token; create an api key; personal access token; show me my token',
  '/api/auth/#send-the-key-with-a-request':
    'Authorization: Bearer; header of the api; curl with the key; how to send the token; example request; authorization bearer header; curl -H; how to pass the token; postman',
  '/api/auth/#event-streams': 'authenticate sse; key for streams; authorization of a stream',
  '/api/auth/#act-on-a-workspace':
    'org_id parameter; api for a workspace; which workspace does the key belong to; team resources; team api; use the api for my organization; org scope; use the api on behalf of my organisation; call the api for my company',
  '/api/auth/#replace-the-key':
    'rotate; leaked key; revoke; regenerate; new key; invalidate; compromised; I pushed my key to github; somebody else has my token',
  '/api/auth/#errors':
    '401; unauthorized; invalid api key; forbidden; 403; authentication failed; access denied; 403 forbidden; token not accepted; not authorized; wrong key; api says unauthorized; my key is not accepted',
  '/api/auth/#keep-the-key-safe':
    'is it safe to share the key; store the api key; key in the browser; key in git; api key in frontend code; key on github; share the key',
  '/api/rest/':
    'rest; endpoints; http api; openapi; swagger; postman; api reference; routes; requests; http interface; swagger file; postman collection; api docs; resources; json api; web service',
  '/api/rest/#all-operations':
    'list of endpoints; all routes; overview of the api; index of operations',
  '/api/rest/#base-address-and-format':
    'base url; api host; json; api version; root url; https://api; hostname of the api; url of the api; content type',
  '/api/rest/#headers': 'content-type; required headers; authorization header of the api',
  '/api/rest/#identifiers': 'id prefix; dc_ p_ o_ u_; kinds of ids; format of ids; p_ dc_ prefix',
  '/api/rest/#common-parameters':
    'include; exclude; fields of the answer; partial response; shared parameters; filter fields; reduce the response',
  '/api/rest/#workspace-resources': 'org_id; resources of a team; workspace by api',
  '/api/rest/#pagination':
    'next page; limit; after; before; cursor; page_info; more results; page size; more than one page; next cursor; get all items; limit parameter',
  '/api/rest/#errors':
    'status codes; 400; 401; 404; 429; 500 from the api; error format; error body; http codes; bad request; not found; what does 422 mean; error response',
  '/api/rest/#create-component':
    'POST /components; upload a component by api; component_url; component_code',
  '/api/rest/#get-component': 'GET /components; read a component; metadata of a component',
  '/api/rest/#get-registry-component': 'public component by api; registry lookup; component by key',
  '/api/rest/#list-components': 'search components by api; my components by api',
  '/api/rest/#get-source-events':
    'GET events; read events of a source; event summaries; list events; fetch events; last 100 events; event history by api; export events; download events; read the last events; history of a source by api; get the last events with a request',
  '/api/rest/#delete-source-events':
    'clear events of a source; remove events by api; delete events',
  '/api/rest/#get-workspace': 'workspace details by api; GET /workspaces',
  '/api/rest/#list-workspace-subscriptions': 'subscriptions of a workspace; team subscriptions',
  '/api/rest/#list-workspace-sources':
    'sources of a workspace; all sources of the team; list sources',
  '/api/rest/#list-current-user-sources':
    'my sources; GET /users/me/sources; list sources by api; get all sources',
  '/api/rest/#create-source':
    'deploy a source by api; POST /sources; new source with http; create a trigger by api; start a source by program; deploy with http',
  '/api/rest/#update-source':
    'PUT /sources; change a source by api; rename by api; disable a source by api; pause a source by api; active false; pause a source by program; disable with the api; pause a source with a request; change a source by http',
  '/api/rest/#delete-source': 'DELETE /sources; remove a source by api',
  '/api/rest/#send-the-errors-of-one-workflow-to-another':
    'subscribe to $errors; error stream; error listener by api; listen to errors',
  '/api/rest/#create-subscription':
    'POST /subscriptions; subscribe by api; listen to a source; emitter_id listener_id; connect a source to a workflow by api; connect two workflows by api; listen to events by api',
  '/api/rest/#delete-subscription':
    'unsubscribe; DELETE /subscriptions; stop listening; remove a listener',
  '/api/rest/#create-auto-subscription':
    'auto subscription; subscribe to everything new; errors of all workflows by api',
  '/api/rest/#create-webhook':
    'POST /webhooks; register a webhook url; new webhook by api; add a webhook by api; target url',
  '/api/rest/#list-current-user-webhooks': 'my webhooks; list webhooks; GET /users/me/webhooks',
  '/api/rest/#delete-webhook': 'DELETE /webhooks; remove a webhook',
  '/api/rest/#get-workflow-emits':
    'events emitted by a workflow; workflow output by api; event_summaries of a workflow',
  '/api/rest/#get-workflow-errors':
    'errors of a workflow by api; failed runs by api; $errors events; error log by api; failed executions by api; get failed runs with a request',
  '/api/rest/#get-current-user':
    'GET /users/me; my user; who am i; my user id; billing info by api; usage by api; my account by api; profile by api; test the api key; credits by api; find out my user id; who owns this key; get my id over http',
  '/api/rest/#list-current-user-subscriptions': 'my subscriptions; what do I listen to',
  '/api/rest/#schedule-task':
    'POST a task; schedule by api; run later by api; reminder by api; task with curl',
  '/api/rest/#cancel-task':
    'DELETE a task; cancel by api; unschedule by api; remove a planned task by api',
  '/api/rest/#stream-source-events':
    'sse of a source; live events by api; stream endpoint; listen live; live events over http; subscribe to a source by api',
  '/api/rest/webhooks/':
    'send events to my server; outbound webhook; receive events on my backend; push to a url; deliver events; forward source events; webhook subscription; post events to my backend; outgoing webhooks; notify my server of source events; callback url for events; event subscription; your events should be posted to my server',
  '/api/rest/webhooks/#how-the-parts-fit-together': 'source webhook and subscription',
  '/api/rest/webhooks/#step-1-find-the-id-of-the-source': 'id for the webhook',
  '/api/rest/webhooks/#step-2-create-the-webhook': 'register my url',
  '/api/rest/webhooks/#step-3-subscribe-the-webhook': 'connect the source with the webhook',
  '/api/rest/webhooks/#step-4-cause-an-event': 'test the webhook delivery',
  '/api/rest/webhooks/#write-the-server':
    'receive the webhook in my app; express server; endpoint code; server example; flask; express handler; my endpoint for events; receive in php',
  '/api/rest/webhooks/#know-who-sends':
    'verify the sender; webhook signature; authenticate deliveries; is the webhook genuine; is it really from you; secret for webhooks; spoofed webhook',
  '/api/rest/webhooks/#expect-an-event-twice-or-not-at-all':
    'duplicate delivery; retries of webhooks; at least once; delivery guarantee; missed webhook; idempotent; retry policy of webhooks; exactly once; delivery failed; lost webhook; my server was down; my server gets the same event two times; event never came to my server',
  '/api/rest/webhooks/#deliver-more-than-one-source': 'one webhook for many sources',
  '/api/rest/webhooks/#stop-the-delivery':
    'unsubscribe a webhook; remove the webhook; end delivery; turn off the webhook; no more webhooks; end the subscription',
  '/api/rest/webhooks/#when-nothing-arrives':
    'webhook does not get events; no delivery; webhook silent; webhook not called',
  '/api/rest/rss/':
    'rss by api; create a feed source with curl; rss feed api; make a feed source by program; feed with the api',
  '/api/rest/rss/#step-1-register-the-component': 'component for the feed',
  '/api/rest/rss/#step-2-create-the-source': 'start the feed source',
  '/api/rest/rss/#step-3-check-it': 'is the feed source running',
  '/api/rest/rss/#shape-of-the-events': 'json of a feed item',
  '/api/rest/rss/#read-items-live': 'stream feed items; sse of a feed',
  '/api/rest/rss/#read-items-in-batches': 'get feed items; list items by api',
  '/api/rest/rss/#what-it-costs': 'price of a feed source',
  '/api/rest/rss/#change-pause-delete':
    'pause the feed; delete the rss source; change the feed url',
  '/api/rest/rss/#when-it-does-not-work': 'feed source by api fails',
  '/api/sse/':
    'stream; server-sent events; live; realtime; subscribe; event stream; push; long polling; websocket; follow events; listen live; realtime feed of events; no public url needed; events on my laptop; behind a firewall; localhost; consume events without a server; long-lived connection; watch events; get events in my program without opening a port; listen from my laptop without a public url; no server needed',
  '/api/sse/#what-the-stream-is': 'how does the stream work',
  '/api/sse/#find-the-address': 'stream url; sse endpoint; which url do I connect to',
  '/api/sse/#connect':
    'open a stream; curl sse; EventSource with a key; connect to the stream; node client; subscribe with curl; python client for the stream; javascript client; start listening',
  '/api/sse/#message-format':
    'format of sse messages; data field; shape of a message; event name in the stream; json of a stream message; parse the stream; event id',
  '/api/sse/#comments-that-keep-the-connection-alive':
    'keepalive; heartbeat; colon lines; : keepalive; empty messages; ping',
  '/api/sse/#follow-events-with-the-cli': 'tail events; watch events in the terminal; cli stream',
  '/api/sse/#reconnect-and-catch-up':
    'reconnect; connection lost; last-event-id; missed events; resume the stream; dropped connection; events while I was offline; gap; stream closes; connection reset; disconnected; what did I miss while the stream was disconnected',
  '/api/sse/#when-nothing-arrives':
    'no events in the stream; stream empty; 401 on the stream; stream does not work; stream is silent; connected but no data',
  '/api/sse/#two-kinds-of-streams': 'source stream and workflow stream; difference of streams',
};
