import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {globSync} from 'tinyglobby';
import {freePort} from '../helpers/realNginx.ts';
import type {Browser} from './browser.ts';

/** The keys that aren't characters, as in https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Record<string, string> = {
  Control: '\uE009',
  Shift: '\uE008',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  PageDown: '\uE00F',
};

/** Starts a virtual display, because WebKitGTK has no headless mode. */
async function startDisplay() {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const display = spawn('Xvfb', args, {stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
  const [number] = (await once(display.stdio[3]!, 'data')) as [Buffer];
  return {name: `:${String(number).trim()}`, stop: () => display.kill()};
}

/** Starts WebKitGTK, which has Safari's engine. It's controlled with the WebDriver protocol. */
export async function startWebKit(): Promise<Browser> {
  const display = await startDisplay();
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: display.name,
    // Without a graphics card, compositing only costs time.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {env, stdio: 'ignore'});

  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && {body: JSON.stringify(body)}),
    });
    const {value} = (await response.json()) as {value: unknown};
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  const options = {binary, args: ['--automation']};
  const capabilities = {alwaysMatch: {'webkitgtk:browserOptions': options}};
  // The driver doesn't say when it listens.
  let session: {sessionId: string} | undefined;
  while (!session) {
    session = (await send('POST', '', {capabilities}).catch((error: Error) => {
      if (!(error instanceof TypeError)) throw error;
    })) as typeof session;
  }
  const at = `/${session.sessionId}`;
  const act = (...actions: object[]) => send('POST', `${at}/actions`, {actions});

  return {
    goto: async (url) => void (await send('POST', `${at}/url`, {url})),
    evaluate: (action, ...args) =>
      send('POST', `${at}/execute/sync`, {
        script: `return (${String(action)}).apply(null, arguments);`,
        args,
      }) as never,
    async press(keys) {
      const values = keys.split('+').map((key) => KEYS[key] ?? key);
      const down = values.map((value) => ({type: 'keyDown', value}));
      const up = values.reverse().map((value) => ({type: 'keyUp', value}));
      await act({type: 'key', id: 'keyboard', actions: [...down, ...up]});
    },
    async clickAt(x, y) {
      const button = {button: 0};
      const actions = [
        {type: 'pointerMove', x, y},
        {type: 'pointerDown', ...button},
        {type: 'pointerUp', ...button},
      ];
      await act({type: 'pointer', id: 'mouse', actions});
    },
    // The driver never answers a script that it runs while another page opens, so a script can't do this.
    back: async () => void (await send('POST', `${at}/back`, {})),
    forward: async () => void (await send('POST', `${at}/forward`, {})),
    reload: async () => void (await send('POST', `${at}/refresh`, {})),
    resize: async (width, height) =>
      void (await send('POST', `${at}/window/rect`, {width, height})),
    async leave() {
      // The driver can't leave a page that is still opening another one.
      const script = 'return document.readyState';
      while ((await send('POST', `${at}/execute/sync`, {script, args: []})) !== 'complete');
      await send('POST', `${at}/url`, {url: 'about:blank'});
    },
    async close() {
      await send('DELETE', at);
      driver.kill();
      display.stop();
    },
  };
}
