/**
 * `npm run links`: requests every URL of another site that a page links to. It needs the network and
 * depends on other sites, so it isn't part of `npm run check` and doesn't block pull requests. A
 * scheduled workflow runs it and keeps one issue up to date.
 *
 *   npm run links                        all pages
 *   npm run links -- docs/limits.mdx     one page, or a folder
 *   npm run links -- --report links.md   write the broken links to a Markdown file
 *
 * Exit codes: 0 all links work, 1 some are broken, 2 could not run.
 */
import {main} from '@portal/checks/external/main';
import {known, ROOT} from '../src/facts.ts';

const write = (line: string) => console.log(line);

void main(process.argv.slice(2), {root: ROOT, known, write}).then((code) => {
  process.exitCode = code;
});
