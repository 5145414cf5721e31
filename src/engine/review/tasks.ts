import { named } from '../../data/in-code.ts';
import type { ReviewFacts } from './review-facts.ts';

/** A question that only a person can answer. */
export interface ReviewTask {
  readonly id: string;
  /** As a statement that is true or not. */
  readonly text: string;
}

interface Question extends Pick<ReviewTask, 'id'> {
  readonly text: ReviewTask['text'] | ((seen: ReviewFacts) => ReviewTask['text']);
  /** Whether the question applies. */
  readonly applies: (seen: ReviewFacts) => boolean;
}

const has = (seen: ReviewFacts, kind: keyof ReviewFacts['described']['parts']) => seen.described.parts[kind].length > 0;

/** Every question, in the order of the report. */
const questions: readonly Question[] = [
  {
    id: 'words',
    text: 'The title and the description say what it does, and pass nobody else’s product off as their own.',
    applies: () => true,
  },
  {
    id: 'letters',
    text: ({ lookalikes }) => {
      const words = lookalikes.map(({ word, place }) => `${named(word)}, ${place}`);
      return `Each word that mixes in lookalike letters of another script is intended: ${someOf(words)}.`;
    },
    applies: ({ lookalikes }) => lookalikes.length > 0,
  },
  {
    id: 'links',
    text: ({ disguised }) => `Each link that looks like another one is intended: ${someOf(linksOf(disguised))}.`,
    applies: ({ disguised }) => disguised.length > 0,
  },
  {
    id: 'assets',
    text: 'The icon is the service’s own, and the readme explains how to set it up and what it costs.',
    applies: ({ assets: { icon, readme } }) => icon.kind !== 'absent' || readme.kind !== 'absent',
  },
  {
    id: 'scripts',
    text: 'Each script does what it is for, and nothing else.',
    applies: ({ scripts }) => scripts.length > 0,
  },
  {
    id: 'hosts',
    text: 'Each host belongs to the service, or to its author.',
    applies: ({ scripts }) => scripts.some(({ hosts }) => hosts.length > 0),
  },
  {
    id: 'scopes',
    text: 'Each permission that a link asks for is needed by something listed here.',
    applies: ({ scripts }) => scripts.some(({ scopes }) => scopes.length > 0),
  },
  {
    id: 'secrets',
    text: 'Each secret is needed, and asked for where its owner would expect it.',
    applies: ({ secrets }) => secrets.length > 0,
  },
  {
    id: 'breaks',
    text: 'Each breaking change is intended, and the readme explains how to upgrade.',
    applies: ({ previous }) =>
      previous.kind === 'compared' && previous.result.diagnostics.some(({ change }) => change?.breaks !== undefined),
  },
  {
    id: 'waivers',
    text: 'The reason for each waiver is a good one.',
    applies: ({ waivers }) => waivers.length > 0,
  },
  {
    id: 'billed',
    text: 'Whoever calls a billed action is told the cost in advance.',
    applies: ({ described }) => described.parts.action.some(({ billable }) => billable),
  },
  {
    id: 'tried',
    text: 'Installed in a bot, it does what is listed here.',
    applies: (seen) => has(seen, 'action') || has(seen, 'event') || has(seen, 'channel'),
  },
];

export const tasksFor = (seen: ReviewFacts): readonly ReviewTask[] =>
  questions
    .filter(({ applies }) => applies(seen))
    .map(({ id, text }) => ({ id, text: typeof text === 'string' ? text : text(seen) }));

/** Each link once: repetitions would use up the limit. */
function linksOf(disguised: ReviewFacts['disguised']): readonly string[] {
  const places = new Map<string, string[]>();
  for (const { link, host, place } of disguised) {
    const statement = `${named(link)} leads to ${named(host)}`;
    const known = places.get(statement);
    if (known) known.push(place);
    else places.set(statement, [place]);
  }
  return [...places].map(([said, [place, ...others]]) => {
    const more = others.length === 0 ? '' : ` and in ${others.length} more ${others.length === 1 ? 'place' : 'places'}`;
    return `${said}, ${place}${more}`;
  });
}

/** The number of items shown per question. */
const maxItems = 10;

function someOf(all: readonly string[]): string {
  const more = all.length - maxItems;
  return [...all.slice(0, maxItems), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}
