/** Help, migration, security and privacy. */
import type {Asked} from './types.ts';

export const help: Asked = {
  '/troubleshooting/':
    'error; problem; issue; help; does not work; faq; common errors; error codes; something went wrong; debug; fix; something broke; why does it fail; exception; known problems; trouble; assistance; it stopped working',
  '/troubleshooting/#limit-errors':
    'limit exceeded; errors about limits; over quota; hit a limit; too much; over the quota',
  '/troubleshooting/#quota-exceeded':
    'daily quota; no more credits today; workflow stopped because of quota; free credits used up; quota reached; daily limit reached; no more runs today; blocked until tomorrow; allowance used up; nothing runs anymore today; stopped because the daily allowance is used',
  '/troubleshooting/#runtime-quota-exceeded':
    'runtime quota; daily execution time; compute time used up; too much compute today',
  '/troubleshooting/#credit-budget-exceeded':
    'budget reached; credit budget error; spending limit reached; workflows stopped by budget; stopped because of my budget; cap reached',
  '/troubleshooting/#timeout':
    'timed out; took too long; execution exceeded; 30 seconds; workflow is killed; timeout error; step takes too long; task timed out; aborted after 30 seconds; TIMEOUT; hangs; stuck; never finishes; killed after; runs forever; execution cut off; frozen; too slow; killed after half a minute; my function is stopped before it finishes; it takes too long and gets cancelled',
  '/troubleshooting/#out-of-memory':
    'oom; heap out of memory; memory limit; killed; crash; javascript heap; process exited; Allocation failed; FATAL ERROR; SIGKILL; ENOMEM; heap limit; MemoryError; runs out of ram; big file crashes; crashes with a big file; process killed because of memory',
  '/troubleshooting/#rate-limit-exceeded':
    '429; too many requests; qps; requests rejected; rate limit error; too many webhooks; blocked requests; throttled; requests dropped; bursts refused; http 429',
  '/troubleshooting/#request-entity-too-large':
    '413; body too large; payload too big; webhook too large; file too big; http 413; upload rejected; json too big for the webhook',
  '/troubleshooting/#function-payload-limit-exceeded':
    'exports too large; too much data between steps; 6 mb; return value too big; step data limit; logs too large; payload of the function; step returns too much; big export; output too large; 6291556; large array between steps; step returns a lot of data and fails; too much data for one step; answer of an api is too big for a step; response too large to return; result is too big',
  '/troubleshooting/#json-nested-property-limit-exceeded':
    'too many nested properties; deep json; object too deep; nested json; deeply nested; too many keys in json; complex object',
  '/troubleshooting/#event-queue-full':
    'queue full; events lost; too many events waiting; queue overflow; backlog overflow; dropped events; events rejected',
  '/troubleshooting/#other-errors': 'various messages',
  '/troubleshooting/#expired-token':
    'token expired; session expired; invalid token; log in again; jwt expired; please log in again; jwt; session timed out; logged out; kicked out of the app',
  '/troubleshooting/#internal-error':
    '500; unknown error; unexpected error; internal server error; platform error; 500 error; oops; unknown failure; server error; unexpected failure',
  '/troubleshooting/#warnings': 'yellow box; warning message; deprecated',
  '/troubleshooting/#code-still-running-when-the-step-ended':
    'this step was still trying to run code; await warning; warning in the builder; promise not awaited; unfinished code; yellow warning; unresolved promise; unfinished request; background code; warning about code that was still running',
  '/troubleshooting/#my-workflow-does-not-work':
    'workflow not running; fails; broken; wrong result; workflow stopped; debug a workflow; what to check first; nothing works; unexpected result; automation broken; where do I start debugging; stopped working; defect; it worked yesterday but not today; I do not know why it fails',
  '/troubleshooting/#my-trigger-emits-no-events':
    'trigger does not fire; not triggered; no new events; webhook not received; trigger is silent; source does not emit; no new rows detected; trigger stuck; polling finds nothing; does not notice changes; webhook silent; not firing; new rows are not noticed; it does not start anymore',
  '/troubleshooting/#my-trigger-was-paused':
    'trigger disabled; automatically paused; source paused; trigger turned off by itself; switched off by itself; deactivated automatically; too many failures; turned off; my source was switched off without me doing it',
  '/troubleshooting/#find-the-id-of-a-workflow-or-source':
    'where is the workflow id; p_; dc_; find an id; id in the url; p_ id; dc_ id; identifier; which id; uuid of a workflow; support asks me for the id of my workflow',
  '/troubleshooting/#the-app-misbehaves':
    'page does not load; clear cache; browser; ad blocker; ui bug; stuck loading; white screen; cannot save; cannot log in; chrome; safari; firefox; edge; extension; buttons do nothing; spinning; flicker; glitch; ui is slow; editor frozen; cookies; incognito; blank screen; offline; the page stays white; buttons do not react; the editor does not load',
  '/troubleshooting/#this-site-does-not-load-a-page':
    'docs page does not load; documentation broken; chunk load error; docs do not open; reload the documentation',
  '/troubleshooting/#get-help':
    'contact support; support ticket; ask for help; email support; response time of support; chat with somebody; open a ticket; helpdesk; reach a person; who answers; send a message to support; escalate; phone; I am stuck who can help; talk to your team',
  '/status/':
    'status; outage; is it down; uptime; incident; service interruption; is there a problem; down right now; sla; availability; maintenance window; statuspage; server down; not reachable; offline; health; degraded performance; platform problems today; service level; disruption; maintenance; everything fails today; are you having problems right now; nothing works is it you',
  '/status/#is-the-platform-up':
    'is the service down; check the status; status page; current outage; platform down; is it just me; site not loading; service unavailable; are there problems right now; everyone affected; can I see if you have an outage',
  '/status/#them-or-you':
    'is it my code or the platform; whose fault; third party down; app api down; slack is down; problem on my side; which side fails; third-party outage; is it my fault or yours',
  '/status/#report-what-is-not-shown':
    'report an outage; report downtime; something is down but not shown; tell you about an outage; it is down for me',
  '/status/#what-happens-during-an-incident':
    'during an outage; are events lost in an outage; events during downtime; get incident updates; subscribe to status; are webhooks lost when it is down; subscribe to incident mails; rss of the status page; do I lose events when your servers are down; is something lost while you are down',
  '/status/#after-an-outage':
    'recover; replay after downtime; what to do after an incident; missed events; postmortem; make up for missed runs; replay missed events; lost webhooks; root cause; how do I get the missed events after you were down',
  '/new-feature-or-bug/':
    'feature request; report a bug; github issue; suggest; wish; feedback; roadmap; vote; something is broken; idea; propose; wishlist; request an improvement; upvote; defect; beta; complain; suggestion box; found a mistake; I have an idea; something in the product is wrong',
  '/new-feature-or-bug/#search-before-you-file':
    'existing issues; duplicate issue; known bugs; is it already known; known issues; existing request',
  '/new-feature-or-bug/#choose-a-template':
    'issue template; which issue type; new issue; kind of issue; which form',
  '/new-feature-or-bug/#what-makes-a-good-bug-report':
    'how to report; steps to reproduce; bug details; what to include in a bug report; reproduce; minimal example; what should I tell you; screenshot; what do you need to know about a bug',
  '/new-feature-or-bug/#what-makes-a-good-wish':
    'write a feature request; describe an idea; propose a feature',
  '/new-feature-or-bug/#ask-somebody':
    'forum; ask a question; community; slack; discussion; discord; stackoverflow; discuss; other users; who knows',
  '/abuse/':
    'report abuse; scam; malware; phishing; spam; illegal; attack from your servers; complaint; copyright; dmca; fraud; someone misuses the service; scam site; stolen content; complaint about a user; hacker; botnet; ddos from you; trademark; impersonation; someone sends spam with your service; a page on your servers steals passwords',
  '/abuse/#what-counts-as-abuse':
    'what is abuse; forbidden use; acceptable use; allowed use; crypto mining; terms; forbidden content; not allowed; rules; terms of service; mining; scraping; legal; malware; phishing; harmful endpoint',
  '/abuse/#what-to-include':
    'evidence; how to report abuse; abuse report details; proof; what to send in a complaint; headers of the mail',
  '/abuse/#when-it-is-not-abuse':
    'unwanted requests from a user; webhook spam; bug not abuse; unwanted mail from a workflow; too many requests from one user; stop webhooks to my server',
  '/migrate-from-v1/':
    'v1 to v2; upgrade; old version; migration; convert workflows; legacy; first builder; new builder; move from v1; upgrade guide; switch to the new version; new editor; deprecated version; old interface; port my workflows; breaking changes; I still have workflows in the old editor',
  '/migrate-from-v1/#what-is-new-in-v2':
    'new features; v2 advantages; changes in v2; release notes; why v2; what changed; changelog; benefits of upgrading; reasons to migrate; what is better',
  '/migrate-from-v1/#what-moves-along-and-what-does-not':
    'what is kept; are old workflows migrated automatically; what is lost; do I lose anything; what has to be redone; history after migration; what do I lose when I upgrade',
  '/migrate-from-v1/#build-test-and-deploy':
    'testing in v2; no more instant deploy; save in v2; how is editing different; draft mode in v2',
  '/migrate-from-v1/#rewrite-nodejs-steps':
    'convert v1 code; port javascript to v2; update code steps; old javascript in v2; translate code; convert code',
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
  '/migrate-from-v1/#sharing-and-billing': 'sharing differences; billing in v2',
  '/migrate-from-v1/#what-has-no-v2-form':
    'removed in v2; missing in v2; not available in v2; deprecated; discontinued; no longer supported; gone in v2; missing features',
  '/migrate-from-v1/#move-a-workflow':
    'how to migrate one workflow; step by step migration; rebuild a workflow; checklist for moving; how do I upgrade a workflow; migration guide; convert a workflow; how do I bring an old workflow to the new editor',
  '/migrate-from-v1/#pitfalls':
    'common migration errors; problems after migrating; code from v1 fails; ReferenceError event; after upgrading nothing works; code from before does not run in the new editor',
  '/migrate-from-v1/#questions': 'faq about v2',
  '/migrate-from-v1/#can-i-go-back-to-v1':
    'return to v1; switch back; undo the migration; downgrade; old editor back; undo upgrade',
  '/migrate-from-v1/#which-builder-do-new-workflows-use': 'new workflow in v1; choose the builder',
  '/migrate-from-v1/#must-i-move-now':
    'v1 end of life; deadline; when is v1 turned off; is v1 supported; sunset; shutdown of v1; deprecation; eol; how long does the old version work; forced upgrade; until when can I use v1; is the old editor going to be switched off; end of the old builder',
  '/migrate-from-v1/#can-a-v1-and-a-v2-workflow-share-things':
    'use v1 and v2 together; share accounts between versions',
  '/migrate-from-v1/#must-i-rewrite-my-components': 'v1 components in v2; do components still work',
  '/migrate-from-v1/#where-are-the-v1-pages':
    'old documentation; v1 docs; documentation of the old version; legacy docs; docs for v1; legacy manual',
  '/privacy-and-security/':
    'security; privacy; compliance; data protection; is it secure; trust; certifications; safety; ccpa; safe; data security; infosec; security questionnaire; confidentiality; data processing; cookies; legal',
  '/privacy-and-security/#whom-to-write-to':
    'security contact; security e-mail; privacy contact; dpo; data protection officer; ciso; email of the security team',
  '/privacy-and-security/#report-a-vulnerability':
    'security bug; bug bounty; responsible disclosure; hack; exploit; found a security issue; pentest permission; security hole; hackerone; cve; found a hole; reward for bugs; white hat; I found a hole in your security; whom do I tell about a security problem',
  '/privacy-and-security/#certificates-audits-and-tests':
    'soc2; iso 27001; hipaa; penetration test; audit report; certification; compliance report; pci; fedramp; iso27001; auditor; pentest; attestation; type ii; baa; whitepaper; trust center; hipaa compliant; are you certified; gdpr soc 2 iso certified',
  '/privacy-and-security/#personal-data':
    'gdpr; which data do you collect; dpa; personal information; privacy policy; data processing agreement; scc; ccpa; pii; dsgvo; data protection law; what do you store about me; cookies; user data; tracking; nda; legal; we need a signed contract about data processing; sign a dpa; what do you know about me',
  '/privacy-and-security/#delete-personal-data':
    'right to be forgotten; erase; gdpr request; delete data of a customer; data deletion; export my data; dsar; forget me; remove a person; anonymize; data subject request; wipe; remove what you stored about one of my customers; customer wants his data deleted',
  '/privacy-and-security/#where-it-runs':
    'aws region; us-east-1; data location; eu hosting; country; server location; data residency; data center; where is my data; cloud provider; europe; usa; on-premise; self-hosted; servers in germany; azure; google cloud; hosted where; data sovereignty; does my data leave the us or europe; in which country are your servers',
  '/privacy-and-security/#detect-and-stop-attacks':
    'ddos; intrusion detection; waf; monitoring; firewall of the platform; attack protection; denial of service; intrusion; antivirus; rate protection; bots; hackers',
  '/privacy-and-security/#sign-in':
    'login security; password rules; how are passwords stored; auth of users; password policy; brute force; session; captcha; hashing of passwords',
  '/privacy-and-security/#accounts-keys-and-environment-variables':
    'how are credentials stored; encrypted tokens; kms; are my api keys safe; secret encryption; where are tokens stored; encrypted secrets; vault; hsm; are my passwords stored safely',
  '/privacy-and-security/#where-your-code-runs':
    'isolation; sandbox; container; virtual machine; other customers; lambda; execution environment; multi-tenant; can others read my code; containers; gvisor; firecracker; shared servers',
  '/privacy-and-security/#outgoing-traffic':
    'egress security; outbound traffic; ip of outgoing requests',
  '/privacy-and-security/#encryption-in-transit':
    'tls; https; ssl; tls version; encrypted connection; certificates; certificate; tls 1.2; transport encryption; hsts; cipher; which tls versions do you support; is everything sent over https',
  '/privacy-and-security/#encryption-at-rest':
    'encrypted storage; aes; kms; disk encryption; encrypted database; is data encrypted; aes-256; stored encrypted; rsa; is my stored data encrypted',
  '/privacy-and-security/#mail-from-the-platform':
    'spf; dkim; dmarc; spoofed mail; is this mail real; fake email; phishing mail in your name; sender domains; genuine mail',
  '/privacy-and-security/#incidents':
    'data breach; security incident; how are we informed; breach notification; hacked; leak; data leak; breach; am I informed',
  '/privacy-and-security/#how-the-platform-is-built-and-run':
    'sdlc; employee access; code review; background checks; who can see my data; software development; internal access; do employees see my data; support access; development process; background check; change management; disaster recovery; can your employees read my payloads; who at your company has access to my data; your employees and my payloads',
  '/privacy-and-security/#how-long-data-is-kept':
    'retention; deletion of data; backups; how long do you keep my data; data retention policy; deleted after; storage period; backup retention; log retention; are there backups of my data; when is my data gone after I delete it',
  '/privacy-and-security/#payments':
    'stripe; card data; payment security; pci dss; credit card security; who processes payments',
  '/privacy-and-security/best-practices/':
    'secure my workflow; security tips; hardening; protect a workflow; security checklist; safe; make it secure; safety tips; avoid leaks; owasp; recommendations',
  '/privacy-and-security/best-practices/#keep-secrets-out-of-code':
    'no hardcoded secrets; credentials in code; where to keep api keys; passwords; store secrets safely; password in source code; safe place for keys; token leaked in code; hide keys',
  '/privacy-and-security/best-practices/#use-tls-in-and-out':
    'https only; http vs https; encrypted requests; ssl',
  '/privacy-and-security/best-practices/#check-who-calls':
    'authenticate webhook; protect an endpoint; secure a webhook; only trusted callers; unauthorized calls; somebody else posts to my url; authentication of callers; block strangers; public endpoint',
  '/privacy-and-security/best-practices/#ask-for-a-user-name-and-a-password':
    'basic auth; http authentication; password protect an endpoint; login prompt; www-authenticate; htpasswd; 401 prompt; username and password on a webhook; browser login box',
  '/privacy-and-security/best-practices/#compare-in-constant-time':
    'timing attack; timingSafeEqual; compare secrets; constant time comparison; safe string comparison',
  '/privacy-and-security/best-practices/#verify-signatures':
    'hmac; webhook signature; signing secret; stripe signature; github signature; x-hub-signature; verify webhook; sha256; shopify hmac; slack signature; x-signature; authenticity; tampered payload; is the webhook real; crypto; check that a message really comes from stripe or github; forged webhook',
  '/privacy-and-security/best-practices/#look-at-code-and-packages-that-others-wrote':
    'npm supply chain; malicious package; review code; trust a shared workflow; dependencies; untrusted code; dependency risk; malicious code; typosquatting',
  '/privacy-and-security/best-practices/#log-and-return-less':
    'sensitive data in logs; do not log secrets; pii; hide data; redact; personal data in logs; mask; obfuscate; passwords in the history; leak in the response; keep data out of logs; anonymise',
  '/privacy-and-security/best-practices/#protect-your-own-account':
    'strong password; 2fa; secure my account; account hacked; stolen account; someone logged in as me; suspicious login; account takeover; compromised; somebody got into my account',
  '/privacy-and-security/pgp-key/':
    'gpg; public key; encrypted mail; pgp; fingerprint; openpgp; encrypted e-mail to security; public pgp; key id',
  '/privacy-and-security/pgp-key/#the-public-key': 'download the key; key block; fingerprint; asc',
  '/privacy-and-security/pgp-key/#encrypt-a-message':
    'gpg --encrypt; import the key; how to encrypt; send encrypted mail',
  '/privacy-and-security/pgp-key/#when-it-does-not-work':
    'gpg error; no public key; unusable public key; key expired; cannot encrypt with the key; gpg fails',
  '/subprocessors/':
    'vendors; third party processors; who processes data; list of subprocessors; suppliers; partners; sub-processor; aws stripe google; data processors; outsourcing; companies that get my data; gdpr vendors; service providers; third-party services; legal; which other companies get my data; sign a dpa',
  '/subprocessors/#categories': 'kinds of subprocessors; types of vendors',
  '/subprocessors/#names':
    'list of vendors; which companies; names of processors; is aws a subprocessor; stripe; google; list of companies',
  '/subprocessors/#who-is-not-on-the-list': 'apps you connect; are connected apps subprocessors',
  '/subprocessors/#what-happens-when-you-delete-data':
    'deletion at vendors; data removed at subprocessors',
  '/subprocessors/#questions-about-subprocessors':
    'notified of a new subprocessor; object to a vendor; change of subprocessors; announced changes; new vendor',
};
