import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useGuideLists} from './useGuideLists.ts';

/**
 * Chooses the language of the guides that are listed below. The choice is a radio button, and the
 * styles do the rest: it works before the app has started, and without JavaScript.
 */
export default function GuideFilter(): ReactNode {
  const data = useGuideLists();
  return (
    <fieldset className={styles.filter}>
      <legend>Language</legend>
      {[['all', 'All'], ...Object.entries(data.languages)].map(([key, name]) => (
        <label key={key}>
          <input type="radio" name="guide-language" value={key} defaultChecked={key === 'all'} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
