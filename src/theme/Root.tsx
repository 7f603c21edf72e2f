/** Change (eject, the original shows what it is given): follows the links of static parts. */
import {type ReactNode, useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import type {Props} from '@theme/Root';
import {follower} from '@site/src/client/staticLinks';

export default function Root({children}: Props): ReactNode {
  const history = useHistory();
  useEffect(() => {
    const follow = follower(history);
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [history]);
  return children;
}
