import {page} from '@portal/content/testing/plant';

let count = 0;

/**
 * A page that needs no sidebar, with its own title and description. Its body starts on line 7.
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

/** A page that should be in a sidebar, and that nothing links to. */
export const alone = {
  file: 'docs/planted/alone.mdx',
  write: aside('Text.').replace('sidebar: false\n', ''),
};
