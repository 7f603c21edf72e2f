import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {FactTree} from '@portal/content/facts';
import {drawingFile, drawingKey, type Form, forPage} from '@portal/content/pages/diagrams';
import {typedCode} from '@portal/content/pages/fences';
import {element} from '@portal/content/openapi/markdownNodes';
import {resolveTokens} from '@portal/content/facts/tokens';

interface Options {
  siteDir: string;
  /** Returns the facts for the page at a path. */
  factsOf(page: string): FactTree;
  /** Whether Mermaid renders diagrams without a drawing in the browser, as in a contributor's preview. */
  draft: boolean;
}

/**
 * Puts the drawings of a diagram into the page, with resolved facts. Readers don't load Mermaid, and
 * the layout doesn't shift, because a drawing has a fixed size.
 *
 * @throws VFileMessage if a diagram has no drawing, with the line and the command that draws it
 */
export const diagrams: Plugin<[Options], Root> = ({siteDir, factsOf, draft}) => {
  const drawing = (key: string, form: Form, facts: FactTree) => {
    const file = drawingFile(key, form);
    if (!existsSync(join(siteDir, file))) return '';
    return resolveTokens(forPage(readFileSync(join(siteDir, file), 'utf8')), facts, file);
  };
  return (tree, file) => {
    // Most pages have no diagrams, and visiting every node of a page is slow.
    if (!String(file).includes('mermaid')) return;
    const facts = factsOf(file.path);
    const typed = readFileSync(file.path, 'utf8');
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || parent === undefined || index === undefined) return undefined;
      const key = drawingKey(typedCode(typed, node).trimEnd());
      const source = node.value;
      const wide = drawing(key, 'wide', facts);
      if (wide) {
        const svg = wide + drawing(key, 'narrow', facts);
        parent.children[index] = element('Diagram', {source, svg}, []);
      } else if (draft) {
        parent.children[index] = element('DiagramDraft', {source}, [node]);
      } else {
        file.fail(
          'This diagram has no drawing. Run `npm run diagrams` and commit what it writes to data/diagrams/.',
          node,
        );
      }
      return 'skip';
    });
  };
};
