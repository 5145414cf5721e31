import { once } from '../../../../data/once.ts';
import { wordsIn } from '../../../../data/words.ts';

/** The modules of Node.js, as listed by `module.builtinModules` in versions 20 and 24, without internal ones. */
const words = `
assert assert/strict async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns dns/promises
domain events fs fs/promises http http2 https inspector inspector/promises module net os path path/posix path/win32 perf_hooks
process punycode querystring readline readline/promises repl stream stream/consumers stream/promises stream/web string_decoder
sys timers timers/promises tls trace_events tty url util util/types v8 vm wasi worker_threads zlib
`;

/** Modules that can only be imported with the prefix `node:`. */
const prefixed = 'sea sqlite test test/reporters';

export const nodeModules: readonly string[] = wordsIn(words);

export const prefixedNodeModules = once((): readonly string[] =>
  [...nodeModules, ...wordsIn(prefixed)].map((name) => `node:${name}`),
);
