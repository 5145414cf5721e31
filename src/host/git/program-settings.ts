/**
 * Every git configuration key that names a program or makes git start one, with a value that prevents it; and the keys
 * that make git read an arbitrary file, which may be a pipe. The repository's own configuration is not trusted: it may
 * have come with the files. Source: the documentation of git-config, and of gitattributes for filters and drivers.
 */
export const programSettings: Readonly<Record<string, string>> = {
  'core.alternateRefsCommand': '',
  'core.askPass': '',
  'core.attributesFile': '/dev/null',
  'core.editor': ':',
  'core.excludesFile': '/dev/null',
  'core.fsmonitor': 'false',
  'core.gitProxy': '',
  'core.hooksPath': '/dev/null',
  'core.pager': 'cat',
  'core.sshCommand': ':',
  'credential.helper': '',
  'diff.autoRefreshIndex': 'false',
  'diff.external': '',
  'diff.ignoreSubmodules': 'dirty',
  'diff.orderFile': '/dev/null',
  'diff.submodule': 'short',
  'gpg.program': ':',
  'interactive.diffFilter': '',
  'log.showSignature': 'false',
  'protocol.allow': 'never',
  'safe.bareRepository': 'explicit',
  'sequence.editor': ':',
  'submodule.recurse': 'false',
  'uploadpack.packObjectsHook': '',
};

/** The same for keys with a variable middle part, which have to be looked up in the repository's configuration first. */
const patternSettings: readonly (readonly [key: RegExp, value: string])[] = [
  [/^filter\..*\.(?:clean|smudge|process)$/is, ''],
  [/^filter\..*\.required$/is, 'false'],
  [/^diff\..*\.(?:textconv|command)$/is, ''],
  [/^merge\..*\.driver$/is, ''],
  [/^credential\..*\.helper$/is, ''],
  [/^gpg\..*\.(?:program|defaultkeycommand)$/is, ':'],
  [/^protocol\..*\.allow$/is, 'never'],
  [/^remote\..*\.(?:uploadpack|receivepack|vcs|proxy)$/is, ''],
  [/^remote\..*\.(?:promisor|partialclonefilter)$/is, 'false'],
  [/^hook\..*\.command$/is, ':'],
];

/** Returns the value to set for a key of the repository's configuration; undefined if the key is harmless. */
export const safeValueOf = (key: string): string | undefined =>
  patternSettings.find(([pattern]) => pattern.test(key))?.[1];
