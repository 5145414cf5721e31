import { readmeIn, svgIn } from '../../engine/review/assets.ts';
import { partKinds } from '../../engine/review/parts.ts';
import type { Review } from '../../engine/review/review.ts';
import { counted } from '../counts.ts';
import { webAddress } from '../escape/web-address.ts';
import { escapeXml } from '../escape/xml.ts';
import { messageHtml } from '../html/finding.ts';
import { pageHtml } from '../html/page.ts';
import { style } from '../html/style.ts';
import { findingCount } from './findings.ts';
import { displayName, titleOf } from './heading.ts';
import { findingsHtml, previousHtml } from './html/changes.ts';
import { partsHtml } from './html/parts.ts';
import { readmeHtml } from './html/readme.ts';
import { reviewScript } from './html/script.ts';
import {
  checksHtml,
  provenanceHtml,
  questionsHtml,
  reachHtml,
  scriptHtml,
  secretsHtml,
  waiversHtml,
} from './html/sections.ts';
import { reviewStyle } from './html/style.ts';
import { verdictSigns } from './labels.ts';
import type { ReviewOptions, Unreviewed } from './reporter.ts';

/** UTF-16 units: a larger icon is not shown. */
const largestIcon = 500_000;

interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** The number of items, if that is of interest. */
  readonly count?: number;
}

/** Renders a self-contained page, to be read in five minutes. */
export function format(review: Review, options: ReviewOptions): string {
  const sections = sectionsOf(review, options);
  const title = titleOf(review);
  const { outcome, text } = review.verdict;
  const links = sections.map(
    ({ id, title: name, count }) =>
      `<li><a href="#${id}">${name}${count === undefined ? '' : ` <small>${count}</small>`}</a></li>`,
  );
  const body = `<a class="skip" href="#decide">To the checks</a>
<header>
${headHtml(review)}
</header>
<main>
<p class="verdict ${outcome}">${verdictSigns[outcome]} ${messageHtml(text)}</p>
<nav aria-label="On this page"><ul>${links.join('')}</ul></nav>
${sections.map(({ id, title: name, body: inner }) => `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${name}</h2>${inner}</section>`).join('\n')}
</main>
<script>${reviewScript}</script>`;
  return pageHtml({ title: `Review of ${escapeXml(title)}`, style: style + reviewStyle, script: reviewScript, body });
}

/** Renders the page of a failed review: its heading says so, and its verdict gives the reason. */
export function unreviewed({ target, why }: Unreviewed, { version }: Pick<ReviewOptions, 'version'>): string {
  const title = 'Nothing was reviewed';
  const body = `<header><div><h1>${title} <small>of ${escapeXml(target)}</small></h1></div></header>
<main>
<p class="verdict not-ready">✖ ${messageHtml(why)}</p>
<p class="soft">hublint ${escapeXml(version)}</p>
</main>`;
  return pageHtml({ title: `${title} of ${escapeXml(target)}`, style: style + reviewStyle, script: '', body });
}

function headHtml(review: Review): string {
  const { described, assets } = review;
  const svg = svgIn(assets.icon);
  const isShown = svg !== undefined && svg.length <= largestIcon;
  const bytes =
    isShown && assets.icon.kind === 'content' ? Buffer.from(assets.icon.bytes).toString('base64') : undefined;
  const image = bytes === undefined ? '' : `<img src="data:image/svg+xml;base64,${bytes}" alt="The icon">`;
  // Isolated, because next to Arabic or Hebrew, the version number would be displayed as part of the title.
  const version = described.version === undefined ? '' : ` ${escapeXml(described.version)}`;
  const description = described.description === undefined ? '' : `<p>${escapeXml(described.description)}</p>`;
  const nameHtml = described.name === undefined ? '' : `<p class="place">${escapeXml(described.name)}</p>`;
  return `${image}<div><h1><small>Review of</small> <bdi>${escapeXml(displayName(review))}</bdi>${version}</h1>${nameHtml}${description}</div>`;
}

function sectionsOf(review: Review, options: ReviewOptions): readonly Section[] {
  const { previous, result, scripts, secrets, waivers, described } = review;
  const hasAddresses = scripts.some(({ hosts, scopes }) => hosts.length + scopes.length > 0);
  const changes = previous.kind === 'compared' ? { count: findingCount(previous.result) } : {};
  const decide = `<div class="columns"><div><h3>Checked</h3>${checksHtml(review)}</div><div><h3>For you to answer</h3>${questionsHtml(review)}</div></div>`;
  const all: readonly (Section | false)[] = [
    { id: 'decide', title: 'Decide', body: decide },
    { id: 'changes', title: 'Since the previous version', body: previousHtml(previous, options), ...changes },
    { id: 'findings', title: 'Findings', body: findingsHtml(result, options), count: findingCount(result) },
    hasAddresses && { id: 'reach', title: 'Where scripts lead', body: reachHtml(review) },
    scripts.length > 0 && {
      id: 'scripts',
      title: 'Scripts',
      body: scripts.map(scriptHtml).join(''),
      count: scripts.length,
    },
    secrets.length > 0 && { id: 'secrets', title: 'Secrets', body: secretsHtml(review), count: secrets.length },
    { id: 'offers', title: 'What it offers', body: partsHtml(described.parts), count: countParts(review) },
    { id: 'about', title: 'About', body: aboutHtml(review) },
    waivers.length > 0 && {
      id: 'waivers',
      title: 'Waivers',
      body: `<p>Comments, and entries of a baseline, by which its author silences findings. They are ignored here.</p>${waiversHtml(review)}`,
      count: waivers.length,
    },
    { id: 'provenance', title: 'Provenance', body: provenanceHtml(review, options.version) },
  ];
  return all.filter((section) => section !== false);
}

const countParts = ({ described: { parts } }: Review): number =>
  partKinds.reduce((sum, kind) => sum + parts[kind].length, 0);

function aboutHtml({ described, assets }: Review): string {
  const rows = described.facts.map(([name, value]) => `<dt>${escapeXml(name)}</dt><dd>${escapeXml(value)}</dd>`);
  const addresses = (['icon', 'readme'] as const).flatMap((name) => {
    const asset = assets[name];
    if (asset.kind !== 'address') return [];
    const address = escapeXml(asset.address);
    const isLink = webAddress(asset.address) !== undefined;
    const shown = isLink ? `<a href="${address}" rel="noreferrer nofollow">${address}</a>` : address;
    return [`<dt>${name === 'icon' ? 'Icon' : 'Readme'}</dt><dd>${shown}</dd>`];
  });
  const readme = readmeIn(assets.readme);
  const left =
    readme && readme.left > 0 ? `<p class="soft">${counted(readme.left, 'more character')} not shown.</p>` : '';
  const text = readme ? `<h3>Its readme</h3><div class="readme">${readmeHtml(readme.text)}${left}</div>` : '';
  return `<dl>${[...rows, ...addresses].join('')}</dl>${text}`;
}
