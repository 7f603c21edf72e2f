import {closest, distance} from 'fastest-levenshtein';
import {addressOf, sameSlash} from '../core/address.ts';
import {currentAddresses, readRecord, RECORD, type Recorded} from '../core/addresses.ts';
import type {Problem} from '../core/finding.ts';
import {headingsOf, type Heading} from '../core/headings.ts';
import type {Project} from '../core/project.ts';
import type {Rule} from '../core/rule.ts';

/** Whether a table of legacy paths leads on from a route. */
function isRedirected(route: string, {known}: Project): boolean {
  return known.redirects
    .flatMap(({rows}) => rows)
    .some(({from}) =>
      from.endsWith('/*')
        ? route.startsWith(from.slice(0, -1))
        : sameSlash(from) === sameSlash(route),
    );
}

function lostPage({address, line}: Recorded, project: Project): Problem {
  const routes = [...project.routes.keys()];
  const nearest = routes.length > 0 ? closest(address, routes) : '/';
  return {
    ...{file: RECORD, line, column: 1},
    message: `the published page ${address} is gone`,
    mend: `bring it back, or add {from: '${address}', to: '${nearest}'} to facts/redirects.ts, with the page that answers now`,
    text: address,
  };
}

/** The heading that a lost one has become: the nearest of those that are new on the page. */
function successor(id: string, headings: Heading[], recorded: ReadonlySet<string>, route: string) {
  return headings
    .filter((heading) => !heading.explicit && !recorded.has(`${route}#${heading.id}`))
    .sort((a, b) => distance(a.id, id) - distance(b.id, id))[0];
}

function lostAnchor(
  {address, line}: Recorded,
  project: Project,
  recorded: ReadonlySet<string>,
): Problem {
  const {path, hash = ''} = addressOf(address);
  const page = project.page(project.routes.get(path)!);
  const heading = successor(hash, headingsOf(page), recorded, path);
  const message = `the published heading ${address} is gone`;
  if (!heading) {
    const mend = `give its id to the heading that answers now: {/* #${hash} */} behind its text`;
    return {file: RECORD, line, column: 1, message, mend, text: address};
  }
  const mend = `if this is its new text, keep its id: ${'#'.repeat(heading.depth)} ${heading.text} {/* #${hash} */}`;
  return {...page.at(heading.place), message, mend, text: address};
}

/** New addresses, one finding a page: they are recorded by a command. */
function unrecorded(project: Project, recorded: ReadonlySet<string>): Problem[] {
  const added = new Map<string, string[]>();
  for (const address of currentAddresses(project)) {
    if (recorded.has(address)) continue;
    const file = project.routes.get(addressOf(address).path)!;
    added.set(file, [...(added.get(file) ?? []), address]);
  }
  return [...added].map(([file, addresses]) => ({
    ...{file, line: 1, column: 1},
    message: `${RECORD} does not have ${addresses[0]}${addresses.length > 1 ? ` and ${addresses.length - 1} more of this page` : ''}`,
    mend: 'run npm run addresses, and commit the record',
  }));
}

export const addresses: Rule = {
  name: 'addresses',
  about: 'No published address dies, neither a page nor a heading.',
  scope: 'project',
  check({project}) {
    if (!project.has(RECORD)) {
      const message = `${RECORD} does not exist`;
      return [{file: RECORD, line: 1, column: 1, message, mend: 'run npm run addresses'}];
    }
    const record = readRecord(project.read(RECORD).text, project.known.facts);
    const recorded = new Set(record.map(({address}) => address));
    const current = new Set(currentAddresses(project));
    const lost = record.filter(({address}) => !current.has(address));
    const problems = lost.flatMap((entry) => {
      const {path, hash} = addressOf(entry.address);
      if (isRedirected(path, project)) return [];
      const file = project.routes.get(path);
      // The headings of a page that is gone are said with the page.
      if (file === undefined) return hash === undefined ? [lostPage(entry, project)] : [];
      return project.page(file).syntaxError ? [] : [lostAnchor(entry, project, recorded)];
    });
    return problems.length > 0 ? problems : unrecorded(project, recorded);
  },
};
