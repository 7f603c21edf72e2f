import {realpathSync} from 'node:fs';
import {join} from 'node:path';
import {clear, plantFolder} from '../testing/plant.ts';
import {fileExists} from './fileExists.ts';

afterEach(() => {
  clear();
  jest.restoreAllMocks();
});

test('finds a file by its exact name, on systems that ignore case, too', () => {
  const root = plantFolder({'img/logo.svg': '', 'img/Logo.svg': ''});
  expect(fileExists(root, 'img/logo.svg')).toBe(true);
  expect(fileExists(root, 'img/none.svg')).toBe(false);
  // macOS finds the file under both names, and says what its name is.
  jest.spyOn(realpathSync, 'native').mockReturnValue(join(root, 'img/logo.svg'));
  expect(fileExists(root, 'img/logo.svg')).toBe(true);
  expect(fileExists(root, 'img/Logo.svg')).toBe(false);
});
