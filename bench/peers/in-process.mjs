// Checks one text again and again, with each tool in turn, and prints how long each took, and what it found.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import spectralCore from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import ruleset from './ruleset.mjs';

const [file, library, schemaFile, runs] = process.argv.slice(2);
const text = readFileSync(file, 'utf8');
const { lint } = await import(library);

const spectral = new spectralCore.Spectral();
spectral.setRuleset(ruleset);
const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true }));
const validate = ajv.compile(JSON.parse(readFileSync(schemaFile, 'utf8')));
const config = fileURLToPath(new URL('hublint.json', import.meta.url));

const tools = {
  'parse only': () => Object.keys(JSON.parse(text)).length && 0,
  ajv: () => (validate(JSON.parse(text)) ? 0 : validate.errors.length),
  hublint: async () => {
    const { summary } = await lint({ text, file: 'desk.json' }, { config });
    return summary.errors;
  },
  spectral: async () => (await spectral.run(new spectralCore.Document(text, parsers.Json, 'desk.json'))).length,
};

const measured = Object.fromEntries(Object.keys(tools).map((name) => [name, { times: [], found: 0 }]));
for (let run = 0; run < Number(runs); run++) {
  for (const [name, check] of Object.entries(tools)) {
    const since = performance.now();
    measured[name].found = await check();
    measured[name].times.push(performance.now() - since);
  }
}
process.stdout.write(JSON.stringify(measured));
