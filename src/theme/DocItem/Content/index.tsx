/**
 * Change (eject, the original has nothing around the text): adds the menu for the page's Markdown, the
 * link to the previous version, the table of contents on small screens, and after the text, the guides
 * that use the page. Pages without a table of contents, such as the start page, use the full width
 * (`src/css/home.css`).
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import GuidesThatUse from '@site/src/components/Guides/GuidesThatUse';
import PageTools from '@site/src/components/PageTools';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const isWide = frontMatter.hide_table_of_contents;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown', isWide && 'wide-page')}>
      {!frontMatter.hide_title && contentTitle === undefined && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      <PageTools />
      <MDXContent>{children}</MDXContent>
      <GuidesThatUse />
    </div>
  );
}
