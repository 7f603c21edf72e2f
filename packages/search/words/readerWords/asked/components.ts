/** Components. */
import {product} from '@portal/content/facts/product';
import type {Asked} from './types.ts';

const {cli} = product;

export const components: Asked = {
  '/components/':
    'component; custom app; what are components; sources and actions; extend the platform; plugin; build integrations; sdk; extension; module; custom node; building block for the platform; developer kit; app framework; addon; make my own triggers and actions',
  '/components/#what-a-component-gets-from-the-platform':
    'features for components; state auth and timers',
  '/components/#sources-and-actions':
    'source or action; difference between sources and actions; kinds of components; what is a source and what is an action; two types',
  '/components/#use-components':
    'use a component in a workflow; install a component; run a component; where do my components show up; use a published action',
  '/components/#develop-a-component':
    'write a component; create my own; local development; build a custom component; develop locally; start developing; local setup; write an integration; code editor for components; test locally; where do I write my own integration',
  '/components/#before-you-start':
    'prerequisites for components; install node; what do I need to develop',
  '/components/#where-to-look-things-up': 'component docs; examples of components',
  '/components/#manage-published-components':
    'delete a component; unpublish; list my components; update a published component; remove an action; delete an action; list of my actions; retire an action',
  '/components/#share-components':
    'share with my team; publish to the registry; public component; private component; publish a component; give my component to colleagues; visibility of components; private action; only my team should have my action; make a component public',
  '/components/quickstart/nodejs/actions/':
    'first action; develop an action; action step by step; custom action tutorial; publish my action; make a new action; create an action; write my own action; action from scratch; tutorial for actions; make an integration step; beginner component; how do I write an action myself',
  '/components/quickstart/nodejs/actions/#before-you-start': 'requirements for writing an action',
  '/components/quickstart/nodejs/actions/#1-hello-world': 'simplest action',
  '/components/quickstart/nodejs/actions/#write-the-action':
    'code of an action; action file; hello world action; minimal action',
  '/components/quickstart/nodejs/actions/#publish-it': `${cli} publish an action; upload an action; upload my action; make the action available`,
  '/components/quickstart/nodejs/actions/#run-it-in-a-workflow':
    'use my own action; test my action; find my action in the builder',
  '/components/quickstart/nodejs/actions/#2-hello-you': 'action with an input',
  '/components/quickstart/nodejs/actions/#add-a-prop':
    'input for an action; let the user enter a value; add a field to an action; let the user type something in my action; number or text input for an action',
  '/components/quickstart/nodejs/actions/#update-the-step':
    'new version of my action in a workflow; refresh the action',
  '/components/quickstart/nodejs/actions/#3-an-npm-package':
    'npm in an action; import a package in a component',
  '/components/quickstart/nodejs/actions/#4-a-connected-account':
    'oauth in an action; app prop in an action; github account in an action; authenticate in an action',
  '/components/quickstart/nodejs/actions/#when-it-does-not-work':
    'publish fails; action not in the list; my action is not found; publishing error; my action does not show up; cannot publish; action fails',
  '/components/quickstart/nodejs/sources/':
    'first source; develop a source; custom trigger; write a trigger; build my own trigger; source step by step; create a trigger; trigger from scratch; write my own trigger; tutorial for sources; custom event source; poll an api myself; source for my api; how do I write a trigger myself',
  '/components/quickstart/nodejs/sources/#before-you-start': 'requirements for writing a source',
  '/components/quickstart/nodejs/sources/#1-hello-world': 'simplest source',
  '/components/quickstart/nodejs/sources/#emit-an-event':
    'this.$emit; emit my first event; how to emit; send an event from my source',
  '/components/quickstart/nodejs/sources/#keep-state':
    'state in a source; db prop; remember between runs in a source; counter in a source; save the last id in a source; memory of a source',
  '/components/quickstart/nodejs/sources/#run-on-a-timer':
    'timer source; interval source; run a source every minute; cron source; polling source; poll every minute; periodic source; timer-based source; call an api regularly',
  '/components/quickstart/nodejs/sources/#run-on-requests':
    'http source; webhook source; run a source on http request; webhook-based source; receive requests in a source; endpoint of a component',
  '/components/quickstart/nodejs/sources/#2-a-feed': 'source that reads rss',
  '/components/quickstart/nodejs/sources/#emit-every-item':
    'emit all items of a feed; loop and emit',
  '/components/quickstart/nodejs/sources/#add-a-summary':
    'summary of an event; title of the event in the list',
  '/components/quickstart/nodejs/sources/#emit-only-new-items':
    'only new; dedupe; unique; no duplicates; skip old items; do not emit the same twice; remember seen items',
  '/components/quickstart/nodejs/sources/#read-it-every-five-minutes':
    'poll a feed; every 5 minutes; interval; polling',
  '/components/quickstart/nodejs/sources/#3-github-issues':
    'github source; new issue trigger; example with github; source for github; new issues as events',
  '/components/quickstart/nodejs/sources/#fetch-issues-with-an-account':
    'oauth in a source; call an api with an account in a source',
  '/components/quickstart/nodejs/sources/#emit-only-new-issues': 'skip known issues',
  '/components/quickstart/nodejs/sources/#look-for-issues-on-a-timer': 'poll github',
  '/components/quickstart/nodejs/sources/#4-deploy-it':
    'put a source live; deploy from the file; run in production; run my source; make my source live',
  '/components/quickstart/nodejs/sources/#when-you-see-no-event':
    'source emits nothing; no events from my source; source is silent; my source does not work; my trigger does nothing; source does not emit',
  '/components/guidelines/':
    'rules for components; review checklist; code style; requirements for a pull request; naming; standards; conventions; best practices of components; coding standards; what reviewers check; quality rules; registry rules',
  '/components/guidelines/#local-checks':
    'lint; eslint; run checks before a pull request; pre-commit; lint my component; npm test; eslint errors; continuous integration',
  '/components/guidelines/#general': 'basic rules for components',
  '/components/guidelines/#es-modules-only': 'import not require in components; mjs; esm',
  '/components/guidelines/#one-narrow-use': 'scope of a component; one action does one thing',
  '/components/guidelines/#complete-metadata': 'name description version type; required properties',
  '/components/guidelines/#keys-follow-the-pattern':
    'component key; key naming; app-name-action-name; slug; unique key of a component; id of a component; naming of keys; naming convention of keys; how to name the key of a component',
  '/components/guidelines/#versions-are-semantic':
    'semver; version number; bump version; 0.0.1; when to increase the version; which version number; increment the version; major minor patch',
  '/components/guidelines/#files-are-where-they-belong':
    'file structure; folder names; path of a component file; folder for my action; where do I put the file',
  '/components/guidelines/#well-kept-client-libraries':
    'use the official sdk; npm client in components',
  '/components/guidelines/#a-packagejson-for-each-app': 'package.json; dependencies of a component',
  '/components/guidelines/#errors-that-help':
    'error messages in components; throw ConfigurationError; helpful errors',
  '/components/guidelines/#a-readme-with-three-headings':
    'readme; documentation of an app; readme template; example use cases; getting started section',
  '/components/guidelines/#all-pages-one-at-a-time':
    'pagination in components; generator; all results',
  '/components/guidelines/#secrets-are-secret':
    'secret prop; hide a value; password field; masked input; password input; do not show the token; masked prop; password field that nobody can read',
  '/components/guidelines/#reuse': 'avoid duplicated component code',
  '/components/guidelines/#prop-definitions-in-the-app-file':
    'propDefinitions; share props between components; reuse props',
  '/components/guidelines/#api-calls-in-the-app-file':
    'methods of the app file; where to put api calls; _makeRequest',
  '/components/guidelines/#methods-are-documented': 'jsdoc; document functions',
  '/components/guidelines/#changes-to-app-files-are-tested': 'test app file changes; regression',
  '/components/guidelines/#common-modules-are-abstract':
    'base component; common folder; shared code of components; inherit',
  '/components/guidelines/#props': 'rules for props',
  '/components/guidelines/#three-or-four-props': 'how many props; required props; too many props',
  '/components/guidelines/#labels-of-the-app': 'prop labels; label text; naming of fields',
  '/components/guidelines/#descriptions-that-help':
    'description of a prop; help text; markdown in descriptions; link to api docs',
  '/components/guidelines/#optional-wherever-possible':
    'optional props; optional: true; not required',
  '/components/guidelines/#defaults-wherever-possible': 'default value of a prop; preset',
  '/components/guidelines/#choices-instead-of-ids':
    'async options; let users select; drop-down instead of id',
  '/components/guidelines/#dynamic-props-for-dynamic-forms': 'forms that change; reloadProps rule',
  '/components/guidelines/#fixed-names-for-interfaces-and-services':
    'name of timer and db props; this.db; this.http; this.timer',
  '/components/guidelines/#the-database-behind-methods': 'getters and setters for db; _getLastId',
  '/components/guidelines/#sources': 'rules for sources',
  '/components/guidelines/#webhooks-rather-than-polling':
    'polling or webhook source; real-time source; prefer webhooks',
  '/components/guidelines/#names-of-sources':
    'how to name a source; new item created; naming of triggers',
  '/components/guidelines/#descriptions-of-sources': 'text of a source description',
  '/components/guidelines/#a-summary-for-each-event': 'event summary; summary field',
  '/components/guidelines/#built-in-dedupe-first':
    'dedupe in sources; use unique; avoid duplicates in components',
  '/components/guidelines/#events-from-the-start':
    'emit historical events; events on first run; deploy hook; past events; initial events; first events after deploy; backfill; show sample events at once; emit old items at the first deploy; show earlier items right after the deploy; historical data when a source is created',
  '/components/guidelines/#a-sample-event':
    'sampleEmit; test-event.mjs; example event of a source; sample payload',
  '/components/guidelines/#polling-sources': 'rules for timer sources',
  '/components/guidelines/#the-default-interval':
    'default polling interval; how often does a source poll; DEFAULT_POLLING_SOURCE_TIMER_INTERVAL; 15 minutes',
  '/components/guidelines/#ask-only-for-what-is-new':
    'since parameter; incremental polling; store the last timestamp; checkpoint',
  '/components/guidelines/#respect-rate-limits':
    'api rate limit in a source; too many calls; throttle a source; 429 in a source; slow down a source',
  '/components/guidelines/#webhook-sources': 'rules for webhook sources',
  '/components/guidelines/#hooks-create-and-delete-webhooks':
    'activate and deactivate; create a webhook automatically; delete webhook on deactivate',
  '/components/guidelines/#requests-are-verified':
    'verify signature in a source; validate webhook; signing secret; check the signature in a component; authenticity of webhooks',
  '/components/guidelines/#actions': 'rules for actions',
  '/components/guidelines/#names-of-actions': 'how to name an action; verb first; action naming',
  '/components/guidelines/#javascript-objects-as-results':
    'return json; return value of an action; do not return strings',
  '/components/guidelines/#plain-arrays-from-lists': 'return an array; list result of an action',
  '/components/guidelines/#a-summary-of-the-success':
    '$summary; $.export("$summary"); success message of an action',
  '/components/guidelines/#large-data-in-tmp':
    'large files in an action; file output of a component; write to /tmp in an action',
  '/components/guidelines/#checklist-to-copy':
    'checklist; pull request template; before submitting; review list',
  '/components/typescript/':
    'ts; type definitions; typed component; compile typescript; tsc; tsconfig; defineAction; defineSource; typed code; typing; interfaces; ts-node; compile; type checking; generics',
  '/components/typescript/#in-a-project-of-your-own':
    'set up typescript; install types; tsconfig.json',
  '/components/typescript/#in-the-registry': 'typescript in the repository; build the registry',
  '/components/typescript/#a-source': 'source in typescript; defineSource example',
  '/components/typescript/#an-app': 'app file in typescript; defineApp example',
  '/components/typescript/#the-types': 'list of types; defineApp; SourceHooks',
  '/components/typescript/#types-of-props': 'prop types in ts',
  '/components/typescript/#types-of-run': 'type of the run method',
  '/components/typescript/#types-of-the-values-of-props':
    'this in typescript; infer types of props',
  '/components/typescript/#known-issues': 'type errors; this is any; typescript problems',
  '/components/migrating/':
    'convert a legacy action; old action; action from before; rewrite an old action; upgrade actions; old style action; upgrade legacy code; port an action; rewrite to the new format',
  '/components/migrating/#what-changes': 'legacy vs component action; differences from old actions',
  '/components/migrating/#the-legacy-action': 'example of an old action',
  '/components/migrating/#convert-it':
    'steps to convert; migration of an action; how do I convert an old action',
  '/components/migrating/#the-component': 'result of the conversion',
  '/components/migrating/#publish-and-use-it': 'release the converted action',
  '/components/migrating/#common-mistakes':
    'errors when converting; params is not defined; conversion problems',
  '/components/migrating/#let-users-choose-instead-of-type':
    'turn a text field into a drop-down; async options in a converted action',
  '/components/api/':
    'component reference; component schema; all properties; sdk; write components; defineComponent reference; sdk reference; spec; manifest of a component; developer reference; full list of options',
  '/components/api/#sources-and-actions-compared':
    'source vs action; can an action have hooks; difference',
  '/components/api/#component-structure':
    'name key version type props methods run; fields of a component; required fields; type action; type source',
  '/components/api/#props':
    'define props; inputs of a component; configuration of a component; inputs; parameters of a component; user input; fields of a form',
  '/components/api/#fields-of-a-prop':
    'label description optional default secret; prop attributes; min and max; hidden; disabled; readonly; prop options; mandatory field; optional input; make a field required; help text under a field; placeholder; default value; validation; tooltip; user must fill in a field; description below an input',
  '/components/api/#shorthand-for-props': 'short form of props; prop as a string',
  '/components/api/#prop-types':
    'list of prop types; types; string integer boolean; which types are there',
  '/components/api/#string':
    'text prop; string input; secret string; textarea; multiline text; text field; single line; let users type a text',
  '/components/api/#integer':
    'number prop; numeric input; min max; decimal; float; range; numbers only; let users type a number',
  '/components/api/#boolean':
    'checkbox; true false prop; toggle; switch; tick box; yes no field; on off; let users tick a box',
  '/components/api/#object':
    'object prop; key value input; json prop; json editor; dictionary; map',
  '/components/api/#any': 'any type; untyped prop',
  '/components/api/#array-types':
    'string[]; list prop; multi select; array input; several values; list of strings; multiselect; tags; several choices; repeatable field; let users enter several values',
  '/components/api/#app':
    'app prop; type app; account prop; connect an account in a component; $auth in a component; login for a component; credentials in a component; oauth prop; use an account in my component',
  '/components/api/#data_store':
    'data_store prop; data store in a component; key-value store in a component',
  '/components/api/#service-db':
    '$.service.db; this.db.get; this.db.set; store state in a source; persist in component; key value in source; storage of a component; persist between runs of a source; cursor; last poll; save a webhook id; where do I keep the last id between polls; remember something in a source',
  '/components/api/#interface-timer':
    '$.interface.timer; run on a schedule; cron; intervalSeconds; every 15 minutes; polling; static timer; every hour; scheduler of a source; poll interval; interval in seconds; periodic run of a source; how often does my source run; fastest polling; run my source more often; check an api for new items regularly',
  '/components/api/#interface-http':
    '$.interface.http; this.http.respond; endpoint of a source; receive webhooks in a component; custom response of a source; receive http in a component; reply to a webhook in a source; url of a source; respond to a challenge',
  '/components/api/#http_request':
    'http_request prop; request builder in a component; this.httpRequest.execute; let users build a request; request prop',
  '/components/api/#alert':
    'alert prop; show a message in the form; info box; warning in a component form; notice; warning text in the form; hint; banner',
  '/components/api/#limits-on-props': 'prop size limit; maximum props; how large can props be',
  '/components/api/#async-options':
    'options(); dynamic options; drop-down; load choices; select from api; remote list; dropdown values; label and value; choices from an api; fill a select; list channels; autocomplete field; dynamic dropdown; remote choices; lookup field; fill the choices from an api; values of a dropdown come from my api',
  '/components/api/#pages-by-number':
    'page in options; paginated drop-down; load more; more than one page of choices; infinite scroll in a dropdown',
  '/components/api/#pages-by-token': 'next token in options; cursor in options; context in options',
  '/components/api/#search-in-the-drop-down':
    'useQuery; search options; filter a drop-down; query in options; type to search; typeahead; searchable select; find in a long list; type to find an option in a long list',
  '/components/api/#prop-definitions':
    'propDefinition; reuse props; share a prop; inherit a prop; override a prop; define once use often; inherit props; common props',
  '/components/api/#dependent-drop-downs':
    'cascade; option depends on another; c => ; second select; linked fields; parent prop; first choose country then city; options based on another field; chained selects; nested dropdown; second list shows only what fits the first choice',
  '/components/api/#dynamic-props':
    'additionalProps; reloadProps; add fields on the fly; conditional props; generate props; show a field only when; form that changes; show more fields after a choice; fields depend on a selection; conditional form; form from a schema; custom fields; ask more questions depending on the answer',
  '/components/api/#hide-and-show-existing-props':
    'hidden prop; toggle visibility of a prop; existingProps; disable a field; show a field only if; make a field disappear; toggle a field; hide an input until a checkbox is ticked; show an input depending on a checkbox',
  '/components/api/#methods':
    'methods; helper functions in a component; this.method; reusable functions; class methods; private helper',
  '/components/api/#hooks':
    'deploy activate deactivate; lifecycle; on create; on delete; setup and teardown; register a webhook; when a source is created; before start; initialization; constructor; cleanup; setup',
  '/components/api/#deploy':
    'deploy hook; run once at deploy; first deployment; backfill; first run; initial sync; first deploy of a source; emit earlier items at deploy',
  '/components/api/#activate':
    'activate hook; on enable; create a webhook; register a webhook; subscribe at a service; start listening; register at a service when the source is switched on',
  '/components/api/#deactivate':
    'deactivate hook; on disable; delete a webhook; cleanup; unregister a webhook; stop listening; unsubscribe at a service',
  '/components/api/#run':
    'run method; run(event); what is passed to run; main function; entry point of a component; main method; called when; each execution',
  '/components/api/#emit-events':
    'this.$emit; emit; send an event from a source; trigger workflows from a source; trigger a workflow from my component; publish an event; push data',
  '/components/api/#metadata-of-an-event':
    'id summary ts; event metadata; third argument of emit; second argument of $emit; event timestamp; title of an event; dedupe id; timestamp of an event',
  '/components/api/#channels':
    'emit to a channel; named channel in a source; several outputs of a source',
  '/components/api/#dedupe-strategies':
    'dedupe; unique greatest last; duplicates; emit once; avoid the same event twice; deduplication; ignore repeated items; already emitted; only fresh items; avoid double events; same item again; my source sends old items again; source emits an item only once',
  '/components/api/#which-event-wins': 'duplicate event dropped; which of two events is kept',
  '/components/api/#unique':
    'dedupe unique; ids seen before; last 100 ids; cache of ids; id-based dedupe; remember ids',
  '/components/api/#greatest':
    'dedupe greatest; highest id; increasing ids; numeric id; only larger ids; timestamps ascending',
  '/components/api/#last':
    'dedupe last; list without ids; newest first; sorted list; feed without ids; reverse chronological',
  '/components/api/#the-action-helper': '$ in an action; run({$}); dollar argument; helper methods',
  '/components/api/#return-and-export-data':
    '$.export; return from an action; output of an action; named export in a component',
  '/components/api/#summary':
    '$summary; message shown after an action; success text; text shown after success; green message; show a message after my action ran',
  '/components/api/#respond':
    '$.respond in a component; http response from an action; status and body',
  '/components/api/#flow':
    '$.flow.exit; $.flow.delay; $.flow.suspend; $.flow.rerun in a component; control flow in a component',
  '/components/api/#send': '$.send.http; $.send.email in a component; destinations in a component',
  '/components/api/#context':
    '$.context; run; deadline; execution context in an action; test or live; isTest; jit',
  '/components/api/#environment-variables': 'process.env in a component; secrets in a component',
  '/components/api/#npm-packages':
    'npm in a component; import a library in a component; dependencies; use a library in a component; external dependency; import sdk',
  '/components/api/#pin-a-version': 'version of an npm package in a component; lock a dependency',
  '/components/api/#manage-sources':
    'deploy update delete a source; cli for sources; list my sources; source commands; deploy with the cli; commands for sources',
  '/components/api/#manage-actions':
    'publish an action; update an action; cli for actions; private actions',
  '/components/api/#lifecycle-of-a-source':
    'when are hooks called; source states; create update delete of a source',
  '/components/api/#lifecycle-of-an-event':
    'what happens to an emitted event; from emit to workflow',
  '/components/api/#when-it-does-not-work':
    'component error; component fails; deploy error; props do not show; component does not deploy; prop not visible; error in a component',
  '/components/api/#limits':
    'limits of components; memory of a source; timeout of a source; event size; maximum runtime of a source; memory of components',
};
