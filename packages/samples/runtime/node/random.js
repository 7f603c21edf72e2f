/** Sets a fixed random number for samples that use one. */
'use strict';

module.exports = {
  fix(value) {
    if (value === undefined) return () => undefined;
    const original = Math.random;
    Math.random = () => value;
    return () => {
      Math.random = original;
    };
  },
};
