/**
 * Change (eject, the original's picture is a component that MDX may use): the mark is drawn in the
 * page. As a picture there were two of it, one a mode; for each, browsers make a document before the
 * first paint.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useThemeConfig} from '@docusaurus/theme-common';
import Mark from '@site/static/img/logo.svg';
import type {Props} from '@theme/Logo';

export default function Logo({imageClassName, titleClassName, ...props}: Props): ReactNode {
  const {title} = useThemeConfig().navbar;
  return (
    <Link to={useBaseUrl('/')} {...props}>
      <Mark className={imageClassName} aria-hidden="true" />
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
