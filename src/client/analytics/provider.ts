/** The interface of an analytics provider. To add one, add a file here and a line in `index.ts`. */
import type {Sources} from '@portal/hosting/rules/sources';

/** An event. Its name is in `event`. */
export type AnalyticsEvent = {event: string} & Record<string, string>;

export interface AnalyticsProvider {
  /** The provider's name in the head of pages. */
  name: string;
  /** The name that readers see. */
  title: string;
  /** The environment variable that turns it on. Its value is the ID. */
  variable: string;
  /** The format of the ID, and an example for error messages. */
  id: {pattern: RegExp; example: string};
  sources: Sources;
  /** The cookies it sets. They're removed when a reader withdraws consent. */
  cookies: RegExp;
  /**
   * Loads its script. Called once, after the reader consents and before the first event.
   *
   * @param id - from the build's environment
   * @param onBlocked - call this if the script doesn't load, for example because of an ad blocker
   */
  load(id: string, onBlocked: () => void): void;
  /**
   * Records an event. Page views are `{event: 'page_view', page}`. The first events can be sent before
   * the script has loaded, so a provider without a queue needs its own.
   */
  send(event: AnalyticsEvent): void;
}
