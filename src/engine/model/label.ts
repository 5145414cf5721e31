import { cut } from '../../data/cut.ts';
import { named } from '../../data/in-code.ts';
import { ownOf } from '../../data/objects.ts';
import type { Path } from '../../data/path.ts';

/** The noun for an entry of each map. */
const entryNouns: Readonly<Record<string, string>> = {
  actions: 'action',
  attributes: 'attribute',
  channels: 'channel',
  configurations: 'configuration',
  entities: 'entity',
  events: 'event',
  extraOperations: 'extra operation',
  interfaces: 'interface',
  messages: 'message',
  secrets: 'secret',
  states: 'state',
  tags: 'tag',
};

/** The noun for an entry of the map at a path. */
export const entryName = (path: Path): string | undefined => ownOf(entryNouns, String(path.at(-1)));

/** Objects whose noun is their property name. */
const objectNouns: ReadonlySet<string> = new Set([
  'configuration',
  'conversation',
  'creation',
  'identifier',
  'input',
  'message',
  'output',
  'sandbox',
  'schema',
  'user',
]);

/** Strings whose noun is their property name. */
const stringNouns: ReadonlySet<string> = new Set(['description', 'name', 'title', 'version']);

const rootLabel = 'the integration';

/** A string of the manifest in a message: in backticks, truncated if it is long. */
export const quoted = (text: string): string => named(cut(text, 64));

/** Describes a path: "title of tag `id` of the conversation of channel `chat`". */
function labelOf(path: Path): string {
  let label = rootLabel;
  for (let index = 0; index < path.length; index++) {
    const step = String(path[index]);
    const next = path[index + 1];
    const owner = label === rootLabel ? '' : ` of ${label}`;
    if (typeof next === 'number') {
      label = `${quoted(`${step}[${next}]`)} of ${label}`;
      index++;
    } else if (next !== undefined && Object.hasOwn(entryNouns, step)) {
      label = `${ownOf(entryNouns, step)} ${quoted(next)}${owner}`;
      index++;
    } else if (objectNouns.has(step)) label = `the ${step}${owner}`;
    else label = `${stringNouns.has(step) ? step : quoted(step)} of ${label}`;
  }
  return label;
}

/** Describes a path, as the start of a sentence. */
export const subject = (path: Path): string => labelOf(path).replace(/^[a-z]/, (letter) => letter.toUpperCase());
