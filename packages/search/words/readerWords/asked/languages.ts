/** Code steps in general, and Python. */
import {product} from '@portal/content/facts/product';
import type {Asked} from './types.ts';

const {prefix, slug} = product;

export const languages: Asked = {
  '/code/':
    'run custom code; languages; which language; script; programming; write my own code; python or node; serverless functions; custom script; programming step; lambda; cloud function; run my script; code by zapier; snippet; eval',
  '/code/#when-to-write-code':
    'code or no code; do I need to code; action or code; is programming required; no-code or code; can non-developers use it',
  '/code/#add-a-code-step':
    'insert code; new code step; run code in a workflow; insert a script; open the code editor; write a function in a workflow',
  '/code/#languages':
    'javascript python go bash; is ruby supported; is php supported; is java supported; rust; which languages can I use; typescript; ruby; php; java; c#; deno; powershell; perl; which programming languages; kotlin; dotnet; r script; can I write it in typescript; do you have ruby or php; best language; should I use python or javascript; which is fastest; best language for beginners; fastest language; node python go or bash',
  '/code/#capabilities':
    'feature comparison of languages; does python support; difference between node and python; features by language; table of languages; which language supports props; language features; accounts in bash or go',
  '/code/#code-step-or-component':
    'step or action; when to write a component; reuse code as a component; inline code or component; when is a component better',
  '/code/#how-code-steps-run':
    'sandbox; container; environment of the code; isolated; where does code run; docker; serverless; operating system; ubuntu; linux; virtual machine; user and permissions of the process; what machine runs my code; on what kind of machine does my code run',
  '/code/#limits-of-code-steps':
    'size of code; code restrictions; max code length; what code cannot do; what is not allowed in code; maximum size of code; restrictions; open ports; background process; gpu',
  '/code/python/':
    'write python; python in a workflow; run a python script; python step; run a py file; data science; write python code; machine learning',
  '/code/python/#the-python-helper-object': `${prefix} helper; handler(${prefix}); python equivalent of $; object passed to handler; argument of handler; pd object; python sdk; what is ${prefix}`,
  '/code/python/#share-data-in-python':
    'return from python; export from python; read previous step in python; steps in python; python variables in other steps; pass a variable out of python; output of a python step; get the result of a node step in python; get the posted data in python; read the body in a python step; use what an earlier step returned in python; event in python',
  '/code/python/#log-from-python':
    'print in python; logging module; python logs; debug python; print does not show; debug output of python; logger',
  '/code/python/#python-packages':
    'import pandas; numpy; pip; install a library in python; third party python modules; pypi packages; beautifulsoup; scikit; selenium; tensorflow; openai in python; matplotlib; numpy and pandas; conda; poetry; install requests; can I use pandas or numpy; how do I get a python library',
  '/code/python/#answer-an-http-request-from-python':
    'http response in python; respond in python; return json to the caller in python; webhook response python; send a response from python; flask; return html from python; status code from python; return something to the caller from python; webhook answer in python',
  '/code/python/#environment-variables-in-python':
    'os.environ; env var in python; secrets in python; getenv; read a secret in python; os module',
  '/code/python/#errors-in-python':
    'raise; exception in python; try except; python error handling; traceback; stack trace; catch errors in python; raise an exception; what happens when python raises',
  '/code/#stop-a-step-or-the-workflow':
    'exit; end early; return early; stop in code; quit a script; leave a step early; stop everything from code',
  '/code/python/#files-in-python-steps': 'python files; tmp in python; write to disk from python',
  '/code/python/#end-a-workflow-from-python': `exit in python; stop early in python; ${prefix}.flow.exit; sys.exit; stop the workflow in python; exit(); quit a python script`,
  '/code/python/#delay-a-workflow-from-python': `wait in python; pause python; time.sleep; ${prefix}.flow.delay; sleep in python; wait an hour in python; sleep too long in python; pause a python workflow; pause a python step for some time; sleep for an hour in python`,
  '/code/python/#what-python-steps-cannot-do':
    'python limitations; python missing features; async python; props in python; python limits; not supported in python; send mail from python; props',
  '/code/python/http-requests/':
    'python requests; http in python; urllib; httpx; api call in python; get and post in python; fetch in python; call a rest api from python; requests module; web request in python; fetch a url in python; consume an api with python; call an api with python; get data from a url in python',
  '/code/python/http-requests/#parameters-at-a-glance':
    'arguments of requests.get; options of requests; timeout auth headers in requests',
  '/code/python/http-requests/#query-parameters':
    'params in python; url parameters in python; query string in requests',
  '/code/python/http-requests/#send-json':
    'post json in python; requests.post; put in python; json body in python; post data with python; create a record in python; put or patch in python',
  '/code/python/http-requests/#send-a-form':
    'form data in python; urlencoded in python; post a form in python',
  '/code/python/http-requests/#headers-and-keys':
    'authorization in python; bearer token in python; headers in python; api key in python; basic auth in python; token in a python request; user agent in python; authenticated python request',
  '/code/python/http-requests/#handle-errors':
    'raise_for_status; request exception; status code in python; HTTPError; check the response in python; 404 in python; exception of requests; api error in python; timeout exception',
  '/code/python/http-requests/#retry-failed-requests':
    'retry in python; HTTPAdapter; backoff in python; try again in python; flaky api in python; repeat a request in python; tenacity',
  '/code/python/http-requests/#send-requests-side-by-side':
    'parallel requests in python; threads; ThreadPoolExecutor; concurrent futures; asyncio; aiohttp; many requests fast in python; multithreading; multiprocessing',
  '/code/python/http-requests/#follow-pages':
    'pagination in python; all pages in python; next page in python; get all records in python; cursor in python; next link in python',
  '/code/python/http-requests/#send-a-file':
    'upload in python; post a file in python; multipart in python; files=; upload a pdf in python; post a csv with python',
  '/code/python/http-requests/#save-a-download':
    'download in python; save a file from a url in python; iter_content; stream in python; save an image with python; urlretrieve; download a large file in python',
  '/code/python/http-requests/#graphql': 'graphql in python; query in python',
  '/code/python/http-requests/#where-requests-come-from': 'ip of python requests; proxy in python',
  '/code/python/http-requests/#when-a-request-fails':
    'ConnectionError in python; SSLError; timeout in python; request problem in python; requests.exceptions; ssl certificate verify failed; max retries exceeded with url; read timed out; name resolution in python',
  '/code/python/auth/':
    'oauth python; authenticate in python; connected account python; token in python; use slack in python; google in python; google sheets from python; gspread; airtable from python; login to an app in python; credentials in python; gmail with python; token of an account in a python step',
  '/code/python/auth/#connect-an-app-to-the-step':
    'add an account to a python step; link an app in python; choose an account in python; add slack to a python step',
  '/code/python/auth/#start-from-a-template':
    'python template for an app; example code in python; scaffold for an app in python',
  '/code/python/auth/#which-fields-an-account-has': `${prefix}.inputs; $auth in python; oauth_access_token in python; name of the token in python; access token in python; api key of an app in python`,
  '/code/python/auth/#use-a-key': 'api key of an account in python; key based app in python',
  '/code/python/auth/#use-a-client-library':
    'python sdk; slack_sdk; google client in python; official python library',
  '/code/python/auth/#two-apps-in-one-step': 'several accounts in python; multiple apps in python',
  '/code/python/auth/#when-the-service-is-not-integrated':
    'custom service in python; unsupported app in python',
  '/code/python/auth/#differences-from-nodejs': 'node vs python accounts; auth differences',
  '/code/python/auth/#when-access-fails':
    'unauthorized in python; 401 in python; invalid token in python; scope in python; 403 in python; forbidden in python; expired token in python',
  '/code/python/using-data-stores/':
    'python database; store data from python; persist in python; dictionary store; state in python; persist a dict; remember values in python; cache in python; sqlite; pickle; save state in python',
  '/code/python/using-data-stores/#add-a-data-store-to-the-step':
    'data store prop in python; connect a data store in python',
  '/code/python/using-data-stores/#save-a-value':
    'write in python; set a key in python; data_store[key] = value',
  '/code/python/using-data-stores/#read-a-value':
    'get in python; data_store.get; read a key in python; default in python',
  '/code/python/using-data-stores/#check-whether-a-key-is-there':
    'key in data_store; exists in python; has a key in python; test for a key in python; in operator',
  '/code/python/using-data-stores/#list-all-keys':
    'keys in python; all keys in python; enumerate keys in python',
  '/code/python/using-data-stores/#read-all-records':
    'loop over records in python; items; all values in python; convert to dict',
  '/code/python/using-data-stores/#change-a-value': 'update in python; modify a record in python',
  '/code/python/using-data-stores/#change-something-inside-a-record':
    'nested value not saved; append to a list in a record; mutate; change not stored; update a field of a record; append does not work; list in a data store not updated; nested dict',
  '/code/python/using-data-stores/#delete-records': 'del; clear in python; remove a key in python',
  '/code/python/using-data-stores/#example-handle-each-order-once':
    'dedupe in python; skip duplicates in python; process once in python',
  '/code/python/using-data-stores/#what-you-can-store':
    'store a datetime; types in python; json serializable values; store a set; store bytes',
  '/code/python/using-data-stores/#several-executions-at-once':
    'race condition in python; parallel writes; lost update; lock; overwritten value; two python runs at the same time; transaction',
  '/code/python/using-data-stores/#look-into-a-store':
    'see the contents of a store from python; view the data',
  '/code/python/using-data-stores/#when-a-store-does-not-do-what-you-expect':
    'data store error in python; value not saved; old value in python; 426; KeyError in a data store; data store is empty in python; value did not change',
  '/code/python/working-with-files/':
    '/tmp in python; open(); write a file in python; read a csv in python; file io; disk in python; files with python; pathlib; shutil; excel with python; openpyxl; zipfile; pdf in python; image in python; pillow',
  '/code/python/working-with-files/#what-to-expect-of-tmp':
    'tmp size in python; are files kept in python; tmp lifetime; is the disk persistent in python; space for python files',
  '/code/python/working-with-files/#download-a-file':
    'download from url in python; save a pdf in python; get a file in python',
  '/code/python/working-with-files/#write-a-file':
    'create a file in python; save text in python; write csv in python; export a dataframe; to_csv; make a text file; write json in python',
  '/code/python/working-with-files/#read-a-file':
    'open a file in python; parse a file in python; load csv; read csv with pandas; load json file; parse excel; lines of a file',
  '/code/python/working-with-files/#temporary-files': 'tempfile; NamedTemporaryFile; mkdtemp',
  '/code/python/working-with-files/#upload-a-file':
    'send a file in python; upload from tmp in python; post an image in python; upload a file with python; send a file from a python step',
  '/code/python/working-with-files/#download-then-upload':
    'transfer a file in python; pass a file on in python; move a file between services in python',
  '/code/python/working-with-files/#hand-a-file-to-a-later-step':
    'file for the next step in python; share a file between steps; pass a file to another step',
  '/code/python/working-with-files/#list-and-delete-files':
    'os.remove; os.listdir; clean up tmp in python; delete files in python',
  '/code/python/working-with-files/#when-files-make-trouble':
    'FileNotFoundError; no such file or directory; OSError; disk full in python; read-only file system; PermissionError; IsADirectoryError; UnicodeDecodeError; errno; cannot open file in python',
  '/code/python/rerun/': `${prefix}.flow.rerun; ${prefix}.flow.suspend; pause python until; resume in python; wait in python for an event; long pause in python; stop and continue in python; continue later in python; python wait for user`,
  '/code/python/rerun/#choose-a-call': 'rerun or suspend or delay; which function to pause',
  '/code/python/rerun/#resume_url-and-cancel_url': 'resume url in python; cancel url in python',
  '/code/python/rerun/#wait-for-an-approval':
    'approval in python; human in the loop in python; confirm by mail in python; yes or no in python; ask a person from python',
  '/code/python/rerun/#read-what-came-with-the-answer':
    'resume data in python; body of the callback in python',
  '/code/python/rerun/#run-the-step-again':
    'repeat a python step; loop a step in python; loop with a pause in python; repeat until in python',
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
  '/code/python/rerun/#when-it-does-not-work': 'python step does not resume; rerun in python fails',
  '/code/python/import-mappings/':
    'pip install name; wrong package installed; module not found; no module named; add-package; import yaml; import PIL; opencv; beautifulsoup; package name different from import; modulenotfound; package is called differently; wrong module; cannot import; google-cloud; discord.py; sklearn; install a specific package; dotenv; yaml; serial; pip name and import name differ; import cv2 fails',
  '/code/python/import-mappings/#when-a-comment-is-needed':
    'when do I need add-package; magic comment',
  '/code/python/import-mappings/#write-the-comment': 'add-package comment; syntax of the comment',
  '/code/python/import-mappings/#pin-a-version':
    'specific version of a python package; pandas==1; older pandas; lock python version of a package; upgrade pandas; use an old release in python; version of requests',
  '/code/python/import-mappings/#common-names':
    'list of package names; PIL pillow; cv2; sklearn; bs4; dateutil',
  '/code/python/import-mappings/#when-a-package-does-not-install':
    'pip error; build failed; no matching distribution; package with c extension; installation error; cannot import; wheel; gcc; compile error; tensorflow; torch too large; native extension',
  '/code/python/faqs/':
    'python help; python problems; common python questions; faq for python; common errors in python',
  '/code/python/faqs/#the-form-of-a-step': `how must a python step look; signature of the handler; def handler(${prefix})`,
  '/code/python/faqs/#which-version-of-python-runs':
    'python version; python 3.8; python 3.11; is python 2 supported; python3; python 2.7; python 3.12; interpreter; which python',
  '/code/python/faqs/#what-is-the-difference-between-handler-and-the-older-import': `from ${slug}.script_helpers import; def handler; old python code; export function`,
  '/code/python/faqs/#my-step-ends-with-econnreset':
    'connection reset; socket hang up; python step crashes; out of memory in python; step killed; step dies without message; crash without traceback; memory error in python; segfault; killed',
  '/code/python/faqs/#can-the-handler-be-async': 'async def handler; asyncio; await in python',
  '/code/python/faqs/#packages': 'questions about python libraries; pip questions',
  '/code/python/faqs/#why-does-a-package-not-install':
    'ModuleNotFoundError; No module named; ImportError; pip fails; cannot import a package in python; python cannot find my library',
  '/code/python/faqs/#do-i-need-a-requirements-file':
    'pip freeze; where to list dependencies; Pipfile; virtualenv',
  '/code/python/faqs/#can-two-steps-use-different-versions-of-a-package':
    'version conflict; different versions in python',
  '/code/python/faqs/#why-did-a-step-break-without-a-change':
    'suddenly stopped working; package updated; worked yesterday; new package version broke; worked before now fails; broke overnight; dependency update; code untouched but error',
  '/code/python/faqs/#data': 'questions about python values',
  '/code/python/faqs/#where-is-the-value-that-i-return':
    'return value of python; $return_value in python; python output; no output of python; return does nothing; result not visible',
  '/code/python/faqs/#why-do-i-get-a-keyerror':
    'missing key in python; dict key error; steps key missing; KeyError: body; key not in dictionary; steps has no key',
  '/code/python/faqs/#why-is-something-not-json-serializable':
    'TypeError; object of type is not json serializable; decimal; dataframe; return a dataframe; bytes; datetime is not json serializable; cannot export dataframe; numpy int64; Decimal; set is not serializable',
  '/code/python/faqs/#why-does-my-data-store-keep-the-old-value':
    'data store not updated; change of a list is not saved',
  '/code/python/faqs/#how-do-i-print-something': 'print; python logging; output in python',
  '/code/python/faqs/#python-and-the-rest': 'python compared with other steps',
  '/code/python/faqs/#can-i-publish-a-python-step':
    'python action; share a python step; python component',
  '/code/python/faqs/#what-can-nodejs-do-that-python-cannot':
    'python vs node; missing in python; python restrictions',
  '/code/python/faqs/#can-i-mix-python-with-other-languages':
    'python and javascript in one workflow; combine languages; several languages',
};
