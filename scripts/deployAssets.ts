/**
 * `npm run deploy:assets`: copies the hashed assets of earlier deploys into `build/`, so that tabs
 * that are open during the deploy keep working.
 *
 *     npm run deploy:assets -- --from <folder or https URL of the live site>
 *                              [--build build] [--deploys 5] [--days 30]
 *
 * Leave out `--from` for the first deploy. Exit codes: 0 done, 1 something can't be read, 2 invalid
 * arguments.
 */
import './requireNode.ts';
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {folderSource, siteSource} from './deploySources.ts';
import {keepAssets} from './keepAssets.ts';

/** Tabs that are older have most likely been reloaded. Each deploy kept costs about 4 MB. */
const DEFAULTS = {build: 'build', deploys: '5', days: '30'};

function numberFrom(name: string, value: string): number {
  if (/^\d{1,4}$/.test(value)) return Number(value);
  throw new TypeError(`--${name} is "${value}". Expected a whole number.`);
}

function options() {
  const {values} = parseArgs({
    options: {
      from: {type: 'string'},
      build: {type: 'string', default: DEFAULTS.build},
      deploys: {type: 'string', default: DEFAULTS.deploys},
      days: {type: 'string', default: DEFAULTS.days},
    },
  });
  const {from, build} = values;
  const isSite = from !== undefined && /^[a-z]+:\/\//i.test(from);
  return {
    build: resolve(build),
    ...(from !== undefined && {from: isSite ? siteSource(from) : folderSource(resolve(from))}),
    deploys: numberFrom('deploys', values.deploys),
    days: numberFrom('days', values.days),
    now: new Date(),
  };
}

async function main(): Promise<void> {
  const {deploys, files, missing} = await keepAssets(options());
  if (missing.length > 0) {
    console.warn(
      `${missing.length} files of earlier deploys no longer exist, such as ${missing[0]}.`,
    );
  }
  console.log(
    `Kept the assets of ${deploys} earlier deploys: ${files} files that the build didn't have.`,
  );
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = error instanceof TypeError ? 2 : 1;
});
