/** Adds Ruby to `data/code-languages.yaml`: a new language needs only one row there. */
import type {CodeLanguage} from '@portal/content/facts';

const RUBY: CodeLanguage = {blocks: 'show', also: ['rb'], prism: 'ruby'};

/** Loads the code that checks and highlights blocks, with more languages in the table. */
async function withLanguages(more: Record<string, CodeLanguage>) {
  jest.resetModules();
  const {codeLanguages, ...facts} =
    jest.requireActual<typeof import('../../src/facts.ts')>('../../src/facts.ts');
  const languages = {...codeLanguages, ...more};
  jest.doMock('../../src/facts.ts', () => ({...facts, codeLanguages: languages}));
  const {syntaxMistakes} = await import('@portal/samples/lanes/parse');
  const {prismLanguages} = await import('../../src/config/theme.ts');
  const {highlight, highlightCode} = await import('../../src/plugins/markdown/highlightCode.ts');
  highlightCode.call({} as never, {languages: prismLanguages});
  const check = (language: string) => syntaxMistakes({language, code: 'puts 1'}, languages);
  return {check, html: () => highlight('puts "one" if true', 'ruby')};
}

test('without its row, rejects and does not highlight Ruby', async () => {
  const {check, html} = await withLanguages({});
  expect(check('ruby')).toEqual([{message: 'unknown language `ruby`', fix: expect.any(String)}]);
  expect(html()).toBeUndefined();
});

test('with its row, accepts and highlights Ruby, and rejects its other name', async () => {
  const {check, html} = await withLanguages({ruby: RUBY});
  expect(check('ruby')).toEqual([]);
  expect(check('rb')).toEqual([{message: 'unknown language `rb`', fix: 'write `ruby`'}]);
  expect(html()).toContain('<span class="token keyword">if</span>');
});
