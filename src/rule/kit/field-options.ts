import { optionGroup, type SchemaOwner, type Severity } from '../index.ts';

type Level = Severity | 'off';

const option = <L extends Level>(level: L) =>
  ({ type: 'string', enum: ['error', 'warn', 'info', 'off'], default: level }) as const;

/** The option that says how deep fields are looked at. */
export const fieldDepth = {
  type: 'string',
  enum: ['top', 'all'],
  default: 'top',
  description: 'Whether to check only top-level fields, or nested ones too.',
} as const;

/** Options that say how severe something is at most, by what the schema belongs to. */
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
