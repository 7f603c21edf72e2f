import {runtimes} from '@portal/content/facts';
import {mistake, MistakesError} from '@portal/content/mistake';
import type {Fence} from '@portal/content/pages/fences';
import {nearestName} from '@portal/content/text/nearestName';
import {type FenceMeta, noRunReasons} from '../model.ts';

const known = ['title', 'sample', 'fails', 'no-run', 'runtime', 'showLineNumbers'];

/**
 * Checks what follows the language of a fence.
 *
 * @returns the parts that the runner needs
 * @throws MistakesError if a part is invalid, with the allowed values
 */
export function fenceMeta({
  meta: parts,
  unreadable,
  place,
}: Pick<Fence, 'meta' | 'unreadable' | 'place'>): FenceMeta {
  const meta: FenceMeta = {samples: []};
  const reject: Reject = (message, fix) => {
    throw new MistakesError([mistake(place, message, fix)]);
  };
  for (const [key, value] of parts) set(meta, key, value, reject);
  if (unreadable) {
    reject(`cannot read the fence starting at \`${unreadable}\``, 'write name or name="value"');
  }
  return meta;
}

type Reject = (message: string, fix: string) => never;

function set(meta: FenceMeta, key: string, value: string, reject: Reject): void {
  switch (key) {
    case 'title':
      meta.title = value;
      return;
    case 'sample':
      meta.samples = value.split(',').map((name) => sampleName(name.trim(), reject));
      return;
    case 'fails':
      if (!value) reject('`fails` needs the text of the error', 'write fails="is not defined"');
      meta.fails = value;
      return;
    case 'no-run': {
      const reason = noRunReasons.find((known) => known === value);
      meta.noRun =
        reason ??
        reject(`\`${value}\` isn't an allowed no-run reason`, `use ${noRunReasons.join(' or ')}`);
      return;
    }
    case 'runtime':
      meta.runtime =
        runtimes.find((known) => known === value) ??
        reject(`there is no runtime ${value}`, `use ${runtimes.join(' or ')}`);
      return;
    case 'showLineNumbers':
      return;
    default: {
      const nearest = nearestName(key, known);
      const fix = nearest ? `did you mean \`${nearest}\`?` : `use ${known.join(', ')}`;
      reject(`unknown fence key \`${key}\``, fix);
    }
  }
}

function sampleName(name: string, reject: Reject): string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    reject(`sample=${name} isn't in kebab-case`, 'use kebab-case, such as sample=add-order');
  }
  return name;
}
