import type {ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useQueryString} from '@docusaurus/theme-common';
import styles from './lists.module.css';
import {useGuides} from './useGuides.ts';

const ALL = 'all';

/**
 * Filters the list of guides by task or language. It uses radio buttons and CSS, so it works without
 * JavaScript. The choice is in the URL, so that Back and a reload show the same guides.
 */
export default function GuideFilter(): ReactNode {
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
      <legend>Show</legend>
      {Object.entries({[ALL]: 'All', ...choices}).map(([key, name]) => (
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
