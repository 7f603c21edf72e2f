import {parse as parseJs} from 'acorn';
import {parse as parseJson, type ParseError} from 'jsonc-parser';
import {parseDocument} from 'yaml';

/** What is wrong with a piece of code, and where in it; line and column count from 1. */
export interface SyntaxProblem {
  message: string;
  line: number;
  column: number;
}

/** Node.js 14 runs ES2020 and nothing newer. */
const ECMA_VERSION = 2020;

/** Steps of version 1 are the body of an async function. */
const body = {allowReturnOutsideFunction: true, allowAwaitOutsideFunction: true};

function jsProblem(code: string, runtime?: 'v1'): SyntaxProblem | undefined {
  try {
    parseJs(code, {
      ecmaVersion: ECMA_VERSION,
      sourceType: 'module',
      allowHashBang: true,
      ...(runtime === 'v1' && body),
    });
    return undefined;
  } catch (error) {
    const {message, loc} = error as SyntaxError & {loc: {line: number; column: number}};
    return {
      message: `not JavaScript of ES${ECMA_VERSION}: ${message.replace(/ \(\d+:\d+\)$/, '')}`,
      line: loc.line,
      column: loc.column + 1,
    };
  }
}

function jsonProblem(code: string): SyntaxProblem | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const {message} = error as SyntaxError;
    // V8 knows what is wrong but not always where.
    const errors: ParseError[] = [];
    parseJson(code, errors, {disallowComments: true});
    const offset = errors[0]?.offset ?? code.length;
    const before = code.slice(0, offset);
    return {
      message: `not JSON: ${message.replace(/, "[^]*$| in JSON[^]*$/, '')}`,
      line: before.split('\n').length,
      column: offset - before.lastIndexOf('\n'),
    };
  }
}

function yamlProblem(code: string): SyntaxProblem | undefined {
  const [error] = parseDocument(code, {prettyErrors: true}).errors;
  if (!error) return undefined;
  const at = error.linePos?.[0] ?? {line: 1, col: 1};
  const message = error.message.split(' at line')[0]!;
  return {message: `not YAML: ${message}`, line: at.line, column: at.col};
}

/** The parsers by language; other languages are parsed when the samples run. */
export const parsers: Readonly<
  Record<string, (code: string, runtime?: 'v1') => SyntaxProblem | undefined>
> = {
  js: jsProblem,
  json: jsonProblem,
  yaml: yamlProblem,
};
