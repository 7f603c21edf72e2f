import {join} from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import type {Form} from '../../src/content/diagrams.ts';
import {chromiumPath, launched} from '../chromium.ts';
import {brokenWord, ROOM, settings, upright, WIDEST_ON_PHONES} from './settings.ts';

/** A drawing as `flatten.js` gives it. */
export interface Drawing {
  width: number;
  height: number;
  /** Which ends of lines it uses: `arrow`, `cross`. */
  marks: string[];
  body: string;
  /** The lines of text in it. */
  texts: string[];
}

/** Wider than this, a drawing would be too small to read in the column of a page. */
const WIDEST = 860;

/** A narrow form is worth its bytes when it is narrower by a twelfth. */
const NARROWER = 0.92;

/** What stays readable on the smallest phone, so that a narrow form is not needed. */
const FITS_EVERYWHERE = 330;

const page = `<!doctype html><meta charset="utf-8"><style>
  /* Room for the fonts of other systems: text is shown without it. */
  body { letter-spacing: 0.045em; font-family: Arial, 'Liberation Sans', sans-serif; }
</style>`;

/** Whether the browser has the font that texts are measured with, or another of the same widths. */
function hasFont(): boolean {
  const context = document.createElement('canvas').getContext('2d')!;
  const [own, other] = ['Arial, "Liberation Sans", monospace', 'monospace'].map((font) => {
    context.font = `40px ${font}`;
    return context.measureText('iiiiWWWW').width;
  });
  return own !== other;
}

/** A browser with Mermaid in it. */
export class Drawer {
  #drawn = 0;

  private constructor(
    readonly browser: Browser,
    readonly page: Page,
  ) {}

  /** @throws Error that says how to get a browser, where there is none */
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
        'Drawing needs Chromium: install it with `npx playwright install chromium` or ' +
          '`apt-get install chromium`. Without it, send the page as it is and ask in the pull request ' +
          `for its drawings.\n${(error as Error).message.split('\n')[0]}`,
        {cause: error},
      );
    }
    const tab = await browser.newPage({viewport: {width: 1600, height: 1200}});
    await tab.setContent(page);
    if (!(await tab.evaluate(hasFont))) {
      await browser.close();
      throw new Error(
        'Drawing needs Arial or Liberation Sans, because texts of other fonts have other widths: ' +
          '`apt-get install fonts-liberation`.',
      );
    }
    await tab.addScriptTag({path: require.resolve('mermaid/dist/mermaid.min.js')});
    await tab.addScriptTag({path: join(__dirname, 'flatten.js')});
    return new Drawer(browser, tab);
  }

  /**
   * Draws a diagram in the forms that it needs.
   *
   * @throws Error for a diagram whose text can't be read on a phone in any form
   */
  async draw(source: string): Promise<Partial<Record<Form, Drawing>>> {
    const forms = await this.#forms(source);
    const {width} = (forms.narrow ?? forms.wide)!;
    if (width > WIDEST_ON_PHONES) {
      throw new Error(
        `it's ${Math.ceil(width)} px wide in its narrow form, and over ${WIDEST_ON_PHONES} px the text is too small on phones; say it with shorter words, or with fewer boxes beside each other`,
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

  /** Gives texts as much room as they need for no word to be broken. */
  async #render(source: string, form: Form): Promise<Drawing> {
    let drawing: Drawing | undefined;
    for (const room of ROOM[form]) {
      drawing = await this.#renderWith(source, settings(form, room));
      if (!brokenWord(source, drawing.texts)) return drawing;
    }
    throw new Error(
      `"${brokenWord(source, drawing!.texts)}" is broken in two, because its word does not fit; say it with shorter words`,
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
