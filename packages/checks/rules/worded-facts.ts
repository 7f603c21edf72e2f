// cspell:ignore KMGT giga tera kibi mebi gibi
import type {FactTree} from '@portal/content/facts';
import {baseOf, numberIn, SIZE_WORDS, TIME_WORDS, WORDED} from '../core/amounts.ts';
import {problem, type Problem} from '../core/finding.ts';
import {once} from '@portal/content/pages/once';
import type {Page} from '@portal/content/pages/page';
import {findIn, proseOf, surroundings, type Found, type Prose} from '@portal/content/pages/prose';
import {pageRule} from '../core/rule.ts';

/** Things that the platform counts and limits. */
const COUNTED =
  '(?:(?:daily|monthly|free) )?(?:credits?|invocations?|dollars?|requests? (?:per|a) second|connected accounts|data store keys|nested (?:objects|properties))';

const word = (pattern: string) => new RegExp(`(?<!\\d )\\b${pattern}\\b`, 'gi');

/** An amount in words, with a unit that always makes it a fact. */
const IN_WORDS = word(`(${WORDED})[ -](${SIZE_WORDS}|[KMGT]i?B|${COUNTED})`);

/** A time in words. It's a fact if the sentence is about the subject of a limit. */
const TIME_IN_WORDS = word(`(${WORDED})[ -](${TIME_WORDS})`);

/** Abbreviated amounts: `10k events`. */
const SHORTENED =
  /\b(\d[\d.,]*)([kKmM])(?= ?(?:daily |monthly |free )?(credits?|invocations?|events?|keys|requests|executions|items|emails)\b)/g;

/** A size in digits. If it's not a fact, it's outdated or has the wrong unit. */
const SIZE =
  /(?<![\w.,-])(\d[\d.,]*)[ \u00A0-]?([KMGT]i?B|kB|[kmg]b|(?:kilo|mega|giga|tera|kibi|mebi|gibi)bytes?)\b/g;

/** A price, whatever its value. A single digit is more often a parameter, such as `$1`. */
const PRICE = /\$(\d[\d.,]*\d)/g;

/** The version of a runtime. */
const RUNTIME =
  /\b(?:Node(?:\.?js)?|Python|Go)(?: version)? v?(?:\d+\.\d+(?:\.\d+)*|\d{2})(?:\.x)?(?! ?(?:or|and) (?:newer|later|older))\b/g;

/** Examples of prices contain sizes that aren't limits. */
const EXAMPLE = /memory|invocation|credit/i;

interface Known {
  token: string;
  base: number | undefined;
  /** The value as pages show it: `100 credits`. */
  shown: string;
}

/** Every limit in the facts, with its token. The limits of versions are nested one level deeper. */
function limitsIn(limits: FactTree, root = 'limits'): Known[] {
  return Object.entries(limits).flatMap(([key, node]) => {
    if (typeof node === 'string') return [];
    if (typeof node.value !== 'string') return limitsIn(node, `${root}.${key}`);
    const base = typeof node.base === 'string' ? Number(node.base) : undefined;
    return [{token: `{{${root}.${key}}}`, base, shown: String(node.$)}];
  });
}

/** The limits of a version, and how pages show them. */
const knownIn = once(({limits = {}}: FactTree) => {
  const known = limitsIn(limits as FactTree);
  return {known, exact: new Set(known.map(({shown}) => squeezed(shown)))};
});

const squeezed = (text: string) => text.replaceAll(/[\s\u00A0-]/g, '').toLowerCase();

/** Words that many keys contain, so they don't identify a limit. */
const COMMON = 'default time maximum size timeout source interval error mail free paid step'.split(
  ' ',
);

/** Words that sentences use instead of the word in a key. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  delay: ['pause', 'suspend', 'wait'],
  expiry: ['kept', 'keep', 'expire'],
  history: ['kept', 'keep'],
};

/** Whether a sentence is about the subject of a limit: `suspendTimeout` matches "suspended". */
function isAbout(sentence: string, token: string): boolean {
  const parts = token
    .replace(/^.*\.|\}\}$/g, '')
    .split(/(?=[A-Z])/)
    .map((part) => part.toLowerCase())
    .filter((part) => part.length > 2);
  const special = parts.filter((part) => part.length > 3 && !COMMON.includes(part));
  const words = special.flatMap((part) => [part, ...(ALSO[part] ?? [])]);
  if (words.length > 0) return words.some((part) => sentence.includes(part));
  return parts.every((part) => sentence.includes(part));
}

const EXCEPTION = 'add an exception to packages/checks/exceptions.yaml';

/** Tokens with their values. Those of other versions are left out if the page's own has the value. */
function listed(known: readonly Known[]): string {
  const all = known.map(({token, shown}) => {
    const [, version, key] = token.split('.');
    const text = `${token} (${shown}${key === undefined ? '' : ` in ${version}`})`;
    return {text, isOwn: key === undefined};
  });
  const own = all.filter(({isOwn}) => isOwn);
  return (own.length > 0 ? own : all).map(({text}) => text).join(' or ');
}

