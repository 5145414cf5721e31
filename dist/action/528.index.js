export const id = 528;
export const ids = [528];
export const modules = {

/***/ 5528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gatherScripts: () => (/* binding */ gatherScripts)
});

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(8995);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./dist/lib/schemas/limits.js
var limits = __webpack_require__(4443);
// EXTERNAL MODULE: ./dist/lib/src/host/files/entries.js
var entries = __webpack_require__(5872);
;// CONCATENATED MODULE: ./dist/lib/src/host/facts/scripts/diagnostics.js
/** The compiler's diagnostics in our words: where things are in UTF-16 units, in reading order. */
function diagnosticsOf(script, { errors, warnings }) {
    const bytes = Buffer.from(script);
    const read = (severity) => (diagnostic) => diagnosticOf(diagnostic, severity, bytes);
    return [...errors.map(read('error')), ...warnings.map(read('warn'))].sort((a, b) => a.span[0] - b.span[0]);
}
function diagnosticOf({ message, code, labels, notes }, severity, bytes) {
    const place = labels.find(({ primary }) => primary) ?? labels[0];
    const said = [...labels, ...notes].map((note) => note.message.trim()).filter((text) => text !== '');
    return { severity, code, message, notes: [...new Set(said)], span: spanOf(place?.span ?? [0, bytes.length], bytes) };
}
/** From offsets into UTF-8 to offsets into UTF-16. An empty span, as at the end, takes the character before it. */
function spanOf([start, end], bytes) {
    const last = Math.min(Math.max(start, end), bytes.length);
    const first = Math.min(start, last);
    const text = bytes.toString('utf8', 0, first === last ? characterBefore(first, bytes) : first);
    return [text.length, text.length + bytes.toString('utf8', Buffer.byteLength(text), last).length];
}
function characterBefore(offset, bytes) {
    let start = Math.max(0, offset - 1);
    // Bytes that go on with a character begin with the bits 10.
    while (start > 0 && ((bytes[start] ?? 0) & 0xc0) === 0x80)
        start--;
    return start;
}

// EXTERNAL MODULE: ./dist/lib/src/data/objects.js
var objects = __webpack_require__(8674);
;// CONCATENATED MODULE: ./dist/lib/src/host/facts/scripts/scripts-of.js

/** The scripts of a manifest of whatever shape, each once. */
function scriptsOf(data) {
    const { identifier, sandbox, configuration, configurations } = { ...data };
    const named = (0,objects/* isObject */.Gv)(configurations) ? Object.values(configurations) : [];
    const holders = [identifier, sandbox, ...[configuration, ...named].map((one) => (0,objects/* isObject */.Gv)(one) && one.identifier)];
    const entries = holders.flatMap((holder) => ((0,objects/* isObject */.Gv)(holder) ? Object.entries(holder) : []));
    const scripts = entries.flatMap(([key, value]) => key.endsWith('Script') && typeof value === 'string' ? [value] : []);
    return [...new Set(scripts)];
}

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
;// CONCATENATED MODULE: ./dist/lib/src/host/facts/scripts/worker.js


/**
 * Starts a compiler. It runs in a thread because a script of twenty characters can keep it busy for hours, and one of
 * four hundred parentheses leaves it broken: a thread can be ended, and the next one is new.
 *
 * @throws Error where the package cannot be loaded.
 */
async function startCompiler(file) {
    // The function goes there as text: a thread's file would have to be found in sources, packages and bundles alike.
    const worker = new external_node_worker_threads_.Worker(`(${serve})()`, { eval: true, workerData: file, execArgv: [], stdout: true, stderr: true });
    const answer = async () => (await (0,external_node_events_.once)(worker, 'message'))[0];
    await answer();
    worker.unref();
    return {
        async check(script, milliseconds) {
            // An idle thread keeps nothing alive; a busy one does, or the process would end before the answer.
            worker.ref();
            let timer;
            const late = new Promise((resolve) => {
                timer = setTimeout(() => resolve({ kind: 'late' }), milliseconds);
            });
            worker.postMessage(script);
            // The first answer says that the thread is there; after that it answers every script with an outcome.
            const outcome = (await Promise.race([answer(), late]));
            clearTimeout(timer);
            if (outcome.kind !== 'compiled')
                await worker.terminate();
            worker.unref();
            return outcome;
        },
    };
}
/** Runs in the thread. It stands alone: only its text gets there. */
function serve() {
    const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
    const { createRequire } = process.getBuiltinModule('node:module');
    const { check } = createRequire(workerData)(workerData);
    parentPort?.on('message', (script) => {
        let outcome;
        try {
            outcome = { kind: 'compiled', compiled: check(script) };
        }
        catch {
            outcome = { kind: 'crashed' };
        }
        parentPort.postMessage(outcome);
    });
    parentPort?.postMessage('ready');
}

;// CONCATENATED MODULE: ./dist/lib/src/host/facts/scripts/gather.js








const compiler = '@bpinternal/verel';
/** Milliseconds: for one script, and for all of a manifest. Real ones take one or two. */
const times = { each: 2000, all: 8000 };
const unfinished = {
    crashed: 'it fails on it, as it does on expressions that are nested very deeply',
    late: `it takes longer than ${times.each / 1000} seconds`,
};
const known = new Map();
let thread;
/** The compiler is started only where there is a script. Its package is optional: where it is absent, a notice says so. */
async function gatherScripts(data, notice) {
    // What is longer than the limit is the model's to report.
    const scripts = scriptsOf(data).filter((script) => [...script].length <= limits/* limits */.F.script.max && !known.has(script));
    if (scripts.length > 0) {
        const file = compilerFile();
        if (file === undefined)
            notice(`Scripts are not compiled: the optional package ${compiler} is not installed (npm install ${compiler}).`);
        else
            await compileAll(scripts, file);
    }
    return { check: (script) => known.get(script) };
}
/**
 * In the Action, the file of the compiler that lies beside the bundle; elsewhere its package. In this order: a bundle
 * that is checked out with the project would find the project's packages.
 */
function compilerFile() {
    const beside = (0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(import.meta.url)), 'verel.cjs');
    if ((0,entries/* exists */.t2)(beside))
        return beside;
    try {
        return (0,external_node_module_.createRequire)(import.meta.url).resolve(compiler);
    }
    catch {
        return undefined;
    }
}
/** Hostile scripts cost a bounded time: what is left then has no verdict. */
async function compileAll(scripts, file) {
    const end = performance.now() + times.all;
    for (const script of scripts) {
        thread ??= await startCompiler(file);
        if (performance.now() + times.each > end)
            return;
        const outcome = await thread.check(script, times.each);
        if (outcome.kind !== 'compiled')
            thread = undefined;
        known.set(script, checkOf(script, outcome));
    }
}
const checkOf = (script, outcome) => outcome.kind === 'compiled'
    ? { diagnostics: diagnosticsOf(script, outcome.compiled) }
    : { diagnostics: [], unfinished: unfinished[outcome.kind] };


/***/ })

};
