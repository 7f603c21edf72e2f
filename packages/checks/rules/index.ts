/** Every rule, in the order of `--list`. */
import type {Rule} from '../core/rule.ts';
import {addresses} from './addresses.ts';
import {apiDescriptions} from './api-descriptions.ts';
import {characters} from './characters.ts';
import {components} from './components.ts';
import {counterparts} from './counterparts.ts';
import {diagrams} from './diagrams.ts';
import {directives} from './directives.ts';
import {elements} from './elements.ts';
import {facts} from './facts.ts';
import {grammar} from './grammar.ts';
import {frontMatter} from './front-matter.ts';
import {headingStyle} from './heading-style.ts';
import {images} from './images.ts';
import {linkForm} from './link-form.ts';
import {links} from './links.ts';
import {markdown} from './markdown.ts';
import {marks} from './marks.ts';
import {mdx} from './mdx.ts';
import {openapi} from './openapi.ts';
import {otherVersion} from './other-version.ts';
import {pageFiles} from './page-files.ts';
import {redirects} from './redirects.ts';
import {repeatedSentences} from './repeated-sentences.ts';
import {repositoryDocs} from './repository-docs.ts';
import {reservedNames} from './reserved-names.ts';
import {sampleCode} from './sample-code.ts';
import {samples} from './samples.ts';
import {secrets} from './secrets.ts';
import {sidebar} from './sidebar.ts';
import {spelling} from './spelling.ts';
import {urls} from './urls.ts';
import {versions} from './versions.ts';
import {wording} from './wording.ts';

/**
 * The rules for mistakes that are mistakes on any Docusaurus site: broken links and syntax, what some
 * readers can't use, and secrets. The others are the taste of this house, or need its data.
 */
export const recommended: readonly string[] = [
  ...[secrets, mdx, directives, components, elements, links, urls, images],
  ...[sidebar, redirects, versions, openapi, diagrams],
].map(({name}) => name);

export const rules: readonly Rule[] = [
  // The longest, so it starts first.
  grammar,
  markdown,
  spelling,
  secrets,
  reservedNames,
  characters,
  wording,
  marks,
  repeatedSentences,
  mdx,
  directives,
  components,
  elements,
  frontMatter,
  facts,
  otherVersion,
  headingStyle,
  links,
  linkForm,
  urls,
  images,
  pageFiles,
  sidebar,
  redirects,
  versions,
  counterparts,
  addresses,
  openapi,
  apiDescriptions,
  samples,
  sampleCode,
  diagrams,
  repositoryDocs,
];
