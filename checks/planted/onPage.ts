import {page} from '../testing/plant.ts';

/** A page that no sidebar needs to list. Its body begins on line 7. */
export const aside = (...body: string[]) =>
  page(...body).replace('\n---\n\n', '\nsidebar: false\n---\n\n');

/** A new page with a body. */
export const onPage = (name: string, ...body: string[]) => ({
  file: `docs/planted/${name}.mdx`,
  write: aside(...body),
});
