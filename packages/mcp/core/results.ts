/** What the tools return. */
import type {CallToolResult} from '@modelcontextprotocol/server';
import {nearestAnchor} from '@portal/content/text/nearestAnchor';
import {Mistake, type Docs} from './docs.ts';
import {sectionsOf} from './sections.ts';

/** A result as text, and as data that matches the output schema. */
export const result = (
  lines: string[],
  structuredContent: Record<string, unknown>,
): CallToolResult => ({
  content: [{type: 'text', text: lines.join('\n')}],
  structuredContent,
});

/**
 * Returns a page, or one of its sections.
 *
 * @param path - the path or URL of the page, perhaps with a fragment
 * @param asked - the ID of a section, instead of the fragment
 * @throws Mistake if there's no such page or section
 */
export async function readPage(docs: Docs, path: string, asked?: string): Promise<CallToolResult> {
  const [address = '', fragment] = path.split('#');
  const page = docs.find(address);
  const whole = await docs.markdownOf(page);
  const sections = sectionsOf(whole);
  const id = (asked ?? fragment)?.replace(/^#/, '');
  const section = id ? sections.find((one) => one.id === id) : undefined;
  if (id && !section) {
    const ids = sections.map((one) => one.id);
    const near = nearestAnchor(id, ids);
    const hint = near === undefined ? '' : `Did you mean "${near}"? `;
    throw new Mistake(
      `${page.path} has no section "${id}". ${hint}Its sections are ${ids.join(', ')}.`,
    );
  }
  const {title, version: ofVersion} = page;
  const markdown = section?.markdown ?? whole;
  return result([markdown], {
    title: section?.title ?? title,
    url: docs.urlOf(page.path) + (section ? `#${section.id}` : ''),
    version: ofVersion,
    markdown,
    sections: sections.map(({id: one, title: name}) => ({id: one, title: name})),
  });
}
