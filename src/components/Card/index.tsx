import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {icons, type IconName} from './icons';
import styles from './styles.module.css';

interface GridProps {
  children: ReactNode;
  /** Cards without frames, for what's below the first choice of a page. */
  isQuiet?: boolean;
}

/** A list of cards, as many beside each other as there is room for. */
export function CardGrid({children, isQuiet = false}: GridProps): ReactNode {
  return <ul className={clsx(styles.grid, isQuiet && styles.quiet)}>{children}</ul>;
}

interface ShellProps {
  /** A link first: it covers the whole card. */
  children: ReactNode;
  className?: string | undefined;
  /** Stands above the link. */
  picture?: ReactNode;
}

/** The frame that text cards and guide cards share. */
export function CardShell({children, className, picture}: ShellProps): ReactNode {
  return (
    <li className={clsx('card-shell', styles.card, className)}>
      {picture}
      {children}
    </li>
  );
}

interface Props {
  title: string;
  /** A route relative to the site, such as `/quickstart/`. */
  to: string;
  icon?: IconName;
  /** One sentence: why the reader would go there. */
  children: ReactNode;
}

/** An icon on a ground of its own, beside or above a title. */
export const LineIcon = ({name}: {name: IconName}) => (
  <svg className={styles.icon} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d={icons[name]} />
  </svg>
);

/** A text card for `CardGrid`: an icon, a title that links, and a sentence. */
export default function Card({title, to, icon, children}: Props): ReactNode {
  return (
    <CardShell className={styles.text} picture={icon && <LineIcon name={icon} />}>
      <Link to={to}>{title}</Link>
      {/* MDX wraps a sentence on lines of its own in a paragraph already. */}
      {typeof children === 'string' ? <p>{children}</p> : children}
    </CardShell>
  );
}
