import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {icons, type IconName} from './icons';
import styles from './styles.module.css';

interface GridProps {
  children: ReactNode;
  /** Whether the cards have no frames, because they're less important than others on the page. */
  isQuiet?: boolean;
}

/** A list of cards in as many columns as fit. */
export function CardGrid({children, isQuiet = false}: GridProps): ReactNode {
  return <ul className={clsx(styles.grid, isQuiet && styles.quiet)}>{children}</ul>;
}

interface Props {
  title: string;
  /** A route relative to the site, such as `/quickstart/`. */
  to: string;
  icon?: IconName;
  /** One sentence that says why to follow the link. */
  children: ReactNode;
  /** For styles that show only some cards, separated by spaces. */
  tags?: string;
}

/** An icon with its own background, next to or above a title. */
export const LineIcon = ({name}: {name: IconName}) => (
  <svg className={styles.icon} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d={icons[name]} />
  </svg>
);

/** A text card for `CardGrid`: an icon, a title that links, and a sentence. */
export default function Card({title, to, icon, tags, children}: Props): ReactNode {
  return (
    <li className={clsx('card-shell', styles.card)} data-tags={tags}>
      {icon && <LineIcon name={icon} />}
      <Link to={to}>{title}</Link>
      {/* If the sentence is on its own line, MDX has already wrapped it in a paragraph. */}
      {typeof children === 'string' ? <p>{children}</p> : children}
    </li>
  );
}
