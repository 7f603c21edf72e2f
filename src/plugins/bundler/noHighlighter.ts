/** The only part of the highlighter that the theme uses directly: the table of languages. */
export const Prism = {languages: {}};
