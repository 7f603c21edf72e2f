/** The keys of `given` that each language accepts, as on the platform. */
import type {Runtime} from '@portal/content/facts';
import type {Given} from '../model.ts';

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

/** What a language accepts in addition, if anything. */
const byLanguage: Readonly<Record<string, Input[]>> = {
  js: component,
  ts: component,
  python: ['accounts', 'stores', 'run', 'random'],
  bash: ['commands'],
  console: ['commands'],
};

/**
 * @param language - the language of the block
 * @param runtime - the runtime of the block; only the legacy one has form values and checkpoints
 * @returns the keys that a case may have
 */
export function inputsOf(language: string, runtime: Runtime): string[] {
  const own = byLanguage[language] ?? [];
  return [...everywhere, ...own, ...(runtime === 'legacy' && own === component ? legacy : [])];
}
