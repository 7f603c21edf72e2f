import {places} from '../places.ts';
import type {Kind} from './kind.ts';

export const links: readonly Kind[] = [
  {
    rule: 'urls',
    what: 'a link that should not be',
    says: 'link to http',
    fix: '',
    wordings: [
      'See ⟦[the page](http://example.com/a).',
      'Open ⟦[the server](http://localhost:3000/).',
      'See ⟦[the draft](https://staging.example.com/docs/).',
      'See ⟦[the page](https://example.com/?utm_source=docs).',
      'See ⟦[the build](https://deploy-preview-4--docs.example.com/).',
    ],
    places,
  },
  {
    rule: 'links',
    what: 'a dead link',
    says: 'link to ',
    fix: '',
    wordings: [
      'See ⟦[the limits](/limitz/).',
      'See ⟦[the limits](./missing.mdx).',
      'See ⟦[the limits](/limits).',
      'See ⟦[the section](#nowhere).',
      'See ⟦[the limits](/limits/#no-such-heading).',
    ],
    places,
  },
  {
    rule: 'links',
    what: 'a link that is named after another heading',
    says: 'but the link leads to "internal-error"',
    fix: 'write /troubleshooting/#',
    wordings: [
      'See ⟦[Expired Token](/troubleshooting/#internal-error).',
      'See ⟦[Timeout](/troubleshooting/#internal-error).',
    ],
    places,
  },
  {
    rule: 'urls',
    what: 'a link whose text is its URL',
    says: 'the link text is a URL',
    fix: 'name the page',
    wordings: [
      'See ⟦[https://example.com/guide](https://example.com/guide).',
      'See ⟦[www.example.com](https://www.example.com/).',
    ],
    places,
  },
];
