import { once } from '../../../../data/once.ts';
import { wordsIn } from '../../../../data/words.ts';

/** The modules of Node.js, as `module.builtinModules` lists them in its versions 20 and 24, without its inner ones. */
const words = `
assert assert/strict async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns dns/promises
domain events fs fs/promises http http2 https inspector inspector/promises module net os path path/posix path/win32 perf_hooks
process punycode querystring readline readline/promises repl stream stream/consumers stream/promises stream/web string_decoder
sys timers timers/promises tls trace_events tty url util util/types v8 vm wasi worker_threads zlib
`;

/** Modules that are only named with `node:` in front. */
const prefixed = 'sea sqlite test test/reporters';

export const nodeModules: readonly string[] = wordsIn(words);

export const prefixedNodeModules = once((): readonly string[] =>
  [...nodeModules, ...wordsIn(prefixed)].map((name) => `node:${name}`),
);
