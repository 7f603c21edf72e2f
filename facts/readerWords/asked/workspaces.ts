/** Projects, workspaces, plans and limits. */
import type {Asked} from './types.ts';

export const workspaces: Asked = {
  '/projects/':
    'project; folder; organize; group; structure; arrange workflows; directories; tidy up',
  '/projects/#create-a-project': 'new project; add a project; make a folder for workflows',
  '/projects/#add-workflows-and-folders':
    'new folder; put a workflow in a folder; nested folders; sub folders',
  '/projects/#move-things-within-a-project': 'drag a workflow to a folder; move a folder; reorder',
  '/projects/#move-workflows-to-another-project':
    'transfer a workflow; change the project of a workflow; move between projects',
  '/projects/#import-workflows-from-before-projects':
    'old workflows not in a project; import existing workflows; where are my old workflows',
  '/projects/#who-sees-a-project':
    'permissions of a project; restrict a project; private project; access to projects; share a project with colleagues',
  '/projects/#share-a-project-with-support': 'support access to a project; let support look',
  '/projects/#delete-a-project':
    'remove a project; what happens to workflows of a deleted project; restore a project',
  '/projects/#why-do-i-not-find-my-sources-in-the-project':
    'sources missing in project; where are my sources; data stores in a project',
  '/projects/#does-each-project-have-environment-variables-of-its-own':
    'project variables; environments; staging and production; env per project; scoped variables',
  '/workspaces/':
    'workspace; organization; company account; team; tenant; shared account; collaborate; several users; multi-user; work together',
  '/workspaces/#create-a-workspace-and-switch-between-them':
    'new workspace; change workspace; several workspaces; second workspace; switch team; personal workspace; leave a workspace',
  '/workspaces/#settings-of-a-workspace': 'workspace options; configure the workspace; avatar',
  '/workspaces/#invite-people':
    'add users; invite a colleague; join a workspace; invitation link; new member; remove a member; kick a user; invite by e-mail; collaborator; coworker',
  '/workspaces/#roles-and-permissions':
    'admin vs member; what can members do; rights; rbac; read-only user; owner; roles; access levels',
  '/workspaces/#make-somebody-admin':
    'admin rights; promote; change a role; remove admin; demote; give admin permission',
  '/workspaces/#find-the-workspace-id':
    'org_id; workspace identifier; where is my org id; id of the team',
  '/workspaces/#require-two-factor-authentication':
    'enforce 2fa for everyone; mandatory mfa; force two-factor',
  '/workspaces/#single-sign-on':
    'sso; saml; enterprise login; identity provider; azure ad; entra; onelogin; scim; company login',
  '/workspaces/#verify-an-e-mail-domain':
    'domain ownership; dns txt record; claim a domain; verify domain',
  '/workspaces/#turn-on-single-sign-on': 'enable sso; configure saml; activate sso; set up sso',
  '/workspaces/#login-rules':
    'login policy; restrict how people log in; disable password login; allow only google; enforce sso',
  '/workspaces/#sign-in-with-single-sign-on':
    'log in with sso; login page sso; sso url; how do members log in',
  '/workspaces/#rename-a-workspace': 'change the workspace name; new name for the team',
  '/workspaces/#delete-a-workspace':
    'close; remove the workspace; delete the organization; delete everything',
  '/workspaces/sso/google/':
    'google sso; gsuite saml; google workspace login; google admin console; sign on with google',
  '/workspaces/sso/google/#create-the-saml-app':
    'custom saml app google; acs url; entity id; google saml setup',
  '/workspaces/sso/google/#give-people-access-in-google':
    'turn on for everyone; assign users in google; user access google',
  '/workspaces/sso/google/#publish-the-metadata':
    'idp metadata; metadata xml; host the metadata; google metadata file',
  '/workspaces/sso/google/#enter-the-metadata-in-the-workspace':
    'metadata url google; paste metadata google',
  '/workspaces/sso/google/#when-somebody-cannot-sign-in-with-google':
    'google sso error; app_not_configured_for_user; google login fails; 403 google saml',
  '/workspaces/sso/okta/': 'okta sso; okta saml; okta login; okta integration; sign on with okta',
  '/workspaces/sso/okta/#add-the-app-in-okta': 'okta app catalog; create okta application',
  '/workspaces/sso/okta/#set-up-saml-and-copy-the-metadata-address':
    'okta metadata url; okta saml settings',
  '/workspaces/sso/okta/#enter-the-metadata-address-in-the-workspace':
    'paste okta metadata; finish the okta setup',
  '/workspaces/sso/okta/#assign-people-in-okta':
    'assign users in okta; okta groups; give access in okta',
  '/workspaces/sso/okta/#after-the-switch-to-okta':
    'what changes with okta; existing users after sso',
  '/workspaces/sso/okta/#when-somebody-cannot-sign-in-with-okta':
    'okta login error; okta does not work; user not assigned; okta login fails',
  '/user-settings/':
    'my account; profile; preferences; settings of my user; personal settings; account page',
  '/user-settings/#account':
    'username; e-mail and name; account details; password change; reset my password',
  '/user-settings/#change-your-e-mail-address':
    'change email; update my email; different mail address; wrong email address',
  '/user-settings/#replace-your-api-key':
    'regenerate key; new api key; revoke key; key leaked; rotate; reset key',
  '/user-settings/#two-factor-authentication':
    '2fa; mfa; otp; authenticator; recovery codes; lost phone; second factor; enable two-step login; security key',
  '/user-settings/#application':
    'theme; dark mode; editor settings; vim; font size; timezone setting; appearance',
  '/user-settings/#billing-and-use': 'my bill; how much have I used; billing page; usage',
  '/user-settings/#subscription':
    'my plan; cancel subscription; manage subscription; change card; billing portal; unsubscribe; stop paying',
  '/user-settings/#usage-chart':
    'credits per day; usage by workflow; which workflow uses most; graph; statistics; consumption',
  '/user-settings/#set-a-credit-budget':
    'limit my spending; max credits; alert on credits; cap; spending limit',
  '/user-settings/#delete-your-account':
    'close account; remove my user; deactivate my account; quit; leave the service; cancel my account',
  '/pricing/':
    'price; cost; how expensive; plans; subscription; free; billing; credits; how much; fee; payment; paid plan',
  '/pricing/#plans-at-a-glance':
    'compare plans; plan table; tiers; basic advanced business enterprise; which plan; features by plan; what is in each plan',
  '/pricing/#the-free-plan':
    'free tier; limits of the free plan; what is free; no credit card; free credits; trial; free forever; hobby',
  '/pricing/#what-a-credit-is':
    'credit meaning; how are credits charged; one credit; compute time; credits per execution; memory and credits; how much does a run cost; cost per run',
  '/pricing/#use-fewer-credits':
    'cheaper; save credits; reduce usage; optimize the cost; spend less; why are my credits used so fast',
  '/pricing/#sources': 'do sources cost; credits of a trigger; polling cost; are triggers free',
  '/pricing/#dedicated-workers': 'cost of warm workers; price of no cold starts',
  '/pricing/#data-store-keys': 'price of data stores; extra keys; keys included in a plan',
  '/pricing/#billing-period':
    'when am I charged; monthly; yearly; renewal date; rollover; unused credits; billing cycle; reset of credits; start of the month',
  '/pricing/#see-what-you-use':
    'check my usage; remaining credits; how many credits left; monitor usage',
  '/pricing/#credit-budgets':
    'spending cap; budget; stop at a limit; avoid a surprise bill; overage; extra credits; unexpected charges',
  '/pricing/#plans-before-credits': 'old plan; legacy plan; invocations; grandfathered',
  '/pricing/#change-your-plan':
    'upgrade; downgrade; cancel; switch plan; end my subscription; refund; stop paying; go back to free; cancellation; money back; buy a plan',
  '/pricing/#how-do-i-change-my-card-or-find-invoices':
    'credit card; invoice; receipt; payment method; billing address; vat; tax id; payment failed; card declined; expired card',
  '/pricing/#do-you-store-my-card': 'is my card safe; stripe; card data; pci',
  '/pricing/#can-i-pay-by-invoice':
    'invoice payment; bank transfer; purchase order; wire; annual; enterprise billing; paypal; contract',
  '/pricing/#do-tests-cost-anything':
    'test cost; are tests free; credits in the builder; credits while developing',
  '/pricing/#does-a-rerun-cost-credits':
    'replay cost; retry cost; credits of a replay; are retries charged',
  '/pricing/#whom-do-i-ask-about-a-bill':
    'billing support; wrong bill; refund; dispute; charged twice; contact billing; question about an invoice',
  '/workspaces-and-credits-faq/':
    'credits faq; new plans; change from invocations; what changed in pricing; workspaces introduced',
  '/workspaces-and-credits-faq/#what-happened-to-my-organization':
    'organizations became workspaces; org gone; where is my organization',
  '/workspaces-and-credits-faq/#can-i-have-more-members':
    'number of members; user limit; seats; how many people; add more users; maximum users',
  '/workspaces-and-credits-faq/#i-have-an-older-personal-account-what-about-me':
    'personal account; legacy account; developer plan',
  '/workspaces-and-credits-faq/#how-do-i-count-credits':
    'calculate credits; credit calculator; estimate credits; how many credits will I need',
  '/workspaces-and-credits-faq/#do-i-pay-more-than-before':
    'is it more expensive; price increase; cost more now',
  '/workspaces-and-credits-faq/#what-do-sources-cost-now': 'source price; triggers cost credits',
  '/workspaces-and-credits-faq/#what-if-i-use-all-of-my-credits':
    'out of credits; no credits left; exceed credits; run out; over the limit; credits exhausted; workflows stop; what happens at the limit',
  '/workspaces-and-credits-faq/#the-team-plan': 'team plan; plan for teams; old team plan',
  '/workspaces-and-credits-faq/#does-my-bill-change': 'will I pay a different amount; new bill',
  '/workspaces-and-credits-faq/#why-plans-changed': 'reason for new pricing; why credits',
  '/workspaces-and-credits-faq/#what-you-have-to-do':
    'action required; do I need to do something; migrate my plan',
  '/limits/':
    'limits; quotas; maximum; restrictions; how many; how large; how long; caps; thresholds; size limits; constraints',
  '/limits/#credits-and-plans':
    'credits per day; credits per month; free credits; included credits; plan limits',
  '/limits/#credit-notifications':
    'mail at 80 percent; warning before credits run out; credit alert; notified about usage',
  '/limits/#daily-testing-limit':
    'test time per day; how much can I test; testing quota; 30 minutes of tests',
  '/limits/#number-of-workflows-sources-and-accounts':
    'how many workflows; maximum sources; number of accounts; workflow limit; max connected accounts; active workflows',
  '/limits/#plans-before-credits': 'old plan limits; invocation limit',
  '/limits/#http-triggers':
    'request size; body size; payload size; requests per second; qps; rate limit of webhooks; upload size; max request; url length',
  '/limits/#e-mail-triggers':
    'mail size; attachment limit; emails per day; max email size; how large can an email be',
  '/limits/#memory-and-cpu': 'how much memory; ram; mb; cpu; processor; biggest memory; vcpu',
  '/limits/#execution-time':
    'timeout; maximum duration; how long can it run; seconds; time limit; longest run; maximum execution time',
  '/limits/#disk-space-in-tmp':
    'disk; tmp size; storage on disk; how big can a file be; space for files',
  '/limits/#logs-exports-and-event-data':
    'export size; log size; step data; maximum size of exports; payload between steps; event size',
  '/limits/#executions':
    'limits of a run; execution limits; how long can a step run; number of steps; maximum steps',
  '/limits/#event-history':
    'retention; days; how many events; how long logs are stored; history limit; inspector limit',
  '/limits/#event-queue': 'queue size; queued events; maximum queue',
  '/limits/#stored-data':
    'data store size; number of keys; environment variable size; attachments size; storage',
  '/limits/#rest-api':
    'api rate limit; calls per minute; requests to the api; api quota; page size',
  '/limits/#components':
    'component size; timer interval; shortest interval; dedupe ids kept; component limits; source limits',
  '/limits/#pauses-retries-and-workers':
    'longest delay; maximum pause; max retries; max suspend; number of workers; one year; retry limit',
  '/limits/#runtime-versions-and-apps':
    'node version; python version; go version; which runtime; node 14; node 18; operating system; apps count',
  '/limits/#raise-a-limit':
    'increase; more than the limit; ask for more; higher quota; exceed a limit; enterprise limits; extend a limit',
};
