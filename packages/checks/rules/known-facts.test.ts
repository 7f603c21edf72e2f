import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {knownFacts} from './known-facts.ts';

describeRule(knownFacts, {
  clean: {
    'docs/a.mdx': page(
      '{{product.name}} `{{limits.httpPayload}}` `{{steps.trigger.event.body}} {{process.env}}`',
    ),
  },
  mistakes: {
    'a limit that is misspelled, after another fact': {
      files: {'docs/a.mdx': page('{{product.name}} takes {{limits.htpPayload}}.')},
      at: 'docs/a.mdx:6:24',
      says: 'no fact {{limits.htpPayload}} in data/limits.yaml',
      fix: 'write {{limits.httpPayload}}',
    },
    'a group that is misspelled, in code': {
      files: {'docs/a.mdx': page('```sh', 'curl {{ limit.httpPayload }}', '```')},
      at: 'docs/a.mdx:7:6',
      says: 'no group of facts "limit"',
      fix: 'write {{limits.httpPayload}}',
    },
    'a group that is misspelled, in prose': {
      files: {'docs/a.mdx': page('Takes {{limit.httpPayload}} at most.')},
      at: 'docs/a.mdx:6:7',
      says: 'no group of facts "limit"',
      fix: 'write {{limits.httpPayload}}',
    },
    'a fact that is only like one of another version': {
      files: {'docs/a.mdx': page('Sends {{limits.sendBach.value}} at most.')},
      at: 'docs/a.mdx:6:7',
      says: 'no fact {{limits.sendBach.value}}',
      fix: /^add the fact$/,
    },
    'a fact that is like no other': {
      files: {'docs/a.mdx': page('{{limits.qwxzv}}')},
      at: 'docs/a.mdx:6:1',
      says: 'no fact {{limits.qwxzv}}',
      fix: /^add the fact$/,
    },
    'an unknown name in the front matter': {
      files: {'docs/a.mdx': page().replace('Queues', '"{{product.nam}}"')},
      at: 'docs/a.mdx:2:9',
      says: 'no fact {{product.nam}}',
      fix: 'write {{product.name}}',
    },
  },
});
