/**
 * DocSearch says that there are no results as soon as something is typed, before it has an answer.
 * That is drawn only where an answer says so: `src/theme/SearchBar/styles.css`.
 */

interface Client {
  search(call: unknown): Promise<unknown>;
}

interface Answer {
  results: {hits: unknown[]}[];
}

/** Notes at the open dialog whether the last answer was empty. */
function note({results}: Answer): void {
  const dialog = document.querySelector<HTMLElement>('.DocSearch-Container');
  if (!dialog) return;
  if (results.every(({hits}) => hits.length === 0)) dialog.dataset.found = 'nothing';
  else delete dialog.dataset.found;
}

/**
 * @param client - of either backend
 * @returns the same, which notes at the dialog when it has found nothing
 */
export function notingEmptiness<T>(client: T): T {
  const noting: Client['search'] = async (call) => {
    const answer = await (client as Client).search(call);
    note(answer as Answer);
    return answer;
  };
  return {...client, search: noting};
}
