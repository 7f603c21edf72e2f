/**
 * Change (wrap): a heading of text, or of HTML, has its hash link as HTML too: one element for React
 * instead of a component with a link in it, which has no behavior that a plain link lacks. Anchors are
 * told to the build and named as by the original.
 */
import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import Heading from '@theme-original/Heading';
import {escapeHtml} from '@site/src/content/escapeHtml';

type Html = ComponentProps<'h2'>['dangerouslySetInnerHTML'];

const hashLink = (id: string, name: string) => {
  const label = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading: name},
  );
  const shown = escapeHtml(label);
  return `<a class="hash-link" href="#${escapeHtml(id)}" aria-label="${shown}" title="${shown}" translate="no">&#8203;</a>`;
};

export default function HeadingWrapper(props: Props & {dangerouslySetInnerHTML?: Html}): ReactNode {
  const {as: As, id, className, children, dangerouslySetInnerHTML: html, ...rest} = props;
  const {collectAnchor} = useBrokenLinks();
  const targetClass = useAnchorTargetClassName(id);
  const text = typeof children === 'string' ? children : undefined;
  const content = html ? String(html.__html) : text && escapeHtml(text);
  const isPlain = content !== undefined && Object.keys(rest).length === 0;
  if (!isPlain || As === 'h1' || !id) return <Heading {...props} />;
  collectAnchor(id);
  return (
    <As
      className={clsx('anchor', targetClass, className)}
      id={id}
      dangerouslySetInnerHTML={{__html: content + hashLink(id, text ?? id)}}
    />
  );
}
