/** Finds names that Go's standard library got after 1.17. Our compiler may be newer. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {MistakeInText} from '@portal/content/mistake';

/** The minor version of Go 1 on the platform. */
const LEVEL = 17;

/**
 * Reads the lists of new names that Go includes.
 *
 * @param goroot - the folder of the Go installation
 * @returns `strings.Cut` -> `Go 1.18`, for all names newer than the platform's version
 */
export function newerGoApi(goroot: string): Map<string, string> {
  const names = new Map<string, string>();
  const folder = join(goroot, 'api');
  if (!existsSync(folder)) return names;
  for (const file of readdirSync(folder)) {
    const minor = Number(/^go1\.(\d+)\.txt$/.exec(file)?.[1] ?? 0);
    if (minor <= LEVEL) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, path = '', name] of text.matchAll(
      /^pkg ([\w/.]+), (?:func|type|var|const) (\w+)/gm,
    )) {
      names.set(`${path.split('/').at(-1)}.${name}`, `Go 1.${minor}`);
    }
  }
  return names;
}

/** Finds uses of newer names, such as `package.Name`. */
export function readGo(
  code: string,
  newer: Map<string, string>,
): Pick<MistakeInText, 'line' | 'message'>[] {
  return code.split('\n').flatMap((text, index) =>
    [...text.replace(/\/\/.*$/, '').matchAll(/\b([a-z]\w*\.[A-Z]\w*)\b/g)].flatMap(
      ([, name = '']) => {
        const since = newer.get(name);
        if (!since) return [];
        return [
          {line: index + 1, message: `${name} came with ${since}; the platform runs Go 1.${LEVEL}`},
        ];
      },
    ),
  );
}
