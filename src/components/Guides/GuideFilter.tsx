import type {ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useQueryString} from '@docusaurus/theme-common';
import styles from './lists.module.css';
import {useGuides} from './useGuideData.ts';

const ALL = 'all';

/**
 * Filters the guides listed below by language. It uses radio buttons and CSS, so it works without
 * JavaScript. The language is in the URL, so that Back and a reload show the same guides.
 */
export default function GuideFilter(): ReactNode {
  const {languages} = useGuides();
  const history = useHistory();
  const [language] = useQueryString('language');
  const chosen = Object.hasOwn(languages, language) ? language : ALL;
  const choose = (key: string) => {
    const query = new URLSearchParams(history.location.search);
    if (key === ALL) query.delete('language');
    else query.set('language', key);
    // The hook's own function would drop the hash, and without it, the router scrolls to the top.
    history.replace({...history.location, search: query.toString()});
  };
  return (
    <fieldset className={styles.filter}>
      <legend>Language</legend>
      {[[ALL, 'All'] as const, ...Object.entries(languages)].map(([key, name]) => (
        <label key={key}>
          <input
            type="radio"
            name="guide-language"
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
