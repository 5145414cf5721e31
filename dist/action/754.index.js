export const id = 754;
export const ids = [754];
export const modules = {

/***/ 4903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ checkPackages),
/* harmony export */   P: () => (/* binding */ resolvePackage)
/* harmony export */ });
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8995);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _boundary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9636);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5872);
/* harmony import */ var _folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(317);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8105);






/**
 * Looks at what Node reads to run a module, or one of a folder.
 * @throws Error where that is a pipe, for which Node waits for ever.
 */
function checkPackages(place) {
    for (const at of (0,_folders_js__WEBPACK_IMPORTED_MODULE_4__/* .foldersFrom */ .Y)(place)) {
        if ((0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, 'package.json')) === 'other') {
            throw new Error('a `package.json` beside or above it is not a regular file');
        }
    }
}
/**
 * The file of a package, as a file would import it. Node looks into the `node_modules` of every folder above; one where
 * others can write, such as that of temporary files, is not to bring code.
 * @throws Error where the package is not there, or is there alone.
 */
function resolvePackage(name, from) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(from);
    const root = (0,_project_js__WEBPACK_IMPORTED_MODULE_5__/* .rootOf */ .I)(folder);
    const reliable = [...(0,_boundary_js__WEBPACK_IMPORTED_MODULE_2__/* .upward */ .Oz)(root ?? folder)];
    checkPackages(folder);
    for (const at of (0,_folders_js__WEBPACK_IMPORTED_MODULE_4__/* .foldersFrom */ .Y)(folder)) {
        const isReliable = (root !== undefined && (0,_boundary_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(at, root)) || reliable.includes(at);
        // Whichever of several Node would take: an empty one does not end its search.
        if (!isReliable && (0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .exists */ .t2)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, 'node_modules', name))) {
            throw new Error(`it is in \`${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, 'node_modules')}\`, and others can write to that folder`);
        }
    }
    return (0,node_module__WEBPACK_IMPORTED_MODULE_0__.createRequire)(from).resolve(name);
}


/***/ }),

/***/ 2754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Loader: () => (/* binding */ Loader)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./dist/lib/src/engine/known-error.js
var known_error = __webpack_require__(3116);
// EXTERNAL MODULE: ./dist/lib/src/host/files/boundary.js
var boundary = __webpack_require__(9636);
// EXTERNAL MODULE: ./dist/lib/src/host/files/packages.js
var files_packages = __webpack_require__(4903);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(3339);
// EXTERNAL MODULE: ./dist/lib/src/document/fault.js
var fault = __webpack_require__(8263);
;// CONCATENATED MODULE: ./dist/lib/src/host/load/answer.js


