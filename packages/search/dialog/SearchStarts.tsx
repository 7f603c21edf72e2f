import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';

const STARTS: readonly (readonly [path: string, name: string])[] = [
  ['/quickstart/', 'Build your first workflow'],
  ['/guides/', 'Guides'],
  ['/troubleshooting/', 'Troubleshooting'],
  ['/limits/', 'Limits'],
  ['/api/rest/', 'REST API'],
];

interface Props {
  /** Called when a link is followed, so a dialog can close. */
  onFollow?: () => void;
}

function Start({path, name, onFollow}: Props & {path: string; name: string}): ReactNode {
  return (
    <li>
      <Link to={useBaseUrl(path)} onClick={onFollow}>
        {name}
      </Link>
    </li>
  );
}

/** Links for readers who don't know what to search for, or found nothing. */
export default function SearchStarts({onFollow}: Props): ReactNode {
  return (
    <ul className="search-starts">
      {STARTS.map(([path, name]) => (
        <Start key={path} path={path} name={name} {...(onFollow && {onFollow})} />
      ))}
    </ul>
  );
}
