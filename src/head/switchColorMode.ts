import {storageOf} from './browser.ts';

/**
 * Switches the color mode when its button is pressed. It's an inline script so that readers in the
 * dark don't have to wait for the app. The app doesn't switch modes itself, so the order of modes is
 * only defined here.
 *
 * @param key - the key in local storage where Docusaurus keeps the choice
 */
export function switchColorMode(key: string, window: Window): void {
  const {document} = window;
  const {dataset} = document.documentElement;

  const systemMode = () =>
    window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

  /** Starts with the opposite of the system's mode, so the first press has a visible effect. */
  function next(choice: string | undefined): string {
    const own = systemMode();
    const other = own === 'dark' ? 'light' : 'dark';
    if (choice !== 'dark' && choice !== 'light') return other;
    return choice === other ? own : 'system';
  }

  document.addEventListener('click', ({target}) => {
    if (!(target as Partial<Element>).closest?.('[data-color-mode-toggle]')) return;
    const choice = next(dataset.themeChoice);
    dataset.themeChoice = choice;
    dataset.theme = choice === 'system' ? systemMode() : choice;
    remember(choice === 'system' ? null : choice);
  });

  function remember(newValue: string | null): void {
    const storage = storageOf(window);
    if (!storage) return;
    try {
      if (newValue === null) storage.removeItem(key);
      else storage.setItem(key, newValue);
      // Browsers only send this event to other tabs. The app in this tab follows it too.
      window.dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: storage}));
    } catch {
      // If storage is full, the choice only lasts as long as the page.
    }
  }
}
