import { named } from '../../data/in-code.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { Location, Target } from '../../document/document.ts';
import { textOf } from '../../rule/asset.ts';
import { scriptsIn } from '../walk/scripts.ts';
import { webAddressesIn } from '../web-addresses.ts';
import type { ReviewAssets } from './assets.ts';
import { textsIn } from './texts.ts';

/** A link that leads elsewhere than whoever reads it would think. */
export interface Disguised {
  /** As written, up to its path; of a link with words of its own, those. */
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
  for (const one of [...linksIn(page), ...namedIn(page)]) found.push({ ...one, place: 'in the readme' });
  return found;
}

function* linksIn(text: string): Generator<Omit<Disguised, 'place'>> {
  for (const { scheme, authority, hostname } of webAddressesIn(text)) {
    if (isDisguised(authority, hostname)) yield { link: scheme + authority, host: hostname };
  }
}

/** Links of Markdown and HTML, and their words. */
const linkForms = [
  /\[(?<words>[^[\]]{1,300})\]\(\s*<?(?<to>https?:\/\/[^\s<>()]{1,300})/gi,
  /<a\s[^<>]{0,300}?href\s*=\s*["']?(?<to>https?:\/\/[^\s"'<>]{1,300})[^<>]{0,300}>(?<words>[^<>]{1,300})</gi,
];
/** `[words][label]`, `[label][]` and `[label]`, which lead where `[label]: address` says. */
const labelled = /\[([^[\]]{1,300})\](?:\[([^[\]]{0,300})\])?/g;
const definition = /^ {0,3}\[([^[\]]{1,300})\]:\s{0,9}<?(https?:\/\/[^\s<>]{1,300})/gim;
/** Words that say where a link leads: an address, or a name that can only be one of the web. */
const saysHost =
  /^\W{0,4}(?:https?:\/\/)?((?:[\p{L}\d-]{1,63}\.){1,6}(?:com|org|net|dev|app|cloud|example))(?:[:/?#]\S*)?\W{0,4}$/iu;

/** The links of a page whose words are the address of somebody else. */
function* namedIn(page: string): Generator<Omit<Disguised, 'place'>> {
  for (const { words, to } of wordedLinksIn(page)) {
    const said = saysHost.exec(words)?.[1];
    if (said === undefined || !URL.canParse(to) || !URL.canParse(`https://${said}`)) continue;
    const { hostname } = new URL(to);
    if (ownerOf(new URL(`https://${said}`).hostname) !== ownerOf(hostname))
      yield { link: words.trim(), host: hostname };
  }
}

interface WordedLink {
  readonly words: string;
  readonly to: string;
}

function* wordedLinksIn(page: string): Generator<WordedLink> {
  for (const form of linkForms) {
    for (const { groups: { words = '', to = '' } = {} } of page.matchAll(form)) yield { words, to };
  }
  const addresses = new Map<string, string>();
  for (const [, label = '', to = ''] of page.matchAll(definition)) {
    // Of several with one label, the first holds.
    if (!addresses.has(keyOf(label))) addresses.set(keyOf(label), to);
  }
  if (addresses.size === 0) return;
  for (const [, words = '', label] of page.replace(definition, '').matchAll(labelled)) {
    const to = addresses.get(keyOf(label || words));
    if (to !== undefined) yield { words, to };
  }
}

/** Labels are the same whatever their case and their spaces. */
const keyOf = (label: string): string => label.trim().replace(/\s+/g, ' ').toLowerCase();

/** About what somebody registers of a name: `docs.tides.example` and `tides.example` are of the same one. */
const ownerOf = (hostname: string): string => hostname.split('.').slice(-2).join('.');

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
