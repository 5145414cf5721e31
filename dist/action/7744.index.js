export const id = 7744;
export const ids = [7744];
export const modules = {

/***/ 65439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ checkPackages),
/* harmony export */   P: () => (/* binding */ resolvePackage)
/* harmony export */ });
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98995);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _boundary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2134);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46018);
/* harmony import */ var _folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54453);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96801);






/**
 * Checks the files that Node reads to run a module, or a module in a folder.
 * @throws Error if one is a pipe, on which Node would wait forever.
 */
function checkPackages(place) {
    for (const at of (0,_folders_js__WEBPACK_IMPORTED_MODULE_4__/* .foldersFrom */ .Y)(place)) {
        if ((0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .kindFollowing */ .eh)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, 'package.json')) === 'other') {
            throw new Error('a `package.json` beside or above it is not a regular file');
        }
    }
}
/**
 * Resolves a package as an import from a file would. Node looks into the `node_modules` of every parent folder; one in
 * a folder that others can write to, such as the temporary folder, must not provide code.
 * @throws Error if the package is missing, or found only in such a folder.
 */
function resolvePackage(name, from) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(from);
    const root = (0,_project_js__WEBPACK_IMPORTED_MODULE_5__/* .rootOf */ .I)(folder);
    const reliable = [...(0,_boundary_js__WEBPACK_IMPORTED_MODULE_2__/* .upward */ .Oz)(root ?? folder)];
    checkPackages(folder);
    for (const at of (0,_folders_js__WEBPACK_IMPORTED_MODULE_4__/* .foldersFrom */ .Y)(folder)) {
        const isReliable = (root !== undefined && (0,_boundary_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(at, root)) || reliable.includes(at);
        // Rejects any such folder, whichever Node would use: an empty one does not end its search.
        if (!isReliable && (0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .exists */ .t2)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, 'node_modules', name))) {
            throw new Error(`it is in \`${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, 'node_modules')}\`, and others can write to that folder`);
        }
    }
    return (0,node_module__WEBPACK_IMPORTED_MODULE_0__.createRequire)(from).resolve(name);
}


/***/ }),

/***/ 7744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Loader: () => (/* binding */ Loader)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: ./dist/compiled/src/data/once.js
var once = __webpack_require__(68051);
// EXTERNAL MODULE: ./dist/compiled/src/engine/known-error.js
var known_error = __webpack_require__(61278);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/boundary.js
var boundary = __webpack_require__(2134);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/project/packages.js
var project_packages = __webpack_require__(65439);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(50000);
// EXTERNAL MODULE: ./dist/compiled/src/data/attempt.js
var attempt = __webpack_require__(70265);
// EXTERNAL MODULE: ./dist/compiled/src/data/objects.js
var objects = __webpack_require__(23984);
// EXTERNAL MODULE: ./dist/compiled/src/document/fault.js
var fault = __webpack_require__(31737);
;// CONCATENATED MODULE: ./dist/compiled/src/host/load/answer.js




