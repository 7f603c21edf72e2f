/** What the override of `Tabs` adds to the theme's tabs. */
import {
  Children,
  cloneElement,
  isValidElement,
  useId,
  useLayoutEffect,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props as TabItemProps} from '@theme/TabItem';

type Item = ReactElement<TabItemProps>;

const isItem = (child: ReactNode): child is Item => isValidElement(child);

/**
 * Connects tabs and panels by IDs, and names the value of each tab in `data-tab`.
 *
 * @param children - the `TabItem` elements of a set
 * @returns the same elements with the attributes of their tab and panel, and the values joined to the
 *   name of a group
 */
export function useLinkedItems(children: ReactNode): {items: Item[]; group: string} {
  const id = useId();
  const items = Children.toArray(children).filter(isItem);
  const linked = items.map((item) => {
    const {value, attributes} = item.props;
    const panelId = `${id}panel-${value}`;
    const tabId = `${id}tab-${value}`;
    const tabAttributes = {id: tabId, 'data-tab': value, 'aria-controls': panelId, ...attributes};
    const panel = {panelId, tabId};
    return cloneElement(item, {attributes: tabAttributes, ...panel} as Partial<TabItemProps>);
  });
  return {items: linked, group: items.map((item) => item.props.value).join('-')};
}

/**
 * Takes over the tab that `src/inline/rememberTabs.js` shows when the app starts. It's the one that the
 * reader has selected, even if storage is full.
 *
 * @param set - the element around the tabs
 * @param selected - the value that the app has selected
 * @param select - selects another value
 */
export function useShownTab(
  set: RefObject<HTMLElement | null>,
  selected: string,
  select: (value: string) => void,
): void {
  const isBrowser = useIsBrowser();
  useLayoutEffect(() => {
    const tab = set.current!.querySelector<HTMLElement>(
      ':scope > * > [role=tablist] > [aria-selected=true]',
    );
    const shown = tab?.dataset.tab;
    if (shown !== undefined && shown !== selected) select(shown);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- later, the app itself changes the page
  }, [isBrowser]);
}
