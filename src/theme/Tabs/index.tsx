/**
 * Change (eject): the original replaces all tabs and their panels when the app starts. Readers would
 * lose the focus and the selection in them, and it's slow on long pages. This one keeps them, and
 * takes over the tabs that `src/inline/restoreTabs.js` has selected. It also adds the group to each
 * set of tabs, and the value and panel to each tab, for that script, `src/client/tabMemory.ts` and
 * assistive technology. `src/inline/keyboard.js` handles the keys.
 */
import {
  Children,
  cloneElement,
  isValidElement,
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/Tabs';
import type {Props as TabItemProps} from '@theme/TabItem';

type Item = ReactElement<TabItemProps>;

const isItem = (child: ReactNode): child is Item => isValidElement(child);

function TabList({className}: Pick<Props, 'className'>): ReactNode {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const select = (event: MouseEvent<HTMLElement>, value: string) => {
    if (value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(event.currentTarget);
    selectValue(value);
  };
  return (
    <ul
      role="tablist"
      aria-orientation="horizontal"
      className={clsx('tabs', block && 'tabs--block', className)}
    >
      {tabValues.map(({value, label = value, attributes}) => (
        <li
          key={value}
          role="tab"
          tabIndex={selectedValue === value ? 0 : -1}
          aria-selected={selectedValue === value}
          onClick={(event) => select(event, value)}
          {...attributes}
          className={clsx(
            'tabs__item',
            attributes?.className as string | undefined,
            selectedValue === value && 'tabs__item--active',
          )}
        >
          {label}
        </li>
      ))}
    </ul>
  );
}

/** Adds the attributes that connect tabs and panels. */
function linked(items: Item[], id: string): Item[] {
  return items.map((item) => {
    const {value, attributes} = item.props;
    const panelId = `${id}panel-${value}`;
    const tabId = `${id}tab-${value}`;
    const tabAttributes = {id: tabId, 'data-tab': value, 'aria-controls': panelId, ...attributes};
    const panel = {panelId, tabId};
    return cloneElement(item, {attributes: tabAttributes, ...panel} as Partial<TabItemProps>);
  });
}

/** Sets without a `groupId` are grouped with all sets that have the same tabs. */
export default function Tabs({children, className, ...props}: Props): ReactNode {
  const items = Children.toArray(children as ReactNode).filter(isItem);
  const groupId = props.groupId ?? items.map((item) => item.props.value).join('-');
  const panels = linked(items, useId());
  const context = useTabsContextValue({...props, groupId, children: panels});
  const {selectedValue, selectValue} = context;
  const set = useRef<HTMLDivElement>(null);
  const isBrowser = useIsBrowser();

  // Until the app has started, the page shows what readers have selected, even if storage is full.
  useLayoutEffect(() => {
    const tab = set.current!.querySelector<HTMLElement>(
      ':scope > * > [role=tablist] > [aria-selected=true]',
    );
    const shown = tab?.dataset.tab;
    if (shown !== undefined && shown !== selectedValue) selectValue(shown);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- later, React itself changes the page
  }, [isBrowser]);

  return (
    <TabsProvider value={context}>
      <div ref={set} data-tab-group={groupId}>
        <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container')}>
          <TabList className={className} />
          <div className="margin-top--md">{panels}</div>
        </div>
      </div>
    </TabsProvider>
  );
}
