/**
 * Change (wrap): a figure whose words are there without JavaScript, taken from the diagram's own
 * `accDescr`, and whose source the Markdown export can read.
 */
import type {ReactNode} from 'react';
import Mermaid from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';

const describe = (source: string) => /^\s*accDescr:\s*(.+)$/m.exec(source)?.[1];

export default function MermaidWrapper(props: Props): ReactNode {
  return (
    <figure className="diagram" data-diagram={props.value}>
      <Mermaid {...props} />
      <noscript>
        <p>{describe(props.value)}</p>
      </noscript>
    </figure>
  );
}
