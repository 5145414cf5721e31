/**
 * The environment variables that a process gets that handles untrusted code or text: search path, temporary folders,
 * language and time zone. Anything that may contain a secret is left out.
 */
const allowed = /^(?:path|lang|lc_\w+|tz|te?mp(?:dir)?|systemroot|windir|node_env)$/i;

export const environmentOf = (env: NodeJS.ProcessEnv): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value !== undefined && allowed.test(name) ? [[name, value]] : [])),
  ),
  // jiti's cache would be code from a folder that others can write to.
  JITI_FS_CACHE: 'false',
});
