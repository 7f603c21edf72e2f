/**
 * Change (eject, the original renders every block a second time when the app starts): the colors
 * come from style sheets and need no second rendering; where they are, as the build has found out,
 * is handed on to the content.
 */
import {Children, isValidElement, type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import {CodeRuns} from '@site/src/components/CodeRuns';

export default function CodeBlock({children, runs, ...props}: Props & {runs?: string}): ReactNode {
  if (Children.toArray(children).some((child) => isValidElement(child))) {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  const text = Array.isArray(children) ? children.join('') : String(children ?? '');
  return (
    <CodeRuns.Provider value={runs}>
      <StringContent {...props}>{text}</StringContent>
    </CodeRuns.Provider>
  );
}
