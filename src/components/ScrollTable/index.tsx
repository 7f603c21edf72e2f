import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** Tracks whether an element's content is wider than the element. */
function useOverflow() {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current!;
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return {ref, overflows};
}

/**
 * A table that scrolls sideways in its own frame, so the page doesn't have to. The frame can only be
 * focused while there's something to scroll.
 */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const {ref, overflows} = useOverflow();
  const label = translate({id: 'scrollTable', message: 'Table, scrolls sideways'});
  const reachable = {tabIndex: 0, role: 'group', 'aria-label': label};
  return (
    <div ref={ref} className="table-scroll" {...(overflows && reachable)}>
      <table {...props} />
    </div>
  );
}
