/**
 * The limits that scripts on every page need, in milliseconds. They're in their own file because
 * browsers load it: the complete table in `limits.ts` would be too large.
 */
export const siteLimits = {
  /** How long the copy button of a code block shows **Copied**. */
  copiedMessage: 500,
  /** The minimum time between two updates of the URL while scrolling. */
  scrollThrottle: 300,
};
