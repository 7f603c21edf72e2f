/** What an analytics provider is: one file in this folder, and one line in `index.ts`. */

/** An event, with its name under `event`. */
export type AnalyticsEvent = {event: string} & Record<string, string>;

export interface AnalyticsProvider {
  /** Names it in the head of pages. */
  name: string;
  /** As readers are told. */
  title: string;
  /** The environment variable of the build that turns it on with an id. */
  variable: string;
  /** The form of the id, and an example for messages. */
  id: {pattern: RegExp; example: string};
  /** The hosts that it needs, by directive of the security policy. */
  sources: Partial<Record<'script-src' | 'connect-src' | 'img-src', readonly string[]>>;
  /** The cookies that it sets, which are removed when a reader takes back their consent. */
  cookies: RegExp;
  /**
   * Loads its script. Called once, after the reader's consent and before the first event.
   *
   * @param id - from the environment of the build
   * @param onBlocked - to be called when the script doesn't come: a blocker, or no connection
   */
  load(id: string, onBlocked: () => void): void;
  /** Records an event. Page views are `{event: 'page_view', page}`. */
  send(event: AnalyticsEvent): void;
}
