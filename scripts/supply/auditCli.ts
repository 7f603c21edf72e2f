/**
 * `npm run audit`: requests advisories from the registry for the packages that the site is built
 * with.
 *
 * Exit code 0 if no high or critical advisory is open; 1 if one is, or if an exception has expired;
 * 2 if the registry doesn't respond, so the result is unknown.
 */
import '../requireNode.ts';
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {auditFaults, exceptionsSchema, reportSchema} from './audit.ts';

const exceptions = exceptionsSchema.parse(
  parse(readFileSync(join(__dirname, 'exceptions.yaml'), 'utf8')),
);
const {stdout} = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: join(__dirname, '../..'),
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});

/** npm's output, if it's a report. */
function report() {
  try {
    return reportSchema.parse(JSON.parse(stdout));
  } catch {
    return undefined;
  }
}

const found = report();
if (!found) {
  console.error('The registry returned no report, so the result is unknown. Its output:');
  console.error(stdout.trim().slice(0, 500));
  process.exitCode = 2;
} else {
  const faults = auditFaults(found, exceptions, new Date().toISOString().slice(0, 10));
  for (const fault of faults) console.error(fault);
  console.log(`${faults.length} faults, ${exceptions.length} exceptions`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
