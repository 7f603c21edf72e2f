import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describeRule} from '../testing/describeRule.ts';
import {inBody} from '../testing/inBody.ts';
import {page} from '@portal/content/testing/plant';
import {grammar} from './grammar.ts';

describeRule(grammar, {
  clean: {
    'docs/a.mdx': page(
      'An SDK, a user, an hour, a one-time code, an npm package, a REST API, a URL, an HTTP request.',
      '',
      'Press **Log in** in the browser. Send a `GET` request, and read its body.',
      '',
      '| Where you read it | What it is |',
      '| --- | --- |',
      '| `steps.trigger` | An event, such as [a request](/a/) |',
    ),
  },
  mistakes: {
    'a word twice across a line break': inBody(['Send it ⟦to', 'to the queue.'], 'to to', 'to'),
    'a for an, after code': inBody('Call `run` with ⟦a event.', 'article', 'write "an"'),
  },
});

test('Harper runs in a folder with a space', () => {
  const folder = mkdtempSync(join(tmpdir(), 'a b-'));
  const harper = 'node_modules/harper.js';
  const filter = (path: string) => !/inaryInlined|harper_wasm_bg/.test(path);
  cpSync(harper, join(folder, harper), {recursive: true, filter});
  cpSync(join(__dirname, '../core/harper.mjs'), join(folder, 'harper.mjs'));
  const input = JSON.stringify({rules: ['AnA'], texts: ['It is a apple.']});
  const run = spawnSync(process.execPath, [join(folder, 'harper.mjs')], {input, encoding: 'utf8'});
  rmSync(folder, {recursive: true});
  expect(run.stdout).toContain('"instead":["an"]');
});
