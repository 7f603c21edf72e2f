/** Puts bad values where a case has good ones, into what a sample takes from outside. */
import {withExpected} from '../expectations/declared.ts';
import type {Executed} from '../expectations/effects.ts';
import type {Given, Outcome, Sample} from '../model.ts';
import {effectsIn, requestsIn, segmentsOf} from './effects.ts';

type Path = (string | number)[];

/** A value of a case. */
export interface Leaf {
  path: Path;
  value: string | number;
}

/** A case with a bad value in one place. */
export interface Replacement {
  given: Given;
  path: Path;
  /** The good value. */
  good: string | number;
  /** The bad value, `undefined` if it's missing. */
  value: unknown;
  /** Whether the event or its sender chose the value, and not a service that the sample calls. */
  isForeign: boolean;
}

/** What the platform writes itself, whatever the event contains. */
const ownKeys =
  /^event\.(?:method|path|url|client_ip|attachments|error|original_context)\b|^run\.(?:runs|follow|context)\b/;

/** The key of a value, also if the value is in a list. */
export const keyOf = (path: Path): string =>
  String(path.findLast((part) => typeof part === 'string'));

/** Finds a key in code. */
export const wordOf = (key: string): RegExp =>
  new RegExp(`(?<!\\w)${key.replace(/\W/g, '\\$&')}(?!\\w)`);

/** The texts and numbers below a value. Of a list, the first item stands for all. */
function leavesBelow(value: unknown, path: Path): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [{path, value}];
  if (typeof value !== 'object' || value === null) return [];
  const items = Object.entries(value);
  return Array.isArray(value)
    ? leavesBelow(value[0], [...path, 0])
    : items.flatMap(([key, item]) => leavesBelow(item, [...path, key]));
}

/** Whether an execution is that of a source. */
export const isSource = ({outcome}: Executed): boolean => outcome.emits.length > 0;

/** What a sample takes from outside and reads, by the names in its code. */
export function leavesOf({code}: Sample, {event, steps, props, run, ...given}: Given): Leaf[] {
  const {calls = [], deliver = [], http = []} = given;
  return [
    ...leavesBelow({event, steps, props, run}, []),
    ...calls.flatMap((call, index) => leavesBelow(call, ['calls', index])),
    ...deliver.flatMap(({json}, index) => leavesBelow(json, ['deliver', index, 'json'])),
    ...http.flatMap(({respond}, index) =>
      leavesBelow(respond?.json, ['http', index, 'respond', 'json']),
    ),
  ].filter(({path}) => !ownKeys.test(path.join('.')) && wordOf(keyOf(path)).test(code));
}

/** The bad values that can do harm in place of a good one, by what the sample does with that. */
function badValues({path, value}: Leaf, isForeign: boolean, good: Outcome): unknown[] {
  const [root] = path;
  const effects = effectsIn(good);
  // An item of a list can't be missing.
  const missing = typeof path.at(-1) === 'number' ? [] : [undefined];
  if (typeof value === 'number') {
    return root === 'props' || effects.length === 0 ? [] : [-1, 0.5, String(value), ...missing];
  }
  const isIn = (texts: unknown[]) => texts.some((text) => String(text).includes(value));
  const isInPath = isIn(requestsIn(good).flatMap(segmentsOf));
  const paths = isInPath ? ['..', 'a/b'] : [];
  // The platform checks that a prop has a value of its type.
  if (root === 'props') return paths;
  const isKey = isInPath || isIn(effects.filter((one) => one.isKey).map((one) => one.value));
  if (!isForeign) return isKey ? ['', ...missing] : [];
  const isText = /^event\.(?:headers|query)\b/.test(path.join('.'));
  const isUsed = isKey || isIn(effects.map((one) => one.value));
  return [
    ...paths,
    ...(isKey ? [''] : []),
    ...(isUsed ? [...missing, ...(isText ? [] : [{bad: {}}])] : []),
    ...(/^-?\d+(?:\.\d+)?$/.test(value) ? ['-1', 'abc', ''] : []),
  ];
}

/** Responds to requests with any other value in their path or query, too. */
export function anyPath(given: Given, good: string | number): Given {
  const value = encodeURIComponent(good);
  const http = (given.http ?? []).map((route) => {
    const [address = '', query = ''] = route.request.split('?');
    const parts = address
      .split('/')
      .map((part, index) => (index > 2 && part.includes(value) ? '*' : part));
    const kept = query && !query.includes(value) ? `?${query}` : '';
    return {...route, request: `${parts.join('/')}${kept}`};
  });
  const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({
    request: `${method} *`,
    respond: {json: {}},
    optional: true,
  }));
  return {...given, http: [...http, ...others]};
}

/** A copy of data with another value at a path. */
export function put(data: unknown, [key, ...below]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) {
    return data.map((item, index) => (index === key ? put(item, below, value) : (item as unknown)));
  }
  const object = data as Record<string, unknown>;
  return {...object, [key]: put(object[key], below, value)};
}

/**
 * The case of an execution, with one bad value after the other.
 *
 * @param sample - reads some values of the case
 * @param one - the case, and what the sample did with its good values
 */
export function replacementsOf(sample: Sample, {item, outcome, earlier}: Executed): Replacement[] {
  const given = withExpected(item);
  return leavesOf(sample, given).flatMap((leaf) => {
    const {path, value: good} = leaf;
    const [root, , key] = path;
    const isExport = root === 'steps' && key !== '$resume_data';
    // In a workflow, the samples of the page make the exports of its steps.
    if (isExport && earlier) return [];
    const isForeign = !isExport && root !== 'http' && root !== 'props';
    return badValues(leaf, isForeign, outcome).map((value) => ({
      given: anyPath(put(given, path, value) as Given, good),
      path,
      good,
      value,
      isForeign: isForeign && !earlier?.some(isSource),
    }));
  });
}
