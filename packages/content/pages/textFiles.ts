import type {Project} from './project.ts';

const TEXT = /\.(?:[cm]?[jt]sx?|css|mdx?|json|jsonc|ya?ml|svg|html|txt|xml|sh|conf)$/;

/** Generated files. */
const WRITTEN = ['package-lock.json'];

/** The text files of a project that people edit. */
export const textFiles = ({files}: Project): string[] =>
  files.filter((file) => TEXT.test(file) && !WRITTEN.includes(file));
