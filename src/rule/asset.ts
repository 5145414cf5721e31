import { cachedForRecent } from '../data/once.ts';
import type { Target } from '../document/document.ts';
import { clipped } from './excerpt.ts';
import type { AssetFacts, UsualAsset } from './facts.ts';
import type { Problem } from './rule.ts';

/** The ways in which an asset can be given wrongly: the ids of messages that a rule with `assetIn` has. */
export type Misgiven = 'missing' | 'unread' | 'misnamed' | 'unencoded' | 'unreadable';

/**
 * Returns the bytes of a definition's `icon` or `readme`, or the problem with how it is given.
 *
 * `value` is the value of the property, `place` its position, `usual` the conventional file name to suggest.
 */
export function assetIn(
  value: string,
  place: Target,
  assets: AssetFacts,
  usual?: UsualAsset,
): { readonly bytes: Uint8Array } | { readonly problem: Problem<Misgiven> } {
  const asset = assets.read(value);
  if (asset !== undefined && 'bytes' in asset) return asset;
  const data = { value: clipped(value) };
  if (/^data:/i.test(value)) {
    const encoded = /^data:[^,]{0,200};base64,([\w+/=]+)$/i.exec(value)?.[1];
    return { problem: { message: 'unencoded', at: place, ...(encoded !== undefined && encode(place, encoded)) } };
  }
  const isNamed = isAnnotatedName(value);
  if (!isNamed && isContent(value))
    return { problem: { message: 'unencoded', at: place, ...encode(place, base64Of(value)) } };
  if (asset === undefined && !isNamed) return { problem: { message: 'unreadable', data, at: place } };
  if (asset?.why !== undefined) return { problem: { message: 'unread', data: { ...data, why: asset.why }, at: place } };
  if (usual === undefined || assets.isThere?.(usual) !== true)
    return { problem: { message: 'missing', data, at: place } };
  const patches = [{ op: 'set', path: place.path, value: usual }] as const;
  const fix = { title: `Name \`${usual}\``, safety: 'unsafe', patches } as const;
  return { problem: { message: 'misnamed', data: { ...data, meant: usual }, at: place, fix } };
}

/**
 * Whether the value is a file name with more text on its line, such as a note that YAML does not parse as a comment:
 * `hub.md // note`.
 */
const isAnnotatedName = (value: string) => /^[\w@./-]{1,200}\.(?:md|svg)\s.*$/i.test(value.trim());

/** Content has markup, line breaks or sentences; neither Base64 nor a file name has. */
const isContent = (value: string) => /[<>#*\n]|\S\s+\S+\s+\S/.test(value.trim()) && !/^[\w+/=\s]+$/.test(value);

const encode = ({ path }: Target, value: string) =>
  ({ fix: { title: 'Encode it as Base64', safety: 'safe', patches: [{ op: 'set', path, value }] } }) as const;

function base64Of(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Decodes the content of a file as text; undefined if it is not UTF-8. */
export function textOf(bytes: Uint8Array): string | undefined {
  return decoded(bytes).text;
}

/** Cached: several rules ask for it, and the manifests of one folder often have the same assets. */
const decoded = cachedForRecent((bytes: Uint8Array): { readonly text?: string } => {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return {};
  }
});
