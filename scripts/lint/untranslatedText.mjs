/**
 * A rule for Oxlint: components and scripts of pages have no texts outside of `translate()` and
 * `<Translate>`. `no-untranslated-text` of `@docusaurus/eslint-plugin` only sees the children of elements:
 * no attributes, and no texts in variables.
 */

/** The attributes that browsers show or read out. */
const SHOWN =
  /^(?:aria-(?:label|description|roledescription|valuetext)|title|placeholder|alt|label)$/;

const WORD = /\p{L}{2}/u;

/** A capital letter, words, and a space between them. Names of classes and events have none. */
const SENTENCE = /^\p{Lu}[\p{L}’]* .*\p{L}/u;

/** What a text may be part of: translations, and errors, which are for developers. */
const isFine = ({type, callee, openingElement}) =>
  type === 'TSLiteralType' ||
  (type === 'CallExpression' && /^translate$/.test(callee.name)) ||
  (type === 'NewExpression' && /Error$/.test(callee.name)) ||
  (type === 'JSXElement' && /^(?:Translate|code|kbd)$/.test(openingElement.name.name));

/** An object with an ID, which is passed to `translate()`. */
const isMessage = ({type, properties}) =>
  type === 'ObjectExpression' && properties.some(({key}) => key?.name === 'id');

/** Whether a text becomes the child of an element, or one of its attributes that are shown. */
function isShown(node) {
  const {parent} = node;
  if (parent.type === 'JSXAttribute') return SHOWN.test(parent.name.name);
  if (parent.type === 'JSXExpressionContainer') {
    return parent.parent.type === 'JSXAttribute' ? isShown(parent) : true;
  }
  if (parent.type === 'AssignmentExpression') return parent.left.property?.name === 'textContent';
  if (parent.type === 'CallExpression')
    return parent.arguments[1] === node && SHOWN.test(parent.arguments[0].value);
  const isPassedOn =
    /^(?:Conditional|Logical)Expression$/.test(parent.type) && parent.test !== node;
  return isPassedOn && isShown(parent);
}

const rule = {
  create(context) {
    const check = (node, text, isText) => {
      if (!WORD.test(text) || !(isText || SENTENCE.test(text))) return;
      for (let at = node.parent; at; at = at.parent) if (isFine(at) || isMessage(at)) return;
      const message = `"${text.trim()}" can't be translated. Write translate({id: '…', message: '…'}), or <Translate id="…">`;
      context.report({node, message});
    };
    return {
      JSXText: (node) => check(node, node.value, true),
      Literal: (node) => typeof node.value === 'string' && check(node, node.value, isShown(node)),
      TemplateLiteral: (node) =>
        check(node, node.quasis.map(({value}) => value.cooked).join('{}'), isShown(node)),
    };
  },
};

export default {meta: {name: 'portal'}, rules: {'untranslated-text': rule}};
