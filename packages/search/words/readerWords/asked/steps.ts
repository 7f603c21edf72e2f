/** Steps: triggers, actions, props. */
import type {Asked} from './types.ts';

export const steps: Asked = {
  '/workflows/steps/':
    'steps of a workflow; kinds of steps; step types; building blocks; nodes; blocks; modules; node in n8n; tasks of a workflow; stages; what can a step do',
  '/workflows/steps/#step-names':
    'rename; naming rules for steps; why is it called steps.name; step key; name of a step with spaces; two steps with the same name; label of a step; references break after a rename; how are steps called in code; give a step another name',
  '/workflows/steps/#pass-data-with-exports':
    'share data between steps; output of a step; $return_value; give data to the next step; access data from previous step; get a result from one step into another; hand over; transfer values; chain steps; output of one step as input of another; variables between steps; carry data forward; reuse the response later; use a value from the first step in the second; value is undefined in a later step; get data from one block to another; send data to the following step',
  '/workflows/steps/#exports-in-each-language':
    'export from python go and bash; return in each language; compare exports; share data between javascript and python; pass from python to node; cross-language data',
  '/workflows/steps/#what-can-be-exported':
    'export types; dates become strings; buffers; functions get lost; serialize; circular structure to json; return a file; return a class instance; bigint; lost methods; date turned to text; binary data between steps; nan; error object empty',
  '/workflows/steps/#form-inputs':
    'parameters of a step; input form; ask for values; input fields of a step; user-fillable fields; arguments',
  '/workflows/steps/#results-and-logs':
    'see output; where are the logs; where does console.log go; view the result of a step; stdout; where do I see print output; show the return value; look at the result; console of a step; where can I see what my code printed; what did the step give back',
  '/workflows/steps/#step-notes':
    'add a description to a step; annotate; markdown note; explain a step; comment for colleagues; description of a step; docs inside the workflow; add a comment to a block; explain to others what a step does; leave a remark',
  '/workflows/steps/triggers/':
    'kinds of triggers; trigger types; what can start my workflow; event that starts; entry point; source of a workflow; how to start a workflow; ways to start; first step; run automatically when',
  '/workflows/steps/triggers/app/':
    'trigger on new github issue; when something happens in an app; integration trigger; trigger from an app; when a new message arrives in slack; on new email in gmail; on new row in google sheets; on new stripe payment; new lead in hubspot; watch an app; on change in airtable or notion; typeform submission; calendly booking; new order in shopify; start when somebody writes in a channel; start on a new customer; run when a row is added',
  '/workflows/steps/triggers/app/#instant-and-polling-triggers':
    'webhook or polling; delay before the trigger runs; how fast does a trigger react; interval of a trigger; why is the trigger late; minutes until it starts; how quickly; check for new data every; refresh rate; latency of a trigger; why does it take minutes until the workflow starts; new rows are noticed too late',
  '/workflows/steps/triggers/app/#one-source-many-consumers':
    'share a trigger between workflows; many workflows one trigger; fan out; reuse a trigger; same trigger for different workflows; several automations listen to one source',
  '/workflows/steps/triggers/#several-triggers':
    'more than one trigger; two triggers in a workflow; add another trigger; know which trigger fired; start by schedule and by webhook; two ways to start; http and cron in one workflow; which trigger started this run; can one automation have two starting points',
  '/workflows/steps/triggers/http/':
    'webhook; receive a webhook; http endpoint; trigger with curl; url of the workflow; rest endpoint; listen for requests; api endpoint; call my workflow; catch hook; catch a webhook; url to post to; inbound webhook; public address; postback; ipn; http post trigger; expose an api; build my own api; serve requests; connect typeform or stripe by webhook; github webhook; give me a url that I can post to; how do other systems call my workflow; receive data from another service; url for a webhook in stripe',
  '/workflows/steps/triggers/http/#valid-requests':
    'GET or POST; which methods; own domain; path after the url; what requests are accepted; put patch delete request; subdomain; cname; vanity url; own host name; http or https; route; trailing path; HEAD request; wildcard path; use my own domain for the url; which methods may I call it with',
  '/workflows/steps/triggers/http/#options-of-the-trigger':
    'settings of the http trigger; event body only; return http 200; full http request; raw request or only the body; configuration of the webhook; how to set the response mode',
  '/workflows/steps/triggers/http/#what-the-event-holds':
    'event.body; event.headers; event.query; client_ip; shape of the http event; parse the body; get the ip of the caller; request headers; post data; get url parameters; read a cookie; user agent of the visitor; method of the request; parsed json; where is the posted data; ip address of the sender; referer; body is a string; how do I get the parameters of the call; where is what they posted; get a field of the posted json; read the request',
  '/workflows/steps/triggers/http/#send-form-data':
    'html form; submit a form; urlencoded; contact form; upload form; webflow form; wordpress form; html form action; form on my website; signup form; checkbox values; contact form of my site should start it; html form posts to my url',
  '/workflows/steps/triggers/http/#special-headers-and-parameters':
    'x- headers; no event header; query parameters with a special meaning; hidden options of the endpoint; load test without events; avoid an event; ping without a run; suppress logging; health check of the endpoint',
  '/workflows/steps/triggers/http/#large-payloads':
    'send more data than the limit; upload body; big request; bigger than the maximum; pipe body to a url; large body; body is missing or truncated; megabytes of json; webhook with huge json; request is too long; exceeds the payload limit; my json is too big; send several megabytes',
  '/workflows/steps/triggers/http/#large-files':
    'upload file; send a file with a webhook; receive an image; big attachment to http; multipart upload; post a pdf to the endpoint; send a photo from my phone; receive a video; jpg; zip; binary upload; raw file; file bigger than the limit; send a photo or pdf to my url; receive a file that somebody uploads',
  '/workflows/steps/triggers/http/#cross-origin-requests':
    'access-control-allow-origin; options request; ajax; javascript from another site; blocked by cors policy; fetch from a web page; no access-control-allow-origin header; call from react frontend; fetch blocked; javascript on my website calls the endpoint; localhost; single page app; xhr; javascript in the browser may not call my url; request blocked by the browser',
  '/workflows/steps/triggers/http/#http-responses':
    'respond to the caller; return html; return a page; answer a request; change the default response; http reply; send back data; return an image; 302; response body; custom status; set a cookie; return xml or csv; reply with json; display a thank you page; show html to the visitor; webhook answer; return 201 or 204; forward the visitor to another page; build an api that returns data; content-type of the response; what does the caller see; answer with a web page; give back my own answer; give back data to whoever called; return text instead of json; show a page to the visitor; return a 404 to the caller; answer with not found; own status codes of the endpoint',
  '/workflows/steps/triggers/http/#how-the-response-is-chosen':
    'which response wins; two responses; default 200 ok; success page; respond twice; what does the caller get back; why does it say success; default message; response comes too early',
  '/workflows/steps/triggers/http/#answer-at-once-and-go-on-working':
    'immediate response; slack timeout; acknowledge a webhook quickly; response before the end; background work; webhook sender times out; caller waits too long; reply within three seconds; slash command; do the work afterwards; async processing after replying; stripe webhook times out; 200 first; the sender gives up waiting; must reply within a few seconds; long job behind a webhook; other service reports a timeout of my url',
  '/workflows/steps/triggers/http/#always-answer-even-after-an-error':
    'respond on error; return 500; error response to the caller; 400 workflow did not respond; finally; caller gets an unhelpful error; return an error code when a step fails; failure response; tell the caller that something failed',
  '/workflows/steps/triggers/http/#answer-with-a-stream':
    'stream body; return a file; readable stream; download a file from the endpoint; big response; serve a file; send a pdf to the browser; return a download; return a large csv; video',
  '/workflows/steps/triggers/http/#errors':
    '400 bad request; 404 not found; 413; 429; 500; endpoint error codes; why does my webhook return; error from the endpoint; endpoint answers 400; endpoint gives 404; webhook url not working; bad request; url does not exist; endpoint returns an error; my url says bad request; url stopped working; why do callers get 404',
  '/workflows/steps/triggers/http/#validate-requests':
    'authorize callers; who may call my endpoint; restrict access; api key for my webhook; authentication of http trigger; unauthorized requests; private url; lock the endpoint; anyone can call my url; stop strangers; public url security; require a token; keep out bots; only my app may call; make sure that nobody else can trigger my workflow; anyone who knows the url can start it; put a password on the url',
  '/workflows/steps/triggers/http/#check-a-secret-header':
    'shared secret; token in a header; password for the webhook; header authentication; x-api-key; api key on my endpoint; custom authentication header; preshared token; compare a token; only accept calls that know a secret; token that callers must send',
  '/workflows/steps/triggers/http/#check-a-signed-token':
    'verify a jwt; bearer jwt; signed request; hmac; decode a token; auth0; firebase token; jsonwebtoken; verify identity of the caller; openid token; rs256',
  '/workflows/steps/triggers/http/#accept-one-method-and-path-only':
    'reject GET; filter by path; several endpoints in one workflow; workflow runs twice in the browser; favicon request; route by path; runs two times when I open the url; double execution in chrome; ignore get requests; 405 method not allowed; 404 for unknown paths; switch on the method; opening the link in chrome starts it twice; one url for different things',
  '/workflows/steps/triggers/schedule/':
    "cron; run every day; run every 5 minutes; run at a time; weekly; monthly; timezone; daylight saving time; schedule a job; nightly; repeat; every monday; at midnight; interval; timer trigger; crontab; hourly; at 9am; at noon; every quarter; first day of the month; last day of the month; weekends; business days; utc; dst; summer time; recurring job; cron job; calendar; time-based trigger; run periodically; run twice a day; every 30 seconds; fixed time of day; start by itself every morning; run at 7 in the morning; run on the first of the month; run each friday; repeat every few hours; at five o'clock; do something regularly",
  '/workflows/steps/triggers/schedule/#test-a-schedule':
    'trigger a cron job manually; run now; execute on demand; try a cron workflow; start a scheduled workflow by hand; run the cron immediately; without waiting for the schedule; do not want to wait for the cron to try it; start it by hand although it has a timer; test the timer without waiting; mock a schedule; fake an event of a schedule',
  '/workflows/steps/triggers/schedule/#get-the-result-of-a-scheduled-run':
    'result of a cron job; send me the output; get notified after a schedule; report by mail; see what the nightly job did; mail me the result; where does the return value of a cron job go',
  '/workflows/steps/triggers/schedule/#a-schedule-does-not-run':
    'cron does not fire; cron skipped; schedule stopped; job not triggered; wrong time of the run; runs an hour too early; runs at the wrong hour; cron did not start; timer is off; schedule late; it did not run last night; it ran at the wrong time; time is off by an hour',
  '/workflows/steps/triggers/email/':
    'email address of a workflow; forward mail; send an email to a workflow; mailbox; parse email; inbound email; process incoming mail; inbox; incoming message; catch emails; mail to webhook; imap; parse incoming mail; start by mail; forward gmail messages; process support mails; do something whenever a mail arrives; can I send mails to my workflow; read incoming messages',
  '/workflows/steps/triggers/email/#attachments':
    'file from an email; save an attachment; pdf in a mail; download an attachment; invoice pdf by mail; get files out of an email; attached files of a message; save mail attachments to drive; get the pdf out of a mail; read a csv that somebody mailed; file in a message',
  '/workflows/steps/triggers/email/#raw-messages':
    'original message; full source of an email; large emails; mime parser; mail headers; full email; mime; large mail; dkim headers of a message',
  '/workflows/steps/triggers/email/#address-tags':
    '+ in the email address; plus sign address; several addresses; route emails; one address for several purposes; tag in the mail address; tell senders apart',
  '/workflows/steps/triggers/rss/':
    'new blog post; feed trigger; watch a feed; podcast; news; new youtube video; blog feed; new article; subscribe to a newsfeed; podcast episode',
  '/workflows/steps/triggers/#troubleshooting':
    'trigger does not start; nothing happens; workflow not triggered; webhook not received; no event arrives; workflow does not start; hook never arrives; trigger is not working; nothing comes in; no runs; url called but no event; I called the url but nothing happened; the trigger does not react',
  '/workflows/steps/triggers/#request-a-trigger':
    'ask for a new trigger; trigger I need does not exist; suggest a trigger; trigger wish; I miss a trigger; event of my app not in the list',
  '/workflows/steps/actions/':
    'what is an action; use an integration; ready-made steps; action library; prebuilt; connectors; no-code blocks; premade; plug and play; use airtable notion hubspot twilio openai without code; app action; send a slack message; create a record in an app',
  '/workflows/steps/actions/#add-an-action':
    'search for an action; find an app; insert an action; use an app in a workflow; pick an app; choose an integration; search box for actions; use chatgpt; send an sms; add slack; send a message to slack; add a row to a sheet; use a ready step of an app',
  '/workflows/steps/actions/#fill-in-fields':
    'configure an action; input of an action; optional fields; parameters of an action',
  '/workflows/steps/actions/#use-the-result':
    'result of an action; what does the action return; reference action output; what comes out of an action; use what slack returned',
  '/workflows/steps/actions/#actions-for-every-purpose':
    'generic actions; http request action; helper actions; send any request without code; helper by the platform; formatter; call any api without code; generic http step; parse json; delay action; csv tools',
  '/workflows/steps/actions/#update-an-action':
    'upgrade an action; newer version available; update button; old version of an action; update available; action changed; new release of an action; upgrade an integration step; a newer version of this step exists; use the latest version of an action',
  '/workflows/steps/actions/#write-your-own-action':
    'make an action; my own integration; build a custom step; custom integration; build my own block; reusable action in code',
  '/workflows/steps/actions/#publish-for-everybody':
    'submit an action; share an action with all users; add to the marketplace',
  '/workflows/steps/actions/#report-a-bug-or-ask-for-an-action':
    'action is broken; bug in an action; missing action; request an action; wish for an action; integration is broken; action gives wrong result; missing feature of an app',
  '/workflows/steps/using-props/':
    'props; dynamic fields; insert data in a field; variables in fields; map data; reference data from steps; interpolation; mustache; handlebars; map fields; mapping; placeholders; variables in text; dynamic content; insert the email of the customer; formulas; liquid',
  '/workflows/steps/using-props/#types-of-props':
    'string number boolean props; field types; data type of a field; input types',
  '/workflows/steps/using-props/#write-an-expression':
    'expression syntax; {{ }}; insert steps.trigger.event in a field; use a variable in a text; enter a custom expression; placeholder; concatenate text; put a variable in a message; merge text and data; string interpolation; insert a value from the webhook; moustache; use output in a field; template string; use data of the trigger in a field; what are the braces for; how do I use data from before in a text; double curly brackets; insert the name of the customer in a message',
  '/workflows/steps/using-props/#use-javascript':
    'javascript in a field; format a date in a field; ternary in an expression; call a function in an expression; transform a value; uppercase; calculate; lowercase; split a string in a field; math in a field; round a number; default with ||; join an array; replace text; regex in a field; date formatting; json stringify; change the look of a date in a field; calculate something in a field; make text uppercase in a field',
  '/workflows/steps/using-props/#arrays-and-objects':
    'pass an array; list in a field; json in a field; object prop; key and value pairs; structured or raw; enter a list; several recipients; pass several values; json input; multiple ids; nested object in a field; map; pass a list to a field; field expects an object',
  '/workflows/steps/using-props/#options-that-come-from-the-app':
    'drop-down does not load; choose a channel; list of options; refresh fields; enter an id by hand; search for an option; select list is empty; cannot find my channel; dropdown empty; options missing; use a dynamic id instead of choosing; custom value; new sheet not shown; the thing I want is not in the list; list of choices does not load',
  '/workflows/steps/using-props/#when-a-value-is-missing':
    'null value; cannot read property of undefined; optional field empty; fallback; ?. and ??; field missing in event; sometimes there is no value; optional data; undefined in the text; blank; prevent errors for missing data; field may be absent; nullish; field is sometimes not there; what if the customer did not enter a phone number',
  '/workflows/steps/using-props/#props-in-your-own-code-steps':
    'add props to code; inputs in code step; this.prop; ask for an input in my code; connect an app in code; define props; let the user fill in a value for code; make a code step configurable; form above code',
};
