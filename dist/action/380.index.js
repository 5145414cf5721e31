export const id = 380;
export const ids = [380];
export const modules = {

/***/ 8380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Loader: () => (/* binding */ Loader)
});

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(8995);
// EXTERNAL MODULE: ./dist/lib/src/engine/known-error.js
var known_error = __webpack_require__(3116);
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

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
;// CONCATENATED MODULE: ./dist/lib/src/host/load/environment.js
/** What a module may know of the environment: where programs are, language and time. Whatever may hold a secret stays out. */
const allowed = /^(?:path|lang|lc_\w+|tz|te?mp(?:dir)?|systemroot|windir|node_env)$/i;
const environmentOf = (env) => Object.fromEntries(Object.entries(env).filter(([name]) => allowed.test(name)));

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./dist/lib/src/host/load/folders.js


/** The files or folders of this name in the folders above a file, innermost first. */
function above(file, name) {
    const found = [];
    for (let at = (0,external_node_path_.dirname)(file);; at = (0,external_node_path_.dirname)(at)) {
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(at, name)))
            found.push((0,external_node_path_.join)(at, name));
        if (at === (0,external_node_path_.dirname)(at))
            return found;
    }
}
/** Where Node looks for packages on behalf of a file, also where links lead. */
const packageFolders = (file) => above(file, 'node_modules').flatMap((folder) => [folder, (0,external_node_fs_.realpathSync)(folder)]);
/** Whether a path leads into a folder, or further in. */
const isInside = (path, folder) => path !== folder && path.startsWith(folder.endsWith(external_node_path_.sep) ? folder : folder + external_node_path_.sep);

;// CONCATENATED MODULE: ./dist/lib/src/host/load/permissions.js



const model = external_node_process_.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
/** The arguments by which Node withholds everything else: writing, above all. */
const restrictions = ({ read, programs }) => [
    model,
    ...outermost(read).map((folder) => `--allow-fs-read=${(0,external_node_path_.join)(folder, '*')}`),
    ...(programs ? ['--allow-child-process'] : []),
];
/** Folders inside others add nothing. */
const outermost = (folders) => [...new Set(folders)].filter((folder) => !folders.some((other) => isInside(folder, other)));

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
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





/** In megabytes. */
const memory = 512;
/** What a child may answer at most, in UTF-16 units: a definition with all that it imports, as one script. */
const answerLimit = 64 * 1024 * 1024;
/** How long it is kept for another question, in milliseconds: nobody says when a session is over. */
const leisure = 10_000;
/** A process that runs the code of strangers, with no more rights and means than it needs. It never keeps its parent waiting. */
class Child {
    #process;
    #channel;
    #chunks = [];
    #isReady = false;
    #complaints = '';
    #ending;
    #settle;
    #asked = 0;
    #leaving;
    constructor({ read, ...permissions }) {
        const limits = [
            ...restrictions({ ...permissions, read: [...read, ...readable] }),
            `--max-old-space-size=${memory}`,
        ];
        this.#process = (0,external_node_child_process_.spawn)(external_node_process_.execPath, [...limits, ...command], {
            env: environmentOf(external_node_process_.env),
            stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
            windowsHide: true,
        });
        // What is asked for above as a further pipe is a socket, which goes both ways.
        this.#channel = this.#process.stdio[3];
        this.#watch();
        this.#hold(false);
    }
    /** Whether it had to do with other modules before. */
    get isUsed() {
        return this.#asked > 1;
    }
    /** Waits for the answer, but no longer than these milliseconds. */
    async ask(request, patience) {
        this.#asked += 1;
        if (this.#ending)
            return { ending: this.#ending };
        clearTimeout(this.#leaving);
        this.#hold(true);
        const timer = setTimeout(() => this.#end({ why: 'timeout', how: 'SIGKILL' }), patience);
        try {
            return await new Promise((settle) => {
                this.#settle = settle;
                this.#channel.write(`${JSON.stringify(request)}\n`);
            });
        }
        finally {
            clearTimeout(timer);
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
                this.#settle?.({ answer: line });
            this.#isReady = true;
        }
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

;// CONCATENATED MODULE: ./dist/lib/src/host/load/loader.js





/** Runs the definition modules of a session: all in one child, which is told apart from the one that bundles. */
class Loader {
    #patience;
    #children = new Map();
    /** `patience`: how long a module may take, in milliseconds. */
    constructor(patience = 20_000) {
        this.#patience = patience;
    }
    /** @throws KnownError where no process can be had. */
    async load({ path, root, texts, legacy }) {
        const deadline = Date.now() + this.#patience;
        const esbuild = esbuildOf(path);
        const tsconfig = above(path, 'tsconfig.json').find((file) => isInside(file, root));
        const request = { work: 'run', path, texts, legacy, ...(tsconfig !== undefined && { tsconfig }) };
        if (esbuild === undefined)
            return manifestIn(await this.#ask(request, root, deadline));
        const bundle = await this.#ask({ work: 'bundle', path, esbuild, texts }, root, deadline);
        if (!('code' in bundle))
            return manifestIn(bundle);
        return manifestIn(await this.#ask({ ...request, bundle }, root, deadline));
    }
    /** A child that modules before have been in may have come to harm by them: then a new one is asked again. */
    async #ask(request, root, deadline) {
        const child = this.#childFor(request.work, root, request.path);
        const outcome = await child.ask(request, Math.max(deadline - Date.now(), 1));
        if ('answer' in outcome)
            return readAnswer(outcome.answer) ?? unintelligible;
        this.#children.delete(request.work);
        if (outcome.ending.why === 'start')
            throw unstarted(outcome.ending);
        if (child.isUsed)
            return this.#ask(request, root, Date.now() + this.#patience);
        return { failures: [failureOf(outcome.ending, this.#patience)] };
    }
    #childFor(work, root, path) {
        const present = this.#children.get(work);
        if (present?.root === root)
            return present.child;
        present?.child.end();
        const child = new Child({ read: [root, ...packageFolders(path)], programs: work === 'bundle' });
        this.#children.set(work, { child, root });
        return child;
    }
}
/** The project's own esbuild; where packages are kept apart, that of the platform's CLI. */
function esbuildOf(path) {
    for (const owner of [undefined, '@botpress/cli/package.json', '@botpress/sdk/package.json']) {
        try {
            const from = (0,external_node_module_.createRequire)(path);
            return (0,external_node_module_.createRequire)(owner === undefined ? path : from.resolve(owner)).resolve('esbuild');
        }
        catch {
            // This one has none.
        }
    }
    return undefined;
}
const manifestIn = (answer) => 'manifest' in answer || 'failures' in answer ? answer : unintelligible;
const unstarted = ({ how }) => new known_error/* KnownError */.E({ message: `The process to run definitions in does not start: ${how}.` });
const unintelligible = {
    failures: [{ id: 'load-failed', message: 'The module meddles with the process that it is run in.' }],
};
function failureOf({ why, how }, patience) {
    switch (why) {
        case 'timeout':
            return { id: 'load-timeout', message: `The module is still running after ${patience / 1000} seconds.` };
        case 'flood':
            return { id: 'too-large', message: 'What the module exports is too large.' };
        case 'memory':
            return { id: 'load-failed', message: `The module needs more than ${memory} MB of memory.` };
        default:
            return { id: 'load-failed', message: `The module ends the process that it is run in (${how}).` };
    }
}


/***/ })

};
