/**
 * Only `npm run dev` loads Mermaid, for diagrams that were edited and have no drawing yet. The
 * command line of Docusaurus sets `NODE_ENV` before it reads the configuration.
 */
export const diagramDrafts = process.env.NODE_ENV === 'development';
