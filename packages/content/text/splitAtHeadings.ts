/** A heading, and what follows it up to the next heading of any level. */
export interface Part<Node> {
  heading: Node;
  level: number;
  nodes: Node[];
}

/**
 * Splits a page at its headings.
 *
 * @param nodes - elements of HTML, nodes of Markdown or lines, in order
 * @param levelOf - the level of a heading, from 1; undefined for anything else
 * @returns the parts in order. What's above the first heading is in none of them
 */
export function splitAtHeadings<Node>(
  nodes: Iterable<Node>,
  levelOf: (node: Node) => number | undefined,
): Part<Node>[] {
  const parts: Part<Node>[] = [];
  for (const node of nodes) {
    const level = levelOf(node);
    if (level === undefined) parts.at(-1)?.nodes.push(node);
    else parts.push({heading: node, level, nodes: []});
  }
  return parts;
}

/** The parts of a section: a part, and those with headings below its own. */
export function sectionOf<Node>(parts: readonly Part<Node>[], position: number): Part<Node>[] {
  const {level} = parts[position]!;
  const end = parts.findIndex((part, at) => at > position && part.level <= level);
  return parts.slice(position, end === -1 ? undefined : end);
}
