import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useGuides} from './useGuides.ts';
import {usePageAt} from './usePageAt.ts';

/**
 * Lists the guides in the order of their jobs, with their descriptions, languages and durations.
 * `GuideFilter` hides those without the chosen tag.
 */
export default function GuideList(): ReactNode {
  const {guides, jobs, languages: names} = useGuides();
  const pageAt = usePageAt();
  const sorted = Object.keys(jobs).flatMap((job) =>
    Object.values(guides).filter((guide) => guide.job === job),
  );
  return (
    <ul data-signposts="">
      {sorted.map(({slug, job, minutes, languages}) => {
        const {path, title, description} = pageAt(`/guides/${slug}/`);
        return (
          <li key={slug} data-tags={[job, ...languages].join(' ')}>
            <Link to={path}>{title}</Link>: {description}{' '}
            <small>
              ({languages.map((key) => names[key]).join(', ')}; {minutes} minutes)
            </small>
          </li>
        );
      })}
    </ul>
  );
}
