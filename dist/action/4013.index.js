export const id = 4013;
export const ids = [4013];
export const modules = {

/***/ 34013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   matchesOf: () => (/* binding */ matchesOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _programs_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70475);
/* harmony import */ var _programs_start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44982);
/* harmony import */ var _timeout_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90747);




/**
 * CPU time in milliseconds, independent of the load of the machine: for one question once the process is running, for
 * the process to start and answer its first one, and for all questions. After `waited` milliseconds of wall-clock time,
 * a process that uses no CPU time is killed.
 */
const times = { each: 100, next: 1500, all: 4000, tick: 20, waited: 60_000 };
/**
 * Matches expressions that are not tame. They are compiled and run in a process of their own: a thread cannot be
 * terminated while it compiles a regular expression, and one that runs out of memory takes the whole process down. A
 * question that kills the process has no answer; the next process continues after it.
 */
async function matchesOf(questions) {
    const answers = [];
    let left = times.all;
    while (answers.length < questions.length && left > times.each && !_timeout_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .timeoutBudget */ .T.isSpent) {
        const before = answers.length;
        const { given, spent } = await ask(questions.slice(answers.length), left);
        answers.push(...given, ...(answers.length + given.length < questions.length ? [undefined] : []));
        left -= Math.max(spent, times.each);
        if (answers.includes(undefined, before))
            _timeout_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .timeoutBudget */ .T.spend(spent);
    }
    return answers;
}
/** Returns the answers of one process. */
function ask(questions, left) {
    const args = ['--max-old-space-size=128', '-e', `(${serve})(${serveOne}, ${times.each}, ${times.tick})`];
    const program = { file: process.execPath, args, cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(process.execPath), env: (0,_programs_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .environmentOf */ .p)(process.env) };
    const child = (0,_programs_start_js__WEBPACK_IMPORTED_MODULE_1__/* .start */ .ni)(program, { stdio: ['pipe', 'pipe', 'ignore'] });
    const given = [];
    let [spent, since] = [0, 0];
    const kill = () => child.kill('SIGKILL');
    const timer = setTimeout(kill, times.waited);
    child.stdout?.on('data', (chunk) => {
        for (const mark of String(chunk)) {
            if (mark === '.')
                [spent, since] = [spent + times.tick, since + times.tick];
            else
                [since] = [0, given.push(mark === '?' ? undefined : mark === '1')];
        }
        if (since > times.next || spent > left)
            kill();
    });
    // A process that has ended does not read its stdin.
    child.stdin?.on('error', () => { });
    child.stdin?.end(JSON.stringify(questions));
    return new Promise((resolve) => {
        const settle = () => {
            clearTimeout(timer);
            resolve({ given, spent });
        };
        child.once('error', settle);
        child.once('close', settle);
    });
}
/**
 * Runs in the process, as does `serveOne`. Both are passed as source text, so they must not refer to anything outside.
 * A worker thread answers, this thread reports the CPU time: a character is written immediately for each answer and for
 * each tick.
 */
function serve(answer, each, tick) {
    const { readFileSync, writeSync } = process.getBuiltinModule('node:fs');
    const { Worker } = process.getBuiltinModule('node:worker_threads');
    const questions = JSON.parse(readFileSync(0, 'utf8'));
    const worker = new Worker(`(${answer})(${JSON.stringify(questions)}, ${each})`, {
        eval: true,
        resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    let reportedTime = 0;
    const tell = () => {
        const { user, system } = process.cpuUsage();
        for (; reportedTime + tick <= (user + system) / 1000; reportedTime += tick)
            writeSync(1, '.');
    };
    const timer = setInterval(tell, tick);
    worker.once('error', () => clearInterval(timer));
    worker.once('exit', () => clearInterval(timer));
}
/** Retries with a longer timeout if the thread hardly got CPU time, as happens on a busy machine. */
function serveOne(questions, each) {
    const { writeSync } = process.getBuiltinModule('node:fs');
    const { createContext, Script } = process.getBuiltinModule('node:vm');
    const context = createContext();
    const script = new Script('(() => { try { return new RegExp(pattern, "u"); } catch { return new RegExp(pattern); } })().test(text)');
    const isLate = (error) => error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    const markOf = (timeout) => {
        const before = process.cpuUsage();
        try {
            return script.runInContext(context, { timeout }) ? '1' : '0';
        }
        catch (error) {
            const { user, system } = process.cpuUsage(before);
            const isStarved = isLate(error) && timeout < each * 16 && (user + system) / 1000 < each / 2;
            return isStarved ? markOf(timeout * 4) : '?';
        }
    };
    for (const question of questions) {
        Object.assign(context, question);
        writeSync(1, markOf(each));
    }
}


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
