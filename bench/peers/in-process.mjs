// Checks one text repeatedly with one tool, as a server does, and prints the time of each run and the number of findings.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

const [tool, file, library, schemaFile, runs] = process.argv.slice(2);
const text = readFileSync(file, 'utf8');

/** Each loads a tool and returns a function that checks the text and counts the findings. */
const tools = {
  'parse only': async () => () => Object.keys(JSON.parse(text)).length && 0,
  async ajv() {
    const [{ Ajv }, { default: addFormats }] = [await import('ajv'), await import('ajv-formats')];
    const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true }));
    const validate = ajv.compile(JSON.parse(readFileSync(schemaFile, 'utf8')));
    return () => (validate(JSON.parse(text)) ? 0 : validate.errors.length);
  },
  async hublint() {
    const { lint } = await import(library);
    const config = fileURLToPath(new URL('hublint.json', import.meta.url));
    return async () => (await lint({ text, file: 'desk.json' }, { config })).summary.errors;
  },
  async spectral() {
    const { default: core } = await import('@stoplight/spectral-core');
    const { default: parsers } = await import('@stoplight/spectral-parsers');
    const spectral = new core.Spectral();
    spectral.setRuleset((await import('./ruleset.mjs')).default);
    return async () => (await spectral.run(new core.Document(text, parsers.Json, 'desk.json'))).length;
  },
};

const check = await tools[tool]();
const times = [];
let findingCount = 0;
for (let run = 0; run < Number(runs); run++) {
  const since = performance.now();
  findingCount = await check();
  times.push(performance.now() - since);
}
process.stdout.write(JSON.stringify({ times, findingCount }));
