import type {Problem} from '../core/finding.ts';
import type {Page} from '@portal/content/pages/page';
import {pageRule, type Run} from '../core/rule.ts';

/** Search engines cut off longer titles. */
export const LONGEST_TITLE = 65;

const KEYS = {title: 'title', short_description: 'description'} as const;

const valueOf = ({frontMatter}: Page, key: keyof typeof KEYS) => {
  const value = 'data' in frontMatter ? frontMatter.data[key] : undefined;
  return typeof value === 'string' ? value.trim() : '';
};

function ofForm(page: Page): Problem[] {
  const title = valueOf(page, 'title');
  const description = valueOf(page, 'short_description');
  const at = page.at(page.placeOfKey('title'));
  const found: Problem[] = [];
  if (/[.!:;,]$/.test(title)) {
    found.push({
      ...at,
      message: `the title ends with "${title.at(-1)}"`,
      fix: 'remove the punctuation: a title is a name',
      text: title,
    });
  }
  if (title.length > LONGEST_TITLE) {
    const message = `the title has ${title.length} characters`;
    found.push({
      ...at,
      message,
      fix: `keep to ${LONGEST_TITLE}: search results cut off the rest`,
      text: title,
    });
  }
  if (/\p{Extended_Pictographic}/u.test(title)) {
    found.push({...at, message: 'the title has an emoji', fix: 'remove it', text: title});
  }
  if (description.length >= 20 && !/[.?]$/.test(description)) {
    const fix = 'write a full sentence that ends with a period';
    const place = page.at(page.placeOfKey('short_description'));
    found.push({
      ...place,
      message: 'the short_description does not end with a period',
      fix,
      text: description,
    });
  }
  return found;
}

/** Titles and descriptions that another page of the version has. Readers can't tell them apart. */
function twins(page: Page, {project}: Run): Problem[] {
  return (Object.keys(KEYS) as (keyof typeof KEYS)[]).flatMap((key) => {
    const own = valueOf(page, key);
    const twin = project.pages.find(
      (other) =>
        other.file !== page.file &&
        other.version?.id === page.version?.id &&
        valueOf(other, key).toLowerCase() === own.toLowerCase(),
    );
    if (own === '' || !twin) return [];
    return [
      {
        ...page.at(page.placeOfKey(key)),
        message: `${twin.file} has the same ${KEYS[key]}`,
        fix: 'say what only this page covers',
        text: own,
      },
    ];
  });
}

export const titles = pageRule(
  'titles',
  'Titles are short names, descriptions are full sentences, and no two pages share one.',
  (page, run) => [...ofForm(page), ...twins(page, run)],
);
