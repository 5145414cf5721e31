import { named } from '../../data/in-code.ts';
import { entriesOf, isObject, propertyOf } from '../../data/objects.ts';
import type { Path } from '../../data/path.ts';
import type { Document } from '../../document/document.ts';

/** A script, of any length. */
export interface PlacedScript {
  readonly key: string;
  readonly path: Path;
  /** The name of its owner in messages. */
  readonly owner: string;
  readonly text: string;
}

/** The objects that may contain scripts, with their names in messages. */
function* holdersIn(data: object): Generator<readonly [path: Path, owner: string, holder: unknown]> {
  yield [['identifier'], 'the identifier', propertyOf(data, 'identifier')];
  yield [['sandbox'], 'the sandbox', propertyOf(data, 'sandbox')];
  const configuration = propertyOf(data, 'configuration');
  yield [['configuration', 'identifier'], 'the configuration', propertyOf(configuration, 'identifier')];
  const configurations = propertyOf(data, 'configurations');
  for (const [name, one] of entriesOf(isObject(configurations) ? configurations : {})) {
    yield [['configurations', name, 'identifier'], `configuration ${named(name)}`, propertyOf(one, 'identifier')];
  }
}

/** The scripts of a manifest, valid or not. */
export function* scriptsIn(data: object): Generator<PlacedScript> {
  for (const [path, owner, holder] of holdersIn(data)) {
    for (const [key, text] of Object.entries(isObject(holder) ? holder : {})) {
      if (key.endsWith('Script') && typeof text === 'string') yield { key, path: [...path, key], owner, text };
    }
  }
}

/** Whether there may be unknown scripts. */
export const mayHideScripts = ({ unknowns }: Pick<Document, 'unknowns'>): boolean =>
  unknowns.some(({ path: [part, name, inside] }) => {
    if (part === undefined || part === 'identifier' || part === 'sandbox') return true;
    if (part === 'configuration') return name === undefined || name === 'identifier';
    return part === 'configurations' && (name === undefined || inside === undefined || inside === 'identifier');
  });
