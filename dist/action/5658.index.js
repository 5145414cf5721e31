export const id = 5658;
export const ids = [5658];
export const modules = {

/***/ 98724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ runWithTimeout),
/* harmony export */   iU: () => (/* binding */ timedOut),
/* harmony export */   nl: () => (/* binding */ deadline)
/* harmony export */ });
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30714);
/* harmony import */ var _timeout_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90747);



let script;
let context;
/** On a busy machine a thread may hardly get CPU time: the work is then retried with these multiples of its limit. */
const retryFactors = [1, 4, 16];
/** Creates a budget in which each piece of work gets `each` milliseconds of CPU time, and all of them together `total`. */
function deadline({ each, total }) {
    let left = total;
    return {
        run(work) {
            if (_timeout_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .timeoutBudget */ .T.isSpent)
                return undefined;
            for (const times of retryFactors) {
                const limit = Math.floor(Math.min(each, left));
                if (limit < 1)
                    return undefined;
                const before = usage();
                const outcome = runWithTimeout(limit * times, work);
                const spent = millisecondsOf(usage(before));
                left -= spent;
                if (outcome !== timedOut)
                    return outcome;
                _timeout_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .timeoutBudget */ .T.spend(spent);
                if (spent > limit / 2)
                    return undefined;
            }
            return undefined;
        },
    };
}
/** Measures the CPU time of this thread if Node can, because other threads compute at the same time; else of the process. */
const { threadCpuUsage: usage = node_process__WEBPACK_IMPORTED_MODULE_0__.cpuUsage } = node_process__WEBPACK_IMPORTED_MODULE_0__;
const millisecondsOf = ({ user, system }) => (user + system) / 1000;
/** The result of work that ran into its timeout. */
const timedOut = Symbol('late');
/**
 * Runs work with a timeout in milliseconds. The timeout is that of `vm.Script`, which interrupts regular expressions,
 * generated code and WebAssembly alike.
 */
function runWithTimeout(timeout, work) {
    context ??= (0,node_vm__WEBPACK_IMPORTED_MODULE_1__.createContext)();
    script ??= new node_vm__WEBPACK_IMPORTED_MODULE_1__.Script('work()');
    context.work = work;
    try {
        // The script only calls `work`.
        return script.runInContext(context, { timeout });
    }
    catch (error) {
        if (isTimeout(error))
            return timedOut;
        throw error;
    }
    finally {
        context.work = undefined;
    }
}
/** The error comes from the other realm, so it is not an instance of this realm's `Error`. */
const isTimeout = (error) => typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';


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

/***/ 35658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   inProcessCompiler: () => (/* binding */ inProcessCompiler)
/* harmony export */ });
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98995);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78877);
/* harmony import */ var _deadline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98724);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96866);




/**
 * Starts a compiler in this thread, which blocks its caller: a worker thread takes as long to start as this one to
 * answer.
 * @throws Error if the package cannot be loaded.
 */
function inProcessCompiler(file) {
    for (const [wanted] of _flags_js__WEBPACK_IMPORTED_MODULE_3__/* .compilerFlags */ .B)
        (0,node_v8__WEBPACK_IMPORTED_MODULE_1__.setFlagsFromString)(wanted);
    const require = (0,node_module__WEBPACK_IMPORTED_MODULE_0__.createRequire)(file);
    const { check } = require(file);
    // The next compiler needs an instance of its own, and the memory of this one must be freed with it.
    delete require.cache[file];
    return {
        async check(script, milliseconds) {
            try {
                const compiled = (0,_deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .runWithTimeout */ .F2)(milliseconds, () => check(script));
                return compiled === _deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .timedOut */ .iU ? { kind: 'late' } : { kind: 'compiled', compiled };
            }
            catch {
                return { kind: 'crashed' };
            }
        },
    };
}


/***/ })

};
