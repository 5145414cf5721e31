import { expect, test } from 'vitest';
import { pathOf } from '../../../src/data/pointer.ts';
import type { Patch } from '../../../src/document/document.ts';
import { ConflictCheck } from '../../../src/engine/fix/conflict-check.ts';

const pathTo = (pointer: string) => pathOf(pointer) ?? [];
const set = (pointer: string, value: unknown = 'Parcels'): Patch => ({ op: 'set', path: pathTo(pointer), value });
const remove = (pointer: string): Patch => ({ op: 'remove', path: pathTo(pointer) });
const rename = (pointer: string, to: string): Patch => ({ op: 'rename', path: pathTo(pointer), to });

const title = '/actions/track_parcel/title';
const action = '/actions/track_parcel';

/** Returns which of the fixes are accepted, one after the other. */
function taken(...fixes: readonly (readonly Patch[])[]): readonly boolean[] {
  const check = new ConflictCheck();
  return fixes.map((patches) => check.accept(patches));
}

test.each<[string, Patch, Patch]>([
  ['a value that is set already', set(title), set(title, 'Track')],
  ['a value that goes', remove(title), set(title)],
  ['what is set', set(title), remove(title)],
  ['what goes already', remove(title), remove(title)],
  ['what is inside of a value that is set', set(action, {}), set(title)],
  ['what is inside of a value that goes', remove('/actions'), rename(action, 'trackParcel')],
  ['a value inside of which another one is set', set(title), set(action, {})],
  ['a value inside of which another one goes', remove(title), remove(action)],
  ['what is far inside of a value that goes', remove('/actions'), set(title)],
  [
    'a value far inside of which another one is set',
    set('/actions/track_parcel/input/schema/type'),
    remove('/actions'),
  ],
  ['a value inside of which a name changes', rename(action, 'trackParcel'), remove('/actions')],
  ['the name of what has a new one', rename(action, 'trackParcel'), rename(action, 'parcelTrack')],
  ['the name of what goes', remove(action), rename(action, 'trackParcel')],
  ['the name of what is set', set(action, {}), rename(action, 'trackParcel')],
  [
    'a name that another property is given',
    rename('/actions/track-parcel', 'trackParcel'),
    rename(action, 'trackParcel'),
  ],
  ['a name that another property is added by', set('/actions/trackParcel', {}), rename(action, 'trackParcel')],
  ['a property by the name that another one is given', rename(action, 'trackParcel'), set('/actions/trackParcel', {})],
  ['a name that goes', remove('/actions/trackParcel'), rename(action, 'trackParcel')],
  ['what has a new name', rename(action, 'trackParcel'), remove(action)],
])('rejects %s', (_, first, second) => {
  expect(taken([first], [second])).toEqual([true, false]);
});

test.each<[string, Patch, Patch]>([
  ['another value of one object', set(title), set('/actions/track_parcel/description')],
  ['a value beside one whose pointer begins like it', remove('/actions/track'), set(title)],
  ['what is inside of a property that gets another name', rename(action, 'trackParcel'), set(title)],
  ['the name of what something inside changes of', remove(title), rename(action, 'trackParcel')],
  ['the value of what gets another name', rename(action, 'trackParcel'), set(action, {})],
  [
    'a name that is given in another object far inside',
    rename('/actions/track_parcel/input/schema', 'type'),
    rename('/actions/track_parcel/output/schema', 'type'),
  ],
  [
    'a name that is given in another object',
    rename(action, 'trackParcel'),
    rename('/events/track_parcel', 'trackParcel'),
  ],
  ['a name with the marks of pointers', remove('/actions/track~1parcel/title'), set('/actions/track/parcel/title')],
])('accepts %s', (_, first, second) => {
  expect(taken([first], [second])).toEqual([true, true]);
});

test('accepts all patches of one fix, which may be at the same path', () => {
  const moved = [set('/actions/track_parcel/input'), remove(title)];
  expect(taken([remove(title)], moved, [set('/actions/track_parcel/input')])).toEqual([true, false, true]);
  expect(taken([remove(title), set(title)], [set(title)])).toEqual([true, false]);
});
