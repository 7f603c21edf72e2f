/** Which keys of `given` a language takes: the platform's feature matrix. */
import type {Runtime} from '../../facts/versions.ts';
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

const legacy: Input[] = ['params', 'checkpoint', 'stepCheckpoint', 'attachments'];

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
 * @param runtime - of the block: only the legacy one has form values and checkpoints
 * @returns the keys that a case may give
 */
export function inputsOf(language: ProgrammingLanguage, runtime: Runtime): string[] {
  const own = byLanguage[language];
  return [...everywhere, ...own, ...(runtime === 'legacy' && own === component ? legacy : [])];
}
