import {inBody} from '../testing/inBody.ts';
import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {components} from './components.ts';

const table = {
  'src/components/Grid.tsx': 'export const Grid = {};\n',
  'src/components/Table.tsx': [
    'export function Row({cells}: {cells: string[]}) {',
    '  return <b>{cells}</b>;',
    '}',
    'export default function Table({head, rows = [], children}: Props): ReactNode {',
    '  return <p>{children}</p>;',
    '}',
    '',
  ].join('\n'),
};

const other = page("import TabItem from '@theme/TabItem';", '', '<TabItem>Text.</TabItem>');

const mistake = (lines: string[], at: string, says: string, fix: string | RegExp) => ({
  files: {'docs/a.mdx': page(...lines), ...table, 'docs/b.mdx': other},
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
    // An import in a sample has no `from`, and later text does.
    'docs/c.mdx': page(
      "import Tabs from '@theme/Tabs';",
      '',
      ...['```python', 'import requests', '```'],
      '',
      '<Tabs groupId="a">Text</Tabs>',
      '',
      'Read it from a file.',
    ),
    'docs/b.mdx': page(
      "import Table from '@site/src/components/Table';",
      "import Tabs from '@theme/Tabs';",
      '',
      '<Tabs groupId="a" key="b" {...props}><Table {...props} rows={[]} head="A">Text</Table></Tabs>',
    ),
    'src/theme/MDXComponents.tsx': "import Card from '@site/src/components/Card';\n",
    'src/components/Card/index.tsx': 'export default function Card(): null {\n  return null;\n}\n',
    ...table,
  },
  mistakes: {
    'an import that nothing uses': inBody("⟦import A from 'a';", 'import A', 'delete the import'),
    'a module that does not exist': mistake(
      ["import Grid from '@site/src/components/Gird';", '', '<Grid />'],
      '6:1',
      'there is no module @site/src/components/Gird',
      'correct the path',
    ),
    'a name that a module does not export': mistake(
      ["import {Gird} from '@site/src/components/Grid';", '', '<Gird />'],
      '6:1',
      'src/components/Grid.tsx doesn\'t export "Gird"',
      'correct the name',
    ),
    'an object in prose': mistake(
      ['Write {{a: 1}}.'],
      '6:7',
      "an object can't be shown",
      'code span',
    ),
    'an operator fact that does not exist': mistake(
      [
        "import OperatorFact from '@theme/OperatorFact';",
        '',
        '<OperatorFact name="auditReport" />',
      ],
      '8:1',
      'doesn\'t know the name "auditReport"',
      'auditReports',
    ),
    'a component that is not imported': mistake(
      ["import Tabs from '@theme/Tabs';", '', '<Tabs>', '<TabItem />', '</Tabs>'],
      '9:1',
      '<TabItem> is not imported',
      "below the front matter: import TabItem from '@theme/TabItem';",
    ),
    'a component with a typo': mistake(
      ["import LimitsTable from '@theme/LimitsTable';", '', '<LimitsTable /> <LimitsTabel />'],
      '8:17',
      '<LimitsTabel> is not imported',
      'write LimitsTable',
    ),
    'a component that no page imports': mistake(
      ['<Topic />'],
      '6:1',
      '<Topic> is not imported',
      /^import it at the top/,
    ),
    'a misspelled prop': mistake(
      ["import Table from '@site/src/components/Table';", '', '<Table', '  haed="A" />'],
      '9:3',
      '<Table> does not know the prop "haed"',
      'write head',
    ),
    'a prop of another component': mistake(
      ["import {Row} from '@site/src/components/Table';", '', '<Row label="A" />'],
      '8:6',
      '<Row> does not know the prop "label"',
      'remove it: it knows cells',
    ),
    'a misspelled prop of a tab': mistake(
      ["import TabItem from '@theme/TabItem';", '', '<TabItem lable="A" />'],
      '8:10',
      '<TabItem> does not know the prop "lable"',
      'write label',
    ),
    'a platform expression in prose': mistake(
      ['Read {steps.trigger.event} here.'],
      '6:6',
      '"steps" is not defined',
      'code span',
    ),
  },
});
