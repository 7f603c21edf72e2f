/** Sets a fixed time for samples that read the clock. */
'use strict';

module.exports = {
  /** Fixes the time that a sample reads. Timers still use the real clock. */
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
