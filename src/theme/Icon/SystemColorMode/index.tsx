/** Change (eject, to replace it): drawn with lines, as the icon of the light mode. */
import type {ReactNode} from 'react';
import {LineIcon} from '@site/src/components/LineIcon';
import type {Props} from '@theme/Icon/SystemColorMode';

export default function IconSystemColorMode(props: Props): ReactNode {
  return (
    <LineIcon {...props}>
      <circle cx="12" cy="12" r="8" />
      <path fill="currentColor" d="M12 4a8 8 0 0 1 0 16z" />
    </LineIcon>
  );
}
