/**
 * `npm run audit`: asks the registry for advisories on the packages that the site is made with.
 *
 * Exit code 0 when nothing high or critical is open; 1 when something is, or an exception has run
 * out; 2 when the registry does not answer, so that nothing is known.
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

/** What npm printed, if it is a report. */
function report() {
  try {
    return reportSchema.parse(JSON.parse(stdout));
  } catch {
    return undefined;
  }
}

const found = report();
if (!found) {
  console.error('The registry gave no advisories, so nothing is known. It said:');
  console.error(stdout.trim().slice(0, 500));
  process.exitCode = 2;
} else {
  const faults = auditFaults(found, exceptions, new Date().toISOString().slice(0, 10));
  for (const fault of faults) console.error(fault);
  console.log(`${faults.length} faults, ${exceptions.length} exceptions`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
