/** The syntax of blocks, as far as it can be read without running them. */
import {parse as parseJson, type ParseError} from 'jsonc-parser';
import {SaxesParser} from 'saxes';
import type {MistakeInText} from '@portal/content/mistake';
import {nearestName} from '@portal/content/text/nearestName';
import {YamlText} from '@portal/content/text/yamlText';
import {readJavaScript} from '../level/javascript.ts';
import type {Block, CodeLanguages, Said} from '../model.ts';

/** A mistake in a block; without a place, it's about the block as a whole. */
type Wrong = Pick<MistakeInText, 'message'> & Partial<MistakeInText>;

/** What's wrong with the language and the syntax of a block. Lines are those of its code. */
export function syntaxMistakes(
  {language, code}: Pick<Block, 'language' | 'code'>,
  languages: CodeLanguages,
): Wrong[] {
  if (language === '') {
    return [{message: 'a block needs a language', fix: 'use `text` for plain text'}];
  }
  if (!(language in languages)) {
    const entries = Object.entries(languages);
    const [alias] = entries.find(([, {also}]) => also?.includes(language)) ?? [];
    const better = alias ?? nearestName(language, Object.keys(languages));
    return [{message: `unknown language \`${language}\``, fix: `write \`${better ?? 'text'}\``}];
  }
  return parsers[language]?.(code) ?? [];
}

/** Parsers by language. Blocks in other languages are only parsed when they run. */
const parsers: Readonly<Record<string, (code: string) => Wrong[]>> = {
  js: (code) => readJavaScript(code).mistakes,
  json: jsonMistakes,
  yaml: (code) => new YamlText('', code).syntaxMistakes.slice(0, 1),
  http: httpMistakes,
  xml: (code) =>
    thrownBy(() => new SaxesParser({fragment: !code.startsWith('<?xml')}).write(code).close()),
};

function thrownBy(work: () => unknown): Wrong[] {
  try {
    work();
    return [];
  } catch (error) {
    return [{message: (error as Error).message}];
  }
}

/** What's wrong with JSON at a place, in simpler words than the parser's. */
function inSimplerWords(before: string, after: string): Said | undefined {
  if (/^'|^(?!true|false|null)[A-Za-z_$]/.test(after)) {
    return ['names and strings need double quotes', 'write {"name": "value"}'];
  }
  if (/,\s*$/.test(before) && /^[}\]]/.test(after)) {
    return ['there is a comma after the last value', 'delete the comma'];
  }
  return undefined;
}

function jsonMistakes(code: string): Wrong[] {
  return thrownBy(() => JSON.parse(code)).map(({message}) => {
    // V8's messages don't always include the position.
    const errors: ParseError[] = [];
    parseJson(code, errors, {disallowComments: true});
    const offset = errors[0]?.offset ?? code.length;
    const before = code.slice(0, offset);
    const own = message.replace(/, "[^]*$| in JSON[^]*$/, '');
    const [what, fix = 'fix the code'] = inSimplerWords(before, code.slice(offset)) ?? [own];
    const place = {
      line: before.split('\n').length,
      column: offset - before.lastIndexOf('\n'),
    };
    return {...place, message: `not valid JSON: ${what}`, fix};
  });
}

const REQUEST_LINE = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \S+( HTTP\/[\d.]+)?$/;
const STATUS_LINE = /^HTTP\/[\d.]+ \d{3}( .*)?$/;

/** Expects a request or status line, headers, an empty line and a body. JSON bodies must parse. */
function httpMistakes(code: string): Wrong[] {
  const [head = '', ...rest] = code.split(/\n\n/);
  const [first = '', ...headers] = head.split('\n');
  if (!REQUEST_LINE.test(first) && !STATUS_LINE.test(first)) {
    const message = `line 1 is neither a request line (GET /path HTTP/1.1) nor a status line (HTTP/1.1 200 OK): ${first}`;
    return [{message}];
  }
  const wrong = headers.find((line) => !/^[\w-]+: .+$|^\s+\S/.test(line));
  if (wrong !== undefined) return [{message: `not a header line (Name: value): ${wrong}`}];
  const body = rest.join('\n\n').trim();
  const isJson = headers.some((line) => /^content-type:.*json/i.test(line));
  return isJson && body ? thrownBy(() => JSON.parse(body)) : [];
}
