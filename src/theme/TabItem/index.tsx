/**
 * Change (eject, because the panel is an inner function of the original): the panel has an ID and its
 * tab's label, which print shows too. It can be focused, so the keyboard can reach and scroll it. The
 * browser finds text in hidden panels, and `src/head/rememberTabs.ts` then selects the tab.
 */
import {use, useLayoutEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import {TabsId} from '@site/src/components/tabs';
import type {Props} from '@theme/TabItem';

export default function TabItem({children, className, value, label = value}: Props): ReactNode {
  const id = use(TabsId);
  const {selectedValue, lazy} = useTabs();
  const isSelected = value === selectedValue;
  const frame = useRef<HTMLDivElement>(null);
  // React only knows `hidden` without a value.
  useLayoutEffect(() => {
    if (!isSelected) frame.current?.setAttribute('hidden', 'until-found');
  }, [isSelected]);
  if (!isSelected && lazy) return null;
  return (
    // The frame is hidden instead of the panel, which would still be a focusable element.
    <div ref={frame} className="tab-frame" hidden={!isSelected}>
      <div
        role="tabpanel"
        id={`${id}panel-${value}`}
        aria-labelledby={`${id}tab-${value}`}
        tabIndex={0}
        data-label={label}
        className={clsx('tab-panel', className)}
      >
        {children}
      </div>
    </div>
  );
}
