import type {Rule} from '../core/rule.ts';

export const routes: Rule = {
  name: 'routes',
  about: 'No two pages have the same address, and every address ends as the host expects.',
  scope: 'project',
  check({project}) {
    const first = new Map<string, string>();
    return project.pages.flatMap((page) => {
      const {route, file} = page;
      const place = page.at(page.placeOfKey('slug'));
      if (!/(\/|\.html)$/.test(route)) {
        const message = `the address ${route} does not end in a slash`;
        return [{...place, message, fix: `write slug: ${route}/`, text: route}];
      }
      const earlier = first.get(route);
      if (earlier === undefined) {
        first.set(route, file);
        return [];
      }
      const message = `the address ${route} is that of ${earlier} as well`;
      return [{...place, message, fix: 'move one of the pages, or change its slug', text: route}];
    });
  },
};
