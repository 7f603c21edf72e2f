import {nearestAnchor} from '@portal/content/text/nearestAnchor';
import {nearestName} from '@portal/content/text/nearestName';
import {DOCUMENT} from '@portal/content/openapi/resolved';
import {addressOf} from '@portal/content/pages/address';
import {anchorsOf, hasKnownIds} from '@portal/content/pages/headings';
import {mistake, type Mistake} from '@portal/content/mistake';
import type {Project} from '@portal/content/pages/project';
import type {Rule} from '../core/rule.ts';

/** Links to pages. They must start with the URL of the site. */
const LINK = /\]\(\{\{product\.docsUrl\}\}([^)\s]*)\)|\]\((\/[^)\s]*)\)/g;

function deadLinks(project: Project): Mistake[] {
  const source = project.read(DOCUMENT);
  return [...source.text.matchAll(LINK)].flatMap(({1: ofSite, 2: fromRoot, index}): Mistake[] => {
    const text = ofSite ?? fromRoot!;
    const wrong = (why: string, fix: string) => [
      mistake(source.placeAt(index + 2), `link to ${text}: ${why}`, fix, text),
    ];
    if (ofSite === undefined) {
      const why = 'the document is also used outside of the site, so links need the full URL';
      return wrong(why, `write {{product.docsUrl}}${fromRoot}`);
    }
    const {path, hash} = addressOf(text);
    const route = path === '' ? '/' : path;
    const file = project.routes.get(route);
    if (!file) {
      const nearest = nearestName(route, project.routes.keys());
      const fix = nearest ? `did you mean {{product.docsUrl}}${nearest}?` : 'correct the path';
      return wrong('there is no such page', fix);
    }
    const page = project.page(file);
    const anchors = anchorsOf(page);
    if (hash === undefined || anchors.has(hash) || !hasKnownIds(page)) return [];
    const nearest = nearestAnchor(hash, [...anchors]);
    const fix = `write {{product.docsUrl}}${route}${nearest ? `#${nearest}` : ', without #'}`;
    return wrong(`${file} has no heading with the ID "${hash}"`, fix);
  });
}

export const apiDescriptions: Rule = {
  name: 'api-descriptions',
  about: 'Descriptions of the API have working links.',
  scope: 'project',
  check({project}) {
    return project.has(DOCUMENT) ? deadLinks(project) : [];
  },
};
