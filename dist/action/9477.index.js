export const id = 9477;
export const ids = [9477];
export const modules = {

/***/ 83796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ withDefaultFlags)
/* harmony export */ });
/* unused harmony export setFlags */
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
/* harmony import */ var _data_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68051);


/**
 * `node:v8` loads all of Node's streams, a fifteenth of a short run, which writes without them. Up to Node 22 the
 * function is also available alone, through a deprecated API. Users need not see that warning. If the API is gone or
 * forbidden, the module is loaded.
 */
const engine = (0,_data_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .Oo)(() => {
    const { noDeprecation = false } = node_process__WEBPACK_IMPORTED_MODULE_0__;
    try {
        node_process__WEBPACK_IMPORTED_MODULE_0__.noDeprecation = true;
        const { setFlagsFromString } = node_process__WEBPACK_IMPORTED_MODULE_0__.binding('v8');
        return { setFlagsFromString: setFlagsFromString.bind(undefined) };
    }
    catch {
        return node_process__WEBPACK_IMPORTED_MODULE_0__.getBuiltinModule('node:v8');
    }
    finally {
        node_process__WEBPACK_IMPORTED_MODULE_0__.noDeprecation = noDeprecation;
    }
});
let flags = [];
let usualFlagUsers = 0;
const applyFlags = (side) => engine().setFlagsFromString(flags.map((flag) => flag[side]).join(' '));
/** Makes V8 use these flags from now on, and Node's defaults for all others. */
function setFlags(wanted) {
    if (String(wanted) === String(flags))
        return;
    applyFlags(1);
    flags = wanted;
    if (usualFlagUsers === 0)
        applyFlags(0);
}
/**
 * Makes V8 use Node's default flags until the returned function is called. V8 rejects cached code that was compiled
 * under other flags: both hublint's own, and that which Node ships for its modules. Without it, `crypto` takes 7 ms to
 * compile, and the start of a thread 40 ms.
 */
function withDefaultFlags() {
    if (usualFlagUsers === 0)
        applyFlags(1);
    usualFlagUsers += 1;
    return () => {
        usualFlagUsers -= 1;
        if (usualFlagUsers === 0)
            applyFlags(0);
    };
}


/***/ }),

/***/ 96866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ compilerFlags)
/* harmony export */ });
/**
 * V8 flags that are set before the compiler's WebAssembly is loaded. A script uses some hundred of its thousands of
 * functions, for milliseconds each: they are validated lazily, on their first call, and never optimized.
 */
const compilerFlags = [
    ['--wasm-lazy-validation', '--no-wasm-lazy-validation'],
    // On some versions, this flag also changes the other two.
    ['--liftoff-only', '--no-liftoff-only --wasm-tier-up --wasm-dynamic-tiering'],
];


/***/ }),

/***/ 59477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compilerThread: () => (/* binding */ compilerThread)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75919);
/* harmony import */ var _engine_flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83796);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96866);




/**
 * Starts a compiler in a worker thread: a script of twenty characters can keep it busy for the whole time limit, which
 * must not block anything else. A thread also has a larger stack for nested scripts.
 *
 * @throws Error if the package cannot be loaded.
 */
async function compilerThread(file) {
    // The function is passed as source text: a file would have to be found in sources, packages and bundles alike.
    const workerData = { file, flags: _flags_js__WEBPACK_IMPORTED_MODULE_3__/* .compilerFlags */ .B.map(([wanted]) => wanted) };
    const restoreFlags = (0,_engine_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .withDefaultFlags */ .b)();
    const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_1__.Worker(`(${serve})()`, { eval: true, workerData, execArgv: [], stdout: true, stderr: true });
    const answer = async () => (await (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(worker, 'message'))[0];
    await answer().finally(restoreFlags);
    worker.unref();
    return {
        async check(script, milliseconds) {
            // An idle thread does not keep the process alive; a busy one must, or the process would exit before the answer.
            worker.ref();
            let timer;
            const late = new Promise((resolve) => {
                timer = setTimeout(() => resolve({ kind: 'late' }), milliseconds);
            });
            worker.postMessage(script);
            // The `ready` message has been received; every message after it is an outcome.
            const outcome = (await Promise.race([answer(), late]));
            clearTimeout(timer);
            if (outcome.kind !== 'compiled')
                await worker.terminate();
            worker.unref();
            return outcome;
        },
    };
}
/** Runs in the thread. It is passed as source text, so it must not refer to anything outside. */
function serve() {
    const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
    const { createRequire } = process.getBuiltinModule('node:module');
    const { setFlagsFromString } = process.getBuiltinModule('node:v8');
    const { file, flags } = workerData;
    for (const flag of flags)
        setFlagsFromString(flag);
    const { check } = createRequire(file)(file);
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


/***/ })

};
