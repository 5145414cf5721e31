export const id = 6123;
export const ids = [6123];
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

/***/ 96123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  share: () => (/* binding */ share),
  startThread: () => (/* binding */ startThread)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
// EXTERNAL MODULE: ./dist/compiled/src/data/once.js
var once = __webpack_require__(68051);
// EXTERNAL MODULE: ./dist/compiled/src/host/engine-flags.js
var engine_flags = __webpack_require__(83796);
;// CONCATENATED MODULE: ./dist/compiled/src/host/worker-thread.js



/** Returns the thread's task and the function that sends an answer; to be called in the thread itself. */
function fromParent() {
    const port = workerData;
    const task = new Promise((resolve) => port.once('message', resolve));
    return { task, answer: (answer) => port.postMessage(answer) };
}
/**
 * Starts a worker thread, which waits for its task. Its output is discarded.
 * @param file The file that the thread runs.
 * @throws Error if this process may not start threads.
 */
function startWorkerThread(file) {
    const { port1: port, port2: other } = new external_node_worker_threads_.MessageChannel();
    const given = { workerData: other, transferList: [other] };
    const restoreFlags = (0,engine_flags/* withDefaultFlags */.b)();
    try {
        return new Thread(new external_node_worker_threads_.Worker(file, { ...given, execArgv: [], stdout: true, stderr: true }), port, restoreFlags);
    }
    catch (error) {
        port.close();
        restoreFlags();
        throw error;
    }
}
class Thread {
    #worker;
    #port;
    /** Restores the flags with the first answer: by then everything is loaded that was compiled under the default flags. */
    #begun;
    #waiting = [];
    #isGone = false;
    #wake = () => { };
    constructor(worker, port, restoreFlags) {
        this.#worker = worker;
        this.#port = port;
        this.#begun = (0,once/* once */.Oo)(restoreFlags);
        port.on('message', (answer) => this.#take(answer));
        const gone = () => {
            this.#isGone = true;
            this.#begun();
            this.#wake();
        };
        worker.on('error', gone).on('exit', gone);
        // An idle thread does not keep the process alive.
        worker.unref();
        port.unref();
    }
    begin(task) {
        this.#worker.ref();
        this.#port.ref();
        this.#port.postMessage(task);
    }
    answers() {
        this.#look();
        return this.#waiting.splice(0);
    }
    async waits() {
        if (this.#waiting.length === 0 && !this.#isGone) {
            await new Promise((resolve) => {
                this.#wake = resolve;
            });
        }
        this.#look();
        return this.#waiting.length > 0 || !this.#isGone;
    }
    end() {
        this.#begun();
        this.#port.close();
        void this.#worker.terminate();
    }
    /** Receives synchronously: work that never yields lets no events through. */
    #look() {
        for (let next = (0,external_node_worker_threads_.receiveMessageOnPort)(this.#port); next; next = (0,external_node_worker_threads_.receiveMessageOnPort)(this.#port)) {
            this.#take(next.message);
        }
    }
    #take(answer) {
        this.#waiting.push(answer);
        this.#begun();
        this.#wake();
    }
}

;// CONCATENATED MODULE: ./dist/compiled/src/run/sharing/sharing.js
/** Checks manifests in two threads, and returns results in order. */
class Sharing {
    #work;
    #thread;
    #outcomes = new Map();
    #given = 0;
    constructor(work, thread) {
        this.#work = work;
        this.#thread = thread;
    }
    /**
     * Returns the result for the next source. While the other thread works on it, this one works on later sources.
     * @throws any error that prevents the source from being checked.
     */
    async next() {
        const outcome = await this.#outcomeOf(this.#given);
        this.#given += 1;
        this.#work.queue.done();
        return outcome();
    }
    async #outcomeOf(number) {
        const { sources, queue } = this.#work;
        for (;;) {
            for (const answer of this.#thread.answers())
                this.#take(answer);
            const known = this.#outcomes.get(number);
            this.#outcomes.delete(number);
            if (known)
                return known;
            const mine = queue.take();
            if (mine !== undefined && mine < sources.length)
                this.#outcomes.set(mine, await this.#found(mine));
            // A thread that has ended has lost the source that it was working on.
            else if (!(await this.#thread.waits()))
                return () => this.#check(number);
        }
    }
    #take({ number, result, notices }) {
        for (const text of notices)
            this.#work.notice(text);
        const source = this.#work.sources[number];
        const isDone = source !== undefined && result !== undefined;
        this.#outcomes.set(number, () => (isDone ? this.#work.completed(source, result) : this.#check(number)));
    }
    /** An error is kept and thrown when it is the source's turn. */
    async #found(number) {
        try {
            const result = await this.#check(number);
            return async () => result;
        }
        catch (error) {
            return () => Promise.reject(error);
        }
    }
    #check(number) {
        const source = this.#work.sources[number];
        if (source === undefined)
            throw new RangeError(`There is no manifest ${number}.`);
        return this.#work.check(source);
    }
}

;// CONCATENATED MODULE: ./dist/compiled/src/run/sharing/work-queue.js
/** The number of results that may wait in memory for earlier ones. */
const maxWaiting = 200;
/** Indices into the shared memory. */
const slots = { next: 0, done: 1 };
/** Hands out numbers from 0 on, each to one of the threads that share the memory. */
class WorkQueue {
    memory;
    #numbers;
    constructor(memory = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)) {
        this.memory = memory;
        this.#numbers = new Int32Array(memory);
    }
    /** The next number; undefined if too many before it are not done. */
    take() {
        const done = Atomics.load(this.#numbers, slots.done);
        if (Atomics.load(this.#numbers, slots.next) - done >= maxWaiting)
            return undefined;
        return Atomics.add(this.#numbers, slots.next, 1);
    }
    /** The next number. Blocks the thread while too many before it are not done. */
    wait() {
        for (;;) {
            const done = Atomics.load(this.#numbers, slots.done);
            const number = this.take();
            if (number !== undefined)
                return number;
            Atomics.wait(this.#numbers, slots.done, done);
        }
    }
    /** Marks one more number as done. */
    done() {
        Atomics.add(this.#numbers, slots.done, 1);
        Atomics.notify(this.#numbers, slots.done);
    }
}

;// CONCATENATED MODULE: ./dist/compiled/src/run/sharing/share.js




/** Starts another thread with this entry file; undefined if that is not possible. */
function startThread(file) {
    if ((0,external_node_os_.availableParallelism)() < 2)
        return undefined;
    try {
        return startWorkerThread(file);
    }
    catch {
        // Node's permission model may forbid worker threads: then one thread does everything.
        return undefined;
    }
}
/** Shares the check of these manifests with another thread. */
function share(thread, sources, { check, judging, notice = () => { }, ...others }) {
    const queue = new WorkQueue();
    thread.begin({ ...others, sources, memory: queue.memory });
    const completed = async (source, found) => judging.baselines.applyTo(found, await judging.planned(source), source.path, { ofTwo: false });
    return new Sharing({ sources, queue, check, completed, notice }, thread);
}


/***/ })

};
