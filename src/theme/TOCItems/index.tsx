/**
 * Change (eject, the hook that follows the reader is called inside the original): it starts after
 * the page has been laid out. It asks where the headings are, which would have a page that was
 * opened by a click laid out at once, and then again.
 */
import {type ReactNode, useEffect, useMemo, useState} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {
  type TOCHighlightConfig,
  useFilteredAndTreeifiedTOC,
  useTOCHighlight,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TOCItems';
import TOCItemTree from '@theme/TOCItems/Tree';

function Highlight({config}: {config: TOCHighlightConfig}): ReactNode {
  useTOCHighlight(config);
  return null;
}

export default function TOCItems({
  toc,
  className = 'table-of-contents table-of-contents__left-border',
  linkClassName = 'table-of-contents__link',
  linkActiveClassName,
  ...levels
}: Props): ReactNode {
  const {tableOfContents} = useThemeConfig();
  const minHeadingLevel = levels.minHeadingLevel ?? tableOfContents.minHeadingLevel;
  const maxHeadingLevel = levels.maxHeadingLevel ?? tableOfContents.maxHeadingLevel;
  const tree = useFilteredAndTreeifiedTOC({toc, minHeadingLevel, maxHeadingLevel});
  const [isShown, setIsShown] = useState(false);
  const config = useMemo(
    () =>
      linkClassName && linkActiveClassName
        ? {linkClassName, linkActiveClassName, minHeadingLevel, maxHeadingLevel}
        : undefined,
    [linkClassName, linkActiveClassName, minHeadingLevel, maxHeadingLevel],
  );
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsShown(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <>
      <TOCItemTree toc={tree} className={className} linkClassName={linkClassName} />
      {isShown && config && <Highlight config={config} />}
    </>
  );
}
