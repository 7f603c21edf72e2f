import {type Runtime, runtimes} from '@portal/content/facts';
import type {Fence} from '@portal/content/pages/fences';
import {nearestName} from '@portal/content/text/nearestName';
import {type FenceMeta, noRunReasons} from '../model.ts';

const known = ['title', 'sample', 'fails', 'no-run', 'runtime', 'showLineNumbers'];

/**
 * Checks what follows the language of a fence.
 *
 * @returns the parts that the runner needs
 * @throws Error if a part is invalid, with the allowed values
 */
export function fenceMeta({
  meta: parts,
  unreadable,
}: Pick<Fence, 'meta' | 'unreadable'>): FenceMeta {
  const meta: FenceMeta = {samples: []};
  for (const [key, value] of parts) set(meta, key, value);
  if (unreadable) throw new Error(`cannot read the fence starting at \`${unreadable}\``);
  return meta;
}

function set(meta: FenceMeta, key: string, value: string): void {
  switch (key) {
    case 'title':
      meta.title = value;
      return;
    case 'sample':
      meta.samples = value.split(',').map((name) => sampleName(name.trim()));
      return;
    case 'fails':
      if (!value) throw new Error('`fails` needs the text of the error: fails="is not defined"');
      meta.fails = value;
      return;
    case 'no-run': {
      const reason = noRunReasons.find((known) => known === value);
      if (!reason) {
        throw new Error(
          `\`${value}\` isn't an allowed no-run reason; use ${noRunReasons.join(' or ')}`,
        );
      }
      meta.noRun = reason;
      return;
    }
    case 'runtime':
      meta.runtime = runtimeNamed(value);
      return;
    case 'showLineNumbers':
      return;
    default: {
      const nearest = nearestName(key, known);
      const hint = nearest ? `; did you mean \`${nearest}\`?` : `; use ${known.join(', ')}`;
      throw new Error(`unknown fence key \`${key}\`${hint}`);
    }
  }
}

function runtimeNamed(name: string): Runtime {
  const runtime = runtimes.find((known) => known === name);
  if (runtime) return runtime;
  throw new Error(`runtime=${name}: use ${runtimes.join(' or ')}`);
}

function sampleName(name: string): string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(`sample=${name}: use kebab-case, such as sample=add-order`);
  }
  return name;
}
