/** URLs, paths and files that whoever sends the event chooses. */
import {
  calleeOf,
  type Code,
  declarationsOf,
  functionAround,
  property,
  select,
  sourceOf,
  type SyntaxNode,
  type Unsafe,
  withVariables,
} from './code.ts';

/** The fixed texts of a template, one more than its values. */
const textsOf = ({quasis}: SyntaxNode): string[] =>
  (quasis as {value: {raw: string}}[]).map(({value}) => value.raw);

/** Values that can't contain a slash or a question mark. */
const HARMLESS =
  /encodeURIComponent\b|^process\.env\b|^[A-Z][A-Z\d_]*$|\$auth\b|^\d+$|context\.id\b|\.digest\(/;

/** Whether the code compares the whole text of a value with an expression. */
function isCompared(code: Code, value: SyntaxNode): boolean {
  const name = sourceOf(code, value).replace(/\W/g, '\\$&');
  return new RegExp(`/\\^[^\\n]*\\$/\\w*\\.test\\(${name}\\)|isInteger\\(${name}\\)`).test(
    code.text,
  );
}

function isHarmless(code: Code, value: SyntaxNode): boolean {
  const values = value.type === 'Identifier' ? declarationsOf(code, value) : [];
  const texts = [value, ...values.map(({init}) => init as SyntaxNode)];
  return texts.some((node) => HARMLESS.test(sourceOf(code, node))) || isCompared(code, value);
}

/** The URLs in the code: those with `https:`, and those that a client gets as an argument. */
function urlsIn(code: Code): SyntaxNode[] {
  const argued = select(code.tree, 'CallExpression, NewExpression')
    .filter((call) =>
      /(?:^|\.)(?:axios|got|get|post|put|delete|patch|head|\w*request|URL)$/i.test(
        calleeOf(code, call),
      ),
    )
    .map((call) => (call.arguments as SyntaxNode[])[0]);
  const named = select(
    code.tree,
    'Property[key.name="url"] > TemplateLiteral, VariableDeclarator[id.name=/url$/i] > TemplateLiteral',
  );
  return select(code.tree, 'TemplateLiteral').filter((template) => {
    const [start = ''] = textsOf(template);
    if (/^https?:/.test(start)) return true;
    return /^(?:\/(?!tmp\/)|$)/.test(start) && [...argued, ...named].includes(template);
  });
}

/** Values in the path of a URL that nobody encoded. */
export function unencodedPaths(code: Code): Unsafe[] {
  return urlsIn(code).flatMap((template) => {
    const texts = textsOf(template);
    return (template.expressions as SyntaxNode[]).flatMap((value, index) => {
      const before = texts
        .slice(0, index + 1)
        .join('…')
        .replace(/^https?:\/\//, '');
      const isInPath = /^[^?#]*\/[^?#]*$/.test(before);
      if (!isInPath || isHarmless(code, value)) return [];
      const text = sourceOf(code, value);
      return {
        line: value.loc.start.line,
        message: `\`${text}\` in the path can lead to another address, such as \`../\``,
        fix: `write \`encodeURIComponent(${text})\``,
      };
    });
  });
}

/** Whether a value comes from the event, apart from the URLs that the platform writes into it. */
function isFromEvent(code: Code, value: SyntaxNode): boolean {
  const text = sourceOf(code, value);
  if (/\bcontent_?url$/i.test(text)) return false;
  if (/^(?:steps\.trigger\.)?event\b/.test(text)) return true;
  const [root] = select(value, 'Identifier');
  if (!/^[\w$.]+$/.test(text) || !root) return false;
  return declarationsOf(code, root).some(({init}) => isFromEvent(code, init as SyntaxNode));
}

/** Whether a condition before the request looks at the URL, or at how it got into the event. */
function isGuarded(code: Code, url: SyntaxNode): boolean {
  const [root] = sourceOf(code, url).split('.');
  return select(functionAround(code, url), 'IfStatement').some(({test, start}) => {
    const text = withVariables(code, test as SyntaxNode);
    const looks = new RegExp(`content-type|upload-body|(?:test|includes|has|URL)\\(${root}\\b`);
    return start < url.start && looks.test(text);
  });
}

/** URLs and files with a name that the event contains. */
export function chosenByCaller(code: Code): Unsafe[] {
  const urls = select(code.tree, 'CallExpression')
    .filter((call) => /^(?:axios|got)(?:\.\w+)*$/.test(calleeOf(code, call)))
    .flatMap((call) => {
      const [first] = call.arguments as SyntaxNode[];
      return property(first, 'url') ?? first ?? [];
    })
    .filter((url) => isFromEvent(code, url) && !isGuarded(code, url));
  const files = select(code.tree, 'TemplateLiteral')
    .filter((template) => textsOf(template)[0]!.startsWith('/tmp/'))
    .flatMap(({expressions}) => expressions as SyntaxNode[])
    .filter((name) => isFromEvent(code, name) && !isCompared(code, name));
  const told = (node: SyntaxNode, what: string, fix: string): Unsafe => ({
    line: node.loc.start.line,
    message: `whoever sends the event chooses the ${what} \`${sourceOf(code, node)}\``,
    fix,
  });
  return [
    ...urls.map((url) =>
      told(url, 'address', 'check that the platform wrote it, or compare its host with a list'),
    ),
    ...files.map((name) =>
      told(name, 'file', 'use a fixed name, or one from `steps.trigger.context.id`'),
    ),
  ];
}
