import { describe, expect, test } from 'vitest';
import type { Form } from '../../schemas/integration.ts';
import { checkModel } from '../../src/engine/model/check.ts';
import { changed } from './change.ts';
import { type Data, definition, record } from './parcels.ts';

type Needs = readonly [owner: string, path: readonly string[], required: readonly string[]];

const manifests: Readonly<Record<Form, () => Data>> = { record, definition };

const counter = ['channels', 'counter'];
const use = ['interfaces', 'listable<parcel>'];
const member = (kind: string, map: string, key: string): Needs => [
  `${kind} \`${key}\` of interface \`listable<parcel>\``,
  [...use, map, key],
  ['name'],
];

/** What every form requires: specification, section 2.1. */
const common: readonly Needs[] = [
  ['The integration', [], ['name', 'version']],
  ['The creation of the user', ['user', 'creation'], ['enabled', 'requiredTags']],
  ['Channel `counter`', counter, ['messages']],
  ['Message `text` of channel `counter`', [...counter, 'messages', 'text'], ['schema']],
  [
    'The creation of the conversation of channel `counter`',
    [...counter, 'conversation', 'creation'],
    ['enabled', 'requiredTags'],
  ],
  ['State `consent`', ['states', 'consent'], ['type', 'schema']],
  ['Event `parcelArrived`', ['events', 'parcelArrived'], ['schema']],
  ['Action `bookParcel`', ['actions', 'bookParcel'], ['input', 'output']],
  ['The input of action `bookParcel`', ['actions', 'bookParcel', 'input'], ['schema']],
  ['The output of action `bookParcel`', ['actions', 'bookParcel', 'output'], ['schema']],
  ['Entity `parcel`', ['entities', 'parcel'], ['schema']],
  member('Entity', 'entities', 'item'),
  member('Action', 'actions', 'list'),
  member('Event', 'events', 'created'),
  member('Channel', 'channels', 'desk'),
];

const needs: Readonly<Record<Form, readonly Needs[]>> = {
  definition: [...common, ['Extra operation `ping`', ['extraOperations', 'ping'], ['enabled']]],
  record: [
    ...common,
    [
      'The integration',
      [],
      [
        'id',
        'createdAt',
        'updatedAt',
        'identifier',
        'url',
        'signingSecret',
        'interfaces',
        'configuration',
        'configurations',
        'channels',
        'states',
        'events',
        'actions',
        'user',
        'entities',
        'dev',
        'title',
        'description',
        'iconUrl',
        'readmeUrl',
        'public',
        'visibility',
        'verificationStatus',
        'lifecycleStatus',
        'secrets',
        'ownerWorkspace',
        'meta',
      ],
    ],
    ['Interface `listable<parcel>`', use, ['id', 'name', 'version', 'entities', 'actions', 'events', 'channels']],
    ['The configuration', ['configuration'], ['identifier', 'schema']],
    ['The identifier of the configuration', ['configuration', 'identifier'], ['required']],
    ['Configuration `apiKey`', ['configurations', 'apiKey'], ['identifier', 'schema']],
    ['The identifier of configuration `apiKey`', ['configurations', 'apiKey', 'identifier'], ['required']],
    ['The user', ['user'], ['tags', 'creation']],
    ['Channel `counter`', counter, ['conversation', 'message']],
    ['The conversation of channel `counter`', [...counter, 'conversation'], ['tags', 'creation']],
    ['The message of channel `counter`', [...counter, 'message'], ['tags']],
    ['`ownerWorkspace` of the integration', ['ownerWorkspace'], ['id', 'handle', 'name']],
    ['`meta` of the integration', ['meta'], ['installs', 'views']],
  ],
};

const rows = (form: Form) =>
  needs[form].flatMap(([owner, path, names]) => names.map((name) => ({ owner, path, name })));

/** Returns the path without the names of entries: what applies to one channel applies to all. */
const kind = ({ path, name }: { path: readonly string[]; name: string }) =>
  [...path, name].map((step, index) => (maps.has(path[index - 1] ?? '') ? '*' : step)).join('.');

const maps: ReadonlySet<string> = new Set(
  'actions channels configurations entities events extraOperations interfaces messages secrets states tags'.split(' '),
);

/** Yields every property in the manifest that belongs to an object of the model, with its parent. */
function* properties(
  value: unknown,
  path: readonly string[] = [],
): Generator<{ path: readonly string[]; name: string }> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [name, part] of Object.entries(value)) {
    yield { path, name };
    if (name !== 'schema' && name !== 'ui') yield* properties(part, [...path, name]);
  }
}

describe.each(['record', 'definition'] as const)('a %s', (form) => {
  test.each(rows(form))('$owner needs `$name`', ({ owner, path, name }) => {
    const manifest = changed(manifests[form](), [...path, name], undefined) as Data;
    const { findings, uncertain } = checkModel(manifest, form, []);
    expect(findings).toEqual([
      {
        id: 'required',
        messageId: `missing-${name}`,
        message: `${owner} is missing the required property \`${name}\`.`,
        at: { path, on: path.length === 0 ? 'value' : 'key' },
        about: [...path, name],
      },
    ]);
    expect(uncertain([...path, name])).toBe(true);
  });

  test('needs nothing else', () => {
    const required = new Set(rows(form).map(kind));
    for (const place of properties(manifests[form]())) {
      if (required.has(kind(place))) continue;
      const manifest = changed(manifests[form](), [...place.path, place.name], undefined) as Data;
      expect(checkModel(manifest, form, []).findings, kind(place)).toEqual([]);
    }
  });
});
