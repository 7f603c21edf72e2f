/**
 * `npm run deploy:assets`: brings the hashed assets of former deploys into `build/`, before it is
 * deployed, so that tabs which are open during the deploy go on working.
 *
 *     npm run deploy:assets -- --from <folder or https URL of the live site>
 *                              [--build build] [--deploys 5] [--days 30]
 *
 * The first deploy is made without `--from`. Exit code 0; 1 when something cannot be read; 2 for
 * arguments that are none.
 */
import './requireNode.ts';
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {folderSource, siteSource} from './deploySources.ts';
import {keepAssets} from './keepAssets.ts';

/** A tab that is older than this was most likely reloaded since; a deploy more or less costs 4 MB. */
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
    console.warn(`${missing.length} files of former deploys are gone, such as ${missing[0]}.`);
  }
  console.log(
    `Kept the assets of ${deploys} former deploys: ${files} files that the build lacked.`,
  );
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = error instanceof TypeError ? 2 : 1;
});