const path = schemas.array(schemas.union([schemas.string(), schemas.number()]));
/** The longest message in a finding, in UTF-16 units. An error thrown by a module may be of any length. */
const maxMessageLength = 400;
const sentence = schemas.string()
    .transform((text) => text.length > maxMessageLength ? `${text.slice(0, maxMessageLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text);
const failure = schemas.object({
    id: schemas["enum"]((0,objects/* keysOf */.YD)(fault/* faultIds */.zW)),
    message: sentence,
    path: path.exactOptional(),
    place: schemas.object({ file: schemas.string(), line: schemas.int().exactOptional(), specifier: schemas.string().exactOptional() })
        .exactOptional(),
});
/** The answers that are accepted from a child: it runs untrusted code, which may try to answer in its place. */
const answer = schemas.union([
    schemas.object({ failures: schemas.array(failure).min(1) }),
    schemas.object({ code: schemas.string(), map: schemas.string() }),
    schemas.object({ manifest: schemas.string(), unknowns: schemas.array(schemas.object({ path, why: schemas.string() })) }),
]);
/** Returns undefined for a line that is not a valid answer. */
const readAnswer = (line) => (0,attempt/* attempt */.C)(() => answer.parse(JSON.parse(line)));

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./dist/compiled/src/host/programs/environment.js
var environment = __webpack_require__(70475);
// EXTERNAL MODULE: ./dist/compiled/src/host/programs/signals.js
var signals = __webpack_require__(67895);
// EXTERNAL MODULE: ./dist/compiled/src/host/programs/start.js + 1 modules
var start = __webpack_require__(44982);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/entries.js
var entries = __webpack_require__(46018);
;// CONCATENATED MODULE: ./dist/compiled/src/host/load/bounded.js


const shell = '/bin/sh';
/**
 * Wraps a program so that the system limits it: it writes no file and no core dump, and uses no more memory and CPU
 * time than it is given. Windows has no such limits; macOS does not enforce the one for memory.
 */
function withSystemLimits(program, { memory, seconds }) {
    if (external_node_process_.platform === 'win32' || !(0,entries/* exists */.t2)(shell))
        return program;
    const limits = [`-t ${seconds}`, '-f 0', '-c 0', ...(memory === undefined ? [] : [`-d ${memory * 1024}`])];
    const script = `${limits.map((limit) => `ulimit ${limit} 2>/dev/null`).join('; ')}; exec "$0" "$@"`;
    return { ...program, file: shell, args: ['-c', script, program.file, ...program.args] };
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./dist/compiled/src/host/load/permissions.js





const { allowedNodeEnvironmentFlags: known } = external_node_process_;
const model = known.has('--permission') ? '--permission' : '--experimental-permission';
/** SQLite opens files, and loads native code from them, without checking permissions. */
const withoutSqlite = known.has('--experimental-sqlite') ? ['--no-experimental-sqlite'] : [];
/** Returns the arguments with which Node denies everything else, above all writing. */
const restrictions = ({ read, programs }) => [
    model,
    ...outermost(read).map((path) => `--allow-fs-read=${(0,entries/* kindFollowing */.eh)(path) === 'folder' ? (0,external_node_path_.join)(path, '*') : path}`),
    ...(programs ? ['--allow-child-process'] : []),
    ...withoutSqlite,
    // Before Node 24, trace events are written without checking permissions.
    `--trace-event-file-pattern=${external_node_os_.devNull}`,
];
/** Drops paths that are inside another one of the list. */
const outermost = (paths) => [...new Set(paths)].filter((path) => !paths.some((other) => other !== path && (0,boundary/* isWithin */.UO)(path, other)));

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(98995);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/project/folders.js
var folders = __webpack_require__(54453);
;// CONCATENATED MODULE: ./dist/compiled/src/host/load/folders.js



/** Returns the existing files or folders of this name in the folders above a file, innermost first. */
const above = (file, name) => [...(0,folders/* foldersFrom */.Y)((0,external_node_path_.dirname)(file))].map((folder) => (0,external_node_path_.join)(folder, name)).filter(entries/* exists */.t2);
/** Returns the folders in which Node looks for packages on behalf of a file, each also with its real path. */
const packageFolders = (file) => above(file, 'node_modules').flatMap((folder) => [folder, (0,entries/* realPath */.Ye)(folder) ?? folder]);

;// CONCATENATED MODULE: ./dist/compiled/src/host/load/program.js




/** The child's program is in the same place relative to this file in the sources, in the build and in the bundle. */
const here = (0,external_node_url_.fileURLToPath)(import.meta.url);
const program = (0,external_node_path_.join)((0,external_node_path_.dirname)(here), 'child', `index${(0,external_node_path_.extname)(here)}`);
/** In the sources the program is TypeScript, which Node 20 cannot run. */
const command = program.endsWith('.ts') ? [jitiProgram(), program] : [program];
/** The folders that a child has to read in order to start. */
const readable = [
    (0,external_node_path_.dirname)(above(program, 'package.json')[0] ?? program),
    ...packageFolders(program),
];
function jitiProgram() {
    const jiti = (0,external_node_module_.createRequire)(import.meta.url).resolve('jiti/package.json');
    return (0,external_node_path_.join)((0,external_node_path_.dirname)(jiti), 'lib/jiti-cli.mjs');
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/load/child.js








/** The heap limit of the child, in megabytes. */
const heapLimit = 512;
/** The limit for the whole process, in megabytes: buffers, code and Node's own memory come on top of the heap. */
const processMemoryLimit = 1536;
/** The longest answer, in UTF-16 units: a definition bundled with all its imports. */
const maxAnswerLength = 64 * 1024 * 1024;
/** How long an idle child is kept for another question, in milliseconds: nobody announces the end of a session. */
const idleTime = 10_000;
/** A process that runs untrusted code with the least privileges that it needs. It never keeps its parent alive. */
class Child {
    #process;
    #channel;
    /** Part of every request: a module that writes to the channel itself does not know it, and cannot forge an answer. */
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
        const args = [...limits, `--max-old-space-size=${heapLimit}`, ...command];
        const program = { file: external_node_process_.execPath, args, cwd, env: (0,environment/* environmentOf */.p)(external_node_process_.env) };
        const bounds = { seconds, ...(isModule && { memory: processMemoryLimit }) };
        this.#process = (0,start/* start */.ni)(withSystemLimits(program, bounds), {
            stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
            ownGroup: true,
        });
        // The additional pipe that is requested above is a socket, which works in both directions.
        this.#channel = this.#process.stdio[3];
        this.#watch();
        this.#forEachHandle((handle) => handle.unref());
    }
    get isOver() {
        return this.#ending !== undefined;
    }
    /** Waits for the answer for at most `patience` milliseconds. */
    async ask(work, patience) {
        this.#asked += 1;
        if (this.#ending)
            return { ending: this.#ending };
        clearTimeout(this.#leaving);
        this.#forEachHandle((handle) => handle.ref());
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
            this.#forEachHandle((handle) => handle.unref());
            this.#leaving = setTimeout(() => this.end(), idleTime).unref();
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
        else if (this.#chunks.reduce((size, { length }) => size + length, 0) > maxAnswerLength)
            this.#end({ why: 'flood', how: 'SIGKILL' });
    }
    /** The first line means that the child is ready, each other line is an answer. The last chunk is an incomplete line. */
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
    /** The parent does not exit while any of these handles is referenced. */
    #forEachHandle(change) {
        for (const handle of [this.#process, this.#channel, this.#process.stderr])
            change(handle);
    }
}
const errorIn = (complaints) => /^\S*Error.*$/m.exec(complaints)?.[0];

;// CONCATENATED MODULE: ./dist/compiled/src/host/load/readable.js




/**
 * Returns the paths that modules of a project may read: the whole project except git's data, which may contain
 * credentials, of any repository in it. A folder without git data is returned as a whole; `node_modules` is not
 * searched for any.
 */
function readableIn(folder) {
    const parts = [];
    let isWhole = true;
    for (const { name, kind } of (0,entries/* entriesOf */.Mc)(folder)) {
        const path = (0,external_node_path_.join)(folder, name);
        const inside = (0,boundary/* isInGit */.aR)(name) ? [] : kind === 'folder' && name !== 'node_modules' ? readableIn(path) : [path];
        if (inside.length !== 1 || inside[0] !== path)
            isWhole = false;
        // Node would treat an asterisk in a name as a wildcard, which permits more than the one path.
        for (const part of name.includes('*') ? [] : inside)
            parts.push(part);
    }
    return isWhole ? [folder] : parts;
}
/** Returns the `node_modules` folders that a module's project links to elsewhere. */
const packagesOf = (path, root) => above(path, 'node_modules')
    .filter((folder) => (0,boundary/* isWithin */.UO)(folder, root))
    .flatMap((folder) => linkedPackages(folder));
/** Accepts a linked folder only if it is named `node_modules`, too: otherwise a link could name any folder. */
function linkedPackages(folder) {
    const real = (0,entries/* realPath */.Ye)(folder);
    return real !== undefined && (0,external_node_path_.basename)(real) === 'node_modules' ? [real] : [];
}
/**
 * Returns the first symlink of a project that leads out of it, or to git's data; undefined if there is none. Node
 * follows symlinks without checking whether their target may be read. `node_modules` may be linked from elsewhere.
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
/** A link named `node_modules` may leave the project only if its target has that name, too. */
function leadsOut(link, root) {
    const real = (0,entries/* realPath */.Ye)(link);
    if (real === undefined || ((0,boundary/* isWithin */.UO)(real, root) && !(0,boundary/* isInGit */.aR)(real)))
        return false;
    return (0,boundary/* isInGit */.aR)(real) || (0,external_node_path_.basename)(link) !== 'node_modules' || (0,external_node_path_.basename)(real) !== 'node_modules';
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/load/loader.js










/**
 * Runs definition modules, each in a child process of its own, so that a module cannot affect the next one through its
 * process. The child that bundles runs no module, and is shared by all modules of a project.
 */
class Loader {
    #patience;
    // Both walk all folders of a project.
    #linkOutOf = (0,once/* onceEach */.fF)((root) => linkOutOf(root));
    #readableIn = (0,once/* onceEach */.fF)(readableIn);
    #bundler;
    /** `patience` is the time limit for one module, in milliseconds. */
    constructor(patience = 20_000) {
        this.#patience = patience;
    }
    /** @throws KnownError if no process can be started. */
    async load({ path, root, texts, legacy }) {
        if (external_node_process_.versions.pnp !== undefined)
            throw archived;
        if (root.includes('*'))
            return failed('The module is not run: the path of its project contains a `*`.');
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
        // The bundler is asked about all modules of a project, one after the other.
        const seconds = Math.ceil(this.#patience / 1000) * (isModule ? 2 : 100);
        const read = [...this.#readableIn(root), ...packagesOf(path, root)];
        return new Child({ cwd: (0,external_node_path_.dirname)(path), seconds, isModule, read, programs: !isModule });
    }
}
/** Returns the project's own esbuild; if packages are isolated, the one that the platform's CLI or SDK depends on. */
function esbuildOf(path) {
    for (const owner of [undefined, '@botpress/cli/package.json', '@botpress/sdk/package.json']) {
        try {
            return (0,project_packages/* resolvePackage */.P)('esbuild', owner === undefined ? path : (0,project_packages/* resolvePackage */.P)(owner, path));
        }
        catch {
            // Try the next owner.
        }
    }
    return undefined;
}
const manifestIn = (answer) => 'manifest' in answer || 'failures' in answer ? answer : meddled;
const unstarted = ({ how }) => new known_error/* KnownError */.E({ message: `The process that runs definitions does not start: ${how}.` });
/** Neither the child nor the code that it runs could resolve a package in an archive. */
const archived = new known_error/* KnownError */.E({
    message: '`--load` does not work with Yarn Plug’n’Play, which keeps packages in archives.',
    hint: 'Write `nodeLinker: node-modules` into `.yarnrc.yml`, or leave out `--load`.',
});
const failed = (message) => ({ failures: [{ id: 'load-failed', message }] });
const meddled = failed('The module interferes with the process that runs it.');
const linked = (link) => failed(`The module is not run: the link \`${link}\` leads out of the project, and a module could follow it.`);
function failureOf({ why, how }, patience) {
    switch (why) {
        case 'timeout':
            return { id: 'load-timeout', message: `The module is still running after ${patience / 1000} seconds.` };
        case 'flood':
            return { id: 'too-large', message: 'What the module exports is too large.' };
        case 'memory':
            return { id: 'load-failed', message: `The module needs more than ${heapLimit} MB of memory.` };
        case 'meddling':
            return { id: 'load-failed', message: 'The module interferes with the process that runs it.' };
        default:
            return { id: 'load-failed', message: `The module ends the process that runs it (${how}).` };
    }
}


/***/ }),

/***/ 70475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ environmentOf)
/* harmony export */ });
/**
 * The environment variables that a process gets that handles untrusted code or text: search path, temporary folders,
 * language and time zone. Anything that may contain a secret is left out.
 */
const allowed = /^(?:path|lang|lc_\w+|tz|te?mp(?:dir)?|systemroot|windir|node_env)$/i;
const environmentOf = (env) => ({
    ...Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value !== undefined && allowed.test(name) ? [[name, value]] : []))),
    // jiti's cache would be code from a folder that others can write to.
    JITI_FS_CACHE: 'false',
});


/***/ })

};
