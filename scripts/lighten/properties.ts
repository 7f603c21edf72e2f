/**
 * Writes custom properties in where they are read, as far as a style sheet alone says what they are.
 * A theme declares some four hundred of them for whoever wants to change one; a built site has its
 * mind made up, and readers would fetch and resolve them for nothing.
 */
import type {AtRule, ChildNode, Container, Declaration, Root, Rule} from 'postcss';
import valueParser from 'postcss-value-parser';

/** Selectors that mean the `html` element, on which the theme's attribute stands, and no other. */
const ROOT = /^(?=.)(?::root|html)?(?:\[data-theme=["']?\w+["']?\])?(?::root)?$/;

/** What means something else at the place where it is read. */
const WIDE = /^(?:|initial|inherit|unset|revert|revert-layer)$/;

/** Where a custom property is declared. */
interface Place {
  declaration: Declaration;
  /** On the root element and nowhere else. */
  isOnRoot: boolean;
  /** On `:root`, in every mode, medium and browser. */
  isAlways: boolean;
  isInLayer: boolean;
}

function placeOf(declaration: Declaration): Place {
  const {selectors} = declaration.parent as Rule;
  const around: AtRule[] = [];
  for (let at = declaration.parent!.parent; at && at.type !== 'root'; at = at.parent) {
    around.push(at as ChildNode as AtRule);
  }
  const isOnRoot = selectors.every((selector) => ROOT.test(selector));
  const isInLayer = around.some(({name}) => name === 'layer');
  const isPlain = !declaration.important && around.every(({name}) => name === 'layer');
  return {
    declaration,
    isOnRoot,
    isInLayer,
    isAlways: isOnRoot && isPlain && selectors.includes(':root'),
  };
}

function placesIn(css: Container): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  css.walkDecls(/^--/, (declaration) => {
    const others = places.get(declaration.prop) ?? [];
    places.set(declaration.prop, [...others, placeOf(declaration)]);
  });
  return places;
}

/** Layers yield to what stands in none, whatever the selectors. */
function dropOverridden(places: ReadonlyMap<string, readonly Place[]>): void {
  for (const those of places.values()) {
    if (!those.some(({isAlways, isInLayer}) => isAlways && !isInLayer)) continue;
    for (const {declaration, isOnRoot, isInLayer} of those) {
      if (isOnRoot && isInLayer && !declaration.important) declaration.remove();
    }
  }
}

const isRead = (node: valueParser.Node): node is valueParser.FunctionNode =>
  node.type === 'function' && node.value.toLowerCase() === 'var';

function readBy(value: string): string[] {
  const names: string[] = [];
  valueParser(value).walk((node) => {
    if (isRead(node)) names.push(node.nodes[0]!.value);
  });
  return names;
}

/** The values of the properties that have one and the same everywhere, or that of another property. */
function settledIn(
  places: ReadonlyMap<string, readonly Place[]>,
  words: ReadonlySet<string>,
): Map<string, string> {
  /** Whatever reads it, gets what the root element has. */
  const isOfRoot = (name: string) =>
    !words.has(name.slice(2)) && (places.get(name) ?? []).every(({isOnRoot}) => isOnRoot);
  const settled = new Map<string, string>();
  for (const [name, those] of places) {
    const [{declaration, isAlways}, ...others] = those as [Place, ...Place[]];
    const {value} = declaration;
    if (others.length > 0 || !isAlways || !isOfRoot(name) || WIDE.test(value)) continue;
    if (readBy(value).every(isOfRoot)) settled.set(name, value);
  }
  return settled;
}

/**
 * @param outer - the properties within whose values this one stands: one that reads itself means
 * nothing, and is left for browsers to find that out
 * @returns the value with what is settled in the place of what reads it
 */
function written(
  value: string,
  settled: ReadonlyMap<string, string>,
  outer: readonly string[] = [],
): string {
  const parsed = valueParser(value);
  parsed.walk((node, at, siblings) => {
    if (!isRead(node)) return undefined;
    const name = node.nodes[0]!.value;
    const known = outer.includes(name) ? undefined : settled.get(name);
    if (known === undefined) return undefined;
    const text = written(known, settled, [...outer, name]);
    // Nothing need stand between a closing bracket and a word; between two words, something must.
    const joins = /^(?:word|function|string)$/.test(siblings[at + 1]?.type ?? '');
    Object.assign(node, {type: 'word', value: joins ? `${text} ` : text, nodes: undefined});
    return false;
  });
  return parsed.toString();
}

/**
 * Drops declarations on the root element that a later one always overrides, and writes the value of
 * properties that are declared once in where they are read. The declarations stay, for scripts and
 * for those who read them in another way; what nothing reads any more can be dropped.
 *
 * @param css - the whole style sheet; is changed
 * @param words - those of the site's scripts: a property that one of them names may be set by it
 */
export function settleProperties(css: Root, words: ReadonlySet<string>): void {
  dropOverridden(placesIn(css));
  const settled = settledIn(placesIn(css), words);
  css.walkDecls((declaration) => {
    if (declaration.value.includes('var(')) {
      declaration.value = written(declaration.value, settled);
    }
  });
}
