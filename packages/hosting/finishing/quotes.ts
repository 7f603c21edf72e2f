/** An element without content, or a script with its code, which isn't HTML. */
const TAG = /(<script\b[^>]*>)([^]*?<\/script>)|(<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>)/gi;
const VALUE = /"[^"]*"|'[^']*'|=\s*([^\s"'>]+)/g;

/**
 * Puts quotes around all attributes in the head of a page. Docusaurus' minifier removes them, and the
 * link previews of WhatsApp and LinkedIn ignore `<meta>` without quotes. A release of Docusaurus with
 * https://github.com/facebook/docusaurus/pull/12369 makes this unnecessary.
 *
 * @param html - a page. In those that redirect, everything is head
 */
export function withQuotes(html: string): string {
  const [head = ''] = html.split('<body', 1);
  const quote = (tag: string) =>
    tag.replaceAll(VALUE, (part, value?: string) => (value === undefined ? part : `="${value}"`));
  const quoted = head.replaceAll(
    TAG,
    (_, script: string, code = '', tag = script) => quote(tag) + code,
  );
  return quoted + html.slice(head.length);
}
