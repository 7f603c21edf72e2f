import {product} from '@portal/content/facts';

/** The repository of this site. */
const url = `https://git.${product.domain}/docs`;

export const repository = {
  url,
  branch: 'main',
  /** Says when to correct a mistake in an older version and when in the current one. */
  contributingUrl: `${url}/blob/main/CONTRIBUTING.md#versions`,
  /** The form for a new issue. The query can prefill `title` and `body`. */
  newIssueUrl: `${url}/issues/new`,
};
