/**
 * `npm run deploy:assets`: copies the hashed assets of earlier deploys into `build/`, so that tabs
 * that are open during the deploy keep working.
 *
 *     npm run deploy:assets -- --from <folder or https URL of the live site>
 *                              [--build build] [--days 30]
 *
 * Leave out `--from` for the first deploy. Exit codes: 0 done, 1 something can't be read, 2 invalid
 * arguments.
 */
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {folderSource, siteSource} from './deploySources.ts';
import {keepAssets, type Keeping} from './keepAssets.ts';

function options(): Keeping {
  const {values} = parseArgs({
    options: {
      from: {type: 'string'},
      build: {type: 'string', default: 'build'},
      // Tabs that are older have most likely been reloaded.
      days: {type: 'string', default: '30'},
    },
  });
  const {from, build, days} = values;
  if (!/^\d{1,4}$/.test(days)) {
    throw new TypeError(`--days is "${days}". Expected a whole number.`);
  }
  const isSite = from !== undefined && /^[a-z]+:\/\//i.test(from);
  return {
    build: resolve(build),
    ...(from !== undefined && {from: isSite ? siteSource(from) : folderSource(resolve(from))}),
    days: Number(days),
    now: new Date(),
  };
}

async function main(): Promise<void> {
  const {files, missing} = await keepAssets(options());
  if (missing.length > 0) {
    console.warn(
      `${missing.length} files of earlier deploys no longer exist, such as ${missing[0]}.`,
    );
  }
  console.log(`Kept ${files} files of earlier deploys.`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = error instanceof TypeError ? 2 : 1;
});
