import { isContainer } from '../../../data/objects.ts';
import type { Path } from '../../../data/path.ts';
import { fieldTextPlaces, type JsonSchema, optionGroup, type SchemaOwner, type Severity } from '../../index.ts';

type Level = Severity | 'off';

const option = <L extends Level>(level: L) =>
  ({ type: 'string', enum: ['error', 'warn', 'info', 'off'], default: level }) as const;

/** Options for how deep to check fields, and for where the title or description of a field may be, other than in itself. */
export const depthOptions = {
  depth: {
    type: 'string',
    enum: ['top', 'all'],
    default: 'top',
    description: 'Whether to check only top-level fields, or nested ones too.',
  },
  elsewhere: {
    type: 'string',
    enum: ['wrapped', 'anywhere'],
    default: 'wrapped',
    description:
      'Where else a field may have its title or description: in a schema that it wraps, or in an `anyOf` or `allOf` anywhere inside it, as in the platform CLI’s linter.',
  },
} as const;

/** Yields the paths at which the title or description of a field may be, according to the option `elsewhere`. */
export const textPlaces = (field: JsonSchema, text: Path, elsewhere: 'wrapped' | 'anywhere'): Iterable<Path> =>
  elsewhere === 'wrapped' ? fieldTextPlaces(field, text) : placesInside(field, [], text);

function* placesInside(part: object, path: Path, text: Path): Generator<Path> {
  if (path.length === 0) yield text;
  for (const [key, child] of Object.entries(part)) {
    if (!isContainer(child)) continue;
    const childPath = [...path, Array.isArray(part) ? Number(key) : key];
    if (path.at(-1) === 'anyOf' || path.at(-1) === 'allOf') yield [...childPath, ...text];
    yield* placesInside(child, childPath, text);
  }
}

/** Builds the option for the highest severity by owner of the schema. */
export const severityByOwner = (levels: Readonly<Record<SchemaOwner, Level>>) => {
  const group = optionGroup({
    configuration: option(levels.configuration),
    'named-configuration': option(levels['named-configuration']),
    'action-input': option(levels['action-input']),
    'action-output': option(levels['action-output']),
    event: option(levels.event),
    state: option(levels.state),
    message: option(levels.message),
    entity: option(levels.entity),
  });
  const description = 'The highest severity, by what the schema belongs to; `off` skips it.';
  return { ...group, default: {}, description } as const;
};
