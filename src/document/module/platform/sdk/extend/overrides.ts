import { closest, didYouMean } from '../../../../../data/closest.ts';
import { cut } from '../../../../../data/cut.ts';
import { inCode } from '../../../../../data/in-code.ts';
import { isUndefined, stringOf } from '../../../value/make.ts';
import { isWithin } from '../../../value/origin.ts';
import type { Origin, Structure, Value } from '../../../value/value.ts';
import type { SdkHost } from '../host.ts';
import { noObject, part, recordOf } from '../parts.ts';
import { holds } from '../version/facts-by-version.ts';

const nouns = { actions: 'action', events: 'event', channels: 'channel' } as const;

type Kind = keyof typeof nouns;

/**
 * Reports changes to actions, events and channels that the interface does not have: the SDK ignores them. An interface that is
 * not on disk has no name here, and may have more of them. `call` is the `.extend` call.
 */
export function reportUnknownOverrides(changes: Value, definition: Value, call: Origin, host: SdkHost): void {
  const name = stringOf(part(definition, 'name'));
  if (holds('extend-by-entities', host.sdk)) return;
  if (changes.kind === 'object') reportUnknownKinds(changes, call, host);
  if (name === undefined) return;
  for (const kind of ['actions', 'events', 'channels'] as const) {
    const given = part(changes, kind);
    const theirs = recordOf(part(definition, kind), definition.origin);
    if (given?.kind === 'object' && theirs.rest === undefined)
      reportUnknownNames(given, theirs, { kind, interface: name, call, host });
  }
}

/** Reports other properties next to the entities and changes, which are ignored too. */
function reportUnknownKinds(changes: Structure, call: Origin, host: SdkHost): void {
  const known = ['entities', ...Object.keys(nouns)];
  reportLeftOut(changes, { known, isLeftOut: (name) => !known.includes(name), owner: '' }, call, host);
}

interface Expected {
  readonly known: readonly string[];
  readonly isLeftOut: (name: string) => boolean;
  /** What has the properties: text that follows their name. */
  readonly owner: string;
}

function reportLeftOut({ entries }: Structure, expected: Expected, call: Origin, host: SdkHost): void {
  const { known, isLeftOut, owner } = expected;
  for (const [name, { key, value }] of entries) {
    if (!isLeftOut(name) || isUndefined(value) || !isWithin(key, call)) continue;
    const meant = closest(
      name,
      known.filter((one) => !entries.has(one)),
    );
    const message = `\`.extend\` knows no \`${name}\`${owner}, which the SDK would leave out.${didYouMean(meant)}`;
    host.report({ id: 'member-missing', message, at: key });
  }
}

/** What an interface defines itself: the SDK ignores it in changes. Other unknown properties are sent, and reported there. */
const definedByInterface = {
  actions: { names: ['input', 'output'], owner: 'an action' },
  events: { names: ['schema'], owner: 'an event' },
  channels: { names: ['messages'], owner: 'a channel' },
};

/** Reports properties of a changed action, event or channel that the SDK ignores. */
function reportIgnored(change: Value, { kind, call, host }: Extended): void {
  if (change.kind !== 'object' || !holds('extend-overrides', host.sdk)) return;
  const { names, owner } = definedByInterface[kind];
  const isDefined = (name: string) => names.includes(name);
  reportLeftOut(change, { known: [], isLeftOut: isDefined, owner: ` in ${owner}` }, call, host);
  for (const side of kind === 'channels' ? ['message', 'conversation'] : []) {
    const given = part(change, side);
    const isOther = (name: string) => name !== 'tags';
    const expected = { known: ['tags'], isLeftOut: isOther, owner: ` in the \`${side}\` of ${owner}` };
    if (given?.kind === 'object') reportLeftOut(given, expected, call, host);
  }
}

interface Extended {
  readonly kind: Kind;
  readonly interface: string;
  readonly call: Origin;
  readonly host: SdkHost;
}

function reportUnknownNames(given: Structure, theirs: Structure, extended: Extended): void {
  const { kind, interface: name, call, host } = extended;
  const left = [...theirs.entries.keys()].filter((own) => !given.entries.has(own));
  for (const [own, { key, value }] of given.entries) {
    if (theirs.entries.has(own)) {
      reportString(value, host);
      reportIgnored(value, extended);
    }
    if (theirs.entries.has(own) || isUndefined(value) || !host.spend(left.length)) continue;
    const meant = closest(own, left);
    // Changes that are written elsewhere may be meant for several interfaces.
    if (meant === undefined && !isWithin(key, call)) continue;
    const message = `Interface \`${name}\` has no ${nouns[kind]} \`${own}\`.${didYouMean(meant)}`;
    host.report({ id: 'member-missing', message, at: key });
  }
}

/** Reports a name in place of an object with a name: its characters would be sent, one by one. */
function reportString(value: Value, host: SdkHost): void {
  const name = stringOf(value);
  if (name === undefined || name === '') return;
  const message = `This is a string; expected an object: \`{ name: '${inCode(cut(name, 60))}' }\`.`;
  host.report({ id: 'value-unexpected', message, why: noObject, at: value.origin });
}
