/**
 * `npm run diagrams`: draws every diagram that has no drawing yet, and deletes drawings that no
 * page uses. Commit the result.
 *
 *   npm run diagrams             missing drawings
 *   npm run diagrams -- --all    all drawings, after a change to facts or to how diagrams are drawn
 *
 * Needs Chromium if there is something to draw. Exit codes: 0 done, 1 a diagram can't be drawn.
 */
import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Page} from '@playwright/test';
import {factsOfFile, openProject} from '../src/facts.ts';
import {
  diagramsOf,
  drawingFile,
  drawingKey,
  DRAWINGS,
  type Form,
  wordsOf,
} from '@portal/content/pages/diagrams';
import {MistakesError} from '@portal/content/mistake';
import {draw, launchBrowser, openMermaid} from './diagrams/draw.ts';
import {measurable} from './diagrams/placeholders.ts';
import {svgOf} from './diagrams/write.ts';

const root = resolve(__dirname, '..');
const project = openProject(root);
const FORMS: Form[] = ['wide', 'narrow'];

interface Diagram {
  file: string;
  /** The file and the line, for messages. */
  place: string;
  source: string;
  key: string;
}

/** All diagrams on all pages of all versions. */
function allDiagrams(): Diagram[] {
  return project.pages.flatMap((page) => {
    if (page.syntaxError) throw new MistakesError([page.syntaxError]);
    return diagramsOf(page).map(({line, source}) => ({
      file: page.file,
      place: `${page.file}:${line}`,
      source,
      key: drawingKey(source),
    }));
  });
}

async function drawOne(tab: Page, {file: page, place, source, key}: Diagram): Promise<void> {
  const {source: text, room, restore} = measurable(source, factsOfFile(page), place);
  const drawings = await draw(tab, text);
  for (const form of FORMS) {
    const drawing = drawings[form];
    const file = join(root, drawingFile(key, form));
    if (!drawing) {
      rmSync(file, {force: true});
      continue;
    }
    const flowchart = /^\s*(flowchart|graph)\b/m.test(source);
    const svg = svgOf(
      {...drawing, body: restore(drawing.body)},
      {key, form, room, flowchart, ...wordsOf(source)},
    );
    writeFileSync(file, svg);
  }
}

/** Draws diagrams, and returns how many can't be drawn. */
async function drawAll(diagrams: readonly Diagram[]): Promise<number> {
  if (diagrams.length === 0) return 0;
  const browser = await launchBrowser();
  try {
    const tab = await openMermaid(browser);
    let failed = 0;
    for (const diagram of diagrams) {
      await drawOne(tab, diagram).catch((error: Error) => {
        failed += 1;
        console.error(`${diagram.place}: ${error.message}`);
      });
    }
    return failed;
  } finally {
    await browser.close();
  }
}

function removeUnused(used: Set<string>): number {
  const unused = readdirSync(join(root, DRAWINGS)).filter(
    (file) => !used.has(file.replace(/(-narrow)?\.svg$/, '')),
  );
  for (const file of unused) rmSync(join(root, DRAWINGS, file));
  return unused.length;
}

async function main(all: boolean): Promise<number> {
  mkdirSync(join(root, DRAWINGS), {recursive: true});
  const diagrams = allDiagrams();
  const missing = diagrams.filter(
    ({key}) => all || !existsSync(join(root, drawingFile(key, 'wide'))),
  );
  const failed = await drawAll(missing);
  const removed = removeUnused(new Set(diagrams.map(({key}) => key)));
  console.log(
    `${diagrams.length} diagrams: ${missing.length - failed} drawn, ${failed} failed, ${removed} unused files removed.`,
  );
  return failed === 0 ? 0 : 1;
}

main(process.argv.includes('--all')).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  },
);
