import { clipped, defineRule, isSchema, type Manifest, type Problem, partOf, type Target } from '../src/rule/index.ts';
import { type PlacedText, textsOf } from '../src/rule/kit/field/field-layers.ts';
import { named } from '../src/rule/kit/index.ts';
import { hasOneName, plainTexts, type SameText, sameTextsOf, type TextsIn } from '../src/rule/kit/text/same-texts.ts';

interface TitledVisit {
  readonly key: string;
  readonly at: () => Target;
  readonly manifest: Manifest;
  readonly generated: boolean;
}

function* sameTextProblems(
  { key, at, manifest, generated }: TitledVisit,
  owner: string,
  textsIn: TextsIn,
  isCopied: (duplicate: SameText) => boolean,
): Generator<Problem<PlacedText[0]>> {
  const { path } = at();
  const siblings = partOf(manifest, path.slice(0, -1));
  if (generated || !isSchema(siblings)) return;
  for (const duplicate of sameTextsOf(siblings, key, textsIn)) {
    if (!isCopied(duplicate)) continue;
    const { kind, text, path: textPath, other, otherPath } = duplicate;
    const otherTarget = { path: [...path.slice(0, -1), other, ...otherPath], on: 'value' } as const;
    yield {
      message: kind,
      data: { owner, other, text: clipped(text) },
      at: { path: [...path, ...textPath], on: 'value' },
      related: [{ at: otherTarget, message: `The ${kind} of ${named(other)}.` }],
    };
  }
}

const everyText = () => true;
const isTitle = ({ kind }: SameText) => kind === 'title';

export default defineRule({
  id: 'text-distinct',
  summary: 'Siblings have titles and descriptions of their own.',
  wording: true,
  presets: { strict: 'warn', hub: 'info' },
  messages: {
    title: 'The title of {owner} is the same as that of `{other}` beside it: `{text}`.',
    description: 'The description of {owner} is the same as that of `{other}` beside it: `{text}`.',
  },
  action: (visit) => sameTextProblems(visit, `action ${named(visit.key)}`, plainTexts, everyText),
  event: (visit) => sameTextProblems(visit, `event ${named(visit.key)}`, plainTexts, everyText),
  channel: (visit) => sameTextProblems(visit, `channel ${named(visit.key)}`, plainTexts, everyText),
  tag: (visit) => sameTextProblems(visit, `tag ${named(visit.key)} of ${visit.owner.label}`, plainTexts, isTitle),
  *configuration(visit) {
    if (visit.at().path.length === 2) yield* sameTextProblems(visit, visit.owner.label, plainTexts, isTitle);
  },
  *field(visit) {
    // Pairs such as an old and a new value have similar descriptions. A text that names exactly one of the two fields was copied.
    const isCopied = ({ kind, text, other }: SameText) => kind === 'title' || hasOneName(text, visit.key, other);
    const owner = `field ${named(visit.key)} of ${visit.owner.label}`;
    yield* sameTextProblems(visit, owner, textsOf, isCopied);
  },
});
