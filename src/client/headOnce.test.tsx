import {act, render} from '@testing-library/react';
import {Helmet, HelmetProvider} from 'react-helmet-async';
import './headOnce.ts';

const page = (title: string) => (
  <HelmetProvider>
    <Helmet>
      <html className="docs" />
    </Helmet>
    <Helmet key={title}>
      <title>{title}</title>
    </Helmet>
    <Helmet key={`${title} description`}>
      <meta name="description" content={`About ${title}`} />
    </Helmet>
  </HelmetProvider>
);

/** The head is put into the page with the next frame. */
const frames = jest.spyOn(window, 'requestAnimationFrame');

const nextFrame = () => act(() => new Promise((done) => setTimeout(done, 50)));

const head = () => [
  document.title,
  document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
  document.documentElement.className,
];

test('a page has its head worked out once, and so has the next one', async () => {
  const {rerender} = render(page('Limits'));
  await nextFrame();
  expect(frames).toHaveBeenCalledTimes(1);
  expect(head()).toEqual(['Limits', 'About Limits', 'docs']);
  frames.mockClear();
  rerender(page('Pricing'));
  await nextFrame();
  expect(frames).toHaveBeenCalledTimes(1);
  expect(head()).toEqual(['Pricing', 'About Pricing', 'docs']);
});
