import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Project} from '@portal/content/pages/project';
import {known} from '@portal/content/testing/siteFacts';
import {runPages} from '../run.ts';

const root = mkdtempSync(join(tmpdir(), 'left-work-'));
afterAll(() => rmSync(root, {recursive: true}));

const step = (body: string) =>
  `import axios from "axios";\n\nexport default defineComponent({\n  async run() {\n    ${body}\n  },\n});`;
const post = 'axios.post("https://api.example.com/readings", { celsius: 4 }, { timeout: 10_000 })';

test("code that a sample leaves running doesn't affect the next sample", async () => {
  mkdirSync(join(root, 'docs'));
  mkdirSync(join(root, 'cases'), {recursive: true});
  writeFileSync(
    join(root, 'docs/page.mdx'),
    [
      '```js sample=wrong',
      step(`for (let i = 0; i < 20; i += 1) ${post};`),
      '```',
      '```js sample=right',
      step(`await ${post};`),
      '```',
    ].join('\n'),
  );
  const route = '{request: POST https://api.example.com/readings}';
  writeFileSync(
    join(root, 'cases/page.yaml'),
    [
      `wrong: {given: {http: [${route}]}, expect: {warning: true}}`,
      `right: {given: {http: [${route}]}, expect: {requests: [${route}]}}`,
    ].join('\n'),
  );

  const {problems, missing} = await runPages(new Project(root, known), ['docs/page.mdx']);

  if (missing.node ?? missing.js) return; // There's no Node 14 for this machine.
  expect(problems).toEqual([]);
}, 60_000);
