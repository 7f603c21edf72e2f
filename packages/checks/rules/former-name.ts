import type {RedirectGroup} from '@portal/content/facts';
import type {Rule} from '../core/rule.ts';
import {textFiles} from '@portal/content/pages/textFiles';

const TABLE = 'data/redirects.yaml';

/** The name that the legacy introduction was published under: `/what-is-<name>/`. */
const formerNames = (groups: readonly RedirectGroup[]): string[] =>
  groups
    .flatMap(({rows}) => rows)
    .flatMap(({from}) => /^\/what-is-([a-z0-9-]+?)\/?$/.exec(from)?.[1] ?? []);

export const formerName: Rule = {
  name: 'former-name',
  about: 'Only the redirect table contains the name of a former product.',
  scope: 'project',
  check({project}) {
    const names = formerNames(project.known.redirects);
    if (names.length === 0) return [];
    const pattern = new RegExp(names.join('|'), 'gi');
    return textFiles(project)
      .filter((file) => file !== TABLE)
      .flatMap((file) => {
        const source = project.read(file);
        return [...source.text.matchAll(pattern)].map((match) => ({
          ...source.at(match.index),
          message: `"${match[0]}" is the name of a former product`,
          fix: 'write {{product.name}} on pages, or product.name in code',
          text: match[0],
        }));
      });
  },
};
