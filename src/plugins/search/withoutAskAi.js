/**
 * A loader for the search dialog's package. Two thirds of its bundle are a chat with a paid service,
 * Ask AI, which is never shown here; browsers would load, compile and run them all the same. The
 * chat's hook and its screen are put out of use, and what nothing refers to any more is left out.
 * That includes a validator that tries whether text can be run as code, which browsers would report
 * as a violation of the security policy.
 */
const {parse} = require('acorn');
const {analyze} = require('eslint-scope');

/** Where the dialog calls the chat's hook, and where it draws the chat's screen. */
const CALLS = [
  /\b([\w$]+)\(\{assistantId:[\w$]+,apiKey:/,
  /\.isAskAiActive&&[\w$]+\.canHandleAskAi\?[\w$]+\.createElement\(([\w$]+),/,
];

/** A chat in which nobody has said anything; as a screen, it is never drawn. */
const NO_CHAT = `(() => {
  const none = () => {};
  const messages = [];
  const chat = {
    messages, status: 'ready', conversations: {getAll: () => messages, add: none, remove: none},
    sendMessage: none, stopAskAiStreaming: none, sendFeedback: none, clearError: none,
    resetAskAiAbortScope: none, resetAskAiChatSession: none,
  };
  return () => chat;
})()`;

const OPTIONS = {ecmaVersion: 2022, sourceType: 'module'};

/** The name to which something is assigned, by itself or as a part of it: `a` of `a.b.c = …`. */
function assigned(expression) {
  if (expression.type === 'SequenceExpression') return expression.expressions.flatMap(assigned);
  if (expression.type !== 'AssignmentExpression') return [];
  let target = expression.left;
  while (target.type === 'MemberExpression') target = target.object;
  return [target.name, ...assigned(expression.right)];
}

/** The statements of a module, each variable by itself, with the names they make and refer to. */
function piecesOf(source) {
  const program = parse(source, {...OPTIONS, ranges: true});
  const pieces = program.body
    .flatMap((node) =>
      node.type === 'VariableDeclaration'
        ? node.declarations.map((one) => ({node: one, before: `${node.kind} `}))
        : [{node, before: ''}],
    )
    .map((piece) => ({...piece, makes: new Set(), refers: new Set()}));
  const pieceAt = (at) => pieces.find(({node}) => node.start <= at && at < node.end);
  const module = analyze(program, OPTIONS).scopes.find(({type}) => type === 'module');
  for (const {name, defs, references} of module.variables) {
    for (const {name: definition} of defs) pieceAt(definition.start)?.makes.add(name);
    for (const reference of references) {
      const piece = pieceAt(reference.identifier.start);
      piece?.refers.add(name);
      if (reference.isWrite()) piece?.makes.add(name);
    }
  }
  for (const {node, makes} of pieces) {
    if (node.type === 'ExpressionStatement')
      assigned(node.expression).forEach((name) => makes.add(name));
  }
  return pieces;
}

/** Those that the exports need. What makes nothing is kept if everything it refers to is. */
function needed(pieces) {
  const kept = new Set();
  const names = new Set();
  const isNeeded = ({node, makes, refers}) =>
    /^(Import|Export)/.test(node.type) ||
    [...makes].some((name) => names.has(name)) ||
    (makes.size === 0 && [...refers].every((name) => names.has(name)));
  for (let before = -1; before < kept.size;) {
    before = kept.size;
    for (const piece of pieces.filter((one) => !kept.has(one) && isNeeded(one))) {
      kept.add(piece);
      for (const name of [...piece.makes, ...piece.refers]) names.add(name);
    }
  }
  return pieces.filter((piece) => kept.has(piece));
}

/**
 * @param {string} source
 * @throws Error when the chat is not found: a new version needs another look, or none at all
 */
module.exports = function withoutAskAi(source) {
  const chat = CALLS.map((call) => source.match(call)?.[1]);
  const at = chat.indexOf(undefined);
  if (at !== -1) {
    throw new Error(
      `${this.resourcePath} has nothing like ${CALLS[at]}. Expected the chat of Ask AI there: look what this version does instead, or drop this loader from src/plugins/search/index.ts.`,
    );
  }
  const pieces = piecesOf(source);
  for (const piece of pieces) {
    const name = chat.find((one) => piece.node.id?.name === one);
    if (!name) continue;
    piece.refers.clear();
    piece.text = `var ${name} = ${NO_CHAT};`;
  }
  return needed(pieces)
    .map(({node, before, text}) => text ?? `${before}${source.slice(node.start, node.end)};`)
    .join('\n');
};
