/** Which rules apply to a project: `data/checks.yaml` chooses them. Without the file, all do. */
import * as z from 'zod';
import {schemaMistakes} from '@portal/content/facts/schemaMistakes';
import {mistake, MistakesError} from '@portal/content/mistake';
import type {Project} from '@portal/content/pages/project';
import {nearestName} from '@portal/content/text/nearestName';
import type {Rule} from './rule.ts';

const FILE = 'data/checks.yaml';

const schema = z.strictObject({
  /** `recommended` has the rules for mistakes that are mistakes on any site; `house` has all. */
  use: z.enum(['recommended', 'house']).exactOptional(),
  rules: z
    .record(
      z.string(),
      z.union(
        [
          z.enum(['off', 'error']),
          /** It applies, but not to files whose path starts with one of these. */
          z.strictObject({except: z.array(z.string().min(1)).min(1)}),
        ],
        'must be off, error, or {except: [docs/guides/]}',
      ),
    )
    .exactOptional(),
});

type Choice = z.infer<typeof schema>;

/** @throws MistakesError with everything that's wrong in the file */
function readChoice(project: Project, names: readonly string[]): Choice {
  if (!project.has(FILE)) return {};
  const source = project.readYaml(FILE);
  if (source.syntaxMistakes.length > 0) throw new MistakesError(source.syntaxMistakes);
  const choice = (source.value ?? {}) as Choice;
  const wrong = schemaMistakes(schema, choice, source);
  const unknown = Object.keys(Object(choice.rules)).filter((name) => !names.includes(name));
  const mistakes = unknown.map((name) => {
    const nearest = nearestName(name, names);
    const fix = nearest ? `write ${nearest}` : 'npm run check -- --list lists the rules';
    return mistake(source.placeOf(['rules', name], 'key'), `there is no rule "${name}"`, fix);
  });
  if (wrong.length + mistakes.length > 0) throw new MistakesError([...wrong, ...mistakes]);
  return choice;
}

/** A rule that finds nothing in some files. */
const sparing = (rule: Rule, except: readonly string[]): Rule => ({
  ...rule,
  check: async (run) =>
    (await rule.check(run)).filter(({file}) => !except.some((start) => file.startsWith(start))),
});

/**
 * Chooses the rules and the tools of a project.
 *
 * @param all - every rule and every tool
 * @param recommended - the names of the rules that also apply to a project that uses `recommended`
 * @returns those that apply, in the same order
 * @throws MistakesError with everything that's wrong in `data/checks.yaml`
 */
export function chooseRules<Tool extends {name: string}>(
  project: Project,
  all: {rules: readonly Rule[]; tools: readonly Tool[]},
  recommended: readonly string[],
): {rules: Rule[]; tools: Tool[]} {
  const names = [...all.rules, ...all.tools].map(({name}) => name);
  const {use = 'house', rules: own = {}} = readChoice(project, names);
  const isOn = ({name}: {name: string}) =>
    name in own ? own[name] !== 'off' : use === 'house' || recommended.includes(name);
  return {
    tools: all.tools.filter((tool) => own[tool.name] !== 'off'),
    rules: all.rules.filter(isOn).map((rule) => {
      const chosen = own[rule.name];
      return typeof chosen === 'object' ? sparing(rule, chosen.except) : rule;
    }),
  };
}
