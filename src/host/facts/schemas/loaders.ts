import type { Ajv, Options } from 'ajv';
import type { JsonSchemaDraft } from '../../../rule/schema/draft.ts';

/** A validator class for one draft. */
export type Validators = new (options: Options) => Ajv;

/** Uses `default`, which is the module itself: if a CommonJS module exports a function, a bundler provides no other names. */
export const loaders: Readonly<Record<JsonSchemaDraft, () => Promise<Validators>>> = {
  'draft-07': async () => withFormats((await import('ajv')).default.Ajv),
  '2019-09': async () => withFormats((await import('ajv/dist/2019.js')).default.Ajv2019),
  '2020-12': async () => withFormats((await import('ajv/dist/2020.js')).default.Ajv2020),
};

/** The validator classes by draft. */
export type LoadedValidators = ReadonlyMap<JsonSchemaDraft | undefined, Validators>;

export async function loadValidators(drafts: readonly JsonSchemaDraft[]): Promise<LoadedValidators> {
  return new Map(await Promise.all(drafts.map(async (draft) => [draft, await loaders[draft]()] as const)));
}

/** Strings of these shapes may be rejected by the validator's formats although the standards allow them. */
const uncertainFormats: Readonly<Record<string, RegExp>> = {
  email: /["[]/,
  'uri-template': /['.]/,
  'date-time': /\.\d{10}/,
  time: /\.\d{10}/,
};

/** The formats import half of the validator, so they are loaded together with it and not earlier. */
async function withFormats(Validator: Validators): Promise<Validators> {
  const { default: formats } = await import('ajv-formats');
  return class extends Validator {
    constructor(options: Options) {
      super(options);
      formats.default(this);
      for (const [name, uncertain] of Object.entries(uncertainFormats)) {
        const accepts = testOf(this.formats[name]);
        this.addFormat(name, (text: string) => uncertain.test(text) || accepts(text));
      }
    }
  };
}

function testOf(format: Ajv['formats'][string]): (text: string) => boolean {
  if (format instanceof RegExp) return (text) => format.test(text);
  const validate = typeof format === 'object' ? format.validate : format;
  return typeof validate === 'function' ? (text) => validate(text as never) !== false : () => true;
}
