/**
 * Switches the color mode when its button is pressed. It is here and not in the app, because nobody
 * should have to wait for the app to stop being dazzled; and it is nowhere else, so that there is one
 * order of modes.
 *
 * @param {{key: string}} options - under which Docusaurus keeps the choice in the local storage
 * @param {Window} window
 */
function switchColorMode({key}, window) {
  const {document} = window;
  const {dataset} = document.documentElement;

  const systemMode = () =>
    window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

  /** From the system's mode first to the other one: the first press changes what the reader sees. */
  function next(choice) {
    const own = systemMode();
    const other = own === 'dark' ? 'light' : 'dark';
    if (choice !== 'dark' && choice !== 'light') return other;
    return choice === other ? own : 'system';
  }

  document.addEventListener('click', ({target}) => {
    if (!target.closest?.('[data-color-mode-toggle]')) return;
    const choice = next(dataset.themeChoice);
    dataset.themeChoice = choice;
    dataset.theme = choice === 'system' ? systemMode() : choice;
    remember(choice === 'system' ? null : choice);
  });

  function remember(newValue) {
    try {
      const storage = window.localStorage;
      if (newValue === null) storage.removeItem(key);
      else storage.setItem(key, newValue);
      // The event that other tabs get tells the app, which follows it.
      window.dispatchEvent(new StorageEvent('storage', {key, newValue, storageArea: storage}));
    } catch {
      // Where storage is blocked, the choice lasts as long as the page.
    }
  }
}

module.exports = switchColorMode;
