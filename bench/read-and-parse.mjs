// The least that a tool for manifests can do. With nothing to import, it is its own bundle.
import { readFile } from 'node:fs/promises';

const manifest = JSON.parse(await readFile(process.argv[2], 'utf8'));
process.stdout.write(`${manifest.name}\n`);
