/** What the overrides of `Tabs` and `TabItem` add to the theme's tabs. */
import {
  Children,
  createContext,
  useLayoutEffect,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import type {Props as TabItemProps} from '@theme/TabItem';

/** The start of all IDs in a set of tabs, which connect tabs and panels. */
export const TabsId = createContext('');

/**
 * @param items - the `TabItem` elements of a set
 * @returns the group of a set without a `groupId`: the values of its tabs
 */
export const groupOf = (items: ReactNode): string =>
  (Children.toArray(items) as ReactElement<TabItemProps>[]).map(({props}) => props.value).join('-');

/**
 * Takes over the tab that `src/head/rememberTabs.ts` shows when the app starts. It's the one that the
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
  useLayoutEffect(() => {
    const tab = set.current!.querySelector<HTMLElement>(
      ':scope > * > [role=tablist] > [aria-selected=true]',
    );
    const shown = tab?.dataset.tab;
    if (shown !== undefined && shown !== selected) select(shown);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- later, the app itself changes the page
  }, []);
}
