/** Steps: triggers, actions, props. */
import type {Asked} from './types.ts';

export const steps: Asked = {
  '/workflows/steps/': 'steps of a workflow; kinds of steps; step types; building blocks; nodes',
  '/workflows/steps/#step-names':
    'rename; naming rules for steps; why is it called steps.name; step key',
  '/workflows/steps/#pass-data-with-exports':
    'share data between steps; output of a step; $return_value; give data to the next step; access data from previous step',
  '/workflows/steps/#exports-in-each-language':
    'export from python go and bash; return in each language; compare exports',
  '/workflows/steps/#what-can-be-exported':
    'export types; dates become strings; buffers; functions get lost; serialize; circular structure to json',
  '/workflows/steps/#form-inputs': 'parameters of a step; input form; ask for values',
  '/workflows/steps/#results-and-logs':
    'see output; where are the logs; where does console.log go; view the result of a step; stdout',
  '/workflows/steps/#step-notes': 'add a description to a step; annotate; markdown note',
  '/workflows/steps/triggers/':
    'kinds of triggers; trigger types; what can start my workflow; event that starts; entry point',
  '/workflows/steps/triggers/#app-based-triggers':
    'trigger on new github issue; when something happens in an app; integration trigger; trigger from an app',
  '/workflows/steps/triggers/#instant-and-polling-triggers':
    'webhook or polling; delay before the trigger runs; how fast does a trigger react; interval of a trigger',
  '/workflows/steps/triggers/#one-source-many-consumers':
    'share a trigger between workflows; many workflows one trigger; fan out',
  '/workflows/steps/triggers/#several-triggers':
    'more than one trigger; two triggers in a workflow; add another trigger; know which trigger fired',
  '/workflows/steps/triggers/#http-triggers':
    'webhook; receive a webhook; http endpoint; trigger with curl; url of the workflow; rest endpoint; listen for requests; api endpoint; call my workflow',
  '/workflows/steps/triggers/#valid-requests':
    'GET or POST; which methods; own domain; path after the url; what requests are accepted; put patch delete request',
  '/workflows/steps/triggers/#options-of-the-trigger':
    'settings of the http trigger; event body only; return http 200; full http request',
  '/workflows/steps/triggers/#what-the-event-holds':
    'event.body; event.headers; event.query; client_ip; shape of the http event; parse the body; get the ip of the caller; request headers; post data',
  '/workflows/steps/triggers/#send-form-data':
    'html form; submit a form; urlencoded; contact form; upload form',
  '/workflows/steps/triggers/#special-headers-and-parameters':
    'x- headers; no event header; query parameters with a special meaning; hidden options of the endpoint; load test without events',
  '/workflows/steps/triggers/#large-payloads':
    'send more data than the limit; upload body; big request; bigger than the maximum; pipe body to a url; large body',
  '/workflows/steps/triggers/#large-files':
    'upload file; send a file with a webhook; receive an image; big attachment to http; multipart upload',
  '/workflows/steps/triggers/#cross-origin-requests':
    'access-control-allow-origin; options request; ajax; javascript from another site; blocked by cors policy; fetch from a web page',
  '/workflows/steps/triggers/#http-responses':
    'respond to the caller; return html; return a page; answer a request; change the default response; http reply; send back data; return an image; 302; response body; custom status',
  '/workflows/steps/triggers/#how-the-response-is-chosen':
    'which response wins; two responses; default 200 ok; success page; respond twice',
  '/workflows/steps/triggers/#answer-at-once-and-go-on-working':
    'immediate response; slack timeout; acknowledge a webhook quickly; response before the end; background work; webhook sender times out',
  '/workflows/steps/triggers/#always-answer-even-after-an-error':
    'respond on error; return 500; error response to the caller; 400 workflow did not respond; finally',
  '/workflows/steps/triggers/#answer-with-a-stream':
    'stream body; return a file; readable stream; download a file from the endpoint; big response',
  '/workflows/steps/triggers/#errors':
    '400 bad request; 404 not found; 413; 429; 500; endpoint error codes; why does my webhook return; error from the endpoint',
  '/workflows/steps/triggers/#validate-requests':
    'authorize callers; who may call my endpoint; restrict access; api key for my webhook; authentication of http trigger; unauthorized requests; private url',
  '/workflows/steps/triggers/#check-a-secret-header':
    'shared secret; token in a header; password for the webhook; header authentication; x-api-key',
  '/workflows/steps/triggers/#check-a-signed-token':
    'verify a jwt; bearer jwt; signed request; hmac; decode a token',
  '/workflows/steps/triggers/#accept-one-method-and-path-only':
    'reject GET; filter by path; several endpoints in one workflow; workflow runs twice in the browser; favicon request; route by path',
  '/workflows/steps/triggers/#schedule-triggers':
    'cron; run every day; run every 5 minutes; run at a time; weekly; monthly; timezone; daylight saving time; schedule a job; nightly; repeat; every monday; at midnight; interval; timer trigger',
  '/workflows/steps/triggers/#test-a-schedule':
    'trigger a cron job manually; run now; execute on demand; try a cron workflow',
  '/workflows/steps/triggers/#get-the-result-of-a-scheduled-run':
    'result of a cron job; send me the output; get notified after a schedule; report by mail',
  '/workflows/steps/triggers/#a-schedule-does-not-run':
    'cron does not fire; cron skipped; schedule stopped; job not triggered; wrong time of the run',
  '/workflows/steps/triggers/#e-mail-triggers':
    'email address of a workflow; forward mail; send an email to a workflow; mailbox; parse email; inbound email; process incoming mail',
  '/workflows/steps/triggers/#attachments':
    'file from an email; save an attachment; pdf in a mail; download an attachment',
  '/workflows/steps/triggers/#raw-messages':
    'original message; full source of an email; large emails; mime parser',
  '/workflows/steps/triggers/#address-tags':
    '+ in the email address; plus sign address; several addresses; route emails',
  '/workflows/steps/triggers/#rss-triggers':
    'new blog post; feed trigger; watch a feed; podcast; news',
  '/workflows/steps/triggers/#troubleshooting':
    'trigger does not start; nothing happens; workflow not triggered; webhook not received; no event arrives',
  '/workflows/steps/triggers/#request-a-trigger':
    'ask for a new trigger; trigger I need does not exist; suggest a trigger',
  '/workflows/steps/actions/':
    'what is an action; use an integration; ready-made steps; action library; prebuilt; connectors',
  '/workflows/steps/actions/#add-an-action':
    'search for an action; find an app; insert an action; use an app in a workflow',
  '/workflows/steps/actions/#fill-in-fields':
    'configure an action; input of an action; optional fields; parameters of an action',
  '/workflows/steps/actions/#use-the-result':
    'result of an action; what does the action return; reference action output',
  '/workflows/steps/actions/#actions-for-every-purpose':
    'generic actions; http request action; helper actions; send any request without code',
  '/workflows/steps/actions/#update-an-action':
    'upgrade an action; newer version available; update button; old version of an action',
  '/workflows/steps/actions/#write-your-own-action':
    'make an action; my own integration; build a custom step',
  '/workflows/steps/actions/#publish-for-everybody':
    'submit an action; share an action with all users; add to the marketplace',
  '/workflows/steps/actions/#report-a-bug-or-ask-for-an-action':
    'action is broken; bug in an action; missing action; request an action',
  '/workflows/steps/using-props/':
    'props; dynamic fields; insert data in a field; variables in fields; map data; reference data from steps; interpolation; mustache; handlebars',
  '/workflows/steps/using-props/#types-of-props':
    'string number boolean props; field types; data type of a field; input types',
  '/workflows/steps/using-props/#write-an-expression':
    'expression syntax; {{ }}; insert steps.trigger.event in a field; use a variable in a text; enter a custom expression; placeholder; concatenate text',
  '/workflows/steps/using-props/#use-javascript':
    'javascript in a field; format a date in a field; ternary in an expression; call a function in an expression; transform a value; uppercase; calculate',
  '/workflows/steps/using-props/#arrays-and-objects':
    'pass an array; list in a field; json in a field; object prop; key and value pairs; structured or raw',
  '/workflows/steps/using-props/#options-that-come-from-the-app':
    'drop-down does not load; choose a channel; list of options; refresh fields; enter an id by hand; search for an option',
  '/workflows/steps/using-props/#when-a-value-is-missing':
    'null value; cannot read property of undefined; optional field empty; fallback; ?. and ??; field missing in event',
  '/workflows/steps/using-props/#props-in-your-own-code-steps':
    'add props to code; inputs in code step; this.prop; ask for an input in my code; connect an app in code; define props',
};
