/**
 * The entry of the app. Docusaurus' own imports everything, so evaluating it is one long task on a slow
 * phone. This one evaluates parts of it first, each in a task of its own, so that the browser can respond
 * to the reader in between.
 */
const parts: (() => unknown)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@theme/Layout'),
  // The theme compares texts. The first time, the browser loads its rules for that.
  () => 'a'.localeCompare('b'),
  // @ts-expect-error -- The plugin defines this name.
  () => import(/* webpackMode: "eager" */ 'docusaurus-entry'),
];

async function start(): Promise<void> {
  for (const part of parts) {
    await new Promise((next) => setTimeout(next));
    await part();
  }
}

void start();
