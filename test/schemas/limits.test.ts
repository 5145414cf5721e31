import { describe, expect, test } from 'vitest';
import type { Form } from '../../schemas/integration.ts';
import { partOf } from '../../src/data/path.ts';
import { checkModel } from '../../src/engine/model/check.ts';
import { changed } from './change.ts';
import { type Data, definition, record } from './parcels.ts';

type Path = readonly (string | number)[];
interface Limit {
  readonly path: Path;
  /** The name of the string in messages. */
  readonly subject: string;
  readonly min?: number;
  readonly max: number;
}

const manifests: Readonly<Record<Form, () => Data>> = { record, definition };
const limit = (max: number, subject: string, ...path: Path): Limit => ({ path, subject, max });

/** Everything with a title and a description, with its name in messages. */
const shown: readonly (readonly [subject: string, ...path: string[]])[] = [
  ['the configuration', 'configuration'],
  ['configuration `apiKey`', 'configurations', 'apiKey'],
  ['channel `counter`', 'channels', 'counter'],
  ['event `parcelArrived`', 'events', 'parcelArrived'],
  ['action `bookParcel`', 'actions', 'bookParcel'],
  ['entity `parcel`', 'entities', 'parcel'],
  ['tag `recipientId` of the user', 'user', 'tags', 'recipientId'],
  ['tag `slipId` of the message of channel `counter`', 'channels', 'counter', 'message', 'tags', 'slipId'],
  [
    'tag `parcelId` of the conversation of channel `counter`',
    'channels',
    'counter',
    'conversation',
    'tags',
    'parcelId',
  ],
];

const use = ['interfaces', 'listable<parcel>'];
const member = (kind: string, map: string, key: string) =>
  limit(200, `Name of ${kind} \`${key}\` of interface \`listable<parcel>\``, ...use, map, key, 'name');

/** All limits of the specification, section 8. */
const common: readonly Limit[] = [
  { ...limit(36, '`id` of interface `listable<parcel>`', ...use, 'id'), min: 28 },
  limit(200, 'Name of the integration', 'name'),
  limit(200, 'Version of the integration', 'version'),
  limit(200, 'Name of interface `listable<parcel>`', ...use, 'name'),
  limit(200, 'Version of interface `listable<parcel>`', ...use, 'version'),
  member('entity', 'entities', 'item'),
  member('action', 'actions', 'list'),
  member('event', 'events', 'created'),
  member('channel', 'channels', 'desk'),
  limit(200, 'Attribute `region`', 'attributes', 'region'),
  limit(200, 'Attribute `group` of event `parcelArrived`', 'events', 'parcelArrived', 'attributes', 'group'),
  limit(200, 'Attribute `group` of action `bookParcel`', 'actions', 'bookParcel', 'attributes', 'group'),
  { ...limit(64, 'Title of the integration', 'title'), min: 1 },
  limit(256, 'Description of the integration', 'description'),
  ...shown.map(([subject, ...path]) => limit(64, `Title of ${subject}`, ...path, 'title')),
  ...shown.map(([subject, ...path]) => limit(256, `Description of ${subject}`, ...path, 'description')),
  limit(2000, '`url` of the integration', 'url'),
  limit(2000, '`extractScript` of the identifier', 'identifier', 'extractScript'),
  limit(2000, '`fallbackHandlerScript` of the identifier', 'identifier', 'fallbackHandlerScript'),
  limit(2000, '`identifierExtractScript` of the sandbox', 'sandbox', 'identifierExtractScript'),
  limit(2000, '`messageExtractScript` of the sandbox', 'sandbox', 'messageExtractScript'),
  limit(
    2000,
    '`linkTemplateScript` of the identifier of the configuration',
    'configuration',
    'identifier',
    'linkTemplateScript',
  ),
  limit(
    2000,
    '`linkTemplateScript` of the identifier of configuration `apiKey`',
    'configurations',
    'apiKey',
    'identifier',
    'linkTemplateScript',
  ),
];

const limits: Readonly<Record<Form, readonly Limit[]>> = {
  record: [
    ...common,
    { ...limit(36, '`id` of the integration', 'id'), min: 28 },
    limit(2000, '`signingSecret` of the integration', 'signingSecret'),
  ],
  definition: [
    ...common,
    limit(200, '`sdkVersion` of the integration', 'sdkVersion'),
    limit(200, 'Name of action `listParcels`', 'actions', 'listParcels', 'name'),
    limit(200, 'Name of event `parcelLost`', 'events', 'parcelLost', 'name'),
  ],
};

