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
  /** Called when one is followed: a dialog closes. */
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

/** Where readers begin who have nothing to search for, or found nothing. */
export default function SearchStarts({onFollow}: Props): ReactNode {
  return (
    <ul className="search-starts">
      {STARTS.map(([path, name]) => (
        <Start key={path} path={path} name={name} {...(onFollow && {onFollow})} />
      ))}
    </ul>
  );
}
