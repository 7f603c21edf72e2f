import type {LoadContext, Plugin} from '@docusaurus/types';
import type DevServer from 'webpack-dev-server';
import {checkPages} from './checkPages.ts';
import {watchPages} from './watchPages.ts';

/** The folders that contain pages. */
const FOLDERS = ['docs', 'versioned_docs'];

/** Shows findings in the error overlay of every open browser. A rebuild of the page removes them. */
export function showFindings(
  server: Pick<DevServer, 'sendMessage' | 'webSocketServer'>,
  findings: readonly string[],
): void {
  if (findings.length === 0 || !server.webSocketServer) return;
  const messages = findings.map((message) => ({message}));
  server.sendMessage(server.webSocketServer.clients, 'errors', messages);
}

/**
 * Checks each page that changes while `npm run dev` runs, and reports the findings in the terminal
 * and in the browser. `NO_CHECK=1` turns it off.
 */
export default function pageCheck({siteDir}: LoadContext): Plugin {
  /** One check at a time. Pages that change in the meantime are checked afterwards. */
  let last = Promise.resolve();

  function onListening(server: DevServer): void {
    watchPages(siteDir, FOLDERS, (pages) => {
      last = last.then(async () => {
        const {output, findings} = await checkPages(siteDir, pages);
        process.stdout.write(
          findings.length === 0 ? `${pages.join(', ')}: no findings\n` : `\n${output}\n`,
        );
        showFindings(server, findings);
      });
    });
  }

  return {
    name: 'page-check',
    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV !== 'development' || process.env.NO_CHECK
        ? {}
        : {devServer: {onListening}},
  };
}
