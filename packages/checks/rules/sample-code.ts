import {fencesOf, type Fence} from '@portal/content/pages/fences';
import {mistake, type Mistake} from '@portal/content/mistake';
import type {Page} from '@portal/content/pages/page';
import {cachedProblems} from '../core/resultCache.ts';
import type {Rule} from '../core/rule.ts';
import {shownTitles} from '@portal/samples/expectations/judge';

/** Readers see about this much without scrolling sideways. Leaves room for URLs, which can't be wrapped. */
const LONGEST_LINE = 130;

/** Languages whose lines may have any length: diagrams and raw data. */
const ANY_LENGTH = ['mermaid', 'text', 'http', 'csv'];

/** A string in JSON, which can't be wrapped. */
const ONE_STRING = /^\s*(?:"[^"]*": )?".*",?$/;

/** The unused names in a Python sample. */
function unusedInPython(fence: Fence): Mistake[] {
  if (fence.lang !== 'python' || fence.meta.has('fails')) return [];
  const lines = fence.code.split('\n');
  return lines.flatMap((line, index) => {
    const [, imported] = /^\s*(?:from [\w.]+ )?import (.+)$/.exec(line) ?? [];
    const [, bound] = /^\s*([a-z_]\w*) = /.exec(line) ?? [];
    const names = imported
      ? imported.split(',').map((name) => name.trim().split(' as ').at(-1)!.split('.')[0]!)
      : bound
        ? [bound]
        : [];
    return names
      .filter((name) => /^[A-Za-z]\w*$/.test(name))
      .flatMap((name) => {
        const uses = fence.code.match(new RegExp(`\\b${name}\\b`, 'g')) ?? [];
        if (uses.length > 1) return [];
        const at = fence.placeIn(index + 1, line.indexOf(name) + 1);
        return mistake(at, `the sample never uses "${name}"`, 'delete it, or use it', name);
      });
  });
}

function longLines(fence: Fence): Mistake[] {
  if (ANY_LENGTH.includes(fence.lang ?? 'text')) return [];
  const fix = `wrap it at ${LONGEST_LINE}: readers have to scroll sideways to see the rest`;
  return fence.code.split('\n').flatMap((line, index) => {
    const isString = fence.lang === 'json' && ONE_STRING.test(line);
    if (line.length <= LONGEST_LINE || isString) return [];
    const at = fence.placeIn(index + 1, 1);
    return mistake(at, `the line has ${line.length} characters`, fix, line.slice(0, 40));
  });
}

/** A shell session without a command, so its button would copy the output. */
function sessionWithoutCommand({lang, code, place}: Fence): Mistake[] {
  if (lang !== 'console' || /^\$ \S/m.test(code)) return [];
  const fix = 'write "$ " before each command. If it only shows output, write ```text';
  return [mistake(place, 'no line of this shell session is a command', fix)];
}

/** Blocks that look like the result of a sample but aren't compared with a run. */
function strayResults(fences: readonly Fence[]): Mistake[] {
  return fences.flatMap(({meta, place}) => {
    const title = meta.get('title') ?? '';
    const isResult = shownTitles.includes(title.split(/[\s:,]/)[0] ?? '');
    if (!isResult || meta.has('sample')) return [];
    const message = `the block "${title}" is a result that no sample produces`;
    const fix = 'add sample=… with the sample that produces it, and set `shown: true` in its case';
    return mistake(place, message, fix, title);
  });
}

const ofEach = (page: Page): Mistake[] => {
  const fences = fencesOf(page);
  return [
    ...fences.flatMap((fence) => [
      ...unusedInPython(fence),
      ...longLines(fence),
      ...sessionWithoutCommand(fence),
    ]),
    ...strayResults(fences),
  ];
};

const hasScript = ({source}: Page) => /^ *```(?:js|ts)\b/m.test(source.text);

export const sampleCode: Rule = {
  name: 'sample-code',
  about: 'Samples use what they declare and fit on a screen, and every result belongs to a sample.',
  scope: 'page',
  async check({project, pages}) {
    const files = pages.filter(hasScript).map(({file}) => file);
    // ESLint is only imported if a page has changed, because that takes a second.
    const unused = await cachedProblems(project, 'sample-code', [], files, async (changed) => {
      const {unusedNames} = await import('../core/unusedNames.ts');
      return changed.flatMap((file) => unusedNames(project.page(file)));
    });
    return [...unused, ...pages.flatMap(ofEach)];
  },
};
