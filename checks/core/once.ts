/**
 * Remembers what a function gave for an object, so that rules may ask freely and the work is done
 * once.
 *
 * @param compute - a function of one object
 * @returns the same function, computed once for each object
 */
export function once<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const results = new WeakMap<K, {value: V}>();
  return (key) => {
    const known = results.get(key);
    if (known) return known.value;
    const value = compute(key);
    results.set(key, {value});
    return value;
  };
}
