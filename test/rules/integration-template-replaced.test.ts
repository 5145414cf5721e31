import rule from '../../rules/integration-template-replaced.ts';
import { testRule } from '../../src/testing/index.ts';
import { assets, base64 } from './facts.ts';

const svg = (shape: string, ground: string) =>
  `<svg viewBox="0 0 241 241" xmlns="http://www.w3.org/2000/svg"><rect fill="${ground}"/><path d="${shape}"/></svg>`;
const shape = 'M102 112L130.5 95.5L127.5 86L98 103L102 112Z';
const template = svg(shape, '#AAAAAA');
const files = { 'icon.svg': template, 'parcel.svg': svg('M0 0h9v9H0z', '#AAAAAA'), 'blue.svg': svg(shape, '#3366FF') };
const facts = { assets: assets(files) };

testRule(rule, {
  valid: [
    { facts, manifest: 'icon: parcel.svg' },
    { name: 'a template icon in another colour', facts, manifest: 'icon: blue.svg' },
    { name: 'an icon file that does not exist', facts, manifest: 'icon: desk.svg' },
    { name: 'an icon that is not known', manifest: 'icon: icon.svg' },
    { name: 'none', facts, manifest: 'name: parcel-desk' },
    'actions: { helloWorld: { title: Hello World, description: Greets the customer } }',
    'actions: { greet: { title: Hello World, description: A simple hello world action } }',
  ],
  invalid: [
    {
      facts,
      manifest: 'icon: ⟦icon.svg⟧',
      problems: [
        { message: 'icon', text: 'The icon is left over from a template; nobody can recognize the integration by it.' },
      ],
    },
    { facts, manifest: `icon: ⟦${base64(template)}⟧`, problems: ['icon'] },
    {
      name: 'the example action of a template',
      manifest: 'actions: { ⟦helloWorld⟧: { title: Hello World, description: A simple hello world action } }',
      problems: [{ message: 'action', text: 'Action `helloWorld` is left over from a template.' }],
    },
  ],
});
