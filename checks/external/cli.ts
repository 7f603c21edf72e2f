/**
 * `npm run links`: asks for every address of another site that a page links to. It needs the
 * network and depends on others, so it is no part of `npm run check` and blocks no pull request; a
 * scheduled workflow runs it and keeps one issue up to date.
 *
 *   npm run links                        all pages
 *   npm run links -- docs/limits.mdx     one page, or a folder
 *   npm run links -- --report links.md   what is broken, as Markdown
 *
 * Exit codes: 0 all alive, 1 some are broken, 2 could not run.
 */
import '../../scripts/requireNode.ts';
import {resolve} from 'node:path';
import {main} from './main.ts';

const write = (line: string) => console.log(line);

main(process.argv.slice(2), {root: resolve(__dirname, '../..'), write}).then((code) => {
  process.exitCode = code;
});
