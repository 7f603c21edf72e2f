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
  },
});
