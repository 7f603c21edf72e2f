/** Requests every URL of another site that a page links to. */
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {proxyHint} from '@portal/content/cli/failureOf';
import {inWords, mistake} from '@portal/content/mistake';
import {Project} from '@portal/content/pages/project';
import type {ProjectFacts} from '@portal/content/pages/projectFacts';
import {selectedPages} from '../core/arguments.ts';
import {externalLinks, type ExternalLink} from './collect.ts';
import {probe, type ProbeOptions, type Verdict} from './probe.ts';

/** The environment that the command runs in. */
export interface Surroundings {
  root: string;
  known: ProjectFacts;
  write(line: string): void;
  /** Set by tests. The defaults suit the internet. */
  options?: ProbeOptions;
  /** The links to request; those of all pages by default. */
  links?: readonly ExternalLink[];
}

interface Result extends ExternalLink {
  verdict: Verdict;
}

/** Parallel requests: enough to finish in minutes, few enough for any host. */
const AT_A_TIME = 8;

async function askAll(links: readonly ExternalLink[], options: ProbeOptions): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...links.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, link] = next;
      results[at] = {...link, verdict: await probe(link.url, options)};
    }
  };
  await Promise.all(Array.from({length: AT_A_TIME}, work));
  return results;
}

const FIX = 'write the new URL, or remove the link';

/** The message if no host can be reached, which means that the links aren't to blame. */
function offline(unreached: Result[]): string {
  const reasons = unreached.map(({verdict}) => ('reason' in verdict ? verdict.reason : ''));
  return [
    `none of ${unreached.length} URLs could be reached`,
    `(${[...new Set(reasons)].join(', ')}). Check your network connection and try again${proxyHint()}.`,
  ].join(' ');
}

/** The text of the issue that the scheduled workflow keeps up to date; empty if all links work. */
function report(broken: Result[]): string {
  const lines = broken.flatMap(({url, places, verdict}) => {
    const reason = 'reason' in verdict ? verdict.reason : '';
    const listed = places.map(({file, line, column}) => `  - \`${file}:${line}:${column}\``);
    return [`- [ ] <${url}>: ${reason}`, ...listed];
  });
  if (lines.length === 0) return '';
  return [`These links are broken. To fix one, ${FIX}.`, '', ...lines, ''].join('\n');
}

/**
 * The command `npm run links`.
 *
 * @param args - pages or folders of pages; `--report file` writes the broken links to a Markdown file
 * @returns the exit code: 0 all links work, 1 some are broken, 2 could not run
 */
export async function main(args: string[], surroundings: Surroundings): Promise<number> {
  const {
    root,
    known,
    write,
    options = {timeout: 20_000, attempts: 2, patience: 30_000},
  } = surroundings;
  try {
    const {values, positionals} = parseArgs({
      args,
      options: {report: {type: 'string'}},
      allowPositionals: true,
    });
    const project = new Project(root, known);
    const files = selectedPages(positionals, project) ?? project.pageFiles;
    const links = surroundings.links ?? externalLinks(files.map((file) => project.page(file)));
    const results = await askAll(links, options);
    const unreached = results.filter(({verdict}) => 'isUnreached' in verdict);
    if (results.length > 0 && unreached.length === results.length)
      throw new Error(offline(unreached));
    for (const {url, places, verdict} of results) {
      if (verdict.kind === 'alive') continue;
      if (verdict.kind === 'unknown')
        write(`note: ${url} rejects automated requests: ${verdict.reason}`);
      else
        for (const place of places)
          write(inWords(mistake(place, `link to ${url}: ${verdict.reason}`, FIX)));
    }
    const broken = results.filter(({verdict}) => verdict.kind === 'broken');
    if (values.report !== undefined) writeFileSync(values.report, report(broken));
    write(`${results.length} links to other sites, ${broken.length} broken.`);
    return broken.length === 0 ? 0 : 1;
  } catch (error) {
    write(`The links could not be checked: ${(error as Error).message}`);
    return 2;
  }
}
