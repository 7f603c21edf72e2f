/**
 * Change (eject, the original ships Prism's list of all languages, 6 KB): adds nothing, because the
 * browser has no highlighter. The build's languages are in `src/config/theme.ts`.
 */
export default function prismIncludeLanguages(): void {}
