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
  ['setting a value that is already set', set(title), set(title, 'Track')],
  ['setting a value that is removed', remove(title), set(title)],
  ['removing a value that is set', set(title), remove(title)],
  ['removing a value that is already removed', remove(title), remove(title)],
  ['setting something inside of a value that is set', set(action, {}), set(title)],
  ['renaming something inside of a value that is removed', remove('/actions'), rename(action, 'trackParcel')],
  ['setting an object inside of which a value is set', set(title), set(action, {})],
  ['removing an object inside of which a value is removed', remove(title), remove(action)],
  ['removing an object inside of which a property is renamed', rename(action, 'trackParcel'), remove('/actions')],
  ['setting something far inside of a value that is removed', remove('/actions'), set(title)],
  [
    'removing an object far inside of which a value is set',
    set('/actions/track_parcel/input/schema/type'),
    remove('/actions'),
  ],
  ['renaming a property that is already renamed', rename(action, 'trackParcel'), rename(action, 'parcelTrack')],
  ['renaming a property that is removed', remove(action), rename(action, 'trackParcel')],
  ['renaming a property that is set', set(action, {}), rename(action, 'trackParcel')],
  [
    'renaming to the new name of another property',
    rename('/actions/track-parcel', 'trackParcel'),
    rename(action, 'trackParcel'),
  ],
  ['renaming to the name of an added property', set('/actions/trackParcel', {}), rename(action, 'trackParcel')],
  ['adding a property under the new name of another', rename(action, 'trackParcel'), set('/actions/trackParcel', {})],
  ['renaming to the name of a removed property', remove('/actions/trackParcel'), rename(action, 'trackParcel')],
  ['removing a property that is renamed', rename(action, 'trackParcel'), remove(action)],
])('rejects %s', (_, first, second) => {
  expect(taken([first], [second])).toEqual([true, false]);
});

test.each<[string, Patch, Patch]>([
  ['setting another value of the same object', set(title), set('/actions/track_parcel/description')],
  ['setting a value beside one whose pointer begins alike', remove('/actions/track'), set(title)],
  ['setting something inside of a property that is renamed', rename(action, 'trackParcel'), set(title)],
  ['renaming a property inside of which something is removed', remove(title), rename(action, 'trackParcel')],
  ['setting the value of a property that is renamed', rename(action, 'trackParcel'), set(action, {})],
  [
    'renaming to the same name far inside another object',
    rename('/actions/track_parcel/input/schema', 'type'),
    rename('/actions/track_parcel/output/schema', 'type'),
  ],
  [
    'renaming to the same name in another object',
    rename(action, 'trackParcel'),
    rename('/events/track_parcel', 'trackParcel'),
  ],
  [
    'a name that contains characters with a meaning in pointers',
    remove('/actions/track~1parcel/title'),
    set('/actions/track/parcel/title'),
  ],
])('accepts %s', (_, first, second) => {
  expect(taken([first], [second])).toEqual([true, true]);
});

test('accepts all patches of one fix, which may be at the same path', () => {
  const moved = [set('/actions/track_parcel/input'), remove(title)];
  expect(taken([remove(title)], moved, [set('/actions/track_parcel/input')])).toEqual([true, false, true]);
  expect(taken([remove(title), set(title)], [set(title)])).toEqual([true, false]);
});
