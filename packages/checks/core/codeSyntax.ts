import {parse as parseJson, type ParseError} from 'jsonc-parser';
import type {MistakeInText} from '@portal/content/mistake';
import {YamlText} from '@portal/content/text/yamlText';
import {readJavaScript} from '@portal/samples/level/javascript';

/** What only TypeScript has: types of variables and parameters, interfaces, `as` and `import type`. */
const TYPES =
  /^\s*(?:interface|type|enum|declare) \w|^\s*import type\b|(?:const|let|var) \w+: |[(,] *\w+\??: ?(?:string|number|boolean|any|unknown|[A-Z]\w*)\b|\) as \w|\w as (?:any|const|string|number|unknown|[A-Z]\w*)\b/m;

function jsProblems(code: string): MistakeInText[] {
  return readJavaScript(code).mistakes.map((found) => {
    const {line, message, column} = found;
    if (!message.startsWith('SyntaxError')) return found;
    const rest = code.split('\n')[line - 1]?.slice(column - 1) ?? '';
    const token = /^(?:[\w$]+|\S)/.exec(rest)?.[0];
    const whole = token ? `${message} ${JSON.stringify(token)}` : `${message}, the end of the line`;
    if (!TYPES.test(code)) return {...found, message: whole};
    return {...found, message: `${whole}; this is TypeScript`, fix: 'write ```ts'};
  });
}

/** What's wrong with JSON at a place, in simpler words than the parser's. */
function jsonMistake(
  before: string,
  after: string,
): Pick<MistakeInText, 'message' | 'fix'> | undefined {
  if (/^'|^(?!true|false|null)[A-Za-z_$]/.test(after)) {
    return {message: 'names and strings need double quotes', fix: 'write {"name": "value"}'};
  }
  if (/,\s*$/.test(before) && /^[}\]]/.test(after)) {
    return {message: 'there is a comma after the last value', fix: 'delete the comma'};
  }
  return undefined;
}

function jsonProblems(code: string): MistakeInText[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const {message} = error as SyntaxError;
    // V8's messages don't always include the position.
    const errors: ParseError[] = [];
    parseJson(code, errors, {disallowComments: true});
    const offset = errors[0]?.offset ?? code.length;
    const before = code.slice(0, offset);
    const mistake = jsonMistake(before, code.slice(offset));
    const what = mistake?.message ?? message.replace(/, "[^]*$| in JSON[^]*$/, '');
    const problem = {
      fix: mistake?.fix ?? 'fix the code',
      message: `not valid JSON: ${what}`,
      line: before.split('\n').length,
      column: offset - before.lastIndexOf('\n'),
    };
    return [problem];
  }
}

const yamlProblems = (code: string): MistakeInText[] =>
  new YamlText('', code).syntaxMistakes.slice(0, 1);

/** Parsers by language. Samples in other languages are only parsed when they run. */
export const parsers: Readonly<Record<string, (code: string) => MistakeInText[]>> = {
  js: jsProblems,
  json: jsonProblems,
  yaml: yamlProblems,
};
