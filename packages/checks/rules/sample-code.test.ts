import {describeRule} from '../testing/describeRule.ts';
import {inBody} from '../testing/inBody.ts';
import {page} from '@portal/content/testing/plant';
import {sampleCode} from './sample-code.ts';

describeRule(sampleCode, {
  clean: {
    'docs/a.mdx': page(
      ...['```js sample=a', 'const {a, ...rest} = steps;', 'return rest;', '```', ''],
      ...['```ts sample=b', 'const a: number = 1;', 'export default a;', '```', ''],
      ...['```python sample=c', 'import os', 'print(os.name)', '```', ''],
      ...['```json title="Returns" sample=a', '{}', '```', '', '```text', 'x'.repeat(300), '```'],
    ),
  },
  mistakes: {
    'an import': inBody(
      ['```js sample=a', 'import ⟦axios from "axios";', 'export default 1;', '```'],
      'never uses "axios"',
      'delete it',
    ),
    'a variable in TypeScript': inBody(
      ['```ts sample=a', 'const ⟦total: number = 1;', 'export default 2;', '```'],
      'never uses "total"',
      'delete it',
    ),
    'an import in Python': inBody(
      ['```python sample=a', 'import ⟦json', 'print(1)', '```'],
      'never uses "json"',
      'delete it',
    ),
    'a session without a prompt': inBody(
      ['⟦```console', 'wl deploy', 'Deployed.', '```'],
      'no line of this shell session is a command',
      'write "$ " before each command',
    ),
    'a session with an empty prompt': inBody(
      ['⟦```console', '$ ', '```'],
      'no line',
      'write "$ " before each command',
    ),
    'a session with another prompt': inBody(
      ['⟦```console title="Terminal"', '# apt install wl', '> wl deploy', '```'],
      'no line',
      'write ```text',
    ),
    'a result without a sample': inBody(
      ['⟦```json title="Returns"', '{}', '```'],
      'no sample produces',
      'sample=…',
    ),
  },
});
