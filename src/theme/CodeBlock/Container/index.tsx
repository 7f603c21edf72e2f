/**
 * Change (eject, the original sets the colors of the code theme): style sheets set them. The original
 * renders each block again when the theme has found out the reader's color mode.
 */
import {createElement, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';

export default function CodeBlockContainer({
  as: Element,
  className,
  ...props
}: ComponentProps<'div'> & {as: 'div' | 'pre'}): ReactNode {
  return createElement(Element, {
    ...props,
    className: clsx(className, ThemeClassNames.common.codeBlock),
  });
}