const stateTypes = '`conversation`, `user` or `integration`';
const visibilities = '`public`, `private` or `unlisted`';
const verificationStatuses = '`unapproved`, `pending`, `approved` or `rejected`';
const lifecycleStatuses = '`published` or `deprecated`';

/** All enums of the specification, sections 2.1 and 3: the name in messages, the listed values, and the path. */
const enums: Readonly<Record<Form, readonly (readonly [subject: string, values: string, ...path: string[]])[]>> = {
  record: [
    ['`visibility` of the integration', visibilities, 'visibility'],
    ['`type` of state `consent`', stateTypes, 'states', 'consent', 'type'],
    ['`verificationStatus` of the integration', verificationStatuses, 'verificationStatus'],
    ['`lifecycleStatus` of the integration', lifecycleStatuses, 'lifecycleStatus'],
  ],
  definition: [
    ['`visibility` of the integration', visibilities, 'visibility'],
    ['`type` of state `consent`', stateTypes, 'states', 'consent', 'type'],
  ],
};

const check = (form: Form, path: Path, value: unknown) => {
  const manifest = changed(manifests[form](), path, value) as Data;
  const { findings } = checkModel(manifest, form, []);
  return findings.map(({ id, at, message }) => ({ id, at, message }));
};

const forms: readonly Form[] = ['record', 'definition'];

describe.each(forms)('in a %s', (form) => {
  test('the manifest that the others are derived from is valid, and has every path', () => {
    const manifest = manifests[form]();
    const result = checkModel(manifest, form, []);
    expect(result.findings).toEqual([]);
    expect(result.known).toBe(manifest);
    for (const { path } of limits[form]) expect(partOf(manifest, path)).toBeTypeOf('string');
    for (const [, , ...path] of enums[form]) expect(partOf(manifest, path)).toBeTypeOf('string');
  });

  test.each(limits[form])('$subject has at most $max characters', ({ path, subject, max }) => {
    const at = { path, on: 'value' };
    const tooLong = (length: number) => ({
      id: 'too-long',
      at,
      message: `${subject} has ${length} characters; at most ${max} are allowed.`,
    });
    expect(check(form, path, 'x'.repeat(max))).toEqual([]);
    expect(check(form, path, 'x'.repeat(max + 1))).toEqual([tooLong(max + 1)]);
    // Code points count, not UTF-16 units.
    expect(check(form, path, '📦'.repeat(max))).toEqual([]);
    expect(check(form, path, '📦'.repeat(max + 1))).toEqual([tooLong(max + 1)]);
  });

  test.each(limits[form])('$subject has a minimum number of characters', ({ path, subject, min = 0 }) => {
    expect(check(form, path, 'x'.repeat(min))).toEqual([]);
    if (min === 0) return;
    const message =
      min === 1
        ? `${subject} is empty; at least 1 character is required.`
        : `${subject} has ${min - 1} characters; at least ${min} are required.`;
    expect(check(form, path, 'x'.repeat(min - 1))).toEqual([{ id: 'too-short', at: { path, on: 'value' }, message }]);
    // One astral character is two UTF-16 units.
    expect(check(form, path, '📦'.repeat(min - 1))).toEqual([{ id: 'too-short', at: { path, on: 'value' }, message }]);
  });

  test.each(enums[form])('%s is one of %s', (subject, values, ...path) => {
    for (const [, value] of values.matchAll(/`(\w+)`/g)) expect(check(form, path, value)).toEqual([]);
    const finding = (message: string) => [{ id: 'enum', at: { path, on: 'value' }, message }];
    expect(check(form, path, 'bot')).toEqual(finding(`${subject} is \`bot\`; expected ${values}.`));
    expect(check(form, path, '')).toEqual(finding(`${subject} is empty; expected ${values}.`));
    expect(check(form, path, 1)).toEqual([
      { id: 'type', at: { path, on: 'value' }, message: `${subject} is a number; expected a string.` },
    ]);
  });

  test('schemas, icons and other free text have no limit', () => {
    expect(check(form, ['actions', 'bookParcel', 'input', 'schema', 'title'], 'x'.repeat(5000))).toEqual([]);
    const free = form === 'record' ? ['iconUrl'] : ['secrets', 'DESK_KEY', 'description'];
    expect(check(form, free, 'x'.repeat(5000))).toEqual([]);
  });
});
