import {DOCUMENT} from '@portal/content/openapi/resolved';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import type {Mistake} from '@portal/content/mistake';
import type {Rule} from '../core/rule.ts';
import {typedLabels} from '../facts/labels.ts';
import {type KnownLimit, typedLimits, wordedLimits} from '../facts/limits.ts';
import {formerNames, namesInCode, namesOnPage} from '../facts/names.ts';
import {unknownTokens, unusedLimits} from '../facts/tokens.ts';

const currentOf = ({known}: Project) => known.versions.find(({state}) => state === 'current')!.id;

/** The limits of a version, and then those of the others. */
function knownIn(project: Project, own: string): KnownLimit[] {
  const {byVersion, versions} = project.known;
  const current = currentOf(project);
  return versions
    .map(({id}) => id)
    .sort((a, b) => Number(b === own) - Number(a === own))
    .flatMap((id) =>
      Object.entries(byVersion[id]?.limits ?? {}).map(([key, limit]) => {
        if (id === own) return {token: `{{limits.${key}}}`, limit, isTyped: true};
        return {token: `{{limits.${id}.${key}}}`, limit, isTyped: id === current, of: id};
      }),
    );
}

function onPage(page: Page, project: Project): Mistake[] {
  const {source, version} = page;
  const facts = project.factsOf(version);
  const known = knownIn(project, version?.id ?? currentOf(project));
  return [
    ...unknownTokens(source, facts),
    ...namesOnPage(source, project),
    ...typedLimits(source, known),
    ...wordedLimits(page, known),
    ...typedLabels(page, facts.labels as Record<string, string>),
  ];
}

function inFiles(project: Project): Mistake[] {
  const current = currentOf(project);
  const document = project.has(DOCUMENT) ? [project.read(DOCUMENT)] : [];
  return [
    ...document.flatMap((source) => typedLimits(source, knownIn(project, current))),
    ...namesInCode(project),
    ...formerNames(project),
    ...unusedLimits(project, Object.keys(project.known.byVersion[current]?.limits ?? {})),
  ];
}

export const facts: Rule = {
  name: 'facts',
  about:
    'Names, URLs, limits, prices, versions and labels are written as tokens of facts, which exist. Every limit is used, and nothing names a former product.',
  scope: 'page',
  check: ({project, pages, limited}) => [
    ...pages.flatMap((page) => onPage(page, project)),
    ...(limited ? [] : inFiles(project)),
  ],
};
