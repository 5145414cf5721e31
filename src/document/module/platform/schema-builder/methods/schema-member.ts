import { literal, opaque } from '../../../value/make.ts';
import type { Origin, Value } from '../../../value/value.ts';
import { unreadMember } from '../../sdk/known/unknown-members.ts';
import type { SchemaValue } from '../schema.ts';
import { checks } from './checks.ts';
import { common } from './common.ts';
import { contents } from './contents.ts';
import { missingMemberMessage, outdated } from './lacking.ts';
import { metadata, secrecy } from './metadata.ts';
import type { Lookup } from './method.ts';
import { objects } from './object.ts';

const lookups: readonly Lookup[] = [metadata, common, ...checks, objects, secrecy, ...contents];

/** Methods that the SDK's own builder introduced, and that `zod` has in no version. */
const isOfTheSdk = (name: string): boolean =>
  /^(?:title|placeholder|hidden|disabled|displayAs|metadata|secret)$/.test(name);

/** Returns a property or a method of a schema. `origin` is the name. */
export function schemaMember(self: SchemaValue, name: string, origin: Origin): Value {
  const { host } = self.schema;
  if (host.borrowed !== undefined && isOfTheSdk(name)) {
    const absence = `A schema of \`zod\` has no \`${name}\`: import \`z\` from \`@botpress/sdk\`.`;
    return { ...literal(undefined, origin), absence, cause: host.borrowed };
  }
  const gone = host.borrowed ? undefined : outdated(self.schema, name);
  if (gone !== undefined) return { ...literal(undefined, origin), absence: gone };
  const receiver = { node: self.schema, self, key: origin };
  for (const lookup of lookups) {
    const found = lookup(receiver, name);
    if (found !== undefined) return found;
  }
  const why = `\`.${name}\` of a schema is not read`;
  const absence = host.borrowed ? undefined : missingMemberMessage(self.schema, name);
  if (absence !== undefined) return { ...literal(undefined, origin), absence };
  return host.borrowed ? opaque(why, origin) : unreadMember('schema', name, why, origin);
}
