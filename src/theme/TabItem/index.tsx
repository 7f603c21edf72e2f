/**
 * Change (eject, because the panel is an inner function of the original): the panel has an ID and its
 * tab's label, which print shows too. It can be focused, so the keyboard can reach and scroll it.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';

interface PanelProps extends Props {
  /** Set by the override of `Tabs`. */
  panelId?: string;
  tabId?: string;
}

export default function TabItem(props: PanelProps): ReactNode {
  const {children, className, value, label = value, panelId, tabId} = props;
  const {selectedValue, lazy} = useTabs();
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) return null;
  return (
    <div
      role="tabpanel"
      id={panelId}
      aria-labelledby={tabId}
      tabIndex={0}
      data-label={label}
      className={clsx('tab-panel', className)}
      hidden={!isSelected}
    >
      {children}
    </div>
  );
}
