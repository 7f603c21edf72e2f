import type {ComponentProps, ReactNode} from 'react';

/** An icon drawn with one line, in the color of the text around it; `children` are its shapes. */
export function LineIcon(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      {...props}
    />
  );
}
