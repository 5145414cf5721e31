import fc from 'fast-check';
import { enumeration, literal, scalar } from './scalars.ts';
import { chain, count, filled, name, oneOf, params, plainName, type Source, telling } from './texts.ts';
import type { Target, Tie } from './tie.ts';

const lengths = fc.oneof(filled('.min(§)', count), filled('.max(§)', count), filled('.length(§)', count));
const emptiness = fc.oneof(lengths, fc.constant('.nonempty()'));

export const arrays = (tie: Tie): Source =>
  fc.oneof(
    chain(filled('z.array(§)', tie('schema')), emptiness, 2),
    chain(filled('§.array()', tie('schema')), emptiness, 2),
    filled('z.array(§, §)', tie('schema'), params),
    chain(
      filled('z.set(§)', tie('schema')),
      fc.oneof(filled('.§(§)', oneOf('min', 'max', 'size'), count), fc.constant('.nonempty()')),
      2,
    ),
    filled('z.tuple([§, §])', tie('schema'), tie('schema')),
    filled('z.tuple([§]).rest(§)', tie('schema'), tie('schema')),
    filled('z.tuple([], §)', params),
    filled('z.§(z.any())', oneOf('array', 'set')),
    filled('z.object({ id: z.tuple([§]).default(§) })', scalar, oneOf('[]', "['x']", "['x', 'y']", '[1, 2]')),
    filled('z.object({ id: z.tuple([§]).rest(§).default(§) })', scalar, scalar, oneOf("['x', 'y']", "['x', 3]")),
  );

/** Discriminated unions of objects. */
const discriminated = (tie: Tie): Source =>
  fc
    .tuple(
      fc.uniqueArray(oneOf("'a'", "'b'", '3', 'true'), { minLength: 1, maxLength: 3 }),
      fc.infiniteStream(fc.option(tie('shape'), { nil: '{}' })),
      fc.option(params, { nil: undefined, freq: 4 }),
    )
    .map(([kinds, shapes, last]) => {
      const options = kinds.map((kind) => `z.object(${shapes.next().value}).extend({ kind: z.literal(${kind}) })`);
      return `z.discriminatedUnion('kind', [${options.join(', ')}]${last === undefined ? '' : `, ${last}`})`;
    });

export const unions = (tie: Tie): Source =>
  fc.oneof(
    filled('z.union([§, §])', tie('schema'), tie('schema')),
    filled('z.union([§, §, §], §)', tie('schema'), scalar, tie('schema'), params),
    filled('z.union([§, §, §])', literal, literal, literal),
    filled('z.union([§, §])', enumeration, enumeration),
    filled(
      'z.union([z.§(), z.§(), z.§()])',
      ...Array(3).fill(oneOf('string', 'number', 'null', 'boolean', 'undefined')),
    ),
    filled('§.or(§)', tie('schema'), tie('schema')),
    discriminated(tie),
  );

export const intersections = (tie: Tie): Source =>
  fc.oneof(
    filled('§.and(§)', tie('object'), tie('object')),
    filled('z.intersection(§, §)', tie('object'), tie('schema')),
    filled('z.intersection(§, §, §)', tie('schema'), tie('object'), params),
  );

export const records = (tie: Tie): Source =>
  fc.oneof(
    filled('z.record(§)', tie('schema')),
    filled('z.record(§, §)', fc.oneof(scalar, enumeration, fc.constant('z.string().min(2).email()')), tie('schema')),
    filled('z.record(§, §)', tie('schema'), params),
  );

export const shape = (tie: Tie): Source =>
  fc
    .uniqueArray(fc.tuple(name, tie('schema')), { minLength: 1, maxLength: 3, selector: ([key]) => key })
    .map((entries) => `{ ${entries.map(([key, value]) => `${key}: ${value}`).join(', ')} }`);

const mask = fc
  .uniqueArray(fc.tuple(plainName, oneOf('true', 'true', 'true', 'false')), {
    minLength: 1,
    maxLength: 2,
    selector: ([key]) => key,
  })
  .map((entries) => `{ ${entries.map((entry) => entry.join(': ')).join(', ')} }`);

const deepened = (tie: Tie): Source =>
  fc.oneof(
    filled('z.object({ id: z.tuple([§]).rest(§)§ }).deepPartial()', tie('object'), scalar, oneOf('', '.nullable()')),
    filled('z.object({ id: z.array(§), type: §.optional() }).deepPartial()', tie('object'), tie('object')),
  );

export const objects = (tie: Tie, { former }: Target, names: readonly string[]): Source =>
  chain(
    fc.oneof(
      ...(names.includes('Box') ? [{ weight: 2, arbitrary: fc.constant('Box') }] : []),
      { weight: 6, arbitrary: filled('z.object(§)', tie('shape')) },
      { weight: 1, arbitrary: oneOf('z.object({})', 'z.strictObject({})') },
      { weight: 1, arbitrary: filled('z.object(§, §)', tie('shape'), params) },
      { weight: 1, arbitrary: filled('z.strictObject(§)', tie('shape')) },
      ...(former ? [{ weight: 1, arbitrary: deepened(tie) }] : []),
    ),
    fc.oneof(
      { weight: 3, arbitrary: telling },
      { weight: 2, arbitrary: filled('.§(§)', oneOf('extend', 'augment'), tie('shape')) },
      { weight: 1, arbitrary: filled('.merge(§)', tie('object')) },
      { weight: 1, arbitrary: filled(".setKey('§', §)", oneOf('id', 'more'), tie('schema')) },
      { weight: 3, arbitrary: filled('.§(§)', oneOf('pick', 'omit', 'partial', 'required'), mask) },
      { weight: 2, arbitrary: oneOf('.partial()', '.required()', former ? '.deepPartial()' : '.partial()') },
      { weight: 2, arbitrary: oneOf('.strict()', '.strip()', '.passthrough()', '.nonstrict()') },
      { weight: 1, arbitrary: filled('.catchall(§)', fc.oneof(tie('schema'), fc.constant('z.never()'))) },
      { weight: 1, arbitrary: oneOf('.clone()', ".dereference({ ticket: z.string().title('Ticket') })") },
    ),
    3,
  );
