import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import type {FactTree} from '../facts/tree.ts';
import type {Version} from '../facts/schemas/versions.ts';
import {versionOfFile} from '../facts/versions.ts';
import type {Place} from '../mistake.ts';
import {isPage} from '../routes/routes.ts';
import {documentOf} from '../openapi/resolved.ts';
import {SourceText} from '../text/sourceText.ts';
import {type YamlPath, YamlText} from '../text/yamlText.ts';
import {apiHeadings} from './apiHeadings.ts';
import {CouldNotRunError} from './couldNotRun.ts';
import {fileExists} from './fileExists.ts';
import {Page, type Generator} from './page.ts';
import type {ProjectFacts} from './projectFacts.ts';
import {treeCache} from './treeCache.ts';

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

function readText(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch (error) {
    throw new CouldNotRunError(`cannot read ${file}: ${(error as Error).message}`);
  }
}

/** The files of a project, each read and parsed at most once. */
export class Project {
  readonly #texts = new Map<string, SourceText>();
  readonly #yaml = new Map<string, YamlText>();
  readonly #pages = new Map<string, Page>();
  #files: string[] | undefined;
  #pageFiles: string[] | undefined;
  #routes: Map<string, string> | undefined;
  readonly #generators = new Map<string | undefined, Generator>();
  readonly #parse: ReturnType<typeof treeCache>;

  constructor(
    readonly root: string,
    readonly known: ProjectFacts,
  ) {
    this.#parse = treeCache(root);
  }

  /** Every file that belongs to the project, relative to its root, sorted. */
  get files(): readonly string[] {
    this.#files ??= globSync('**/*', {
      cwd: this.root,
      dot: true,
      ignore: [...IGNORED.map((folder) => `**/${folder}/**`), 'hosts/**'],
    }).sort();
    return this.#files;
  }

  /** The pages of all versions. */
  get pageFiles(): readonly string[] {
    this.#pageFiles ??= globSync('{docs,versioned_docs}/**', {cwd: this.root})
      .filter(isPage)
      .sort();
    return this.#pageFiles;
  }

  get pages(): readonly Page[] {
    return this.pageFiles.map((file) => this.page(file));
  }

  /** The source file behind each route. */
  get routes(): ReadonlyMap<string, string> {
    // If pages share a route, the first one wins. The rule `page-files` reports the others.
    this.#routes ??= new Map([...this.pages].reverse().map(({route, file}) => [route, file]));
    return this.#routes;
  }

  has(file: string): boolean {
    return fileExists(this.root, file);
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
  readYaml(file: string): YamlText {
    let source = this.#yaml.get(file);
    if (!source) {
      source = new YamlText(file, this.read(file).text);
      this.#yaml.set(file, source);
    }
    return source;
  }

  /** The place of a value in a file of `data/`, or of its key. The start of a file that isn't there. */
  placeOf(file: string, path: YamlPath, of?: 'key'): Place {
    return this.has(file) ? this.readYaml(file).placeOf(path, of) : {file, line: 1, column: 1};
  }

  /** @throws CouldNotRunError if the file can't be read */
  page(file: string): Page {
    let page = this.#pages.get(file);
    if (!page) {
      const version = versionOfFile(file, this.known.versions);
      const facts = this.factsOf(version);
      const parse = (text: string) => this.#parse(file, text);
      page = new Page(
        file,
        this.read(file).text,
        facts,
        this.#generatorOf(version),
        version,
        parse,
      );
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
