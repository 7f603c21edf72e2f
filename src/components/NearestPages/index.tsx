import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {nearestPages, type PageAddress} from '@portal/content/text/nearestPages';

/** The list of all pages; empty if it can't be loaded, because the page works without it. */
async function fetchPages(url: string): Promise<PageAddress[]> {
  try {
    const response = await fetch(url);
    return response.ok ? ((await response.json()) as PageAddress[]) : [];
  } catch {
    return [];
  }
}

interface Props {
  /** The path without a page. */
  asked: string;
}

/** Lists pages with a similar path, and announces them to screen readers when they've loaded. */
export default function NearestPages({asked}: Props): ReactNode {
  const [pages, setPages] = useState<PageAddress[]>([]);
  const list = useBaseUrl('/pages.json');
  const base = useBaseUrl('/');

  useEffect(() => {
    let isCurrent = true;
    void fetchPages(list).then((all) => {
      if (isCurrent) setPages(nearestPages(asked, all, base));
    });
    return () => {
      isCurrent = false;
    };
  }, [asked, list, base]);

  return (
    <div role="status">
      {pages.length > 0 && (
        <>
          <h2>{translate({id: 'notFound.nearest', message: 'Did you mean'})}</h2>
          <ul>
            {pages.map(({title, path}) => (
              <li key={path}>
                <Link to={path}>{title}</Link> <code>{path}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
