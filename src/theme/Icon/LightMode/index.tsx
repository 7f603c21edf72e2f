/**
 * Change (eject, to replace it): drawn with lines, as the magnifying glass beside it, and in a fifth
 * of the characters. It is in every page.
 */
import type {ReactNode} from 'react';
import {LineIcon} from '@site/src/components/LineIcon';
import type {Props} from '@theme/Icon/LightMode';

export default function IconLightMode(props: Props): ReactNode {
  return (
    <LineIcon {...props}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v1m0 16v1m9-9h-1M4 12H3m15.4-6.4-.7.7M6.3 17.7l-.7.7m12.8 0-.7-.7M6.3 6.3l-.7-.7" />
    </LineIcon>
  );
}
