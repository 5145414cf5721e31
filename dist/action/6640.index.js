export const id = 6640;
export const ids = [6640];
export const modules = {

/***/ 76640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gatherScripts: () => (/* binding */ gatherScripts)
});

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(98995);
// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./dist/compiled/schemas/limits.js
var limits = __webpack_require__(67077);
// EXTERNAL MODULE: ./dist/compiled/src/data/attempt.js
var attempt = __webpack_require__(70265);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/entries.js
var entries = __webpack_require__(46018);
// EXTERNAL MODULE: ./dist/compiled/src/host/facts/timeout-budget.js
var timeout_budget = __webpack_require__(90747);
;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/scripts/causes.js
/** VRL's error codes. Source: the compiler's error documentation, https://errors.vrl.dev */
const codes = { syntax: [202, 203, 204], assignment: [103, 104], undefinedVariable: 701 };
/**
 * Keeps the first of several errors that have the same cause, and counts the others as its followers. An undefined
 * variable is reported wherever it is used; a variable is also undefined if its assignment failed, or is on a line that
 * cannot be parsed. After a syntax error, further syntax errors are only about its consequences. All other diagnostics
 * are independent.
 */
function causesIn(script, diagnostics) {
    const causes = new Map();
    const causeOf = new Map();
    let broken;
    for (const diagnostic of diagnostics) {
        const isSyntax = isOneOf(codes.syntax, diagnostic);
        const name = isOneOf([codes.undefinedVariable], diagnostic) ? nameAt(script, diagnostic) : undefined;
        const first = isSyntax ? broken : causeOf.get(name ?? '');
        if (first === undefined)
            causes.set(diagnostic, 0);
        else
            causes.set(first, (causes.get(first) ?? 0) + 1);
        const cause = first ?? diagnostic;
        if (isSyntax)
            broken = cause;
        for (const left of undefinedBy(script, diagnostic))
            if (!causeOf.has(left))
                causeOf.set(left, cause);
    }
    return [...causes].map(([diagnostic, followers]) => (followers === 0 ? diagnostic : { ...diagnostic, followers }));
}
const isOneOf = (some, { code, severity }) => severity === 'error' && some.includes(code);
const nameAt = (script, { span }) => /^\w+$/.exec(script.slice(...span))?.[0];
/** Returns the variables that an error leaves undefined. */
function undefinedBy(script, diagnostic) {
    const [start, end] = diagnostic.span;
    const lineStart = script.lastIndexOf('\n', start - 1) + 1;
    if (isOneOf(codes.syntax, diagnostic)) {
        const lineEnd = script.indexOf('\n', end);
        return script.slice(lineStart, lineEnd < 0 ? undefined : lineEnd).match(/(?<![.\w])[A-Za-z_]\w*/g) ?? [];
    }
    if (isOneOf(codes.assignment, diagnostic)) {
        // `name =` or `name, err =` before the assigned value, and `name,` before an error variable that cannot be
        // assigned.
        const [, name] = /(\w+)\s*(?:,\s*(?:\w+\s*=\s*)?|=\s*)$/.exec(script.slice(lineStart, start)) ?? [];
        return name === undefined ? [] : [name];
    }
    const name = isOneOf([codes.undefinedVariable], diagnostic) ? nameAt(script, diagnostic) : undefined;
    return name === undefined ? [] : [name];
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/scripts/diagnostics.js

/**
 * Converts the compiler's diagnostics: spans in UTF-16 units, in the order of the script, with consequences counted as
 * followers of their cause.
 */
function diagnosticsOf(script, { errors, warnings }) {
    const bytes = Buffer.from(script);
    const read = (severity) => (diagnostic) => diagnosticOf(diagnostic, severity, bytes);
    const all = [...errors.map(read('error')), ...warnings.map(read('warn'))].sort((a, b) => a.span[0] - b.span[0]);
    return causesIn(script, all);
}
function diagnosticOf({ message, code, labels, notes }, severity, bytes) {
    const place = labels.find(({ primary }) => primary) ?? labels[0];
    const said = [...labels, ...notes].map((note) => note.message.trim()).filter((text) => text !== '');
    return { severity, code, message, notes: [...new Set(said)], span: spanOf(place?.span ?? [0, bytes.length], bytes) };
}
/** Converts UTF-8 byte offsets to UTF-16 offsets. An empty span, as at the end, is extended to the character before it. */
function spanOf([start, end], bytes) {
    const last = Math.min(Math.max(start, end), bytes.length);
    const first = Math.min(start, last);
    const text = bytes.toString('utf8', 0, first === last ? characterBefore(first, bytes) : first);
    return [text.length, text.length + bytes.toString('utf8', Buffer.byteLength(text), last).length];
}
function characterBefore(offset, bytes) {
    let start = Math.max(0, offset - 1);
    // Continuation bytes of a character start with the bits 10.
    while (start > 0 && ((bytes[start] ?? 0) & 0xc0) === 0x80)
        start--;
    return start;
}

// EXTERNAL MODULE: ./dist/compiled/src/data/in-code.js
var in_code = __webpack_require__(11455);
// EXTERNAL MODULE: ./dist/compiled/src/data/objects.js
var objects = __webpack_require__(23984);
;// CONCATENATED MODULE: ./dist/compiled/src/engine/walk/scripts.js


/** The objects that may contain scripts, with their names in messages. */
function* holdersIn(data) {
    yield [['identifier'], 'the identifier', (0,objects/* propertyOf */.$r)(data, 'identifier')];
    yield [['sandbox'], 'the sandbox', (0,objects/* propertyOf */.$r)(data, 'sandbox')];
    const configuration = (0,objects/* propertyOf */.$r)(data, 'configuration');
    yield [['configuration', 'identifier'], 'the configuration', (0,objects/* propertyOf */.$r)(configuration, 'identifier')];
    const configurations = (0,objects/* propertyOf */.$r)(data, 'configurations');
    for (const [name, one] of (0,objects/* entriesOf */.Mc)((0,objects/* isObject */.Gv)(configurations) ? configurations : {})) {
        yield [['configurations', name, 'identifier'], `configuration ${(0,in_code/* named */.K)(name)}`, (0,objects/* propertyOf */.$r)(one, 'identifier')];
    }
}
/** The scripts of a manifest, valid or not. */
function* scriptsIn(data) {
    for (const [path, owner, holder] of holdersIn(data)) {
        for (const [key, text] of Object.entries((0,objects/* isObject */.Gv)(holder) ? holder : {})) {
            if (key.endsWith('Script') && typeof text === 'string')
                yield { key, path: [...path, key], owner, text };
        }
    }
}
/** Whether there may be unknown scripts. */
const mayHideScripts = ({ unknowns }) => unknowns.some(({ path: [part, name, inside] }) => {
    if (part === undefined || part === 'identifier' || part === 'sandbox')
        return true;
    if (part === 'configuration')
        return name === undefined || name === 'identifier';
    return part === 'configurations' && (name === undefined || inside === undefined || inside === 'identifier');
});

;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/scripts/scripts-of.js

/** Returns the scripts of a manifest of any shape, each once. */
const scriptsOf = (data) => [
    ...new Set([...scriptsIn(data)].map(({ text }) => text)),
];

;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/scripts/sequential-queue.js
/** Creates a queue that runs work sequentially, in the order of the calls; work that fails does not block the rest. */
function sequentialQueue() {
    let last = Promise.resolve();
    return (work) => {
        const done = last.then(work);
        last = done.catch(() => { });
        return done;
    };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./dist/compiled/src/host/cache/files.js



/**
 * Returns the folder where an installation caches results for the next process: next to its own code, which anybody
 * with write access there could change anyway. A checked project cannot put anything into it.
 * @param file One of the code's own files, in a folder of `dist`.
 */
const cacheFolder = (file) => (0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_path_.dirname)(file)), '.cache');
/**
 * Returns the folder with the code that the build compiled ahead: for the first run of an installation, and wherever
 * nothing can be cached, as in a container or another user's installation.
 * @param file One of the code's own files, in a folder of `dist`.
 */
