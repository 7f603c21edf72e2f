import {describeRule} from '../testing/describeRule.ts';
import {inBody} from '../testing/inBody.ts';
import {mistakeWithComponents, modules} from '../testing/withComponents.ts';
import {page} from '@portal/content/testing/plant';
import {elements} from './elements.ts';

/** Components that pages use without an import. */
const provider = {
  'src/theme/MDXComponents.tsx':
    "import Card from '@site/src/components/Card';\nimport TabItem from '@theme/TabItem';\nimport Tabs from '@theme/Tabs';\n",
  'src/components/Card/index.tsx': 'export default function Card(): null {\n  return null;\n}\n',
};

const inTabs: typeof inBody = (...args) => {
  const body = inBody(...args);
  return {...body, files: {...body.files, ...provider}};
};

describeRule(elements, {
  clean: {
    ...provider,
    ...modules,
    'docs/b.mdx': page(
      "import Table from '@site/src/components/Table';",
      "import {Grid} from '@site/src/components/Grid';",
      '',
      '<Tabs groupId="a" key="b" {...props}>',
      '<TabItem value="a" default>',
      '<Table {...props} rows={[]} head="A">Text</Table>',
      '</TabItem>',
      '</Tabs>',
      '',
      '<Grid.Row />',
      '',
      '<Details>Text</Details>',
      '',
      '<Card />',
    ),
    'docs/a.mdx': page(
      "import LimitsTable from '@site/src/components/LimitsTable';",
      '',
      '<LimitsTable />',
      '',
      '<Tabs>',
      '<TabItem value="a" default>Text.[^1]</TabItem>',
      '<TabItem value="b">Text.</TabItem>',
      '</Tabs>',
      '',
      '| A | B |',
      '| --- | --- |',
      '| 1 | 2 |',
      '',
      '[^1]: A note.',
    ),
  },
  mistakes: {
    'a script': inBody('⟦<script src="a.js"></script>', '<script> is not allowed', 'src/client/'),
    'an attribute of HTML': inBody('⟦<div class="a">Text.</div>', '"class" is HTML', 'className'),
    'an event handler': inBody(
      '⟦<div onClick={() => 1}>Text.</div>',
      '"onClick" runs code',
      'src/components/',
    ),
    'a table with an empty header': inBody(
      ['⟦| | |', '| --- | --- |', '| c | d |'],
      'table header is empty',
      'what each column contains',
    ),
    'tabs without a default': inTabs(
      ['⟦<Tabs>', '<TabItem value="a">Text.</TabItem>', '</Tabs>'],
      'no tab is the default',
      'add `default`',
    ),
    'a tab without a value': inTabs(
      [
        '<Tabs>',
        '<TabItem value="a" default>Text.</TabItem>',
        '⟦<TabItem>Text.</TabItem>',
        '</Tabs>',
      ],
      'this tab has no value',
      'value="…"',
    ),
    'text between tabs': inTabs(
      ['<Tabs>', '', '⟦Text.', '', '<TabItem value="a" default>Text.</TabItem>', '</Tabs>'],
      'in none of its tabs',
      'put it into a <TabItem>',
    ),
    'no tabs': inTabs('⟦<Tabs></Tabs>', 'has no tabs', 'delete it'),
    'an operator fact that does not exist': mistakeWithComponents(
      [
        "import OperatorFact from '@theme/OperatorFact';",
        '',
        '<OperatorFact name="auditReport" />',
      ],
      '8:1',
      'doesn\'t know the name "auditReport"',
      'auditReports',
    ),
    'a component that is not imported': mistakeWithComponents(
      ['Text.', '', '<TabItem value="a" />'],
      '8:1',
      '<TabItem> is not imported',
      "below the front matter: import TabItem from '@theme/TabItem';",
    ),
    'a component with a typo': mistakeWithComponents(
      ["import LimitsTable from '@theme/LimitsTable';", '', '<LimitsTable /> <LimitsTabel />'],
      '8:17',
      '<LimitsTabel> is not imported',
      'write LimitsTable',
    ),
    'a component that no page imports': mistakeWithComponents(
      ['<Topic />'],
      '6:1',
      '<Topic> is not imported',
      /^import it at the top/,
    ),
    'a misspelled prop': mistakeWithComponents(
      ["import Table from '@site/src/components/Table';", '', '<Table', '  haed="A" />'],
      '9:3',
      '<Table> does not know the prop "haed"',
      'write head',
    ),
    'a prop of another component': mistakeWithComponents(
      ["import {Row} from '@site/src/components/Table';", '', '<Row label="A" />'],
      '8:6',
      '<Row> does not know the prop "label"',
      'remove it: it knows cells',
    ),
    'a misspelled prop of a tab': mistakeWithComponents(
      ["import TabItem from '@theme/TabItem';", '', '<TabItem lable="A" />'],
      '8:10',
      '<TabItem> does not know the prop "lable"',
      'write label',
    ),
  },
});
