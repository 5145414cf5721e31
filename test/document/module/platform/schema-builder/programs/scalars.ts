import fc from 'fast-check';
import { amount, chain, count, data, filled, flag, oneOf, params, type Source, word } from './texts.ts';

const stringCheck = fc.oneof(
  filled('.min(§)', count),
  filled('.max(§)', count),
  filled('.length(§)', count),
  oneOf('.nonempty()', ".min(2, 'Too short.')", '.max(8, { message: "Too long." })', '.length(5)'),
  oneOf('.email()', '.url()', '.uuid()', '.cuid()', '.cuid2()', '.ulid()', '.emoji()', ".email('No.')"),
  oneOf('.ip()', ".ip({ version: 'v4' })", ".ip({ version: 'v6' })", ".ip('No address.')"),
  oneOf('.datetime()', '.datetime({ offset: true })', '.datetime({ precision: 0 })', ".datetime('No date.')"),
  oneOf('.datetime({ precision: 3, offset: true })', '.datetime({ precision: null, offset: false })'),
  oneOf('.regex(/^[a-z]+$/)', String.raw`.regex(/^a\/b\d{2}$/i)`, '.regex(/[/]/u)', ".regex(new RegExp('x/y'))"),
  filled('.startsWith(§)', word),
  filled('.endsWith(§)', word),
  filled('.includes(§)', word),
  filled('.includes(§, { position: § })', word, oneOf('0', '1', '4')),
);
const rewriting = oneOf('.trim()', '.toLowerCase()', '.toUpperCase()');

const numberCheck = fc.oneof(
  filled('.min(§)', amount),
  filled('.gte(§)', amount),
  filled('.gt(§)', amount),
  filled('.max(§)', amount),
  filled('.lte(§)', amount),
  filled('.lt(§)', amount),
  filled('.multipleOf(§)', oneOf('1', '0.5', '5')),
  filled('.step(§)', oneOf('1', '0.01')),
  oneOf('.positive()', '.nonnegative()', '.negative()', '.nonpositive()', '.int()', '.finite()', '.safe()'),
);

const based = (kind: string): Source =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(`z.${kind}()`) },
    { weight: 1, arbitrary: filled(`z.${kind}(§)`, params) },
    { weight: 1, arbitrary: fc.constant(`z.coerce.${kind}()`) },
    { weight: 1, arbitrary: filled(`z.${kind}({ coerce: § })`, flag) },
  );

const secret = fc.constantFrom('', '', '', '.secret()');
const string = fc.tuple(chain(based('string'), stringCheck, 4), secret).map((parts) => parts.join(''));
const changed = chain(based('string'), fc.oneof(stringCheck, rewriting), 3);
const number = chain(based('number'), numberCheck, 4);

const words = fc
  .uniqueArray(oneOf("'a'", "'b'", "'c d'", '"it\'s"', "''"), { minLength: 1, maxLength: 4 })
  .map((each) => each.join(', '));
export const enumeration = fc.oneof(
  filled('z.enum([§])', words),
  filled('z.enum([§], §)', words, params),
  filled("z.enum(['a', ...[§]])", words),
  filled("z.enum(['a', 'b', 'x', § ]).exclude(['a', 'x'])", words),
  filled("z.enum(['x', §]).title('All').extract(['x'])", words),
);

const bare = fc.oneof(
  oneOf('z.boolean()', 'z.any()', 'z.unknown()', 'z.null()', 'z.undefined()', 'z.never()', 'z.coerce.boolean()'),
  filled('z.§(§)', oneOf('any', 'unknown', 'null', 'undefined', 'never', 'boolean'), params),
);

export const literal = fc.oneof(
  filled('z.literal(§)', oneOf("'a'", "'it'", '3', '-1.5', 'true', 'null', 'undefined')),
  filled('z.literal(§, §)', oneOf("'a'", '0', 'false', 'null', 'undefined'), params),
);

const reference = filled('z.ref(§)', oneOf("'ticket'", "'ferry'", "'a b'"));

/** Schemas of single values that both converters support. */
export const scalar = fc.oneof(
  { weight: 6, arbitrary: string },
  { weight: 4, arbitrary: number },
  { weight: 4, arbitrary: bare },
  { weight: 2, arbitrary: literal },
  { weight: 2, arbitrary: enumeration },
  { weight: 1, arbitrary: reference },
  { weight: 1, arbitrary: filled('z.literal(z.any().isOptional() ? § : 1)', oneOf("'a'", '2')) },
);

const native = oneOf(
  "z.nativeEnum({ Open: 'open', Closed: 'closed' })",
  "z.nativeEnum({ Open: 0, Closed: 'closed', 0: 'Open' })",
  "z.nativeEnum({ Low: 1, High: 2, 1: 'Low', 2: 'High' })",
  "z.nativeEnum({ One: 1, Two: 2 }, { description: 'D' })",
);

/** Schemas that only the older converter supports. */
export const olderScalar = fc.oneof(
  changed,
  native,
  based('date'),
  filled('z.bigint(§)', params),
  oneOf('z.date().min(new Date(0))', 'z.bigint().positive()', 'z.date().max(new Date(9))'),
  oneOf('z.void()', 'z.symbol()', 'z.nan()', 'z.function()', 'z.custom()', 'z.custom(() => true)'),
  oneOf('z.instanceof(Date)', 'z.function().args(z.string()).returns(z.number())', "z.nan({ description: 'D' })"),
);

export const fallback = filled('.default(§)', data);
