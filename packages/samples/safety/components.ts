/** What makes a component lose events, or emit forged ones. */
import {
  calleeOf,
  type Code,
  componentOf,
  declarationsOf,
  functionAround,
  property,
  select,
  sourceOf,
  type SyntaxNode,
  type Unsafe,
} from './code.ts';
import {earlyMark} from './patterns.ts';

/** How far a path through `run` has come: `maybe` if only some of the paths have responded. */
type State = 'no' | 'maybe' | 'yes' | 'ended';

function join(one: State, other: State): State {
  if (one === 'ended') return other;
  return other === 'ended' || one === other ? one : 'maybe';
}

/** Sources that respond before they've emitted, or not on every path. */
export function responseOrder(code: Code): Unsafe[] {
  const component = componentOf(code);
  const run = property(component, 'run');
  const endpoint = select(
    code.tree,
    'Property[value.type="ObjectExpression"]:has(Property[key.name="customResponse"])',
  ).at(-1);
  if (!run || !endpoint) return [];
  const respond = `this.${String((endpoint.key as SyntaxNode).name)}.respond(`;
  const found: Unsafe[] = [];

  const end = (node: SyntaxNode, state: State) => {
    if (state === 'yes' || state === 'ended') return;
    const message = 'this path ends without a response, so the sender gets 500';
    found.push({line: node.loc.start.line, message, fix: 'call `respond` on every path'});
  };

  /** Goes through the calls of an expression in order, and into the component's own methods. */
  const calls = (node: unknown, before: State): State =>
    select((node ?? {type: 'EmptyStatement'}) as SyntaxNode, 'CallExpression').reduce(
      (state, call) => {
        const callee = calleeOf(code, call);
        const method = property(property(component, 'methods'), callee.replace(/^this\./, ''));
        const text = method ? sourceOf(code, method) : `${callee}(`;
        if (text.includes('this.$emit(') && state !== 'no') {
          const message =
            "emits after the response: if the event can't be stored, nobody repeats it";
          found.push({line: call.loc.start.line, message, fix: 'emit first, and respond last'});
        }
        return text.includes(respond) ? 'yes' : state;
      },
      before,
    );

  /** Returns the state after a statement. */
  const follow = (statement: unknown, state: State): State => {
    const node = statement as SyntaxNode | null | undefined;
    if (!node || state === 'ended') return state;
    if (node.type === 'BlockStatement') {
      return (node.body as SyntaxNode[]).reduce<State>((now, child) => follow(child, now), state);
    }
    if (node.type === 'IfStatement') {
      const tested = calls(node.test, state);
      return join(follow(node.consequent, tested), follow(node.alternate, tested));
    }
    if (node.type === 'TryStatement') {
      const handler = node.handler as SyntaxNode | null;
      const tried = follow(node.block, state);
      return follow(node.finalizer, handler ? join(tried, follow(handler.body, state)) : tried);
    }
    if (/^(?:For|While)/.test(node.type)) return join(state, follow(node.body, state));
    if (node.type === 'ThrowStatement') return 'ended';
    if (node.type !== 'ReturnStatement') return calls(node, state);
    end(node, calls(node.argument, state));
    return 'ended';
  };

  end(run, follow(run.body, 'no'));
  return found;
}

/** Webhooks that an app calls before their secret is stored, or whose requests nobody checks. */
export function uncheckedWebhooks(code: Code): Unsafe[] {
  const component = componentOf(code);
  const activate = property(property(component, 'hooks'), 'activate');
  const run = property(component, 'run');
  if (!activate || !run || !/this\.\w+\.endpoint/.test(sourceOf(code, activate))) return [];
  const calls = select(activate, 'CallExpression').filter((call) =>
    /\bsecret\b/i.test(sourceOf(code, call).slice(calleeOf(code, call).length)),
  );
  const isStore = (call: SyntaxNode) => /^this\.(?:\w+\.set|_?set\w*)$/.test(calleeOf(code, call));
  const created = calls.find((call) => !isStore(call) && calleeOf(code, call).startsWith('this.'));
  const isLate = created && calls.some((call) => isStore(call) && call.start > created.start);
  const isChecked = /timingSafeEqual|verif|signature|secret|isFrom|isValid|isSigned/i.test(
    sourceOf(code, run),
  );
  return [
    ...(isLate
      ? [
          {
            line: created.loc.start.line,
            message:
              'creates the webhook before its secret is stored, so early requests are refused',
            fix: 'store the secret first',
          },
        ]
      : []),
    ...(isChecked
      ? []
      : [
          {
            line: run.loc.start.line,
            message: 'emits every request, although anyone who knows the endpoint can send one',
            fix: 'compare a secret or a signature before `$emit`',
          },
        ]),
  ];
}

/** A filter that stores its mark before the steps below it have done the work. */
export function markBeforeWork(code: Code): Unsafe[] {
  const store = (call: SyntaxNode, methods: string): string[] =>
    new RegExp(`^(this\\.\\w+)\\.(?:${methods})$`).exec(calleeOf(code, call))?.slice(1) ?? [];
  return select(code.tree, 'IfStatement').flatMap((check) => {
    if (!sourceOf(code, check.consequent as SyntaxNode).includes('$.flow.exit(')) return [];
    const read = [check.test, ...declarationsOf(code, check.test as SyntaxNode)]
      .flatMap((node) => select(node as SyntaxNode, 'CallExpression'))
      .flatMap((call) => store(call, 'get|has'));
    const isOurs = (call: SyntaxNode) =>
      store(call, 'get|has|set').some((name) => read.includes(name));
    const later = select(functionAround(code, check), 'CallExpression, AwaitExpression').filter(
      ({start}) => start > check.end,
    );
    const mark = later.findLast(
      (call) =>
        call.type === 'CallExpression' && isOurs(call) && calleeOf(code, call).endsWith('.set'),
    );
    const isWork = ({type, argument, end}: SyntaxNode) =>
      type === 'AwaitExpression' && !isOurs(argument as SyntaxNode) && end < mark!.start;
    if (!mark || later.some(isWork)) return [];
    return {line: mark.loc.start.line, ...earlyMark};
  });
}
