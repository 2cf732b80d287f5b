// Prints what Redocly's recommended rules and Spectral's rules for OpenAPI say of contracts, as JSON. A program of its
// own: jest takes ten times as long to load the two.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import redocly from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';

const files = ['openapi.yaml', 'admin.yaml', 'studio.yaml'].map((file) => resolve('schema/provider', file));

/** @param {string} file */
async function redoclyProblems(file) {
  const config = await redocly.createConfig({ extends: ['recommended'] });
  const problems = await redocly.lint({ ref: file, config });
  return problems.map(({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer}: ${message}`);
}

/** @type {import('@stoplight/spectral-core').RulesetDefinition} */
const ruleset = { extends: [[/** @type {never} */ (rulesets.oas), 'recommended']], rules: {} };

/** @param {string} file */
async function spectralProblems(file) {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset(ruleset);
  const problems = await spectral.run(new spectralCore.Document(readFileSync(file, 'utf8'), parsers.Yaml, file));
  return problems.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`);
}

const redoclyFound = [];
const spectralFound = [];
for (const file of files) {
  redoclyFound.push(...(await redoclyProblems(file)));
  spectralFound.push(...(await spectralProblems(file)));
}
console.log(JSON.stringify({ redocly: redoclyFound, spectral: spectralFound }));
