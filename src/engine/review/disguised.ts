import { named } from '../../data/in-code.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { Location, Target } from '../../document/document.ts';
import { textOf } from '../../rule/asset.ts';
import { scriptsIn } from '../walk/scripts.ts';
import type { ReviewAssets } from './assets.ts';
import { textsIn } from './texts.ts';

/** A link that leads elsewhere than whoever reads it would think. */
export interface Disguised {
  /** As written, up to its path. */
  readonly link: string;
  readonly host: string;
  /** Where it stands, as it goes on in a sentence. */
  readonly place: string;
}

/** The links that are disguised in the texts of a manifest and its readme. Where scripts lead is told of each anyway. */
export function disguisedIn(data: object, readme: ReviewAssets['readme'], locate: (target: Target) => Location) {
  const scripts = new Set([...scriptsIn(data)].map(({ path }) => pointerOf(path)));
  const found: Disguised[] = [];
  for (const [target, text] of textsIn(data)) {
    if (scripts.has(pointerOf(target.path))) continue;
    for (const one of linksIn(text)) {
      const { file, start } = locate(target);
      found.push({ ...one, place: `in ${named(`${file}:${start.line}:${start.column}`)}` });
    }
  }
  const page = readme.kind === 'content' ? (textOf(readme.bytes) ?? '') : '';
  for (const one of linksIn(page)) found.push({ ...one, place: 'in the readme' });
  return found;
}

/** Up to its path; no name of a host is longer. */
const address = /\b(https?:\/\/)([^\s/?#\\"'<>`()[\]{}|,;*]{1,300})/gi;

function* linksIn(text: string): Generator<Omit<Disguised, 'place'>> {
  for (const [, scheme = '', written = ''] of text.matchAll(address)) {
    // What ends the sentence is no part of it.
    const authority = written.replace(/[.:!]+$/, '');
    const host = `https://${authority}`;
    if (!URL.canParse(host)) continue;
    const { hostname } = new URL(host);
    if (isDisguised(authority, hostname)) yield { link: scheme + authority, host: hostname };
  }
}

function isDisguised(authority: string, hostname: string): boolean {
  const at = authority.lastIndexOf('@');
  // A user is called as a host would be.
  if (/\.\p{L}{2,}/u.test(authority.slice(0, Math.max(at, 0)))) return true;
  const written = authority
    .slice(at + 1)
    .replace(/:\d*$/, '')
    .toLowerCase();
  // Names in other letters are what they look like, where those are of one script.
  return /\P{ASCII}/u.test(written) ? written.split('.').some(isMixed) : written !== hostname;
}

const isMixed = (label: string): boolean =>
  /\p{Script=Latin}/u.test(label) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(label);
