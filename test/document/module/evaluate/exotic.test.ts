import { expect, it } from 'vitest';
import { ownOf } from '../../../../src/data/objects.ts';
import { Graph } from '../../../../src/document/module/modules/graph.ts';
import type { KnownPackages } from '../../../../src/document/module/modules/resolution/known-packages.ts';
import { loadParser } from '../../../../src/document/module/syntax/parser.ts';
import { callable, literal, opaque } from '../../../../src/document/module/value/make.ts';
import type { Caller, Exotic, Origin, Value } from '../../../../src/document/module/value/value.ts';
import { entry, memoryHost } from '../memory.ts';

const nowhere: Origin = { file: entry, start: 0, end: 0 };
const parser = await loadParser();

/** A tide, as a value of another platform's library: called with a number of hours, it returns a later tide. */
function tide(hour: number, origin: Origin, caller: Caller): Exotic {
  const later = callable(origin, ([hours], place) =>
    tide(hours?.kind === 'literal' ? hour + Number(hours.value) : hour, place, caller),
  );
  const through = callable(origin, ([change = opaque('no change', origin)], place) =>
    caller.call(change, [literal(hour, place)], place),
  );
  const members: Readonly<Record<string, Value>> = { hour: literal(hour, origin), later, through };
  return {
    kind: 'exotic',
    member: (name) => ownOf(members, name) ?? opaque(`no tide has \`${name}\``, origin),
    origin,
  };
}

const packagesFor = (caller: Caller): KnownPackages => ({
  known: (specifier) =>
    specifier === 'tides'
      ? { exports: (name, origin) => (name === 'high' ? tide(6, origin, caller) : opaque('ebb', origin)) }
      : undefined,
  generated: (definition) => definition,
  remote: (_, origin) => opaque('no hub', origin),
});

const evaluated = (code: string): Value => {
  const source = `import { high } from 'tides'\nexport default ${code}`;
  return new Graph(parser, memoryHost({ [entry]: source }), packagesFor).exported(entry, 'default', nowhere);
};

it.each([
  ['high.hour', 6],
  ['high.later(3).later(2).hour', 11],
  ['[1, 2].map((hours) => high.later(hours).hour).join()', '7,8'],
  ["high.through((hour) => 'at ' + hour)", 'at 6'],
  ["typeof high === 'object' ? 'a tide' : 'nothing'", 'a tide'],
])('%s', (code, value) => expect(evaluated(code)).toMatchObject({ kind: 'literal', value }));

it('can be asked for members that it does not have', () => {
  expect(evaluated('high.toString')).toMatchObject({ kind: 'opaque', why: 'no tide has `toString`' });
});
