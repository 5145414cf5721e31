export const id = 8949;
export const ids = [8949];
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

/***/ 69881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ez: () => (/* binding */ expressionOf),
  fU: () => (/* binding */ matchAhead),
  D4: () => (/* binding */ patternsOf),
  p6: () => (/* binding */ recordMatches)
});

// EXTERNAL MODULE: ./dist/compiled/src/data/objects.js
var objects = __webpack_require__(23984);
// EXTERNAL MODULE: ./dist/compiled/src/rule/schema/schemas-within.js + 1 modules
var schemas_within = __webpack_require__(9331);
;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/patterns/tame.js
/** A longer expression, or one with more choices, is not tame. An engine compiles a tame one within milliseconds. */
const limits = { length: 2000, ways: 12 };
/**
 * Returns whether the shape of an expression guarantees that an engine compiles it quickly. Engines look ahead through
 * everything optional while they compile, and cannot be interrupted there: sixty `a?` in a row keep V8 busy forever.
 * How long a tame expression takes to match is another question, which a timeout answers.
 */
function isTame(source) {
    if (source.length > limits.length)
        return false;
    const bare = source.replace(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\(\?(?:[:=!]|<[=!])/g, (part) => part.startsWith('(') ? '(' : 'c');
    // The alternatives of a single group, as in a list of names, cannot multiply with others.
    const marks = bare.split('(').length > 2 ? /\{\d+\}|[?*+|{]/g : /\{\d+\}|[?*+{]/g;
    let ways = 0;
    // Engines unroll the first few rounds of a counted repetition.
    for (const [mark] of bare.matchAll(marks))
        ways += mark === '{' ? 3 : 1;
    return ways * (bare.includes('){') ? 4 : 1) <= limits.ways;
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/patterns/expressions.js



/**
 * Limits for one manifest: the number of questions, their total length in UTF-16 units, and the number of answers that
 * are recorded at once.
 */
const expressions_limits = { questions: 2000, length: 1_000_000, answers: 1000 };
/** The answers for expressions that are not tame, by pattern and text. Real manifests repeat a few. */
const answers = new Map();
/** It is unknown whether an expression matches a text. */
class UnknownMatch extends Error {
}
/**
 * Returns the regular expression that a validator uses for a pattern. A tame one is compiled and run; any other one
 * only repeats answers that were determined before. `test` throws if there is no answer, or the pattern is invalid,
 * which a rule of its own reports.
 */
function expressionOf(pattern) {
    if (isTame(pattern))
        return compiled(pattern);
    return withPatternName(pattern, (text) => answers.get(pattern)?.get(text) ?? throwUnknown());
}
/** A validator identifies regular expressions by their string form, and would use the first object in place of all others. */
const withPatternName = (pattern, test) => ({ test, toString: () => pattern });
function compiled(pattern) {
    for (const flags of ['u', '']) {
        try {
            return new RegExp(pattern, flags);
        }
        catch {
            // Try the next set of flags.
        }
    }
    return withPatternName(pattern, throwUnknown);
}
function throwUnknown() {
    throw new UnknownMatch();
}
/** Determines whether a schema's expressions that are not tame match the strings in sample values for that schema. */
async function matchAhead(schemas, samplesOf) {
    const questions = [];
    let length = 0;
    for (const root of schemas) {
        const parts = (0,schemas_within/* schemasWithin */.Oc)(root).map(({ schema }) => schema);
        const patterns = new Set(parts.flatMap(patternsOf).filter((pattern) => !isTame(pattern)));
        if (patterns.size === 0)
            continue;
        const texts = new Set(parts.flatMap(samplesOf).flatMap((sample) => [...textsIn(sample)]));
        for (const pattern of patterns) {
            for (const text of texts) {
                length += pattern.length + text.length;
                if (questions.length === expressions_limits.questions || length > expressions_limits.length)
                    break;
                if (!answers.get(pattern)?.has(text))
                    questions.push({ pattern, text });
            }
        }
    }
    if (questions.length === 0)
        return;
    const { matchesOf } = await __webpack_require__.e(/* import() */ 4013).then(__webpack_require__.bind(__webpack_require__, 34013));
    for (const [index, answer] of (await matchesOf(questions)).entries()) {
        const { pattern = '', text = '' } = questions[index] ?? {};
        remember(pattern, text, answer);
    }
}
/** Returns the expressions of a schema, without those of its subschemas. */
function patternsOf({ pattern, patternProperties }) {
    const names = (0,schemas_within/* isSchema */.Wl)(patternProperties) ? Object.keys(patternProperties) : [];
    return typeof pattern === 'string' ? [pattern, ...names] : names;
}
/** Records what another matcher answers for a schema's expressions that are not tame, and the strings in some values. */
function recordMatches(root, values, matches) {
    const parts = (0,schemas_within/* schemasWithin */.Oc)(root).map(({ schema }) => schema);
    const patterns = new Set(parts.flatMap(patternsOf).filter((pattern) => !isTame(pattern)));
    if (patterns.size === 0)
        return;
    const texts = [...new Set(values.flatMap((value) => [...textsIn(value)]))].slice(0, expressions_limits.answers);
    for (const pattern of [...patterns].slice(0, expressions_limits.answers / texts.length)) {
        for (const text of texts)
            remember(pattern, text, answers.get(pattern)?.get(text) ?? matches(pattern, text));
    }
}
function remember(pattern, text, answer) {
    answers.set(pattern, (answers.get(pattern) ?? new Map()).set(text, answer));
}
/** Yields every string and every property name in a value. */
function* textsIn(value) {
    const open = [value];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (typeof next === 'string')
            yield next;
        if (!(0,objects/* isContainer */.u_)(next))
            continue;
        if (!Array.isArray(next))
            yield* Object.keys(next);
        open.push(...Object.values(next).filter((part) => part !== undefined));
    }
}


/***/ }),

/***/ 38949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gatherPatterns: () => (/* binding */ gatherPatterns)
/* harmony export */ });
/* unused harmony export mayTakeLong */
/* harmony import */ var _data_attempt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70265);
/* harmony import */ var _data_once_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68051);
/* harmony import */ var _rule_schema_by_keyword_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91325);
/* harmony import */ var _rule_schema_keywords_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82962);
/* harmony import */ var _rule_schema_schemas_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9331);
/* harmony import */ var _deadline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98724);
/* harmony import */ var _schemas_in_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89908);
/* harmony import */ var _expressions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69881);








