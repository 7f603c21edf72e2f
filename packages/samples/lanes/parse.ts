/** Checks blocks that aren't executed: data must parse, others need a known language. */
import {SaxesParser} from 'saxes';
import {parseAllDocuments} from 'yaml';
import {codeLanguages} from '@portal/content/facts';
import {nearestName} from '@portal/content/text/nearestName';
import {
  type Block,
  parsedLanguages,
  programmingLanguages,
  type Said,
  shownLanguages,
} from '../model.ts';

/** Whether blocks of a language must parse. */
export const checkParsed = (language: string): boolean => parsedLanguages.includes(language);

const known = [...programmingLanguages, ...parsedLanguages, ...shownLanguages];

/** Other common names of the languages. */
const aliases = new Map(
  Object.entries(codeLanguages).flatMap(([id, {also = []}]) => also.map((name) => [name, id])),
);

/**
 * Checks a block that isn't executed.
 *
 * @returns what's wrong, if anything is
 */
export function checkPlain({language, code}: Block): Said | undefined {
  if (language === '') return ['a block needs a language', 'use `text` for plain text'];
  if (!known.includes(language)) {
    const better = aliases.get(language) ?? nearestName(language, known);
    return [`unknown language \`${language}\``, `write \`${better ?? 'text'}\``];
  }
  const message = syntaxError(language, code);
  return message === undefined ? undefined : [message];
}

function syntaxError(language: string, code: string): string | undefined {
  switch (language) {
    case 'json':
      return messageOf(() => void JSON.parse(code));
    case 'yaml':
      return parseAllDocuments(code).flatMap((document) => document.errors)[0]?.message;
    case 'http':
      return httpProblem(code);
    case 'xml':
      return messageOf(
        () => void new SaxesParser({fragment: !code.startsWith('<?xml')}).write(code).close(),
      );
    default:
      return undefined;
  }
}

function messageOf(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const REQUEST_LINE = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \S+( HTTP\/[\d.]+)?$/;
const STATUS_LINE = /^HTTP\/[\d.]+ \d{3}( .*)?$/;

/** Expects a request or status line, headers, an empty line and a body. JSON bodies must parse. */
function httpProblem(code: string): string | undefined {
  const [head = '', ...rest] = code.split(/\n\n/);
  const [first = '', ...headers] = head.split('\n');
  if (!REQUEST_LINE.test(first) && !STATUS_LINE.test(first)) {
    return `line 1 is neither a request line (GET /path HTTP/1.1) nor a status line (HTTP/1.1 200 OK): ${first}`;
  }
  const wrong = headers.find((line) => !/^[\w-]+: .+$|^\s+\S/.test(line));
  if (wrong !== undefined) return `not a header line (Name: value): ${wrong}`;
  const body = rest.join('\n\n').trim();
  const isJson = headers.some((line) => /^content-type:.*json/i.test(line));
  return isJson && body ? messageOf(() => void JSON.parse(body)) : undefined;
}
