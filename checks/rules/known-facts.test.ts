import {describeRule} from '../testing/describeRule.ts';
import {page} from '../testing/plant.ts';
import {knownFacts} from './known-facts.ts';

describeRule(knownFacts, {
  clean: {
    'docs/a.mdx': page('{{product.name}} `{{limits.httpPayload}}` `{{steps.trigger.event.body}}`'),
  },
  mistakes: {
    'a limit that is misspelled, after another fact': {
      files: {'docs/a.mdx': page('{{product.name}} takes {{limits.htpPayload}}.')},
      at: 'docs/a.mdx:6:24',
      says: 'no fact {{limits.htpPayload}} in facts/limits.ts',
      fix: 'write {{limits.httpPayload}}',
    },
    'an unknown name in the front matter': {
      files: {'docs/a.mdx': page().replace('Queues', '"{{product.nam}}"')},
      at: 'docs/a.mdx:2:9',
      says: 'no fact {{product.nam}}',
      fix: 'write {{product.name}}',
    },
  },
});
