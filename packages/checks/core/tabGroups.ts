/** What's wrong with groups of tabs. Most of it stops the build without naming a file. */
import {attribute, type JsxElement} from '@portal/content/pages/jsx';
import type {Page} from '@portal/content/pages/page';
import {mistake, type Mistake} from '@portal/content/mistake';

type Child = JsxElement | {type: string; value?: string; name?: undefined; children?: Child[]};

const isBlank = (child: Child) => 'value' in child && child.value?.trim() === '';

/** What a group renders. MDX removes the paragraph around tabs that are on lines of their own. */
const childrenOf = ({children = []}: {children?: readonly object[]}): Child[] =>
  (children as Child[]).flatMap((child) => {
    if (isBlank(child)) return [];
    const inside = child.type === 'paragraph' ? childrenOf(child) : [];
    return inside.length > 0 && inside.every(({name}) => name !== undefined) ? inside : [child];
  });

const has = ({attributes}: JsxElement, key: string) =>
  attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === key);

/** Problems with the default of a group. */
function ofDefault(page: Page, group: JsxElement, items: JsxElement[]): Mistake[] {
  const at = page.placeOf(group);
  const initial = attribute(group, 'defaultValue');
  const values = items.map((item) => attribute(item, 'value'));
  if (initial !== undefined && !values.includes(initial)) {
    const message = `no tab has the value "${initial}", so defaultValue stops the build`;
    return [mistake(at, message, `write one of ${values.join(', ')}`, initial)];
  }
  const open = items.filter((item) => has(item, 'default')).length;
  if (has(group, 'defaultValue') || open === 1) return [];
  const message = open === 0 ? 'no tab is the default' : `${open} tabs are the default`;
  const start = page.placeOf(items[0]!).offset + '<TabItem'.length;
  const fix = 'add `default` to the <TabItem> that most readers need';
  const found = mistake(at, message, fix);
  return open === 0 ? [{...found, edit: {start, end: start, text: ' default'}}] : [found];
}

/** Tabs without a value, and those with the value of another one. */
function ofValues(page: Page, items: JsxElement[]): Mistake[] {
  const first = new Map<string, number>();
  return items.flatMap((item) => {
    const place = page.placeOf(item);
    const value = attribute(item, 'value') ?? '';
    const line = first.get(value);
    if (value !== '' && line === undefined) {
      first.set(value, place.line);
      return [];
    }
    const message =
      value === ''
        ? 'this tab has no value'
        : `the tab on line ${line} has the value "${value}", too`;
    const fix = 'write value="…" with a word of its own: it becomes part of the URL';
    return [mistake(place, message, fix, value)];
  });
}

/**
 * Finds what's wrong with a group of tabs.
 *
 * @param group - a `<Tabs>` element
 */
export function tabProblems(page: Page, group: JsxElement): Mistake[] {
  const children = childrenOf(group);
  const stray = children.find(({name}) => name !== 'TabItem');
  if (has(group, 'values')) return [];
  if (stray) {
    const message = 'something in <Tabs> is in none of its tabs, which stops the build';
    const fix = 'put it into a <TabItem>, and write nothing else between <Tabs> and </Tabs>';
    return [mistake(page.placeOf(stray as JsxElement), message, fix)];
  }
  if (children.length === 0) {
    const message = '<Tabs> has no tabs, which stops the build';
    const fix = 'write a <TabItem> in it, or delete it';
    return [mistake(page.placeOf(group), message, fix)];
  }
  const items = children as JsxElement[];
  return [...ofDefault(page, group, items), ...ofValues(page, items)];
}
