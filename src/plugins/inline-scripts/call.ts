import {minifySync} from '@swc/core';

/** Returns a call of a function with these argument expressions, as minified code. */
export function call(fn: (...args: never[]) => void, ...args: string[]): string {
  return minifySync(`(${fn.toString()})(${args.join(', ')});`, {module: false}).code;
}