const expressing = (0,_rule_schema_keywords_js__WEBPACK_IMPORTED_MODULE_1__/* .keywords */ .RE)('pattern', 'patternProperties');
/**
 * CPU time in milliseconds, for one expression and for all of a manifest. Real ones take one or two, or some hundred
 * for the first one that uses a Unicode property: far below the limits, so that the result does not depend on how busy
 * the machine is.
 */
const limits = { each: 1000, total: 2000 };
/** The longest expression to analyse, in UTF-16 units: the number of steps grows faster than the length. */
const maxLength = 5000;
const safe = { part: undefined };
/** Real manifests repeat a few expressions. */
const known = new Map();
const repeatsGroups = /\)[*+{]/;
/**
 * Matches a group of characters other than the dot, followed by a dot: the labels of a host name, as in most
 * expressions for addresses. CLASS is a character class, TIMES a quantifier. Between the first and the last character
 * there may be more, all optional together.
 */
const dottedGroupTemplate = /(?<!\\)\((?:\?:)?(?:CLASS)*(?:CLASSTIMES|CLASS\((?:\?:)?(?:CLASSTIMES)?(?:CLASS)+\)\?)?\\\.\)/.source;
const dottedGroups = (0,_data_once_js__WEBPACK_IMPORTED_MODULE_6__/* .once */ .Oo)(() => {
    const group = dottedGroupTemplate
        .replaceAll('CLASS', String.raw `\[(?:\w(?:-\w)?|\\[dw])+(?:\\?-)?\]`)
        .replaceAll('TIMES', String.raw `(?:[*+?]|\{\d+(?:,\d*)?\})`);
    return new RegExp(group, 'g');
});
/**
 * Returns whether an expression may take exponential time. Only a repeated group can: its content may be split between
 * the rounds in many ways. If each round ends in a dot that occurs nowhere else in it, there is only one way.
 */
const mayTakeLong = (pattern) => repeatsGroups.test(pattern) && repeatsGroups.test(pattern.replace(dottedGroups(), 'c'));
/** The analysis is a megabyte of code: it is loaded only if a schema has a regular expression that may take long. */
async function gatherPatterns(data) {
    const isNeeded = (0,_schemas_in_js__WEBPACK_IMPORTED_MODULE_4__/* .schemasIn */ .A)(data).some((schema) => (0,_rule_schema_by_keyword_js__WEBPACK_IMPORTED_MODULE_0__/* .hasKeyword */ .U6)(schema, expressing) && hasAnyThatMay(schema));
    if (!isNeeded)
        return { exponentialPart: () => undefined, isUnclear: () => false };
    const { exponentialPart } = await Promise.all(/* import() */[__webpack_require__.e(6161), __webpack_require__.e(3008), __webpack_require__.e(9673)]).then(__webpack_require__.bind(__webpack_require__, 89673));
    const budget = (0,_deadline_js__WEBPACK_IMPORTED_MODULE_3__/* .deadline */ .nl)(limits);
    const unclear = new Set();
    /** Returns undefined if the analysis cannot decide. */
    const verdictOn = (pattern) => {
        if (!mayTakeLong(pattern))
            return safe;
        if (pattern.length > maxLength || unclear.has(pattern))
            return undefined;
        const verdict = known.get(pattern) ?? budget.run(() => analyse(pattern, exponentialPart));
        if (verdict)
            known.set(pattern, verdict);
        else
            unclear.add(pattern);
        return verdict;
    };
    return {
        exponentialPart: (pattern) => verdictOn(pattern)?.part,
        isUnclear: (pattern) => verdictOn(pattern) === undefined,
    };
}
const hasAnyThatMay = (root) => (0,_rule_schema_schemas_within_js__WEBPACK_IMPORTED_MODULE_2__/* .schemasWithin */ .Oc)(root).some(({ schema }) => (0,_expressions_js__WEBPACK_IMPORTED_MODULE_5__/* .patternsOf */ .D4)(schema).some(mayTakeLong));
function analyse(pattern, exponentialPart) {
    // No verdict if the expression exceeds what the analysis supports.
    return (0,_data_attempt_js__WEBPACK_IMPORTED_MODULE_7__/* .attempt */ .C)(() => ({ part: exponentialPart(pattern, isUnicode(pattern)) }));
}
/** Validators compile expressions in Unicode mode; some fall back to the older mode if that fails. */
function isUnicode(pattern) {
    try {
        return new RegExp(pattern, 'u') !== undefined;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 89908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ schemasIn)
/* harmony export */ });
/* harmony import */ var _data_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68051);
/* harmony import */ var _rule_schema_schemas_within_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9331);


/** Returns every value named `schema` in data of any shape: all embedded schemas of a manifest, each once, and maybe more. */
const schemasIn = (0,_data_once_js__WEBPACK_IMPORTED_MODULE_1__/* .cachedForRecent */ .Ve)((data) => {
    const schemas = new Set();
    collect(data, schemas);
    return [...schemas];
}, 10);
function collect(data, schemas) {
    for (const key in data) {
        const value = data[key];
        if (typeof value !== 'object' || value === null)
            continue;
        if (key === 'schema' && (0,_rule_schema_schemas_within_js__WEBPACK_IMPORTED_MODULE_0__/* .isSchema */ .Wl)(value))
            schemas.add(value);
        else
            collect(value, schemas);
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


/***/ })

};
