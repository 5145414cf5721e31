import process from 'node:process';

/**
 * Returns an id for a build of Node: its version, platform and architecture, and the settings that V8 was built with.
 * Compiled code of one build must not be used by another: the V8 of Node 20 does not notice the difference, and
 * crashes.
 */
export function nodeBuild(): string {
  const settings = Object.entries(process.config.variables).filter(([name]) => name.startsWith('v8_'));
  const built = digest(JSON.stringify([process.versions.v8, ...settings]));
  return `${process.version}-${process.platform}-${process.arch}-${built}`;
}

/** 32-bit FNV-1a: Node's own hashes take milliseconds to load. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
