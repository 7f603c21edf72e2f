import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {usePageAt} from './usePageAt.ts';

const LABEL = translate({id: 'guides.usedBy', message: 'Guides that use this'});

/**
 * Links to the guides that use the current page, below a label. The label isn't a heading, because
 * headings get an anchor on every page.
 */
export default function GuidesThatUse(): ReactNode {
  const {frontMatter} = useDoc();
  const {used_by: slugs} = frontMatter as {used_by: string[]};
  const pageAt = usePageAt();
  if (slugs.length === 0) return null;
  const guides = slugs.map((slug) => pageAt(`/guides/${slug}/`));
  return (
    <nav aria-label={LABEL}>
      <p>
        <strong>{LABEL}</strong>
      </p>
      <ul>
        {guides.map(({path, title}) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
