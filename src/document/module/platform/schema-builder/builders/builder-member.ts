import { costOfAll, overspent } from '../../../value/cost.ts';
import { callable, opaque, structure } from '../../../value/make.ts';
import { reportMistake } from '../../../value/report-mistake.ts';
import type { Origin, Value, ValueEntry } from '../../../value/value.ts';
import { unreadMember } from '../../sdk/known/unknown-members.ts';
import { isFormer, type SchemaHost } from '../schema.ts';
import type { Builder } from './builder.ts';
import { compound } from './compound.ts';
import { coercing, simple } from './simple.ts';
import { wrapping } from './wrapping.ts';

const builders: ReadonlyMap<string, Builder> = new Map(Object.entries({ ...simple, ...compound, ...wrapping }));

/** Members that the SDK's sixth major version added, and members that it removed. */
const later: ReadonlySet<string> = new Set(['branded', 'catch', 'upstream', 'downstream']);
const earlier: ReadonlySet<string> = new Set(['effect', 'transformer']);

const isOfAnotherTime = (name: string, host: SchemaHost): boolean => (isFormer(host) ? later : earlier).has(name);

/** Returns the value of a property of `z`. `origin` is the name. */
export function builderMember(name: string, origin: Origin, host: SchemaHost): Value {
  if (name === 'coerce') {
    const members = Object.entries(coercing).map(([kind, builder]): [string, ValueEntry] => [
      kind,
      { key: origin, value: asFunction(`coerce.${kind}`, builder, origin, host) },
    ]);
    return structure(new Map(members), origin);
  }
  if (isOfAnotherTime(name, host)) return opaque(`this version of the SDK has no \`z.${name}\``, origin);
  const builder = builders.get(name);
  if (builder) return asFunction(name, builder, origin, host);
  const why = `\`z.${name}\` is not read`;
  return host.borrowed ? opaque(why, origin) : unreadMember('z', name, why, origin);
}

const asFunction = (name: string, builder: Builder, origin: Origin, host: SchemaHost): Value => ({
  ...callable(origin, (args, call) => overspent(host, costOfAll(args), call) ?? builder(args, call, host)),
  construct: (_, at) => {
    const why = `\`z.${name}\` is no class`;
    return reportMistake(
      { id: 'value-unexpected', message: `\`z.${name}()\` is called without \`new\`.`, why, at },
      host,
    );
  },
});
