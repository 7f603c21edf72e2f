import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {known} from './known.ts';
import {useGuides} from './useGuides.ts';
import {usePageAt} from './usePageAt.ts';

interface Props {
  /** The name of a track from `data/guides.yaml`. */
  track: string;
}

/**
 * Links to the pages of a learning path, in order, with the time that they take together. Their sidebar
 * labels are short enough for a line.
 *
 * @throws Error at build time if the track isn't in data/guides.yaml
 */
export default function GuideTrack({track}: Props): ReactNode {
  const {tracks} = useGuides();
  const pageAt = usePageAt();
  const pages = known(tracks, track, 'a track in data/guides.yaml');
  const total = pages.reduce((sum, {minutes}) => sum + minutes, 0);
  return (
    <>
      {pages.map(({route}, index) => {
        const {path, label} = pageAt(route);
        return (
          <Fragment key={path}>
            {index > 0 && ', '}
            <Link to={path}>{label}</Link>
          </Fragment>
        );
      })}{' '}
      <small>({total}&nbsp;minutes)</small>
    </>
  );
}
