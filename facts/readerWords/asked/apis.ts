/** The command line and the APIs. */
import {product} from '../../product.ts';
import type {Asked} from './types.ts';

const {cli, slug} = product;

export const apis: Asked = {
  '/cli/install/':
    'cli; command line tool; terminal; install; brew; homebrew; download; windows; linux; mac; binary; set up the cli',
  '/cli/install/#install': 'curl install; how to install on linux; homebrew; download the binary',
  '/cli/install/#check-that-it-works': 'cli version; verify the installation; is the cli installed',
  '/cli/install/#builds': 'binaries; arm64; zip; operating systems; windows build; download links',
  '/cli/install/#remove-the-cli': 'uninstall the cli; delete the binary',
  '/cli/install/#problems':
    'command not found; permission denied; cli not working; path; macos blocks',
  '/cli/login/': 'cli login; sign in from the terminal; authenticate; api key for the cli; log in',
  '/cli/login/#sign-up-from-the-shell':
    'create an account with the cli; register from the terminal',
  '/cli/login/#log-out': 'sign out; remove the key; logout',
  '/cli/login/#log-in-without-a-browser':
    'headless login; ci; server without a browser; login over ssh',
  '/cli/login/#use-several-accounts':
    'switch accounts; profiles; second account; work and private account; multiple api keys',
  '/cli/reference/':
    'commands; cli commands; all commands; options; flags; command line reference; terminal commands; cheat sheet',
  '/cli/reference/#delete': `${cli} delete; remove a source with the cli`,
  '/cli/reference/#deploy': `${cli} deploy; deploy a component; deploy a source from a file; deploy from the command line`,
  '/cli/reference/#describe': `${cli} describe; details of a source; show a source`,
  '/cli/reference/#dev': `${cli} dev; develop with hot reload; local development; watch a file; live reload`,
  '/cli/reference/#events': `${cli} events; list events with the cli; show the last events; tail events`,
  '/cli/reference/#help': `${cli} help; --help; usage of a command`,
  '/cli/reference/#init': `${cli} init; scaffold a component; create from a template; generate a component`,
  '/cli/reference/#when-a-command-fails':
    'cli error; command error; debug the cli; exit code of the cli',
  '/cli/reference/#list': `${cli} list; ls; list components; list sources with the cli; all my deployed sources`,
  '/cli/reference/#login': `${cli} login`,
  '/cli/reference/#logout': `${cli} logout`,
  '/cli/reference/#logs': `${cli} logs; source logs in the terminal; follow logs with the cli`,
  '/cli/reference/#publish': `${cli} publish; publish an action from the terminal; upload a component`,
  '/cli/reference/#signup': `${cli} signup; register with the cli`,
  '/cli/reference/#unpublish': `${cli} unpublish; remove a published component; withdraw an action`,
  '/cli/reference/#update': `${cli} update; change a source; rename a source with the cli; enable or disable a source with the cli; activate`,
  '/cli/reference/#profiles':
    '--profile; -p; several workspaces in the cli; switch profile; org_id in the config',
  '/cli/reference/#configuration': `config file; ~/.config/${slug}; where is the api key saved; XDG_CONFIG_HOME`,
  '/cli/reference/#version-and-updates':
    'update the cli; upgrade the cli; --version; newest version of the cli',
  '/cli/reference/#usage-statistics':
    'telemetry; analytics; tracking; opt out; do not track; anonymous data',
  '/api/':
    'api; programmatic; developers; integrate with my code; endpoints; automation by api; sdk; manage with code',
  '/api/#what-the-apis-cover': 'what can I do with the api; api features; resources',
  '/api/#rest-a-stream-or-a-webhook': 'rest or sse or webhook; how to get events out; which api',
  '/api/#what-is-not-possible-through-the-api':
    'create a workflow by api; api limitations; deploy a workflow by api; cannot do with the api; edit workflows with the api',
  '/api/auth/':
    'authentication; api key; token; authorize; authorization bearer; how to authenticate; access token; credentials for the api',
  '/api/auth/#your-api-key':
    'get my api key; where is the key; create a token; find my key; show the api key',
  '/api/auth/#send-the-key-with-a-request':
    'Authorization: Bearer; header of the api; curl with the key; how to send the token; example request',
  '/api/auth/#event-streams': 'authenticate sse; key for streams; authorization of a stream',
  '/api/auth/#act-on-a-workspace':
    'org_id parameter; api for a workspace; which workspace does the key belong to; team resources',
  '/api/auth/#replace-the-key':
    'rotate; leaked key; revoke; regenerate; new key; invalidate; compromised',
  '/api/auth/#errors':
    '401; unauthorized; invalid api key; forbidden; 403; authentication failed; access denied',
  '/api/auth/#keep-the-key-safe':
    'is it safe to share the key; store the api key; key in the browser; key in git',
  '/api/rest/':
    'rest; endpoints; http api; openapi; swagger; postman; api reference; routes; requests',
  '/api/rest/#all-operations':
    'list of endpoints; all routes; overview of the api; index of operations',
  '/api/rest/#base-address-and-format':
    'base url; api host; json; api version; root url; https://api',
  '/api/rest/#headers': 'content-type; required headers; authorization header of the api',
  '/api/rest/#identifiers': 'id prefix; dc_ p_ o_ u_; kinds of ids',
  '/api/rest/#common-parameters':
    'include; exclude; fields of the answer; partial response; shared parameters',
  '/api/rest/#workspace-resources': 'org_id; resources of a team; workspace by api',
  '/api/rest/#pagination':
    'next page; limit; after; before; cursor; page_info; more results; page size',
  '/api/rest/#errors':
    'status codes; 400; 401; 404; 429; 500 from the api; error format; error body',
  '/api/rest/#create-component':
    'POST /components; upload a component by api; component_url; component_code',
  '/api/rest/#get-component': 'GET /components; read a component; metadata of a component',
  '/api/rest/#get-registry-component': 'public component by api; registry lookup; component by key',
  '/api/rest/#list-components': 'search components by api; my components by api',
  '/api/rest/#get-source-events':
    'GET events; read events of a source; event summaries; list events; fetch events; last 100 events; event history by api',
  '/api/rest/#delete-source-events':
    'clear events of a source; remove events by api; delete events',
  '/api/rest/#get-workspace': 'workspace details by api; GET /workspaces',
  '/api/rest/#list-workspace-subscriptions': 'subscriptions of a workspace; team subscriptions',
  '/api/rest/#list-workspace-sources':
    'sources of a workspace; all sources of the team; list sources',
  '/api/rest/#list-current-user-sources':
    'my sources; GET /users/me/sources; list sources by api; get all sources',
  '/api/rest/#create-source':
    'deploy a source by api; POST /sources; new source with http; create a trigger by api',
  '/api/rest/#update-source':
    'PUT /sources; change a source by api; rename by api; disable a source by api; pause a source by api; active false',
  '/api/rest/#delete-source': 'DELETE /sources; remove a source by api',
  '/api/rest/#send-the-errors-of-one-workflow-to-another':
    'subscribe to $errors; error stream; error listener by api; listen to errors',
  '/api/rest/#create-subscription':
    'POST /subscriptions; subscribe by api; listen to a source; emitter_id listener_id; connect a source to a workflow by api',
  '/api/rest/#delete-subscription':
    'unsubscribe; DELETE /subscriptions; stop listening; remove a listener',
  '/api/rest/#create-auto-subscription':
    'auto subscription; subscribe to everything new; errors of all workflows by api',
  '/api/rest/#create-webhook': 'POST /webhooks; register a webhook url; new webhook by api',
  '/api/rest/#list-current-user-webhooks': 'my webhooks; list webhooks; GET /users/me/webhooks',
  '/api/rest/#delete-webhook': 'DELETE /webhooks; remove a webhook',
  '/api/rest/#get-workflow-emits':
    'events emitted by a workflow; workflow output by api; event_summaries of a workflow',
  '/api/rest/#get-workflow-errors':
    'errors of a workflow by api; failed runs by api; $errors events',
  '/api/rest/#get-current-user':
    'GET /users/me; my user; who am i; my user id; billing info by api; usage by api',
  '/api/rest/#list-current-user-subscriptions': 'my subscriptions; what do I listen to',
  '/api/rest/#schedule-task': 'POST a task; schedule by api; run later by api',
  '/api/rest/#cancel-task': 'DELETE a task; cancel by api; unschedule by api',
  '/api/rest/#stream-source-events':
    'sse of a source; live events by api; stream endpoint; listen live',
  '/api/rest/webhooks/':
    'send events to my server; outbound webhook; receive events on my backend; push to a url; deliver events; forward source events; webhook subscription',
  '/api/rest/webhooks/#write-the-server':
    'receive the webhook in my app; express server; endpoint code; server example',
  '/api/rest/webhooks/#know-who-sends':
    'verify the sender; webhook signature; authenticate deliveries; is the webhook genuine',
  '/api/rest/webhooks/#expect-an-event-twice-or-not-at-all':
    'duplicate delivery; retries of webhooks; at least once; delivery guarantee; missed webhook; idempotent',
  '/api/rest/webhooks/#stop-the-delivery':
    'unsubscribe a webhook; remove the webhook; end delivery; turn off the webhook',
  '/api/rest/webhooks/#when-nothing-arrives':
    'webhook does not get events; no delivery; webhook silent; webhook not called',
  '/api/rest/rss/': 'rss by api; create a feed source with curl; rss feed api',
  '/api/rest/rss/#read-items-live': 'stream feed items; sse of a feed',
  '/api/rest/rss/#read-items-in-batches': 'get feed items; list items by api',
  '/api/rest/rss/#change-pause-delete':
    'pause the feed; delete the rss source; change the feed url',
  '/api/sse/':
    'stream; server-sent events; live; realtime; subscribe; event stream; push; long polling; websocket; follow events',
  '/api/sse/#find-the-address': 'stream url; sse endpoint; which url do I connect to',
  '/api/sse/#connect':
    'open a stream; curl sse; EventSource with a key; connect to the stream; node client',
  '/api/sse/#message-format':
    'format of sse messages; data field; shape of a message; event name in the stream',
  '/api/sse/#comments-that-keep-the-connection-alive':
    'keepalive; heartbeat; colon lines; : keepalive; empty messages; ping',
  '/api/sse/#follow-events-with-the-cli': 'tail events; watch events in the terminal; cli stream',
  '/api/sse/#reconnect-and-catch-up':
    'reconnect; connection lost; last-event-id; missed events; resume the stream; dropped connection',
  '/api/sse/#when-nothing-arrives':
    'no events in the stream; stream empty; 401 on the stream; stream does not work',
  '/api/sse/#two-kinds-of-streams': 'source stream and workflow stream; difference of streams',
};
