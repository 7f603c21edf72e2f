/** Components. */
import {product} from '../../product.ts';
import type {Asked} from './types.ts';

const {cli} = product;

export const components: Asked = {
  '/components/':
    'component; custom app; what are components; sources and actions; extend the platform; plugin; build integrations',
  '/components/#what-a-component-gets-from-the-platform':
    'features for components; state auth and timers',
  '/components/#sources-and-actions':
    'source or action; difference between sources and actions; kinds of components',
  '/components/#use-components':
    'use a component in a workflow; install a component; run a component',
  '/components/#develop-a-component':
    'write a component; create my own; local development; build a custom component; develop locally',
  '/components/#before-you-start':
    'prerequisites for components; install node; what do I need to develop',
  '/components/#where-to-look-things-up': 'component docs; examples of components',
  '/components/#manage-published-components':
    'delete a component; unpublish; list my components; update a published component; remove an action',
  '/components/#share-components':
    'share with my team; publish to the registry; public component; private component; publish a component',
  '/components/quickstart/nodejs/actions/':
    'first action; develop an action; action step by step; custom action tutorial; publish my action; make a new action',
  '/components/quickstart/nodejs/actions/#write-the-action':
    'code of an action; action file; hello world action; minimal action',
  '/components/quickstart/nodejs/actions/#publish-it': `${cli} publish an action; upload an action`,
  '/components/quickstart/nodejs/actions/#run-it-in-a-workflow':
    'use my own action; test my action',
  '/components/quickstart/nodejs/actions/#add-a-prop':
    'input for an action; let the user enter a value; add a field to an action',
  '/components/quickstart/nodejs/actions/#update-the-step':
    'new version of my action in a workflow; refresh the action',
  '/components/quickstart/nodejs/actions/#3-an-npm-package':
    'npm in an action; import a package in a component',
  '/components/quickstart/nodejs/actions/#4-a-connected-account':
    'oauth in an action; app prop in an action; github account in an action; authenticate in an action',
  '/components/quickstart/nodejs/actions/#when-it-does-not-work':
    'publish fails; action not in the list; my action is not found; publishing error',
  '/components/quickstart/nodejs/sources/':
    'first source; develop a source; custom trigger; write a trigger; build my own trigger; source step by step',
  '/components/quickstart/nodejs/sources/#emit-an-event':
    'this.$emit; emit my first event; how to emit',
  '/components/quickstart/nodejs/sources/#keep-state':
    'state in a source; db prop; remember between runs in a source; counter in a source',
  '/components/quickstart/nodejs/sources/#run-on-a-timer':
    'timer source; interval source; run a source every minute; cron source; polling source',
  '/components/quickstart/nodejs/sources/#run-on-requests':
    'http source; webhook source; run a source on http request',
  '/components/quickstart/nodejs/sources/#emit-every-item':
    'emit all items of a feed; loop and emit',
  '/components/quickstart/nodejs/sources/#add-a-summary':
    'summary of an event; title of the event in the list',
  '/components/quickstart/nodejs/sources/#emit-only-new-items':
    'only new; dedupe; unique; no duplicates; skip old items',
  '/components/quickstart/nodejs/sources/#read-it-every-five-minutes':
    'poll a feed; every 5 minutes; interval; polling',
  '/components/quickstart/nodejs/sources/#3-github-issues':
    'github source; new issue trigger; example with github',
  '/components/quickstart/nodejs/sources/#4-deploy-it':
    'put a source live; deploy from the file; run in production',
  '/components/quickstart/nodejs/sources/#when-you-see-no-event':
    'source emits nothing; no events from my source; source is silent; my source does not work',
  '/components/guidelines/':
    'rules for components; review checklist; code style; requirements for a pull request; naming; standards; conventions; best practices of components',
  '/components/guidelines/#local-checks':
    'lint; eslint; run checks before a pull request; pre-commit',
  '/components/guidelines/#es-modules-only': 'import not require in components; mjs; esm',
  '/components/guidelines/#one-narrow-use': 'scope of a component; one action does one thing',
  '/components/guidelines/#complete-metadata': 'name description version type; required properties',
  '/components/guidelines/#keys-follow-the-pattern':
    'component key; key naming; app-name-action-name; slug',
  '/components/guidelines/#versions-are-semantic':
    'semver; version number; bump version; 0.0.1; when to increase the version',
  '/components/guidelines/#files-are-where-they-belong':
    'file structure; folder names; path of a component file',
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
    'secret prop; hide a value; password field; masked input',
  '/components/guidelines/#prop-definitions-in-the-app-file':
    'propDefinitions; share props between components; reuse props',
  '/components/guidelines/#api-calls-in-the-app-file':
    'methods of the app file; where to put api calls; _makeRequest',
  '/components/guidelines/#methods-are-documented': 'jsdoc; document functions',
  '/components/guidelines/#common-modules-are-abstract':
    'base component; common folder; shared code of components; inherit',
  '/components/guidelines/#three-or-four-props': 'how many props; required props; too many props',
  '/components/guidelines/#labels-of-the-app': 'prop labels; label text; naming of fields',
  '/components/guidelines/#descriptions-that-help':
    'description of a prop; help text; markdown in descriptions; link to api docs',
  '/components/guidelines/#optional-wherever-possible':
    'optional props; optional: true; not required',
  '/components/guidelines/#defaults-wherever-possible': 'default value of a prop; preset',
  '/components/guidelines/#choices-instead-of-ids':
    'async options; let users select; drop-down instead of id',
  '/components/guidelines/#fixed-names-for-interfaces-and-services':
    'name of timer and db props; this.db; this.http; this.timer',
  '/components/guidelines/#webhooks-rather-than-polling':
    'polling or webhook source; real-time source; prefer webhooks',
  '/components/guidelines/#names-of-sources':
    'how to name a source; new item created; naming of triggers',
  '/components/guidelines/#a-summary-for-each-event': 'event summary; summary field',
  '/components/guidelines/#built-in-dedupe-first':
    'dedupe in sources; use unique; avoid duplicates in components',
  '/components/guidelines/#events-from-the-start':
    'emit historical events; events on first run; deploy hook; past events; initial events',
  '/components/guidelines/#a-sample-event':
    'sampleEmit; test-event.mjs; example event of a source; sample payload',
  '/components/guidelines/#the-default-interval':
    'default polling interval; how often does a source poll; DEFAULT_POLLING_SOURCE_TIMER_INTERVAL; 15 minutes',
  '/components/guidelines/#ask-only-for-what-is-new':
    'since parameter; incremental polling; store the last timestamp; checkpoint',
  '/components/guidelines/#respect-rate-limits':
    'api rate limit in a source; too many calls; throttle a source',
  '/components/guidelines/#hooks-create-and-delete-webhooks':
    'activate and deactivate; create a webhook automatically; delete webhook on deactivate',
  '/components/guidelines/#requests-are-verified':
    'verify signature in a source; validate webhook; signing secret',
  '/components/guidelines/#names-of-actions': 'how to name an action; verb first; action naming',
  '/components/guidelines/#javascript-objects-as-results':
    'return json; return value of an action; do not return strings',
  '/components/guidelines/#a-summary-of-the-success':
    '$summary; $.export("$summary"); success message of an action',
  '/components/guidelines/#large-data-in-tmp':
    'large files in an action; file output of a component; write to /tmp in an action',
  '/components/guidelines/#checklist-to-copy':
    'checklist; pull request template; before submitting; review list',
  '/components/typescript/':
    'ts; type definitions; typed component; compile typescript; tsc; tsconfig; defineAction; defineSource',
  '/components/typescript/#in-a-project-of-your-own':
    'set up typescript; install types; tsconfig.json',
  '/components/typescript/#in-the-registry': 'typescript in the repository; build the registry',
  '/components/typescript/#the-types': 'list of types; defineApp; SourceHooks',
  '/components/typescript/#known-issues': 'type errors; this is any; typescript problems',
  '/components/migrating/':
    'convert a legacy action; old action; action from before; rewrite an old action; upgrade actions',
  '/components/migrating/#what-changes': 'legacy vs component action; differences from old actions',
  '/components/migrating/#convert-it': 'steps to convert; migration of an action',
  '/components/migrating/#common-mistakes':
    'errors when converting; params is not defined; conversion problems',
  '/components/migrating/#let-users-choose-instead-of-type':
    'turn a text field into a drop-down; async options in a converted action',
  '/components/api/':
    'component reference; component schema; all properties; sdk; write components; defineComponent reference',
  '/components/api/#sources-and-actions-compared':
    'source vs action; can an action have hooks; difference',
  '/components/api/#component-structure':
    'name key version type props methods run; fields of a component; required fields; type action; type source',
  '/components/api/#props': 'define props; inputs of a component; configuration of a component',
  '/components/api/#fields-of-a-prop':
    'label description optional default secret; prop attributes; min and max; hidden; disabled; readonly; prop options',
  '/components/api/#shorthand-for-props': 'short form of props; prop as a string',
  '/components/api/#prop-types':
    'list of prop types; types; string integer boolean; which types are there',
  '/components/api/#string': 'text prop; string input; secret string',
  '/components/api/#integer': 'number prop; numeric input; min max',
  '/components/api/#boolean': 'checkbox; true false prop; toggle; switch',
  '/components/api/#object': 'object prop; key value input; json prop',
  '/components/api/#any': 'any type; untyped prop',
  '/components/api/#array-types': 'string[]; list prop; multi select; array input; several values',
  '/components/api/#app':
    'app prop; type app; account prop; connect an account in a component; $auth in a component',
  '/components/api/#data_store': 'data_store prop; data store in a component',
  '/components/api/#service-db':
    '$.service.db; this.db.get; this.db.set; store state in a source; persist in component; key value in source',
  '/components/api/#interface-timer':
    '$.interface.timer; run on a schedule; cron; intervalSeconds; every 15 minutes; polling; static timer',
  '/components/api/#interface-http':
    '$.interface.http; this.http.respond; endpoint of a source; receive webhooks in a component; custom response of a source',
  '/components/api/#http_request':
    'http_request prop; request builder in a component; this.httpRequest.execute',
  '/components/api/#alert':
    'alert prop; show a message in the form; info box; warning in a component form; notice',
  '/components/api/#limits-on-props': 'prop size limit; maximum props; how large can props be',
  '/components/api/#async-options':
    'options(); dynamic options; drop-down; load choices; select from api; remote list; dropdown values; label and value',
  '/components/api/#pages-by-number': 'page in options; paginated drop-down; load more',
  '/components/api/#pages-by-token': 'next token in options; cursor in options; context in options',
  '/components/api/#search-in-the-drop-down':
    'useQuery; search options; filter a drop-down; query in options; type to search',
  '/components/api/#prop-definitions':
    'propDefinition; reuse props; share a prop; inherit a prop; override a prop',
  '/components/api/#dependent-drop-downs':
    'cascade; option depends on another; c => ; second select; linked fields; parent prop',
  '/components/api/#dynamic-props':
    'additionalProps; reloadProps; add fields on the fly; conditional props; generate props; show a field only when',
  '/components/api/#hide-and-show-existing-props':
    'hidden prop; toggle visibility of a prop; existingProps; disable a field',
  '/components/api/#methods': 'methods; helper functions in a component; this.method',
  '/components/api/#hooks':
    'deploy activate deactivate; lifecycle; on create; on delete; setup and teardown; register a webhook',
  '/components/api/#deploy': 'deploy hook; run once at deploy; first deployment',
  '/components/api/#activate': 'activate hook; on enable; create a webhook',
  '/components/api/#deactivate': 'deactivate hook; on disable; delete a webhook; cleanup',
  '/components/api/#run':
    'run method; run(event); what is passed to run; main function; entry point of a component',
  '/components/api/#emit-events':
    'this.$emit; emit; send an event from a source; trigger workflows from a source',
  '/components/api/#metadata-of-an-event':
    'id summary ts; event metadata; third argument of emit; second argument of $emit; event timestamp',
  '/components/api/#channels':
    'emit to a channel; named channel in a source; several outputs of a source',
  '/components/api/#dedupe-strategies':
    'dedupe; unique greatest last; duplicates; emit once; avoid the same event twice; deduplication',
  '/components/api/#which-event-wins': 'duplicate event dropped; which of two events is kept',
  '/components/api/#unique': 'dedupe unique; ids seen before; last 100 ids; cache of ids',
  '/components/api/#greatest': 'dedupe greatest; highest id; increasing ids; numeric id',
  '/components/api/#last': 'dedupe last; list without ids; newest first; sorted list',
  '/components/api/#the-action-helper': '$ in an action; run({$}); dollar argument; helper methods',
  '/components/api/#return-and-export-data':
    '$.export; return from an action; output of an action; named export in a component',
  '/components/api/#summary': '$summary; message shown after an action; success text',
  '/components/api/#respond':
    '$.respond in a component; http response from an action; status and body',
  '/components/api/#flow':
    '$.flow.exit; $.flow.delay; $.flow.suspend; $.flow.rerun in a component; control flow in a component',
  '/components/api/#send': '$.send.http; $.send.email in a component; destinations in a component',
  '/components/api/#context':
    '$.context; run; deadline; execution context in an action; test or live; isTest',
  '/components/api/#environment-variables': 'process.env in a component; secrets in a component',
  '/components/api/#npm-packages':
    'npm in a component; import a library in a component; dependencies',
  '/components/api/#pin-a-version': 'version of an npm package in a component; lock a dependency',
  '/components/api/#manage-sources':
    'deploy update delete a source; cli for sources; list my sources; source commands',
  '/components/api/#manage-actions':
    'publish an action; update an action; cli for actions; private actions',
  '/components/api/#lifecycle-of-a-source':
    'when are hooks called; source states; create update delete of a source',
  '/components/api/#lifecycle-of-an-event':
    'what happens to an emitted event; from emit to workflow',
  '/components/api/#when-it-does-not-work':
    'component error; component fails; deploy error; props do not show',
  '/components/api/#limits':
    'limits of components; memory of a source; timeout of a source; event size',
};
