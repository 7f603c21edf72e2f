import {type Limit, limits as ownLimits} from '@portal/content/facts';
import {byteUnits} from '@portal/content/facts/units';
import type {Problem} from '../core/finding.ts';
import type {Rule} from '../core/rule.ts';
import {textFiles} from '@portal/content/pages/textFiles';

const FILE = 'data/limits.yaml';

/** The larger unit for a size that's exactly one of it, such as MB for 1024 KB. */
const inLargerUnit = ({value, unit}: Limit) => {
  const [larger] = Object.entries(byteUnits).find(
    ([name, factor]) =>
      unit in byteUnits &&
      name !== unit &&
      factor > byteUnits[unit]! &&
      Number(value) * byteUnits[unit]! === factor,
  ) ?? [undefined];
  return larger;
};

/**
 * Makes the rule for a table of limits.
 *
 * @param known - the limits, by key
 */
export function limitsRule(known: Readonly<Record<string, Limit>>): Rule {
  return {
    name: 'limits',
    about:
      'Every limit is used on a page or in code, and is a number in the largest unit that fits.',
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
      return Object.entries(known).flatMap(([key, limit]): Problem[] => {
        const at = {...project.placeOf(FILE, [key], 'key'), text: key};
        const found: Problem[] = [];
        const larger = inLargerUnit(limit);
        if (larger) {
          found.push({
            ...at,
            message: `the limit ${key} is ${limit.value} ${limit.unit}, which is 1 ${larger}`,
            fix: `write value: 1 and unit: ${larger}`,
          });
        }
        if (!isUsed(key)) {
          found.push({
            ...at,
            message: `nothing uses the limit ${key}`,
            fix: `use {{limits.${key}}} where readers need it, or delete the limit`,
          });
        }
        return found;
      });
    },
  };
}

export const limits = limitsRule(ownLimits);
