/** Change (wrap): the list of contents is a landmark with a name, like the list on small screens. */
import type {ComponentProps, ReactNode} from 'react';
import Desktop from '@theme-original/DocItem/TOC/Desktop';

export default function DocItemTOCDesktop(props: ComponentProps<typeof Desktop>): ReactNode {
  return (
    <nav aria-label="On this page" className="toc-landmark">
      <Desktop {...props} />
    </nav>
  );
}
