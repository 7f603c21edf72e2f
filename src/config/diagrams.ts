/**
 * Only `npm run dev` loads Mermaid, for edited diagrams that have no drawing yet. The Docusaurus CLI
 * sets `NODE_ENV` before it reads the configuration.
 */
export const diagramDrafts = process.env.NODE_ENV === 'development';
