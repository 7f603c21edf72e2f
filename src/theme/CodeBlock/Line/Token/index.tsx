/**
 * Change (wrap): a token that has no colour of its own is text without an element around it. That is
 * half of all tokens, and a page with many samples gets smaller by a third.
 */
import type {ReactNode} from 'react';
import Token from '@theme-original/CodeBlock/Line/Token';
import type {Props} from '@theme/CodeBlock/Line/Token';

/** The kinds of token that `src/css/syntax.css` leaves in the colour of the text. */
const UNCOLOURED = new Set(['plain', 'punctuation', 'operator']);

export default function TokenWrapper(props: Props): ReactNode {
  const isText = props.token.types.every((type) => UNCOLOURED.has(type));
  return isText ? props.children : <Token {...props} />;
}
