import { memberOf } from '../../../evaluate/expressions/members.ts';
import { list, literal } from '../../../value/make.ts';
import type { Origin, Value } from '../../../value/value.ts';
import { builderMember } from '../../schema-builder/builders/builder-member.ts';
import type { SdkHost } from '../host.ts';
import { objectAt } from '../parts.ts';
import type { MessageShape } from './messages.ts';

type Build = (name: string, ...args: readonly Value[]) => Value;

/** Returns a schema of the SDK's own, as if it were written where it is named. */
export function schemaOf(shape: MessageShape, origin: Origin, host: SdkHost): Value {
  const build: Build = (name, ...args) => host.call(builderMember(name, origin, host), args, origin);
  const inner = (part: MessageShape) => schemaOf(part, origin, host);
  if (typeof shape === 'string') return fieldOf(shape, build, origin, host);
  if ('fields' in shape) {
    const fields = Object.entries(shape.fields).map(([name, part]) => [name, inner(part)]);
    return build('object', objectAt(origin, Object.fromEntries(fields)));
  }
  if ('each' in shape) return build('array', inner(shape.each));
  if ('anyOf' in shape) return build('union', list(shape.anyOf.map(inner), origin));
  if ('const' in shape) return build('literal', literal(shape.const, origin));
  return build(
    'enum',
    list(
      shape.enum.map((value) => literal(value, origin)),
      origin,
    ),
  );
}

function fieldOf(shape: Extract<MessageShape, string>, build: Build, origin: Origin, host: SdkHost): Value {
  const then = (value: Value, name: string, ...args: readonly Value[]): Value =>
    host.call(memberOf(value, name, origin, host.tracker), args, origin);
  const base = build(shape === 'number' ? 'number' : 'string');
  const filled = shape.startsWith('text') ? then(base, 'min', literal(1, origin)) : base;
  return shape.endsWith('?') ? then(filled, 'optional') : filled;
}
