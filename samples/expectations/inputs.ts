/** Which keys of `given` a language takes: the platform's feature matrix. */
import type {Given, ProgrammingLanguage} from '../model.ts';

type Input = keyof Given;

const everywhere: Input[] = ['event', 'context', 'steps', 'env', 'files', 'http'];

const component: Input[] = [
  'props',
  'accounts',
  'stores',
  'db',
  'run',
  'calls',
  'modules',
  'random',
  'now',
  'deliver',
];

const v1: Input[] = ['params', 'checkpoint', 'stepCheckpoint', 'attachments'];

const byLanguage: Record<ProgrammingLanguage, Input[]> = {
  js: component,
  ts: component,
  python: ['accounts', 'stores', 'run', 'random'],
  go: [],
  bash: ['commands'],
  console: ['commands'],
};

/**
 * @param language - of the block
 * @param version - of the page: only v1 has form values and checkpoints
 * @returns the keys that a case may give
 */
export function inputsOf(language: ProgrammingLanguage, version: 'v1' | 'v2'): string[] {
  const own = byLanguage[language];
  return [...everywhere, ...own, ...(version === 'v1' && own === component ? v1 : [])];
}
