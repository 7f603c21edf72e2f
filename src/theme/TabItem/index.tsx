/**
 * Change (eject, the panel is an inner function of the original): the panel carries an id and the
 * name of its tab, which print shows too, and takes the keyboard focus, so that its content can be
 * reached and scrolled.
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
