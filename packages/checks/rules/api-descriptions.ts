import {limits} from '@portal/content/facts';
import {nearestAnchor} from '@portal/content/text/nearestAnchor';
import {nearestName} from '@portal/content/text/nearestName';
import {findTokens} from '@portal/content/facts/tokens';
import {DOCUMENT} from '@portal/content/openapi/resolved';
import {addressOf} from '@portal/content/pages/address';
import {anchorsOf, hasKnownIds} from '@portal/content/pages/headings';
import {findLiterals, limitLiterals} from '../core/literals.ts';
import type {Problem} from '../core/finding.ts';
import type {Project} from '@portal/content/pages/project';
import type {Rule} from '../core/rule.ts';

/** Links to pages. They must start with the URL of the site. */
const LINK = /\]\(\{\{product\.docsUrl\}\}([^)\s]*)\)|\]\((\/[^)\s]*)\)/g;

function deadLinks(project: Project): Problem[] {
  const source = project.read(DOCUMENT);
  return [...source.text.matchAll(LINK)].flatMap((match): Problem[] => {
    const at = source.at(match.index + 2);
    const [, ofSite, fromRoot] = match;
    const text = ofSite ?? fromRoot!;
    if (ofSite === undefined) {
      const fix = `write {{product.docsUrl}}${fromRoot}`;
      return [
        {
          ...at,
          message: `link to ${text}: the document is also used outside of the site, so links need the full URL`,
          fix,
          text,
        },
      ];
    }
    const {path, hash} = addressOf(text);
    const route = path === '' ? '/' : path;
    const file = project.routes.get(route);
    if (!file) {
      const nearest = nearestName(route, project.routes.keys());
      return [
        {
          ...at,
          message: `link to ${text}: there is no such page`,
          fix: nearest ? `did you mean {{product.docsUrl}}${nearest}?` : 'correct the path',
          text,
        },
      ];
    }
    const page = project.page(file);
    const anchors = anchorsOf(page);
    if (hash === undefined || anchors.has(hash) || !hasKnownIds(page)) return [];
    const nearest = nearestAnchor(hash, [...anchors]);
    return [
      {
        ...at,
        message: `link to ${text}: ${file} has no heading with the ID "${hash}"`,
        fix: `write {{product.docsUrl}}${route}${nearest ? `#${nearest}` : ', without #'}`,
        text,
      },
    ];
  });
}

/** Limits that are hard-coded in the document. */
function typedFacts(project: Project): Problem[] {
  const source = project.read(DOCUMENT);
  const literals = limitLiterals({limits});
  const inTokens = findTokens(source.text, project.known.facts);
  return findLiterals(source.text, literals)
    .filter(({start}) => !inTokens.some((token) => token.start <= start && start < token.end))
    .map(({start, text, tokens}) => ({
      ...source.at(start),
      message: `"${text}" is a fact, but it is hard-coded`,
      fix: `write ${tokens.join(' or ')}`,
      text,
    }));
}

export const apiDescriptions: Rule = {
  name: 'api-descriptions',
  about: 'Descriptions of the API have working links and no hard-coded limits.',
  scope: 'project',
  check({project}) {
    return project.has(DOCUMENT) ? [...deadLinks(project), ...typedFacts(project)] : [];
  },
};
