import type {Form} from '@portal/content/pages/diagrams';
import type {Drawing} from './draw.ts';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Line ends. Mermaid's lines stop short of a node in flowcharts and touch it in other diagrams. */
const marks: Record<string, (short: boolean) => string> = {
  arrow: (short) =>
    `viewBox="0 0 8 8" refX="${short ? 4 : 7}" refY="4" markerWidth="8" markerHeight="8"><path class="mark" d="M0 0 8 4 0 8z"/>`,
  cross: () =>
    'viewBox="0 0 10 10" refX="5" refY="5" markerWidth="10" markerHeight="10"><path class="line" d="M1 1 9 9M9 1 1 9"/>',
};

/** What a drawing needs besides its shapes. */
export interface Words {
  key: string;
  form: Form;
  title: string;
  description: string;
  /** The characters that represent each fact. */
  room: Map<string, number>;
  /** Whether the diagram is a flowchart. */
  flowchart: boolean;
}

/** Writes a drawing as an SVG file. */
export function svgOf({width, height, body, marks: used}: Drawing, words: Words): string {
  const id = words.form === 'narrow' ? `${words.key}-n` : words.key;
  const size = `viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}" width="${Math.ceil(width)}" height="${Math.ceil(height)}"`;
  const rooms = [...words.room].map(([path, characters]) => `${path}:${characters}`).join(' ');
  const defs = used
    .map(
      (mark) =>
        `<marker id="${id}-${mark}" orient="auto-start-reverse" markerUnits="userSpaceOnUse" ${marks[mark]!(words.flowchart)}</marker>\n`,
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="drawing ${words.form}" ${size} role="img" ` +
    `aria-label="${escape(words.title)}" aria-describedby="${id}-d"${rooms && ` data-room="${rooms}"`}>\n` +
    `<desc id="${id}-d">${escape(words.description)}</desc>\n${defs}` +
    `${body.replaceAll('#KEY-', `#${id}-`)}</svg>\n`
  );
}
