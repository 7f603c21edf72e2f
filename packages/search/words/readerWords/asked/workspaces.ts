/** Projects, workspaces, plans and limits. */
import type {Asked} from './types.ts';

export const workspaces: Asked = {
  '/projects/':
    'project; folder; organize; group; structure; arrange workflows; directories; tidy up; sort workflows; separate clients; categories; tags; labels; environments; staging and production; workspace structure; keep workflows of different customers apart; tidy up my workflows',
  '/projects/#create-a-project':
    'new project; add a project; make a folder for workflows; set up a project; first project',
  '/projects/#add-workflows-and-folders':
    'new folder; put a workflow in a folder; nested folders; sub folders; make a subfolder; sort workflows into folders; sort my workflows into groups',
  '/projects/#move-things-within-a-project':
    'drag a workflow to a folder; move a folder; reorder; put a workflow in another folder; rearrange',
  '/projects/#move-workflows-to-another-project':
    'transfer a workflow; change the project of a workflow; move between projects; change project; shift a workflow; reassign; workflow is in the wrong project',
  '/projects/#import-workflows-from-before-projects':
    'old workflows not in a project; import existing workflows; where are my old workflows; my old workflows disappeared when projects came',
  '/projects/#who-sees-a-project':
    'permissions of a project; restrict a project; private project; access to projects; share a project with colleagues; hide a project; confidential project; limit who can see workflows; client access; visible to everyone; who else sees my workflows; hide workflows from others in the team; who can open my automations',
  '/projects/#share-a-project-with-support': 'support access to a project; let support look',
  '/projects/#delete-a-project':
    'remove a project; what happens to workflows of a deleted project; restore a project; get rid of a project; trash; undelete; restore a deleted project',
  '/projects/#questions-about-projects': 'faq about projects',
  '/projects/#why-do-i-not-find-my-sources-in-the-project':
    'sources missing in project; where are my sources; data stores in a project',
  '/projects/#does-each-project-have-environment-variables-of-its-own':
    'project variables; environments; staging and production; env per project; scoped variables; separate dev and prod; secrets per project; per-environment settings',
  '/workspaces/':
    'workspace; organization; company account; team; tenant; shared account; collaborate; several users; multi-user; work together; organisation; company; work with my team; business account; joint account; group account; collaborate with colleagues; multi-tenant; department; use it with colleagues; one account for the whole company',
  '/workspaces/#create-a-workspace-and-switch-between-them':
    'new workspace; change workspace; several workspaces; second workspace; switch team; personal workspace; leave a workspace; another team; leave a team; second organisation; separate work and private; work in two teams; separate my private things from work',
  '/workspaces/#settings-of-a-workspace':
    'workspace options; configure the workspace; avatar; workspace name and logo; team preferences',
  '/workspaces/#invite-people':
    'add users; invite a colleague; join a workspace; invitation link; new member; remove a member; kick a user; invite by e-mail; collaborator; coworker; add a contractor; invite a freelancer; guest access; new hire; remove somebody; ban a user; revoke a membership; invitation not received; pending invite; how do my colleagues get in; let a colleague join; take someone out of the team',
  '/workspaces/#roles-and-permissions':
    'admin vs member; what can members do; rights; rbac; read-only user; owner; roles; access levels; who can deploy; who can see billing; access rights; viewer; restrict a member; owner vs admin; privileges; permission denied for a member; what may a normal member do; who is allowed to change things; who else can see workflows in the workspace; what an admin can do and a member cannot',
  '/workspaces/#make-somebody-admin':
    'admin rights; promote; change a role; remove admin; demote; give admin permission; give owner rights; transfer ownership; new owner; second admin; revoke admin; give someone more rights; make my colleague an owner',
  '/workspaces/#find-the-workspace-id':
    'org_id; workspace identifier; where is my org id; id of the team; organisation id; o_; tenant id',
  '/workspaces/#require-two-factor-authentication':
    'enforce 2fa for everyone; mandatory mfa; force two-factor; security policy; all members must use 2fa; everybody in the team must use an authenticator; force a second factor for all; authenticator app for everybody',
  '/workspaces/#single-sign-on':
    'sso; saml; enterprise login; identity provider; azure ad; entra; onelogin; scim; company login; ldap; active directory; openid; kerberos; corporate login; log in with company account; microsoft login; automatic user provisioning; jumpcloud; employees use the company login; connect our identity provider',
  '/workspaces/#verify-an-e-mail-domain':
    'domain ownership; dns txt record; claim a domain; verify domain; txt record; prove ownership; company domain; cname; prove that the domain is ours',
  '/workspaces/#turn-on-single-sign-on': 'enable sso; configure saml; activate sso; set up sso',
  '/workspaces/#login-rules':
    'login policy; restrict how people log in; disable password login; allow only google; enforce sso; only company login; forbid passwords; password login disabled; block logins with a password; allow only single sign-on; who may log in and how',
  '/workspaces/#sign-in-with-single-sign-on':
    'log in with sso; login page sso; sso url; how do members log in; where do I log in with sso; company login page',
  '/workspaces/#rename-a-workspace': 'change the workspace name; new name for the team',
  '/workspaces/#delete-a-workspace':
    'close; remove the workspace; delete the organization; delete everything; delete my team; dissolve; who may delete the workspace; get rid of a team',
  '/workspaces/sso/google/':
    'google sso; gsuite saml; google workspace login; google admin console; sign on with google; saml for google; g suite login; login with google account for company',
  '/workspaces/sso/google/#before-you-start-with-google': 'requirements for google sso',
  '/workspaces/sso/google/#create-the-saml-app':
    'custom saml app google; acs url; entity id; google saml setup',
  '/workspaces/sso/google/#give-people-access-in-google':
    'turn on for everyone; assign users in google; user access google; user cannot see the app in google; organizational unit',
  '/workspaces/sso/google/#publish-the-metadata':
    'idp metadata; metadata xml; host the metadata; google metadata file',
  '/workspaces/sso/google/#enter-the-metadata-in-the-workspace':
    'metadata url google; paste metadata google',
  '/workspaces/sso/google/#sign-in-with-google': 'log in through google',
  '/workspaces/sso/google/#afterwards': 'after google sso is on',
  '/workspaces/sso/google/#when-somebody-cannot-sign-in-with-google':
    'google sso error; app_not_configured_for_user; google login fails; 403 google saml; google sso broken; saml error google',
  '/workspaces/sso/okta/':
    'okta sso; okta saml; okta login; okta integration; sign on with okta; okta connector; okta tile; saml with okta; okta scim',
  '/workspaces/sso/okta/#before-you-start-with-okta': 'requirements for okta sso',
  '/workspaces/sso/okta/#add-the-app-in-okta': 'okta app catalog; create okta application',
  '/workspaces/sso/okta/#set-up-saml-and-copy-the-metadata-address':
    'okta metadata url; okta saml settings',
  '/workspaces/sso/okta/#enter-the-metadata-address-in-the-workspace':
    'paste okta metadata; finish the okta setup',
  '/workspaces/sso/okta/#assign-people-in-okta':
    'assign users in okta; okta groups; give access in okta',
  '/workspaces/sso/okta/#sign-in-with-okta': 'log in through okta',
  '/workspaces/sso/okta/#after-the-switch-to-okta':
    'what changes with okta; existing users after sso',
  '/workspaces/sso/okta/#when-somebody-cannot-sign-in-with-okta':
    'okta login error; okta does not work; user not assigned; okta login fails; okta sso broken; saml error okta; locked out after okta',
  '/user-settings/':
    'my account; profile; preferences; settings of my user; personal settings; account page; change my details; avatar; personal data of my account; dark theme; settings page; my user',
  '/user-settings/#account':
    'username; e-mail and name; account details; password change; reset my password; forgot password; reset password; change password; nickname; locked out; cannot log in; recover my account; change my name; I forgot my password; cannot get into my account',
  '/user-settings/#change-your-e-mail-address':
    'change email; update my email; different mail address; wrong email address; use another address; typo in my email; login email; new mail; my mail address changed; log in with another address',
  '/user-settings/#replace-your-api-key':
    'regenerate key; new api key; revoke key; key leaked; rotate; reset key; invalidate my key; key exposed; api key published by accident; refresh the key; my key is public by mistake; key got into git',
  '/user-settings/#two-factor-authentication':
    '2fa; mfa; otp; authenticator; recovery codes; lost phone; second factor; enable two-step login; security key; passkey; totp; yubikey; sms code; google authenticator; backup codes; new phone; lost authenticator; turn off 2fa; two-step verification; I lost my phone and cannot log in; code from an app at login',
  '/user-settings/#application':
    'theme; dark mode; editor settings; vim; font size; timezone setting; appearance; night mode; light mode; colors; editor theme; keybindings; time format; language of the interface; tab width; make the page dark; change how the editor looks',
  '/user-settings/#billing-and-use':
    'my bill; how much have I used; billing page; usage; where is my bill; consumption; what have I spent',
  '/user-settings/#subscription':
    'my plan; cancel subscription; manage subscription; change card; billing portal; unsubscribe; stop paying; renewal; end my plan; change the plan; upgrade my account; card; unsubscribe from the plan',
  '/user-settings/#usage-chart':
    'credits per day; usage by workflow; which workflow uses most; graph; statistics; consumption; what consumes my credits; spend by workflow; credit history; analytics; metrics; which workflow eats my credits; see consumption per workflow',
  '/user-settings/#set-a-credit-budget':
    'limit my spending; max credits; alert on credits; cap; spending limit; hard limit for costs; avoid high bills; maximum spend; control costs',
  '/user-settings/#delete-your-account':
    'close account; remove my user; deactivate my account; quit; leave the service; cancel my account; deregister; remove all my data; leave for good; unregister; I want to leave and remove everything',
  '/pricing/':
    'price; cost; how expensive; plans; subscription; free; billing; credits; how much; fee; payment; paid plan; tariff; euro; dollar; is it affordable; rates; discount; student; nonprofit; startup discount; coupon; promo code; fees; licence; quote; what will it cost me; is it worth the money',
  '/pricing/#plans-at-a-glance':
    'compare plans; plan table; tiers; basic advanced business enterprise; which plan; features by plan; what is in each plan; difference between plans; what do I get; paid features; business plan; advanced plan; enterprise features; license; which plan do I need for my team; what does the free plan leave out',
  '/pricing/#the-free-plan':
    'free tier; limits of the free plan; what is free; no credit card; free credits; trial; free forever; hobby; use it without paying; trial period; free account limits; how long is it free; freemium; demo; can I use it for free; what do I get for nothing',
  '/pricing/#what-a-credit-is':
    'credit meaning; how are credits charged; one credit; compute time; credits per execution; memory and credits; how much does a run cost; cost per run; how is usage measured; per execution price; unit of billing; task in zapier; operation in make; compute; pay per use; seconds of compute; what do you charge for; what counts as a credit',
  '/pricing/#use-fewer-credits':
    'cheaper; save credits; reduce usage; optimize the cost; spend less; why are my credits used so fast; too expensive; bill is too high; lower consumption; cut costs; credit usage too high; burns credits; why was I charged so much this month; my bill doubled; make it cheaper',
  '/pricing/#sources':
    'do sources cost; credits of a trigger; polling cost; are triggers free; is polling charged; price of a trigger',
  '/pricing/#dedicated-workers':
    'cost of warm workers; price of no cold starts; surcharge for warm workers',
  '/pricing/#data-store-keys':
    'price of data stores; extra keys; keys included in a plan; pay for storage; price for more keys',
  '/pricing/#billing-period':
    'when am I charged; monthly; yearly; renewal date; rollover; unused credits; billing cycle; reset of credits; start of the month; when do credits reset; month; carry over credits; invoice date; annual or monthly; prorate; when does a new month begin; what happens to credits that I did not use',
  '/pricing/#see-what-you-use':
    'check my usage; remaining credits; how many credits left; monitor usage; how much have I used; usage so far; balance; current consumption; how much did we use this month',
  '/pricing/#credit-budgets':
    'spending cap; budget; stop at a limit; avoid a surprise bill; overage; extra credits; unexpected charges; hard cap; maximum bill; avoid overage; limit costs; runaway workflow cost; stop before it gets expensive; limit what the team can spend',
  '/pricing/#plans-before-credits':
    'old plan; legacy plan; invocations; grandfathered; legacy subscription; former plan',
  '/pricing/#change-your-plan':
    'upgrade; downgrade; cancel; switch plan; end my subscription; refund; stop paying; go back to free; cancellation; money back; buy a plan; more credits; buy credits; end subscription; stop the subscription; switch to annual; chargeback; leave the paid plan; unsubscribe; I do not want to pay anymore; get more credits; stop my subscription; switch to yearly; change from monthly to annual',
  '/pricing/#questions': 'faq about prices',
  '/pricing/#how-do-i-change-my-card-or-find-invoices':
    'credit card; invoice; receipt; payment method; billing address; vat; tax id; payment failed; card declined; expired card; bill pdf; company name on the invoice; visa; mastercard; amex; tax; gst; receipts; new credit card; change billing email; past invoices; need an invoice with our company name; accounting needs the bill; put a new card in; vat number on the bill',
  '/pricing/#do-you-store-my-card':
    'is my card safe; stripe; card data; pci; card number; is paying safe',
  '/pricing/#can-i-pay-by-invoice':
    'invoice payment; bank transfer; purchase order; wire; annual; enterprise billing; paypal; contract; sepa; ach; bank; po number; pay yearly; offline payment; reseller; we cannot pay by card',
  '/pricing/#do-tests-cost-anything':
    'test cost; are tests free; credits in the builder; credits while developing; is testing billed; charged during development; free testing; do I pay for trying things out in the editor',
  '/pricing/#does-a-rerun-cost-credits':
    'replay cost; retry cost; credits of a replay; are retries charged; price of a retry; charged for replays; do failed runs cost; do I pay again when I run an event again',
  '/pricing/#whom-do-i-ask-about-a-bill':
    'billing support; wrong bill; refund; dispute; charged twice; contact billing; question about an invoice; overcharged; billing mistake; money back; billing contact; there is a mistake in my bill; I was charged although I cancelled',
  '/workspaces-and-credits-faq/':
    'credits faq; new plans; change from invocations; what changed in pricing; workspaces introduced; what changed for my account; change of the pricing model; workspace introduction faq',
  '/workspaces-and-credits-faq/#workspaces': 'questions about workspaces',
  '/workspaces-and-credits-faq/#what-happened-to-my-organization':
    'organizations became workspaces; what is an organization called now; org gone; where is my organization',
  '/workspaces-and-credits-faq/#can-i-have-more-members':
    'number of members; user limit; seats; how many people; add more users; maximum users; price per user; extra seat; team size; user licenses; how many colleagues can I invite; is there a price per user',
  '/workspaces-and-credits-faq/#i-have-an-older-personal-account-what-about-me':
    'personal account; legacy account; developer plan',
  '/workspaces-and-credits-faq/#credits': 'questions about credits',
  '/workspaces-and-credits-faq/#how-do-i-count-credits':
    'calculate credits; credit calculator; estimate credits; how many credits will I need; forecast my usage; what will it cost me; example calculation; how many credits will my workflow need',
  '/workspaces-and-credits-faq/#do-i-pay-more-than-before':
    'is it more expensive; price increase; cost more now',
  '/workspaces-and-credits-faq/#what-do-sources-cost-now': 'source price; triggers cost credits',
  '/workspaces-and-credits-faq/#what-if-i-use-all-of-my-credits':
    'out of credits; no credits left; exceed credits; run out; over the limit; credits exhausted; workflows stop; what happens at the limit; credits are gone; limit reached; workflows paused because of credits; everything stopped; 100 percent used; buy more; what happens when nothing is left; workflows stopped because the allowance is used',
  '/workspaces-and-credits-faq/#the-team-plan': 'team plan; plan for teams; old team plan',
  '/workspaces-and-credits-faq/#what-happened-to-it': 'end of the team plan',
  '/workspaces-and-credits-faq/#does-my-bill-change': 'will I pay a different amount; new bill',
  '/workspaces-and-credits-faq/#why-plans-changed': 'reason for new pricing; why credits',
  '/workspaces-and-credits-faq/#what-you-have-to-do':
    'action required; do I need to do something; migrate my plan',
  '/workspaces-and-credits-faq/#old-and-new-numbers':
    'invocations compared with credits; table of old and new limits',
  '/limits/':
    'limits; quotas; maximum; restrictions; how many; how large; how long; caps; thresholds; size limits; constraints; boundaries; ceiling; allowance; technical limits; cap; maximum values; fair use; caps by plan',
  '/limits/#credits-and-plans':
    'credits per day; credits per month; free credits; included credits; plan limits; daily credits; how many runs are free; executions per day',
  '/limits/#credit-notifications':
    'mail at 80 percent; warning before credits run out; credit alert; notified about usage; told before credits run out; threshold mail; usage warning; tell me before credits run out; when do you warn me about usage',
  '/limits/#daily-testing-limit':
    'test time per day; how much can I test; testing quota; 30 minutes of tests; cannot test any more today; test quota; minutes of testing; how long may I test per day',
  '/limits/#number-of-workflows-sources-and-accounts':
    'how many workflows; maximum sources; number of accounts; workflow limit; max connected accounts; active workflows; how many zaps; max workflows; how many accounts; number of triggers; how many projects; how many automations can I have',
  '/limits/#plans-before-credits': 'old plan limits; invocation limit; old invocation limits',
  '/limits/#http-triggers':
    'request size; body size; payload size; requests per second; qps; rate limit of webhooks; upload size; max request; url length; max request size; webhook rate; how many webhooks; megabytes per request; concurrent requests; header size; how fast may I send webhooks; how many requests may come per second; how large may a request be',
  '/limits/#e-mail-triggers':
    'mail size; attachment limit; emails per day; max email size; how large can an email be; largest mail; size of an attachment; mails per day; biggest email; inbound mail limit; how large may a mail be; biggest file somebody can mail to my workflow',
  '/limits/#memory-and-cpu':
    'how much memory; ram; mb; cpu; processor; biggest memory; vcpu; how many gb of ram; cores; highest memory; default memory; how much memory does a run have',
  '/limits/#execution-time':
    'timeout; maximum duration; how long can it run; seconds; time limit; longest run; maximum execution time; how many minutes; longest possible run; default timeout; runtime; hours; longest duration; how long may it run at most; longest time a workflow can take',
  '/limits/#disk-space-in-tmp':
    'disk; tmp size; storage on disk; how big can a file be; space for files; how many mb on disk; file size; gigabytes; temporary storage; how many gigabytes can I write',
  '/limits/#logs-exports-and-event-data':
    'export size; log size; step data; maximum size of exports; payload between steps; event size; size of step output; console output limit; data between steps; log lines; how large can the result of a step be',
  '/limits/#executions':
    'limits of a run; execution limits; how long can a step run; number of steps; maximum steps; runs at once; steps per workflow; maximum of one run; how much can one run do',
  '/limits/#event-history':
    'retention; days; how many events; how long logs are stored; history limit; inspector limit; days of logs; how long is history kept; number of stored runs; event age; how many runs are kept',
  '/limits/#event-queue':
    'queue size; queued events; maximum queue; waiting events; queue length; how many events can wait',
  '/limits/#stored-data':
    'data store size; number of keys; environment variable size; attachments size; storage; entries in a data store; variable length; megabytes of attachments; records; value size; how large may a value be; how much fits into a data store',
  '/limits/#rest-api':
    'api rate limit; calls per minute; requests to the api; api quota; page size; calls per second to the api; throttled api; items per page; how often may I call your api',
  '/limits/#components':
    'component size; timer interval; shortest interval; dedupe ids kept; component limits; source limits; fastest polling; min interval; size of a component; source memory; how often can an api be checked; shortest time between two polls',
  '/limits/#pauses-retries-and-workers':
    'longest delay; maximum pause; max retries; max suspend; number of workers; one year; retry limit; longest wait; how often is it retried; maximum sleep; days of delay; longest approval; how long may a run be paused; how often does it try again',
  '/limits/#runtime-versions-and-apps':
    'node version; python version; go version; which runtime; node 14; node 18; operating system; apps count; nodejs 16; nodejs 18; nodejs 20; python3; versions of languages; os; how many integrations; which node release do you run; which version of python is it',
  '/limits/#this-documentation-site': 'browsers of the documentation; limits of this site',
  '/limits/#raise-a-limit':
    'increase; more than the limit; ask for more; higher quota; exceed a limit; enterprise limits; extend a limit; bigger quota; exception; more memory than allowed; need more; extend; I need more than allowed; can you make an exception',
};
