import {minifySync} from '@swc/core';

/** A call of a function with these argument expressions, as minified script text. */
export function call(fn: (...args: never[]) => void, ...args: string[]): string {
  return minifySync(`(${fn.toString()})(${args.join(', ')});`, {module: false}).code;
}
