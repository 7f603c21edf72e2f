// cspell:ignore migrat upgrad
import {versionOfRoute} from '@portal/content/facts/versions';
import {counterpartOf} from '@portal/content/routes/counterpart';
import {addressOf} from '@portal/content/pages/address';
import {mistake, type Mistake} from '@portal/content/mistake';
import {linksOf} from '@portal/content/pages/links';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import {surroundings} from '@portal/content/pages/prose';
import {pageRule} from '../core/rule.ts';

/** Facts of another version, in passages that don't name that version. */
function foreignFacts(page: Page): Mistake[] {
  const own = page.version?.id;
  const {text} = page.source;
  return [...text.matchAll(/\{\{limits\.(v\d+)\.([\w.]+)\}\}/g)].flatMap((match) => {
    const [token, version, key] = match;
    const start = text.lastIndexOf('\n\n', match.index);
    const end = text.indexOf('\n\n', match.index);
    const passage = text
      .slice(start, end === -1 ? undefined : end)
      .replaceAll(/\{\{[^}]*\}\}/g, '');
    const isNamed = new RegExp(`\\b${version}\\b`, 'i').test(passage);
    if (version === own || isNamed) return [];
    const message = `${token} is a fact of ${version}, but the passage does not name that version`;
    const fix = `write {{limits.${key}}}, or mention ${version} in the passage`;
    return mistake(page.source.placeAt(match.index), message, fix, token);
  });
}

/** Words that show that a link to another version is intended. */
const NAMES_VERSION = /\bv\d+\b|version|migrat|upgrad|older|newer|latest/i;

function foreignLinks(page: Page, project: Project): Mistake[] {
  const own = page.version;
  const published = new Set(project.routes.keys());
  return linksOf(page).flatMap(({url, place}) => {
    const {path} = addressOf(url);
    const there = versionOfRoute(path, project.known.versions);
    if (!path.startsWith('/') || !own || there === own) return [];
    const {route: instead, isSamePage} = counterpartOf(path, own, published, project.known);
    if (!isSamePage || instead === page.route || !published.has(instead)) return [];
    const around = surroundings(page, place.offset);
    if (NAMES_VERSION.test(around.replaceAll(/\]\([^)]*\)/g, ']'))) return [];
    const message = `link to ${url}: that page belongs to ${there.label}, but this one belongs to ${own.label}`;
    const fix = `write ${instead}, or say in the sentence that the link goes to another version`;
    return mistake(place, message, fix, url);
  });
}

export const otherVersion = pageRule(
  'other-version',
  'Facts of other versions, and links to them, name the version.',
  (page, {project}) => [...foreignFacts(page), ...foreignLinks(page, project)],
);
