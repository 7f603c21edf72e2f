import type {ReactNode} from 'react';

interface Props {
  /** What the fence says; the Markdown export reads it. */
  source: string;
  /** The drawings, see `src/content/diagrams.ts`. */
  svg: string;
}

/** A diagram that was drawn when it was written. It needs no script and keeps its place. */
export default function Diagram({source, svg}: Props): ReactNode {
  return (
    <figure
      className="diagram"
      data-diagram={source}
      // Our own drawings, from this repository.
      dangerouslySetInnerHTML={{__html: svg}}
    />
  );
}

/** In the preview: a diagram that the browser draws because it has no drawing yet. */
export function DiagramDraft({source, children}: {source: string; children: ReactNode}): ReactNode {
  return (
    <figure className="diagram" data-diagram={source}>
      {children}
      <figcaption>
        Drawn by your browser. Run <code>npm run diagrams</code> before you send the page.
      </figcaption>
    </figure>
  );
}
