/**
 * Change (wrap): adds the group to each set of tabs, and the value and panel to each tab.
 * `src/inline/restoreTabs.js`, `src/client/tabMemory.ts` and assistive technology need them. Sets
 * without a `groupId` are grouped with all sets that have the same tabs.
 */
import {
  Children,
  cloneElement,
  isValidElement,
  useId,
  type ReactElement,
  type ReactNode,
} from 'react';
import Tabs from '@theme-original/Tabs';
import type TabsType from '@theme/Tabs';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {WrapperProps} from '@docusaurus/types';

type Item = ReactElement<TabItemProps>;

const isItem = (child: ReactNode): child is Item => isValidElement(child);

export default function TabsWrapper({
  children,
  ...props
}: WrapperProps<typeof TabsType>): ReactNode {
  const id = useId();
  const items = Children.toArray(children as ReactNode).filter(isItem);
  const groupId = props.groupId ?? items.map((item) => item.props.value).join('-');
  const linked = items.map((item) => {
    const {value, attributes} = item.props;
    const panelId = `${id}panel-${value}`;
    const tabId = `${id}tab-${value}`;
    const tabAttributes = {id: tabId, 'data-tab': value, 'aria-controls': panelId, ...attributes};
    const panel = {panelId, tabId};
    return cloneElement(item, {attributes: tabAttributes, ...panel} as Partial<TabItemProps>);
  });
  return (
    <div data-tab-group={groupId}>
      <Tabs {...props} groupId={groupId}>
        {linked}
      </Tabs>
    </div>
  );
}
