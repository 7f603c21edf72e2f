/**
 * Leaves an address that stands in prose what it is, text. `remark-gfm` would make a link of it, and
 * for that looks at every letter of every page, which takes a fourth of the time of reading Markdown.
 * Nobody misses it: an address without a text is an error of `npm run check` (`no-bare-urls`).
 */
import type {Extension as FromMarkdown} from 'mdast-util-from-markdown';
import type {ConstructRecord, Extension as Micromark} from 'micromark-util-types';
import type {Processor} from 'unified';

const CONSTRUCTS = new Set(['emailAutolink', 'protocolAutolink', 'wwwAutolink']);

function withoutAddresses(extension: Micromark): Micromark {
  const kept = Object.entries((extension.text ?? {}) as ConstructRecord).map(
    ([code, constructs]) => [
      code,
      [constructs!].flat().filter(({name}) => name === undefined || !CONSTRUCTS.has(name)),
    ],
  );
  const text = Object.fromEntries(kept.filter(([, constructs]) => constructs!.length > 0));
  return {...extension, text};
}

const isOfAddresses = (extension: FromMarkdown) => extension.enter?.literalAutolink !== undefined;

/**
 * A remark plugin, to be used behind `remark-gfm`.
 *
 * @throws Error when `remark-gfm` was not used before, or works otherwise now
 */
export function plainAddresses(this: Processor): void {
  const data = this.data() as {
    micromarkExtensions?: Micromark[];
    fromMarkdownExtensions?: (FromMarkdown | FromMarkdown[])[];
  };
  const before = (data.fromMarkdownExtensions ?? []).flat();
  const after = before.filter((extension) => !isOfAddresses(extension));
  if (after.length === before.length) {
    throw new Error(
      'Expected remark-gfm before this plugin, with an extension that reads literal autolinks.',
    );
  }
  data.fromMarkdownExtensions = after;
  data.micromarkExtensions = data.micromarkExtensions!.map(withoutAddresses);
}
