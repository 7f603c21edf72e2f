import type {Project} from './project.ts';

const TEXT = /\.(?:[cm]?[jt]sx?|css|mdx?|json|jsonc|ya?ml|svg|html|txt|xml|sh|conf)$/;

/** Files that programs write. */
const WRITTEN = ['package-lock.json'];

/** The files of a project that people read and write, as text. */
export const textFiles = ({files}: Project): string[] =>
  files.filter((file) => TEXT.test(file) && !WRITTEN.includes(file));
