import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useReadGuides} from './readGuides';
import styles from './styles.module.css';
import {useGuides} from '../useGuideData.ts';

interface Props {
  /** The name of a track from `facts/guides.ts`. */
  track: string;
}

/**
 * Lists the pages of a learning path in order, with their durations and a checkbox to mark them as
 * read.
 *
 * @throws Error at build time if the track isn't in facts/guides.ts
 */
export default function GuideTrack({track}: Props): ReactNode {
  const data = useGuides();
  const [read, toggle] = useReadGuides();
  const pages = data.tracks[track];
  if (!pages) {
    const known = Object.keys(data.tracks).join(', ');
    throw new Error(
      `<GuideTrack track="${track}">: facts/guides.ts has no such track. Expected one of: ${known}`,
    );
  }
  const minutes = pages.reduce((sum, page) => sum + page.minutes, 0);
  const done = pages.filter(({to}) => read.has(to)).length;
  return (
    <>
      <p>
        {pages.length} pages, about {minutes} minutes
        <span className="app-only">
          . Read: {done} of {pages.length}
        </span>
      </p>
      <ol data-signposts="">
        {pages.map(({to, title, minutes: time}) => (
          <li key={to}>
            <div className={styles.page}>
              <Link to={to}>{title}</Link>
              <small>{time}&nbsp;minutes</small>
              <label className="app-only">
                <input
                  type="checkbox"
                  checked={read.has(to)}
                  aria-label={`Read: ${title}`}
                  onChange={() => toggle(to)}
                />
                Read
              </label>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
