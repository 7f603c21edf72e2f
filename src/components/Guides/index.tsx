/** The components of the page that lists the guides. */
import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useQueryString} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import data from '@generated/guides/default/guides.json';
import {nearestName} from '@portal/content/text/nearestName';
import Card, {CardGrid} from '../Card';
import type {GuidesOfVersion} from '@site/src/plugins/guides';
import styles from './lists.module.css';
import {usePageAt} from './usePageAt.ts';

/**
 * The guides of the page's version.
 *
 * @throws Error at build time if it has none
 */
function useGuides(): GuidesOfVersion {
  const {version} = useDocsVersion();
  const guides = data[version];
  if (guides) return guides;
  throw new Error(`Version "${version}" has no guides to list. Add a guides.yaml to its facts.`);
}

/** @returns a function that writes minutes in words of the page's language: "5 minutes" */
function useDuration(): (minutes: number) => string {
  const {currentLocale} = useDocusaurusContext().i18n;
  const unit = {style: 'unit', unit: 'minute', unitDisplay: 'long'} as const;
  return new Intl.NumberFormat(currentLocale, unit).format;
}

const ALL = 'all';

/**
 * Filters the list of guides by task or language. It uses radio buttons and CSS, so it works without
 * JavaScript. The choice is in the URL, so that Back and a reload show the same guides.
 */
export function GuideFilter(): ReactNode {
  const {jobs, languages, guides} = useGuides();
  const history = useHistory();
  const [show] = useQueryString('show');
  // A language that every guide has would filter nothing.
  const some = Object.entries(languages).filter(
    ([key]) => !Object.values(guides).every((guide) => guide.languages.some((one) => one === key)),
  );
  const choices: Record<string, string> = {...jobs, ...Object.fromEntries(some)};
  const chosen = Object.hasOwn(choices, show) ? show : ALL;
  const choose = (key: string) => {
    const query = new URLSearchParams(history.location.search);
    if (key === ALL) query.delete('show');
    else query.set('show', key);
    // The hook's own function would drop the hash, and without it, the router scrolls to the top.
    history.replace({...history.location, search: query.toString()});
  };
  return (
    <fieldset className={styles.filter}>
      <legend>
        {translate({
          id: 'guides.show',
          message: 'Show',
          description: 'The label of the filter of the list of guides',
        })}
      </legend>
      {Object.entries({
        [ALL]: translate({id: 'guides.all', message: 'All'}),
        ...choices,
      }).map(([key, name]) => (
        <label key={key}>
          <input
            type="radio"
            name="show-guides"
            value={key}
            checked={key === chosen}
            onChange={() => choose(key)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Cards of the guides in the order of their jobs, with their descriptions, languages and durations.
 * `GuideFilter` hides those without the chosen tag.
 */
export function GuideList(): ReactNode {
  const {guides, jobs, languages: names} = useGuides();
  const pageAt = usePageAt();
  const durationOf = useDuration();
  const sorted = Object.keys(jobs).flatMap((job) =>
    Object.values(guides).filter((guide) => guide.job === job),
  );
  return (
    <div data-signposts="">
      <CardGrid>
        {sorted.map(({slug, job, minutes, languages}) => {
          const {path, title, description} = pageAt(`/guides/${slug}/`);
          return (
            <Card key={slug} title={title} to={path} tags={[job, ...languages].join(' ')}>
              <p>{description}</p>
              <small>
                {languages.map((key) => names[key]).join(', ')}; {durationOf(minutes)}
              </small>
            </Card>
          );
        })}
      </CardGrid>
    </div>
  );
}

/** @throws Error with the nearest name and all others */
function unknownTrack(track: string, names: string[]): never {
  const nearest = nearestName(track, names);
  throw new Error(
    `"${track}" isn't a track in data/guides.yaml. ` +
      `${nearest ? `Did you mean "${nearest}"? ` : ''}Expected one of: ${names.join(', ')}`,
  );
}

interface TrackProps {
  /** The name of a track from `data/guides.yaml`. */
  track: string;
}

/**
 * Links to the pages of a learning path, in order, with the time that they take together. Their sidebar
 * labels are short enough for a line.
 *
 * @throws Error at build time if the track isn't in data/guides.yaml
 */
export function GuideTrack({track}: TrackProps): ReactNode {
  const {tracks} = useGuides();
  const pageAt = usePageAt();
  const durationOf = useDuration();
  const pages = tracks[track] ?? unknownTrack(track, Object.keys(tracks));
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
      <small>({durationOf(total).replace(' ', '\u00a0')})</small>
    </>
  );
}
