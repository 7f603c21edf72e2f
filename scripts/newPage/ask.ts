/** Asks on the terminal for what the flags did not say. A wrong answer is explained and asked again. */
import type {Interface} from 'node:readline/promises';
import {currentVersion} from '../../facts/versions.ts';
import {
  requestFrom,
  RequestError,
  sectionNamed,
  sectionsIn,
  versionNamed,
  type Answers,
} from './request.ts';

const latest = currentVersion.id;

/** A terminal: `readline/promises` has it. */
export type Terminal = Pick<Interface, 'question' | 'write'>;

/** Asks until the answer passes. */
async function ask(
  terminal: Terminal,
  question: string,
  check: (answer: string) => void,
  say: (text: string) => void,
): Promise<string> {
  for (;;) {
    const answer = (await terminal.question(question)).trim();
    try {
      check(answer);
      return answer;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      say(error.message);
    }
  }
}

/**
 * Completes the answers.
 *
 * @param given - what the flags say
 * @param root - the project
 * @param say - writes a line for the person
 */
export async function askForRest(
  given: Partial<Answers>,
  root: string,
  terminal: Terminal,
  say: (text: string) => void,
): Promise<Answers> {
  const version =
    given.version ??
    ((await ask(
      terminal,
      `Version (${latest}): `,
      (answer) => versionNamed(answer || latest),
      say,
    )) ||
      latest);
  const sections = sectionsIn(root, versionNamed(version));
  let {section} = given;
  if (section === undefined) {
    say(`Sections: ${sections.map(({path}) => path).join(' · ')}`);
    section = await ask(
      terminal,
      'Section: ',
      (answer) => void sectionNamed(answer, sections),
      say,
    );
  }
  const place = {...given, version, section};
  const title =
    given.title ??
    (await ask(
      terminal,
      'Title: ',
      (answer) => void requestFrom({...place, title: answer}, root),
      say,
    ));
  const description =
    given.description ??
    (await ask(
      terminal,
      'What the reader learns, in a sentence (may be empty): ',
      (answer) => void requestFrom({...place, title, description: answer}, root),
      say,
    ));
  return {...place, title, description};
}
