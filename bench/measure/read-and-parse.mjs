// The minimum work of a tool for manifests: reads and parses each file of a folder.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder] = process.argv.slice(2);
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
let actions = 0;
for (const name of names) actions += Object.keys(JSON.parse(readFileSync(join(folder, name), 'utf8')).actions).length;
process.stdout.write(`${actions}\n`);
