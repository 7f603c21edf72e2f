import {withQuotes} from './quotes.ts';

test.each([
  [
    '<meta property=og:image content=https://a.example/b.png?c=d />',
    '<meta property="og:image" content="https://a.example/b.png?c=d" />',
  ],
  [
    `<meta name=a content="b > c=d"><meta content='"e"=f'>`,
    `<meta name="a" content="b > c=d"><meta content='"e"=f'>`,
  ],
  ['<LINK REL=icon\nhref = /a.svg async>', '<LINK REL="icon"\nhref ="/a.svg" async>'],
  ['<title lang=en>a=b &lt; c</title>', '<title lang="en">a=b &lt; c</title>'],
  [
    '<script type=application/ld+json>{"a": "<meta name=b>"}</script><meta name=c>',
    '<script type="application/ld+json">{"a": "<meta name=b>"}</script><meta name="c">',
  ],
  ['<html lang=en><!-- a=b --><body class=c>', '<html lang="en"><!-- a=b --><body class=c>'],
])('%s', (html, quoted) => expect(withQuotes(html)).toBe(quoted));
