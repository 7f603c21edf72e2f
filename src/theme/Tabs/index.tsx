/**
 * Change (eject): the original replaces all tabs and their panels when the app starts. Readers would
 * lose the focus and the selection in them, and it's slow on long pages. This one keeps them, and
 * takes over the tabs that `src/head/rememberTabs.ts` has selected. It also adds the group to each
 * set of tabs, and the value and panel to each tab, for that script, `src/client/tabMemory.ts` and
 * assistive technology. `src/head/keyboard.ts` handles the keys.
 */
import {use, useId, useRef, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import {groupOf, TabsId, useShownTab} from '@site/src/components/tabs';
import type {Props} from '@theme/Tabs';

function TabList({className}: Pick<Props, 'className'>): ReactNode {
  const id = use(TabsId);
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
          id={`${id}tab-${value}`}
          data-tab={value}
          aria-controls={`${id}panel-${value}`}
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

/** Sets without a `groupId` are grouped with all sets that have the same tabs. */
export default function Tabs({children, className, ...props}: Props): ReactNode {
  const items = sanitizeTabsChildren(children);
  const groupId = props.groupId ?? groupOf(items);
  const context = useTabsContextValue({...props, groupId, children: items});
  const set = useRef<HTMLDivElement>(null);
  useShownTab(set, context.selectedValue, context.selectValue);
  return (
    <TabsProvider value={context}>
      <TabsId value={useId()}>
        <div ref={set} data-tab-group={groupId}>
          <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container')}>
            <TabList className={className ?? ''} />
            <div className="margin-top--md">{items}</div>
          </div>
        </div>
      </TabsId>
    </TabsProvider>
  );
}
