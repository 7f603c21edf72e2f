import {chromium} from '@playwright/test';

afterEach(() => {
  jest.resetModules();
  jest.restoreAllMocks();
});

/** The module, on a machine with these files. */
function onMachineWith(...files: string[]) {
  jest.doMock('node:fs', () => ({existsSync: (file: string) => files.includes(file)}));
  jest.spyOn(chromium, 'executablePath').mockReturnValue('/downloads/chrome');
  jest.doMock('@playwright/test', () => ({chromium}));
  return jest.requireActual<typeof import('./chromium.ts')>('./chromium.ts');
}

test("prefers Debian's browser, and accepts the downloaded one", () => {
  const {installedChromium} = onMachineWith('/usr/bin/chromium', '/downloads/chrome');
  expect(installedChromium()).toBe('/usr/bin/chromium');
  jest.resetModules();
  expect(onMachineWith('/downloads/chrome').installedChromium()).toBe('/downloads/chrome');
});

test('without a browser, says how to install one', async () => {
  const {installedChromium, launchChromium} = onMachineWith();
  const words = 'This needs Chromium. Install it with `npx playwright install chromium`';
  expect(installedChromium).toThrow(words);
  await expect(launchChromium()).rejects.toThrow(words);
});
