/** The plugin `src/plugins/guides` writes this file in every build. */
declare module '@generated/guides/default/lists.json' {
  const data: Record<string, import('../../plugins/guides/lists.ts').GuideLists>;
  export default data;
}
