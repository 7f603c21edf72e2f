import {type Limit, limits as ownLimits} from '@portal/content/facts';
import {problem} from '../core/finding.ts';
import type {Rule} from '../core/rule.ts';
import {textFiles} from '@portal/content/pages/textFiles';

const FILE = 'data/limits.yaml';

/**
 * Makes the rule for a table of limits.
 *
 * @param known - the limits, by key
 */
export function limitsRule(known: Readonly<Record<string, Limit>>): Rule {
  return {
    name: 'limits',
    about: 'Every limit is used on a page or in code.',
    scope: 'project',
    check({project}) {
      if (!project.has(FILE)) return [];
      const texts = textFiles(project)
        .filter(
          (file) =>
            !/^(?:data\/(?:limits|versions|schemas)|packages\/checks|tests|bench)|facts\/schemas\/|\.test\.tsx?$/.test(
              file,
            ),
        )
        .map((file) => project.read(file).text);
      const isUsed = (key: string) => {
        const pattern = new RegExp(`(?:imits(?:\\.v\\d+)?\\.|['"\`])${key}\\b`);
        return texts.some((text) => pattern.test(text));
      };
      return Object.keys(known)
        .filter((key) => !isUsed(key))
        .map((key) => {
          const fix = `use {{limits.${key}}} where readers need it, or delete the limit`;
          return problem(
            project.placeOf(FILE, [key], 'key'),
            `nothing uses the limit ${key}`,
            fix,
            key,
          );
        });
    },
  };
}

export const limits = limitsRule(ownLimits);
