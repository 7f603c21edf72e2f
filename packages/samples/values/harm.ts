/** What a sample did with a bad value, compared with what it does with a good one. */
import type {Outcome} from '../model.ts';
import {effectsIn, requestsIn, segmentsOf} from './effects.ts';
import type {Replacement} from './replace.ts';

/** What the languages write for a value that isn't there, isn't a number, or isn't a text. */
const NO_VALUE = /\b(?:undefined|NaN|None)\b|^null$|\[object \w+\]|<nil>|map\[bad|\{["']bad["']/;

/** A request to another path than any request of the good run. */
const strayRequest = (good: Outcome, bad: Outcome) =>
  requestsIn(bad).find((request) => {
    const known = requestsIn(good)
      .filter(({method}) => method === request.method)
      .map(segmentsOf);
    const segments = segmentsOf(request);
    const isOther = !known.some(({length}) => length === segments.length);
    const isBad = segments.some(
      (text, index) =>
        (/^\.{0,2}$/.test(text) || NO_VALUE.test(text)) &&
        !known.some((other) => other[index] === text),
    );
    return isBad || (isOther && known.length > 0);
  });

/** A number of euros or goods that nobody can have meant. Prices can have fractions. */
function isWrongAmount(place: string, good: number, bad: number): boolean {
  const key = /^(?:POST|PUT|PATCH)\..*(amount|total|price|quantity|stock|cents)$/i.exec(place)?.[1];
  if (key === undefined || good <= 0) return false;
  return bad <= 0 || (/quantity|stock|cents/i.test(key) && !Number.isInteger(bad));
}

/**
 * What's harmful in an execution with a bad value. One that fails before it does anything does no harm.
 *
 * @param good - the execution with a good value
 * @param bad - the execution with the bad value
 * @returns what the sample did, as a verb phrase
 */
export function harmOf(
  good: Outcome,
  bad: Outcome,
  {value: injected, isForeign}: Pick<Replacement, 'value' | 'isForeign'>,
): string | undefined {
  const stray = strayRequest(good, bad);
  if (stray) return `sends ${stray.method} ${stray.url.replace(/\?.*/, '')}`;
  const before = effectsIn(good);
  const harm = effectsIn(bad).find(({place, value, isKey}) => {
    const usual = before.filter((one) => one.place === place).map((one) => one.value);
    const number = usual.find((one) => typeof one === 'number');
    if (usual.includes(value)) return false;
    if (typeof value === 'string') {
      const isText = isKey || isForeign;
      const isJoined = number !== undefined && value !== injected;
      return (isText && NO_VALUE.test(value)) || (isKey && value === '') || isJoined;
    }
    if (number === undefined) return false;
    const isMade = value === null || (value === 0 && injected === '');
    return isMade || isWrongAmount(place, number, Number(value));
  });
  return harm && `writes ${JSON.stringify(harm.value)} as ${harm.place}`;
}
