/** DocSearch's style sheet, which it exports as a module without types. */
declare module '@docsearch/react/style';
