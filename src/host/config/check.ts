import { type ConfigFile, configModel } from '../../../schemas/config.ts';
import { closest } from '../../data/closest.ts';
import { KnownError } from '../../engine/known-error.ts';

/** @throws KnownError where a configuration has an unknown key or a value of the wrong kind. */
export function checkShape(config: unknown, source: string): ConfigFile {
  const parsed = configModel.safeParse(config);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = (issue?.path ?? []).filter((step) => typeof step !== 'symbol');
  if (issue?.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    if (key === '$import') {
      throw new KnownError({
        message: '`$import` is not taken: it would run what it names.',
        hint: 'Write `extends`, with a preset or the path of another configuration.',
        at: { source, path: [...path, key] },
      });
    }
    const near = path.length === 0 ? closest(key, Object.keys(configModel.shape)) : undefined;
    const hint = near ? `Did you mean \`${near}\`?` : `Known: ${Object.keys(configModel.shape).join(', ')}.`;
    throw new KnownError({
      message: `There is no key \`${[...path, key].join('.')}\`.`,
      hint,
      at: { source, path: [...path, key] },
    });
  }
  const where = path.length > 0 ? `\`${path.join('.')}\`: ` : '';
  throw new KnownError({ message: `${where}${issue?.message ?? 'it does not fit'}.`, at: { source, path } });
}
