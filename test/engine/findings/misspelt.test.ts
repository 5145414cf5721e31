import { expect, test } from 'vitest';
import { rules } from '../../../rules/index.ts';
import type { Setting } from '../../../schemas/settings.ts';
import { openDocument } from '../../../src/document/open-text.ts';
import { planFor } from '../../../src/engine/config/plan-for.ts';
import { lintDocument } from '../../../src/engine/lint.ts';
import { registryOf } from '../../../src/engine/plan/registry.ts';

const registry = registryOf(rules);
const on = Object.fromEntries(rules.map(({ id }) => [id, 'error' as const]));

/** A configuration whose keywords are each required by some rule. */
const parcels = `
name: parcels
version: 1.0.0
title: Parcels
description: Tells customers where their parcels are
attributes: { category: Other }
icon: icon.svg
readme: hub.md
configuration:
  title: Settings
  description: How the carrier is reached
  schema:
    type: object
    properties:
      apiToken:
        type: string
        x-zui: { title: Token, secret: true }
        description: What the carrier gave you
      speed:
        type: string
        x-zui: { title: Speed }
        description: 'One of "slow", "fast". Defaults to "slow"'
        enum: [slow, fast]
        default: slow
      label:
        anyOf: [{ type: string, x-zui: { title: Label }, description: Printed on it }, { type: 'null' }]
      sender: { $ref: '#/definitions/sender', x-zui: { title: Sender }, description: Who sends it }
    required: [apiToken]
    additionalProperties: false
    definitions:
      sender: { type: object, patternProperties: { '^s': {} }, required: [street] }
`;

async function told(text: string, settings: Readonly<Record<string, Setting>> = {}) {
  const document = await openDocument('parcels.integration.yaml', text);
  const layers = [{ from: 'test', rules: { ...on, ...settings } }];
  const plan = planFor(document.file, { registry, layers, homepage: 'https://example.org', inline: true });
  const { diagnostics } = await lintDocument(document, plan);
  return diagnostics.map(({ rule, pointer }) => `${rule} ${pointer}`);
}

/** Misspells a keyword of the schema wherever it occurs. */
function spelled(keyword: string, slip: string): string {
  const start = parcels.indexOf('schema:');
  const all = new RegExp(`(?<=[{\\s])${keyword.replace('$', '\\$')}:`, 'g');
  return parcels.slice(0, start) + parcels.slice(start).replace(all, `${slip}:`);
}

const isSpelling = (finding: string) => finding.startsWith('schema-keyword-spelled ');

test.each([
  ['x-zui', 'x-ziu'],
  ['description', 'discription'],
  ['type', 'tpye'],
  ['enum', 'enmu'],
  ['default', 'defualt'],
  ['anyOf', 'anyof'],
  ['$ref', 'ref'],
  ['properties', 'propertys'],
  ['patternProperties', 'patternProperty'],
  ['required', 'requierd'],
  ['additionalProperties', 'additionalproperties'],
])('what is missing because `%s` is spelled `%s` is not reported as well', async (keyword, slip) => {
  const [clean, found] = [await told(parcels), await told(spelled(keyword, slip))];
  expect(found.filter(isSpelling).length).toBeGreaterThan(0);
  expect(found.filter((one) => !isSpelling(one) && !clean.includes(one))).toEqual([]);
});

const titel = parcels.replace('x-zui: { title: Speed }', 'titel: Speed');
const speed = '/configuration/schema/properties/speed';

test('where a `title` belongs is reported once it is spelled so', async () => {
  expect(await told(titel)).toEqual([`schema-keyword-spelled ${speed}/titel`]);
  expect(await told(titel.replace('titel', 'title'))).toEqual([`field-title-required ${speed}`]);
});

test('if the spelling is not reported, the missing keyword is', async () => {
  expect(await told(titel, { 'schema-keyword-spelled': 'off' })).toEqual([`field-title-required ${speed}`]);
});

test('missing keywords elsewhere are reported beside a misspelt one', async () => {
  const untitled = titel.replace('x-zui: { title: Sender }, ', '');
  expect(await told(untitled)).toEqual([
    `schema-keyword-spelled ${speed}/titel`,
    'field-title-required /configuration/schema/properties/sender',
  ]);
});
