/** Types into a field that React controls: it hears of values that it did not set itself. */
export function typeInto(input: HTMLInputElement, value: string): void {
  const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  set!.call(input, value);
  input.dispatchEvent(new Event('input', {bubbles: true}));
}
