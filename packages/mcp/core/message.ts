/**
 * Parses a message of a client. Some clients send `null` for what they leave out, which the SDK refuses, so
 * it's left out here.
 *
 * @throws SyntaxError if it isn't JSON
 */
export const parseMessage = (text: string): unknown =>
  JSON.parse(text, (name, value: unknown) => (value === null && name !== '' ? undefined : value));
