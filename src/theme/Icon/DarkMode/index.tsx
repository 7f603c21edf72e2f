/** Change (eject, to replace it): drawn with lines, as the icon of the light mode. */
import type {ReactNode} from 'react';
import {LineIcon} from '@site/src/components/LineIcon';
import type {Props} from '@theme/Icon/DarkMode';

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <LineIcon {...props}>
      <path d="M12 3a7 7 0 0 0 9 9 9 9 0 1 1-9-9z" />
    </LineIcon>
  );
}
