import type {Facts, VersionFacts} from '../facts/load.ts';
import type {CodeLanguage} from '../facts/schemas/codeLanguages.ts';
import type {NextPages} from '../facts/schemas/counterparts.ts';
import type {Policy} from '../facts/schemas/policy.ts';
import {basePathOf} from '../facts/schemas/product.ts';
import type {MovedAnchor, RedirectGroup} from '../facts/schemas/redirects.ts';
import type {Version} from '../facts/schemas/versions.ts';
import type {FactTree} from '../facts/tree.ts';
import {dataFolder, prefixOf} from '../facts/versions.ts';
import type {YamlPath} from '../text/yamlText.ts';

/** A route in a file of `data/`, and where it is. */
export interface NamedRoute {
  file: string;
  path: YamlPath;
  to: string;
}

/** What a project knows besides its files. */
export interface ProjectFacts {
  /** The facts of the current version, which also apply to files that aren't pages. */
  facts: FactTree;
  /** The facts of each older version, by ID. */
  versionFacts: Readonly<Record<string, FactTree>>;
  /** The limits and guides of each version, by ID. */
  byVersion: Readonly<Record<string, Pick<VersionFacts, 'limits' | 'guides'>>>;
  /** Every version, newest first. */
  versions: readonly Version[];
  redirects: readonly RedirectGroup[];
  movedAnchors: readonly MovedAnchor[];
  /** Routes that must be pages. */
  namedRoutes: readonly NamedRoute[];
  /** The page of the next version that covers the same subject, by the ID of the older version. */
  nextPages: Readonly<Record<string, NextPages>>;
  /** What pages may show besides what any portal allows. */
  policy: Policy;
  /** What the check does with the code blocks of each language. */
  codeLanguages: Readonly<Record<string, CodeLanguage>>;
  /** The path of the site on its host, such as `/docs/`. */
  base: string;
  /** The folder with the cases of samples: a file for each page. It may be missing. */
  cases: string;
}

/** The routes in `data/navigation.yaml`, wherever they are. */
function inNavigation(value: unknown, path: YamlPath = []): NamedRoute[] {
  if (typeof value !== 'string') {
    return Object.entries(Object(value)).flatMap(([key, item]) =>
      inNavigation(item, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  }
  const isRoute = ['to', 'editorPage'].includes(String(path.at(-1))) && value.startsWith('/');
  return isRoute ? [{file: 'data/navigation.yaml', path, to: value}] : [];
}

/** The guides of a version, the pages they use, and the pages of the tracks. */
function inGuides(version: Version, {byVersion}: Facts): NamedRoute[] {
  const {guides = {}, tracks = {}} = byVersion[version.id]?.guides ?? {};
  const routes = [
    ...Object.entries(guides).flatMap(([name, {slug, uses}]) => [
      {to: `/guides/${slug}/`, path: ['guides', name, 'slug']},
      ...uses.map((to, at) => ({to, path: ['guides', name, 'uses', at]})),
    ]),
    ...Object.entries(tracks).flatMap(([name, pages]) =>
      pages.map(({route: to}, at) => ({to, path: ['tracks', name, at]})),
    ),
  ];
  return routes.map(({to, path}) => ({
    ...{file: `${dataFolder(version)}/guides.yaml`, path},
    to: prefixOf(version) + to,
  }));
}

/** What the facts of a folder say about the project in it, with what a site chooses itself. */
export function projectFacts(all: Facts, own: Pick<ProjectFacts, 'cases'>): ProjectFacts {
  const {facts, factsByVersion, byVersion, versions, product} = all;
  const {redirects, movedAnchors, nextPages, codeLanguages, policy} = all;
  return {
    ...{facts, byVersion, versions, redirects, movedAnchors, nextPages, codeLanguages, policy},
    versionFacts: factsByVersion,
    namedRoutes: [
      ...inNavigation(all.navigation),
      ...versions.flatMap((version) => inGuides(version, all)),
    ],
    base: basePathOf(product),
    ...own,
  };
}
