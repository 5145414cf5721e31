import { readFileSync } from 'node:fs';
import semverCompare from 'semver/functions/compare.js';
import maxSatisfying from 'semver/ranges/max-satisfying.js';

type Json = Readonly<Record<string, unknown>>;

const { integration: tides }: { integration: Json } = JSON.parse(
  readFileSync(new URL('../../examples/tide-tables/tide-tables.integration.json', import.meta.url), 'utf8'),
);

const record = (version: string, more: Json = {}): Json => ({
  ...tides,
  id: `intver_${version.replaceAll(/\W/g, '0').padStart(24, 'T')}`,
  version,
  visibility: 'public',
  verificationStatus: 'approved',
  ...more,
});

const pilot = (version: string, more: Json = {}): Json =>
  record(version, {
    name: 'coastal/harbour-pilot',
    title: 'Harbour Pilot',
    description: 'Books a pilot for a ship that comes in.',
    entities: {},
    ...more,
  });

/** Returns the action that books a pilot, with this schema for the ship's name. */
const booking = (ship: Json = {}): Json => ({
  bookPilot: {
    title: 'Book a pilot',
    description: 'Books a pilot for one ship on one day',
    input: {
      schema: {
        type: 'object',
        properties: {
          ship: { type: 'string', description: 'Its name', 'x-zui': { title: 'Ship' }, ...ship },
          day: { type: 'string', format: 'date', description: 'When it comes', 'x-zui': { title: 'Day' } },
        },
        required: ['ship', 'day'],
      },
    },
    output: { schema: { type: 'object', properties: {} } },
  },
});

/** The integrations in the hub, with all versions. */
const held: readonly Json[] = [
  record('0.9.2', { visibility: 'private' }),
  record('1.0.0'),
  record('1.1.0', { description: 'Tells when the tide is in, and how high it comes, at any harbour of the coast.' }),
  record('2.0.0', { actions: {} }),
  record('3.0.0-rc.1'),
  pilot('1.2.0', { actions: booking() }),
  pilot('1.3.0', {
    identifier: { extractScript: 'to_string!(.body.ship' },
    actions: booking({ maxLength: 20 }),
  }),
  record('1.0.0', {
    id: 'intver_LIGHTHOUSE0000000000000',
    name: 'lighthouse',
    title: 'Lighthouse',
    visibility: 'unlisted',
  }),
];

const found = held.filter(({ visibility }) => visibility !== 'private');

/** Resolves a name and a version, a range or `latest`. */
export function integrationNamed(name: string, version: string): Json | undefined {
  const all = found.filter((one) => one.name === name);
  const versions = all.map((one) => String(one.version)).sort(semverCompare);
  const meant = version === 'latest' ? maxSatisfying(versions, '*') : maxSatisfying(versions, version);
  return all.find((one) => one.version === meant);
}

export const integrationWith = (id: string): Json | undefined => found.find((one) => one.id === id);
