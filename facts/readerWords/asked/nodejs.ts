/** Code steps in Node.js. */
import {product} from '../../product.ts';
import type {Asked} from './types.ts';

const {slug} = product;

export const nodejs: Asked = {
  '/code/nodejs/':
    'javascript; node; js; nodejs code; run javascript; write a function; es6; code cell',
  '/code/nodejs/#add-a-nodejs-step': 'insert javascript; new node step; run custom javascript',
  '/code/nodejs/#parts-of-a-step':
    'defineComponent; async run; export default; skeleton of a step; structure of code; what does run do; boilerplate; template of a code step',
  '/code/nodejs/#the-helper-object':
    'what is $; dollar object; $ functions; methods of $; $.export $.flow $.send $.respond',
  '/code/nodejs/#share-data-between-steps':
    'return; $.export; pass a value to the next step; output variable; global variables; result of an earlier step; use a value from the step before',
  '/code/nodejs/#read-the-event-and-earlier-steps':
    'steps object; steps.trigger.event; read the payload in code; access previous step; data from trigger in code; $return_value',
  '/code/nodejs/#return-a-value-or-export-several':
    'return or export; several outputs; named exports; multiple values; difference between return and $.export',
  '/code/nodejs/#what-survives-the-way-to-the-next-step':
    'serializable; functions lost; dates become strings; undefined in next step; Map and Set; class instance; circular; data types between steps',
  '/code/nodejs/#variables-belong-to-one-step':
    'scope; variable not defined in another step; ReferenceError; is not defined; share a constant; global scope',
  '/code/nodejs/#take-inputs-through-props':
    'props in code; parameters; user input in code; form fields for code; make code configurable; this.',
  '/code/nodejs/#log-output':
    'console.log; print; debug; logging; where is my output; console.error',
  '/code/nodejs/#syntax-errors':
    'unexpected token; code does not compile; unsupported syntax; optional chaining; nullish; unexpected identifier; parse error; red line; modern javascript',
  '/code/nodejs/#use-npm-packages':
    'install a package; import lodash; npm i; package.json; node_modules; third party library; dependencies; how to require; add a module',
  '/code/nodejs/#pin-the-version-of-a-package':
    'package version; older version of a library; lock version; lodash@4; specific version; upgrade a package; latest version',
  '/code/nodejs/#import-or-require':
    'es modules; commonjs; import vs require; esm only packages; ERR_REQUIRE_ESM; dynamic import',
  '/code/nodejs/#fix-require-is-not-defined':
    'ReferenceError require; cannot use require; mixed import and require; require error',
  '/code/nodejs/#call-other-services':
    'api call; call an external api; use a sdk; send a request from code',
  '/code/nodejs/#answer-the-http-request':
    '$.respond; return a response; http reply from code; status code in code; respond with json; webhook response; headers of the response',
  '/code/nodejs/#remember-values-between-runs':
    'state; persist; save something for the next run; last run; keep data between executions; store a cursor; $checkpoint; memory between executions',
  '/code/nodejs/#skip-what-was-seen-before':
    'dedupe in code; process only new items; avoid duplicates in code; already processed',
  '/code/nodejs/#end-the-workflow-early':
    '$.flow.exit; stop; return and stop; exit from code; cancel the rest; $end',
  '/code/nodejs/#errors': 'throw; exceptions; try catch in node; fail a step; make a step fail',
  '/code/nodejs/#configurationerror':
    'throw a configuration error; wrong configuration; user friendly error; error about a prop; show an error to the user',
  '/code/nodejs/#keep-secrets-out-of-the-code':
    'hardcoded key; api key in code; password in code; hide a secret; tokens in code',
  '/code/nodejs/#limits-of-nodejs-steps':
    'what node cannot do; binaries; child_process; size of a package; native modules; puppeteer; browser',
  '/code/nodejs/#use-the-editor':
    'keyboard shortcuts; autocomplete; code editor; find and replace; format code; vim; intellisense; full screen',
  '/code/nodejs/#learn-javascript':
    'javascript course; new to javascript; javascript tutorial; learn to code; I cannot code',
  '/code/nodejs/http-requests/':
    'http; axios; fetch; got; request; call an api; rest; how to make a request; api call in javascript; send request; web request',
  '/code/nodejs/http-requests/#how-axios-works':
    'axios basics; what does axios return; response.data; axios config',
  '/code/nodejs/http-requests/#build-the-request-in-a-form':
    'http request builder; request without code; import curl; http action; no-code request; convert curl',
  '/code/nodejs/http-requests/#read-data': 'GET; fetch data; download json; read from an api',
  '/code/nodejs/http-requests/#send-data':
    'POST; PUT; PATCH; send json; body of a request; create a record; submit data; post data with axios',
  '/code/nodejs/http-requests/#add-query-parameters':
    'params; query string; url encode; ?key=value; search parameters',
  '/code/nodejs/http-requests/#set-headers':
    'custom headers; content-type; user agent; accept header; request headers',
  '/code/nodejs/http-requests/#use-keys-and-tokens':
    'authentication; bearer; basic auth; api key in a header; authorize a request; username and password; oauth token in a request',
  '/code/nodejs/http-requests/#send-requests-one-after-another':
    'sequential requests; loop over items with requests; for loop; request for each item; one by one',
  '/code/nodejs/http-requests/#send-requests-side-by-side':
    'parallel; Promise.all; concurrent; several requests at once; simultaneously; batch of requests; faster requests',
  '/code/nodejs/http-requests/#send-form-data':
    'multipart; form-data; urlencoded; FormData; post a form; upload in a form',
  '/code/nodejs/http-requests/#save-a-download-in-tmp':
    'download a file; save an image; write a stream to disk; responseType stream; get a pdf; save url to file',
  '/code/nodejs/http-requests/#send-a-file-from-tmp':
    'upload a file; post a file; createReadStream; attach a file to a request; send an image',
  '/code/nodejs/http-requests/#stream-a-download-into-an-upload':
    'pipe; pass a file through; transfer a large file; stream between urls; without saving',
  '/code/nodejs/http-requests/#handle-error-statuses':
    'status code 4xx; 500 from an api; validateStatus; request failed; catch axios error; 401; 403; 404; error response',
  '/code/nodejs/http-requests/#retry-failed-requests':
    'retry a request; axios retry; backoff; try again in node',
  '/code/nodejs/http-requests/#when-a-request-fails':
    'request error; ENOTFOUND; ECONNREFUSED; certificate error; request problem',
  '/code/nodejs/http-requests/#multipart-forms':
    'FormData; upload a file in a form; multipart/form-data',
  '/code/nodejs/http-requests/#url-encoded-forms':
    'x-www-form-urlencoded; URLSearchParams; post a form',
  '/code/nodejs/http-requests/#set-a-timeout':
    'request takes too long; abort a request; ECONNABORTED; slow api; axios timeout; cancel a request',
  '/code/nodejs/http-requests/#follow-pages-of-results':
    'pagination; all pages; next link; offset; cursor; get all records; more than 100 results; loop through pages',
  '/code/nodejs/http-requests/#which-address-requests-come-from':
    'ip of my requests; outgoing ip from node; fixed ip for requests; whitelisting',
  '/code/nodejs/http-requests/#use-a-proxy':
    'proxy agent; proxy in axios; outgoing proxy in node; https-proxy-agent',
  '/code/nodejs/http-requests/#graphql':
    'graphql query; mutation; query a graphql api; graphql client',
  [`/${slug}-axios/`]: `platform axios; better error messages of requests; import axios from platform`,
  [`/${slug}-axios/#why-plain-axios-errors-are-hard-to-read`]:
    'axios error unclear; request failed with status code 400; no error details; AxiosError',
  [`/${slug}-axios/#what-the-wrapper-changes`]:
    'difference from axios; returns data directly; wrapper features',
  [`/${slug}-axios/#look-into-a-failed-request`]:
    'see the response of a failed request; error.response; debug a failed request; debug export',
  [`/${slug}-axios/#options-of-the-wrapper`]:
    'debug option; returnFullResponse; configuration of the wrapper; full response',
  [`/${slug}-axios/#several-requests-to-one-api`]:
    'base url; instance; axios.create; common headers; many calls to the same api',
  [`/${slug}-axios/#data-not-body`]:
    'body ignored; body empty; data instead of body; request body missing',
  '/code/nodejs/auth/':
    'authenticate; use oauth in code; token of an account; connect an app in code; authorize code step; api access with my account; $auth',
  '/code/nodejs/auth/#link-an-account-to-a-step':
    'app prop; attach an account to code; add an app to my code; select an account in a step',
  '/code/nodejs/auth/#start-from-a-template':
    'code template for an app; scaffold; example code for an app; use any api of an app',
  '/code/nodejs/auth/#names-of-the-fields':
    'this.app.$auth; oauth_access_token; api_key; which fields does $auth have; token name; undefined token',
  '/code/nodejs/auth/#use-a-client-library':
    'sdk with an account; official client; slack web api; octokit; google api client; googleapis',
  '/code/nodejs/auth/#use-several-accounts':
    'two accounts in one step; two apps in one step; same app twice; multiple accounts',
  '/code/nodejs/auth/#services-that-are-not-integrated':
    'custom api key; app without integration; my own oauth; unsupported service; own service credentials',
  '/code/nodejs/auth/#when-authorization-fails':
    '401; 403; invalid token; missing scope; insufficient permissions; unauthorized from an app; expired',
  '/code/nodejs/using-data-stores/':
    'database in javascript; persist data in node; key value in code; store state; data_store prop',
  '/code/nodejs/using-data-stores/#attach-a-data-store-to-a-step':
    'type data_store; connect a data store; add data store to code',
  '/code/nodejs/using-data-stores/#write': 'set; put; save a record; store a value; insert',
  '/code/nodejs/using-data-stores/#read': 'get; read from a data store; retrieve; look up',
  '/code/nodejs/using-data-stores/#read-one-value':
    'get a key; fetch a value by key; default when missing',
  '/code/nodejs/using-data-stores/#test-for-a-key':
    'has; key exists; is the key there; check whether a key exists',
  '/code/nodejs/using-data-stores/#list-all-keys': 'keys(); get all keys; enumerate keys',
  '/code/nodejs/using-data-stores/#read-everything':
    'entries; iterate over all records; loop over a data store; get all values; dump',
  '/code/nodejs/using-data-stores/#change-a-value':
    'update a record; modify; overwrite; append to an array in a data store',
  '/code/nodejs/using-data-stores/#delete':
    'remove a key; clear a data store; delete a record; empty the store',
  '/code/nodejs/using-data-stores/#two-stores-in-one-step':
    'multiple data stores; several databases; copy between data stores',
  '/code/nodejs/using-data-stores/#example-a-counter':
    'count events; increment a number; counter; number of runs',
  '/code/nodejs/using-data-stores/#example-skip-duplicates':
    'dedupe; seen ids; idempotent; process each once; duplicate events; same event twice',
  '/code/nodejs/using-data-stores/#what-you-can-store':
    'data types; store a date; store an object; store a file; json only; max value size',
  '/code/nodejs/using-data-stores/#errors-with-data-stores':
    'data store error; value not saved; 426; too large for a data store',
  '/code/nodejs/using-data-stores/#see-and-edit-the-contents':
    'view records; edit by hand; data store ui; browse data',
  '/code/nodejs/working-with-files/':
    '/tmp; files; fs; write a file; disk; temporary file; save to disk; readFile; file not found',
  '/code/nodejs/working-with-files/#how-long-files-live':
    'is /tmp persistent; files disappear; file lifetime; keep a file; disk space; tmp deleted; file gone in the next run',
  '/code/nodejs/working-with-files/#write-a-file':
    'create a file; fs.writeFile; save text; write csv; save to /tmp',
  '/code/nodejs/working-with-files/#read':
    'read a file; fs.readFileSync; parse a csv file; open a file',
  '/code/nodejs/working-with-files/#list': 'list files; readdir; see what is in tmp; directory',
  '/code/nodejs/working-with-files/#clean-up': 'delete a file; unlink; free disk space; empty tmp',
  '/code/nodejs/working-with-files/#files-over-http':
    'download file; upload file; file from url; fetch an image',
  '/code/nodejs/working-with-files/#download-a-file-and-upload-it-elsewhere':
    'transfer a file; copy a file between services; dropbox to s3; move a file',
  '/code/nodejs/working-with-files/#save-the-attachments-of-an-e-mail':
    'email attachment to file; store attachments; attachment in code',
  '/code/nodejs/working-with-files/#when-something-goes-wrong':
    'ENOENT; ENOSPC; no space left on device; EROFS read-only file system; permission denied; file missing',
  '/code/nodejs/delay/':
    '$.flow.delay; wait; sleep; pause; timeout in code; delay in javascript; wait ten minutes',
  '/code/nodejs/delay/#compute-the-delay':
    'wait until a date; wait until morning; dynamic delay; delay until monday; random delay; milliseconds; resume at a certain time',
  '/code/nodejs/delay/#cancel-or-resume-a-delay':
    'cancel_url; resume_url; stop waiting; continue before the time; abort a delayed run; end a delay early',
  '/code/nodejs/delay/#when-the-pause-begins':
    'code after delay runs; delay not immediate; runs to the end of the step; delay does not pause at once; rest of the step runs',
  '/code/nodejs/delay/#what-a-pause-costs':
    'credits while waiting; is sleeping billed; cost of a delay; free waiting',
  '/code/nodejs/delay/#delays-and-http-callers':
    'response and delay; webhook caller waits; http timeout with a delay; respond before a delay',
  '/code/nodejs/delay/#when-a-delay-does-not-work':
    'delay ignored; delay error; does not wait; delay too long',
  '/code/nodejs/delay/#short-waits-with-settimeout':
    'setTimeout; wait a few seconds; sleep function; promise sleep; wait 1 second',
  '/code/nodejs/rerun/':
    '$.flow.suspend; $.flow.rerun; pause until something happens; wait for user; async jobs; external event; resume a workflow; wait for an answer',
  '/code/nodejs/rerun/#wait-for-an-approval':
    'human approval; manual approval; approve by email; yes or no button; confirm before going on; wait for a person; wait until somebody clicks',
  '/code/nodejs/rerun/#resume_url-and-cancel_url':
    'resume link; cancel link; url to continue; get the resume url; who can call the resume url',
  '/code/nodejs/rerun/#read-what-the-request-brought':
    '$resume_data; body of the resume request; data from the resume; data of the approval; answer of the callback',
  '/code/nodejs/rerun/#suspend-timeout-24-hours-by-default':
    'how long can a workflow be suspended; suspend expires; longest suspend; timeout of an approval; no one answers; maximum wait',
  '/code/nodejs/rerun/#what-happens-when':
    'after resume; which step continues; sequence of suspend; when does the next step run',
  '/code/nodejs/rerun/#rerun-a-step':
    'run a step again; repeat a step; loop a step; execute a step several times; step loop',
  '/code/nodejs/rerun/#retry-a-failing-request':
    'retry an api call; exponential backoff; try again later; retry on 503; retry on 429',
  '/code/nodejs/rerun/#poll-a-job':
    'wait until a job is ready; polling; check every minute; long-running task; export job; video processing; wait for completion',
  '/code/nodejs/rerun/#wait-for-a-callback':
    'wait for a webhook; callback from a service; external callback; pass the resume url; asynchronous api',
  '/code/nodejs/rerun/#hand-data-to-the-next-run':
    'context in rerun; $.context.run; keep a value between reruns; run number; previous run; runs counter',
  '/code/nodejs/rerun/#when-the-retries-are-used-up-maxretries':
    'max retries; last retry; number of attempts; give up; default number of reruns; infinite loop; exhausted',
  '/code/nodejs/rerun/#test-in-the-builder':
    'test suspend; resume in the editor; why does it not pause in a test',
  '/code/nodejs/rerun/#credits': 'cost of rerun; cost of suspend; does waiting for approval cost',
  '/code/nodejs/rerun/#when-it-does-not-work':
    'suspend does not work; resume url fails; rerun stops; not resumed',
  '/code/nodejs/async/':
    'await; promises; async; callback; missing await; unhandled promise; code does not finish; asynchronous',
  '/code/nodejs/async/#what-goes-wrong':
    'forgot await; step finishes too early; promise pending; result is undefined; code stops in the middle; this step was still trying to run code',
  '/code/nodejs/async/#await-each-promise':
    'how to use await; async function; await is only valid in async; wait for a promise; promise { <pending> }',
  '/code/nodejs/async/#turn-callbacks-into-promises':
    'promisify; wrap a callback; new Promise; old api with callbacks',
  '/code/nodejs/async/#functions-with-a-callback':
    'util.promisify; error first callback; node callback',
  '/code/nodejs/async/#streams-and-other-emitters':
    'wait for a stream; finish event; pipeline; event emitter; stream end',
  '/code/nodejs/async/#timers': 'setTimeout await; setInterval; sleep with a promise',
  '/code/nodejs/async/#connections':
    'close a connection; database connection open; client.end; hanging step; step does not end; open handles',
  '/code/nodejs/async/#several-promises': 'multiple promises; many async calls',
  '/code/nodejs/async/#side-by-side':
    'Promise.all; Promise.allSettled; parallel; at the same time; concurrently',
  '/code/nodejs/async/#in-a-loop':
    'forEach with await; for of; map with async; loop with await; array of promises',
  '/code/nodejs/async/#choose-packages-with-promises':
    'library without promises; promise based package; request-promise',
  '/code/nodejs/async/#when-the-warning-is-wrong':
    'false positive warning; ignore the warning; still running warning although finished',
  '/code/nodejs/sharing-code/':
    'reuse a function; common code; library; shared helper; use the same code in several workflows; dry; import my own module',
  '/code/nodejs/sharing-code/#two-ways-to-a-reusable-step':
    'how to reuse code; copy a step to another workflow; step as a component',
  '/code/nodejs/sharing-code/#turn-a-step-into-an-action':
    'publish a step; save a step as an action; convert code to an action; make code reusable',
  '/code/nodejs/sharing-code/#use-the-action-in-a-workflow':
    'find my action; my actions; use my published step',
  '/code/nodejs/sharing-code/#release-a-new-version':
    'update shared code; bump the version; change a published action; new version of my action',
  '/code/nodejs/sharing-code/#do-steps-that-use-the-action-update-themselves':
    'automatic update of shared code; do I have to update each workflow',
  '/code/nodejs/sharing-code/#why-is-edit-action-missing-in-the-menu':
    'cannot edit action; edit action greyed out; edit option missing',
  '/code/nodejs/sharing-code/#why-can-i-not-publish-the-step':
    'publish error; publish disabled; cannot publish my code',
  '/code/nodejs/sharing-code/#can-i-publish-the-action-for-everybody':
    'make my code public; share code with other users; marketplace',
  '/code/nodejs/sharing-code/#can-i-publish-a-python-go-or-bash-step':
    'reuse python code; share a python step; components in python',
  '/components/guidelines/#the-axios-of-the-platform':
    'which http client in components; platform axios',
};
