import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import type {Labels} from '@portal/content/facts';
import {labelsRule} from './labels.ts';

const rule = labelsRule((version): Labels =>
  version === 'v1'
    ? {publish: 'Publish'}
    : {deploy: 'Deploy', addStep: '+', runNow: 'Run Now', runSourceNow: 'RUN NOW'},
);

const mistake = (sentence: string, column: number, says: string, fix: string) => ({
  files: {'docs/a.mdx': page(sentence)},
  at: `docs/a.mdx:6:${column}`,
  says,
  fix,
});

describeRule(rule, {
  clean: {
    'docs/a.mdx': page(
      'Press **{{labels.deploy}}**. Then **every step runs**. It has **no** limit. Choose the **first** one.',
      '',
      '- **By email:** write to us.',
    ),
  },
  mistakes: {
    'a hard-coded label': mistake('Press **Deploy**.', 9, 'hard-coded', 'labels.deploy'),
    'a hard-coded symbol': mistake('Press **+**.', 9, 'hard-coded', 'labels.addStep'),
    'one of two labels that differ in case': mistake(
      'Press **RUN NOW**.',
      9,
      'hard-coded',
      'runSourceNow',
    ),
    'another case': mistake(
      'Then **DEPLOY** it.',
      8,
      'the interface says "Deploy"',
      'labels.deploy',
    ),
    'a misspelled label': mistake(
      'Press **Deplyo**.',
      9,
      "isn't a label",
      'did you mean **{{labels.deploy}}**?',
    ),
    'an unknown label': mistake(
      'Open **Usage report**.',
      8,
      "isn't a label",
      'add "usageReport: Usage report" to data/labels.yaml and write **{{labels.usageReport}}**',
    ),
    'a label of an older version': {
      files: {'versioned_docs/version-v1/a.mdx': page('Press **Publish**.')},
      at: 'versioned_docs/version-v1/a.mdx:6:9',
      says: 'hard-coded',
      fix: 'labels.publish',
    },
  },
});
