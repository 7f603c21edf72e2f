/** Reads all facts of a project. Pure: tests and commands pass the root of a copy. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type * as z from 'zod';
import type {ContentCache} from '../cache/contentCache.ts';
import {type Mistake, MistakesError} from '../mistake.ts';
import {parseFacts} from './parse.ts';
import {type GuideFacts, guideFacts} from './schemas/guides.ts';
import {schemas} from './schemas/index.ts';
import type {Labels} from './schemas/labels.ts';
import {displayIn} from './limits.ts';
import type {Limit} from './schemas/limits.ts';
import {operatorSchemaOf} from './schemas/operator.ts';
import type {Navigation} from './schemas/navigation.ts';
import {type Product, productOf} from './schemas/product.ts';
import {type Version, versionListSchema, versionsOf} from './schemas/versions.ts';
import {factTree, type FactTree, limitTree} from './tree.ts';
import {dataFolder, factsFolder} from './versions.ts';

/** The facts that a version has of its own. */
export interface VersionFacts {
  limits: Readonly<Record<string, Limit>>;
  labels: Labels;
  /** A frozen version keeps the guides it was cut with, if it had any. */
  guides: GuideFacts | undefined;
  product: Product;
}

/** The values of files from the last run. */
export type FactCache = ContentCache<unknown>;

/** Reads the files of a project, and collects their mistakes. */
export class FactFiles {
  readonly #mistakes: Mistake[] = [];

  constructor(
    readonly root: string,
    public templates: FactTree = {},
    readonly cache?: FactCache,
  ) {}

  has = (file: string): boolean => existsSync(join(this.root, file));

  /** The values of a file, if it's there: deleting a file turns its feature off. */
  readIfThere<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
    return this.has(file) ? this.read(file, schema) : undefined;
  }

  read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
    const text = readFileSync(join(this.root, file), 'utf8');
    const read = () => {
      const {value, mistakes} = parseFacts(file, text, schema, this.templates);
      this.#mistakes.push(...mistakes);
      return value;
    };
    if (!this.cache) return read();
    const key = JSON.stringify(this.templates) + text;
    return this.cache.of(file, key, read) as z.infer<Schema>;
  }

  /** @throws MistakesError with every mistake so far */
  assertValid(): void {
    if (this.#mistakes.length > 0) throw new MistakesError(this.#mistakes);
  }
}

const NO_MENUS: Navigation = {navbar: [], footer: []};
const NOTHING_MOVED = {redirects: [], movedAnchors: []};

/** The brand and the versions, which templates in other facts can name. */
function loadNames(files: FactFiles) {
  const brand = files.read('data/product.yaml', schemas.product);
  const rows = files.readIfThere('data/versions.yaml', schemas.versions);
  // JSON is YAML, so its mistakes have places.
  const listed = files.readIfThere('versions.json', versionListSchema) ?? [];
  files.assertValid();
  const product = productOf(brand);
  const versions: readonly Version[] = versionsOf(rows, listed);
  const [current, ...frozen] = versions as [Version, ...Version[]];
  files.templates = {product: {...product}, versions: {current: current.id}};
  const {locales = []} = brand;
  return {product, locales, versions, currentVersion: current, frozenVersions: frozen};
}

/**
 * Product names that have changed since a version was cut are those of the version. A version without
 * facts of its own has the current ones.
 */
function loadFrozen(
  files: FactFiles,
  {id}: Version,
  {limits, labels, product}: Omit<VersionFacts, 'guides'>,
) {
  const folder = factsFolder(id);
  const names = files.readIfThere(`${folder}/names.yaml`, schemas['version-names']);
  return {
    limits: files.readIfThere(`${folder}/limits.yaml`, schemas['version-limits']) ?? limits,
    labels: files.readIfThere(`${folder}/labels.yaml`, schemas.labels) ?? labels,
    guides: files.readIfThere(`${folder}/guides.yaml`, schemas.guides),
    product: {...product, ...names},
  };
}

