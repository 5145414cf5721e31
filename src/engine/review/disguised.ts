import { named } from '../../data/in-code.ts';
import { pointerOf } from '../../data/pointer.ts';
import type { Location, Target } from '../../document/document.ts';
import { textOf } from '../../rule/asset.ts';
import { scriptsIn } from '../walk/scripts.ts';
import { webAddressesIn } from '../web-addresses.ts';
import type { ReviewAssets } from './assets.ts';
import { textsIn } from './texts.ts';

/** A link that leads somewhere other than its reader would think. */
export interface Disguised {
  /** The address as written, up to its path; for a link with a text of its own, that text. */
  readonly link: string;
  readonly host: string;
  /** Its location, as the end of a sentence. */
  readonly place: string;
}

/** The disguised links in a manifest's strings and its readme. Scripts are left out, as their hosts are listed anyway. */
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
  for (const one of [...linksIn(page), ...misleadingLinksIn(page)]) found.push({ ...one, place: 'in the readme' });
  return found;
}

function* linksIn(text: string): Generator<Omit<Disguised, 'place'>> {
  for (const { scheme, authority, hostname } of webAddressesIn(text)) {
    if (isDisguised(authority, hostname)) yield { link: scheme + authority, host: hostname };
  }
}

/** Links in Markdown and HTML, with their text. */
const linkForms = [
  /\[(?<words>[^[\]]{1,300})\]\(\s*<?(?<to>https?:\/\/[^\s<>()]{1,300})/gi,
  /<a\s[^<>]{0,300}?href\s*=\s*["']?(?<to>https?:\/\/[^\s"'<>]{1,300})[^<>]{0,300}>(?<words>[^<>]{1,300})</gi,
];
/** Reference links, `[words][label]`, `[label][]` and `[label]`, and their definitions, `[label]: address`. */
const referenceLink = /\[([^[\]]{1,300})\](?:\[([^[\]]{0,300})\])?/g;
const definition = /^ {0,3}\[([^[\]]{1,300})\]:\s{0,9}<?(https?:\/\/[^\s<>]{1,300})/gim;
/** A link text that looks like an address, or like a domain name. */
const hostText =
  /^\W{0,4}(?:https?:\/\/)?((?:[\p{L}\d-]{1,63}\.){1,6}(?:com|org|net|dev|app|cloud|example))(?:[:/?#]\S*)?\W{0,4}$/iu;

/** The links of a page whose text is an address of another owner. */
function* misleadingLinksIn(page: string): Generator<Omit<Disguised, 'place'>> {
  for (const { words, to } of linksWithTextIn(page)) {
    const shownHost = hostText.exec(words)?.[1];
    if (shownHost === undefined || !URL.canParse(to) || !URL.canParse(`https://${shownHost}`)) continue;
    const { hostname } = new URL(to);
    if (ownerOf(new URL(`https://${shownHost}`).hostname) !== ownerOf(hostname))
      yield { link: words.trim(), host: hostname };
  }
}

interface LinkWithText {
  readonly words: string;
  readonly to: string;
}

function* linksWithTextIn(page: string): Generator<LinkWithText> {
  for (const form of linkForms) {
    for (const { groups: { words = '', to = '' } = {} } of page.matchAll(form)) yield { words, to };
  }
  const addresses = new Map<string, string>();
  for (const [, label = '', to = ''] of page.matchAll(definition)) {
    // Of several definitions with one label, Markdown uses the first.
    if (!addresses.has(keyOf(label))) addresses.set(keyOf(label), to);
  }
  if (addresses.size === 0) return;
  for (const [, words = '', label] of page.replace(definition, '').matchAll(referenceLink)) {
    const to = addresses.get(keyOf(label || words));
    if (to !== undefined) yield { words, to };
  }
}

/** Labels are compared ignoring case and white space. */
const keyOf = (label: string): string => label.trim().replace(/\s+/g, ' ').toLowerCase();

/** Approximates the registrable domain: `docs.tides.example` and `tides.example` have the same one. */
const ownerOf = (hostname: string): string => hostname.split('.').slice(-2).join('.');

function isDisguised(authority: string, hostname: string): boolean {
  const at = authority.lastIndexOf('@');
  // The user name looks like a host name.
  if (/\.\p{L}{2,}/u.test(authority.slice(0, Math.max(at, 0)))) return true;
  const written = authority
    .slice(at + 1)
    .replace(/:\d*$/, '')
    .toLowerCase();
  // A non-ASCII name is honest if each of its labels uses one script.
  return /\P{ASCII}/u.test(written) ? written.split('.').some(mixesScripts) : written !== hostname;
}

const mixesScripts = (label: string): boolean =>
  /\p{Script=Latin}/u.test(label) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(label);
