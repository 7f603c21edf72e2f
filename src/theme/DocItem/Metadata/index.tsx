/**
 * Change (wrap): puts the page's `meta_label`, where it has one, beside the metadata. Analytics
 * records it instead of the route; see `src/client/pageViews.ts`.
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadata(): ReactNode {
  const {frontMatter} = useDoc();
  const {meta_label: label} = frontMatter as {meta_label?: string};
  return (
    <>
      <Metadata />
      {label && <div hidden data-page-label={label} />}
    </>
  );
}
