/** Evaluates what `npm audit` found: high and critical findings need a valid exception. */
import * as z from 'zod';

/** An advisory that's accepted temporarily. */
export const exceptionSchema = z.strictObject({
  /** Such as `GHSA-xxxx-xxxx-xxxx`. */
  advisory: z.string().regex(/^GHSA(-[\da-z]{4}){3}$/),
  package: z.string().min(1),
  /** Why the advisory does no harm here. */
  reason: z.string().min(20),
  /** The last day on which the exception is valid. */
  until: z.iso.date(),
});
export const exceptionsSchema = z.array(exceptionSchema);
export type Exception = z.infer<typeof exceptionSchema>;

const adviceSchema = z.object({
  name: z.string(),
  severity: z.string(),
  url: z.string(),
  title: z.string(),
});

/**
 * The relevant parts of `npm audit --json`. A `via` that's a string names another package of the
 * report.
 */
export const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({via: z.array(z.union([z.string(), adviceSchema]))}),
  ),
});
export type Report = z.infer<typeof reportSchema>;

const SEVERE = ['high', 'critical'];

/**
 * Compares npm's report with the exceptions.
 *
 * @param report - npm's report
 * @param exceptions - the accepted advisories
 * @param today - the current day, in ISO format
 * @returns what's wrong: open findings, and exceptions that have expired or aren't needed
 */
export function auditFaults(report: Report, exceptions: Exception[], today: string): string[] {
  const advice = Object.values(report.vulnerabilities)
    .flatMap(({via}) => via.filter((one) => typeof one !== 'string'))
    .filter(({severity}) => SEVERE.includes(severity))
    .map((one) => ({...one, id: one.url.split('/').pop()!}));
  const found = [...new Map(advice.map((one) => [`${one.id} ${one.name}`, one])).values()];
  const covers = (exception: Exception, one: {id: string; name: string}) =>
    exception.advisory === one.id && exception.package === one.name;

  const open = found
    .filter((one) => !exceptions.some((exception) => covers(exception, one)))
    .map(
      ({name, severity, title, url}) =>
        `${name}: ${severity}: ${title} (${url}). Expected an update, or an exception with a ` +
        'reason and a last day in scripts/supply/exceptions.yaml.',
    );
  const over = exceptions
    .filter(({until}) => until < today)
    .map((one) => `The exception for ${one.advisory} expired after ${one.until}: ${one.reason}`);
  const needless = exceptions
    .filter((exception) => !found.some((one) => covers(exception, one)))
    .map(
      (one) =>
        `The exception for ${one.advisory} in ${one.package} is no longer needed. Remove it.`,
    );
  return [...open, ...over, ...needless];
}
