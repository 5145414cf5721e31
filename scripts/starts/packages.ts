/** Shared by several desks, with most of what the schema builder offers. */
export const berths = `import { z } from '@botpress/sdk';

export const harbors = ['north', 'south'] as const;

enum Tide {
  Low = 'low',
  High = 'high',
}

const depth = z.object({
  above: z.number().min(-1).max(20).default(-1).title('Above').describe('Metres above the ground'),
  tide: z.enum([Tide.Low, Tide.High]).optional().title('Tide').describe('When it was measured, ' + 'if it was'),
});

const mooring = z.object({
  id: z.string().uuid().title('Number').describe('The number of the mooring'),
  code: z.string().regex(/^[A-Z]{2}-\\d+$/).title('Code').describe('What is painted on it'),
  page: z.string().url().nullable().title('Page').describe('Where it is described'),
  mail: z.string().email().optional().title('Mail').describe('Whom to ask'),
  since: z.string().datetime().nullish().title('Since').describe('When it was built'),
});

const lit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lamp'), colour: z.string().title('Colour').describe('Of its light') }),
  z.object({ kind: z.literal('none') }),
]);

export const berth = mooring
  .omit({ mail: true })
  .merge(depth.pick({ above: true }))
  .extend({
    depth: depth.optional().title('Depth').describe('How deep it is there'),
    light: lit.title('Light').describe('How it is lit'),
    names: z.record(z.string()).title('Names').describe('In other languages'),
    ropes: z.array(z.object({ length: z.number().int() })).min(1).title('Ropes').describe('What holds a ferry'),
  });
`;

/** Levels by name, in the style of definitions that have a namespace for each entity. */
export const tides = `import { z } from '@botpress/sdk';

export namespace Level {
  const fields = {
    id: z.string().title('Number').describe('The number of the gauge'),
    metres: z.number().title('Metres').describe('How high the water stands'),
  } as const;

  export const schema = z.object(fields);
  export type Level = z.infer<typeof schema>;
}
`;

/** Used by the desks' own code: a definition that imports one object from it causes all of it to be read. */
export const metrics = `import * as sdk from '@botpress/sdk';
import { Meter, type Reading } from 'harbor-metrics';

export const secrets = {
  METER_KEY: { description: 'The key of the meter that counts errors' },
} satisfies sdk.IntegrationDefinitionProps['secrets'];

type Config = { key: string; desk: string; rates?: Record<string, number> };
type Options = { fn: Function; name: string };

const everyTenth = /^(?:list|find)/;

const rateOf = (config: Config, name?: string): number => {
  if (name && config.rates?.[name] !== undefined) {
    return config.rates[name];
  }
  return everyTenth.test(name ?? '') ? 0.1 : 1;
};

export const count = async (reading: Reading, config: Config, name?: string): Promise<void> => {
  const { key, desk } = config;
  const meter = new Meter(key, { accepts: (one) => one.rate < rateOf(config, name) });
  try {
    await meter.add({ ...reading, properties: { ...reading.properties, desk } });
    console.info('counted');
  } catch (thrown: unknown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    console.error(\`The meter could not be reached: \${message}\`);
  }
};

export function counted(config: Config, props: sdk.IntegrationProps<any>) {
  props.register = wrapped({ fn: props.register, name: 'register' }, config);
  if (props.actions) {
    for (const name of Object.keys(props.actions)) {
      const action = props.actions[name];
      if (typeof action !== 'function') continue;
      props.actions[name] = wrapped({ fn: action, name }, config);
    }
  }
  Object.keys(props.channels).forEach((channel) => {
    const { messages } = props.channels[channel];
    messages.text = wrapped({ fn: messages.text, name: channel }, config);
  });
  return new sdk.Integration(props);
}

function wrapped(options: Options, config: Config) {
  const { fn, name } = options;
  return async (...args: any[]) => {
    try {
      return await fn(...args);
    } catch (thrown) {
      await count({ event: \`\${config.desk} \${name}\`, properties: { name } }, config, name);
      throw thrown;
    }
  };
}
`;

/** The lockfile of the package manager: packages from elsewhere are not searched for in this repository. */
export const lockfile = `lockfileVersion: '9.0'

importers:

  packages/common:
    dependencies:
      harbor-metrics:
        specifier: ^1.0.0
        version: 1.2.0

packages:

  harbor-metrics@1.2.0:
    resolution: {integrity: sha512-0000}
`;
