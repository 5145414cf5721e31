import type { Ajv, Options } from 'ajv';
import type { JsonSchemaDraft } from '../../../rule/schema/draft.ts';

/** Makes a validator of one draft. */
export type Validators = new (options: Options) => Ajv;

/** Through `default`, which is the module itself: a bundler gives a module that is a function no other names. */
export const loaders: Readonly<Record<JsonSchemaDraft, () => Promise<Validators>>> = {
  'draft-07': async () => knowingFormats((await import('ajv')).default.Ajv),
  '2019-09': async () => knowingFormats((await import('ajv/dist/2019.js')).default.Ajv2019),
  '2020-12': async () => knowingFormats((await import('ajv/dist/2020.js')).default.Ajv2020),
};

/** The validators of some drafts. */
export type LoadedValidators = ReadonlyMap<JsonSchemaDraft | undefined, Validators>;

export async function loadValidators(drafts: readonly JsonSchemaDraft[]): Promise<LoadedValidators> {
  return new Map(await Promise.all(drafts.map(async (draft) => [draft, await loaders[draft]()] as const)));
}

/** What is refused as these formats, and allowed by their standards, is among the texts with this in them. */
const unsure: Readonly<Record<string, RegExp>> = {
  email: /["[]/,
  'uri-template': /['.]/,
  'date-time': /\.\d{10}/,
  time: /\.\d{10}/,
};

/** The formats bring half of the validator along: they are loaded with it, not before. */
async function knowingFormats(Validator: Validators): Promise<Validators> {
  const { default: formats } = await import('ajv-formats');
  return class extends Validator {
    constructor(given: Options) {
      super(given);
      formats.default(this);
      for (const [name, odd] of Object.entries(unsure)) {
        const accepts = testOf(this.formats[name]);
        this.addFormat(name, (text: string) => odd.test(text) || accepts(text));
      }
    }
  };
}

function testOf(format: Ajv['formats'][string]): (text: string) => boolean {
  if (format instanceof RegExp) return (text) => format.test(text);
  const validate = typeof format === 'object' ? format.validate : format;
  return typeof validate === 'function' ? (text) => validate(text as never) !== false : () => true;
}
