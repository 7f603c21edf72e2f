import {closest} from 'fastest-levenshtein';
import {parsers} from '../core/codeSyntax.ts';
import {fencesOf, type Fence} from '../core/fences.ts';
import type {Problem} from '../core/finding.ts';
import {LANGUAGES, PROGRAMMING, SPELLINGS} from '../core/languages.ts';
import type {Page} from '../core/page.ts';
import {pageRule} from '../core/rule.ts';

/** Why a block may stand on a page without being executed. */
const REASONS = ['needs-live-platform', 'fragment'];

function language(page: Page, {lang, place}: Fence): Problem[] {
  if (lang && LANGUAGES.includes(lang)) return [];
  const at = page.at(place);
  if (!lang) {
    const mend = `write it behind the fence, for instance ${'```'}text for plain text`;
    return [{...at, message: 'a code block without a language', mend}];
  }
  const right = SPELLINGS[lang.toLowerCase()] ?? closest(lang, LANGUAGES);
  return [
    {
      ...at,
      message: `"${lang}" is not a language of this site`,
      mend: `write ${right}`,
      text: lang,
    },
  ];
}

function purpose(page: Page, {lang, meta, place}: Fence): Problem[] {
  const at = page.at(place);
  const reason = meta.get('no-run');
  if (reason !== undefined && !REASONS.includes(reason)) {
    const mend = `write ${REASONS.map((allowed) => `no-run="${allowed}"`).join(' or ')}`;
    return [{...at, message: `"${reason}" is no reason to leave a block out`, mend, text: reason}];
  }
  if (!lang || !PROGRAMMING.includes(lang)) return [];
  if (['sample', 'fails', 'no-run'].some((key) => meta.has(key))) return [];
  return [
    {
      ...at,
      message: `a ${lang} block that nobody executes`,
      mend: 'name it with sample=… and write its case under samples/cases/; for a mistake on purpose write fails="…"',
    },
  ];
}

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Names of samples, once for each program; a result block carries the name of its program. */
function names(page: Page, fences: Fence[]): Problem[] {
  const programs = new Map<string, Fence>();
  return fences.flatMap((fence) => {
    const name = fence.meta.get('sample');
    if (name === undefined) return [];
    const at = page.at(fence.place);
    if (!KEBAB.test(name)) {
      const message = `the sample name "${name}" is not in kebab case`;
      return [{...at, message, mend: 'write lower-case words with dashes between', text: name}];
    }
    const earlier = programs.get(name);
    if (!fence.lang || !PROGRAMMING.includes(fence.lang)) return [];
    if (!earlier) {
      programs.set(name, fence);
      return [];
    }
    const message = `the sample "${name}" is on line ${earlier.place.line} already`;
    return [{...at, message, mend: 'give each program of a page a name of its own', text: name}];
  });
}

/** The name that a reader finds behind a result block must be that of a program above it. */
function results(page: Page, fences: Fence[]): Problem[] {
  return fences.flatMap((fence, index) => {
    const name = fence.meta.get('sample');
    if (name === undefined || !fence.lang || PROGRAMMING.includes(fence.lang)) return [];
    const isResult = ['Returns', 'Output'].includes(fence.meta.get('title') ?? '');
    const above = fences.slice(0, index).map(({meta}) => meta.get('sample'));
    if (!isResult || above.includes(name)) return [];
    const message = `no program above has the name "${name}" that this result belongs to`;
    const mend = 'name the program whose result it is, and put the result below it';
    return [{...page.at(fence.place), message, mend, text: name}];
  });
}

function syntax(page: Page, fence: Fence): Problem[] {
  const {lang, meta, code} = fence;
  if (!lang || meta.has('fails') || meta.has('no-run')) return [];
  const isV1 = meta.get('runtime') === 'v1' || page.file.startsWith('versioned_docs/version-v1/');
  const wrong = parsers[lang]?.(code, isV1 ? 'v1' : undefined);
  if (!wrong) return [];
  return [
    {
      ...page.at(fence.placeIn(wrong.line, wrong.column)),
      message: wrong.message,
      mend: 'correct the code; a mistake on purpose is marked fails="the error text"',
    },
  ];
}

export const samples = pageRule(
  'samples',
  'Every code block has a language, parses, and is executed if it is a program.',
  (page) => {
    const fences = fencesOf(page);
    const each = fences.flatMap((fence) => [
      ...language(page, fence),
      ...purpose(page, fence),
      ...syntax(page, fence),
    ]);
    return [...each, ...names(page, fences), ...results(page, fences)];
  },
);
