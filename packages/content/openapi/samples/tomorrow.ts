/**
 * Times in the body of a request. A fixed time would soon be in the past or too far ahead, so samples
 * compute tomorrow's date when they run.
 */
import type {SampleRequest} from '../request.ts';

/** A time as a JSON string, `"2027-05-20T09:30:00Z"`. The group is what follows the date. */
const TIME = /"\d{4}-\d\d-\d\d(T\d\d:[^"\\]*)"/g;

/** Tells whether the body of a request contains a time. */
export const sendsTime = ({json}: SampleRequest): boolean =>
  JSON.stringify(json ?? {}).search(TIME) >= 0;

/**
 * Replaces the dates of times in the code of a body.
 *
 * @param code - the body in a language whose strings look like those of JSON
 * @param withVariable - a string in that language with the variable `tomorrow`, and `$1` for the rest
 */
export const atTomorrow = (code: string, withVariable: string): string =>
  code.replace(TIME, withVariable);
