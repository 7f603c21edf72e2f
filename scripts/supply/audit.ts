/**
 * `npm run audit`: requests advisories from the registry for the packages that the site is built
 * with. High and critical ones need an exception in `exceptions.yaml`.
 *
 * Exit code 0 if no high or critical advisory is open; 1 if one is, or if an exception has expired
 * or isn't needed; 2 if the registry doesn't respond, so the result is unknown.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';

/** Advisories that are accepted temporarily. */
export const exceptionsSchema = z.array(
  z.strictObject({
    /** Such as `GHSA-xxxx-xxxx-xxxx`. */
    advisory: z.string().regex(/^GHSA(-[\da-z]{4}){3}$/),
    package: z.string().min(1),
    /** Why the advisory does no harm here. */
    reason: z.string().min(20),
    /** The last day on which the exception is valid. */
    until: z.iso.date(),
  }),
);
export type Exception = z.infer<typeof exceptionsSchema>[number];

/** The relevant parts of `npm audit --json`. */
export interface Report {
  vulnerabilities: Record<
    string,
    // A string names another package of the report.
    {via: (string | {name: string; severity: string; url: string; title: string})[]}
  >;
}

/**
 * Compares npm's report with the exceptions.
 *
 * @param today - the current day, in ISO format
 * @returns what's wrong: open findings, and exceptions that have expired or aren't needed
 */
export function auditFaults(report: Report, exceptions: Exception[], today: string): string[] {
  const advice = Object.values(report.vulnerabilities)
    .flatMap(({via}) => via.filter((one) => typeof one !== 'string'))
    .filter(({severity}) => severity === 'high' || severity === 'critical')
    .map((one) => ({...one, key: `${one.url.split('/').pop()} ${one.name}`}));
  const found = new Map(advice.map((one) => [one.key, one]));
  const accepted = new Map(exceptions.map((one) => [`${one.advisory} ${one.package}`, one]));

  const open = [...found.values()]
    .filter(({key}) => !accepted.has(key))
    .map(
      ({name, severity, title, url}) =>
        `${name}: ${severity}: ${title} (${url}). Expected an update, or an exception with a ` +
        'reason and a last day in scripts/supply/exceptions.yaml.',
    );
  const over = exceptions
    .filter(({until}) => until < today)
    .map((one) => `The exception for ${one.advisory} expired after ${one.until}: ${one.reason}`);
  const needless = [...accepted]
    .filter(([key]) => !found.has(key))
    .map(
      ([, one]) => `The exception for ${one.advisory} in ${one.package} isn't needed. Remove it.`,
    );
  return [...open, ...over, ...needless];
}

/** @returns the exit code */
function audit(): number {
  const exceptions = exceptionsSchema.parse(
    parse(readFileSync(join(__dirname, 'exceptions.yaml'), 'utf8')),
  );
  const {stdout} = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: join(__dirname, '../..'),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    // There, npm is a script for the shell.
    shell: process.platform === 'win32',
  });
  if (!/"vulnerabilities":/.test(stdout)) {
    console.error('The registry returned no report, so the result is unknown. Its output:');
    console.error(stdout.trim().slice(0, 500));
    return 2;
  }
  const today = new Date().toISOString().slice(0, 10);
  const faults = auditFaults(JSON.parse(stdout) as Report, exceptions, today);
  for (const fault of faults) console.error(fault);
  console.log(`${faults.length} faults, ${exceptions.length} exceptions`);
  return faults.length === 0 ? 0 : 1;
}

if (require.main === module) process.exitCode = audit();
