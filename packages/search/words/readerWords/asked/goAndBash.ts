/** Steps in Go and Bash. */
import type {Asked} from './types.ts';

export const goAndBash: Asked = {
  '/code/go/':
    'golang; go code; run go; go language; write a go step; golang script; write go code; struct; package main; compile; func main',
  '/code/go/#add-a-go-step': 'insert a go step; new golang code',
  '/code/go/#the-language-level': 'go version; go 1.17; generics; go modules',
  '/code/go/#packages':
    'import a go module; go get; third party go packages; go.mod; external library in go; github module in go',
  '/code/go/#the-helper-package': 'go helper; import in go; helper functions in go',
  '/code/go/#read-earlier-steps':
    'previous step in go; event in go; trigger data in go; json in go; webhook body in go; json of the trigger in go; access steps in golang; request body in golang; get the event in golang',
  '/code/go/#with-a-type': 'struct in go; unmarshal; typed steps',
  '/code/go/#with-the-map': 'map in go; interface{}; untyped steps',
  '/code/go/#export-values-to-later-steps':
    'return from go; export in go; share data in go; pass a struct to the next step; output of a go step; pass data out of go; return a value in golang; share data in golang',
  '/code/go/#write-to-the-logs': 'fmt.Println; print in go; go log; log in golang; print in golang',
  '/code/go/#environment-variables-and-api-keys':
    'os.Getenv; env in go; secrets in go; api key in go; env vars in golang; read a variable in golang; secrets in golang',
  '/code/go/#handle-errors':
    'panic; go error; error in go; log.Fatal; fail a go step; os.Exit; error return in golang; stop a go step; recover',
  '/code/go/#what-go-steps-cannot-do':
    'go limitations; missing in go; props in go; http response in go',
  '/code/go/#when-a-go-step-misbehaves':
    'go step fails; go compile error; unused import; go problem; declared but not used; imported and not used; undefined in go; build error; does not compile',
  '/code/go/http-requests/':
    'net/http; http in go; api call in go; golang request; http.Get; http.Post; rest client in golang; request with go; resty',
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
  '/code/go/working-with-files/#choose-a-function': 'which go function for files; io or os',
  '/code/go/working-with-files/#download-a-file': 'download in golang; io.Copy; save a file in go',
  '/code/go/working-with-files/#write-a-file': 'create a file in go; os.WriteFile',
  '/code/go/working-with-files/#read-a-file': 'open a file in go; os.ReadFile; bufio',
  '/code/go/working-with-files/#upload-a-file': 'send a file in go; upload in golang',
  '/code/go/working-with-files/#hand-a-file-to-a-later-step': 'pass a file to the next step in go',
  '/code/go/working-with-files/#list-files': 'directory in go; os.ReadDir',
  '/code/go/working-with-files/#delete-files': 'os.Remove; delete in go',
  '/code/go/working-with-files/#when-files-make-trouble': 'no such file in go; disk full in go',
  '/code/bash/':
    'shell; sh; terminal; command; run a shell script; bash script; run a command; linux command; zsh; terminal commands; linux; shell commands; unix; script in shell; one-liner; ubuntu',
  '/code/bash/#add-a-bash-step': 'insert a shell step; new bash code',
  '/code/bash/#tools-that-are-there':
    'jq; awk; sed; which commands; python in bash; is git installed; apt-get; preinstalled; binaries; ffmpeg; imagemagick; openssl; zip; git; python3; node; perl; apt install; which binaries; psql; aws cli',
  '/code/bash/#write-to-the-logs': 'echo; print in bash; stderr; stdout of bash',
  '/code/bash/#read-earlier-steps':
    'previous step in bash; $STEPS; event in bash; jq steps; trigger data in bash; json in bash; parse the webhook in shell; use data of another step in bash; get the webhook body in a shell script',
  '/code/bash/#export-values-to-later-steps':
    '$EXPORTS; EXPORTS file; return from bash; output of bash; save a variable in bash; share data in bash; set an output in bash; pass a value out of bash; hand over data from shell; give a value from a shell script to the next step',
  '/code/bash/#environment-variables': 'env in bash; $API_KEY; secrets in bash; variables in bash',
  '/code/bash/#stop-a-step-early':
    'exit 1; set -e; fail in bash; exit code; abort bash; fail a shell script; return code; nonzero exit',
  '/code/bash/#what-bash-steps-cannot-do':
    'bash limitations; props in bash; accounts in bash; limits of shell steps; sudo; root',
  '/code/bash/#when-a-bash-step-misbehaves':
    'command not found; bash error; bash problem; permission denied in bash; bash: command not found; exit status 127; syntax error near unexpected token; quoting; jq error',
  '/code/bash/http-requests/':
    'curl; wget; http in bash; api call in bash; shell request; curl in a workflow; web request from shell; call a url in bash',
  '/code/bash/http-requests/#query-parameters':
    'url parameters in curl; --data-urlencode; curl get',
  '/code/bash/http-requests/#send-json': 'curl post; post json with curl; curl -d',
  '/code/bash/http-requests/#send-a-form': 'curl form; curl -F; form data with curl',
  '/code/bash/http-requests/#headers-and-keys':
    'curl header; curl -H; bearer token with curl; curl -u; authorization in bash',
  '/code/bash/http-requests/#check-the-status': 'http status in curl; curl --fail; http_code',
  '/code/bash/http-requests/#keep-the-response':
    'save the curl output; export the response; use the response in the next step; use jq on a response; parse json of curl; store the answer',
  '/code/bash/http-requests/#retry-failed-requests': 'curl --retry; retry in bash',
  '/code/bash/http-requests/#follow-pages': 'pagination in bash; loop pages with curl',
  '/code/bash/http-requests/#where-requests-come-from': 'ip of curl requests',
  '/code/bash/http-requests/#when-a-request-fails':
    'curl error; could not resolve host; curl exit code; curl: (6); curl: (7); curl: (28); curl timeout; ssl problem in curl',
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
