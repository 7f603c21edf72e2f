/**
 * A thread that compiles pages as the docs plugin does: by the same code, with the options of this
 * project, of which only plain data can be sent here.
 */
'use strict';
require('tsx/cjs');
const {workerData} = require('node:worker_threads');
const {createProcessors} = require('@docusaurus/mdx-loader/lib/processor');
const {docs} = require('../../../config/docs.ts');
const {markdown} = require('../../../config/markdown.ts');
const {answer} = require('../../workThread.js');

const {beforeDefaultRemarkPlugins, rehypePlugins, recmaPlugins} = docs;
const processors = createProcessors({
  options: {
    ...workerData,
    beforeDefaultRemarkPlugins,
    rehypePlugins,
    recmaPlugins,
    markdownConfig: {...markdown, ...workerData.markdownConfig},
    resolveMarkdownLink({linkPathname}) {
      throw new Error(`Only the main thread knows the page that ${linkPathname} leads to.`);
    },
  },
});

answer(async (page) => {
  const {mdxProcessor} = await processors;
  const {content, data} = await mdxProcessor.process(page);
  return {content, data: {contentTitle: data.contentTitle}};
});
