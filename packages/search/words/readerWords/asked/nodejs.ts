/** Code steps in Node.js. */
import {product} from '@portal/content/facts/product';
import type {Asked} from './types.ts';

const {slug} = product;

export const nodejs: Asked = {
  '/code/nodejs/':
    'javascript; node; js; nodejs code; run javascript; write a function; es6; code cell; ecmascript; es2020; write javascript; run a script; js function; custom logic; node runtime',
  '/code/nodejs/#add-a-nodejs-step':
    'insert javascript; new node step; run custom javascript; where do I write javascript; code block; open the editor',
  '/code/nodejs/#parts-of-a-step':
    'defineComponent; async run; export default; skeleton of a step; structure of code; what does run do; boilerplate; template of a code step; minimal step; what must the code look like; this syntax; hello world in node; exported object; run function; what does the generated code mean; why export default',
  '/code/nodejs/#the-helper-object':
    'what is $; dollar object; $ functions; methods of $; $.export $.flow $.send $.respond; dollar sign; utility object; what can $ do; built-in functions in code',
  '/code/nodejs/#share-data-between-steps':
    'return; $.export; pass a value to the next step; output variable; global variables; result of an earlier step; use a value from the step before; hand a value over; get output of previous step in code; use data later; access other steps; global state; store a value for a later step; variable from one step is undefined in the next; how do I give something to the next step in code',
  '/code/nodejs/#read-the-event-and-earlier-steps':
    "steps object; steps.trigger.event; read the payload in code; access previous step; data from trigger in code; $return_value; get the body in javascript; request data in code; input of the code; parse incoming json; steps.nodejs; use the trigger's data; how do I get the posted data in javascript; access what came in; use what another step returned",
  '/code/nodejs/#return-a-value-or-export-several':
    'return or export; several outputs; named exports; multiple values; difference between return and $.export; output more than one value; return an object; name of the output',
  '/code/nodejs/#what-survives-the-way-to-the-next-step':
    'serializable; functions lost; dates become strings; undefined in next step; Map and Set; class instance; circular; data types between steps; methods missing in the next step; moment or luxon object; buffer between steps; undefined values lost',
  '/code/nodejs/#variables-belong-to-one-step':
    'scope; variable not defined in another step; ReferenceError; is not defined; share a constant; global scope; cannot access a variable from another step; share a const; global; why is my variable undefined in the second step; const is not known in another step',
  '/code/nodejs/#take-inputs-through-props':
    'props in code; parameters; user input in code; form fields for code; make code configurable; this.; fields for a code step; ask the user for a value; customizable code; dropdown in a code step',
  '/code/nodejs/#log-output':
    'console.log; print; debug; logging; where is my output; console.error; debug with print; show a variable; breakpoint; debugger; see what happens in code; nothing is logged; pretty print; where does my console.log appear; print something to debug',
  '/code/nodejs/#syntax-errors':
    'unexpected token; code does not compile; unsupported syntax; optional chaining; nullish; unexpected identifier; parse error; red line; modern javascript; SyntaxError; code is red; missing bracket; unexpected end of input; cannot deploy because of an error in code; ?? operator',
  '/code/nodejs/#use-npm-packages':
    'install a package; import lodash; npm i; package.json; node_modules; third party library; dependencies; how to require; add a module; moment; luxon; dayjs; cheerio; openai package; stripe sdk; external module; cannot find module; yarn; library for javascript; uuid; scrape html; how do I get lodash or moment into a step; can I use any library',
  '/code/nodejs/#pin-the-version-of-a-package':
    'package version; older version of a library; lock version; lodash@4; specific version; upgrade a package; latest version; use an older release; package update broke my code; fix a package version; freeze a dependency',
  '/code/nodejs/#import-or-require':
    'es modules; commonjs; import vs require; esm only packages; ERR_REQUIRE_ESM; dynamic import; import statement outside a module; module type; cjs; mjs; .default; default import',
  '/code/nodejs/#fix-require-is-not-defined':
    'ReferenceError require; cannot use require; mixed import and require; require error; require does not work; error with require and import',
  '/code/nodejs/#call-other-services':
    'api call; call an external api; use a sdk; send a request from code; use an api from code; integrate a service by code; talk to another system',
  '/code/nodejs/#answer-the-http-request':
    '$.respond; return a response; http reply from code; status code in code; respond with json; webhook response; headers of the response; send back json from code; reply; res.send; express; status 200; html from code; return data to the caller; send something back to the caller from code',
  '/code/nodejs/#remember-values-between-runs':
    'state; persist; save something for the next run; last run; keep data between executions; store a cursor; $checkpoint; memory between executions; where was I last time; keep a counter; static variable; last processed id; cursor of the last run; cache a token; store a timestamp; previous value; know what happened in the last run; keep something for next time; remember where I stopped',
  '/code/nodejs/#skip-what-was-seen-before':
    'dedupe in code; process only new items; avoid duplicates in code; already processed; only new entries; ignore what was handled; seen list; remember processed ids',
  '/code/nodejs/#end-the-workflow-early':
    '$.flow.exit; stop; return and stop; exit from code; cancel the rest; $end; return does not stop the workflow; stop if; halt in code; leave',
  '/code/nodejs/#errors':
    'throw; exceptions; try catch in node; fail a step; make a step fail; stack trace; exception; error handling in javascript; uncaught; custom error class',
  '/code/nodejs/#configurationerror':
    'throw a configuration error; wrong configuration; user friendly error; error about a prop; show an error to the user; validate the input of a step; red box under a field; tell the user what to fix',
  '/code/nodejs/#keep-secrets-out-of-the-code':
    'hardcoded key; api key in code; password in code; hide a secret; tokens in code; credentials visible in code; where do I put tokens; safe keys; my token stands in the code; everyone can see my password in the step',
  '/code/nodejs/#limits-of-nodejs-steps':
    'what node cannot do; binaries; child_process; size of a package; native modules; puppeteer; browser; headless chrome; playwright; selenium; ffmpeg; sharp; canvas; scrape with a browser; screenshot of a page; typescript in a step; ocr; can I run a headless browser; take a screenshot of a web page',
  '/code/nodejs/#use-the-editor':
    'keyboard shortcuts; autocomplete; code editor; find and replace; format code; vim; intellisense; full screen; hotkey; vscode; monaco; tab size; dark editor; fullscreen code; emacs; prettier; comment out lines; multiple cursors',
  '/code/nodejs/#learn-javascript':
    'javascript course; new to javascript; javascript tutorial; learn to code; I cannot code; beginner in coding; resources for programming; no coding knowledge',
  '/code/nodejs/http-requests/':
    'http; axios; fetch; got; request; call an api; rest; how to make a request; api call in javascript; send request; web request; api client; consume a rest api; web service; call a url; talk to an api; soap; xml api; fetch is not defined; node-fetch',
  '/code/nodejs/http-requests/#how-axios-works':
    'axios basics; what does axios return; response.data; axios config',
  '/code/nodejs/http-requests/#build-the-request-in-a-form':
    'http request builder; request without code; import curl; http action; no-code request; convert curl; visual request editor; like postman; point and click request; send a request without programming',
  '/code/nodejs/http-requests/#read-data':
    'GET; fetch data; download json; read from an api; query an api; load data from a url; get json; download a list',
  '/code/nodejs/http-requests/#send-data':
    'POST; PUT; PATCH; send json; body of a request; create a record; submit data; post data with axios; create something over an api; webhook post from code; update with put; patch request; send a payload; create a record in another system from code',
  '/code/nodejs/http-requests/#add-query-parameters':
    'params; query string; url encode; ?key=value; search parameters; append parameters to the url; encode parameters; filters in the url',
  '/code/nodejs/http-requests/#set-headers':
    'custom headers; content-type; user agent; accept header; request headers; cookie header; user-agent; x-api-key; accept json; content type json',
  '/code/nodejs/http-requests/#use-keys-and-tokens':
    'authentication; bearer; basic auth; api key in a header; authorize a request; username and password; oauth token in a request; login to an api; pass an api key; secure request; signed in request; oauth2 bearer; api wants a key in the header; log in with user name and password at an api',
  '/code/nodejs/http-requests/#send-requests-one-after-another':
    'sequential requests; loop over items with requests; for loop; request for each item; one by one; process a list slowly; bulk create; sleep between requests; avoid rate limits in a loop; call an api for each row; call an api for every item of a list; not all requests at the same time; slow down a loop',
  '/code/nodejs/http-requests/#send-requests-side-by-side':
    'parallel; Promise.all; concurrent; several requests at once; simultaneously; batch of requests; faster requests; speed up many calls; fan out requests; batch; make many requests faster; several calls at the same time',
  '/code/nodejs/http-requests/#send-form-data':
    'multipart; form-data; urlencoded; FormData; post a form; upload in a form',
  '/code/nodejs/http-requests/#save-a-download-in-tmp':
    'download a file; save an image; write a stream to disk; responseType stream; get a pdf; save url to file; get a file from the web; download an mp4; save a jpg; export to disk; binary response; arraybuffer; get a file from a link and keep it',
  '/code/nodejs/http-requests/#send-a-file-from-tmp':
    'upload a file; post a file; createReadStream; attach a file to a request; send an image; post a csv; multipart file; send a document to an api; upload a pdf to drive; upload a document to another service',
  '/code/nodejs/http-requests/#stream-a-download-into-an-upload':
    'pipe; pass a file through; transfer a large file; stream between urls; without saving; files bigger than memory; copy a video; forward a file; proxy a download',
  '/code/nodejs/http-requests/#handle-error-statuses':
    'status code 4xx; 500 from an api; validateStatus; request failed; catch axios error; 401; 403; 404; error response; api answers 401; api returns 500; read the error body; throw on 404; do not throw on error status; bad gateway; 422; api answers with an error and my step stops; see what the api complained about; 422 unprocessable',
  '/code/nodejs/http-requests/#retry-failed-requests':
    'retry a request; axios retry; backoff; try again in node; api sometimes fails; unreliable api; 503 service unavailable; repeat a request; api fails now and then; try a request again',
  '/code/nodejs/http-requests/#when-a-request-fails':
    'request error; ENOTFOUND; ECONNREFUSED; certificate error; request problem; socket hang up; tls error; UNABLE_TO_VERIFY_LEAF_SIGNATURE; CERT_HAS_EXPIRED; self-signed; getaddrinfo; ECONNRESET in node; network error; EAI_AGAIN',
  '/code/nodejs/http-requests/#multipart-forms':
    'FormData; upload a file in a form; multipart/form-data',
  '/code/nodejs/http-requests/#url-encoded-forms':
    'x-www-form-urlencoded; URLSearchParams; post a form',
  '/code/nodejs/http-requests/#set-a-timeout':
    'request takes too long; abort a request; ECONNABORTED; slow api; axios timeout; cancel a request; api hangs; no answer from api; abort controller; slow endpoint; stuck request; do not wait forever for an api',
  '/code/nodejs/http-requests/#follow-pages-of-results':
    'pagination; all pages; next link; offset; cursor; get all records; more than 100 results; loop through pages; only the first 100 rows; load more; has_more; page token; fetch everything; api gives only a part of the list; how do I get the rest of the results',
  '/code/nodejs/http-requests/#which-address-requests-come-from':
    'ip of my requests; outgoing ip from node; fixed ip for requests; whitelisting; allow my requests; blocked by ip; 403 because of ip',
  '/code/nodejs/http-requests/#use-a-proxy':
    'proxy agent; proxy in axios; outgoing proxy in node; https-proxy-agent',
  '/code/nodejs/http-requests/#graphql':
    'graphql query; mutation; query a graphql api; graphql client; gql; apollo; shopify graphql',
  [`/${slug}-axios/`]: `platform axios; better error messages of requests; import axios from platform; own http client; helper for requests; built-in axios`,
  [`/${slug}-axios/#why-plain-axios-errors-are-hard-to-read`]:
    'axios error unclear; request failed with status code 400; no error details; AxiosError; [object Object] error; converting circular structure to json; unreadable error; long stack',
  [`/${slug}-axios/#what-the-wrapper-changes`]:
    'difference from axios; returns data directly; wrapper features; data instead of response; no response.data',
  [`/${slug}-axios/#look-into-a-failed-request`]:
    'see the response of a failed request; error.response; debug a failed request; debug export; why does the api reject my request; details of the 400 error; error body of the api',
  [`/${slug}-axios/#in-an-action`]: 'use the wrapper in an action; axios in a component',
  [`/${slug}-axios/#options-of-the-wrapper`]:
    'debug option; returnFullResponse; configuration of the wrapper; full response; headers and status of the response; get the full response',
  [`/${slug}-axios/#debug-a-request-that-works`]:
    'log the request; show the sent request; debug: true; see what is sent',
  [`/${slug}-axios/#optional-parameters`]:
    'undefined parameters; leave out empty values; empty query parameters',
  [`/${slug}-axios/#several-requests-to-one-api`]:
    'base url; instance; axios.create; common headers; many calls to the same api',
  [`/${slug}-axios/#data-not-body`]:
    'body ignored; body empty; data instead of body; request body missing',
  '/code/nodejs/auth/':
    'authenticate; use oauth in code; token of an account; connect an app in code; authorize code step; api access with my account; $auth; sign in to an api in code; google drive from code; use slack from code; gmail from code; token of my account; authenticated request; call slack with my own account in code; use the google api with my login; act as my user in an app',
  '/code/nodejs/auth/#link-an-account-to-a-step':
    'app prop; attach an account to code; add an app to my code; select an account in a step; add credentials to a code step; choose an app in code',
  '/code/nodejs/auth/#start-from-a-template':
    'code template for an app; scaffold; example code for an app; use any api of an app; generated code for an app; ready code; skeleton for an app',
  '/code/nodejs/auth/#names-of-the-fields':
    'this.app.$auth; oauth_access_token; api_key; which fields does $auth have; token name; undefined token; where is the access token; property names of $auth; how do I know the field; undefined auth; client secret; how do I get the token of my login in code',
  '/code/nodejs/auth/#use-a-client-library':
    'sdk with an account; official client; slack web api; octokit; google api client; googleapis',
  '/code/nodejs/auth/#use-several-accounts':
    'two accounts in one step; two apps in one step; same app twice; multiple accounts; two slack accounts; copy from one account to another; second google account; two google logins in one workflow; copy things from one account to another',
  '/code/nodejs/auth/#services-that-are-not-integrated':
    "custom api key; app without integration; my own oauth; unsupported service; own service credentials; my company's api; in-house api; no integration; private service; call something that you do not support; our own api with a key",
  '/code/nodejs/auth/#when-authorization-fails':
    '401; 403; invalid token; missing scope; insufficient permissions; unauthorized from an app; expired; permission denied by the app; token rejected; not authorized; scopes missing; 401 although connected; api says unauthorized although I connected',
  '/code/nodejs/auth/#other-props': 'account and other inputs together',
  '/code/nodejs/using-data-stores/':
    'database in javascript; persist data in node; key value in code; store state; data_store prop; save to database from code; persistent map; redis in node; simple database; cache',
  '/code/nodejs/using-data-stores/#attach-a-data-store-to-a-step':
    'type data_store; connect a data store; add data store to code; choose a store in code; data store prop; this.data',
  '/code/nodejs/using-data-stores/#write':
    'set; put; save a record; store a value; insert; add an entry; remember a value; upsert; cache a result; overwrite',
  '/code/nodejs/using-data-stores/#read':
    'get; read from a data store; retrieve; look up; lookup; query a store; fetch from the store',
  '/code/nodejs/using-data-stores/#read-one-value':
    'get a key; fetch a value by key; default when missing; value of a key; undefined key; look up an entry',
  '/code/nodejs/using-data-stores/#test-for-a-key':
    'has; key exists; is the key there; check whether a key exists; contains key; does an entry exist; is it in the store',
  '/code/nodejs/using-data-stores/#list-all-keys': 'keys(); get all keys; enumerate keys',
  '/code/nodejs/using-data-stores/#read-everything':
    'entries; iterate over all records; loop over a data store; get all values; dump; list all entries; all records; iterate; export all values',
  '/code/nodejs/using-data-stores/#change-a-value':
    'update a record; modify; overwrite; append to an array in a data store; push to an array; increase a value; merge into an object',
  '/code/nodejs/using-data-stores/#delete':
    'remove a key; clear a data store; delete a record; empty the store; wipe a store; truncate; expire; ttl; drop an entry',
  '/code/nodejs/using-data-stores/#two-stores-in-one-step':
    'multiple data stores; several databases; copy between data stores',
  '/code/nodejs/using-data-stores/#example-a-counter':
    'count events; increment a number; counter; number of runs; how often did it run; tally; autoincrement; sequence number; decrement; increase a number each time; add one to a stored number; running total',
  '/code/nodejs/using-data-stores/#example-skip-duplicates':
    'dedupe; seen ids; idempotent; process each once; duplicate events; same event twice; do not process the same order twice; unique events; distinct; the same order comes in twice',
  '/code/nodejs/using-data-stores/#what-you-can-store':
    'data types; store a date; store an object; store a file; json only; max value size; store a buffer; store undefined; date in a store; binary; nested objects; class instances',
  '/code/nodejs/using-data-stores/#errors-with-data-stores':
    'data store error; value not saved; 426; too large for a data store',
  '/code/nodejs/using-data-stores/#see-and-edit-the-contents':
    'view records; edit by hand; data store ui; browse data',
  '/code/nodejs/working-with-files/':
    '/tmp; files; fs; write a file; disk; temporary file; save to disk; readFile; file not found; read and write files; scratch space; temporary storage; save uploaded file; pdf; zip; xlsx; unzip; image processing; path of files',
  '/code/nodejs/working-with-files/#how-long-files-live':
    'is /tmp persistent; files disappear; file lifetime; keep a file; disk space; tmp deleted; file gone in the next run; are files permanent; shared between runs; file from an earlier run; persistent disk; how much space; is the file still there next time; file of an earlier step in a later one',
  '/code/nodejs/working-with-files/#write-a-file':
    'create a file; fs.writeFile; save text; write csv; save to /tmp; export to csv; generate a pdf; make a txt file; write json to disk; zip file; make a csv from data; create a file in code',
  '/code/nodejs/working-with-files/#read':
    'read a file; fs.readFileSync; parse a csv file; open a file; load a file; parse xlsx; read csv rows; text of a file; charset; base64 of a file; open a file that an earlier step wrote',
  '/code/nodejs/working-with-files/#list':
    'list files; readdir; see what is in tmp; directory; which files are there; ls',
  '/code/nodejs/working-with-files/#clean-up':
    'delete a file; unlink; free disk space; empty tmp; make room; disk is full; remove temporary files',
  '/code/nodejs/working-with-files/#files-over-http':
    'download file; upload file; file from url; fetch an image',
  '/code/nodejs/working-with-files/#download-a-file-and-upload-it-elsewhere':
    'transfer a file; copy a file between services; dropbox to s3; move a file',
  '/code/nodejs/working-with-files/#save-the-attachments-of-an-e-mail':
    'email attachment to file; store attachments; attachment in code; store pdf from mail; put mail attachments in tmp',
  '/code/nodejs/working-with-files/#when-something-goes-wrong':
    'ENOENT; ENOSPC; no space left on device; EROFS read-only file system; permission denied; file missing; EACCES; EMFILE; corrupt file; file is empty; cannot write file; garbled file; disk quota; file is not found; disk is full; may not write there',
  '/code/nodejs/delay/':
    '$.flow.delay; wait; sleep; pause; timeout in code; delay in javascript; wait ten minutes; hold execution in code; stop for an hour; wait between calls; continue later; pause for days',
  '/code/nodejs/delay/#compute-the-delay':
    'wait until a date; wait until morning; dynamic delay; delay until monday; random delay; milliseconds; resume at a certain time; until next monday; until 9am; wait until a given time; end of the month; business hours; time from the event; tomorrow morning; go on tomorrow at nine; wait until next week; next friday',
  '/code/nodejs/delay/#cancel-or-resume-a-delay':
    'cancel_url; resume_url; stop waiting; continue before the time; abort a delayed run; end a delay early; link to continue; wake up a sleeping workflow; skip waiting',
  '/code/nodejs/delay/#when-the-pause-begins':
    'code after delay runs; delay not immediate; runs to the end of the step; delay does not pause at once; rest of the step runs; lines after the delay still run; why does it not stop at once; code below the delay still runs at once',
  '/code/nodejs/delay/#what-a-pause-costs':
    'credits while waiting; is sleeping billed; cost of a delay; free waiting; am I charged while it waits; billing of delays; is idle time free; is waiting free',
  '/code/nodejs/delay/#delays-and-http-callers':
    'response and delay; webhook caller waits; http timeout with a delay; respond before a delay',
  '/code/nodejs/delay/#when-a-delay-does-not-work':
    'delay ignored; delay error; does not wait; delay too long; ignores the delay; does not continue after the pause; resumed too early; stuck paused',
  '/code/nodejs/delay/#short-waits-with-settimeout':
    'setTimeout; wait a few seconds; sleep function; promise sleep; wait 1 second; sleep one second; short pause; wait 500 ms; throttle a loop; wait two seconds between calls',
  '/code/nodejs/rerun/':
    '$.flow.suspend; $.flow.rerun; pause until something happens; wait for user; async jobs; external event; resume a workflow; wait for an answer; wait for external input; async approval; long-running process; manual step; interrupt; wait for callback; webhook in the middle of a workflow; two-step process; stop in the middle until something happens outside',
  '/code/nodejs/rerun/#wait-for-an-approval':
    'human approval; manual approval; approve by email; yes or no button; confirm before going on; wait for a person; wait until somebody clicks; slack button approve; manager must agree; sign-off; decline; ask a person; four eyes; confirm by e-mail; human review; accept or deny; somebody has to say yes before it goes on; ask my boss first; let a manager decide; a human must agree in chat; approve a payment',
  '/code/nodejs/rerun/#resume_url-and-cancel_url':
    'resume link; cancel link; url to continue; get the resume url; who can call the resume url; link that continues the workflow; url to wake it up; continuation link; link in a mail that lets the run continue',
  '/code/nodejs/rerun/#read-what-the-request-brought':
    '$resume_data; body of the resume request; data from the resume; data of the approval; answer of the callback; who approved; answer of the person; payload of the resume call; form answer',
  '/code/nodejs/rerun/#suspend-timeout-24-hours-by-default':
    'how long can a workflow be suspended; suspend expires; longest suspend; timeout of an approval; no one answers; maximum wait; nobody answers; wait longer than a day; reminder when no reply; approval expires; deadline; what if nobody clicks; longest wait for an answer',
  '/code/nodejs/rerun/#what-happens-when':
    'after resume; which step continues; sequence of suspend; when does the next step run; order of calls; code after suspend; timeline',
  '/code/nodejs/rerun/#rerun-a-step':
    'run a step again; repeat a step; loop a step; execute a step several times; step loop; repeat until; do while; call itself; loop with pause; recursive step; do the same step again a little later; repeat until it works',
  '/code/nodejs/rerun/#retry-a-failing-request':
    'retry an api call; exponential backoff; try again later; retry on 503; retry on 429; api is down try later; wait and retry; retry with increasing delay; circuit breaker; api is overloaded so try again later',
  '/code/nodejs/rerun/#poll-a-job':
    'wait until a job is ready; polling; check every minute; long-running task; export job; video processing; wait for completion; check again every few seconds; transcription job; render job; batch job; report is ready; keep checking; status pending; other service needs a while to finish; wait until a video or export is ready; ask again until it is done',
  '/code/nodejs/rerun/#wait-for-a-callback':
    'wait for a webhook; callback from a service; external callback; pass the resume url; asynchronous api; third party calls back; continue when webhook arrives; payment confirmation; notify url; go on when the other service calls me',
  '/code/nodejs/rerun/#hand-data-to-the-next-run':
    'context in rerun; $.context.run; keep a value between reruns; run number; previous run; runs counter; state between retries; loop counter; remember in reruns',
  '/code/nodejs/rerun/#when-the-retries-are-used-up-maxretries':
    'max retries; last retry; number of attempts; give up; default number of reruns; infinite loop; exhausted; stop after some attempts; retry limit; final failure; endless loop; do not retry forever; give up after five tries; what if it never succeeds',
  '/code/nodejs/rerun/#test-in-the-builder':
    'test suspend; resume in the editor; why does it not pause in a test',
  '/code/nodejs/rerun/#credits':
    'cost of rerun; cost of suspend; does waiting for approval cost; price of polling; cost of pausing',
  '/code/nodejs/rerun/#when-it-does-not-work':
    'suspend does not work; resume url fails; rerun stops; not resumed; approval link does not work; link expired; workflow never continues; resume link 404',
  '/code/nodejs/async/':
    'await; promises; async; callback; missing await; unhandled promise; code does not finish; asynchronous; then catch; callback hell; event loop; execution order; unfinished; wait for result; request never sent; step ends before my request is done; code after the request is never reached',
  '/code/nodejs/async/#what-goes-wrong':
    'forgot await; step finishes too early; promise pending; result is undefined; code stops in the middle; this step was still trying to run code; nothing happens after request; request not sent; returns before the answer; [object Promise]; some code is not executed; then without return; step returned too early; result comes back empty because of a promise; unhandled promise rejection; rejected promise; uncaught in promise',
  '/code/nodejs/async/#await-each-promise':
    'how to use await; async function; await is only valid in async; wait for a promise; promise { <pending> }; wait for the result; synchronous code; block until done',
  '/code/nodejs/async/#turn-callbacks-into-promises':
    'promisify; wrap a callback; new Promise; old api with callbacks; callback function never called; old library; convert callback',
  '/code/nodejs/async/#functions-with-a-callback':
    'util.promisify; error first callback; node callback',
  '/code/nodejs/async/#streams-and-other-emitters':
    'wait for a stream; finish event; pipeline; event emitter; stream end; on end event; on data; csv parser stream; file not completely written',
  '/code/nodejs/async/#timers':
    'setTimeout await; setInterval; sleep with a promise; wait with setTimeout; interval; clearInterval; sleep function',
  '/code/nodejs/async/#connections':
    'close a connection; database connection open; client.end; hanging step; step does not end; open handles; mysql connection; pg client; step hangs; keeps running until timeout; step never ends; redis quit',
  '/code/nodejs/async/#several-promises': 'multiple promises; many async calls',
  '/code/nodejs/async/#side-by-side':
    'Promise.all; Promise.allSettled; parallel; at the same time; concurrently; several calls together; faster; wait for all',
  '/code/nodejs/async/#in-a-loop':
    'forEach with await; for of; map with async; loop with await; array of promises; foreach does not wait; for each with async; map returns promises; loop over rows; process items in order; wait for every item of a list; await inside forEach',
  '/code/nodejs/async/#choose-packages-with-promises':
    'library without promises; promise based package; request-promise',
  '/code/nodejs/async/#when-the-warning-is-wrong':
    'false positive warning; ignore the warning; still running warning although finished; warning but everything is fine; open socket; keep-alive agent',
  '/code/nodejs/sharing-code/':
    'reuse a function; common code; library; shared helper; use the same code in several workflows; dry; import my own module; shared functions; utils; own library; module for all workflows; avoid copy and paste; common step; template step; subroutine; private package; use one helper function everywhere; same function in all my automations; import a function of another workflow',
  '/code/nodejs/sharing-code/#two-ways-to-a-reusable-step':
    'how to reuse code; copy a step to another workflow; step as a component',
  '/code/nodejs/sharing-code/#turn-a-step-into-an-action':
    'publish a step; save a step as an action; convert code to an action; make code reusable; save my step; step as a template; publish code; package a step; make my snippet a reusable block; offer my step to the team',
  '/code/nodejs/sharing-code/#take-input-through-props':
    'parameters of a shared step; arguments of reusable code',
  '/code/nodejs/sharing-code/#use-the-action-in-a-workflow':
    'find my action; my actions; use my published step; add the saved step; insert shared code',
  '/code/nodejs/sharing-code/#release-a-new-version':
    'update shared code; bump the version; change a published action; new version of my action; change shared code everywhere; roll out a fix; new release of a shared step; change the shared step for all workflows that use it',
  '/code/nodejs/sharing-code/#questions': 'faq about sharing code',
  '/code/nodejs/sharing-code/#do-steps-that-use-the-action-update-themselves':
    'automatic update of shared code; do I have to update each workflow',
  '/code/nodejs/sharing-code/#why-is-edit-action-missing-in-the-menu':
    'cannot edit action; edit action greyed out; edit option missing',
  '/code/nodejs/sharing-code/#why-can-i-not-publish-the-step':
    'publish error; publish disabled; cannot publish my code',
  '/code/nodejs/sharing-code/#can-i-publish-the-action-for-everybody':
    'make my code public; share code with other users; marketplace',
  '/code/nodejs/sharing-code/#can-i-publish-a-python-go-or-bash-step':
    'reuse python code; share a python step; components in python; reuse a bash script; share go code',
  '/components/guidelines/#the-axios-of-the-platform':
    'which http client in components; platform axios',
};
