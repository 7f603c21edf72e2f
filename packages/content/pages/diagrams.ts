/**
 * Diagrams are drawn when authors write them, not when readers open them. Each `mermaid` fence has
 * drawings in `data/diagrams/`, named after a hash of its text. Facts in drawings stay tokens.
 */
import {createHash} from 'node:crypto';
import {fencesOf} from './fences.ts';
import type {Page} from './page.ts';

/** The folder of the drawings, relative to the site. */
export const DRAWINGS = 'data/diagrams';

/** Most diagrams also have a narrow drawing, for columns where the wide one would be too small. */
export type Form = 'wide' | 'narrow';

/** A `mermaid` fence of a page, as the contributor typed it. */
export interface DiagramSource {
  /** The line where the fence opens, from 1. */
  line: number;
  /** The text in the fence, including tokens, without the fence's indentation. */
  source: string;
}

/** The diagrams of a page, in order. */
export const diagramsOf = (page: Page): DiagramSource[] =>
  fencesOf(page)
    .filter(({lang}) => lang === 'mermaid')
    .map(({place, typed}) => ({line: place.line, source: typed.trimEnd()}));

/** The name of a diagram's drawings: a hash of its text. */
export const drawingKey = (source: string) =>
  createHash('sha256').update(source).digest('hex').slice(0, 12);

/** The file of a drawing, relative to the site. */
export const drawingFile = (key: string, form: Form) =>
  `${DRAWINGS}/${key}${form === 'narrow' ? '-narrow' : ''}.svg`;

/** Reads a diagram's `accTitle` and `accDescr`. */
export function wordsOf(source: string): {title: string; description: string} {
  const read = (key: string) =>
    new RegExp(`^[ \\t]*${key}[ \\t]*:[ \\t]*(.+)$`, 'm').exec(source)?.[1]?.trim() ?? '';
  return {title: read('accTitle'), description: read('accDescr')};
}

/** How many characters fit into a drawing for each of its facts: `product.name:8`. */
export function roomIn(svg: string): Map<string, number> {
  const rooms = /data-room="([^"]*)"/.exec(svg)?.[1]?.split(' ').filter(Boolean) ?? [];
  return new Map(
    rooms.map((room) => {
      const [path, characters] = room.split(':');
      return [path!, Number(characters)];
    }),
  );
}

/** Removes what only the file needs: in a page, SVG needs no namespace. */
export const forPage = (svg: string) =>
  svg.replace(/ xmlns="[^"]*"| data-room="[^"]*"/g, '').trim();
