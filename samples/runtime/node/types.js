/** The types package at run time: functions that give back what they are given. */
'use strict';

const identity = (component) => component;

module.exports = {defineApp: identity, defineAction: identity, defineSource: identity};