const precompiledFolder = (file) => join(dirname(dirname(file)), 'ahead');
/**
 * Saves a file for the next process. The write is atomic, even if the power fails. If it cannot be written, as in
 * another user's installation or on a full disk, or if the user disabled Node's compile cache, nothing is saved and
 * nothing is left behind.
 * @param make Creates the content; called only if the file can be created.
 * @param isPrivate Whether only this user may read it.
 */
function keep(path, make, { isPrivate = false } = {}) {
    if (external_node_process_.env.NODE_DISABLE_COMPILE_CACHE)
        return;
    // Processes in two containers that share a folder may have the same process id.
    const written = `${path}.${external_node_process_.pid}-${Math.random().toString(36).slice(2)}`;
    try {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
        (0,external_node_fs_.writeFileSync)(written, '', { flag: 'wx', mode: isPrivate ? 0o600 : 0o666 });
    }
    catch {
        // Without a cache, each process computes the result itself.
        return;
    }
    try {
        (0,external_node_fs_.writeFileSync)(written, make(), { flush: true });
        (0,external_node_fs_.renameSync)(written, path);
    }
    catch {
        (0,external_node_fs_.rmSync)(written, { force: true });
    }
}
/** Returns the cached content; undefined if there is none, or it cannot be read. */
function cachedAt(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path);
    }
    catch {
        return undefined;
    }
}
/** Reads large files into one reused buffer: allocating a buffer for each takes longer than filling it. */
class Reader {
    #memory = Buffer.allocUnsafeSlow(1_000_000);
    /**
     * Returns the content of a file, valid until the next call.
     * @throws NodeJS.ErrnoException if it cannot be read.
     */
    read(path) {
        const end = this.#fill(path, 0);
        return this.#memory.subarray(0, end);
    }
    /**
     * Returns the text of an ASCII file between a prefix and a suffix, which are joined in the buffer, before the string
     * is created.
     * @throws NodeJS.ErrnoException if it cannot be read.
     */
    textOf(path, [before, behind]) {
        const end = this.#fill(path, before.length, behind.length);
        this.#memory.write(before, 0, 'latin1');
        this.#memory.write(behind, end, 'latin1');
        return this.#memory.toString('latin1', 0, end + behind.length);
    }
    /** Reads a file into the buffer, with room before and after it. Returns the offset of its end. */
    #fill(path, before, behind = 0) {
        const file = openSync(path, 'r');
        try {
            for (;;) {
                const room = this.#memory.length - before - behind;
                const size = readSync(file, this.#memory, before, room, 0);
                if (size < room)
                    return before + size;
                this.#memory = Buffer.allocUnsafeSlow(2 * this.#memory.length);
            }
        }
        finally {
            closeSync(file);
        }
    }
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/scripts/verdicts.js



/** The most that is kept, in UTF-16 units of scripts and verdicts. A hundred integrations of a team have a tenth of it. */
const maxLength = 500_000;
/** The compiler's verdicts by script, from this process and from earlier ones. */
class Verdicts {
    #known = new Map();
    #kept;
    #isNew = false;
    get(script) {
        return this.#known.get(script);
    }
    has(script) {
        return this.#known.has(script);
    }
    /** Loads the verdicts that were cached for a compiler of a build, and saves new ones when the process exits. */
    remember(compiler) {
        if (this.#kept !== undefined)
            return;
        this.#kept = (0,external_node_path_.join)(cacheFolder(compiler), 'scripts.json');
        for (const [script, check] of keptIn(this.#kept))
            this.#known.set(script, check);
        external_node_process_.once('exit', () => this.#keep());
    }
    set(script, check) {
        this.#known.set(script, check);
        // A script that timed out may succeed on a machine that is less busy: it is not kept.
        if (check.unfinished === undefined)
            this.#isNew = true;
    }
    #keep() {
        if (this.#isNew && this.#kept !== undefined)
            keep(this.#kept, () => this.#text(), { isPrivate: true });
    }
    #text() {
        const kept = [];
        let left = maxLength;
        for (const [script, check] of [...this.#known].reverse()) {
            if (check.unfinished !== undefined)
                continue;
            left -= JSON.stringify([script, check]).length;
            if (left < 0)
                break;
            kept.unshift([script, check]);
        }
        return JSON.stringify(kept);
    }
}
/** Returns nothing for a cache file that is missing or malformed. */
function keptIn(file) {
    try {
        const kept = JSON.parse(String(cachedAt(file)));
        return Array.isArray(kept) ? kept.filter((entry) => Array.isArray(entry?.[1]?.diagnostics)) : [];
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/scripts/gather.js











const compiler = '@bpinternal/verel';
/** Time limits in milliseconds, for one script and for all of a manifest. Real scripts take one or two. */
const timeLimits = { each: 2000, all: 8000 };
const unfinishedReasons = {
    crashed: 'it fails, as it does on very deeply nested expressions',
    late: `it takes longer than ${timeLimits.each / 1000} seconds`,
};
/** The check of a script that was not compiled because earlier scripts used up the time limit. */
const skippedCheck = { diagnostics: [], unfinished: 'other scripts have taken too long before it' };
const verdicts = new Verdicts();
/** A compiler takes one script at a time, and manifests may be checked concurrently. */
const sequentially = sequentialQueue();
let running;
/** Whether a script has crashed a compiler here or made it time out: other scripts of the same origin may do the same. */
let isWary = false;
/** Starts the compiler only if there is a script without a known verdict. Reports a notice if the compiler is missing. */
async function gatherScripts(data, { notice, mayBlock = false }) {
    // The model reports scripts that are longer than the limit.
    const scripts = scriptsOf(data).filter((script) => [...script].length <= limits/* limits */.F.script.max);
    if (scripts.length === 0)
        return { check: (script) => verdicts.get(script) };
    const { isCleanScript } = await __webpack_require__.e(/* import() */ 4671).then(__webpack_require__.bind(__webpack_require__, 14671));
    const clean = new Set(scripts.filter(isCleanScript));
    const others = scripts.filter((script) => !clean.has(script));
    if (others.length > 0) {
        const file = compilerFile();
        if (file === undefined)
            notice('Scripts are not compiled: the compiler is missing from this installation of hublint.');
        else
            await sequentially(() => compileAll(others, file, mayBlock));
    }
    const left = new Set(timeout_budget/* timeoutBudget */.T.isSpent ? others.filter((script) => !verdicts.has(script)) : []);
    return {
        check: (script) => (clean.has(script) ? cleanCheck : left.has(script) ? skippedCheck : verdicts.get(script)),
    };
}
const cleanCheck = { diagnostics: [] };
/** The compiler's path in a build: next to the bundle. */
const builtCompiler = './verel.cjs';
/**
 * Returns the compiler's file in the build; in a checkout of hublint itself, its package. The order matters: a bundle
 * that is checked out inside a project would resolve the project's packages.
 */
function compilerFile() {
    const file = (0,external_node_url_.fileURLToPath)(new URL(builtCompiler, import.meta.url));
    if ((0,entries/* exists */.t2)(file)) {
        verdicts.remember(file);
        return file;
    }
    return (0,attempt/* attempt */.C)(() => (0,external_node_module_.createRequire)(import.meta.url).resolve(compiler));
}
/** Bounds the total time: hostile scripts that are left after that get no verdict. */
async function compileAll(scripts, file, mayBlock) {
    const end = now() + timeLimits.all;
    for (const script of scripts) {
        if (verdicts.has(script))
            continue;
        if (now() + timeLimits.each > end || timeout_budget/* timeoutBudget */.T.isSpent)
            return;
        verdicts.set(script, checkOf(script, await outcomeOf(script, file, mayBlock)));
    }
}
async function outcomeOf(script, file, mayBlock) {
    const isHere = mayBlock && !isWary;
    running ??= isHere
        ? (await __webpack_require__.e(/* import() */ 5658).then(__webpack_require__.bind(__webpack_require__, 35658))).inProcessCompiler(file)
        : await (await __webpack_require__.e(/* import() */ 9477).then(__webpack_require__.bind(__webpack_require__, 59477))).compilerThread(file);
    const started = now();
    const outcome = await running.check(script, timeLimits.each);
    const spent = now() - started;
    if (spent > timeLimits.each / 2)
        timeout_budget/* timeoutBudget */.T.spend(spent);
    if (outcome.kind === 'compiled')
        return outcome;
    running = undefined;
    isWary = true;
    // A thread has a larger stack for nested scripts.
    return isHere && outcome.kind === 'crashed' ? outcomeOf(script, file, mayBlock) : outcome;
}
/** Returns the uptime in milliseconds. */
const now = () => external_node_process_.uptime() * 1000;
const checkOf = (script, outcome) => outcome.kind === 'compiled'
    ? { diagnostics: diagnosticsOf(script, outcome.compiled) }
    : { diagnostics: [], unfinished: unfinishedReasons[outcome.kind] };


/***/ }),

/***/ 90747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ timeoutBudget)
/* harmony export */ });
/* unused harmony export TimeoutBudget */
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);

/** The milliseconds that may be lost at once, and how many are regained for each millisecond that passes. */
const limits = { atOnce: 30_000, ofEach: 0.05 };
/**
 * Limits the time that the whole process loses on work that times out: each manifest has a limit of its own, but there
 * may be thousands of them. A long-running process, such as a language server, regains part of the budget over time.
 */
class TimeoutBudget {
    #now;
    #left = limits.atOnce;
    #since;
    /** @param now returns the time in milliseconds. */
    constructor(now = () => node_process__WEBPACK_IMPORTED_MODULE_0__.uptime() * 1000) {
        this.#now = now;
        this.#since = now();
    }
    /** Whether so much time was lost that no more work that may take long is tried. */
    get isSpent() {
        const now = this.#now();
        this.#left = Math.min(limits.atOnce, this.#left + (now - this.#since) * limits.ofEach);
        this.#since = now;
        return this.#left <= 0;
    }
    spend(milliseconds) {
        this.#left -= milliseconds;
    }
}
/** The budget of this process. */
const timeoutBudget = new TimeoutBudget();


/***/ })

};
