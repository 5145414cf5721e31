import { isObject } from '../../data/objects.ts';
import type { Document } from '../../document/document.ts';
import type { PreflightCheck } from './check.ts';

const parts = [
  'configurations',
  'channels',
  'states',
  'events',
  'actions',
  'entities',
  'interfaces',
  'secrets',
] as const;
const scripts = ['identifier', 'sandbox'] as const;
/** The number of names to list; further ones are only counted. */
const mostNames = 8;

/** Lists what will be publicly visible. Source: platform API, sections 2.1 and 3. */
export function visibilityCheck({ data = {}, unknowns }: Document): PreflightCheck {
  const createCheck = (text: string): PreflightCheck => ({ about: 'visibility', outcome: 'told', text });
  if (unknowns.some(({ path }) => path[0] === 'visibility')) {
    return { about: 'visibility', outcome: 'unknown', text: 'Whether everyone will see it is not known.' };
  }
  const shown = ['name, title, description, icon and readme', ...listed(data)].join('; ');
  const createPublicCheck = (who: string) =>
    createCheck(`${who} its ${shown}. After that, this version cannot be changed.`);
  if (data.visibility === undefined && data.public === undefined) {
    // A definition in TypeScript cannot say it: the platform's own CLI takes it as an option.
    return createPublicCheck(
      'It is private by default: only the workspace that publishes it will see it. With `bp deploy --visibility public`, everyone will see',
    );
  }
  const visibility = data.visibility ?? (data.public === true ? 'public' : 'private');
  if (visibility === 'public') return createPublicCheck('Everyone will see');
  if (visibility === 'unlisted') return createPublicCheck('It is unlisted: whoever knows its name will see');
  return createCheck('It is private: only the workspace that publishes it will see it.');
}

function listed(data: Readonly<Record<string, unknown>>): readonly string[] {
  const named = parts.flatMap((part) => {
    const value = data[part];
    const names = Array.isArray(value) ? value.map(String) : isObject(value) ? Object.keys(value) : [];
    return names.length === 0 ? [] : [`${part === 'secrets' ? 'names of secrets' : part} ${namesIn(names)}`];
  });
  const written = scripts.filter((part) => Object.keys(isObject(data[part]) ? data[part] : {}).length > 0);
  return [
    ...named,
    ...(written.length > 0 ? [`scripts of ${written.map((part) => `\`${part}\``).join(' and ')}`] : []),
    ...(typeof data.url === 'string' ? ['the address where it runs'] : []),
  ];
}

function namesIn(names: readonly string[]): string {
  const shown = names.slice(0, mostNames).map((name) => `\`${name}\``);
  const more = names.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
