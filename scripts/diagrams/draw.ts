import {join} from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import type {Form} from '@portal/content/pages/diagrams';
import {chromiumPath, launched} from '../chromium.ts';
import {brokenWord, ROOM, settings, upright, WIDEST_ON_PHONES} from './settings.ts';

/** A drawing as `flatten.js` returns it. */
export interface Drawing {
  width: number;
  height: number;
  /** The line ends it uses: `arrow`, `cross`. */
  marks: string[];
  body: string;
  /** Its lines of text. */
  texts: string[];
}

/** The forms that a diagram needs. */
interface Drawings {
  wide: Drawing;
  narrow?: Drawing;
}

/** The widest drawing that's readable in the column of a page. */
const WIDEST = 860;

/**
 * The narrow form is only worth its bytes if its width is at most this fraction of the wide one's.
 */
const NARROWER = 0.92;

/** The widest drawing that the smallest phone can show, so it needs no narrow form. */
const FITS_EVERYWHERE = 330;

const page = `<!doctype html><meta charset="utf-8"><style>
  /* Leaves room for the fonts of other systems. The page shows text without it. */
  body { letter-spacing: 0.045em; font-family: Arial, 'Liberation Sans', sans-serif; }
</style>`;

/** Whether the browser has the font that texts are measured with, or one with the same widths. */
function hasFont(): boolean {
  const context = document.createElement('canvas').getContext('2d')!;
  const [own, other] = ['Arial, "Liberation Sans", monospace', 'monospace'].map((font) => {
    context.font = `40px ${font}`;
    return context.measureText('iiiiWWWW').width;
  });
  return own !== other;
}

/** @throws Error that says how to install a browser, if there is none */
export async function launchBrowser(): Promise<Browser> {
  try {
    return await chromium.launch(launched(chromiumPath));
  } catch (error) {
    throw new Error(
      'Drawing needs Chromium. Install it with `npx playwright install chromium` or ' +
        '`apt-get install chromium`. Without it, commit the page without its drawings, and ask for ' +
        `them in the pull request.\n${(error as Error).message.split('\n')[0]}`,
      {cause: error},
    );
  }
}

/**
 * Opens a tab with Mermaid.
 *
 * @throws Error that says how to install the font that texts are measured with, if there is none
 */
export async function openMermaid(browser: Browser): Promise<Page> {
  const tab = await browser.newPage({viewport: {width: 1600, height: 1200}});
  await tab.setContent(page);
  if (!(await tab.evaluate(hasFont))) {
    throw new Error(
      'Drawing needs Arial or Liberation Sans, because other fonts have other widths: ' +
        '`apt-get install fonts-liberation`.',
    );
  }
  await tab.addScriptTag({path: require.resolve('mermaid/dist/mermaid.min.js')});
  await tab.addScriptTag({path: join(__dirname, 'flatten.js')});
  return tab;
}

function renderWith(tab: Page, source: string, settings: object): Promise<Drawing> {
  return tab.evaluate(
    async ([text, config]) => {
      const {mermaid, flattenDrawing} = window as unknown as {
        mermaid: {
          initialize(config: object): void;
          render(id: string, text: string): Promise<{svg: string}>;
        };
        flattenDrawing(svg: Element): Drawing;
      };
      mermaid.initialize(config);
      const {svg} = await mermaid.render('drawing', text);
      const holder = document.body.appendChild(document.createElement('div'));
      holder.innerHTML = svg;
      const drawing = flattenDrawing(holder.firstElementChild!);
      holder.remove();
      return drawing;
    },
    [source, settings] as const,
  );
}

/** Gives texts enough room so that no word is broken. */
async function render(tab: Page, source: string, form: Form): Promise<Drawing> {
  let broken: string | undefined;
  for (const room of ROOM[form]) {
    const drawing = await renderWith(tab, source, settings(form, room));
    broken = brokenWord(source, drawing.texts);
    if (broken === undefined) return drawing;
  }
  throw new Error(`"${broken}" is broken in two, because the word doesn't fit. Use shorter words`);
}

async function formsOf(tab: Page, source: string): Promise<Drawings> {
  const wide = await render(tab, source, 'wide');
  if (wide.width <= FITS_EVERYWHERE) return {wide};
  const narrow = await render(tab, upright(source), 'narrow');
  if (narrow.width > wide.width * NARROWER) return {wide};
  if (wide.width > WIDEST) return {wide: await render(tab, upright(source), 'wide'), narrow};
  return {wide, narrow};
}

/**
 * Draws a diagram in the forms it needs.
 *
 * @param tab - from {@link openMermaid}
 * @throws Error if the text would be unreadable on a phone in any form
 */
export async function draw(tab: Page, source: string): Promise<Drawings> {
  const forms = await formsOf(tab, source);
  const {width} = forms.narrow ?? forms.wide;
  if (width > WIDEST_ON_PHONES) {
    throw new Error(
      `it's ${Math.ceil(width)} px wide in its narrow form, and above ${WIDEST_ON_PHONES} px the text is too small on phones. Use shorter words, or fewer boxes next to each other`,
    );
  }
  return forms;
}
