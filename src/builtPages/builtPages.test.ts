import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ReadingCache} from './cache.ts';
import {contentOf} from './content.ts';
import {pageReader} from './pageReader.ts';
import {readPage} from './readPage.ts';

const address = 'https://docs.example/docs/limits/';

const page = (title: string, robots = '') =>
  `<!doctype html><head>${robots}<link href=/docs/assets/css/styles.123.css></head>
   <nav><a href=/docs/other/>Other</a></nav>
   <article><nav class=breadcrumbs><span class=breadcrumbs__item>Reference</span></nav>
   <div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>
   <h2 id=size>Size<a class=hash-link href=#size>x</a></h2><p>Up to <a href=../cron/>one</a>.</p></div></article>
   <footer>Footer</footer>`;

const toRead = (title: string) => ({content: contentOf(page(title)), address});

describe('what is read', () => {
  test('is the article, whatever stands around it', () => {
    const other = page('Limits').replace('styles.123', 'styles.456').replace('Other', 'Another');
    expect(contentOf(other)).toBe(contentOf(page('Limits')));
    expect(contentOf('<p>No article')).toBe('');
  });

  test('gives Markdown, headings and sections', async () => {
    const {markdown, headers, sections} = await readPage(toRead('Limits'));
    expect(markdown).toBe('# Limits\n\n## Size\n\nUp to [one](https://docs.example/docs/cron/).\n');
    expect(headers).toEqual([{level: 2, title: 'Size', slug: 'size'}]);
    expect(sections!.sections.map(({heading}) => heading)).toEqual(['Limits', 'Size']);
  });

  test('keeps the cells of a table apart', async () => {
    const table =
      '<table><thead><tr><th>You need</th><th>Where</th></tr></thead><tbody><tr><td>A plan</td><td>Pricing</td></tr></tbody></table>';
    const content = contentOf(page('Plans').replace('<p>Up to', `${table}<p>Up to`));
    const {sections} = (await readPage({content, address})).sections!;
    expect(sections[1]!.content).toMatch(/^You need Where A plan Pricing Up to/);
  });

  test('has no sections where search engines are sent away', async () => {
    const robots = '<meta name=robots content="noindex, nofollow">';
    const read = await readPage({content: contentOf(page('Old', robots)), address});
    expect(read.sections).toBeNull();
  });
});

describe('many pages', () => {
  const titles = Array.from({length: 40}, (_, at) => `Page ${at}`);

  test('are read in threads and come in order', async () => {
    const {add} = pageReader();
    const read = await Promise.all(titles.map((title) => add(toRead(title))));
    expect(read).toEqual(await Promise.all(titles.map((title) => readPage(toRead(title)))));
  });

  test('fail with the address of the one that has no text', async () => {
    const sources = titles.map((title) => toRead(title));
    sources[17] = {content: '<article>', address: 'https://docs.example/docs/none/'};
    const read = await Promise.allSettled(sources.map(pageReader().add));
    expect(read.filter(({status}) => status === 'rejected')).toHaveLength(1);
    expect(String((read[17] as PromiseRejectedResult).reason)).toContain(sources[17].address);
  });
});

describe('the memory of former builds', () => {
  const site = mkdtempSync(join(tmpdir(), 'built-pages-'));
  const reader = join(site, 'src/builtPages/readPage.ts');
  mkdirSync(join(site, 'src/builtPages'), {recursive: true});
  writeFileSync(join(site, 'package-lock.json'), '{}');
  writeFileSync(reader, 'one');
  afterAll(() => rmSync(site, {recursive: true}));

  const remembered = () => {
    const text = readFileSync(join(site, 'node_modules/.cache/built-pages.jsonl'), 'utf8');
    return text.match(/# [AB]\b/g);
  };

  test('gives back what it was given, for the same text at the same address', async () => {
    const before = new ReadingCache(site);
    const read = await readPage(toRead('A'));
    before.set(toRead('A'), read);
    before.set(toRead('“C”\n'), await readPage(toRead('“C”\n')));
    before.save();
    const cache = new ReadingCache(site);
    expect(cache.get(toRead('A'))).toEqual(read);
    expect(cache.get(toRead('B'))).toBeUndefined();
    expect(cache.get({...toRead('A'), address: 'https://docs.example/'})).toBeUndefined();
  });

  test('forgets what no page asked for, and everything when the readers change', async () => {
    expect(remembered()).toEqual(['# A']);
    const cache = new ReadingCache(site);
    cache.set(toRead('B'), await readPage(toRead('B')));
    cache.save();
    expect(remembered()).toEqual(['# B']);
    expect(new ReadingCache(site).get(toRead('B'))).toBeDefined();
    writeFileSync(reader, 'two');
    expect(new ReadingCache(site).get(toRead('B'))).toBeUndefined();
  });
});
