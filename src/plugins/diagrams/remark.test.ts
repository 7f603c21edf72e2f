import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {drawingFile, drawingKey} from '@portal/content/pages/diagrams';
import {resolveTokens} from '@portal/content/facts/tokens';
import {diagrams} from './remark.ts';

const facts = {product: {name: 'Acme'}};
const source = 'flowchart LR\n  A[{{product.name}}] --> B';
const text = `Text\n\n\`\`\`mermaid\n${source}\n\`\`\`\n`;
let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'diagrams-'));
  mkdirSync(join(siteDir, 'data/diagrams'), {recursive: true});
  writeFileSync(join(siteDir, 'page.mdx'), text);
});
afterEach(() => rmSync(siteDir, {recursive: true}));

const draw = (form: 'wide' | 'narrow') =>
  writeFileSync(
    join(siteDir, drawingFile(drawingKey(source), form)),
    `<svg xmlns="x" class="${form}"><text>{{product.name}}</text></svg>\n`,
  );

/** The transform gets pages with resolved facts; the file on disk has tokens. */
const transform = (draft: boolean) => {
  const file = new VFile({
    path: join(siteDir, 'page.mdx'),
    value: resolveTokens(text, facts, ''),
  });
  const processor = unified()
    .use(remarkParse)
    .use(diagrams, {siteDir, factsOf: () => facts, draft});
  return processor.runSync(processor.parse(file), file).children[1] as unknown as {
    name: string;
    attributes: {name: string; value: string}[];
    children: {type: string}[];
  };
};

test('a diagram becomes its drawings with resolved facts, and keeps its source', () => {
  draw('wide');
  draw('narrow');
  const {name, attributes} = transform(false);
  expect(name).toBe('Diagram');
  expect(Object.fromEntries(attributes.map(({name: key, value}) => [key, value]))).toEqual({
    source: 'flowchart LR\n  A[Acme] --> B',
    svg: '<svg class="wide"><text>Acme</text></svg><svg class="narrow"><text>Acme</text></svg>',
  });
});

test('if a drawing is missing, the build stops and says what to do', () => {
  expect(() => transform(false)).toThrow('npm run diagrams');
});

test('if a drawing is missing, the preview renders the diagram in the browser', () => {
  const {name, children} = transform(true);
  expect(name).toBe('DiagramDraft');
  expect(children[0]!.type).toBe('code');
});
