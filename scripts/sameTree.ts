/** Compares two folders byte by byte. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

/** An excerpt of a file around a position. */
const around = (content: Buffer, at: number) =>
  JSON.stringify(content.subarray(Math.max(0, at - 40), at + 40).toString('latin1'));

/**
 * Finds the first difference between two folders.
 *
 * @returns a description of it; undefined if the folders are the same
 */
export function firstDifference(a: string, b: string): string | undefined {
  for (const file of new Set([...filesIn(a), ...filesIn(b)])) {
    const missing = [a, b].find((folder) => !existsSync(join(folder, file)));
    if (missing !== undefined) return `${file} is missing in ${missing}`;
    const [left, right] = [readFileSync(join(a, file)), readFileSync(join(b, file))];
    if (left.equals(right)) continue;
    const at = left.findIndex((byte, index) => byte !== right[index]);
    const place = at === -1 ? left.length : at;
    return `${file} differs at byte ${place}:\n  ${around(left, place)}\n  ${around(right, place)}`;
  }
  return undefined;
}
