import process from 'node:process';

/**
 * Names a build of Node: its version, the machine it is for, and what V8 was built with. What one build compiled is taken by
 * no other: the V8 of Node 20 does not notice where they differ, and crashes.
 */
export function nodeBuild(): string {
  const settings = Object.entries(process.config.variables).filter(([name]) => name.startsWith('v8_'));
  const built = digest(JSON.stringify([process.versions.v8, ...settings]));
  return `${process.version}-${process.platform}-${process.arch}-${built}`;
}

/** FNV-1a, of 32 bits: Node's own digests take milliseconds to load. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
