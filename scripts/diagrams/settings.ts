import type {Form} from '@portal/content/pages/diagrams';
import {escapeRegExp} from '@portal/content/text/escapeRegExp';

/** Widths at which text wraps, tried from left to right. */
export const ROOM: Record<Form, readonly number[]> = {
  wide: [1, 1.2, 1.5],
  narrow: [1, 1.15, 1.3, 1.5, 1.8, 2.2, 2.6],
};

/** The font size in drawings, in pixels. */
const TEXT = 15;

/** The smallest readable font size, and the width of the column on a phone that's 390 px wide. */
const PHONE = {text: 12, column: 340};

/** The widest drawing whose text is still readable when it's scaled down on a phone. */
export const WIDEST_ON_PHONES = (PHONE.column * TEXT) / PHONE.text;

const shared = {
  startOnLoad: false,
  theme: 'base',
  securityLevel: 'strict',
  htmlLabels: false,
  // Arial and Liberation Sans have the same widths, and most system fonts are about as wide.
  fontFamily: 'Arial, "Liberation Sans", sans-serif',
  themeVariables: {fontSize: `${TEXT}px`},
};

const sequence = {mirrorActors: false, height: 42, wrap: true, actorFontWeight: 600, noteMargin: 8};

/** Mermaid's settings for a form of a drawing, with a factor for the width of texts. */
export function settings(form: Form, room: number): object {
  const flowchart = {htmlLabels: false};
  if (form === 'wide') {
    return {
      ...shared,
      flowchart: {
        ...flowchart,
        wrappingWidth: 200 * room,
        nodeSpacing: 36,
        rankSpacing: 44,
        padding: 12,
      },
      state: {nodeSpacing: 80, rankSpacing: 44},
      sequence: {...sequence, width: 140 * room, actorMargin: 56, messageMargin: 32},
    };
  }
  return {
    ...shared,
    flowchart: {
      ...flowchart,
      // Otherwise, the first box of a group covers its title.
      subGraphTitleMargin: {top: 0, bottom: 12},
      wrappingWidth: 90 * room,
      nodeSpacing: 8,
      rankSpacing: 28,
      padding: 6,
    },
    state: {nodeSpacing: 32, rankSpacing: 40},
    sequence: {
      ...sequence,
      // Messages are between the actors, so only the space between those matters.
      width: 92 + 26 * (room - 1),
      wrapPadding: 4,
      actorMargin: 10 + 120 * (room - 1),
      messageMargin: 28,
      diagramMarginX: 4,
    },
  };
}

/** Turns a diagram to run top to bottom, because a column has more room downwards. */
export const upright = (source: string) =>
  source
    .replace(/^(\s*(?:flowchart|graph)\s+)(?:LR|RL)\b/m, '$1TD')
    .replace(/^(\s*direction\s+)(?:LR|RL)\b/gm, '$1TB');

/** The first word of a drawing that isn't in the source, because Mermaid broke it to fit. */
export function brokenWord(source: string, texts: readonly string[]): string | undefined {
  const isBroken = (word: string) => {
    if (word.endsWith('-') && !source.includes(word)) return true;
    const core = word.replace(/^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+$/gu, '');
    return !new RegExp(`(?<![\\p{L}\\p{N}_])${escapeRegExp(core)}(?![\\p{L}\\p{N}_])`, 'u').test(
      source,
    );
  };
  return texts.flatMap((text) => text.split(/\s+/)).find(isBroken);
}
