import { named } from '../../data/in-code.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { Location, Target } from '../../document/document.ts';
import { textOf } from '../../rule/asset.ts';
import { credentialIn } from '../../rule/credential.ts';
import { decodedIn } from '../script/decoded.ts';
import { joinedTexts } from '../script/joined.ts';
import { tokensOf } from '../script/tokens.ts';
import { scriptsIn } from '../walk/scripts.ts';
import { type ReviewAssets, svgIn } from './assets.ts';
import { textsIn } from './texts.ts';

/** A credential that no rule reports: rules check where one is put by mistake, a review checks everything. */
export interface Exposure {
  /** The display name: `Stripe key`. */
  readonly kind: string;
  /** Its location, as the end of a sentence. */
  readonly place: string;
}

interface Context {
  readonly assets: ReviewAssets;
  /** Pointers of the values that rules report. */
  readonly reported: ReadonlySet<string>;
  readonly locate: (target: Target) => Location;
}

/** URLs that the hub assigns: they are signed, and contain a key id that is no secret. */
const hubUrls: ReadonlySet<string> = new Set(['/iconUrl', '/readmeUrl']);

/** The credentials in all strings and names of a manifest, and in its icon and readme. */
export function exposuresIn(data: object, { assets, reported, locate }: Context): readonly Exposure[] {
  const found: Exposure[] = [];
  const scripts = new Set([...scriptsIn(data)].map(({ path }) => pointerOf(path)));
  for (const [target, text] of textsIn(data)) {
    const pointer = pointerOf(target.path);
    const kind = kindIn(text) ?? (scripts.has(pointer) ? assembledKindIn(text) : undefined);
    if (kind === undefined || reported.has(pointer) || hubUrls.has(pointer)) continue;
    const { file, start } = locate(target);
    found.push({ kind, place: `in ${named(`${file}:${start.line}:${start.column}`)}` });
  }
  const { icon, readme } = assets;
  const pages = [
    ['in the icon', svgIn(icon)],
    ['in the readme', readme.kind === 'content' ? textOf(readme.bytes) : undefined],
  ] as const;
  for (const [place, text = ''] of pages) {
    const kind = kindIn(text);
    if (kind !== undefined) found.push({ kind, place });
  }
  return found;
}

/** The part of a string examined at once, and its overlap with the next part: no credential is longer than the overlap. */
const window = { length: 20_000, overlap: 8_000 } as const;

/** The kind of a credential that a script assembles by `+`, in a template or from a list of strings: `"sk_live_" + "…"`. */
function assembledKindIn(script: string): string | undefined {
  const texts = joinedTexts(tokensOf(script)).map(({ value }) => value);
  return kindIn(texts.join('\n')) ?? kindIn(texts.join('').replace(/\{\{[^{}]*\}\}/g, ''));
}

function kindIn(text: string): string | undefined {
  for (let start = 0; start < text.length; start += window.length - window.overlap) {
    const part = text.slice(start, start + window.length);
    for (const one of [part, renderedText(part), ...decodedIn(part)]) {
      const credential = credentialIn(one);
      if (credential) return credential.kind;
    }
  }
  return undefined;
}

/** A string as it would be copied from a rendered page: without invisible characters, and with Markdown and XML unescaped. */
const renderedText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/&#(?:x([0-9a-f]{1,4})|(\d{1,5}));/gi, (_, hex: string | undefined, decimal = '') =>
      String.fromCharCode(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replace(/\\([_*~.-])/g, '$1');
