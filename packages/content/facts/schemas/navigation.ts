import * as z from 'zod';
import {target} from './shared.ts';

const link = z.strictObject({label: z.string().min(2), to: target});
const menu = z.strictObject({label: z.string().min(2), items: z.array(link).min(1)});

export const navigationSchema = z.strictObject({
  navbar: z.array(
    z.union([link, menu], 'must be a link with label and to, or a menu with label and items'),
  ),
  footer: z.array(menu),
});

export type NavLink = z.infer<typeof link>;
export type NavMenu = z.infer<typeof menu>;
