/** Schemas that several files use. */
import * as z from 'zod';

/** A key that pages can use in a token. */
export const camelCaseKey = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'must be a camelCase key');

/** A route inside a version. */
export const route = z.string().regex(/^\/([^#?]*\/)?$/, 'must be a route such as /limits/');

/** A path of this site, or an https URL, which may be a template. */
export const target = z
  .string()
  .regex(/^(\/|https:\/\/|\{\{)/, 'must be a path, or a URL that starts with https://')
  .describe('A route relative to /docs, such as /limits/, or an https URL.');

/** The message for a union: Zod would list what's wrong with each of its members. */
export const unlessMissing = (message: string) => (issue: {input?: unknown}) =>
  issue.input === undefined ? 'is missing' : message;