const path = schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]));
/** An error may say as much as it likes; a finding is a sentence. */
const longest = 400;
const sentence = schemas/* string */.YjP()
    .transform((text) => text.length > longest ? `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text);
const failure = schemas/* object */.Ikc({
    id: schemas/* enum */.k5n(Object.keys(fault/* faultIds */.zW)),
    message: sentence,
    path: path.exactOptional(),
    place: schemas/* object */.Ikc({ file: schemas/* string */.YjP(), line: schemas/* int */.Whr().exactOptional(), specifier: schemas/* string */.YjP().exactOptional() })
        .exactOptional(),
});
/** What a child may say: it runs the code of strangers, who may speak in its stead. */
const answer = schemas/* union */.KCZ([
    schemas/* object */.Ikc({ failures: schemas/* array */.YOg(failure).min(1) }),
    schemas/* object */.Ikc({ code: schemas/* string */.YjP(), map: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({ manifest: schemas/* string */.YjP(), unknowns: schemas/* array */.YOg(schemas/* object */.Ikc({ path, why: schemas/* string */.YjP() })) }),
]);
/** Undefined for a line that says nothing of the kind. */
function readAnswer(line) {
    try {
        return answer.parse(JSON.parse(line));
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: ./dist/lib/src/host/programs/environment.js
var environment = __webpack_require__(5837);
// EXTERNAL MODULE: ./dist/lib/src/host/programs/signals.js
var signals = __webpack_require__(4153);
// EXTERNAL MODULE: ./dist/lib/src/host/programs/start.js + 1 modules
var start = __webpack_require__(3356);
// EXTERNAL MODULE: ./dist/lib/src/host/files/entries.js
var entries = __webpack_require__(5872);
;// CONCATENATED MODULE: ./dist/lib/src/host/load/bounded.js


const shell = '/bin/sh';
/**
 * A program held to bounds by the system: it writes no file, leaves no core, and takes no more memory and time than it
 * is given. Windows has no such bounds; macOS does not hold processes to that of memory.
 */
function bounded(program, { memory, seconds }) {
    if (external_node_process_.platform === 'win32' || !(0,entries/* exists */.t2)(shell))
        return program;
    const limits = [`-t ${seconds}`, '-f 0', '-c 0', ...(memory === undefined ? [] : [`-d ${memory * 1024}`])];
    const script = `${limits.map((limit) => `ulimit ${limit} 2>/dev/null`).join('; ')}; exec "$0" "$@"`;
    return { ...program, file: shell, args: ['-c', script, program.file, ...program.args] };
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./dist/lib/src/host/load/permissions.js





const model = external_node_process_.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
/** The arguments by which Node withholds everything else: writing, above all. */
const restrictions = ({ read, programs }) => [
    model,
    ...outermost(read).map((path) => `--allow-fs-read=${(0,entries/* kindOf */.I)(path) === 'folder' ? (0,external_node_path_.join)(path, '*') : path}`),
    ...(programs ? ['--allow-child-process'] : []),
    // Before Node 24 the events of a trace are written without asking.
    `--trace-event-file-pattern=${external_node_os_.devNull}`,
];
/** What is inside of other folders adds nothing. */
const outermost = (paths) => [...new Set(paths)].filter((path) => !paths.some((other) => other !== path && (0,boundary/* isWithin */.UO)(path, other)));

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(8995);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./dist/lib/src/host/files/folders.js
var folders = __webpack_require__(317);
;// CONCATENATED MODULE: ./dist/lib/src/host/load/folders.js



/** The files or folders of this name in the folders above a file, innermost first. */
const above = (file, name) => [...(0,folders/* foldersFrom */.Y)((0,external_node_path_.dirname)(file))].map((folder) => (0,external_node_path_.join)(folder, name)).filter(entries/* exists */.t2);
/** Where Node looks for packages on behalf of a file, also where links lead. */
const packageFolders = (file) => above(file, 'node_modules').flatMap((folder) => [folder, (0,entries/* realPath */.Ye)(folder) ?? folder]);

;// CONCATENATED MODULE: ./dist/lib/src/host/load/program.js




/** Where this file is bundled, or built, or neither, the program of a child has the same place beside it. */
const here = (0,external_node_url_.fileURLToPath)(import.meta.url);
const program = (0,external_node_path_.join)((0,external_node_path_.dirname)(here), 'child', `index${(0,external_node_path_.extname)(here)}`);
/** Before it is built the program is in TypeScript, which Node 20 does not read. */
const command = program.endsWith('.ts') ? [jitiProgram(), program] : [program];
/** The folders that a child has to read to be itself. */
const readable = [
    (0,external_node_path_.dirname)(above(program, 'package.json')[0] ?? program),
    ...packageFolders(program),
];
function jitiProgram() {
    const jiti = (0,external_node_module_.createRequire)(import.meta.url).resolve('jiti/package.json');
    return (0,external_node_path_.join)((0,external_node_path_.dirname)(jiti), 'lib/jiti-cli.mjs');
}

;// CONCATENATED MODULE: ./dist/lib/src/host/load/child.js








/** What JavaScript may have of its own, in megabytes. */
const memory = 512;
/** What a child may have in all, in megabytes: buffers, code and what Node takes for itself come on top of that. */
const wholeMemory = 1536;
/** What a child may answer at most, in UTF-16 units: a definition with all that it imports, as one script. */
const answerLimit = 64 * 1024 * 1024;
/** How long it is kept for another question, in milliseconds: nobody says when a session is over. */
const leisure = 10_000;
/** A process that runs the code of strangers, with no more rights and means than it needs. It never keeps its parent waiting. */
class Child {
    #process;
    #channel;
    /** Known to what is asked in earnest: a module that writes to the channel itself does not know how answers begin. */
    #nonce = (0,external_node_crypto_.randomUUID)();
    #chunks = [];
    #isReady = false;
    #complaints = '';
    #ending;
    #settle;
    #asked = 0;
    #leaving;
    constructor({ cwd, seconds, isModule, read, ...permissions }) {
        const limits = restrictions({ ...permissions, read: [...read, ...readable] });
        const args = [...limits, `--max-old-space-size=${memory}`, ...command];
        const program = { file: external_node_process_.execPath, args, cwd, env: (0,environment/* environmentOf */.p)(external_node_process_.env) };
        const bounds = { seconds, ...(isModule && { memory: wholeMemory }) };
        this.#process = (0,start/* start */.ni)(bounded(program, bounds), { stdio: ['ignore', 'ignore', 'pipe', 'pipe'], ownGroup: true });
        // What is asked for above as a further pipe is a socket, which goes both ways.
        this.#channel = this.#process.stdio[3];
        this.#watch();
        this.#hold(false);
    }
    get isOver() {
        return this.#ending !== undefined;
    }
    /** Waits for the answer, but no longer than these milliseconds. */
    async ask(work, patience) {
        this.#asked += 1;
        if (this.#ending)
            return { ending: this.#ending };
        clearTimeout(this.#leaving);
        this.#hold(true);
        const timer = setTimeout(() => this.#end({ why: 'timeout', how: 'SIGKILL' }), patience);
        const forget = (0,signals/* onSignals */.r)(() => this.end());
        const request = { ...work, nonce: this.#nonce, number: this.#asked };
        try {
            return await new Promise((settle) => {
                this.#settle = settle;
                this.#channel.write(`${JSON.stringify(request)}\n`);
            });
        }
        finally {
            clearTimeout(timer);
            forget();
            this.#hold(false);
            this.#leaving = setTimeout(() => this.end(), leisure).unref();
        }
    }
    end() {
        this.#process.kill('SIGKILL');
    }
    #end(ending) {
        this.#ending ??= this.#isReady ? ending : { why: 'start', how: errorIn(this.#complaints) ?? ending.how };
        this.#settle?.({ ending: this.#ending });
        this.end();
    }
    #watch() {
        const end = () => this.end();
        external_node_process_.once('exit', end);
        this.#process.once('error', ({ message }) => this.#end({ why: 'exit', how: message }));
        this.#process.once('close', (code, signal) => {
            external_node_process_.off('exit', end);
            const why = this.#complaints.includes('heap out of memory') ? 'memory' : 'exit';
            this.#end({ why, how: signal ?? `exit code ${code}` });
        });
        this.#process.stderr?.on('data', (chunk) => {
            this.#complaints = `${this.#complaints}${chunk}`.slice(-8192);
        });
        this.#channel
            .setEncoding('utf8')
            .on('error', end)
            .on('close', end)
            .on('data', (chunk) => this.#receive(String(chunk)));
    }
    #receive(chunk) {
        this.#chunks.push(chunk);
        if (chunk.includes('\n'))
            this.#hear(this.#chunks.join('').split('\n'));
        else if (this.#chunks.reduce((size, { length }) => size + length, 0) > answerLimit)
            this.#end({ why: 'flood', how: 'SIGKILL' });
    }
    /** The first line says that it is there, each other one is an answer; the last is not at its end yet. */
    #hear(lines) {
        this.#chunks = lines.splice(-1);
        for (const line of lines) {
            if (this.#isReady)
                this.#answered(line);
            this.#isReady = true;
        }
    }
    #answered(line) {
        const head = `${this.#nonce} ${this.#asked} `;
        if (line.startsWith(head))
            this.#settle?.({ answer: line.slice(head.length) });
        else
            this.#end({ why: 'meddling', how: 'SIGKILL' });
    }
    /** Whether the parent waits for it. */
    #hold(held) {
        for (const handle of [this.#process, this.#channel, this.#process.stderr]) {
            if (held)
                handle.ref();
            else
                handle.unref();
        }
    }
}
const errorIn = (complaints) => /^\S*Error.*$/m.exec(complaints)?.[0];

