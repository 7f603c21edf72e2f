/** Change (wrap): the list of contents is a landmark with a name, like the list on small screens. */
import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Desktop from '@theme-original/DocItem/TOC/Desktop';

export default function DocItemTOCDesktop(props: ComponentProps<typeof Desktop>): ReactNode {
  return (
    <nav
      aria-label={translate({
        id: 'theme.TOCCollapsible.toggleButtonLabel',
        message: 'On this page',
      })}
      className="toc-landmark"
    >
      <Desktop {...props} />
    </nav>
  );
}
