import type {PlantedMistake} from './describeRule.ts';
import {page} from '@portal/content/testing/plant';

/**
 * A mistake in the body of a page, marked with `⟦` before it.
 *
 * @param lines - the body
 * @param says - part of the message
 * @param fix - part of the fix
 */
export function inBody(lines: string | string[], says: string, fix: string): PlantedMistake {
  const marked = page(...[lines].flat());
  const before = marked.slice(0, marked.indexOf('⟦')).split('\n');
  return {
    files: {'docs/a.mdx': marked.replace('⟦', '')},
    at: `docs/a.mdx:${before.length}:${before.at(-1)!.length + 1}`,
    says,
    fix,
  };
}
