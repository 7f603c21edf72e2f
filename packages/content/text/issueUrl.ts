/**
 * The issue forms that the site links to, with the IDs of the fields that it fills in. Without a form,
 * GitHub asks for one first, and what the link says is lost.
 */
export const ISSUE_FORMS = {
  'page-fault.yml': ['page', 'wrong'],
  'missing-topic.yml': ['looked'],
} as const;

/** GitHub refuses URLs of more than 8,192 characters. */
export const LONGEST_ISSUE_URL = 8_000;

/** GitHub refuses titles of more than 256 characters. */
export const LONGEST_TITLE = 256;

const CUT = '… (cut here, because a link can’t be longer)';

/**
 * Builds the URL of a new issue. A title that's too long is cut; a text that's too long for a URL is cut
 * and says so.
 *
 * @param newIssueUrl - where the repository takes new issues
 * @param form - the form that the reader gets
 * @param fields - what to fill in: the title, and fields of the form by their IDs. The last one is cut
 *   first.
 */
export function issueUrl<Form extends keyof typeof ISSUE_FORMS>(
  newIssueUrl: string,
  form: Form,
  fields: {title: string} & Partial<Record<(typeof ISSUE_FORMS)[Form][number], string>>,
): string {
  const url = new URL(newIssueUrl);
  const all = Object.entries({template: form, ...fields});
  for (const [name, text] of all) url.searchParams.set(name, text);
  // By characters, because half of one can't be part of a URL.
  url.searchParams.set('title', [...fields.title].slice(0, LONGEST_TITLE).join(''));
  const [last, text] = all.at(-1)!;
  let kept = [...text].slice(0, LONGEST_ISSUE_URL);
  while (url.href.length > LONGEST_ISSUE_URL && kept.length > 0) {
    // A share rather than a number, because a reader may search for a whole log.
    kept = kept.slice(0, Math.floor(kept.length * 0.98));
    url.searchParams.set(last, kept.join('') + CUT);
  }
  return url.href;
}
