import { asJson, assets, createManifest } from '../inputs/manifest.ts';
import { numbers } from '../inputs/numbers.ts';
import type { Series } from './series.ts';

const ruleSource = (number: number) => `{
  id: 'description-word-${number}',
  summary: 'No description has word ${number}.',
  presets: {},
  messages: { found: 'The description of field \`{key}\` has word ${number}.' },
  *field({ node, key, at }) {
    if (node.description?.includes('word ${number} ')) yield { message: 'found', data: { key }, at: at.key() };
  },
}`;

/** A plugin with this many rules, each of which visits every field. */
const pluginSource = (count: number) =>
  `export default { name: 'desk', rules: [${numbers(count).map(ruleSource).join(', ')}] };\n`;

const createConfiguration = (count: number) => ({
  plugins: ['./plugin.mjs'],
  rules: Object.fromEntries(numbers(count).map((number) => [`desk/description-word-${number}`, 'error'])),
});

/** A growing number of rules. */
export const rules: readonly Series[] = [
  {
    name: 'rules over 2,500 fields',
    unit: 'rules',
    counts: [1, 10, 50, 200],
    createStep: (count) => ({
      files: {
        ...assets,
        'package.json': '{ "private": true }\n',
        'plugin.mjs': pluginSource(count),
        'hublint.config.json': asJson(createConfiguration(count)),
        'desk.json': asJson(createManifest({ actions: 500 })),
      },
      args: ['desk.json', '--fail-on', 'never'],
    }),
  },
];
