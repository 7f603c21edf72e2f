/** What `npm run new-page` writes into a page, and its writer has to replace. */
export const pageTemplate = {
  /** Follows the title. */
  description: ': what it is for, how it is used, and what to do when it fails.',
  outline:
    '{/* Lead with the answer, then a working sample, then detail, limits and errors: contributing/styleguide.md. */}',
  /** Follows a link to the start page of the section. */
  next: 'covers related topics.',
  /** If the section has no such page. */
  nextIsHome: '[The first page](/) links to everything else.',
};
