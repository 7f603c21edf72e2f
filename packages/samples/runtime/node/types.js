/** The types package at run time: functions that return their argument. */
'use strict';

const identity = (component) => component;

module.exports = {defineApp: identity, defineAction: identity, defineSource: identity};
