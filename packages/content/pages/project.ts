import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {nextPages, type NextPages} from '../facts/counterparts.ts';
import {footer, navbar} from '../facts/navigation.ts';
import {prefixOf, type Version, versionOfFile, versions} from '../facts/versions.ts';
import {specRoutes} from '../facts/routes.ts';
import {guidesOf} from '../facts/guidesOf.ts';
import {facts, factsByVersion, type FactTree} from '../facts/index.ts';
import {movedAnchors, redirects, type MovedAnchor, type RedirectGroup} from '../facts/redirects.ts';
import {pathInVersion} from '../routes/routes.ts';
import {documentOf} from '../openapi/resolved.ts';
import {apiHeadings} from './apiHeadings.ts';
import {CouldNotRunError} from './couldNotRun.ts';
import {Page, type Generator} from './page.ts';
import {SourceText} from './sourceText.ts';

/** Folders that contributors don't edit. */
const IGNORED = [
  'node_modules',
  'build',
  // Left by a build that was interrupted or is still running.
  '.build',
  '.build-former',
  '.docusaurus',
  '.cache',
  '.git',
  'test-results',
];

/** What a project knows besides its files. Tests pass their own. */
export interface ProjectFacts {
  /** The facts of the current version, which also apply to files that aren't pages. */
  facts: FactTree;
  /** The facts of each older version, by ID. */
  versionFacts: Readonly<Record<string, FactTree>>;
  /** Every version, newest first. */
  versions: readonly Version[];
  redirects: readonly RedirectGroup[];
  movedAnchors: readonly MovedAnchor[];
  /** Routes that must be pages, by the fact file that names them. */
  namedRoutes: Readonly<Record<string, readonly string[]>>;
  /** The page of the next version that covers the same subject, by the ID of the older version. */
  nextPages: Readonly<Record<string, NextPages>>;
}

/** Every route that the menus link to. */
const inMenus = [...navbar, ...footer]
  .flatMap((item) => ('items' in item ? item.items : [item]))
  .map(({to}) => to)
  .filter((to) => to.startsWith('/'));

/** The guides of a version, the pages they use, and the pages of the tracks. */
function inGuides(version: Version): [file: string, routes: string[]][] {
  const known = guidesOf(version);
  if (!known) return [];
  const routes = [
    ...Object.values(known.guides).flatMap(({slug, uses}) => [`/guides/${slug}/`, ...uses]),
    ...Object.values(known.tracks).flatMap((pages) => pages.map(({route}) => route)),
  ];
  const {id, state} = version;
  const file = state === 'current' ? 'guides.ts' : `versions/${id}/guides.json`;
  return [[`packages/content/facts/${file}`, routes.map((route) => prefixOf(version) + route)]];
}

const ownFacts: ProjectFacts = {
  facts,
  versionFacts: factsByVersion,
  versions,
  redirects,
  movedAnchors,
  namedRoutes: {
    'packages/content/facts/routes.ts': specRoutes,
    'packages/content/facts/navigation.ts': inMenus,
    ...Object.fromEntries(versions.flatMap(inGuides)),
  },
  nextPages,
};

function readText(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch (error) {
    throw new CouldNotRunError(`cannot read ${file}: ${(error as Error).message}`);
  }
}

/** The files of a project, each read and parsed at most once. */
export class Project {
  readonly known: ProjectFacts;
  readonly #texts = new Map<string, SourceText>();
  readonly #pages = new Map<string, Page>();
  #files: string[] | undefined;
  #routes: Map<string, string> | undefined;
  readonly #generators = new Map<string | undefined, Generator>();

  constructor(
    readonly root: string,
    known: Partial<ProjectFacts> = {},
  ) {
    // Facts that are passed in apply to all versions.
    const versionFacts = known.facts ? {} : ownFacts.versionFacts;
    this.known = {...ownFacts, versionFacts, ...known};
  }

  /** Every file that belongs to the project, relative to its root, sorted. */
  get files(): readonly string[] {
    this.#files ??= globSync('**/*', {
      cwd: this.root,
      dot: true,
      ignore: IGNORED.map((folder) => `**/${folder}/**`),
    }).sort();
    return this.#files;
  }

  /** The pages of all versions. Files and folders that start with `_` are parts of pages. */
  get pageFiles(): readonly string[] {
    return this.files.filter(
      (file) => /\.mdx?$/.test(file) && pathInVersion(file) !== undefined && !/(^|\/)_/.test(file),
    );
  }

  get pages(): readonly Page[] {
    return this.pageFiles.map((file) => this.page(file));
  }

  /** The source file behind each route. */
  get routes(): ReadonlyMap<string, string> {
    // If pages share a route, the first one wins. The rule `routes` reports the others.
    this.#routes ??= new Map([...this.pages].reverse().map(({route, file}) => [route, file]));
    return this.#routes;
  }

  has(file: string): boolean {
    return existsSync(join(this.root, file));
  }

  /** @throws CouldNotRunError if the file can't be read */
  read(file: string): SourceText {
    let source = this.#texts.get(file);
    if (!source) {
      source = new SourceText(file, readText(this.root, file));
      this.#texts.set(file, source);
    }
    return source;
  }

  /** @throws CouldNotRunError if the file can't be read */
  page(file: string): Page {
    let page = this.#pages.get(file);
    if (!page) {
      const version = versionOfFile(file, this.known.versions);
      const facts = this.factsOf(version);
      page = new Page(file, this.read(file).text, facts, this.#generatorOf(version), version);
      this.#pages.set(file, page);
    }
    return page;
  }

  /** The facts of a version. */
  factsOf(version: Version | undefined): FactTree {
    return (version && this.known.versionFacts[version.id]) ?? this.known.facts;
  }

  #generatorOf(version: Version | undefined): Generator {
    let generator = this.#generators.get(version?.id);
    if (!generator) {
      const document = version && documentOf(version);
      generator = apiHeadings(this.root, this.factsOf(version), document);
      this.#generators.set(version?.id, generator);
    }
    return generator;
  }
}
