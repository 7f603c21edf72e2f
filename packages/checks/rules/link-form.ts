import {addressOf, urlOf} from '@portal/content/pages/address';
import {linksOf} from '@portal/content/pages/links';
import {linkTarget} from '@portal/content/pages/linkTarget';
import {pageRule} from '../core/rule.ts';
import {linkMistake, write} from './links.ts';

export const linkForm = pageRule(
  'link-form',
  'Links between pages are the exact paths of the pages, from the root of the site.',
  (page, {project}) =>
    linksOf(page).flatMap((link) => {
      const address = addressOf(link.url);
      const isPath = address.path !== '' && !/^([a-z][\w+.-]*:|\/\/)/i.test(link.url);
      const path = isPath ? linkTarget(address.path, page, project) : undefined;
      if (path === undefined || path === address.path) return [];
      const message = address.path.startsWith('/')
        ? `"${address.path}" is not the exact path of the page`
        : 'links between pages must start from the root of the site';
      return [linkMistake(link, write(message, urlOf({...address, path})))];
    }),
);