/** An amount as pages show facts: `100 credits`, `$19`. */
function shownAs(number: number, unit: string): string {
  const plain = unit.toLowerCase().replace(/^(?:daily|monthly|free) /, '');
  if (plain.startsWith('dollar')) return `$${number}`;
  return `${number.toLocaleString('en-US')} ${plain
    .replace(/([^s])$/, '$1s')
    .replace(/ a seconds$/, ' per second')
    .replace(/seconds$/, 'second')}`;
}

/** The sentence around a match. */
function sentenceAround({text}: Prose, {match}: Found): string {
  const start = Math.max(text.lastIndexOf('. ', match.index), text.lastIndexOf('.\n', match.index));
  const end = text.slice(match.index!).search(/\.\s|$/);
  return text.slice(start + 1, match.index! + end).toLowerCase();
}

function inProse(page: Page, prose: Prose, facts: FactTree): Problem[] {
  const {known, exact} = knownIn(facts);
  const typed = (pattern: RegExp) => findIn(page, prose, pattern).filter((found) => found.typed);
  // The rule `typed-facts` reports values that are written exactly as pages show them.
  const unknown = (pattern: RegExp) =>
    typed(pattern).filter(({text}) => !exact.has(squeezed(text)));
  const at = ({start, text}: Found, message: string, fix: string) =>
    problem(page.source.at(start), `"${text}" ${message}`, fix, text);

  const withValue = (number: number, unit: string) => {
    const base = baseOf(number, unit);
    const shown = shownAs(number, unit);
    return known.filter((one) => (base === undefined ? one.shown === shown : one.base === base));
  };
  const fact = (found: Found, same: readonly Known[], how: string, otherwise = EXCEPTION) =>
    at(
      found,
      `is a fact, but it is ${how}`,
      `write ${listed(same)}. If that isn't what you mean, ${otherwise}`,
    );
  /** A finding about an amount: the facts with its value, or how to add one. */
  const amount = (
    found: Found,
    [number, unit]: [number: number, unit: string],
    how = 'hard-coded',
    otherwise = EXCEPTION,
  ) => {
    const same = withValue(number, unit);
    if (same.length > 0) return fact(found, same, how, otherwise);
    const inFacts = baseOf(1, unit) ? `${unit[0]!.toUpperCase()}B` : unit.replace('dollars', 'USD');
    const row = `"name: {value: ${number}, unit: ${inFacts}, label: …, scope: …, group: …}"`;
    const fix = `if it's a limit or a price, add ${row} to data/limits.yaml and write {{limits.name}}. If not, ${otherwise}`;
    return at(found, `is ${how}, and no fact has this value`, fix);
  };
  const digits = ({match}: Found) => Number(match[1]!.replaceAll(',', ''));

  return [
    ...typed(IN_WORDS)
      .map((found) => ({found, number: numberIn(found.match[1]!), unit: found.match[2]!}))
      // "46 thousand bytes" is a calculation, and so may be an amount of credits. Other sizes are facts.
      .filter(
        ({number, unit}) =>
          withValue(number, unit).length > 0 || (baseOf(number, unit) && !/^byte/i.test(unit)),
      )
      .map(({found, number, unit}) => amount(found, [number, unit], 'spelled out')),
    ...typed(TIME_IN_WORDS).flatMap((found) => {
      const sentence = sentenceAround(prose, found);
      const same = withValue(numberIn(found.match[1]!), found.match[2]!);
      const meant = same.filter(({token}) => isAbout(sentence, token));
      return meant.length > 0 ? [fact(found, meant, 'spelled out')] : [];
    }),
    ...typed(SHORTENED).map((found) => {
      const number = digits(found) * (/k/i.test(found.match[2]!) ? 1000 : 1_000_000);
      const whole = `write ${number.toLocaleString('en-US')}`;
      return amount(found, [number, found.match[3]!], 'abbreviated', whole);
    }),
    ...unknown(SIZE)
      .filter(({start}) => !EXAMPLE.test(surroundings(page, start)))
      .map((found) => amount(found, [digits(found), found.match[2]!])),
    ...unknown(PRICE).map((found) => amount(found, [digits(found), 'dollars'])),
    ...unknown(RUNTIME).map((found) => {
      const name = found.text.startsWith('Node') ? 'Node.js' : found.text.split(' ')[0]!;
      const versions = known.filter(({shown}) => shown.startsWith(`${name} `));
      const fix = `if it's the version that steps run on, write ${listed(versions)}. If not, ${EXCEPTION}`;
      return at(found, `is a hard-coded version of ${name}`, fix);
    }),
  ];
}

export const wordedFacts = pageRule(
  'worded-facts',
  'Pages do not spell out or abbreviate facts, and have no sizes or runtime versions that are not facts.',
  (page, {project}) => {
    const facts = project.factsOf(page.version);
    return proseOf(page).flatMap((prose) => inProse(page, prose, facts));
  },
);
