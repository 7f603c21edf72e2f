import type {Rule} from '../core/rule.ts';

export const routes: Rule = {
  name: 'routes',
  about: 'No two pages have the same route, and every route ends with a slash or .html.',
  scope: 'project',
  check({project}) {
    const first = new Map<string, string>();
    return project.pages.flatMap((page) => {
      const {route, file} = page;
      const place = page.at(page.placeOfKey('slug'));
      if (!/(\/|\.html)$/.test(route)) {
        const message = `the route ${route} does not end with a slash`;
        return [{...place, message, fix: `write slug: ${route}/`, text: route}];
      }
      const earlier = first.get(route);
      if (earlier === undefined) {
        first.set(route, file);
        return [];
      }
      const message = `${earlier} already has the route ${route}`;
      return [{...place, message, fix: 'move one of the pages, or change its slug', text: route}];
    });
  },
};
