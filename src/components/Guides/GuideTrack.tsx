import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {known} from './known.ts';
import styles from './lists.module.css';
import {useReadGuides} from './readGuides.ts';
import {useGuides} from './useGuideData.ts';
import {usePageAt} from './usePageAt.ts';

interface Props {
  /** The name of a track from `packages/content/facts/guides.ts`. */
  track: string;
}

/**
 * Lists the pages of a learning path in order, with their durations and a checkbox to mark them as
 * read.
 *
 * @throws Error at build time if the track isn't in packages/content/facts/guides.ts
 */
export default function GuideTrack({track}: Props): ReactNode {
  const {tracks} = useGuides();
  const pageAt = usePageAt();
  const [read, toggle] = useReadGuides();
  const pages = known(tracks, track, 'a track in packages/content/facts/guides.ts').map(
    ({route, minutes}) => ({
      ...pageAt(route),
      minutes,
    }),
  );
  const total = pages.reduce((sum, {minutes}) => sum + minutes, 0);
  const done = pages.filter(({path}) => read.has(path)).length;
  return (
    <>
      <p>
        {pages.length} pages, about {total} minutes
        <span className="app-only">
          . Read: {done} of {pages.length}
        </span>
      </p>
      <ol data-signposts="">
        {pages.map(({path, title, minutes}) => (
          <li key={path}>
            <div className={styles.page}>
              <Link to={path}>{title}</Link>
              <small>{minutes}&nbsp;minutes</small>
              <label className="app-only">
                <input
                  type="checkbox"
                  checked={read.has(path)}
                  aria-label={`Read: ${title}`}
                  onChange={() => toggle(path)}
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
