import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

interface Props {
  /** The text alternative. */
  label: string;
  /** One or two panels from a file of this folder, such as `builder.mdx`. */
  drawing: ReactNode;
  /** A numbered list that explains the numbers in the picture. */
  children?: ReactNode;
}

/** A picture of the product, and an explanation of its numbers. */
export default function Picture({label, drawing, children}: Props): ReactNode {
  return (
    <figure className="picture">
      <div role="img" aria-label={label} className="picture-panels">
        {drawing}
      </div>
      {children && (
        <figcaption>
          <p data-picture-only>
            {translate({
              id: 'picture.parts',
              message: 'The numbers in the picture mark these parts:',
            })}
          </p>
          {children}
        </figcaption>
      )}
    </figure>
  );
}
