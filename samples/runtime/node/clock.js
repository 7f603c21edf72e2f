/** Samples that look at the clock can be given the time that it shows. */
'use strict';

module.exports = {
  /** Timers keep running on the real clock; only the time that a sample reads is fixed. */
  fix(time) {
    if (time === undefined) return () => undefined;
    const RealDate = Date;
    const now = RealDate.parse(time);
    global.Date = class extends RealDate {
      constructor(...args) {
        super(...(args.length > 0 ? args : [now]));
      }

      static now() {
        return now;
      }
    };
    return () => {
      global.Date = RealDate;
    };
  },
};
