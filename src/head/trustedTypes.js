/**
 * Decides what scripts may turn into code. Browsers ask this policy because the security policy of a
 * page has `require-trusted-types-for 'script'`. React, Docusaurus and the search dialog write HTML;
 * that's allowed, because `script-src` blocks inline scripts and event handlers in it.
 *
 * @param {Window} window
 * @param {string} assets - the path of the app's scripts and styles
 */
function trustedTypes(window, assets) {
  if (!window.trustedTypes) return;

  window.trustedTypes.createPolicy('default', {
    createHTML: (html) => html,

    /** The only text of scripts is structured data (JSON-LD). */
    createScript(text) {
      try {
        JSON.parse(text);
        return text;
      } catch {
        return null;
      }
    },

    /** On this host, only assets are scripts. `script-src` lists the other hosts. */
    createScriptURL(url) {
      const {origin, pathname} = new URL(url, window.location.href);
      return origin === window.location.origin && !pathname.startsWith(assets) ? null : url;
    },
  });
}

module.exports = trustedTypes;
