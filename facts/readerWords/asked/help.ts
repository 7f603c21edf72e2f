/** Help, migration, security and privacy. */
import type {Asked} from './types.ts';

export const help: Asked = {
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
