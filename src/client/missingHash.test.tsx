import missingHash, {rescue} from './missingHash.ts';

jest.mock(
  '@generated/docusaurus.config',
  () => ({
    __esModule: true,
    default: {
      baseUrl: '/docs/',
      customFields: {movedAnchors: {'/limits/#size': '/limits/#queue'}},
    },
  }),
  {virtual: true},
);

describe('rescue', () => {
  const anchors = {
    '/limits/#old': '/limits/#queue',
    '/limits/#gone': '/limits/',
    '/limits/#cost': '/pricing/#cost',
  };

  test.each([
    ['old', {id: 'queue', isMoved: true}],
    ['gone', {isMoved: true}],
    ['cost', {page: '/pricing/#cost', isMoved: true}],
    ['nothing-like-it', {isMoved: false}],
  ])('#%s', (id, found) => expect(rescue('/limits/', id, anchors)).toEqual(found));

  test('moved anchors belong to their page', () =>
    expect(rescue('/v1/limits/', 'old', anchors)).toEqual({isMoved: false}));
});

describe('on arrival', () => {
  const scrolled = jest.fn();
  const note = () => document.querySelector('.anchor-notice p')?.textContent;

  beforeEach(() => {
    scrolled.mockReset();
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolled(this.id);
    };
    window.scrollTo = () => scrolled('top');
    document.querySelector('#app')?.remove();
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div id="app"><article><div class="theme-doc-markdown">
        <h2 id="queue">Queue<a href="#queue">\u200b</a></h2><h2 id="large-payloads">Large payloads</h2>
        <div data-tab="python"></div>
      </div></article></div>`,
    );
  });

  /** Opens a URL, as the router reports it, and returns the URL after that. */
  function arrive(url: string, from: string | null = null) {
    window.history.replaceState({key: 'k'}, '', url);
    const location = (path: string) => new URL(path, 'https://docs.example') as unknown as Location;
    missingHash.onRouteDidUpdate!({
      location: location(url) as never,
      previousLocation: (from === null ? null : location(from)) as never,
    });
    const {pathname, search, hash} = window.location;
    return pathname + search + hash;
  }

  test.each(['/docs/limits/#queue', '/docs/limits/#python', '/docs/limits/', '/docs/limits/#%E0'])(
    '%s is left alone',
    (url) => {
      expect(arrive(url)).toBe(url);
      expect(scrolled).not.toHaveBeenCalled();
      expect(note()).toBeUndefined();
    },
  );

  test.each([
    ['queue.', 'queue'],
    ['queue)', 'queue'],
    ['queue%20', 'queue'],
    ['queue%C2%A0%E3%80%82', 'queue'],
    ['queue%E2%80%9D%3E,', 'queue'],
    ['size).', 'queue'],
    ['python.', 'python'],
  ])('#%s, from a text with a link, opens #%s', (hash, id) => {
    expect(arrive(`/docs/limits/#${hash}`)).toBe(`/docs/limits/#${id}`);
    expect(scrolled).toHaveBeenCalledWith(id === 'python' ? 'top' : id);
    expect(note()).toBeUndefined();
  });

  test('an unknown hash opens the start of the page, with a note', () => {
    expect(arrive('/docs/limits/?a=1#pricing', '/docs/v1/limits/#pricing')).toBe(
      '/docs/limits/?a=1',
    );
    expect(window.history.state).toEqual({key: 'k'});
    expect(scrolled).toHaveBeenCalledWith('top');
    expect(note()).toBe('There is no section “pricing” here. This is the start of the page.');
  });

  test('the note can be dismissed, and goes away with the page', () => {
    arrive('/docs/limits/#large-payload');
    document.querySelector<HTMLButtonElement>('.anchor-notice button')!.click();
    expect(note()).toBeUndefined();
    arrive('/docs/limits/#large-payload');
    arrive('/docs/limits/#queue', '/docs/pricing/');
    expect(note()).toBeUndefined();
    expect(document.querySelectorAll('.anchor-notice')).toHaveLength(1);
  });

  test("a page that isn't documentation keeps its hash", () => {
    document.querySelector('.theme-doc-markdown')!.className = '';
    expect(arrive('/docs/search/#queu')).toBe('/docs/search/#queu');
  });
});
