import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  main: ['index', 'limits', 'workflows/built-in-functions'],
};

export default sidebars;
