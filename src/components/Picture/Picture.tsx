import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What pages tell every picture. */
export interface PictureProps {
  /** What's seen, for those who don't see it. */
  label: string;
  /** A numbered list: what the numbers in the picture mean. */
  children?: ReactNode;
}

/** A picture of the product: one or two panels, and what their numbers mean. */
export default function Picture({
  label,
  panels,
  children,
}: PictureProps & {panels: readonly ReactNode[]}): ReactNode {
  return (
    <figure className={styles.picture} data-panels={panels.length}>
      <div role="img" aria-label={label} className={styles.panels}>
        {panels}
      </div>
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}
