/**
 * Change (wrap): `src/head/switchColorMode.ts` handles clicks, so the button works before the app
 * has started. Its first press always has a visible effect.
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
