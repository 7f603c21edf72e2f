import {describeRule} from '../testing/describeRule.ts';
import {page} from '@portal/content/testing/plant';
import {samples} from './samples.ts';

const fence = (info: string, ...code: string[]) => [`\`\`\`${info}`, ...code, '```'];

const mistake = (lines: string[], at: string, says: string | RegExp, fix: string | RegExp) => ({
  files: {'docs/a.mdx': page(...lines)},
  at: `docs/a.mdx:${at}`,
  says,
  fix,
});

const CASES = 'cases/a.yaml';

describeRule(samples, {
  clean: {
    'docs/a.mdx': page(
      ...fence('js title="Add" sample=add', 'export default async () => 1 ?? 2;'),
      ...fence('json title="Returns" sample=add', '{"payload": "{{limits.httpPayload}}"}'),
      ...fence('js fails="Unexpected token" sample=wrong', 'let = = 1'),
      ...fence('js no-run="fragment"', 'async run() {'),
      ...fence('yaml', 'a: [1, 2]'),
      ...fence('text', 'Anything { at all'),
    ),
    [CASES]: 'add:\n  expect: {shown: true}\n',
    // Steps of version 1 are the body of an async function.
    'versioned_docs/version-v1/a.mdx': page(
      ...fence('js sample=wait', 'return await steps.trigger;'),
    ),
    'cases/v1/a.yaml': 'wait:\n  expect: {return: 1}\n',
  },
  mistakes: {
    'a block without a language': mistake(fence('', 'x'), '6:1', 'needs a language', 'text'),
    'another name of a language': mistake(fence('yml', 'a: 1'), '6:1', 'yml', 'write `yaml`'),
    'an unknown language': mistake(fence('pythn', 'a'), '6:1', 'pythn', 'write `python`'),
    'a program without a name': mistake(
      fence('python', 'x = 1'),
      '6:1',
      'needs one name',
      'sample=',
    ),
    'an unknown reason': mistake(
      fence('bash no-run="too hard"', 'ls'),
      '6:1',
      "isn't an allowed no-run reason",
      'needs-live-platform',
    ),
    'a misspelled key of a fence': mistake(fence('text titel="x"', 'x'), '6:1', 'titel', 'title'),
    'broken JSON after a fact, at its column in the source': mistake(
      fence('js fails="x" sample=a', 'f()').concat(
        fence('js no-run="fragment"', 'a'),
        fence('json', '{"a": "{{limits.httpPayload}}", b}'),
      ),
      '13:33',
      'not valid JSON: names and strings need double quotes',
      'write {"name": "value"}',
    ),
    'a feature newer than the runtime': {
      files: {
        'docs/a.mdx': page(...fence('js sample=a', 'let a;', 'a ??= 1;')),
        [CASES]: 'a:\n  expect: {status: 0}\n',
      },
      at: 'docs/a.mdx:8:1',
      says: '`??=` is newer than Node 14',
      fix: 'write a = a ?? b',
    },
    'JSON that ends too early': mistake(
      fence('json', '{"a": 1'),
      '7:8',
      'not valid JSON',
      'fix the code',
    ),
    'broken YAML': mistake(
      fence('yaml', 'a: 1', 'b: [1'),
      '8:6',
      'not valid YAML',
      'close all brackets',
    ),
    'broken code in a list': mistake(
      ['1. Text', '', '   ```json', '   {"a": }', '   ```'],
      '9:10',
      'not valid JSON',
      'fix the code',
    ),
    'a name that is not in kebab case': mistake(
      fence('json title="Returns" sample=addUp', '{}'),
      '6:1',
      'sample=addUp',
      'kebab-case',
    ),
    'a result that is not text': {
      files: {
        'docs/a.mdx': page(...fence('bash sample=list', 'ls')),
        [CASES]: 'list:\n  - expect: {stdout: 3}\n',
      },
      at: `${CASES}:2:22`,
      says: 'list.0.expect.stdout must be text; found 3',
      fix: 'correct the value',
    },
    'a misspelled result': {
      files: {
        'docs/a.mdx': page(...fence('bash sample=list', 'ls')),
        [CASES]: 'list:\n  expect: {stdut: "3"}\n',
      },
      at: `${CASES}:2:12`,
      says: 'list.expect.stdut is not one of shown, return',
      fix: 'did you mean "stdout"?',
    },
    'a case without a program': {
      files: {'docs/a.mdx': page('Text'), [CASES]: '# Cases\ngone:\n  expect: {status: 0}\n'},
      at: 'cases/a.yaml:2:1',
      says: 'no block with sample=gone',
      fix: /./,
    },
  },
});
