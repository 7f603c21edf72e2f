import {useLayoutEffect, useRef, type RefObject} from 'react';
import Combobox from '@github/combobox-nav';

/**
 * Moves through a list with the arrow keys while the focus stays in a field, and clicks the chosen
 * option on Enter. The first option is chosen whenever the options change.
 *
 * @param options - what's in the list; another value whenever it changes
 */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  options: readonly unknown[],
): void {
  const combobox = useRef<Combobox>(undefined);
  // Before the results are painted, so Enter opens what the reader sees.
  useLayoutEffect(() => {
    if (options.length === 0) return undefined;
    combobox.current ??= new Combobox(field.current!, list.current!, {
      tabInsertsSuggestions: false,
      firstOptionSelectionMode: 'selected',
    });
    combobox.current.start();
    return () => combobox.current!.stop();
  }, [field, list, options]);
}
