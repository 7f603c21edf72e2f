/**
 * A thread that compiles pages as the docs plugin does: by the same code, with the options of this
 * project, of which only plain data can be sent here.
 */
'use strict';
require('tsx/cjs');
const {parentPort} = require('node:worker_threads');
const {createProcessors} = require('@docusaurus/mdx-loader/lib/processor');
const {docs} = require('../../../config/docs.ts');
const {markdown} = require('../../../config/markdown.ts');
const {answer} = require('../../workThread.js');

const {beforeDefaultRemarkPlugins, remarkPlugins, rehypePlugins, recmaPlugins} = docs;

const processorsFor = (options) =>
  createProcessors({
    options: {
      ...options,
      beforeDefaultRemarkPlugins,
      remarkPlugins,
      rehypePlugins,
      recmaPlugins,
      markdownConfig: {...markdown, ...options.markdownConfig},
      resolveMarkdownLink({linkPathname}) {
        throw new Error(`Only the main thread knows the page that ${linkPathname} leads to.`);
      },
    },
  });

// Options are known later than it is that there will be pages to compile, so they come by themselves.
parentPort.once('message', (options) => {
  const processors = processorsFor(options);
  answer(async (page) => {
    const {mdxProcessor} = await processors;
    const {content, data} = await mdxProcessor.process(page);
    return {content, data: {contentTitle: data.contentTitle}};
  });
});
