import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {movedAnchors} from './moved-anchors.ts';

const pages = {
  'docs/limits.mdx': page('## Queue', '', '## Large payloads'),
  'docs/code.mdx': page('<Tabs><TabItem value="go">Go</TabItem></Tabs>'),
};
const redirects = [{reason: 'It moved.', rows: [{from: '/cap', to: '/limits/'}]}];
const table = (from: string, to: string) => `movedAnchors:\n  - {from: ${from}, to: ${to}}\n`;

const known = (from: string, to: string) => ({redirects, movedAnchors: [{from, to}]});

const mistake = (from: string, to: string, says: string, fix: string) => ({
  files: {...pages, 'data/redirects.yaml': table(from, to)},
  known: known(from, to),
  at: 'data/redirects.yaml:2:12',
  says,
  fix,
});

describeRule(movedAnchors, {
  clean: pages,
  known: {
    redirects,
    movedAnchors: [
      {from: '/limits/#size', to: '/limits/#large-payloads'},
      {from: '/cap/#fill', to: '/code/#go'},
      {from: '/limits/#gone', to: '/code/'},
      {from: '/limits/#length', to: '/limits/#size'},
    ],
  },
  mistakes: {
    'an old path that does not exist': mistake(
      '/limit/#a',
      '/code/',
      '/limit/ is neither a page nor a redirect',
      '/limits/',
    ),
    'a new path that does not exist': mistake(
      '/limits/#a',
      '/cod/',
      '/cod/ is not a page',
      '/code/',
    ),
    'an anchor that still exists': mistake('/cap/#queue', '/code/', 'never used', 'delete'),
    'a new anchor that does not exist': mistake(
      '/limits/#a',
      '/limits/#payloads',
      'has no heading with the ID "payloads"',
      'change the target to /limits/#large-payloads',
    ),
  },
});
