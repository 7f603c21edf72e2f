/** What the theme asks of a highlighter, besides highlighting: languages may be added to it. */
export const Prism = {languages: {}};
