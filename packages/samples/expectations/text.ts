import {escapeRegExp} from '@portal/content/text/escapeRegExp';

/**
 * Compares shown text with real output. `…` matches any characters in a line, and spaces at line
 * ends are ignored.
 */
export function textFits(shown: string, actual: string): boolean {
  const lines = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.trimEnd());
  const [want, have] = [lines(shown), lines(actual)];
  return (
    want.length === have.length &&
    want.every((line, index) => {
      const pattern = line.split('…').map(escapeRegExp);
      return new RegExp(`^${pattern.join('.*')}$`).test(have[index] ?? '');
    })
  );
}
