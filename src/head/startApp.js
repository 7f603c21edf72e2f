/**
 * Loads the app after the page. Its scripts and styles are only named in the head (`<meta>`), because
 * loading them with the page would delay the first paint.
 *
 * @param {Window} window
 */
function startApp(window) {
  const {document} = window;

  function load() {
    for (const {content: href} of document.querySelectorAll('meta[name="app-style"]')) {
      const style = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
      document.head.append(style);
    }
    for (const {content} of document.querySelectorAll('meta[name="app-script"]')) {
      const script = document.createElement('script');
      script.src = content;
      // Otherwise, scripts added this way run in the order in which they arrive.
      script.async = false;
      document.head.append(script);
    }
  }

  function onLoad() {
    // Safari doesn't have `requestIdleCallback`.
    if (window.requestIdleCallback) window.requestIdleCallback(load, {timeout: 1000});
    else window.setTimeout(load);
  }

  window.addEventListener('load', onLoad, {once: true});
}

module.exports = startApp;
