import {join} from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import type {Form} from '../../src/content/diagrams.ts';
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

/** A browser with Mermaid loaded. */
export class Drawer {
  #drawn = 0;

  private constructor(
    readonly browser: Browser,
    readonly page: Page,
  ) {}

  /** @throws Error that says how to install a browser, if there is none */
  static async open(): Promise<Drawer> {
    let browser: Browser;
    try {
      browser = await chromium.launch({
        ...launched(chromiumPath),
        args: [
          '--no-sandbox',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
        ],
      });
    } catch (error) {
      throw new Error(
        'Drawing needs Chromium. Install it with `npx playwright install chromium` or ' +
          '`apt-get install chromium`. Without it, commit the page without its drawings, and ask for ' +
          `them in the pull request.\n${(error as Error).message.split('\n')[0]}`,
        {cause: error},
      );
    }
    const tab = await browser.newPage({viewport: {width: 1600, height: 1200}});
    await tab.setContent(page);
    if (!(await tab.evaluate(hasFont))) {
      await browser.close();
      throw new Error(
        'Drawing needs Arial or Liberation Sans, because other fonts have other widths: ' +
          '`apt-get install fonts-liberation`.',
      );
    }
    await tab.addScriptTag({path: require.resolve('mermaid/dist/mermaid.min.js')});
    await tab.addScriptTag({path: join(__dirname, 'flatten.js')});
    return new Drawer(browser, tab);
  }

  /**
   * Draws a diagram in the forms it needs.
   *
   * @throws Error if the text would be unreadable on a phone in any form
   */
  async draw(source: string): Promise<Partial<Record<Form, Drawing>>> {
    const forms = await this.#forms(source);
    const {width} = (forms.narrow ?? forms.wide)!;
    if (width > WIDEST_ON_PHONES) {
      throw new Error(
        `it's ${Math.ceil(width)} px wide in its narrow form, and above ${WIDEST_ON_PHONES} px the text is too small on phones. Use shorter words, or fewer boxes next to each other`,
      );
    }
    return forms;
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  async #forms(source: string): Promise<Partial<Record<Form, Drawing>>> {
    const wide = await this.#render(source, 'wide');
    if (wide.width <= FITS_EVERYWHERE) return {wide};
    const narrow = await this.#render(upright(source), 'narrow');
    if (narrow.width > wide.width * NARROWER) return {wide};
    if (wide.width > WIDEST) return {wide: await this.#render(upright(source), 'wide'), narrow};
    return {wide, narrow};
  }

  /** Gives texts enough room so that no word is broken. */
  async #render(source: string, form: Form): Promise<Drawing> {
    let drawing: Drawing | undefined;
    for (const room of ROOM[form]) {
      drawing = await this.#renderWith(source, settings(form, room));
      if (!brokenWord(source, drawing.texts)) return drawing;
    }
    throw new Error(
      `"${brokenWord(source, drawing!.texts)}" is broken in two, because the word doesn't fit. Use shorter words`,
    );
  }

  #renderWith(source: string, settings: object): Promise<Drawing> {
    const id = `drawing-${++this.#drawn}`;
    return this.page.evaluate(
      async ([name, text, config]) => {
        const {mermaid, flattenDrawing} = window as unknown as {
          mermaid: {
            initialize(config: object): void;
            render(id: string, text: string): Promise<{svg: string}>;
          };
          flattenDrawing(svg: Element): Drawing;
        };
        mermaid.initialize(config);
        const {svg} = await mermaid.render(name, text);
        const holder = document.body.appendChild(document.createElement('div'));
        holder.innerHTML = svg;
        const drawing = flattenDrawing(holder.firstElementChild!);
        holder.remove();
        return drawing;
      },
      [id, source, settings] as const,
    );
  }
}
