/** A new language is one row in `facts/codeLanguages.ts`: shown here with Ruby. */
import type {CodeLanguage} from '../../facts/codeLanguages.ts';
import type {Block} from '../model.ts';

const RUBY: CodeLanguage = {blocks: 'show', also: ['rb'], prism: 'ruby'};

/** What checks and highlights blocks, with further languages in the table. */
async function withLanguages(more: Record<string, CodeLanguage>) {
  jest.resetModules();
  jest.doMock('../../facts/codeLanguages.ts', () => {
    const actual = jest.requireActual<{codeLanguages: object}>('../../facts/codeLanguages.ts');
    return {codeLanguages: {...actual.codeLanguages, ...more}};
  });
  const {checkPlain} = await import('../lanes/parse.ts');
  const {prismLanguages} = await import('../../config/codeTheme.ts');
  const {highlight, highlightCode} = await import('../../src/content/rehype/highlightCode.ts');
  highlightCode.call({} as never, {languages: prismLanguages});
  const check = (language: string) => checkPlain({language, code: 'puts 1'} as Block);
  return {check, html: () => highlight('puts "one" if true', 'ruby')};
}

test('without its row, Ruby is unknown and has no colors', async () => {
  const {check, html} = await withLanguages({});
  expect(check('ruby')).toMatch(/unknown language `ruby`/);
  expect(html()).toBeUndefined();
});

test('with it, blocks pass the check, are highlighted, and have one name', async () => {
  const {check, html} = await withLanguages({ruby: RUBY});
  expect(check('ruby')).toBeUndefined();
  expect(check('rb')).toBe('unknown language `rb`; write `ruby`');
  expect(html()).toContain('<span class="token keyword">if</span>');
});
