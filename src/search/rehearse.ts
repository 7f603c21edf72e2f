/**
 * The first questions would be answered at a fraction of the speed: nothing of the engine has been
 * compiled, no word looked at. So it is asked some before the reader does, and in the pauses of typing.
 */
import type {SearchService} from './service.ts';

/** So many headings, from all over the index, are typed. */
const HEADINGS = 4;

/** So long after a question the reader may still be typing, in milliseconds. */
const PAUSE = 200;

/** A heading as it is typed: its first letter, a half word, all of it, with a slip. */
const typed = (heading: string): string[] => [
  heading.slice(0, 1),
  heading.slice(0, 3),
  heading,
  heading.slice(0, 4) + heading.slice(5),
];

/**
 * @param service - has loaded its full index
 * @param lastAsked - when the last question came, as `performance.now()` has it; 0 before the first
 */
export async function rehearse(service: SearchService, lastAsked: () => number): Promise<void> {
  const began = performance.now();
  for (const query of service.headings(HEADINGS).flatMap(typed)) {
    const left = () => Math.max(began, lastAsked()) + PAUSE - performance.now();
    do await new Promise((resolve) => setTimeout(resolve, left()));
    while (left() > 0);
    service.search(query, 0, 20);
  }
}
