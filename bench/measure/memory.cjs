// Loaded before a program, this says at its end how much memory it took at most.
const { writeFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

const into = process.env.BENCH_MEMORY;
if (isMainThread && into) process.on('exit', () => writeFileSync(into, String(process.resourceUsage().maxRSS)));
