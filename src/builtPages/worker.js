/** A thread that reads pages. */
'use strict';
require('tsx/cjs');
const {answer} = require('../workThread.js');
const {readPage} = require('./readPage.ts');

answer(readPage);
