import type { CST } from 'yaml';

/** The prefix that each `!handle!` stands for. */
export type Handles = ReadonlyMap<string, string>;

const core = 'tag:yaml.org,2002:';

/** Returns the handles that `%TAG` directives define. */
export function handlesOf(directives: readonly CST.Directive[]): Handles {
  const handles = new Map([['!!', core]]);
  for (const { source } of directives) {
    const [, handle, prefix] = /^%TAG[ \t]+(!(?:[\w-]*!)?)[ \t]+(\S+)/.exec(source) ?? [];
    if (handle !== undefined && prefix !== undefined) handles.set(handle, prefix);
  }
  return handles;
}

/** Returns the name of a tag of the core schema (`str` for `!!str`), however it is written; undefined for any other tag. */
export function coreTag(tag: string, handles: Handles): string | undefined {
  const [, verbatim, handle = '', rest = ''] = /^(?:!<(.*)>|(!(?:[\w-]*!)?)(.*))$/.exec(tag) ?? [];
  const whole = verbatim ?? (handles.get(handle) ?? handle) + rest;
  return whole.startsWith(core) ? whole.slice(core.length) : undefined;
}
