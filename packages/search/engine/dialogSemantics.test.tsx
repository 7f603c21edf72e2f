import {correctSemantics} from './dialogSemantics.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Renders the parts of DocSearch whose roles matter here. */
function open(): Element {
  document.body.innerHTML =
    '<div role="button" tabindex="0" aria-expanded="true" aria-haspopup="listbox" aria-labelledby="x">' +
    '<header><input></header><footer></footer></div>';
  return document.body.firstElementChild!;
}

test('the container has no role of its own, and no landmarks', () => {
  const container = open();
  correctSemantics(container);
  expect(container.getAttributeNames()).toEqual([]);
  expect(container.querySelectorAll('[role=presentation]')).toHaveLength(2);
});

test("references to lists that don't exist are removed until the dialog closes", async () => {
  const container = open();
  const input = container.querySelector('input')!;
  const end = correctSemantics(container);
  input.setAttribute('aria-controls', 'docsearch-hits0-list');
  await turn();
  expect(input.hasAttribute('aria-controls')).toBe(false);
  end();
  input.setAttribute('aria-controls', 'docsearch-hits0-list');
  await turn();
  expect(input.hasAttribute('aria-controls')).toBe(true);
});
