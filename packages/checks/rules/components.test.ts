import {inBody} from '../testing/inBody.ts';
import {mistakeWithComponents, modules} from '../testing/withComponents.ts';
import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {components} from './components.ts';

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
    ...modules,
  },
  mistakes: {
    'an import that nothing uses': inBody("⟦import A from 'a';", 'import A', 'delete the import'),
    'a module that does not exist': mistakeWithComponents(
      ["import Grid from '@site/src/components/Gird';", '', '<Grid />'],
      '6:1',
      'there is no module @site/src/components/Gird',
      'correct the path',
    ),
    'a name that a module does not export': mistakeWithComponents(
      ["import {Gird} from '@site/src/components/Grid';", '', '<Gird />'],
      '6:1',
      'src/components/Grid.tsx doesn\'t export "Gird"',
      'correct the name',
    ),
    'an object in prose': mistakeWithComponents(
      ['Write {{a: 1}}.'],
      '6:7',
      "an object can't be shown",
      'code span',
    ),
  },
});
