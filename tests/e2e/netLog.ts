import {readFileSync} from 'node:fs';

interface NetLog {
  events: {params?: {url?: string; host?: string; group_id?: string; [name: string]: unknown}}[];
}

const hostOf = (address: string): string | undefined => {
  try {
    return new URL(address.includes('://') ? address : `https://${address}`).hostname;
  } catch {
    return undefined;
  }
};

/**
 * Returns every host that Chromium contacted or looked up, including prepared connections, which
 * the network panel doesn't show.
 *
 * @param file - the file of `--log-net-log`, complete only after the browser has ended
 */
export function hostsIn(file: string): Set<string> {
  const {events} = JSON.parse(readFileSync(file, 'utf8')) as NetLog;
  const hosts = events.flatMap(({params}) => {
    const named = [params?.url, params?.host].filter((value) => typeof value === 'string');
    return named.flatMap((address) => hostOf(address) ?? []);
  });
  return new Set(hosts);
}
