import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {known} from './known.ts';
import {useGuides} from './useGuideData.ts';
import {usePageAt} from './usePageAt.ts';

interface Props {
  /** A job from `packages/content/facts/guides.ts`. */
  job: string;
}

/**
 * Lists the guides for one job, with their descriptions, durations and languages.
 *
 * @throws Error at build time if no guide has the job
 */
export default function GuideList({job}: Props): ReactNode {
  const {guides: all, languages: names} = useGuides();
  const pageAt = usePageAt();
  const guides = Object.values(all);
  const byJob = Object.fromEntries(
    guides.map((guide) => [guide.job, guides.filter((other) => other.job === guide.job)]),
  );
  return (
    <ul data-signposts="">
      {known(byJob, job, 'the job of a guide').map(({slug, minutes, languages}) => {
        const {path, title, description} = pageAt(`/guides/${slug}/`);
        return (
          <li key={slug} data-languages={languages.join(' ')}>
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
