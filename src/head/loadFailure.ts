/** What the app uses, in `src/client/chunkRecovery.ts`. */
export interface LoadFailure {
  recover(message: string, retry: () => void): Promise<void>;
  /** Reloads the page once, if the server has it. Resolves to whether it reloads. */
  reloadIfThere(): Promise<boolean>;
  dismiss(): void;
  /** The reader navigates in the app, so hasn't left: the link before was a download, for example. */
  stay(): void;
}

/** What readers see, in the language of the page. The bundler fills it in. */
export interface HeadTexts {
  notLoaded: string;
  offline: string;
  /** Follows one of the two. */
  advice: string;
  retry: string;
}

declare global {
  const HEAD_TEXTS: HeadTexts;
  interface Window {
    loadFailure?: LoadFailure;
  }
}

/** A script or a style sheet. */
type Failing = HTMLScriptElement & HTMLLinkElement;

/**
 * Handles parts of the page that fail to load. Usually a new deploy has replaced them, so we reload
 * the page once. Otherwise we tell the reader what failed, with a button to retry. It's an inline
 * script because the app may be the part that's missing.
 *
 * @param assets - the path of the app's scripts and styles
 */
export function loadFailure(window: Window, assets: string): void {
  const {document} = window;
  const RELOADED = 'docs.reloaded';
  /** If the same page fails again within this time, reloading doesn't help. */
  const ONCE_MS = 30_000;

  let reloading = false;

  /**
   * Whether the reader is leaving the page. Firefox then reports the scripts that are still loading as
   * failed, and a reload would keep the reader here.
   */
  let leaving = false;
  const setLeaving = (value: boolean) => () => (leaving = value);
  for (const type of ['beforeunload', 'pagehide']) window.addEventListener(type, setLeaving(true));
  window.addEventListener('pageshow', setLeaving(false));

  /** Records that the page is about to reload; false if it has just been reloaded. */
  function mayReload(): boolean {
    const url = window.location.href.split('#')[0];
    try {
      const [last, time] = JSON.parse(window.sessionStorage.getItem(RELOADED) ?? '[]');
      // The absolute value, because a clock that was set back leaves a time in the future.
      if (last === url && Math.abs(Date.now() - time) < ONCE_MS) return false;
      window.sessionStorage.setItem(RELOADED, JSON.stringify([url, Date.now()]));
      return true;
    } catch {
      // Without storage, we couldn't detect a reload loop.
      return false;
    }
  }

  /** The HTTP status of this page; 0 if the server doesn't respond. */
  async function statusOfPage(): Promise<number> {
    try {
      const options = {method: 'HEAD', cache: 'no-store'} as const;
      const {status} = await window.fetch(window.location.href, options);
      return status;
    } catch {
      return 0;
    }
  }

  function dismiss(): void {
    document.getElementById('load-failure')?.remove();
  }

  /** Tells the reader, and calls `retry` when the button is pressed. */
  function show(message: string, retry: () => void): void {
    // A style sheet can fail before the page has a body.
    if (!document.body) {
      window.addEventListener('DOMContentLoaded', () => show(message, retry), {once: true});
      return;
    }
    dismiss();
    const box = document.createElement('div');
    box.id = 'load-failure';
    box.className = 'load-failure';
    box.setAttribute('role', 'alert');
    const text = document.createElement('div');
    const plain = window.navigator.onLine ? HEAD_TEXTS.notLoaded : HEAD_TEXTS.offline;
    for (const words of [`${plain} ${HEAD_TEXTS.advice}`, message]) {
      text.append(Object.assign(document.createElement('p'), {textContent: words}));
    }
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button button--primary button--sm';
    button.textContent = HEAD_TEXTS.retry;
    button.addEventListener('click', () => {
      dismiss();
      retry();
    });
    box.append(text, button);
    document.body.append(box);
  }

  /**
   * Reloads the page once, if the server responds with a low enough status.
   *
   * @param below - only reload for a status below this one
   * @returns whether the page reloads
   */
  async function reload(below: number): Promise<boolean> {
    const status = await statusOfPage();
    if (leaving || status === 0 || status >= below || !mayReload()) return false;
    // The new page starts at its top or hash, not where the previous one was scrolled to.
    reloading = true;
    window.history.scrollRestoration = 'manual';
    window.location.reload();
    return true;
  }

  /** Reloads the page once, if the server has it. */
  const reloadIfThere = () => reload(400);

  /**
   * Reloads the page, or tells the reader. Also reloads for a 404: if a new deploy has removed the
   * page, readers should see the server's not-found page.
   *
   * @param message - what failed, for the reader
   * @param retry - loads that part again
   */
  async function recover(message: string, retry: () => void): Promise<void> {
    if (leaving || (await reload(500)) || leaving) return;
    show(message, retry);
  }

  // Browsers store this setting with the history entry.
  window.addEventListener('pagehide', () => {
    if (!reloading) window.history.scrollRestoration = 'auto';
  });

  window.loadFailure = {recover, reloadIfThere, dismiss, stay: setLeaving(false)};

  /** The files reported so far. A style sheet may be found below and also reported by an event. */
  const missing = new Set<string>();

  function recoverFile(kind: string, url: string): void {
    if (leaving || missing.has(url) || !new URL(url).pathname.startsWith(assets)) return;
    missing.add(url);
    const file = url.split('/').pop()!;
    // oxlint-disable-next-line portal/untranslated-text -- like the bundler's message, for reports
    void recover(`Loading ${kind} ${file.split('.')[0]} failed (error: ${url})`, () =>
      window.location.reload(),
    );
  }

  // Nothing else would notice if the page's own scripts and styles are missing.
  window.addEventListener(
    'error',
    ({target}) => {
      const {tagName, rel, href, src, dataset} = target as Partial<Failing>;
      if (tagName === 'LINK' && rel === 'stylesheet') recoverFile('style sheet', href!);
      // The chunk loader handles its own failures.
      if (tagName !== 'SCRIPT' || !src || dataset?.chunk !== undefined || window.docusaurus) return;
      recoverFile('chunk', src);
    },
    true,
  );

  // This script runs after the style sheet before it, which may already have failed.
  // Scripts may not read the rules of an extension's, from another host.
  const own = `link[rel=stylesheet][href*="${assets}"]`;
  for (const style of document.querySelectorAll<HTMLLinkElement>(own)) {
    // In Firefox, a missing style sheet has no rules.
    if (!style.sheet?.cssRules.length) recoverFile('style sheet', style.href);
  }
}
