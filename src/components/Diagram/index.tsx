/* oxlint-disable portal/untranslated-text -- only a draft has a text, and only authors see it */
import type {ReactNode} from 'react';

interface Props {
  /** The source in the fence, which the Markdown version of the page shows. */
  source: string;
  /** The drawings; see `packages/content/pages/diagrams.ts`. */
  svg: string;
}

/** A diagram with a drawing from the repository. It needs no script, and nothing moves when it loads. */
export default function Diagram({source, svg}: Props): ReactNode {
  return (
    <figure
      className="diagram"
      data-diagram={source}
      // Safe, because the drawings come from this repository.
      dangerouslySetInnerHTML={{__html: svg}}
    />
  );
}

/** A diagram that has no drawing yet. In the preview, the browser draws it. */
export function DiagramDraft({source, children}: {source: string; children: ReactNode}): ReactNode {
  return (
    <figure className="diagram" data-diagram={source}>
      {children}
      <figcaption>
        Drawn by your browser. Run <code>npm run diagrams</code> before you commit the page.
      </figcaption>
    </figure>
  );
}
