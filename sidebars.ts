import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {currentVersion, factsOf} from './src/facts.ts';

type Items = Extract<SidebarsConfig[string], unknown[]>;

/** A group with its own start page, usually the `index` page of its folder. */
const group = (label: string, id: string, items: Items) => ({
  type: 'category' as const,
  label,
  link: {type: 'doc' as const, id},
  items,
});

/** A group without a start page. */
const section = (label: string, items: Items) => ({type: 'category' as const, label, items});

/** The main documentation tree, in the order in which a new reader needs things. */
const documentation: Items = [
  'index',
  group('Quickstart', 'quickstart/index', ['quickstart/create-new-workflow']),
  group(
    'Guides',
    'guides/index',
    Object.values(factsOf(currentVersion).guides!.guides).map(({slug}) => `guides/${slug}`),
  ),
  group('Workflows', 'workflows/index', [
    'workflows/build-and-run',
    group('Steps', 'workflows/steps/index', [
      group('Triggers', 'workflows/steps/triggers/index', [
        'workflows/steps/triggers/http',
        'workflows/steps/triggers/schedule',
        'workflows/steps/triggers/email',
        'workflows/steps/triggers/app',
        'workflows/steps/triggers/rss',
      ]),
      'workflows/steps/actions',
      'workflows/steps/using-props',
    ]),
    group('Events', 'workflows/events/index', [
      'workflows/events/inspect',
      'workflows/events/cold-starts',
    ]),
    'workflows/built-in-functions',
    'workflows/pause-and-resume',
    'workflows/branch-loop-split',
    'workflows/errors',
    'workflows/run-twice',
    'workflows/guarantees',
    'workflows/operate',
    'workflows/concurrency-and-throttling',
    'workflows/settings',
    'workflows/networking',
    'workflows/copy',
  ]),
  group('Code', 'code/index', [
    group('Node.js', 'code/nodejs/index', [
      'code/nodejs/http-requests',
      'axios',
      'code/nodejs/auth',
      'code/nodejs/using-data-stores',
      'code/nodejs/working-with-files',
      'code/nodejs/delay',
      'code/nodejs/rerun',
      'code/nodejs/async',
      'code/nodejs/sharing-code',
    ]),
    group('Python', 'code/python/index', [
      'code/python/http-requests',
      'code/python/auth',
      'code/python/using-data-stores',
      'code/python/working-with-files',
      'code/python/rerun',
      'code/python/import-mappings',
      'code/python/faqs',
    ]),
    group('Go (Golang)', 'code/go/index', ['code/go/http-requests', 'code/go/working-with-files']),
    group('Bash', 'code/bash/index', ['code/bash/http-requests', 'code/bash/working-with-files']),
  ]),
  group('Sources', 'sources/index', ['sources/http', 'sources/rss', 'sources/logs']),
  group('Destinations', 'destinations/index', [
    'destinations/http',
    'destinations/email',
    'destinations/s3',
    'destinations/sse',
    'destinations/emit',
  ]),
  group('Apps', 'apps/index', ['apps/contributing']),
  section('Data and accounts', ['connected-accounts', 'data-stores', 'environment-variables']),
  section('Scheduling', [
    'scheduling-future-tasks',
    'examples/waiting-to-execute-next-step-of-workflow',
  ]),
  group('Components', 'components/index', [
    'components/quickstart/nodejs/actions',
    'components/quickstart/nodejs/sources',
    'components/guidelines',
    'components/typescript',
    'components/migrating',
  ]),
  section('Workspaces and plans', [
    'projects',
    group('Workspaces', 'workspaces/index', ['workspaces/sso/google', 'workspaces/sso/okta']),
    'user-settings',
    'pricing',
    'workspaces-and-credits-faq',
  ]),
  section('Get help', [
    'use-docs-in-your-editor',
    'glossary',
    'troubleshooting',
    'status',
    'new-feature-or-bug',
    'abuse',
    'migrate-from-v1',
  ]),
];

/** Pages that readers look things up in rather than read. */
const reference: Items = [
  'components/api',
  section('CLI', ['cli/install', 'cli/login', 'cli/reference']),
  group('API', 'api/index', [
    'api/auth',
    'api/rest/index',
    'api/rest/webhooks',
    'api/rest/rss',
    'api/sse',
  ]),
  'limits',
  group('Security and privacy', 'privacy-and-security/index', [
    'privacy-and-security/best-practices',
    'privacy-and-security/pgp-key',
    'subprocessors',
  ]),
];

const sidebars: SidebarsConfig = {
  documentation: [
    ...documentation,
    {...section('Reference', reference), className: 'sidebar-reference'},
  ],
};

export default sidebars;
