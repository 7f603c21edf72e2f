import {indexLanguage, stemmerOf} from '../indexing/language.ts';
import {buildEngine} from './engine.ts';
import {inLanguage, language, languageOf} from './language.ts';
import type {NamedSection} from './records.ts';
import {findHits} from './search.ts';
import {Sections} from './sections.ts';
import {indexTerms} from './tokenize.ts';

const german = languageOf(indexLanguage('de'), stemmerOf('de'));

const section = (heading: string): NamedSection => ({
  url: `https://acme.test/de/${encodeURIComponent(heading)}/`,
  type: 'lvl2',
  hierarchy: {lvl0: 'Start', lvl1: 'Grenzwerte', lvl2: heading, lvl3: null, lvl4: null},
  ...{path: '', aliases: [], keys: '', links: 0},
});

const headings = [
  'Größe einer Anfrage',
  'Zeitüberschreitung',
  'Arbeitsablauf löschen',
  'Datenbankverbindungen',
  'Die Warteschlange',
  'Schlüssel ersetzen',
];

/** The heading that's found first for a query, in German. */
const first = (query: string) =>
  inLanguage(german, () => {
    const sections = headings.map(section);
    const engine = buildEngine(sections);
    const {hits} = findHits(engine, query, 3, new Sections({sections, synonyms: []}));
    return hits[0]?.title.join('');
  });

test.each([
  ['größe', 'Größe einer Anfrage'],
  ['Groesse', 'Größe einer Anfrage'],
  ['grosse', 'Größe einer Anfrage'],
  ['zeitueberschreitungen', 'Zeitüberschreitung'],
  ['Arbeitsabläufe', 'Arbeitsablauf löschen'],
  ['ablauf', 'Arbeitsablauf löschen'],
  ['Datenbankverbindung', 'Datenbankverbindungen'],
  ['verbindungen', 'Datenbankverbindungen'],
  ['schlange', 'Die Warteschlange'],
  ['wie ersetze ich einen Schlüssel', 'Schlüssel ersetzen'],
])('%s finds %s', (query, heading) => expect(first(query)).toBe(heading));

test('stop words are those of the language', () => {
  expect(inLanguage(german, () => indexTerms('über die the'))).toEqual(['the', '~the']);
  expect(indexTerms('die the')).toEqual(['die', '~die']);
});

test('code that fails leaves the language as it was', () => {
  const before = language();
  const fail = () => inLanguage(german, () => JSON.parse('{') as unknown);
  expect(fail).toThrow(SyntaxError);
  expect(language()).toBe(before);
});

test('a language without a stemmer, and one with other letters', () => {
  const greek = languageOf(indexLanguage('el'), stemmerOf('el'));
  const terms = (word: string) => inLanguage(greek, () => indexTerms(word).at(-1));
  expect(terms('σφάλματα')).toBe(terms('σφαλμα'));
  expect(stemmerOf('ja')!('動く')).toBe('動く');
});
