/**
 * What a process that works on somebody else's code or text may know of the environment: where programs are, language and
 * time. Whatever may hold a secret stays out.
 */
const allowed = /^(?:path|lang|lc_\w+|tz|te?mp(?:dir)?|systemroot|windir|node_env)$/i;

export const environmentOf = (env: NodeJS.ProcessEnv): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value !== undefined && allowed.test(name) ? [[name, value]] : [])),
  ),
  // What jiti keeps for the next time would be code from a folder that others can write to.
  JITI_FS_CACHE: 'false',
});
