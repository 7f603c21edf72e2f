import type {ReactNode} from 'react';

export function SearchIcon(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <circle cx="8.4" cy="8.4" r="7.5" fill="none" stroke="currentColor" />
      <path d="m13.7 13.7 4.8 4.8" stroke="currentColor" strokeLinecap="round" />
    </svg>
  );
}
