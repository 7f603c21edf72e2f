/** Workspaces, plans, help, the command line, the API and security. */
import {product} from '../../product.ts';
import type {Asked} from './types.ts';

const {cli, slug} = product;

export const platform: Asked = {
  '/projects/':
    'project; folder; organize; group; structure; arrange workflows; directories; tidy up',
  '/projects/#create-a-project': 'new project; add a project; make a folder for workflows',
  '/projects/#add-workflows-and-folders':
    'new folder; put a workflow in a folder; nested folders; sub folders',
  '/projects/#move-things-within-a-project': 'drag a workflow to a folder; move a folder; reorder',
  '/projects/#move-workflows-to-another-project':
    'transfer a workflow; change the project of a workflow; move between projects',
  '/projects/#import-workflows-from-before-projects':
    'old workflows not in a project; import existing workflows; where are my old workflows',
  '/projects/#who-sees-a-project':
    'permissions of a project; restrict a project; private project; access to projects; share a project with colleagues',
  '/projects/#share-a-project-with-support': 'support access to a project; let support look',
  '/projects/#delete-a-project':
    'remove a project; what happens to workflows of a deleted project; restore a project',
  '/projects/#why-do-i-not-find-my-sources-in-the-project':
    'sources missing in project; where are my sources; data stores in a project',
  '/projects/#does-each-project-have-environment-variables-of-its-own':
    'project variables; environments; staging and production; env per project; scoped variables',
  '/workspaces/':
    'workspace; organization; company account; team; tenant; shared account; collaborate; several users; multi-user; work together',
  '/workspaces/#create-a-workspace-and-switch-between-them':
    'new workspace; change workspace; several workspaces; second workspace; switch team; personal workspace; leave a workspace',
  '/workspaces/#settings-of-a-workspace': 'workspace options; configure the workspace; avatar',
  '/workspaces/#invite-people':
    'add users; invite a colleague; join a workspace; invitation link; new member; remove a member; kick a user; invite by e-mail; collaborator; coworker',
  '/workspaces/#roles-and-permissions':
    'admin vs member; what can members do; rights; rbac; read-only user; owner; roles; access levels',
  '/workspaces/#make-somebody-admin':
    'admin rights; promote; change a role; remove admin; demote; give admin permission',
  '/workspaces/#find-the-workspace-id':
    'org_id; workspace identifier; where is my org id; id of the team',
  '/workspaces/#require-two-factor-authentication':
    'enforce 2fa for everyone; mandatory mfa; force two-factor',
  '/workspaces/#single-sign-on':
    'sso; saml; enterprise login; identity provider; azure ad; entra; onelogin; scim; company login',
  '/workspaces/#verify-an-e-mail-domain':
    'domain ownership; dns txt record; claim a domain; verify domain',
  '/workspaces/#turn-on-single-sign-on': 'enable sso; configure saml; activate sso; set up sso',
  '/workspaces/#login-rules':
    'login policy; restrict how people log in; disable password login; allow only google; enforce sso',
  '/workspaces/#sign-in-with-single-sign-on':
    'log in with sso; login page sso; sso url; how do members log in',
  '/workspaces/#rename-a-workspace': 'change the workspace name; new name for the team',
  '/workspaces/#delete-a-workspace':
    'close; remove the workspace; delete the organization; delete everything',
  '/workspaces/sso/google/':
    'google sso; gsuite saml; google workspace login; google admin console; sign on with google',
  '/workspaces/sso/google/#create-the-saml-app':
    'custom saml app google; acs url; entity id; google saml setup',
  '/workspaces/sso/google/#give-people-access-in-google':
    'turn on for everyone; assign users in google; user access google',
  '/workspaces/sso/google/#publish-the-metadata':
    'idp metadata; metadata xml; host the metadata; google metadata file',
  '/workspaces/sso/google/#enter-the-metadata-in-the-workspace':
    'metadata url google; paste metadata google',
  '/workspaces/sso/google/#when-somebody-cannot-sign-in-with-google':
    'google sso error; app_not_configured_for_user; google login fails; 403 google saml',
  '/workspaces/sso/okta/': 'okta sso; okta saml; okta login; okta integration; sign on with okta',
  '/workspaces/sso/okta/#add-the-app-in-okta': 'okta app catalog; create okta application',
  '/workspaces/sso/okta/#set-up-saml-and-copy-the-metadata-address':
    'okta metadata url; okta saml settings',
  '/workspaces/sso/okta/#enter-the-metadata-address-in-the-workspace':
    'paste okta metadata; finish the okta setup',
  '/workspaces/sso/okta/#assign-people-in-okta':
    'assign users in okta; okta groups; give access in okta',
  '/workspaces/sso/okta/#after-the-switch-to-okta':
    'what changes with okta; existing users after sso',
  '/workspaces/sso/okta/#when-somebody-cannot-sign-in-with-okta':
    'okta login error; okta does not work; user not assigned; okta login fails',
  '/user-settings/':
    'my account; profile; preferences; settings of my user; personal settings; account page',
  '/user-settings/#account':
    'username; e-mail and name; account details; password change; reset my password',
  '/user-settings/#change-your-e-mail-address':
    'change email; update my email; different mail address; wrong email address',
  '/user-settings/#replace-your-api-key':
    'regenerate key; new api key; revoke key; key leaked; rotate; reset key',
  '/user-settings/#two-factor-authentication':
    '2fa; mfa; otp; authenticator; recovery codes; lost phone; second factor; enable two-step login; security key',
  '/user-settings/#application':
    'theme; dark mode; editor settings; vim; font size; timezone setting; appearance',
  '/user-settings/#billing-and-use': 'my bill; how much have I used; billing page; usage',
  '/user-settings/#subscription':
    'my plan; cancel subscription; manage subscription; change card; billing portal; unsubscribe; stop paying',
  '/user-settings/#usage-chart':
    'credits per day; usage by workflow; which workflow uses most; graph; statistics; consumption',
  '/user-settings/#set-a-credit-budget':
    'limit my spending; max credits; alert on credits; cap; spending limit',
  '/user-settings/#delete-your-account':
    'close account; remove my user; deactivate my account; quit; leave the service; cancel my account',
  '/pricing/':
    'price; cost; how expensive; plans; subscription; free; billing; credits; how much; fee; payment; paid plan',
  '/pricing/#plans-at-a-glance':
    'compare plans; plan table; tiers; basic advanced business enterprise; which plan; features by plan; what is in each plan',
  '/pricing/#the-free-plan':
    'free tier; limits of the free plan; what is free; no credit card; free credits; trial; free forever; hobby',
  '/pricing/#what-a-credit-is':
    'credit meaning; how are credits charged; one credit; compute time; credits per execution; memory and credits; how much does a run cost; cost per run',
  '/pricing/#use-fewer-credits':
    'cheaper; save credits; reduce usage; optimize the cost; spend less; why are my credits used so fast',
  '/pricing/#sources': 'do sources cost; credits of a trigger; polling cost; are triggers free',
  '/pricing/#dedicated-workers': 'cost of warm workers; price of no cold starts',
  '/pricing/#data-store-keys': 'price of data stores; extra keys; keys included in a plan',
  '/pricing/#billing-period':
    'when am I charged; monthly; yearly; renewal date; rollover; unused credits; billing cycle; reset of credits; start of the month',
  '/pricing/#see-what-you-use':
    'check my usage; remaining credits; how many credits left; monitor usage',
  '/pricing/#credit-budgets':
    'spending cap; budget; stop at a limit; avoid a surprise bill; overage; extra credits; unexpected charges',
  '/pricing/#plans-before-credits': 'old plan; legacy plan; invocations; grandfathered',
  '/pricing/#change-your-plan':
    'upgrade; downgrade; cancel; switch plan; end my subscription; refund; stop paying; go back to free; cancellation; money back; buy a plan',
  '/pricing/#how-do-i-change-my-card-or-find-invoices':
    'credit card; invoice; receipt; payment method; billing address; vat; tax id; payment failed; card declined; expired card',
  '/pricing/#do-you-store-my-card': 'is my card safe; stripe; card data; pci',
  '/pricing/#can-i-pay-by-invoice':
    'invoice payment; bank transfer; purchase order; wire; annual; enterprise billing; paypal; contract',
  '/pricing/#do-tests-cost-anything':
    'test cost; are tests free; credits in the builder; credits while developing',
  '/pricing/#does-a-rerun-cost-credits':
    'replay cost; retry cost; credits of a replay; are retries charged',
  '/pricing/#whom-do-i-ask-about-a-bill':
    'billing support; wrong bill; refund; dispute; charged twice; contact billing; question about an invoice',
  '/workspaces-and-credits-faq/':
    'credits faq; new plans; change from invocations; what changed in pricing; workspaces introduced',
  '/workspaces-and-credits-faq/#what-happened-to-my-organization':
    'organizations became workspaces; org gone; where is my organization',
  '/workspaces-and-credits-faq/#can-i-have-more-members':
    'number of members; user limit; seats; how many people; add more users; maximum users',
  '/workspaces-and-credits-faq/#i-have-an-older-personal-account-what-about-me':
    'personal account; legacy account; developer plan',
  '/workspaces-and-credits-faq/#how-do-i-count-credits':
    'calculate credits; credit calculator; estimate credits; how many credits will I need',
  '/workspaces-and-credits-faq/#do-i-pay-more-than-before':
    'is it more expensive; price increase; cost more now',
  '/workspaces-and-credits-faq/#what-do-sources-cost-now': 'source price; triggers cost credits',
  '/workspaces-and-credits-faq/#what-if-i-use-all-of-my-credits':
    'out of credits; no credits left; exceed credits; run out; over the limit; credits exhausted; workflows stop; what happens at the limit',
  '/workspaces-and-credits-faq/#the-team-plan': 'team plan; plan for teams; old team plan',
  '/workspaces-and-credits-faq/#does-my-bill-change': 'will I pay a different amount; new bill',
  '/workspaces-and-credits-faq/#why-plans-changed': 'reason for new pricing; why credits',
  '/workspaces-and-credits-faq/#what-you-have-to-do':
    'action required; do I need to do something; migrate my plan',

  '/troubleshooting/':
    'error; problem; issue; help; does not work; faq; common errors; error codes; something went wrong; debug; fix',
  '/troubleshooting/#limit-errors': 'limit exceeded; errors about limits; over quota',
  '/troubleshooting/#quota-exceeded':
    'daily quota; no more credits today; workflow stopped because of quota; free credits used up; quota reached',
  '/troubleshooting/#runtime-quota-exceeded':
    'runtime quota; daily execution time; compute time used up',
  '/troubleshooting/#credit-budget-exceeded':
    'budget reached; credit budget error; spending limit reached; workflows stopped by budget',
  '/troubleshooting/#timeout':
    'timed out; took too long; execution exceeded; 30 seconds; workflow is killed; timeout error; step takes too long; task timed out',
  '/troubleshooting/#out-of-memory':
    'oom; heap out of memory; memory limit; killed; crash; javascript heap; process exited',
  '/troubleshooting/#rate-limit-exceeded':
    '429; too many requests; qps; requests rejected; rate limit error',
  '/troubleshooting/#request-entity-too-large':
    '413; body too large; payload too big; webhook too large; file too big',
  '/troubleshooting/#function-payload-limit-exceeded':
    'exports too large; too much data between steps; 6 mb; return value too big; step data limit; logs too large; payload of the function',
  '/troubleshooting/#json-nested-property-limit-exceeded':
    'too many nested properties; deep json; object too deep; nested json',
  '/troubleshooting/#event-queue-full':
    'queue full; events lost; too many events waiting; queue overflow',
  '/troubleshooting/#expired-token':
    'token expired; session expired; invalid token; log in again; jwt expired',
  '/troubleshooting/#internal-error':
    '500; unknown error; unexpected error; internal server error; platform error',
  '/troubleshooting/#code-still-running-when-the-step-ended':
    'this step was still trying to run code; await warning; warning in the builder; promise not awaited; unfinished code',
  '/troubleshooting/#my-workflow-does-not-work':
    'workflow not running; fails; broken; wrong result; workflow stopped; debug a workflow; what to check first',
  '/troubleshooting/#my-trigger-emits-no-events':
    'trigger does not fire; not triggered; no new events; webhook not received; trigger is silent; source does not emit',
  '/troubleshooting/#my-trigger-was-paused':
    'trigger disabled; automatically paused; source paused; trigger turned off by itself',
  '/troubleshooting/#find-the-id-of-a-workflow-or-source':
    'where is the workflow id; p_; dc_; find an id; id in the url',
  '/troubleshooting/#call-another-workflow':
    'call workflow from workflow; chain; nested; subworkflow; reuse a workflow; start a workflow from another one',
  '/troubleshooting/#the-app-misbehaves':
    'page does not load; clear cache; browser; ad blocker; ui bug; stuck loading; white screen; cannot save; cannot log in',
  '/troubleshooting/#this-site-does-not-load-a-page':
    'docs page does not load; documentation broken; chunk load error',
  '/troubleshooting/#get-help':
    'contact support; support ticket; ask for help; email support; response time of support; chat with somebody',
  '/status/':
    'status; outage; is it down; uptime; incident; service interruption; is there a problem; down right now; sla; availability; maintenance window; statuspage',
  '/status/#is-the-platform-up':
    'is the service down; check the status; status page; current outage; platform down; is it just me',
  '/status/#them-or-you':
    'is it my code or the platform; whose fault; third party down; app api down',
  '/status/#report-what-is-not-shown':
    'report an outage; report downtime; something is down but not shown',
  '/status/#what-happens-during-an-incident':
    'during an outage; are events lost in an outage; events during downtime; get incident updates; subscribe to status',
  '/status/#after-an-outage':
    'recover; replay after downtime; what to do after an incident; missed events; postmortem',
  '/new-feature-or-bug/':
    'feature request; report a bug; github issue; suggest; wish; feedback; roadmap; vote; something is broken; idea',
  '/new-feature-or-bug/#search-before-you-file': 'existing issues; duplicate issue; known bugs',
  '/new-feature-or-bug/#choose-a-template': 'issue template; which issue type; new issue',
  '/new-feature-or-bug/#what-makes-a-good-bug-report':
    'how to report; steps to reproduce; bug details; what to include in a bug report',
  '/new-feature-or-bug/#what-makes-a-good-wish':
    'write a feature request; describe an idea; propose a feature',
  '/new-feature-or-bug/#ask-somebody': 'forum; ask a question; community; slack; discussion',
  '/abuse/':
    'report abuse; scam; malware; phishing; spam; illegal; attack from your servers; complaint; copyright; dmca',
  '/abuse/#what-counts-as-abuse':
    'what is abuse; forbidden use; acceptable use; allowed use; crypto mining; terms',
  '/abuse/#what-to-include': 'evidence; how to report abuse; abuse report details',
  '/abuse/#when-it-is-not-abuse': 'unwanted requests from a user; webhook spam; bug not abuse',
  '/migrate-from-v1/':
    'v1 to v2; upgrade; old version; migration; convert workflows; legacy; first builder; new builder; move from v1',
  '/migrate-from-v1/#what-is-new-in-v2':
    'new features; v2 advantages; changes in v2; release notes; why v2; what changed',
  '/migrate-from-v1/#what-moves-along-and-what-does-not':
    'what is kept; are old workflows migrated automatically; what is lost',
  '/migrate-from-v1/#build-test-and-deploy': 'testing in v2; no more instant deploy; save in v2',
  '/migrate-from-v1/#rewrite-nodejs-steps':
    'convert v1 code; port javascript to v2; update code steps',
  '/migrate-from-v1/#the-frame':
    'function signature; async (event, steps) =>; run method; wrapper of v1 code',
  '/migrate-from-v1/#packages': 'require to import; npm in v2',
  '/migrate-from-v1/#exports': 'this.foo in v2; $.export instead of this; exports v1',
  '/migrate-from-v1/#end-early': '$end in v2; replacement of $end',
  '/migrate-from-v1/#params-become-props': 'params; params in code v1; replace params',
  '/migrate-from-v1/#accounts-and-http-requests':
    'auths; auths.slack; $send.http in v1; accounts in v2',
  '/migrate-from-v1/#http-responses': '$respond in v2; replace $respond',
  '/migrate-from-v1/#destinations': '$send in v2; replace $send; sql destination',
  '/migrate-from-v1/#state':
    '$checkpoint in v2; replace $checkpoint; this.$checkpoint; workflow state',
  '/migrate-from-v1/#triggers-and-events':
    'event object in v2; event is undefined; steps.trigger.event instead of event',
  '/migrate-from-v1/#errors': 'error handling v1 and v2; global error workflow v1',
  '/migrate-from-v1/#what-has-no-v2-form':
    'removed in v2; missing in v2; not available in v2; deprecated; discontinued',
  '/migrate-from-v1/#move-a-workflow':
    'how to migrate one workflow; step by step migration; rebuild a workflow',
  '/migrate-from-v1/#pitfalls': 'common migration errors; problems after migrating',
  '/migrate-from-v1/#can-i-go-back-to-v1': 'return to v1; switch back; undo the migration',
  '/migrate-from-v1/#which-builder-do-new-workflows-use': 'new workflow in v1; choose the builder',
  '/migrate-from-v1/#must-i-move-now':
    'v1 end of life; deadline; when is v1 turned off; is v1 supported; sunset; shutdown of v1',
  '/migrate-from-v1/#can-a-v1-and-a-v2-workflow-share-things':
    'use v1 and v2 together; share accounts between versions',
  '/migrate-from-v1/#must-i-rewrite-my-components': 'v1 components in v2; do components still work',
  '/migrate-from-v1/#where-are-the-v1-pages':
    'old documentation; v1 docs; documentation of the old version; legacy docs',

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
  '/limits/':
    'limits; quotas; maximum; restrictions; how many; how large; how long; caps; thresholds; size limits; constraints',
  '/limits/#credits-and-plans':
    'credits per day; credits per month; free credits; included credits; plan limits',
  '/limits/#credit-notifications':
    'mail at 80 percent; warning before credits run out; credit alert; notified about usage',
  '/limits/#daily-testing-limit':
    'test time per day; how much can I test; testing quota; 30 minutes of tests',
  '/limits/#number-of-workflows-sources-and-accounts':
    'how many workflows; maximum sources; number of accounts; workflow limit; max connected accounts; active workflows',
  '/limits/#plans-before-credits': 'old plan limits; invocation limit',
  '/limits/#http-triggers':
    'request size; body size; payload size; requests per second; qps; rate limit of webhooks; upload size; max request; url length',
  '/limits/#e-mail-triggers':
    'mail size; attachment limit; emails per day; max email size; how large can an email be',
  '/limits/#memory-and-cpu': 'how much memory; ram; mb; cpu; processor; biggest memory; vcpu',
  '/limits/#execution-time':
    'timeout; maximum duration; how long can it run; seconds; time limit; longest run; maximum execution time',
  '/limits/#disk-space-in-tmp':
    'disk; tmp size; storage on disk; how big can a file be; space for files',
  '/limits/#logs-exports-and-event-data':
    'export size; log size; step data; maximum size of exports; payload between steps; event size',
  '/limits/#executions':
    'limits of a run; execution limits; how long can a step run; number of steps; maximum steps',
  '/limits/#event-history':
    'retention; days; how many events; how long logs are stored; history limit; inspector limit',
  '/limits/#event-queue': 'queue size; queued events; maximum queue',
  '/limits/#stored-data':
    'data store size; number of keys; environment variable size; attachments size; storage',
  '/limits/#rest-api':
    'api rate limit; calls per minute; requests to the api; api quota; page size',
  '/limits/#components':
    'component size; timer interval; shortest interval; dedupe ids kept; component limits; source limits',
  '/limits/#pauses-retries-and-workers':
    'longest delay; maximum pause; max retries; max suspend; number of workers; one year; retry limit',
  '/limits/#runtime-versions-and-apps':
    'node version; python version; go version; which runtime; node 14; node 18; operating system; apps count',
  '/limits/#raise-a-limit':
    'increase; more than the limit; ask for more; higher quota; exceed a limit; enterprise limits; extend a limit',
  '/privacy-and-security/':
    'security; privacy; gdpr; compliance; data protection; is it secure; trust; certifications; safety; ccpa',
  '/privacy-and-security/#whom-to-write-to':
    'security contact; security e-mail; privacy contact; dpo',
  '/privacy-and-security/#report-a-vulnerability':
    'security bug; bug bounty; responsible disclosure; hack; exploit; found a security issue; pentest permission; security hole',
  '/privacy-and-security/#certificates-audits-and-tests':
    'soc2; iso 27001; hipaa; penetration test; audit report; certification; compliance report; pci',
  '/privacy-and-security/#personal-data':
    'gdpr; which data do you collect; dpa; personal information; privacy policy; data processing agreement; scc; ccpa',
  '/privacy-and-security/#delete-personal-data':
    'right to be forgotten; erase; gdpr request; delete data of a customer; data deletion; export my data',
  '/privacy-and-security/#where-it-runs':
    'aws region; us-east-1; data location; eu hosting; country; server location; data residency; data center; where is my data',
  '/privacy-and-security/#detect-and-stop-attacks':
    'ddos; intrusion detection; waf; monitoring; firewall of the platform; attack protection; denial of service',
  '/privacy-and-security/#sign-in':
    'login security; password rules; how are passwords stored; auth of users',
  '/privacy-and-security/#accounts-keys-and-environment-variables':
    'how are credentials stored; encrypted tokens; kms; are my api keys safe; secret encryption',
  '/privacy-and-security/#where-your-code-runs':
    'isolation; sandbox; container; virtual machine; other customers; lambda; execution environment',
  '/privacy-and-security/#outgoing-traffic':
    'egress security; outbound traffic; ip of outgoing requests',
  '/privacy-and-security/#encryption-in-transit':
    'tls; https; ssl; tls version; encrypted connection; certificates',
  '/privacy-and-security/#encryption-at-rest':
    'encrypted storage; aes; kms; disk encryption; encrypted database; is data encrypted',
  '/privacy-and-security/#mail-from-the-platform':
    'spf; dkim; dmarc; spoofed mail; is this mail real; fake email',
  '/privacy-and-security/#incidents':
    'data breach; security incident; how are we informed; breach notification',
  '/privacy-and-security/#how-the-platform-is-built-and-run':
    'sdlc; employee access; code review; background checks; who can see my data; software development; internal access',
  '/privacy-and-security/#how-long-data-is-kept':
    'retention; deletion of data; backups; how long do you keep my data; data retention policy',
  '/privacy-and-security/#payments': 'stripe; card data; payment security; pci dss',
  '/privacy-and-security/best-practices/':
    'secure my workflow; security tips; hardening; protect a workflow; security checklist; safe',
  '/privacy-and-security/best-practices/#keep-secrets-out-of-code':
    'no hardcoded secrets; credentials in code; where to keep api keys; passwords; store secrets safely',
  '/privacy-and-security/best-practices/#use-tls-in-and-out':
    'https only; http vs https; encrypted requests; ssl',
  '/privacy-and-security/best-practices/#check-who-calls':
    'authenticate webhook; protect an endpoint; secure a webhook; only trusted callers; unauthorized calls',
  '/privacy-and-security/best-practices/#ask-for-a-user-name-and-a-password':
    'basic auth; http authentication; password protect an endpoint; login prompt; www-authenticate',
  '/privacy-and-security/best-practices/#compare-in-constant-time':
    'timing attack; timingSafeEqual; compare secrets; constant time comparison',
  '/privacy-and-security/best-practices/#verify-signatures':
    'hmac; webhook signature; signing secret; stripe signature; github signature; x-hub-signature; verify webhook; sha256',
  '/privacy-and-security/best-practices/#look-at-code-and-packages-that-others-wrote':
    'npm supply chain; malicious package; review code; trust a shared workflow; dependencies',
  '/privacy-and-security/best-practices/#log-and-return-less':
    'sensitive data in logs; do not log secrets; pii; hide data; redact',
  '/privacy-and-security/best-practices/#protect-your-own-account':
    'strong password; 2fa; secure my account; account hacked; stolen account',
  '/privacy-and-security/pgp-key/': 'gpg; public key; encrypted mail; pgp; fingerprint; openpgp',
  '/privacy-and-security/pgp-key/#the-public-key': 'download the key; key block; fingerprint; asc',
  '/privacy-and-security/pgp-key/#encrypt-a-message':
    'gpg --encrypt; import the key; how to encrypt; send encrypted mail',
  '/privacy-and-security/pgp-key/#when-it-does-not-work':
    'gpg error; no public key; unusable public key; key expired',
  '/subprocessors/':
    'vendors; third party processors; who processes data; list of subprocessors; suppliers; partners; sub-processor; aws stripe google',
  '/subprocessors/#categories': 'kinds of subprocessors; types of vendors',
  '/subprocessors/#names': 'list of vendors; which companies; names of processors',
  '/subprocessors/#who-is-not-on-the-list': 'apps you connect; are connected apps subprocessors',
  '/subprocessors/#what-happens-when-you-delete-data':
    'deletion at vendors; data removed at subprocessors',
  '/subprocessors/#questions-about-subprocessors':
    'notified of a new subprocessor; object to a vendor; change of subprocessors',
};
