import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';

/** The URL of a version's start page. Docusaurus' path of a version has no slash at its end. */
export const startPage = ({docs, mainDocId, path}: GlobalVersion): string =>
  docs.find(({id}) => id === mainDocId)?.path ?? path;
