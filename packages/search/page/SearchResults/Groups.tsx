import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Hit} from '../../engine/hits.ts';
import {shownTexts} from '../../engine/shownTexts.ts';
import styles from './styles.module.css';

/** A result: its heading, the headings above it, and the sentence that matched. */
function Result({hit}: {hit: Hit}): ReactNode {
  const {title, trail, sentence} = shownTexts(hit);
  return (
    <li className={styles.result}>
      <h3 className={styles.title}>
        <Link to={hit.url}>
          <span dangerouslySetInnerHTML={{__html: title}} />
        </Link>
      </h3>
      {trail && <p className={styles.where} dangerouslySetInnerHTML={{__html: trail}} />}
      {sentence && <p className={styles.found} dangerouslySetInnerHTML={{__html: sentence}} />}
    </li>
  );
}

/** The results, grouped by section of the sidebar. The groups are in the order of their best result. */
export function Groups({hits}: {hits: readonly Hit[]}): ReactNode {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const name = hit.hierarchy.lvl0;
    groups.set(name, [...(groups.get(name) ?? []), hit]);
  }
  return [...groups].map(([name, members]) => (
    <section key={name} className={styles.group}>
      <h2 className={styles.name} dangerouslySetInnerHTML={{__html: name}} />
      <ol className={styles.results}>
        {members.map((hit) => (
          <Result key={hit.objectID} hit={hit} />
        ))}
      </ol>
    </section>
  ));
}
