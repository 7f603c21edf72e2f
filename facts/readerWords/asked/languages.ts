/** Code steps, and those in Python, Go and Bash. */
import {product} from '../../product.ts';
import type {Asked} from './types.ts';

const {prefix, slug} = product;

export const languages: Asked = {
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
