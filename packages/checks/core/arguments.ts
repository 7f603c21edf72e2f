import {relative, resolve, sep} from 'node:path';
import {parseArgs} from 'node:util';
import {nearestName} from '@portal/content/text/nearestName';
import type {Project} from '@portal/content/pages/project';
import type {Tool} from '../tools.ts';
import type {Rule} from './rule.ts';

/** The command line is invalid. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The parsed command line. */
export interface CheckArguments {
  /** Pages to check; undefined for everything. */
  pages: string[] | undefined;
  rules: readonly Rule[];
  tools: readonly Tool[];
  fix: boolean;
  list: boolean;
  timings: boolean;
}

/** Pages under a path: the page itself, or those in a folder. */
function pagesUnder(path: string, {root, pageFiles}: Project): string[] {
  const wanted = relative(root, resolve(root, path)).split(sep).join('/');
  const found = pageFiles.filter((file) => file === wanted || file.startsWith(`${wanted}/`));
  if (found.length > 0) return found;
  // A page is also called by its ID or its URL.
  const id = wanted.replace(/^(?:https?:\/\/[^/]*)?(?:\/?docs\/)?\/?|\/$/g, '');
  const named = [`docs/${id}.mdx`, `docs/${id}/index.mdx`].find((file) => pageFiles.includes(file));
  const nearest = named ?? nearestName(wanted, pageFiles);
  const hint = nearest ? ` Did you mean ${nearest}?` : '';
  throw new UsageError(`${path} is not a page or a folder with pages.${hint}`);
}

/**
 * The pages that a command was asked about.
 *
 * @param paths - pages or folders, also as IDs or URLs; none means all pages
 * @returns each page once; undefined for all
 * @throws UsageError that suggests the closest page
 */
export function selectedPages(paths: readonly string[], project: Project): string[] | undefined {
  if (paths.length === 0) return undefined;
  return [...new Set(paths.flatMap((path) => pagesUnder(path, project)))];
}

/** Returns whether a rule was asked for. */
function wantedBy(asked: readonly string[] | undefined, known: readonly string[]) {
  for (const name of asked ?? []) {
    if (known.includes(name)) continue;
    const nearest = nearestName(name, known);
    const hint = nearest ? `Did you mean "${nearest}"?` : 'For a list, use --list.';
    throw new UsageError(`There is no rule "${name}". ${hint}`);
  }
  return ({name}: {name: string}) => !asked || asked.includes(name);
}

/**
 * Reads the command line.
 *
 * @param args - the arguments after `npm run check --`
 * @throws UsageError that suggests the closest valid argument
 */
export function readArguments(
  args: string[],
  project: Project,
  rules: readonly Rule[],
  tools: readonly Tool[],
): CheckArguments {
  const options = {
    fix: {type: 'boolean', default: false},
    list: {type: 'boolean', default: false},
    timings: {type: 'boolean', default: false},
    rule: {type: 'string', multiple: true},
  } as const;
  let parsed;
  try {
    parsed = parseArgs({args, options, allowPositionals: true});
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const {values, positionals} = parsed;
  const eaten = Object.keys(options).find((name) => process.env[`npm_config_${name}`] === 'true');
  if (eaten !== undefined) {
    const flag = `--${eaten}`;
    throw new UsageError(
      `npm took ${flag} for itself. Write -- before it: npm run check -- ${flag}`,
    );
  }
  const isWanted = wantedBy(
    values.rule,
    [...rules, ...tools].map(({name}) => name),
  );
  return {
    pages: selectedPages(positionals, project),
    rules: rules.filter(isWanted),
    // Tools check the whole project.
    tools: positionals.length > 0 ? [] : tools.filter(isWanted),
    fix: values.fix,
    list: values.list,
    timings: values.timings,
  };
}
