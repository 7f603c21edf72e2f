/** Written by the plugin `src/plugins/guides` at every build. */
declare module '@generated/guides/default/lists.json' {
  const data: Record<string, import('../../plugins/guides/lists.ts').GuideLists>;
  export default data;
}
