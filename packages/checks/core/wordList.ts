/** Words that pages and repository documents avoid, and what to write instead. */

export interface ListedWord {
  /** The first column of the table in contributing/styleguide.md. */
  not: string;
  /** The second column: what to write instead. */
  but: string;
  /** Finds it in a text. */
  pattern: RegExp;
}

export const wordList: readonly ListedWord[] = [
  {
    not: 'answer (of HTTP)',
    but: 'response; respond with',
    pattern:
      /\b(?:HTTP answers?|answer(?:s|ed|ing)? (?:with|at once|immediately)\b(?! (?:yes|no)\b)|(?:status|body|headers?) of (?:the|an|its) answer|answers? (?:the|a|each|every) (?:request|call)\b)/gi,
  },
  {
    not: 'mail, e-mail (one message)',
    but: 'email',
    pattern: /\be-mail\w*|(?<![\w.@/{-])mail(?:s|ed|ing)?\b(?!\.\w|@)/gi,
  },
  {
    not: 'address (of HTTP)',
    but: 'URL, endpoint',
    pattern:
      /\b(?:HTTP address(?:es)?|address(?:es)? of (?:the|a|your) (?:endpoint|trigger|webhook|API))\b/gi,
  },
  {not: 'at once', but: 'immediately', pattern: /\bat once\b/gi},
  {
    not: 'stands in, stands there',
    but: 'is in, is listed in',
    pattern: /\bst(?:and|ands|ood) (?:in|there|at|on|under|beside|behind|below|above)\b/gi,
  },
  {
    not: 'hand on, hands to',
    but: 'pass to',
    pattern: /(?<!by |other )\bhand(?:s|ed|ing)? (?:(?:it|them|this|that) )?(?:on|to)\b/gi,
  },
  {
    not: 'who differs, who belongs',
    but: 'anyone whose, if you',
    pattern:
      /(?:^|[.:;] )Who (?!(?:can|may|is|are|has|sees?|pays?|gets?|else|to)\b)\w+s\b(?![^.?]*\?)/gm,
  },
  {not: 'anew', but: 'again', pattern: /\banew\b/gi},
  {
    not: 'goes on running',
    but: 'keeps running',
    pattern: /\b(?:go|goes|going|went) on \w+ing\b/gi,
  },
  {
    not: 'takes for',
    but: 'treats as',
    pattern:
      /\b(?:take|takes|taken|took) (?:it |them |this |that )?for (?:a|an|the|granted|new)\b/gi,
  },
  {
    not: 'means (noun)',
    but: 'way, feature',
    pattern: /\b(?:by means of|(?:no|the|these|other) means (?:of|to)\b)/gi,
  },
  {not: 'mind that', but: 'note that, or nothing', pattern: /\bmind that\b/gi},
  {
    not: 'drop-down',
    but: 'dropdown',
    pattern: /\bdrop-downs?\b/gi,
  },
  {
    not: 'Id, id (in prose)',
    but: 'ID',
    pattern: /(?<![\w.-])(?:Id|id)s?(?![\w.(=-])/g,
  },
  {not: 'mend', but: 'fix', pattern: /\bmend(?:s|ed|ing)?\b/gi},
  {
    not: '`likewise`, `thereby`, `therein`',
    but: 'plain words',
    pattern: /\b(?:likewise|thereby|therein)\b/gi,
  },
];
