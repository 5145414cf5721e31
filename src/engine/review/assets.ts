import type { Form } from '../../../schemas/integration.ts';
import { textOf } from '../../rule/asset.ts';
import type { AssetFacts } from '../../rule/facts.ts';
import type { Manifest } from '../../rule/nodes.ts';
import { sha256Of } from './digest.ts';

/** The icon or readme that an integration is presented with. */
export type PresentedAsset =
  | { readonly kind: 'content'; readonly bytes: Uint8Array; readonly sha256: string }
  /** A record contains only the URL at the hub; nothing is fetched from there. */
  | { readonly kind: 'address'; readonly address: string }
  /** There is none, or the file that it names does not exist. */
  | { readonly kind: 'absent' };

export interface ReviewAssets {
  readonly icon: PresentedAsset;
  readonly readme: PresentedAsset;
}

export function assetsIn(manifest: Manifest, form: Form, facts: AssetFacts | undefined): ReviewAssets {
  const shown = (value: string | undefined, address: string | undefined): PresentedAsset => {
    const asset = value === undefined ? undefined : facts?.read(value);
    if (asset !== undefined && 'bytes' in asset) {
      return { kind: 'content', bytes: asset.bytes, sha256: sha256Of(asset.bytes) };
    }
    return form === 'record' && address ? { kind: 'address', address } : { kind: 'absent' };
  };
  const { icon, readme, iconUrl, readmeUrl } = manifest;
  return { icon: shown(icon, iconUrl), readme: shown(readme, readmeUrl) };
}

/** The text of an SVG, the only format allowed for an icon; undefined for anything else. */
export function svgIn(icon: PresentedAsset): string | undefined {
  const text = icon.kind === 'content' ? textOf(icon.bytes) : undefined;
  return text !== undefined && /<svg[\s>]/.test(text) ? text : undefined;
}

/** The start of a readme that is shown, and the number of UTF-16 units left out. */
export function readmeIn(readme: PresentedAsset): { readonly text: string; readonly left: number } | undefined {
  const text = readme.kind === 'content' ? textOf(readme.bytes) : undefined;
  if (text === undefined) return undefined;
  return { text: text.slice(0, maxReadmeLength), left: Math.max(0, text.length - maxReadmeLength) };
}

/** UTF-16 units: readmes of real integrations have some thousands. */
const maxReadmeLength = 50_000;
