import * as z from 'zod';
import {camelCaseKey, route} from './shared.ts';

/** The jobs that guides help with. The list on `/guides/` is in this order and can be filtered by them. */
export const jobs = {
  receive: 'Receive requests and events',
  ask: 'Ask people and report to them',
  move: 'Move and sync data',
  extend: 'Build your own parts',
  operate: 'Run workflows reliably',
} as const;

/** The display names of the languages in guides. */
export const languages = {nodejs: 'Node.js', python: 'Python', bash: 'Bash'} as const;

const languageKeys = Object.keys(languages) as [keyof typeof languages];
const jobKeys = Object.keys(jobs) as [keyof typeof jobs];

const guide = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/, 'must be lower-case words with dashes')
    .describe('The page: /guides/<slug>/.'),
  job: z.enum(jobKeys).describe('The job that it helps with.'),
  languages: z.array(z.enum(languageKeys)).min(1),
  minutes: z.int().positive().describe('How long it takes if a reader does every step.'),
  uses: z.array(route).min(1).describe('Reference pages that it uses. They end with a link to it.'),
});

const minutes = z.int().positive();

const track = z.array(
  z.union(
    [z.strictObject({guide: camelCaseKey}), z.strictObject({route, minutes})],
    'must be a guide, as in {guide: approval}, or a page with its own time, as in {route: /quickstart/, minutes: 15}',
  ),
);

export const guidesSchema = z
  .strictObject({
    guides: z.record(camelCaseKey, guide),
    tracks: z.record(z.string(), track).describe('Learning paths through the guides.'),
  })
  .check(({value: {guides, tracks}, issues}) => {
    for (const [name, pages] of Object.entries(tracks)) {
      pages.forEach((page, at) => {
        if (!('guide' in page) || Object.hasOwn(guides, page.guide)) return;
        const message = `must be one of ${Object.keys(guides).join(', ')}`;
        const path = ['tracks', name, at, 'guide'];
        issues.push({code: 'custom', path, message, input: page.guide});
      });
    }
  });

export type Guide = z.infer<typeof guide>;

/** The guides of a version by name, and its learning paths. */
export interface GuideFacts {
  guides: Record<string, Guide>;
  tracks: Record<string, {route: string; minutes: number}[]>;
}

/** Looks up the route and the time of each guide in the learning paths. */
export function guideFacts({guides, tracks}: z.infer<typeof guidesSchema>): GuideFacts {
  const pageOf = (page: z.infer<typeof track>[number]) => {
    if (!('guide' in page)) return page;
    const {slug, minutes} = guides[page.guide]!;
    return {route: `/guides/${slug}/`, minutes};
  };
  return {
    guides,
    tracks: Object.fromEntries(
      Object.entries(tracks).map(([name, pages]) => [name, pages.map(pageOf)]),
    ),
  };
}
