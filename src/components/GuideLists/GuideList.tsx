import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useGuides} from '../useGuideData.ts';

interface Props {
  /** A job from `facts/guides.ts`. */
  job: string;
}

/**
 * Lists the guides for one job, with their descriptions, durations and languages.
 *
 * @throws Error at build time if no guide has the job
 */
export default function GuideList({job}: Props): ReactNode {
  const data = useGuides();
  const guides = data.guides.filter((guide) => guide.job === job);
  if (guides.length === 0) {
    const known = [...new Set(data.guides.map((guide) => guide.job))].join(', ');
    throw new Error(`<GuideList job="${job}">: no guide has this job. Expected one of: ${known}`);
  }
  return (
    <ul data-signposts="">
      {guides.map(({to, title, description, minutes, languages}) => (
        <li key={to} data-languages={languages.join(' ')}>
          <Link to={to}>{title}</Link>: {description}{' '}
          <small>
            ({languages.map((key) => data.languages[key]).join(', ')}; {minutes} minutes)
          </small>
        </li>
      ))}
    </ul>
  );
}
