import * as z from 'zod';
import { levels } from './levels.ts';

const levelList = levels.map((level) => `\`${level}\``).join(', ');
const textOrTexts = 'expected a string or an array of strings';
const listed = <T extends z.ZodType<string>>(item: T) => z.array(item, { error: 'expected an array of strings' });
const text = z.string({ error: 'expected a string' });

/** A name or path. An empty one is refused here, because the error for a missing file would not explain it. */
const named = (expected: string, word = text) => word.regex(/\S/, `expected ${expected}, not an empty string`);

const level = z.enum(levels, { error: `expected one of ${levelList}` }).meta({
  id: 'severity',
  title: 'Severity',
  description: '`error`, `warn` and `info` say how severe a finding is; `off` turns the rule off.',
});

const anyOptions = z
  .record(z.string(), z.unknown())
  .describe('The options of the rule; options left out have their defaults.');

/** The model of a rule's setting: a severity, or a severity and options. */
export const settingOf = <O extends z.ZodType>(options: O) =>
  z.union([level, z.tuple([level]), z.tuple([level, options])], {
    error: `expected one of ${levelList}, or an array of one of them and the options`,
  });

export const settingModel = settingOf(anyOptions).meta({ id: 'setting', title: 'Severity, or severity and options' });

const anyRules = z.record(z.string(), settingModel, { error: 'expected an object' });

const glob = named('a glob', z.string());

/** The model of an entry in `extends`. */
const presetOrPath = named('a preset or the path of a configuration');

/** Builds the model of a configuration file for the available rules and presets. */
export const configOf = <R extends z.ZodType, P extends z.ZodType<string>>(ruleSettings: R, preset: P) => {
  const rules = ruleSettings.meta({
    id: 'rules',
    title: 'Rules',
    description: 'Severity, or severity and options, by rule.',
  });
  const override = z
    .strictObject({
      files: z.union([glob, z.array(glob).min(1, 'expected at least one glob')], { error: textOrTexts }).meta({
        title: 'Files',
        description:
          'Globs of the manifests it applies to, or folders, relative to the folder of the configuration; one that begins with `!` leaves out.',
      }),
      rules,
    })
    .meta({ title: 'Override', description: 'Rules for some of the manifests.' });
  return z
    .strictObject({
      $schema: z.string().meta({ description: 'The JSON Schema of this file, for editors.' }).optional(),
      extends: z
        .union([preset, z.array(preset)], { error: textOrTexts })
        .meta({
          title: 'Extends',
          description: 'Presets, or paths of other configurations, to extend; later ones win.',
          default: 'recommended',
        })
        .optional(),
      plugins: listed(named('an npm package or the path of a file'))
        .meta({ title: 'Plugins', description: 'npm packages or local files that provide rules and presets.' })
        .optional(),
      rules: rules.optional(),
      overrides: z
        .array(override, { error: 'expected an array of overrides' })
        .meta({ title: 'Overrides', description: 'Rules for some of the manifests; later ones win.' })
        .optional(),
      ignores: listed(text)
        .meta({
          title: 'Ignores',
          description: 'Patterns of what to ignore, as in `.gitignore`, relative to the folder of the configuration.',
        })
        .optional(),
      baseline: named('a file path', z.string({ error: 'expected a file path' }))
        .meta({
          title: 'Baseline',
          description:
            'The file with the fingerprints of inherited findings, relative to the folder of the configuration and inside the project.',
        })
        .optional(),
    })
    .meta({ title: 'hublint configuration', description: 'What hublint checks, and how severely.' });
};

/** The model of a configuration file before its rules, presets and options are checked against the available ones. */
export const configModel = configOf(anyRules, presetOrPath);

/** The model of one entry in `overrides`. */
export const overrideModel = configModel.shape.overrides.unwrap().element;

export type ConfigData = z.infer<typeof configModel>;
