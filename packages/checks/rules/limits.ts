import {limits as ownLimits, type Limit} from '@portal/content/facts/limits';
import {byteUnits} from '@portal/content/facts/units';
import type {Problem} from '../core/finding.ts';
import type {Rule} from '../core/rule.ts';
import {textFiles} from '@portal/content/pages/textFiles';

const FILE = 'packages/content/facts/limits.ts';

/** Units whose values are versions, written as text. */
const VERSIONS = ['Node.js', 'Python', 'Go'];

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
      const source = project.read(FILE);
      const place = (key: string) =>
        source.at(Math.max(0, source.text.search(new RegExp(`^  ${key}: \\{`, 'm')) + 2));
      const texts = textFiles(project)
        .filter(
          (file) =>
            !/^(?:packages\/content\/facts\/(?:limits|versions)|packages\/checks|tests|bench)|\.test\.tsx?$/.test(
              file,
            ),
        )
        .map((file) => project.read(file).text);
      const isUsed = (key: string) => {
        const pattern = new RegExp(`(?:imits(?:\\.v\\d+)?\\.|['"\`])${key}\\b`);
        return texts.some((text) => pattern.test(text));
      };
      return Object.entries(known).flatMap(([key, limit]): Problem[] => {
        const at = {...place(key), text: key};
        const found: Problem[] = [];
        if (typeof limit.value === 'string' && !VERSIONS.includes(limit.unit)) {
          found.push({
            ...at,
            message: `the value of the limit ${key} is a string`,
            fix: `write a number: value: ${limit.value},`,
          });
        }
        const larger = inLargerUnit(limit);
        if (larger) {
          found.push({
            ...at,
            message: `the limit ${key} is ${limit.value} ${limit.unit}, which is 1 ${larger}`,
            fix: `write value: 1, unit: '${larger}'`,
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
