import {controls} from './behaviors/controls.ts';
import {failures} from './behaviors/failures.ts';
import {reading} from './behaviors/reading.ts';
import {search} from './behaviors/search.ts';
import {test} from './fixtures.ts';

/** What readers do. Each behavior is tested in all three browsers. */
for (const {name, run, expectedErrors, unable} of [
  ...reading,
  ...controls,
  ...search,
  ...failures,
]) {
  test.describe(() => {
    if (expectedErrors) test.use({expectedErrors});
    test(name, async ({reader, engine}) => {
      test.skip(Boolean(unable?.[engine]), unable?.[engine]);
      await run(reader);
    });
  });
}
