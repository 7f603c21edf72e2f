/** The plugin `src/plugins/guides` writes this file in every build. */
declare module '@generated/guides/default/cards.json' {
  const data: import('../../plugins/guides/cards.ts').GuideData;
  export default data;
}
