import * as z from 'zod';
import packageJson from '../../package.json' with { type: 'json' };
import { configOf, settingModel, settingOf } from '../../schemas/config.ts';
import { eventModel } from '../../schemas/event.ts';
import { accountModel, memberModel, stateModel, workspaceModel } from '../../schemas/hub.ts';
import { definitionModel, recordModel } from '../../schemas/integration.ts';
import { reportModel } from '../../schemas/report.ts';
import { reviewModel } from '../../schemas/review.ts';
import { checks } from '../../src/engine/checks.ts';
import { presetSummaries } from '../../src/engine/registry.ts';
import type { Rule } from '../../src/rule/index.ts';
import type { Generated } from './rules.ts';

/** What an editor needs to know of a rule to complete it in a configuration. */
type Configurable = Pick<Rule, 'id' | 'summary' | 'options'>;

/** The JSON Schemas of all that hublint reads and writes. */
export async function generate(rules: readonly Configurable[]): Promise<readonly Generated[]> {
  return [
    file('integration-record', recordModel()),
    file('integration-definition', definitionModel()),
    file('config', configModelFor([...rules, ...checks])),
    file('report', reportModel),
    file('review', reviewModel),
    file('workspace', workspaceModel()),
    file('workspace-member', memberModel()),
    file('account', accountModel()),
    file('state', stateModel()),
    file('event', eventModel()),
  ];
}

/** The model of a configuration that knows every rule and preset by name; names with a slash may be a plugin's. */
function configModelFor(rules: readonly Configurable[]): z.ZodType {
  const settings = rules.map(({ id, summary, options }) => {
    const setting = options instanceof z.ZodType ? settingOf(options) : settingModel;
    return [id, setting.meta({ id: undefined, description: summary }).optional()] as const;
  });
  const presets = z.enum(Object.keys(presetSummaries));
  return configOf(
    z
      .object(Object.fromEntries(settings))
      .catchall(settingModel)
      .meta({ propertyNames: { anyOf: [{ enum: rules.map(({ id }) => id) }, { pattern: '/' }] } }),
    z.union([presets, z.string()]),
  );
}

function file(name: string, model: z.ZodType): Generated {
  const path = `schemas/${name}.schema.json`;
  const { $schema, title, description, ...schema } = z.toJSONSchema(model, {
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema }) => {
      // What Zod adds and every validator takes for granted.
      const { propertyNames: names } = jsonSchema;
      if (typeof names === 'object' && names.type === 'string') delete jsonSchema.propertyNames;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  const text = `${JSON.stringify({ $schema, $id: addressOf(path), title, description, ...schema }, null, 2)}\n`;
  return { path, text };
}

/** Where the file can be fetched from the repository. */
const addressOf = (path: string): string =>
  packageJson.repository.url
    .replace(/^git\+https:\/\/github\.com/, 'https://raw.githubusercontent.com')
    .replace(/\.git$/, `/main/${path}`);
