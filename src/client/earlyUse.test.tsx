import {act, render} from '@testing-library/react';
import {useState} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {actOn} from './earlyUse';

function App() {
  const [count, setCount] = useState(0);
  const [query, setQuery] = useState('');
  const [dialog, setDialog] = useState(false);
  return (
    <>
      <button id="count" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <input id="query" value={query} onChange={({target}) => setQuery(target.value)} />
      <output>{query}</output>
      <button className="DocSearch-Button" onClick={() => setDialog(true)} />
      {dialog && (
        <input className="DocSearch-Input" onChange={({target}) => setQuery(target.value)} />
      )}
    </>
  );
}

const $ = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!;

const arrive = async (use: Promise<void>, container: HTMLElement) => {
  await act(async () => {
    hydrateRoot(container, <App />);
  });
  await act(async () => {
    document.documentElement.setAttribute('data-has-hydrated', 'true');
    await use;
  });
};

let container: HTMLElement;
let stop: jest.Mock;

beforeEach(() => {
  document.documentElement.setAttribute('data-has-hydrated', 'false');
  const served = render(<App />).container.innerHTML;
  document.body.innerHTML = `<div id="__docusaurus">${served}</div>`;
  container = document.body.firstElementChild as HTMLElement;
  stop = jest.fn();
});

test('presses again, and tells fields what they hold', async () => {
  const query = $<HTMLInputElement>('#query');
  query.value = 'early';
  const use = actOn({
    controls: new Map([[$('#count'), []]]),
    fields: new Map([[query, 'early']]),
    search: false,
    typed: '',
    stop,
  });
  expect(stop).not.toHaveBeenCalled();
  await arrive(use, container);
  expect($('#count').textContent).toBe('1');
  expect($('output').textContent).toBe('early');
  expect(query.value).toBe('early');
  expect(stop).toHaveBeenCalledTimes(1);
});

test('opens the search with what was typed', async () => {
  const use = actOn({
    // Another than the one that was pressed stands in its place.
    controls: new Map([[document.createElement('button'), [3]]]),
    fields: new Map(),
    search: true,
    typed: 'cold',
    stop,
  });
  await arrive(use, container);
  expect($<HTMLInputElement>('.DocSearch-Input').value).toBe('cold');
  expect($('output').textContent).toBe('cold');
  expect(stop).toHaveBeenCalledTimes(1);
});