;// CONCATENATED MODULE: ./dist/lib/src/host/load/readable.js




/** What a module of a project may read: the project but for git's data, where credentials stand, and its packages. */
const readableOf = (path, root) => [
    ...(0,entries/* entriesOf */.Mc)(root)
        // A star in a name would be taken for a pattern, which gives away more than the name.
        .filter(({ name }) => !(0,boundary/* isInGit */.aR)(name) && !name.includes('*'))
        .map(({ name }) => (0,external_node_path_.join)(root, name)),
    ...above(path, 'node_modules')
        .filter((folder) => (0,boundary/* isWithin */.UO)(folder, root))
        .flatMap((folder) => linkedPackages(folder)),
];
/** Where packages are kept elsewhere, in a folder of that name too: any other folder a link could name. */
function linkedPackages(folder) {
    const real = (0,entries/* realPath */.Ye)(folder);
    return real !== undefined && (0,external_node_path_.basename)(real) === 'node_modules' ? [real] : [];
}
/**
 * The first link of a project that leads out of it, or to git's data; undefined where there is none. Node follows links
 * without asking whether what they lead to may be read. Packages may well be linked from elsewhere.
 */
function linkOutOf(root, folder = root) {
    for (const { name, kind } of (0,entries/* entriesOf */.Mc)(folder)) {
        const path = (0,external_node_path_.join)(folder, name);
        if ((0,boundary/* isInGit */.aR)(name))
            continue;
        if (kind === 'link' && leadsOut(path, root))
            return path;
        const inside = kind === 'folder' && name !== 'node_modules' ? linkOutOf(root, path) : undefined;
        if (inside !== undefined)
            return inside;
    }
    return undefined;
}
/** Packages that are kept elsewhere are in a folder of that name there, too: no other folder is taken for one. */
function leadsOut(link, root) {
    const real = (0,entries/* realPath */.Ye)(link);
    if (real === undefined || ((0,boundary/* isWithin */.UO)(real, root) && !(0,boundary/* isInGit */.aR)(real)))
        return false;
    return (0,boundary/* isInGit */.aR)(real) || (0,external_node_path_.basename)(link) !== 'node_modules' || (0,external_node_path_.basename)(real) !== 'node_modules';
}

