import {describeRule} from '../testing/describeRule.ts';
import {page} from '../testing/plant.ts';
import {samples} from './samples.ts';

const fence = (info: string, ...code: string[]) => [`\`\`\`${info}`, ...code, '```'];

const mistake = (lines: string[], at: string, says: string | RegExp, mend: string | RegExp) => ({
  files: {'docs/a.mdx': page(...lines)},
  at: `docs/a.mdx:${at}`,
  says,
  mend,
});

describeRule(samples, {
  clean: {
    'docs/a.mdx': page(
      ...fence('js title="Add" sample=add', 'export default 1 ?? 2;'),
      ...fence('json title="Returns" sample=add', '{"payload": "{{limits.httpPayload}}"}'),
      ...fence('js fails="Unexpected token"', 'let = = 1'),
      ...fence('js no-run="fragment"', 'async run() {'),
      ...fence('js runtime=v1 sample=old', 'return event.body;'),
      ...fence('yaml', 'a: [1, 2]'),
      ...fence('text', 'Anything { at all'),
    ),
  },
  mistakes: {
    'a block without a language': mistake(fence('', 'x'), '6:1', 'without a language', '```text'),
    'another name of a language': mistake(fence('yml', 'a: 1'), '6:1', '"yml"', 'write yaml'),
    'an unknown language': mistake(fence('pythn', 'a'), '6:1', '"pythn"', 'write python'),
    'a program that nobody runs': mistake(
      fence('python', 'x = 1'),
      '6:1',
      'nobody executes',
      'sample=…',
    ),
    'an unknown reason': mistake(
      fence('bash no-run="too hard"', 'ls'),
      '6:1',
      '"too hard" is no reason',
      'no-run="needs-live-platform"',
    ),
    'syntax newer than the runtime, in the column of the source': mistake(
      fence('js sample=a', 'let a;', "const b = '{{limits.httpPayload}}'; a ??= 1;"),
      '8:41',
      'not JavaScript of ES2020',
      'correct the code',
    ),
    'a step of version 1 that is not marked as one': mistake(
      fence('js sample=a', 'return 1;'),
      '7:1',
      "'return' outside of function",
      'correct the code',
    ),
    'broken JSON': mistake(
      fence('json', '{', '  "a": 1,', '}'),
      '9:1',
      'not JSON',
      'correct the code',
    ),
    'JSON that ends too early': mistake(
      fence('json', '{"a": 1'),
      '7:8',
      'not JSON',
      'correct the code',
    ),
    'broken YAML': mistake(fence('yaml', 'a: 1', 'b: [1'), '8:6', 'not YAML', 'correct the code'),
    'broken code in a list': mistake(
      ['1. Text', '', '   ```json', '   {"a": }', '   ```'],
      '9:10',
      'not JSON',
      'correct the code',
    ),
    'a name that is not in kebab case': mistake(
      fence('js sample=addUp', 'f()'),
      '6:1',
      'kebab case',
      'dashes',
    ),
    'two programs of one name': mistake(
      [...fence('js sample=a', 'f()'), ...fence('bash sample=a', 'ls')],
      '9:1',
      'line 6 already',
      'a name of its own',
    ),
    'a result without its program': mistake(
      fence('json title="Returns" sample=ad', '{}'),
      '6:1',
      'no program above',
      'put the result below',
    ),
  },
});
