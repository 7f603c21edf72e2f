import * as z from 'zod';
import {route} from './shared.ts';

/** The format of version IDs: `v3`, `v3.1`. Commands refuse others. */
export const versionName = /^v\d+(\.\d+)*$/;

/** The runtimes for samples, described in `packages/samples/README.md`. */
export const runtimes = ['component', 'legacy'] as const;
export type Runtime = (typeof runtimes)[number];

const common = {
  id: z
    .string()
    .regex(versionName, 'must be a version such as v3')
    .describe('The name in commands, front matter and folders.'),
  label: z.string().min(1).describe('The name that readers see.'),
  badge: z.string().min(1).exactOptional().describe('A badge after the label in the menu.'),
  runtime: z.enum(runtimes).describe('The runtime of its samples.'),
  searched: z.boolean().describe('Whether its pages are included in search.'),
  indexed: z.boolean().describe('Whether search engines may list its pages.'),
};

const current = z.strictObject({
  ...common,
  path: z
    .literal('', 'must be empty: the current version has no folder')
    .describe('The URL folder, without slashes. Only the current version has none.'),
  state: z.literal('current', 'must be current for the first row'),
});

const frozen = z.strictObject({
  ...common,
  path: z
    .string()
    .regex(versionName, 'must be a folder such as v3')
    .describe('The URL folder, without slashes.'),
  state: z
    .enum(['maintained', 'unmaintained'], 'must be maintained or unmaintained')
    .describe('An unmaintained version only gets corrections.'),
  banner: z
    .string()
    .regex(/\.$/, 'must end the sentence "This page is about v1, …"')
    .describe('What follows "This page is about v1," at the top of its pages.'),
  migrationGuide: route
    .exactOptional()
    .describe('The page that explains how to migrate to the current version.'),
});

export interface Version {
  id: string;
  label: string;
  badge?: string | undefined;
  path: string;
  state: 'current' | 'maintained' | 'unmaintained';
  runtime: Runtime;
  searched: boolean;
  indexed: boolean;
  banner?: string | undefined;
  migrationGuide?: string | undefined;
}

/** First the current version, then the frozen ones, newest first. */
export const versionsSchema = z.tuple([current], frozen).check(({value: rows, issues}) => {
  for (const key of ['id', 'label', 'path'] as const) {
    rows.forEach((row, at) => {
      if (rows.findIndex((other) => other[key] === row[key]) === at) return;
      const message = 'must not be that of another version';
      issues.push({code: 'custom', path: [at, key], message, input: row[key]});
    });
  }
});
