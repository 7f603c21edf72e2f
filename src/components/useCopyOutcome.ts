import {useEffect, useState} from 'react';

type Outcome = 'Copied' | 'Copy failed';

/**
 * The outcome of copying, to be shown for a while.
 *
 * @param duration - how long it's shown, in milliseconds
 * @returns the outcome, and a function that takes the promise of a copy and sets the outcome
 */
export function useCopyOutcome(
  duration: number,
): [Outcome | undefined, (copying: Promise<void>) => void] {
  // An object, so that each copy starts the time again.
  const [shown, setShown] = useState<{outcome: Outcome}>();
  useEffect(() => {
    if (!shown) return undefined;
    const timer = window.setTimeout(() => setShown(undefined), duration);
    return () => window.clearTimeout(timer);
  }, [shown, duration]);
  const report = (copying: Promise<void>) => {
    copying.then(
      () => setShown({outcome: 'Copied'}),
      () => setShown({outcome: 'Copy failed'}),
    );
  };
  return [shown?.outcome, report];
}
