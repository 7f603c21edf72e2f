import {page} from '../testing/plant.ts';

let count = 0;

/**
 * A page that no sidebar needs to list, with a title and a description of its own. Its body begins on
 * line 7.
 */
export function aside(...body: string[]): string {
  count += 1;
  return page(...body)
    .replace('title: Queues', `title: Queue number ${count}`)
    .replace('How events wait', `How events of queue ${count} wait`)
    .replace('\n---\n\n', '\nsidebar: false\n---\n\n');
}

/** A new page with a body. */
export const onPage = (name: string, ...body: string[]) => ({
  file: `docs/planted/${name}.mdx`,
  write: aside(...body),
});

/** A page that belongs into a sidebar, and that nothing leads to. */
export const alone = {
  file: 'docs/planted/alone.mdx',
  write: aside('Text.').replace('sidebar: false\n', ''),
};
