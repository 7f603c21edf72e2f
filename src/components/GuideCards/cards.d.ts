/** Written by the plugin `src/plugins/guides` at every build. */
declare module '@generated/guides/default/cards.json' {
  const data: import('../../plugins/guides/cards.ts').GuideData;
  export default data;
}
