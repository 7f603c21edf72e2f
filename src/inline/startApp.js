/**
 * The page is HTML and style sheet; the app comes after it. Its scripts, which the page only names,
 * are fetched when the page is complete and the browser idle, and run at the first sign of use, so
 * that a page that is only looked at costs its device nothing. A page that is nothing without the
 * app says so (`data-needs-app`) and runs it when idle, as do pages that count their readers and
 * addresses with a hash, which may have moved.
 *
 * What the reader asks for meanwhile is kept for the app, and `src/client/earlyUse.ts` acts on it:
 * presses on controls, what is typed into a field, and the search. Links need no app.
 *
 * @param {Window} window
 */
function startApp(window) {
  const {document} = window;
  const use = {controls: new Map(), fields: new Map(), search: false, typed: ''};

  /** Whatever shows that there is a reader: the app may be needed next. */
  const SIGNS = [
    ...['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll'],
    ...['keydown', 'focusin', 'click'],
  ];
  const passive = {capture: true, passive: true};

  const named = (name) =>
    Array.from(document.querySelectorAll(`meta[name="${name}"]`), ({content}) => content);

  function addLink(rel, href, more) {
    document.head.append(Object.assign(document.createElement('link'), {rel, href}, more));
  }

  function load() {
    for (const style of named('app-style')) addLink('stylesheet', style);
    for (const src of named('app-script')) {
      const script = document.createElement('script');
      script.src = src;
      // In their order, each as soon as it is there.
      script.async = false;
      document.head.append(script);
    }
  }

  /** The browser says "moved" also of a pointer that rests, when the page comes to lie below it. */
  const isAtRest = ({type, movementX, movementY}) =>
    type === 'pointermove' && movementX === 0 && movementY === 0;

  function onSign(event) {
    if (!isAtRest(event)) start();
  }

  function start() {
    for (const sign of SIGNS) window.removeEventListener(sign, onSign, passive);
    if (use.started) return;
    use.started = true;
    // The names of the scripts stand in the page, which may not be parsed as far.
    if (document.readyState !== 'loading') load();
    else document.addEventListener('DOMContentLoaded', load);
  }

  const needsApp = () =>
    window.location.hash || document.querySelector('[data-needs-app], meta[name="tag-manager"]');

  function onIdle() {
    if (use.started) return;
    if (needsApp()) return start();
    const {saveData, effectiveType} = window.navigator.connection ?? {};
    if (saveData || /2g/.test(effectiveType)) return;
    // After a frame: the page has been shown when its connection is put to other use.
    window.requestAnimationFrame(() => window.setTimeout(fetchApp));
  }

  function fetchApp() {
    if (use.started) return;
    for (const src of named('app-script')) addLink('prefetch', src, {as: 'script'});
  }

  /** The way from the app's root to an element: React may put another in its place. */
  function pathOf(element) {
    const path = [];
    for (let at = element; at.parentElement && at.id !== '__docusaurus'; at = at.parentElement) {
      path.unshift([...at.parentElement.children].indexOf(at));
    }
    return path;
  }

  function keep(control) {
    use.controls.set(control, pathOf(control));
    use.search ||= control.matches('.DocSearch-Button');
    control.setAttribute('aria-busy', 'true');
    // Style sheets could ask for the control, but would ask again with every node that is parsed.
    document.documentElement.toggleAttribute('data-busy', true);
  }

  const controlOf = ({target}) => target.closest?.('button, [role=button], [role=tab]');

  /** A link with a target of its own leads there, whatever else it will be able to do. */
  const isLink = (control) => control.matches('a:not([href="#"])');

  const isField = (target) => target.matches?.('input, textarea, select');

  function onClick(event) {
    const control = controlOf(event);
    // Once React listens, it hydrates what is clicked at once.
    if (!control || isLink(control) || window.docusaurusRoot) return;
    event.preventDefault();
    keep(control);
  }

  /** Controls that are disabled until the app is there get no click. */
  function onPointerDown(event) {
    const control = controlOf(event);
    if (control?.disabled) keep(control);
  }

  function onKey(event) {
    const {key, ctrlKey, metaKey, altKey, target} = event;
    const isChord = ctrlKey || metaKey || altKey;
    const opensSearch = isChord
      ? key.toLowerCase() === 'k' && !altKey
      : key === '/' && !isField(target);
    if (use.search && !isChord && !isField(target)) {
      // The field is not there yet: what is typed goes into it when it is.
      if (key === 'Backspace') use.typed = use.typed.slice(0, -1);
      else if (key.length === 1) use.typed += key;
      else return;
      event.preventDefault();
    } else if (opensSearch) {
      event.preventDefault();
      const button = document.querySelector('.DocSearch-Button');
      if (button) keep(button);
    } else if (key === 'Enter' && target.matches?.('[role=tab]')) keep(target);
  }

  function onInput({target}) {
    use.fields.set(target, target.value);
  }

  const listeners = {click: onClick, pointerdown: onPointerDown, keydown: onKey, input: onInput};
  for (const type in listeners) document.addEventListener(type, listeners[type], true);

  /** From now on the app listens itself. */
  use.stop = () => {
    for (const type in listeners) document.removeEventListener(type, listeners[type], true);
    for (const control of use.controls.keys()) control.removeAttribute('aria-busy');
    document.documentElement.removeAttribute('data-busy');
  };
  window.earlyUse = use;

  for (const sign of SIGNS) window.addEventListener(sign, onSign, passive);
  window.addEventListener('load', () => {
    if (window.requestIdleCallback) window.requestIdleCallback(onIdle, {timeout: 2000});
    else window.setTimeout(onIdle, 200);
  });
}

module.exports = startApp;
