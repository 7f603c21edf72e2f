/** The plugin `src/plugins/guides` writes this file in every build. */
declare module '@generated/guides/default/guides.json' {
  const data: Record<string, import('../../plugins/guides/index.ts').GuidesOfVersion>;
  export default data;
}
