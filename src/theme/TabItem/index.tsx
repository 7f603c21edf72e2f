/**
 * Change (eject, because the panel is an inner function of the original): the panel has an ID and its
 * tab's label, which print shows too. It can be focused, so the keyboard can reach and scroll it.
 */
import {use, type ReactNode} from 'react';
import clsx from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import {TabsId} from '@site/src/components/tabs';
import type {Props} from '@theme/TabItem';

export default function TabItem({children, className, value, label = value}: Props): ReactNode {
  const id = use(TabsId);
  const {selectedValue, lazy} = useTabs();
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) return null;
  return (
    <div
      role="tabpanel"
      id={`${id}panel-${value}`}
      aria-labelledby={`${id}tab-${value}`}
      tabIndex={0}
      data-label={label}
      className={clsx('tab-panel', className)}
      hidden={!isSelected}
    >
      {children}
    </div>
  );
}