;// CONCATENATED MODULE: ./dist/lib/src/host/load/loader.js








/**
 * Runs definition modules, each in a child of its own: what one has done to its process does not reach the next. What
 * bundles them runs none of them, and is one for a project.
 */
class Loader {
    #patience;
    #links = new Map();
    #bundler;
    /** `patience`: how long a module may take, in milliseconds. */
    constructor(patience = 20_000) {
        this.#patience = patience;
    }
    /** @throws KnownError where no process can be had. */
    async load({ path, root, texts, legacy }) {
        if (root.includes('*'))
            return failed('The module is not run: the name of its project has a `*` in it.');
        const link = this.#linkOutOf(root);
        if (link !== undefined)
            return linked((0,external_node_path_.relative)(root, link));
        const deadline = Date.now() + this.#patience;
        const esbuild = esbuildOf(path);
        const tsconfig = above(path, 'tsconfig.json').find((file) => (0,boundary/* isWithin */.UO)(file, root));
        const request = { work: 'run', path, texts, legacy, ...(tsconfig !== undefined && { tsconfig }) };
        if (esbuild === undefined)
            return this.#run(request, root, deadline);
        const bundle = await this.#bundle({ work: 'bundle', path, esbuild, texts }, root, deadline);
        if (!('code' in bundle))
            return manifestIn(bundle);
        return this.#run({ ...request, bundle }, root, deadline);
    }
    async #run(request, root, deadline) {
        const child = this.#start(request, root);
        try {
            return manifestIn(await this.#ask(child, request, deadline));
        }
        finally {
            child.end();
        }
    }
    async #bundle(request, root, deadline) {
        if (this.#bundler?.root !== root || this.#bundler.child.isOver) {
            this.#bundler?.child.end();
            this.#bundler = { child: this.#start(request, root), root };
        }
        return this.#ask(this.#bundler.child, request, deadline);
    }
    async #ask(child, work, deadline) {
        const outcome = await child.ask(work, Math.max(deadline - Date.now(), 1));
        if ('answer' in outcome)
            return readAnswer(outcome.answer) ?? meddled;
        if (outcome.ending.why === 'start')
            throw unstarted(outcome.ending);
        return { failures: [failureOf(outcome.ending, this.#patience)] };
    }
    #start({ work, path }, root) {
        const isModule = work === 'run';
        // A bundler is asked about all modules, one after the other.
        const seconds = Math.ceil(this.#patience / 1000) * (isModule ? 2 : 100);
        return new Child({ cwd: (0,external_node_path_.dirname)(path), seconds, isModule, read: readableOf(path, root), programs: !isModule });
    }
    #linkOutOf(root) {
        if (!this.#links.has(root))
            this.#links.set(root, linkOutOf(root));
        return this.#links.get(root);
    }
}
/** The project's own esbuild; where packages are kept apart, that of the platform's CLI. */
function esbuildOf(path) {
    for (const owner of [undefined, '@botpress/cli/package.json', '@botpress/sdk/package.json']) {
        try {
            return (0,files_packages/* resolvePackage */.P)('esbuild', owner === undefined ? path : (0,files_packages/* resolvePackage */.P)(owner, path));
        }
        catch {
            // This one has none.
        }
    }
    return undefined;
}
const manifestIn = (answer) => 'manifest' in answer || 'failures' in answer ? answer : meddled;
const unstarted = ({ how }) => new known_error/* KnownError */.E({ message: `The process to run definitions in does not start: ${how}.` });
const failed = (message) => ({ failures: [{ id: 'load-failed', message }] });
const meddled = failed('The module meddles with the process that it is run in.');
const linked = (link) => failed(`The module is not run: the link \`${link}\` leads out of the project, and a module could follow it.`);
function failureOf({ why, how }, patience) {
    switch (why) {
        case 'timeout':
            return { id: 'load-timeout', message: `The module is still running after ${patience / 1000} seconds.` };
        case 'flood':
            return { id: 'too-large', message: 'What the module exports is too large.' };
        case 'memory':
            return { id: 'load-failed', message: `The module needs more than ${memory} MB of memory.` };
        case 'meddling':
            return { id: 'load-failed', message: 'The module meddles with the process that it is run in.' };
        default:
            return { id: 'load-failed', message: `The module ends the process that it is run in (${how}).` };
    }
}


/***/ }),

/***/ 5837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ environmentOf)
/* harmony export */ });
/**
 * What a process that works on somebody else's code or text may know of the environment: where programs are, language and
 * time. Whatever may hold a secret stays out.
 */
const allowed = /^(?:path|lang|lc_\w+|tz|te?mp(?:dir)?|systemroot|windir|node_env)$/i;
const environmentOf = (env) => ({
    ...Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value !== undefined && allowed.test(name) ? [[name, value]] : []))),
    // What jiti keeps for the next time would be code from a folder that others can write to.
    JITI_FS_CACHE: 'false',
});


/***/ })

};
