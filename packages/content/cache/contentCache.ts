import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

interface Entry<Value> {
  /** A digest of the text that the value was derived from. */
  text: string;
  value: Value;
}

interface Stored<Value> {
  /** A digest of everything else that the values depend on. */
  salt: string;
  entries: Record<string, Entry<Value>>;
}

const digest = (texts: readonly string[]) =>
  texts
    .reduce((hash, text) => hash.update(text).update('\0'), createHash('sha256'))
    .digest('base64');

/** Keeps what was derived from texts until the texts or the code changes, in one JSON file. */
export class ContentCache<Value> {
  readonly #stored: Stored<Value>;
  #hasChanged = false;

  /**
   * @param file - the file, which doesn't have to exist or be valid
   * @param inputs - all other texts that the values depend on: code, configuration, `package-lock.json`
   */
  constructor(
    readonly file: string,
    inputs: readonly string[],
  ) {
    this.#stored = readStored(file, digest(inputs));
  }

  /** Whether there's a value under a name that was derived from this text. */
  has(name: string, text: string): boolean {
    return this.#stored.entries[name]?.text === digest([text]);
  }

  /** Returns the value under a name. Derives it if it isn't from this text. */
  of(name: string, text: string, derive: () => Value): Value {
    if (!this.has(name, text)) {
      this.#stored.entries[name] = {text: digest([text]), value: derive()};
      this.#hasChanged = true;
    }
    return this.#stored.entries[name]!.value;
  }

  /** Writes the file if there are new values. A read-only checkout works without it. */
  save(): void {
    if (!this.#hasChanged) return;
    try {
      mkdirSync(dirname(this.file), {recursive: true});
      writeFileSync(this.file, JSON.stringify(this.#stored));
    } catch {
      // Deriving everything again next time is only slower.
    }
  }
}

/** The values of the last run. Empty if it had other inputs, or if they can't be read. */
function readStored<Value>(file: string, salt: string): Stored<Value> {
  const none = {salt, entries: {}};
  if (!existsSync(file)) return none;
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored<Value>;
    return stored.salt === salt ? stored : none;
  } catch {
    return none;
  }
}
