/** The start, workflows and their events. */
import {product} from '@portal/content/facts/product';
import type {Asked} from './types.ts';

const {slug} = product;

export const workflows: Asked = {
  '/': 'where do I start; what can this platform do; introduction; docs home page; homepage; landing page; what does this product do; alternative to zapier make n8n; low-code automation platform',
  '/#get-started':
    'sign up; create a free account; first steps; beginner; registration; register; open an account; how to begin; where to start',
  '/#how-a-workflow-runs':
    'how does it work; trigger then steps; architecture; what happens when an event comes in; big picture; how do the parts fit together',
  [`/#what-${slug}-includes`]: 'features; what is included; capabilities',
  '/#what-people-build':
    'example projects; inspiration; sample automations; what is it good for; chatbot; crawler; notifications; etl; use it for; what do other people use this for; ideas for automations',
  '/#learn-step-by-step':
    'course; lessons; learning path; video; webinar; learn it from zero; training; lessons for beginners',
  '/#open-components': 'open source; source available; registry on github',
  '/#contribute': 'help improve; improve the docs; contribute code',
  '/#get-help':
    'contact support; talk to a human; community; ask a question; chat; stackoverflow; who can help me; phone number; office hours',
  '/quickstart/':
    'begin; build something in five minutes; walkthrough; my first automation; hello world; five minute tour; onboarding; basics; how to begin; newbie; simplest workflow; I am new here what should I do first; show me the basics; try it out',
  '/quickstart/#before-you-start': 'requirements; what do I need',
  '/quickstart/#create-a-project': 'make the first project; where do workflows go',
  '/quickstart/#create-a-workflow': 'make a new workflow; start a blank workflow',
  '/quickstart/#add-an-http-trigger':
    'create a webhook; get a url that starts the workflow; my first endpoint',
  '/quickstart/#send-a-test-event':
    'send test data to the webhook; try the url; postman; insomnia; curl an example',
  '/quickstart/#add-a-nodejs-step': 'add my first code step; write some javascript',
  '/quickstart/#test-the-step': 'run the step in the quickstart',
  '/quickstart/#add-a-row-to-a-spreadsheet':
    'write to google sheets; spreadsheet example; save to excel; new row; xlsx; airtable; insert a line in a sheet; log to a spreadsheet',
  '/quickstart/#three-ways-to-fill-a-field':
    'how to put data in a field; map a field; pick a value from an earlier step',
  '/quickstart/#deploy': 'publish my first workflow; make it live',
  '/quickstart/#send-a-live-event':
    'trigger the deployed workflow; curl the endpoint; call the finished workflow; first real request',
  '/quickstart/#when-it-does-not-work':
    'first workflow fails; my first request shows nothing; tutorial does not work; no row in the sheet',
  '/quickstart/#clean-up': 'remove the tutorial workflow; delete what the tutorial made',
  '/quickstart/create-new-workflow.html':
    'new button; blank canvas; where do I click to make a workflow',
  '/quickstart/create-new-workflow.html#from-nothing-to-the-first-event':
    'create a workflow in the old interface; first event',
  '/quickstart/create-new-workflow.html#what-you-see':
    'layout of the new workflow screen; buttons of the editor',
  '/guides/': 'list of guides; how do I; examples; recipes; cookbook; index of topics',
  '/guides/#start-here': 'guides for beginners',
  '/guides/#code-in-nodejs': 'all javascript guides; node topics',
  '/guides/#code-in-python': 'all python guides; python topics',
  '/guides/#work-with-state-and-files': 'guides about data and files',
  '/guides/#control-flow': 'guides about delays retries and errors',
  '/guides/#integrate-and-extend': 'guides about apis and components',
  '/workflows/':
    'workflow definition; concepts; automations; pipelines; flows; zaps; scenarios; zap; zapier; scenario; applet; recipe; n8n workflow; bot; robot; process; job; task automation; orchestrate; business process; what do you call an automation; sequence of steps that runs by itself',
  '/workflows/#parts-of-a-workflow':
    'anatomy; what is a workflow made of; trigger and steps; components of a flow; trigger plus actions; structure; elements',
  '/workflows/#a-workflow-with-two-steps': 'simple example workflow; workflow sample',
  '/workflows/#how-an-execution-runs':
    'execution model; steps run top to bottom; lifecycle of a run; sequence; which step runs first; runs one after another; synchronous; what stops a run; does an error stop the workflow; sequence of events; can steps run in parallel; what comes after what; are steps executed in sequence; two steps at the same time',
  '/workflows/#life-of-a-workflow':
    'draft; deployed; status of a workflow; active or inactive; is my workflow live; state of a workflow; published or draft; deploy state',
  '/workflows/#where-workflows-live':
    'find my workflows; projects and folders; who owns a workflow; list of my workflows; dashboard; overview of workflows; home screen; cannot find a workflow; where did my workflow go; search workflows; I cannot see my automation anymore; list everything I built',
  '/workflows/build-and-run/':
    'how to use the builder; edit a workflow; ui; user interface; visual editor; workflow designer; studio; workbench; gui; no-code editor; screenshot of the editor; autosave; how do I put an automation together; change what a workflow does; where do I edit',
  '/workflows/build-and-run/#create-a-workflow':
    'new workflow in a project; add a workflow; start a new automation; new scenario; new zap',
  '/workflows/build-and-run/#find-your-way-around':
    'parts of the screen; tour of the editor; where is the button; sidebar; menu; toolbar; panels; tabs; build tab; inspect tab; navigation; layout',
  '/workflows/build-and-run/#choose-a-test-event':
    'pick sample data; select an event for testing; use real data in a test; fake event',
  '/workflows/build-and-run/#add-and-arrange-steps':
    'insert a step; drag and drop; copy a step; remove a step; change the order of steps; plus button; append a step; insert between two steps; duplicate a step; swap steps; move up and down; node; remove a block; drag a step above another; put a step before another; change the order',
  '/workflows/build-and-run/#configure-a-step':
    'enter values; step settings; required fields; fill out a step; set the options of a step; step form; choose the account and fields',
  '/workflows/build-and-run/#test':
    'run a test; test button; try before deploying; test everything; test the whole workflow; dry run; preview; check if it works; simulate; execute one step; run up to here; run only this step; sandbox run; try my changes; run it once to see whether it works; try one part without running everything; execute a single block',
  '/workflows/build-and-run/#what-tests-do-not-do':
    'difference between test and live; why does the test behave differently; tests have real effects; works in test but not in production; works in the editor but not live; production differs from test; behaves differently when live; test succeeded but the real run failed',
  '/workflows/build-and-run/#deploy':
    'release; save changes; push to production; deploy button; update the live version; activate; redeploy; roll out; put in production; activate my changes; changes not live; my edit has no effect; staging; my change is not used; changes do not show up; bring changes into production; saved but nothing changed; make my edits take effect',
  '/workflows/build-and-run/#edit-a-deployed-workflow':
    'modify a running workflow; undo changes; revert to the deployed version; unsaved changes; edit button; rollback; undo; version history; throw away a draft; go back to the deployed version; restore an earlier version; change something in production; previous version of a workflow; undo my last changes; get the old version back; change it without breaking what is running; previous version',
  '/workflows/build-and-run/#watch-it-run':
    'monitor; see it run live; is my workflow running; view runs; realtime view; watch incoming events; did it run; see requests as they arrive; see the requests as they come in; is it being triggered at the moment',
  '/workflows/events/':
    'what triggered my workflow; payload; event object; event data; input of a workflow; incoming data; trigger data; json of the trigger; data that started the run; input data; message body',
  '/workflows/events/#from-trigger-to-execution':
    'difference between event and execution; how an event becomes a run; what happens to an event; one event many runs; does each event start a run; event vs execution vs run',
  '/workflows/events/#choose-a-test-event':
    'select event; sample payload; test data; fake data; create an event by hand; event for the editor; dummy data; simulate a trigger; replay an older event in the builder; use a past event while editing; example payload',
  '/workflows/events/#copy-a-path':
    'copy the path of a value; get the reference; path to a field; how to refer to nested data; how do I refer to this field; click to copy; reference picker; insert path of a property; autocomplete for steps',
  '/workflows/events/#http-events':
    'event of a webhook; body and headers; http payload structure; query parameters of the event',
  '/workflows/events/#schedule-events':
    'event of a cron job; timestamp of a schedule; cron payload; what does a schedule send; time when cron fired; what data does cron give',
  '/workflows/events/#e-mail-events':
    'subject and sender; from to subject; text of the email; email payload structure; read sender; get the subject line; html of a mail; reply address; body of the mail',
  '/workflows/events/#events-of-sources':
    'event from an app; payload of an app trigger; shape of source events',
  '/workflows/events/#context':
    'steps.trigger.context; execution metadata; deployment id; project id; time of the event; is it a test; workflow name; name of the current workflow; time when it started; know if it is a test run; am I in production or test; id of this run; workspace id in code; replay flag; environment of the run; which workflow am I in; get the name of the workflow in code; is this a test or a real run; tell tests and live runs apart; know in code that it is only a test',
  '/workflows/events/#execution-id-and-trace-id':
    'unique id of a run; correlate runs; trace; run id; idempotency key; original event id; link to this execution; correlation id; log with the run id; unique run; get the id of this run in my code; identify a single run; run number for logging',
  '/workflows/events/#how-long-events-are-kept':
    'when are logs deleted; data retention period; days of history; old events gone; how far back can I see; logs disappeared; how many days; event expiry; keep history longer; after how many days are runs deleted; retention; can I still see what happened last month; history is gone; how far back do logs go',
  '/workflows/events/inspect/':
    'logs; view past events; look at executions; debug; run history; monitor; what happened; audit; runs; logbook; task history; zap history; see executions; audit log; what happened yesterday; check if it ran; find out what went wrong; monitoring; dashboard of runs; see what came in; look at what ran last night; look up an earlier run; what data arrived; find out why it failed yesterday',
  '/workflows/events/inspect/#the-list-of-events':
    'filter events by status; search events; find a failed run; sort events; columns; date range; find a particular run; only show errors; status of executions; search in history; filter by date; success or failed; search for a run of last week; find the run for a certain order',
  '/workflows/events/inspect/#details-of-an-event':
    'see inputs and outputs of a step; why did it fail; time of each step; stack trace; credits of a run; duration; how long did the step take; look at data of each step; input and output of a past run; log of one run; cost of a run; error details; what did each step return in that run; how long did every step take',
  '/workflows/events/inspect/#replay-an-event':
    'rerun; execute again; re-run an old event; send again with the new code; retry manually; run with the same data; process it once more; try the same data again; redo; resubmit; run past data through; reprocess one event; run it again with the same input after a fix; send a past event through once more; repeat a failed run',
  '/workflows/events/inspect/#delete-events':
    'remove logs; erase an event; delete sensitive data; purge history; get rid of history; wipe logs; remove one execution; clean the list; get rid of a run with private data',
  '/workflows/events/inspect/#when-an-event-is-missing':
    'I cannot find my event; event did not appear; no execution shown; missing run; history is empty; my run is not in the list; why is there no log; cannot see my execution; request was sent but there is no run',
  '/workflows/events/cold-starts/':
    'slow start; first request takes long; warm up; lambda cold start; workflow is slow; latency; response time; keep alive; slow after a pause; delay before it starts; first run slow; sluggish; takes seconds to respond; boot time; spin up; the first call takes much longer than the next ones; slow in the morning; why is it sometimes slow',
  '/workflows/events/cold-starts/#when-cold-starts-happen':
    'what is a cold start; why is the first run slow; after inactivity; idle; new worker; how long until a worker is shut down; why is it sometimes slow; after deploy slow',
  '/workflows/events/cold-starts/#dedicated-workers':
    'warm workers; eliminate cold starts; reserve capacity; always warm; provisioned concurrency; guaranteed fast response; no start delay; always-on instances; prewarmed; reserved; pay to make it start faster; no waiting for the first request',
  '/workflows/events/cold-starts/#how-many-workers':
    'number of warm workers; how many dedicated workers do I need',
  '/workflows/events/cold-starts/#what-workers-cost':
    'price of dedicated workers; credits for warm workers; cost of keeping warm',
  '/workflows/events/cold-starts/#keep-one-worker-warm-with-a-request':
    'ping my workflow; keep warm with cron; keep alive request; prevent sleeping; heartbeat; uptime robot; ping every few minutes; cheap way to avoid cold starts',
  '/workflows/events/cold-starts/#what-the-requests-cost':
    'credits of keep-alive requests; price of pinging',
  '/workflows/events/cold-starts/#what-it-does-not-do':
    'limits of pinging; why it is still slow although warm',
  '/workflows/events/cold-starts/#make-cold-starts-shorter':
    'reduce start time; optimize; faster; fewer packages; speed up; smaller dependencies; reduce startup; heavy imports; big libraries make it slow; boot faster',
  '/workflows/pause-and-resume/':
    'human in the loop; wait for a person; wait for a decision; pause a workflow; resume a workflow; long-running workflow; continue later; wait for an external event',
  '/workflows/pause-and-resume/#what-resume-url-returns':
    'resume_url returns 410; resume link expired; 410 gone; response of resume_url; cancel_url status',
  '/workflows/pause-and-resume/#early-requests':
    'callback arrives too early; callback before the pause; callback faster than the step; race between callback and suspend',
  '/workflows/pause-and-resume/#links-in-emails':
    'email scanner clicked the link; link opened automatically; approval link clicked by itself; link preview resumes the workflow',
  '/workflows/pause-and-resume/#resume-data':
    'shape of $resume_data; shape of callback_request; fields of the resume request; body of the resume request',
  '/workflows/pause-and-resume/#how-long':
    'longest suspend; maximum pause; how long can a workflow wait; suspend for a month',
  '/workflows/built-in-functions/':
    'logic; branching; if else; control flow; delay filter exit; conditional; flow logic; if this then that; paths; router; switch; otherwise; conditional steps; gate',
  '/workflows/built-in-functions/#delay-a-workflow':
    'wait; sleep; pause; wait some minutes; timer between steps; delay for days; wait before the next step; hold for a while; delay by; hours later; wait a few minutes; wait for some time; snooze; delay between two actions; pause for an hour; wait until; let some time pass before it goes on; do the next step an hour later',
  '/workflows/built-in-functions/#cancel-or-resume-a-delayed-execution':
    'cancel a waiting run; abort a delay; resume early; skip the wait; cancel a paused workflow; stop a delayed workflow; continue now; stop a waiting execution; continue right away; kill a sleeping run; end the pause; it is waiting and I want it to go on now; abort something that sleeps',
  '/workflows/built-in-functions/#states-of-a-delayed-execution':
    'status paused; state of a delay; is it still waiting; suspended; where do I see waiting runs; list of paused runs',
  '/workflows/built-in-functions/#what-changes-after-a-delay':
    'variables lost after delay; tmp after a delay; new worker after a pause; steps data after delay; environment after resume; files are gone after a wait; what survives a delay; state after sleep',
  '/workflows/built-in-functions/#filter-events':
    'only run when; skip events; condition; filter by value; drop events; stop unless; discard unwanted events; continue only for certain values; gatekeeper; only process if; ignore bots; filter out; reject events; if statement without code; proceed when true; only when field equals; go on only if the amount is large enough; do nothing for some events; only for certain customers; ignore everything else',
  '/workflows/built-in-functions/#conditions':
    'operators; contains; equals; greater than; regex condition; and or; comparison; exists; is empty; key exists; in the filter; does not contain; starts with; is null; less than; case sensitive; match a pattern; and/or logic; compare dates or numbers; compare a text; amount larger than; combine several conditions; field is empty',
  '/workflows/built-in-functions/#end-a-workflow-early':
    'exit; stop the workflow; quit; return early; abort; terminate a run; do not run the following steps; break off; finish early; halt; bail out; do nothing if; prevent the rest from running; conditionally stop; stop here if there is nothing to do; do not run the other steps',
  '/workflows/built-in-functions/#other-built-in-functions':
    'helpers; parse csv; format dates; utilities; text formatting; more helper actions; split text; convert data; regular expression action; number formatting; json to csv',
  '/workflows/run-twice/':
    'idempotency; at least once; exactly once; prevent double processing; charged twice; same event twice; webhook delivered twice; duplicate webhook; double booking; run only once per order; avoid duplicates; safe retries; repeatable workflow; processed two times; customer was charged two times',
  '/workflows/run-twice/#remember-what-you-did':
    'store before or after; mark as processed; already handled; remember processed ids; delivery guarantee',
  '/workflows/run-twice/#replays':
    'what happens in a replay; detect a replay; skip something in a replay; replay side effects',
  '/workflows/errors/':
    'exception; workflow failed; error notifications; get alerted; catch; failure; monitoring; error reporting; send errors to slack; failed runs; exceptions; crash; what if it fails; error alerts; know when it breaks; notify me on failure; failures; on-call; what can I do when something goes wrong; be told when it breaks; a step throws',
  '/workflows/errors/#the-default-an-e-mail':
    'email on failure; error mail; stop error emails; who gets the error mail; too many error mails; no mail about an error; who is notified; mail when something fails; error message in my inbox; why did I get this mail; unsubscribe from error mails; how often am I mailed; stop sending me mails about failures; who gets told when it breaks',
  '/workflows/errors/#handle-an-error-in-code':
    'try and catch; continue after an error; ignore an error; throw; keep running on failure; custom error; do not stop on error; go on even if it fails; catch block; swallow an error; fallback value; finally; promise rejection; exception handling; one failing item should not stop the rest; carry on when an api fails',
  '/workflows/errors/#automatic-retries':
    'auto retry; retry automatically; try again after failure; how many retries; exponential backoff; rerun a failed step; try again automatically; second attempt; transient errors; flaky api; repeated attempts; try it again by itself when an api is down for a moment',
  '/workflows/errors/#run-a-workflow-for-every-error':
    'error handler workflow; send errors to slack or pagerduty; on error trigger; subscribe to errors; global error workflow; discord message on error; central error handling; sentry; opsgenie; alert the team; teams message; sms on error; custom alerts; error webhook; post to a channel when something fails; get a text message when a step fails; sms alert; notify the team about failures; own handling of errors',
  '/workflows/errors/#all-workflows-of-the-workspace':
    'one error handler for everything; global error handling; errors of all workflows; catch all; errors across the account; one place for all failures',
  '/workflows/errors/#one-workflow':
    'error handler for a single workflow; only this workflow errors; specific error workflow; alert for one important workflow; only be told about one particular workflow',
  '/workflows/errors/#write-the-handler':
    'format the error message; post errors to chat; error message to slack; code of the error workflow; which step failed and why in a chat message',
  '/workflows/errors/#read-errors-over-the-rest-api':
    'list errors by api; download errors; errors endpoint; get failed runs with http; export errors; count failures with a script; poll errors',
  '/workflows/errors/#error-events':
    'fields of the error event; error object; error.msg; stack; cell_id; json of an error; properties of an error; which step failed; name of the failing workflow',
  '/workflows/errors/#run-failed-events-again':
    'replay errors; recover after an outage; redo failed; rerun all failed; bulk replay; retry everything that failed; reprocess after fixing a bug; catch up on failures; mass retry; replay many; an api was down all night and I want to process what failed',
  '/workflows/concurrency-and-throttling/':
    'rate limit my workflow; queue; parallel runs; order of events; avoid hitting an api limit; control the speed; too many executions at once; flood; backpressure; too many at once; overload; limit the load; flow control; prevent parallel runs; keep the order; api quota of another service; not faster than; how do I keep it from doing everything at once; keep within the limit of another api',
  '/workflows/concurrency-and-throttling/#why-you-need-it':
    'race conditions; api rate limits; why limit concurrency; two runs overwrite each other; overlapping runs; third-party api blocks me; two runs change the same thing; runs overtake each other',
  '/workflows/concurrency-and-throttling/#how-events-pass-the-queue':
    'fifo; event queue; waiting events; order guaranteed; what happens to events that wait; first in first out; pending events; are events kept in sequence',
  '/workflows/concurrency-and-throttling/#concurrency':
    'one at a time; in order; serial; max parallel workers; process events sequentially; only one execution at once; mutex; single worker; singleton; no overlap; wait for the previous run; exactly one run; parallelism; threads; simultaneous executions; lock; start the next one only when the last has finished; handle one after the other; never two at the same time',
  '/workflows/concurrency-and-throttling/#throttling':
    'executions per minute; limit rate; requests per second to an api; once every ten seconds; spread out; max executions per interval; max calls per second; slow down; rate; at most n per minute; pace; debounce; spacing; send at most ten per minute; the api that I call allows few requests per second; not too fast',
  '/workflows/concurrency-and-throttling/#pause-a-workflow':
    'hold; temporarily stop; maintenance; set concurrency to zero; stop processing but keep events; turn off for a while; put on hold; freeze processing; stop for maintenance; halt without losing events; hold everything while we do maintenance',
  '/workflows/concurrency-and-throttling/#queue-size':
    'maximum queued events; events dropped; queue full; how many events wait; increase the queue; how many can wait; overflow; lost events in a burst; backlog size; dropped',
  '/workflows/concurrency-and-throttling/#example-a-burst-of-events':
    'many events at once; spike; peak load; burst; bulk import; traffic spike; black friday; thousands of webhooks at once; import of many rows',
  '/workflows/concurrency-and-throttling/#choose-a-size':
    'recommended concurrency; how to calculate; which limit to set',
  '/workflows/settings/':
    'options of a workflow; where are the settings; preferences; configuration of a workflow; workflow preferences; properties of a workflow; gear icon; change how a workflow runs',
  '/workflows/settings/#general': 'basic settings; general options of a workflow',
  '/workflows/settings/#enable-or-disable':
    'toggle; switch off; deactivate; turn on; stop a workflow; pause; disable; inactive; off switch; stop it from running; halt; on off; temporarily off; shut down a workflow; kill switch; switch my automation off for now; it should not run anymore',
  '/workflows/settings/#name': 'change the name; rename workflow; title',
  '/workflows/settings/#errors': 'error settings of a workflow',
  '/workflows/settings/#error-notifications':
    'stop error mails; turn notifications off; silence errors; alerts; opt out of failure mails; no more mails; unsubscribe',
  '/workflows/settings/#automatic-retries':
    'auto-retry; retry on error setting; retry failed executions; turn retries on; enable retry; how many times is a failed run retried; have a failed run repeated automatically',
  '/workflows/settings/#data-retention':
    'privacy; do not log; turn off history; hide event data; no logs; sensitive data; disable event storage; confidential data; do not keep payloads; private data not stored; anonymous; no history; we may not keep customer data in your logs; nothing should be stored',
  '/workflows/settings/#execution-controls':
    'timeout memory and concurrency; limits of a workflow run; control how it runs',
  '/workflows/settings/#timeout':
    'extend the timeout; run longer; time limit; maximum seconds; workflow takes too long; 30 seconds; change the timeout; job is cut off; longer than 30 seconds; long-running script; takes minutes; execution stops after; maximum duration setting; five minutes; let it run longer; killed after half a minute; my job needs several minutes',
  '/workflows/settings/#memory':
    'more memory; ram; mb; cpu; faster cpu; bigger machine; change the memory; out of memory; 256 mb; 1 gb; too little memory; faster execution; performance; resources; bigger worker; give it more power; make it run faster with more memory',
  '/workflows/settings/#concurrency-and-throttling':
    'where to set concurrency; where to set the rate',
  '/workflows/settings/#cold-starts':
    'where to set dedicated workers; eliminate cold starts switch',
  '/workflows/settings/#private-network':
    'run in vpc; static ip for a workflow; choose a network; attach a workflow to a vpc; dedicated egress ip for a workflow; put my workflow into our network',
  '/workflows/settings/#attachments':
    'upload files to the workflow; use a file in code; certificates; bundle a file; read an attached file; steps.trigger.context.attachments; include a font or template file; ship a file with the workflow; ssl certificate file; read-only files; pem; docx template; attach a key file; service account json file; upload a json file for use in code',
  '/workflows/settings/#share-with-support':
    'give support access; let somebody look at my workflow; allow the team to see my code; support wants to see my workflow; allow staff to look; let your team look into my workflow',
  '/workflows/networking/':
    'ip whitelist; allow list; outbound ip; static ip; egress; network; which ip addresses; firewall rules; vpn; private database; where do requests come from; outbound network; reach an internal server; on-premise; intranet; firewall whitelist; nat gateway; connect to a private server; cidr; our firewall must let you in; which addresses do we have to allow; port of outgoing traffic',
  '/workflows/networking/#default-addresses':
    'does it have a fixed ip; dynamic ips; aws us-east-1 ip; changing ip; where do requests come from; random ip; ip changes every time; us-east-1; ip range',
  '/workflows/networking/#incoming-requests':
    'ip of the endpoint; inbound addresses; hostnames to allow; dns of the endpoint; allow my network to call the endpoint; corporate firewall outgoing; ip behind the webhook url; ipv6',
  '/workflows/networking/#send-from-the-platforms-addresses':
    'static ip addresses list; fixed ip; whitelist ips; ips to allow; known ip addresses; single ip; known sender; ips for the allowlist; request from a constant ip',
  '/workflows/networking/#go-through-an-http-proxy':
    'use a proxy; outbound proxy; quotaguard; fixie; https-proxy-agent; static ip through a proxy; squid; socks; third-party proxy service; own ip by proxy; use our proxy for requests; fixed address through a proxy',
  '/workflows/networking/#reach-a-database-through-an-ssh-tunnel':
    'connect to mysql; connect to postgres; bastion; jump host; ssh; database not public; rds; sql server; mongodb behind a firewall; db not reachable from the internet; port forwarding; local database; mariadb; oracle; private host; database is only reachable inside our network; connect to a server in our office',
  '/workflows/networking/#private-networks':
    'vpc; peering; dedicated ip; private subnet; static outbound ip; own network; internal services; nat; vpn; own egress ip; enterprise network; isolated network; connect aws vpc; access systems inside our company; always the same outgoing address',
  '/workflows/networking/#when-the-connection-fails':
    'cannot connect; connection timeout; connection refused; ENOTFOUND; ECONNREFUSED; database unreachable; firewall blocks; host unreachable; EAI_AGAIN; EHOSTUNREACH; getaddrinfo; no route to host; handshake failed; self-signed certificate; cannot reach my server; cannot reach our database; connection is refused; host not found',
  '/workflows/copy/':
    'share workflow; copy; duplicate; export; import; template; send my workflow to a colleague; clone a workflow; backup a workflow; publish a workflow; give my workflow to someone; fork; version control; git; save as template; archive; hand over a workflow; export as json; reuse a workflow; move to another account; let a client use my automation without seeing mine; make a workflow available to somebody; give customers a workflow',
  '/workflows/copy/#create-a-share-link':
    'share button; link to my workflow; give somebody a copy; generate a link; publish a template; send a link; public link; show others how I built it; give a colleague my automation',
  '/workflows/copy/#links-and-versions':
    'update a shared workflow; does the link follow changes; new version of a shared workflow; do people get my updates; snapshot at the time of sharing; people with the link get old steps',
  '/workflows/copy/#copy-a-workflow-from-a-link':
    "open a shared link; import a workflow; use a template; install a shared workflow; copy from somebody; someone sent me a link; import from url; use somebody's template; installed template; friend sent me his workflow; use an automation that somebody shared",
  '/workflows/copy/#what-a-copy-contains':
    'are secrets shared; are accounts copied; what is included in a copy; code and props in a copy; are data stores copied; is my password shared; does a copy have my api keys; is the data copied too; history in a copy; do they see my passwords when I share',
  '/workflows/copy/#before-you-run-a-copy':
    'check a shared workflow; safe to run; review code of others; connect accounts in a copy; trust a template; after importing; what must I set in a copy',
  '/workflows/copy/#move-workflows':
    'transfer a workflow to another workspace; move to another account; migrate a workflow; change the owner; hand over to a client; transfer to another team; move to a different organization',
  '/workflows/copy/#questions': 'faq about sharing',
  '/workflows/copy/#does-my-link-give-access-to-my-workflow':
    'can others see my data; is a share link safe; access by link',
  '/workflows/copy/#can-i-see-who-copied-my-workflow':
    'track copies; who used my link; number of copies; statistics of a share link; downloads of my template',
  '/workflows/copy/#do-copies-use-my-credits':
    'who pays for a copy; credits of a shared workflow; am I billed for copies',
  '/workflows/copy/#can-i-take-a-link-back':
    'delete a share link; revoke; disable a link; stop sharing; undo share; stop others from copying; link should not work anymore',
  '/workflows/copy/#where-is-the-copy-button-of-the-older-builder':
    'copy button missing; old copy button; fork button',
};
