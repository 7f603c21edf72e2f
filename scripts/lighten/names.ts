/** What the pages and the app name: classes, ids, tags and, for the app, every word. */

const CLASS_OR_ID = /\s(?:class|id)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;
const TAG = /<([a-z][a-z0-9-]*)/gi;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;
const WORD = /[A-Za-z_][\w-]*/g;

/** Every word of a script: whatever it may put into a page is among them. */
export function wordsOf(script: string): Set<string> {
  return new Set(script.match(WORD));
}

/** Names that stand in pages, added page by page. */
export class PageNames {
  readonly names = new Set<string>();
  readonly tags = new Set<string>();
  /** Attribute values and scripts repeat from page to page. */
  private readonly seen = new Set<string>();

  add(html: string): void {
    for (const [, double, single, bare] of html.matchAll(CLASS_OR_ID)) {
      this.once((double ?? single ?? bare)!, (value) => value.split(/\s+/));
    }
    for (const [, tag] of html.matchAll(TAG)) this.tags.add(tag!.toLowerCase());
    for (const [, script] of html.matchAll(INLINE_SCRIPT)) {
      this.once(script!, (text) => wordsOf(text));
    }
  }

  private once(text: string, namesIn: (text: string) => Iterable<string>): void {
    if (this.seen.has(text)) return;
    this.seen.add(text);
    for (const name of namesIn(text)) this.names.add(name);
  }
}
