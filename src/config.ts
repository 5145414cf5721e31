/** For configuration files: `hublint/config`. */
import type { ConfigFile } from '../schemas/config.ts';

export type { ConfigFile };

/** Types a configuration, for editors to complete. Returns it unchanged. */
export const defineConfig = (config: ConfigFile): ConfigFile => config;
