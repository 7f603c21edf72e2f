/**
 * How many letters differ between two words: inserted, deleted, replaced, or swapped with the next.
 * A misspelled word is compared with the whole vocabulary, so this does without `Math`.
 *
 * @param most - the largest distance that matters; larger ones may be reported as any larger number
 */
export function editDistance(a: string, b: string, most: number): number {
  if (a.length - b.length > most || b.length - a.length > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      let distance = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      if (last[j]! < distance) distance = last[j]! + 1;
      if (row[j - 1]! < distance) distance = row[j - 1]! + 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap && before[j - 2]! < distance) distance = before[j - 2]! + 1;
      row[j] = distance;
      if (distance < least) least = distance;
    }
    if (least > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length]!;
}
