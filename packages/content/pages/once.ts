/**
 * Caches the results of a function, so that rules can call it freely.
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
