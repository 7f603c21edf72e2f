/**
 * Change (eject, the original has a component in every item): the table of contents is one element
 * with its links as HTML; they lead to sections of the page, which the browser does by itself.
 */
import {memo, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/TOCItems/Tree';
import {escapeHtml} from '@site/src/content/escapeHtml';

type Items = Props['toc'];

function htmlOf(items: Items, linkClass: string): string {
  return items
    .map(({id, value, children}) => {
      const link = `<a href="#${escapeHtml(id)}"${linkClass}>${value}</a>`;
      const inner = children.length > 0 ? `<ul>${htmlOf(children, linkClass)}</ul>` : '';
      return `<li>${link}${inner}</li>`;
    })
    .join('');
}

const idsOf = (items: Items): string[] =>
  items.flatMap(({id, children}) => [id, ...idsOf(children)]);

function TOCItemTree({toc, className, linkClassName}: Props): ReactNode {
  const {collectLink} = useBrokenLinks();
  for (const id of idsOf(toc)) collectLink(`#${id}`);
  if (toc.length === 0) return null;
  const linkClass = linkClassName ? ` class="${linkClassName}"` : '';
  // The headings come from the build, as HTML.
  return <ul className={className} dangerouslySetInnerHTML={{__html: htmlOf(toc, linkClass)}} />;
}

export default memo(TOCItemTree);
