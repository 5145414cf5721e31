// Preloaded into a program, writes its peak memory when it exits.
const { writeFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

const into = process.env.BENCH_MEMORY;
if (isMainThread && into) process.on('exit', () => writeFileSync(into, String(process.resourceUsage().maxRSS)));
