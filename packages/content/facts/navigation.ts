/** The links of the navbar and the footer. */
import * as z from 'zod';
import {product} from './product.ts';
import {checked} from './schema.ts';

const linkSchema = z.strictObject({
  label: z.string().min(2),
  /** A route relative to `/docs`, or an absolute URL. */
  to: z.string().regex(/^(\/|https:\/\/)/, 'must be a path or an https address'),
});

const menuSchema = z.strictObject({label: z.string().min(2), items: z.array(linkSchema).min(1)});

export type NavLink = z.infer<typeof linkSchema>;
export type NavMenu = z.infer<typeof menuSchema>;

export const navbar: (NavLink | NavMenu)[] = checked(
  'packages/content/facts/navigation.ts',
  z.array(z.union([linkSchema, menuSchema])),
  [
    {label: 'Documentation', to: '/'},
    {label: 'Quickstart', to: '/quickstart/'},
    {label: 'Guides', to: '/guides/'},
    {
      label: 'Reference',
      items: [
        {label: 'Components API', to: '/components/api/'},
        {label: 'CLI', to: '/cli/reference/'},
        {label: 'REST API', to: '/api/rest/'},
        {label: 'Limits', to: '/limits/'},
        {label: 'Security and Privacy', to: '/privacy-and-security/'},
        {label: 'Handling Cold Starts', to: '/workflows/events/cold-starts/'},
      ],
    },
    {label: 'Support', to: product.supportUrl},
    {label: 'Pricing', to: '/pricing/'},
  ],
);

export const footer: NavMenu[] = checked(
  'packages/content/facts/navigation.ts',
  z.array(menuSchema),
  [
    {
      label: 'Build',
      items: [
        {label: 'Quickstart', to: '/quickstart/'},
        {label: 'Workflows', to: '/workflows/'},
        {label: 'Triggers', to: '/workflows/steps/triggers/'},
        {label: 'Code', to: '/code/'},
        {label: 'Components', to: '/components/'},
      ],
    },
    {
      label: 'Look up',
      items: [
        {label: 'Limits', to: '/limits/'},
        {label: 'Pricing', to: '/pricing/'},
        {label: 'REST API', to: '/api/rest/'},
        {label: 'CLI', to: '/cli/reference/'},
        {label: 'Security and privacy', to: '/privacy-and-security/'},
      ],
    },
    {
      label: 'Get help',
      items: [
        {label: 'Troubleshooting', to: '/troubleshooting/'},
        {label: 'Community', to: product.communityUrl},
        {label: 'Support', to: product.supportUrl},
        {label: 'Status', to: '/status/'},
      ],
    },
  ],
);
