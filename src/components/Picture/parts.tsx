/**
 * The parts that pictures of the product consist of. All panels are as wide as a phone's column. On
 * wide screens, they're side by side, so there's no need for a second drawing.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {icons, type IconName} from '../Card/icons';
import styles from './parts.module.css';

/** The width of every panel, in SVG units. */
export const WIDTH = 340;

/** The horizontal padding of a panel. */
export const INSET = 16;

/** The width of a panel without its padding. */
export const INNER = WIDTH - 2 * INSET;

interface Place {
  x?: number;
  y: number;
}

/** A drawing of a part of the screen. It's hidden from screen readers; the picture has the label. */
export function Panel({height, children}: {height: number; children: ReactNode}): ReactNode {
  return (
    <svg
      className={styles.panel}
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      aria-hidden="true"
    >
      <rect className={styles.ground} x="1" y="1" width={WIDTH - 2} height={height - 2} rx="8" />
      {children}
    </svg>
  );
}

export type Tone = 'strong' | 'muted' | 'code' | 'danger' | 'accent';

interface WordsProps extends Place {
  tone?: Tone | readonly Tone[];
  anchor?: 'start' | 'middle' | 'end';
  children: ReactNode;
}

/** A line of text; `y` is its baseline. */
export function Words({
  x = INSET,
  y,
  tone = [],
  anchor = 'start',
  children,
}: WordsProps): ReactNode {
  const tones = [tone].flat().map((one) => styles[one]);
  return (
    <text className={clsx(styles.words, tones)} x={x} y={y} textAnchor={anchor}>
      {children}
    </text>
  );
}

/** A line below a panel's header or between two parts. */
export function Rule({y}: {y: number}): ReactNode {
  return <path className={styles.rule} d={`M1 ${y}H${WIDTH - 1}`} />;
}

interface BoxProps extends Place {
  width?: number;
  height: number;
  look?: 'step' | 'input' | 'chosen' | 'failed' | 'result';
}

export function Box({x = INSET, y, width = INNER, height, look = 'step'}: BoxProps): ReactNode {
  return <rect className={styles[look]} x={x} y={y} width={width} height={height} rx="6" />;
}

interface ButtonProps extends Place {
  width: number;
  isPrimary?: boolean;
  children: string;
}

/** A button, 28 high. */
export function Button({x = INSET, y, width, isPrimary = false, children}: ButtonProps): ReactNode {
  return (
    <>
      <rect
        className={isPrimary ? styles.primary : styles.secondary}
        {...{x, y, width}}
        height="28"
        rx="6"
      />
      <text
        className={clsx(styles.words, styles.strong, isPrimary && styles.onPrimary)}
        x={x + width / 2}
        y={y + 19}
        textAnchor="middle"
      >
        {children}
      </text>
    </>
  );
}

/** The three dots of a menu. */
export function Dots({x, y}: {x: number; y: number}): ReactNode {
  return (
    <>
      {[-7, 0, 7].map((offset) => (
        <circle key={offset} className={styles.dot} cx={x + offset} cy={y} r="2" />
      ))}
    </>
  );
}

/** The icon of a step with its own background, 28 wide. */
export function Icon({x, y, name}: {x: number; y: number; name: IconName}): ReactNode {
  return (
    <>
      <rect className={styles.tile} x={x} y={y} width="28" height="28" rx="6" />
      <path
        className={styles.icon}
        d={icons[name]}
        transform={`translate(${x + 5} ${y + 5}) scale(.75)`}
      />
    </>
  );
}

interface FieldProps {
  y: number;
  label: string;
  value: string;
  isCode?: boolean;
  /** Whether it's a dropdown. */
  isMenu?: boolean;
}

/** The height of a field with its label. */
export const FIELD = 60;

/** A form field with its label and value. */
export function Field({y, label, value, isCode = false, isMenu = false}: FieldProps): ReactNode {
  return (
    <>
      <Words y={y + 12} tone="strong">
        {label}
      </Words>
      <Box y={y + 20} height={30} look="input" />
      <Words x={INSET + 8} y={y + 40} tone={isCode ? 'code' : []}>
        {value}
      </Words>
      {isMenu && <path className={styles.icon} d={`m${WIDTH - INSET - 20} ${y + 33} 5 5 5-5`} />}
    </>
  );
}

/** A number that the list next to the picture explains. */
export function Pin({x, y, children}: {x: number; y: number; children: number}): ReactNode {
  return (
    <>
      <circle className={styles.pin} cx={x} cy={y} r="10" />
      <text className={styles.number} x={x} y={y + 4.5} textAnchor="middle">
        {children}
      </text>
    </>
  );
}

/** A switch with its label, 36 high. */
export function Switch({y, label, isOn}: {y: number; label: string; isOn: boolean}): ReactNode {
  const right = WIDTH - INSET;
  return (
    <>
      <Words y={y + 22}>{label}</Words>
      <rect
        className={isOn ? styles.primary : styles.off}
        {...{x: right - 34, y: y + 8, width: 34, height: 20, rx: 10}}
      />
      <circle className={styles.knob} cx={isOn ? right - 10 : right - 24} cy={y + 18} r="7" />
    </>
  );
}
