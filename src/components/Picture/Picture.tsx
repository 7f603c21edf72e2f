import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The props of all pictures. */
export interface PictureProps {
  /** The text alternative. */
  label: string;
  /** A numbered list that explains the numbers in the picture. */
  children?: ReactNode;
}

/** A picture of the product: one or two panels, and an explanation of their numbers. */
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
