/**
 * Change (wrap): a press is handled by `src/inline/switchColorMode.js`, which works before the app has
 * started, and changes what the reader sees at the first press.
 */
import type {ComponentProps, ReactNode} from 'react';
import ColorModeToggle from '@theme-original/ColorModeToggle';

const handledByPage = () => {};

export default function ColorModeToggleWrapper(
  props: ComponentProps<typeof ColorModeToggle>,
): ReactNode {
  return (
    <div data-color-mode-toggle="">
      <ColorModeToggle {...props} onChange={handledByPage} />
    </div>
  );
}
