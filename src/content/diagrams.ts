/**
 * Diagrams are drawn when they are written, not when they are read: each `mermaid` fence has its
 * drawings in `diagrams/`, named after what the fence says. Facts stay tokens in them.
 */
import {createHash} from 'node:crypto';

/** The folder of the drawings, relative to the site. */
export const DRAWINGS = 'diagrams';

/** Beside most drawings there is one for columns in which the first would be too small to read. */
export type Form = 'wide' | 'narrow';

/** A `mermaid` fence of a page, as the contributor typed it. */
export interface DiagramSource {
  /** The line at which the fence opens, from 1. */
  line: number;
  /** What stands in the fence, tokens included, without the fence's own indentation. */
  source: string;
}

const FENCE = /^([ \t]*)(`{3,})mermaid\b[^\n]*\n([^]*?)^\1\2`*[ \t]*$/gm;

/** The diagrams of a page's source, in order. */
export function diagramsIn(text: string): DiagramSource[] {
  return [...text.matchAll(FENCE)].map(({index, 1: indent, 3: body}) => ({
    line: text.slice(0, index).split('\n').length,
    source: body!
      .split('\n')
      .map((row) => (row.startsWith(indent!) ? row.slice(indent!.length) : row))
      .join('\n')
      .trimEnd(),
  }));
}

/** Names the drawings of a diagram: another text, another name. */
export const drawingKey = (source: string) =>
  createHash('sha256').update(source).digest('hex').slice(0, 12);

/** The file of a drawing, relative to the site. */
export const drawingFile = (key: string, form: Form) =>
  `${DRAWINGS}/${key}${form === 'narrow' ? '-narrow' : ''}.svg`;

/** What a diagram says about itself: its name, and what it shows. */
export function wordsOf(source: string): {title: string; description: string} {
  const read = (key: string) =>
    new RegExp(`^[ \\t]*${key}[ \\t]*:[ \\t]*(.+)$`, 'm').exec(source)?.[1]?.trim() ?? '';
  return {title: read('accTitle'), description: read('accDescr')};
}

/** How many characters a drawing has left for each fact in it: `product.name:8`. */
export function roomIn(svg: string): Map<string, number> {
  const rooms = /data-room="([^"]*)"/.exec(svg)?.[1]?.split(' ').filter(Boolean) ?? [];
  return new Map(
    rooms.map((room) => {
      const [path, characters] = room.split(':');
      return [path!, Number(characters)];
    }),
  );
}

/** What only the file needs: a page reads SVG without its namespace. */
export const forPage = (svg: string) =>
  svg.replace(/ xmlns="[^"]*"| data-room="[^"]*"/g, '').trim();
