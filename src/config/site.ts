/** Where this project is: on disk, on the web, and in its repository. */
import {existsSync} from 'node:fs';
import {join, relative, resolve, sep} from 'node:path';
import {basePathOf} from '@portal/content/facts';
import {product} from '../facts.ts';

/** The root of this project. */
export const siteDir = resolve(__dirname, '../..');

/** Whether a file or a folder of the project exists. */
export const isThere = (path: string): boolean => existsSync(join(siteDir, path));

/** The path of a file inside the project, with forward slashes. */
export const fromSite = (path: string): string => relative(siteDir, path).split(sep).join('/');

/** The path that the site is served under, and its folder in `build/`. */
export const baseUrl = basePathOf(product);

const {repositoryUrl} = product;

/** The repository of this site. */
export const repository = {
  url: repositoryUrl,
  branch: 'main',
  /** Says when to correct a mistake in an older version and when in the current one. */
  contributingUrl: `${repositoryUrl}/blob/main/CONTRIBUTING.md#versions`,
  /** Where new issues start; `packages/content/text/issueUrl.ts` adds the form. */
  newIssueUrl: `${repositoryUrl}/issues/new`,
};
