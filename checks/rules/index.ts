/** Every rule of the house, in the order in which it is listed. */
import type {Rule} from '../core/rule.ts';
import {addresses} from './addresses.ts';
import {components} from './components.ts';
import {counterparts} from './counterparts.ts';
import {diagrams} from './diagrams.ts';
import {directives} from './directives.ts';
import {fileLength} from './file-length.ts';
import {formatting} from './formatting.ts';
import {formerName} from './former-name.ts';
import {frontMatter} from './front-matter.ts';
import {headings} from './headings.ts';
import {imageFiles} from './image-files.ts';
import {images} from './images.ts';
import {knownFacts} from './known-facts.ts';
import {leftovers} from './leftovers.ts';
import {links} from './links.ts';
import {lint} from './lint.ts';
import {markdown} from './markdown.ts';
import {mdx} from './mdx.ts';
import {mermaid} from './mermaid.ts';
import {movedAnchors} from './moved-anchors.ts';
import {namedRoutes} from './named-routes.ts';
import {openapi} from './openapi.ts';
import {overrides} from './overrides.ts';
import {redirects} from './redirects.ts';
import {repositoryDocs} from './repository-docs.ts';
import {routes} from './routes.ts';
import {samples} from './samples.ts';
import {sidebar} from './sidebar.ts';
import {spelling} from './spelling.ts';
import {typedFacts} from './typed-facts.ts';
import {typedNames} from './typed-names.ts';
import {types} from './types.ts';
import {unused} from './unused.ts';
import {versions} from './versions.ts';

export const rules: readonly Rule[] = [
  types,
  // --fix works in this order: what lint rewrites is formatted after it.
  lint,
  unused,
  formatting,
  markdown,
  spelling,
  mdx,
  directives,
  components,
  frontMatter,
  knownFacts,
  typedFacts,
  typedNames,
  formerName,
  headings,
  links,
  images,
  imageFiles,
  routes,
  sidebar,
  redirects,
  movedAnchors,
  versions,
  counterparts,
  namedRoutes,
  addresses,
  openapi,
  samples,
  mermaid,
  diagrams,
  leftovers,
  overrides,
  repositoryDocs,
  fileLength,
];
