/**
 * Adds Ruby to a copy of the repository: a row in the table of languages, a lane, and its line in
 * the table of lanes. Its samples then run, pass the checks, and have colors on the built page.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {Repository} from '../../scenarios/repository.ts';

const PAGE = 'docs/environment-variables.mdx';
const CASES = 'tests/content/samples/environment-variables.yaml';

/** A sample with its output. `TOTAL` is put in its place by each test. */
const SAMPLE = `
<Tabs groupId="language">
<TabItem default value="ruby" label="Ruby">

\`\`\`ruby title="Add up an order" sample=ruby-total
order = { "price" => 12, "count" => 2 }
puts "Total: #{order["price"] * order["count"]}" if order["count"].positive?
\`\`\`

\`\`\`text title="Output" sample=ruby-total
Total: TOTAL
\`\`\`

</TabItem>
</Tabs>
`;

let copy: Repository;

const write = (file: string, text: string) => writeFileSync(join(copy.root, file), text);

/** Puts the sample below the last paragraph of the page, with the total that it shows. */
function showTotal(page: string, total: number): void {
  write(PAGE, page.replace('\n## Next\n', `${SAMPLE.replace('TOTAL', String(total))}\n## Next\n`));
}

let page: string;

beforeAll(() => {
  copy = new Repository();
  page = copy.read(PAGE);
  showTotal(page, 24);
  write(CASES, `${copy.read(CASES)}\nruby-total:\n  expect: {shown: true}\n`);
});

afterAll(() => copy.remove());

test('without its row, Ruby is unknown', () => {
  const {code, output} = copy.run('samples', PAGE);
  expect(output).toContain('unknown language `ruby`');
  expect(code).toBe(1);
});

describe('with its row and its lane', () => {
  beforeAll(() => {
    const lane = readFileSync(join(__dirname, 'rubyLane.ts'), 'utf8')
      .replaceAll("'../../samples/lanes/", "'./")
      .replaceAll("'../../samples/", "'../");
    write(
      'packages/samples/lanes/ruby.ts',
      lane.replace(/^\/\*\*.*\*\/$/m, '/** Ruby samples. */'),
    );
    copy.replace(
      'data/code-languages.yaml',
      '\nbash: ',
      '\nruby: {blocks: run, also: [rb], prism: ruby}\nbash: ',
    );
    copy.replace(
      'packages/samples/lanes/index.ts',
      '\n  go: (',
      '\n  ruby: (setting) => RubyLane.start(setting),\n  go: (',
    );
    copy.replace(
      'packages/samples/lanes/index.ts',
      'import {TypeScriptLane}',
      "import {RubyLane} from '../../scenarios/ruby.ts';\nimport {TypeScriptLane}",
    );
  });

  test('its samples run', () => {
    const {output} = copy.succeed('samples', PAGE);
    expect(output).toMatch(/ruby\s+1 /);
  });

  test('a sample that shows another output fails', () => {
    showTotal(page, 25);
    const {code, output} = copy.run('samples', PAGE);
    showTotal(page, 24);
    expect(output).toContain('ruby-total');
    expect(code).toBe(1);
  });

  test('all checks pass after `--fix` has formatted the lane and recorded the tab', () => {
    copy.run('check', '--fix');
    copy.succeed('check');
  });

  test('its code is highlighted', () => {
    copy.succeed('build');
    const built = load(copy.read('build/docs/environment-variables/index.html'));
    expect(built('.language-ruby .token.keyword').text()).toBe('if');
  }, 600_000);
});
