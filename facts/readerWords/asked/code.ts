/** Code steps: Node.js, Python, Go and Bash. */
import {product} from '../../product.ts';
import type {Asked} from './types.ts';

const {prefix, slug} = product;

export const code: Asked = {
  '/code/':
    'run custom code; languages; which language; script; programming; write my own code; python or node; serverless functions',
  '/code/#when-to-write-code': 'code or no code; do I need to code; action or code',
  '/code/#add-a-code-step': 'insert code; new code step; run code in a workflow',
  '/code/#languages':
    'javascript python go bash; is ruby supported; is php supported; is java supported; rust; which languages can I use',
  '/code/#what-each-language-can-do':
    'feature comparison of languages; does python support; difference between node and python; features by language',
  '/code/#choose-a-language': 'best language; should I use python or javascript; which is fastest',
  '/code/#code-step-or-component':
    'step or action; when to write a component; reuse code as a component',
  '/code/#how-code-steps-run':
    'sandbox; container; environment of the code; isolated; where does code run',
  '/code/#limits-of-code-steps':
    'size of code; code restrictions; max code length; what code cannot do',
  '/code/#python': 'write python; python in a workflow; run a python script; python step',
  '/code/#the-python-helper-object': `${prefix} helper; handler(${prefix}); python equivalent of $; object passed to handler`,
  '/code/#share-data-in-python':
    'return from python; export from python; read previous step in python; steps in python; python variables in other steps',
  '/code/#log-from-python': 'print in python; logging module; python logs; debug python',
  '/code/#python-packages':
    'import pandas; numpy; pip; install a library in python; third party python modules; pypi packages',
  '/code/#answer-an-http-request-from-python':
    'http response in python; respond in python; return json to the caller in python; webhook response python',
  '/code/#environment-variables-in-python': 'os.environ; env var in python; secrets in python',
  '/code/#errors-in-python': 'raise; exception in python; try except; python error handling',
  '/code/#stop-a-step-or-the-workflow': 'exit; end early; return early; stop in code',
  '/code/#files-in-python-steps': 'python files; tmp in python',
  '/code/#end-a-workflow-from-python': `exit in python; stop early in python; ${prefix}.flow.exit; sys.exit`,
  '/code/#delay-a-workflow-from-python': `wait in python; pause python; time.sleep; ${prefix}.flow.delay; sleep in python`,
  '/code/#what-python-steps-cannot-do':
    'python limitations; python missing features; async python; props in python',

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

  '/code/python/http-requests/':
    'python requests; http in python; urllib; httpx; api call in python; get and post in python; fetch in python',
  '/code/python/http-requests/#query-parameters':
    'params in python; url parameters in python; query string in requests',
  '/code/python/http-requests/#send-json':
    'post json in python; requests.post; put in python; json body in python',
  '/code/python/http-requests/#send-a-form':
    'form data in python; urlencoded in python; post a form in python',
  '/code/python/http-requests/#headers-and-keys':
    'authorization in python; bearer token in python; headers in python; api key in python; basic auth in python',
  '/code/python/http-requests/#handle-errors':
    'raise_for_status; request exception; status code in python; HTTPError; check the response in python',
  '/code/python/http-requests/#retry-failed-requests':
    'retry in python; HTTPAdapter; backoff in python; try again in python',
  '/code/python/http-requests/#send-requests-side-by-side':
    'parallel requests in python; threads; ThreadPoolExecutor; concurrent futures; asyncio; aiohttp',
  '/code/python/http-requests/#follow-pages':
    'pagination in python; all pages in python; next page in python',
  '/code/python/http-requests/#send-a-file':
    'upload in python; post a file in python; multipart in python; files=',
  '/code/python/http-requests/#save-a-download':
    'download in python; save a file from a url in python; iter_content; stream in python',
  '/code/python/http-requests/#graphql': 'graphql in python; query in python',
  '/code/python/http-requests/#where-requests-come-from': 'ip of python requests; proxy in python',
  '/code/python/http-requests/#when-a-request-fails':
    'ConnectionError in python; SSLError; timeout in python; request problem in python',
  '/code/python/auth/':
    'oauth python; authenticate in python; connected account python; token in python; use slack in python; google in python',
  '/code/python/auth/#connect-an-app-to-the-step':
    'add an account to a python step; link an app in python',
  '/code/python/auth/#which-fields-an-account-has': `${prefix}.inputs; $auth in python; oauth_access_token in python; name of the token in python`,
  '/code/python/auth/#use-a-key': 'api key of an account in python; key based app in python',
  '/code/python/auth/#use-a-client-library':
    'python sdk; slack_sdk; google client in python; official python library',
  '/code/python/auth/#two-apps-in-one-step': 'several accounts in python; multiple apps in python',
  '/code/python/auth/#when-the-service-is-not-integrated':
    'custom service in python; unsupported app in python',
  '/code/python/auth/#differences-from-nodejs': 'node vs python accounts; auth differences',
  '/code/python/auth/#when-access-fails':
    'unauthorized in python; 401 in python; invalid token in python; scope in python',
  '/code/python/using-data-stores/':
    'python database; store data from python; persist in python; dictionary store; state in python',
  '/code/python/using-data-stores/#add-a-data-store-to-the-step':
    'data store prop in python; connect a data store in python',
  '/code/python/using-data-stores/#save-a-value':
    'write in python; set a key in python; data_store[key] = value',
  '/code/python/using-data-stores/#read-a-value':
    'get in python; data_store.get; read a key in python; default in python',
  '/code/python/using-data-stores/#check-whether-a-key-is-there':
    'key in data_store; exists in python; has a key in python',
  '/code/python/using-data-stores/#list-all-keys': 'keys in python; all keys in python',
  '/code/python/using-data-stores/#read-all-records':
    'loop over records in python; items; all values in python; convert to dict',
  '/code/python/using-data-stores/#change-a-value': 'update in python; modify a record in python',
  '/code/python/using-data-stores/#change-something-inside-a-record':
    'nested value not saved; append to a list in a record; mutate; change not stored; update a field of a record',
  '/code/python/using-data-stores/#delete-records': 'del; clear in python; remove a key in python',
  '/code/python/using-data-stores/#example-handle-each-order-once':
    'dedupe in python; skip duplicates in python; process once in python',
  '/code/python/using-data-stores/#what-you-can-store':
    'store a datetime; types in python; json serializable values; store a set; store bytes',
  '/code/python/using-data-stores/#several-executions-at-once':
    'race condition in python; parallel writes; lost update; lock',
  '/code/python/using-data-stores/#when-a-store-does-not-do-what-you-expect':
    'data store error in python; value not saved; old value in python; 426',
  '/code/python/working-with-files/':
    '/tmp in python; open(); write a file in python; read a csv in python; file io; disk in python',
  '/code/python/working-with-files/#what-to-expect-of-tmp':
    'tmp size in python; are files kept in python; tmp lifetime',
  '/code/python/working-with-files/#download-a-file':
    'download from url in python; save a pdf in python; get a file in python',
  '/code/python/working-with-files/#write-a-file':
    'create a file in python; save text in python; write csv in python',
  '/code/python/working-with-files/#read-a-file':
    'open a file in python; parse a file in python; load csv',
  '/code/python/working-with-files/#temporary-files': 'tempfile; NamedTemporaryFile; mkdtemp',
  '/code/python/working-with-files/#upload-a-file':
    'send a file in python; upload from tmp in python; post an image in python',
  '/code/python/working-with-files/#download-then-upload':
    'transfer a file in python; pass a file on in python; move a file between services in python',
  '/code/python/working-with-files/#hand-a-file-to-a-later-step':
    'file for the next step in python; share a file between steps; pass a file to another step',
  '/code/python/working-with-files/#list-and-delete-files':
    'os.remove; os.listdir; clean up tmp in python; delete files in python',
  '/code/python/working-with-files/#when-files-make-trouble':
    'FileNotFoundError; no such file or directory; OSError; disk full in python; read-only file system',
  '/code/python/rerun/': `${prefix}.flow.rerun; ${prefix}.flow.suspend; pause python until; resume in python; wait in python for an event`,
  '/code/python/rerun/#choose-a-call': 'rerun or suspend or delay; which function to pause',
  '/code/python/rerun/#resume_url-and-cancel_url': 'resume url in python; cancel url in python',
  '/code/python/rerun/#wait-for-an-approval':
    'approval in python; human in the loop in python; confirm by mail in python',
  '/code/python/rerun/#read-what-came-with-the-answer':
    'resume data in python; body of the callback in python',
  '/code/python/rerun/#run-the-step-again': 'repeat a python step; loop a step in python',
  '/code/python/rerun/#suspend-timeout-24-hours-by-default':
    'how long can python be suspended; suspend expires in python',
  '/code/python/rerun/#when-the-retries-are-used-up':
    'max retries in python; last attempt in python',
  '/code/python/rerun/#hand-data-to-the-next-run':
    'context in python rerun; keep data between reruns in python',
  '/code/python/rerun/#retry-a-failing-request': 'retry later in python; api down in python',
  '/code/python/rerun/#poll-until-a-job-is-done':
    'polling in python; wait for a job in python; check status in python',
  '/code/python/rerun/#let-a-service-call-you-back':
    'callback in python; webhook callback in python',
  '/code/python/rerun/#fail-after-the-last-retry': 'max retries in python; give up in python',
  '/code/python/rerun/#test-steps-that-pause': 'test suspend in python; try a paused step',
  '/code/python/rerun/#what-a-pause-costs': 'credits of a python pause; cost of waiting in python',
  '/code/python/import-mappings/':
    'pip install name; wrong package installed; module not found; no module named; add-package; import yaml; import PIL; opencv; beautifulsoup; package name different from import',
  '/code/python/import-mappings/#when-a-comment-is-needed':
    'when do I need add-package; magic comment',
  '/code/python/import-mappings/#write-the-comment': 'add-package comment; syntax of the comment',
  '/code/python/import-mappings/#pin-a-version':
    'specific version of a python package; pandas==1; older pandas; lock python version of a package',
  '/code/python/import-mappings/#common-names':
    'list of package names; PIL pillow; cv2; sklearn; bs4; dateutil',
  '/code/python/import-mappings/#when-a-package-does-not-install':
    'pip error; build failed; no matching distribution; package with c extension; installation error; cannot import',
  '/code/python/faqs/': 'python help; python problems; common python questions',
  '/code/python/faqs/#which-version-of-python-runs':
    'python version; python 3.8; python 3.11; is python 2 supported',
  '/code/python/faqs/#what-is-the-difference-between-handler-and-the-older-import': `from ${slug}.script_helpers import; def handler; old python code; export function`,
  '/code/python/faqs/#my-step-ends-with-econnreset':
    'connection reset; socket hang up; python step crashes; out of memory in python; step killed',
  '/code/python/faqs/#can-the-handler-be-async': 'async def handler; asyncio; await in python',
  '/code/python/faqs/#why-does-a-package-not-install':
    'ModuleNotFoundError; No module named; ImportError; pip fails; cannot import a package in python',
  '/code/python/faqs/#do-i-need-a-requirements-file':
    'pip freeze; where to list dependencies; Pipfile; virtualenv',
  '/code/python/faqs/#can-two-steps-use-different-versions-of-a-package':
    'version conflict; different versions in python',
  '/code/python/faqs/#why-did-a-step-break-without-a-change':
    'suddenly stopped working; package updated; worked yesterday; new package version broke',
  '/code/python/faqs/#where-is-the-value-that-i-return':
    'return value of python; $return_value in python; python output',
  '/code/python/faqs/#why-do-i-get-a-keyerror':
    'missing key in python; dict key error; steps key missing',
  '/code/python/faqs/#why-is-something-not-json-serializable':
    'TypeError; object of type is not json serializable; decimal; dataframe; return a dataframe; bytes',
  '/code/python/faqs/#why-does-my-data-store-keep-the-old-value':
    'data store not updated; change of a list is not saved',
  '/code/python/faqs/#how-do-i-print-something': 'print; python logging; output in python',
  '/code/python/faqs/#what-can-nodejs-do-that-python-cannot':
    'python vs node; missing in python; python restrictions',
  '/code/python/faqs/#can-i-mix-python-with-other-languages':
    'python and javascript in one workflow; combine languages; several languages',

  '/code/go/': 'golang; go code; run go; go language; write a go step',
  '/code/go/#the-language-level': 'go version; go 1.17; generics; go modules',
  '/code/go/#packages': 'import a go module; go get; third party go packages; go.mod',
  '/code/go/#the-helper-package': 'go helper; import in go; helper functions in go',
  '/code/go/#read-earlier-steps':
    'previous step in go; event in go; trigger data in go; json in go',
  '/code/go/#with-a-type': 'struct in go; unmarshal; typed steps',
  '/code/go/#with-the-map': 'map in go; interface{}; untyped steps',
  '/code/go/#export-values-to-later-steps':
    'return from go; export in go; share data in go; pass a struct to the next step',
  '/code/go/#write-to-the-logs': 'fmt.Println; print in go; go log',
  '/code/go/#environment-variables-and-api-keys':
    'os.Getenv; env in go; secrets in go; api key in go',
  '/code/go/#handle-errors': 'panic; go error; error in go; log.Fatal; fail a go step',
  '/code/go/#what-go-steps-cannot-do':
    'go limitations; missing in go; props in go; http response in go',
  '/code/go/#when-a-go-step-misbehaves':
    'go step fails; go compile error; unused import; go problem',
  '/code/go/http-requests/':
    'net/http; http in go; api call in go; golang request; http.Get; http.Post',
  '/code/go/http-requests/#read-text': 'GET in go; read the body in go; ioutil.ReadAll',
  '/code/go/http-requests/#query-parameters': 'url.Values; params in go',
  '/code/go/http-requests/#send-json': 'POST in go; json.Marshal; post json in golang',
  '/code/go/http-requests/#headers-and-keys':
    'headers in go; bearer token in go; authorization in golang; basic auth in go',
  '/code/go/http-requests/#check-the-status':
    'status code in go; resp.StatusCode; error in golang request',
  '/code/go/http-requests/#retry-failed-requests': 'retry in go; backoff in go',
  '/code/go/http-requests/#send-requests-side-by-side':
    'goroutine; WaitGroup; parallel in go; concurrency in golang',
  '/code/go/http-requests/#follow-pages': 'pagination in go; pages in golang',
  '/code/go/http-requests/#send-a-file': 'upload in go; multipart in go; post a file in golang',
  '/code/go/http-requests/#where-requests-come-from': 'ip of go requests',
  '/code/go/http-requests/#when-a-request-fails': 'go request error; dial tcp; timeout in go',
  '/code/go/working-with-files/': '/tmp in go; os.Create; files in golang; ioutil',
  '/code/go/working-with-files/#what-to-expect-of-tmp': 'tmp size in go; are files kept in go',
  '/code/go/working-with-files/#download-a-file': 'download in golang; io.Copy; save a file in go',
  '/code/go/working-with-files/#write-a-file': 'create a file in go; os.WriteFile',
  '/code/go/working-with-files/#read-a-file': 'open a file in go; os.ReadFile; bufio',
  '/code/go/working-with-files/#upload-a-file': 'send a file in go; upload in golang',
  '/code/go/working-with-files/#hand-a-file-to-a-later-step': 'pass a file to the next step in go',
  '/code/go/working-with-files/#list-files': 'directory in go; os.ReadDir',
  '/code/go/working-with-files/#delete-files': 'os.Remove; delete in go',
  '/code/go/working-with-files/#when-files-make-trouble': 'no such file in go; disk full in go',
  '/code/bash/':
    'shell; sh; terminal; command; run a shell script; bash script; run a command; linux command',
  '/code/bash/#tools-that-are-there':
    'jq; awk; sed; which commands; python in bash; is git installed; apt-get; preinstalled; binaries',
  '/code/bash/#write-to-the-logs': 'echo; print in bash; stderr; stdout of bash',
  '/code/bash/#read-earlier-steps':
    'previous step in bash; $STEPS; event in bash; jq steps; trigger data in bash',
  '/code/bash/#export-values-to-later-steps':
    '$EXPORTS; EXPORTS file; return from bash; output of bash; save a variable in bash; share data in bash',
  '/code/bash/#environment-variables': 'env in bash; $API_KEY; secrets in bash; variables in bash',
  '/code/bash/#stop-a-step-early': 'exit 1; set -e; fail in bash; exit code; abort bash',
  '/code/bash/#what-bash-steps-cannot-do': 'bash limitations; props in bash; accounts in bash',
  '/code/bash/#when-a-bash-step-misbehaves':
    'command not found; bash error; bash problem; permission denied in bash',
  '/code/bash/http-requests/': 'curl; wget; http in bash; api call in bash; shell request',
  '/code/bash/http-requests/#query-parameters':
    'url parameters in curl; --data-urlencode; curl get',
  '/code/bash/http-requests/#send-json': 'curl post; post json with curl; curl -d',
  '/code/bash/http-requests/#send-a-form': 'curl form; curl -F; form data with curl',
  '/code/bash/http-requests/#headers-and-keys':
    'curl header; curl -H; bearer token with curl; curl -u; authorization in bash',
  '/code/bash/http-requests/#check-the-status': 'http status in curl; curl --fail; http_code',
  '/code/bash/http-requests/#keep-the-response':
    'save the curl output; export the response; use the response in the next step',
  '/code/bash/http-requests/#retry-failed-requests': 'curl --retry; retry in bash',
  '/code/bash/http-requests/#follow-pages': 'pagination in bash; loop pages with curl',
  '/code/bash/http-requests/#where-requests-come-from': 'ip of curl requests',
  '/code/bash/http-requests/#when-a-request-fails':
    'curl error; could not resolve host; curl exit code',
  '/code/bash/working-with-files/': '/tmp in bash; files in shell; write a file in bash',
  '/code/bash/working-with-files/#what-to-expect-of-tmp':
    'tmp size in bash; are files kept in bash',
  '/code/bash/working-with-files/#download-a-file': 'curl -o; wget a file; download in bash',
  '/code/bash/working-with-files/#write-a-file': 'echo into a file; redirect output; cat; heredoc',
  '/code/bash/working-with-files/#read-a-file': 'cat a file; read lines; while read',
  '/code/bash/working-with-files/#upload-a-file':
    'curl upload; send a file with curl; curl --upload-file',
  '/code/bash/working-with-files/#hand-a-file-to-a-later-step':
    'pass a file from bash to the next step',
  '/code/bash/working-with-files/#list-files': 'ls; list directory in bash; find',
  '/code/bash/working-with-files/#delete-files': 'rm; remove a file in bash; clean tmp',
  '/code/bash/working-with-files/#when-files-make-trouble':
    'no such file or directory in bash; no space left in bash',
};
