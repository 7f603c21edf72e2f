import {didYouMean} from '@portal/content/text/nearestName';
import {addressOf} from '@portal/content/pages/address';
import type {Rule} from '../core/rule.ts';

export const namedRoutes: Rule = {
  name: 'named-routes',
  about: 'The routes that menus and guides link to are pages.',
  scope: 'project',
  check({project}) {
    return project.known.namedRoutes.flatMap(({file, path, to}) => {
      const route = addressOf(to).path;
      if (project.routes.has(route)) return [];
      return [
        {
          ...project.placeOf(file, path),
          message: `there is no page at ${route}`,
          fix: `${didYouMean(route, project.routes.keys(), 'correct the route.')} Otherwise, restore the page`,
          text: route,
        },
      ];
    });
  },
};