/** What a language says in its own words. The rest stays in the language of the project. */
function loadTranslation(files: FactFiles, locale: string, versions: readonly Version[]) {
  const at = (file: string) => `i18n/${locale}/${file}`;
  const units = files.readIfThere(at('data/units.yaml'), schemas.units) ?? {};
  const labels = versions.map((version): [id: string, labels: Labels] => [
    version.id,
    files.readIfThere(at(`${dataFolder(version)}/labels.yaml`), schemas.labels) ?? {},
  ]);
  return {
    labels: Object.fromEntries(labels),
    written: (limit: Limit) => displayIn(locale, units, limit),
  };
}

/**
 * Reads all facts but the search words, which only the search index needs.
 *
 * @param root - the project
 * @param cache - keeps the values of files. If one has a mistake, don't save it
 * @throws MistakesError with every mistake
 */
export function loadFacts(root: string, cache?: FactCache) {
  const files = new FactFiles(root, {}, cache);
  const names = loadNames(files);
  const {product, currentVersion, frozenVersions} = names;
  const limits = files.readIfThere('data/limits.yaml', schemas.limits) ?? {};
  const labels: Labels = files.readIfThere('data/labels.yaml', schemas.labels) ?? {};
  const operator = files.readIfThere('data/operator.yaml', operatorSchemaOf(product.domain)) ?? {};
  const ownGuides = files.readIfThere('data/guides.yaml', schemas.guides);
  const navigation = files.readIfThere('data/navigation.yaml', schemas.navigation) ?? NO_MENUS;
  const tables = files.readIfThere('data/redirects.yaml', schemas.redirects) ?? NOTHING_MOVED;
  const nextPages = files.readIfThere('data/counterparts.yaml', schemas.counterparts) ?? {};
  const codeLanguages =
    files.readIfThere('data/code-languages.yaml', schemas['code-languages']) ?? {};
  const policy = files.readIfThere('data/policy.yaml', schemas.policy) ?? {};
  const synonyms = files.readIfThere('data/synonyms.yaml', schemas.synonyms) ?? [];
  const frozen = frozenVersions.map((version) => ({
    id: version.id,
    ...loadFrozen(files, version, {limits, labels, product}),
  }));
  const translations = names.locales.map(
    (locale) => [locale, loadTranslation(files, locale, names.versions)] as const,
  );
  files.assertValid();

  const all = [{id: currentVersion.id, limits, labels, guides: ownGuides, product}, ...frozen];
  const byVersion: Readonly<Record<string, VersionFacts>> = Object.fromEntries(
    all.map(({id, guides, ...own}) => [id, {...own, guides: guides && guideFacts(guides)}]),
  );
  const {s3Role} = operator;
  /** The facts of each version, in the language of the project or another one. */
  function treesOf(translation?: (typeof translations)[number][1]) {
    const written = translation?.written;
    const limitsByVersion = Object.fromEntries(
      all.map(({id, limits: table}) => [id, limitTree(table, written)]),
    );
    const trees = all.map(({id, guides, ...own}): [id: string, tree: FactTree] => {
      const words = {...own.labels, ...translation?.labels[id]};
      const shared = {s3Role, limitsByVersion, ...(written && {written})};
      return [id, factTree({...own, labels: words, guides: guides?.guides ?? {}, ...shared})];
    });
    return Object.fromEntries(trees) as Readonly<Record<string, FactTree>>;
  }
  const factsByVersion = treesOf();
  return {
    ...names,
    ...{limits, labels, operator, nextPages, codeLanguages, policy, synonyms, factsByVersion},
    /** The limits, labels and guides of each version, by its ID. */
    byVersion,
    /** The facts of each version in the languages that pages are translated to. */
    factsByLocale: Object.fromEntries(
      translations.map(([locale, translation]) => [locale, treesOf(translation)]),
    ),
    navigation,
    ...{redirects: tables.redirects, movedAnchors: tables.movedAnchors},
    /** The facts of the current version, by root. */
    facts: factsByVersion[currentVersion.id]!,
  };
}

export type Facts = ReturnType<typeof loadFacts>;
