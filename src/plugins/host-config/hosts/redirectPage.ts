import followRedirect from '../../../inline/followRedirect.js';
import {call} from '../../inline-scripts/call.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The same text on every redirect page, so that one hash allows them all. */
const SCRIPT = call(followRedirect, 'document', 'location');

/**
 * Writes the page that stands at a former address on a host that knows no redirects, such as GitHub
 * Pages. It keeps the reader's query and hash; without scripts it still leads to the page.
 *
 * @param to - where the page is now, a path or an https address
 */
export function redirectPage(to: string): string {
  const target = escaped(encodeURI(to));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<link rel="canonical" href="${target}">
<script>${SCRIPT}</script>
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
</head>
<body><p>This page has moved. <a href="${target}">Go to where it is now</a>.</p></body>
</html>
`;
}
