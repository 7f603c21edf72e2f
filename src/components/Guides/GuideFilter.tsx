import type {ReactNode} from 'react';
import styles from './lists.module.css';
import {useGuides} from './useGuideData.ts';

/**
 * Filters the guides listed below by language. It uses radio buttons and CSS, so it works without
 * JavaScript.
 */
export default function GuideFilter(): ReactNode {
  const {languages} = useGuides();
  return (
    <fieldset className={styles.filter}>
      <legend>Language</legend>
      {[['all', 'All'], ...Object.entries(languages)].map(([key, name]) => (
        <label key={key}>
          <input type="radio" name="guide-language" value={key} defaultChecked={key === 'all'} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
