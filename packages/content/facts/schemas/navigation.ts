import * as z from 'zod';
import {route, target} from './shared.ts';

const link = z.strictObject({label: z.string().min(2), to: target});
const menu = z.strictObject({label: z.string().min(2), items: z.array(link).min(1)});

export const navigationSchema = z.strictObject({
  navbar: z.array(
    z.union([link, menu], 'must be a link with label and to, or a menu with label and items'),
  ),
  footer: z.array(menu),
  search: z
    .strictObject({
      examples: z.array(z.string().min(2)).describe('What others look for.'),
      starts: z.array(link).describe('Where to start without a search.'),
    })
    .exactOptional()
    .describe('What the search shows before a reader types, and if it finds nothing.'),
  editorPage: route
    .exactOptional()
    .describe('The page that the menu of each page links to as Use in your editor.'),
});

export type Navigation = z.infer<typeof navigationSchema>;
export type NavLink = z.infer<typeof link>;
export type NavMenu = z.infer<typeof menu>;
