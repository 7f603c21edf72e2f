import {describeRule} from '../testing/describeRule.ts';
import {page} from '../testing/plant.ts';
import {components} from './components.ts';

const mistake = (lines: string[], at: string, says: string, fix: string) => ({
  files: {'docs/a.mdx': page(...lines)},
  at: `docs/a.mdx:${at}`,
  says,
  fix,
});

describeRule(components, {
  clean: {
    'docs/a.mdx': page(
      "import Tabs from '@theme/Tabs';",
      "import {Grid} from '@site/src/components/Grid';",
      '',
      '<Tabs><Details>Text {/* a note */} {[1, 2].length}</Details></Tabs>',
      '',
      '<Grid.Row />',
      '',
      '<Card />',
    ),
    'src/theme/MDXComponents.tsx': "import Card from '@site/src/components/Card';\n",
  },
  mistakes: {
    'a component that is not imported': mistake(
      ["import Tabs from '@theme/Tabs';", '', '<Tabs>', '<TabItem />', '</Tabs>'],
      '9:1',
      '<TabItem> is not imported',
      'import it',
    ),
    'a component with a typo': mistake(
      ["import LimitsTable from '@site/src/components/LimitsTable';", '', '<LimitsTabel />'],
      '8:1',
      '<LimitsTabel> is not imported',
      'write LimitsTable',
    ),
    'a platform expression in prose': mistake(
      ['Read {steps.trigger.event} here.'],
      '6:6',
      '"steps" is not defined',
      'code span',
    ),
  },
});
