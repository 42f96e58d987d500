const { hitOf, depthOf } = require('./answer.js');
const sepax = require('sepax');
const space = depthOf(require('sepax/3d'));
const { load } = require('sepax/async');

load().then((loaded) => {
  console.log(JSON.stringify({ inline: hitOf(sepax), loaded: hitOf(loaded), space }));
});
