import { keysOf } from '../../data/objects.ts';
import type { Diagnostic } from '../result/result.ts';
import type { ReviewFacts } from './review-facts.ts';
import { unmarkedFields } from './secrets.ts';

/** A check that a review answers by itself. */
export interface ReviewCheck {
  readonly about: 'model' | 'rules' | 'known' | 'version' | 'scripts' | 'credentials' | 'assets' | 'lifecycle';
  readonly outcome: 'holds' | 'fails' | 'open';
  /** As a sentence. */
  readonly text: string;
}

type Check = (seen: ReviewFacts) => Omit<ReviewCheck, 'about'>;

/** Every check, in the order of the report. */
const checks: Readonly<Record<ReviewCheck['about'], Check>> = {
  model: ({ result: { diagnostics } }) => {
    const count = errorsIn(diagnostics, isOfModel);
    return count === 0
      ? holds('The manifest can be read, and the platform accepts it.')
      : fails(`${counted(count, 'error')} against the platform’s model.`);
  },
  rules: ({ result: { diagnostics } }) => {
    const count = errorsIn(diagnostics, (rule) => !isOfModel(rule));
    return count === 0 ? holds('No rule finds an error.') : fails(`Rules find ${counted(count, 'error')}.`);
  },
  known: ({ result: { opaque, causes = [] }, obscured }) => {
    if (opaque === 0 && obscured > 0) {
      const are = obscured === 1 ? 'is' : 'are';
      return open(`${counted(obscured, 'value')} ${are} not known because of a reported fault, and not checked.`);
    }
    if (opaque === 0) return holds('Every value is known.');
    const reasons = causes.slice(0, maxReasons).map(({ why, location }) => {
      const place = location ? ` (${location.file}:${location.start.line})` : '';
      return `${why}${place}`;
    });
    const is = opaque === 1 ? 'is' : 'are';
    return open(
      `${counted(opaque, 'value')} ${is} not known without running code, and not checked: ${reasons.join('; ')}.`,
    );
  },
  version: versionCheck,
  scripts: ({ scripts, mayHideScripts }) => {
    const [wrong, unread] = (['fails', 'unknown'] as const).map(
      (outcome) => scripts.filter(({ compiled }) => compiled.outcome === outcome).length,
    );
    const all = counted(scripts.length, 'script');
    if (wrong) return fails(`${wrong} of ${all} ${wrong === 1 ? 'does' : 'do'} not compile.`);
    if (unread) return open(`${unread} of ${all} could not be compiled here.`);
    if (mayHideScripts) return open('There may be scripts that are not known without running code.');
    if (scripts.length === 0) return holds('There are no scripts.');
    return holds(scripts.length === 1 ? 'The script compiles.' : 'Every script compiles.');
  },
  credentials: ({ result: { diagnostics }, exposures }) => {
    const shown = diagnostics.filter(({ rule }) => unmarkedFields.has(rule)).length;
    const exposed = diagnostics.filter(reportsCredential).length + exposures.length;
    const places = exposures.slice(0, maxLocations).map(({ kind, place }) => `${kind} ${place}`);
    const where = places.length > 0 ? `: ${places.join('; ')}` : '';
    if (exposed) return fails(`${counted(exposed, 'credential')} may be in it, for everyone to read${where}.`);
    return shown
      ? open(`${counted(shown, 'field')} for a credential ${shown === 1 ? 'is' : 'are'} shown as typed.`)
      : holds('It contains no credential of a known format, and every field for one is hidden.');
  },
  assets: ({ assets: { icon, readme }, result: { diagnostics } }) => {
    const wrong = errorsIn(diagnostics, (rule) => /^(?:icon|readme)-/.test(rule));
    if (wrong > 0) return fails('The icon or the readme has an error.');
    const isAbroad = icon.kind === 'address' || readme.kind === 'address';
    if (isAbroad) return holds('The hub keeps the icon and the readme; only their addresses are known here.');
    return icon.kind === 'content' && readme.kind === 'content'
      ? holds('The icon and the readme exist.')
      : open('There is no icon or no readme to look at.');
  },
  lifecycle: ({ described: { isDeprecated } }) =>
    isDeprecated ? fails('It is deprecated, and can no longer be installed.') : holds('It can be installed.'),
};

/** The answers; for a manifest that cannot be read, only `model` and `version` are answered. */
export const checksOf = (seen: ReviewFacts, isRead: boolean): readonly ReviewCheck[] =>
  keysOf(checks).map((about) => {
    const isAnswered = isRead || about === 'model' || about === 'version';
    return { about, ...(isAnswered ? checks[about](seen) : open(unreadReasons[about])) };
  });

const unreadReasons: Readonly<Record<Exclude<ReviewCheck['about'], 'model' | 'version'>, string>> = {
  rules: 'No rule was applied, as the manifest cannot be read.',
  known: 'No value is known, as the manifest cannot be read.',
  scripts: 'There may be scripts: the manifest cannot be read.',
  credentials: 'There may be credentials: the manifest cannot be read.',
  assets: 'There may be an icon and a readme: the manifest cannot be read.',
  lifecycle: 'It may be deprecated: the manifest cannot be read.',
};

function versionCheck({ previous, described: { version } }: ReviewFacts): Omit<ReviewCheck, 'about'> {
  if (previous.kind === 'first') return holds('No earlier release is public, so nobody else relies on one.');
  if (previous.kind === 'unknown') return open(previous.why);
  const { compare } = previous.result;
  if (compare === undefined) return open('The versions could not be compared.');
  const { base, needed, actual, enough, suggested } = compare;
  const from = base.version === undefined ? 'the previous version' : `\`${base.version}\``;
  if (actual === 'down') return fails(`The version goes down, from ${from} to \`${version ?? '?'}\`.`);
  const next = suggested === undefined ? '' : `: \`${suggested}\``;
  if (version === undefined && needed !== 'none') {
    return open(`The version is not known; the changes since ${from} require a ${needed} bump${next}.`);
  }
  const step = needed === 'none' ? 'no bump' : `a ${needed} bump`;
  return enough
    ? holds(`The version covers what changed since ${from}: ${step}.`)
    : fails(`The changes since ${from} require ${step}${next}.`);
}

const holds = (text: string) => ({ outcome: 'holds', text }) as const;
const fails = (text: string) => ({ outcome: 'fails', text }) as const;
const open = (text: string) => ({ outcome: 'open', text }) as const;

/** The number of reasons shown. */
const maxReasons = 3;
/** The number of credential locations shown: each has to be looked at. */
const maxLocations = 10;

/** Rules that find secrets which everyone could read. */
const credentialRules = new Set(['script-secret', 'secret-value-exposed', 'tag-credential-free']);

/** Whether a finding reports a credential that everyone could read. */
export const reportsCredential = ({ rule, messageId }: Diagnostic): boolean =>
  credentialRules.has(rule) || (rule === 'url-reachable-form' && messageId === 'credentials');

const isOfModel = (rule: string): boolean => /^(?:syntax|model)\//.test(rule);

const errorsIn = (diagnostics: readonly Diagnostic[], isAsked: (rule: string) => boolean): number =>
  diagnostics.filter(({ rule, severity }) => severity === 'error' && isAsked(rule)).length;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
