/** Asks in the terminal for values without a flag. Explains invalid answers and asks again. */
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

/** A terminal, such as that of `readline/promises`. */
export type Terminal = Pick<Interface, 'question' | 'write'>;

/** Asks until the answer is valid. */
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
 * Asks for missing answers.
 *
 * @param given - the answers from flags
 * @param root - the project
 * @param say - prints a line
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
      'What readers learn, in a sentence (optional): ',
      (answer) => void requestFrom({...place, title, description: answer}, root),
      say,
    ));
  return {...place, title, description};
}
