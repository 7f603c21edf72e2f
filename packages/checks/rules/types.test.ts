import {describeRule} from '../testing/describeRule.ts';
import {types} from './types.ts';

const config = JSON.stringify({compilerOptions: {strict: true, types: [], lib: ['es2022']}});

describeRule(types, {
  together: true,
  clean: {'tsconfig.json': config, 'a.ts': 'export const a: number = 1;\n'},
  mistakes: {
    'a string instead of a number': {
      files: {
        'tsconfig.json': config,
        'src/a.ts': 'export let b = 2;\nexport const a: number = "1";\n',
      },
      at: 'src/a.ts:2:14',
      says: "Type 'string' is not assignable to type 'number'",
      fix: 'TS2322',
    },
  },
});
