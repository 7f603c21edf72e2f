/**
 * Loads the app after the page. Its scripts and styles are named in the head (`<meta>`) and not loaded
 * with the page, because they would compete with what the reader came for: the text, its
 * styles and its first paint.
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
      // Scripts that are added this way would otherwise run in the order in which they arrive.
      script.async = false;
      document.head.append(script);
    }
  }

  function onLoad() {
    // Safari has no idle callback.
    if (window.requestIdleCallback) window.requestIdleCallback(load, {timeout: 1000});
    else window.setTimeout(load);
  }

  window.addEventListener('load', onLoad, {once: true});
}

module.exports = startApp;
