export const id = 235;
export const ids = [235];
export const modules = {

/***/ 8202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ deadline)
/* harmony export */ });
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(714);


let script;
let context;
/** So many times the limit is waited for work that hardly got to compute: on a busy machine others do. */
const patience = [1, 4, 16];
/** Each piece of work may compute for `each` milliseconds, and all of them together for `total`. */
function deadline({ each, total }) {
    let left = total;
    return {
        run(work) {
            for (const times of patience) {
                const limit = Math.floor(Math.min(each, left));
                if (limit < 1)
                    return undefined;
                const before = node_process__WEBPACK_IMPORTED_MODULE_0__.cpuUsage();
                const outcome = within(limit * times, work);
                const spent = computed(before);
                left -= spent;
                if (outcome !== late)
                    return outcome;
                if (spent > limit / 2)
                    return undefined;
            }
            return undefined;
        },
    };
}
/** Milliseconds for which the process has computed since. */
function computed(before) {
    const { user, system } = node_process__WEBPACK_IMPORTED_MODULE_0__.cpuUsage(before);
    return (user + system) / 1000;
}
const late = Symbol('late');
/** The time limit of the runtime's own script runner: it stops regular expressions and generated code alike. */
function within(timeout, work) {
    context ??= (0,node_vm__WEBPACK_IMPORTED_MODULE_1__.createContext)();
    script ??= new node_vm__WEBPACK_IMPORTED_MODULE_1__.Script('work()');
    context.work = work;
    try {
        // The script is nothing but the call of `work`.
        return script.runInContext(context, { timeout });
    }
    catch (error) {
        if (isTimeout(error))
            return late;
        throw error;
    }
    finally {
        context.work = undefined;
    }
}
/** The error comes from the other realm: it is no instance of this one's `Error`. */
const isTimeout = (error) => typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';


/***/ }),

/***/ 840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ schemasIn),
/* harmony export */   U: () => (/* binding */ hasKeyword)
/* harmony export */ });
/* harmony import */ var _rule_subschemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3172);

/** A schema is asked for the same by many, once for each of its parts. */
const known = new WeakMap();
/** Whether a schema, or one inside it, has one of the keywords. */
function hasKeyword(schema, keywords) {
    const there = known.get(schema) ?? keywordsIn(schema);
    known.set(schema, there);
    return [...keywords].some((keyword) => there.has(keyword));
}
function keywordsIn(schema) {
    const there = new Set();
    for (const { schema: part } of (0,_rule_subschemas_js__WEBPACK_IMPORTED_MODULE_0__/* .subschemasOf */ .mN)(schema, { path: [], on: 'value' })) {
        for (const keyword of Object.keys(part))
            there.add(keyword);
    }
    return there;
}
/** What a manifest of whatever shape has under the name `schema`: all its embedded schemas, and maybe more. */
function* schemasIn(data) {
    for (const [key, value] of Object.entries(data)) {
        if (typeof value !== 'object' || value === null)
            continue;
        if (key === 'schema' && (0,_rule_subschemas_js__WEBPACK_IMPORTED_MODULE_0__/* .isSchema */ .Wl)(value))
            yield value;
        else
            yield* schemasIn(value);
    }
}


/***/ }),

/***/ 5235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gatherPatterns: () => (/* binding */ gatherPatterns)
/* harmony export */ });
/* harmony import */ var _deadline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8202);
/* harmony import */ var _keywords_in_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(840);


const keywords = new Set(['pattern', 'patternProperties']);
/** Milliseconds: for one expression, and for all of a manifest. Real ones take one or two. */
const limits = { each: 100, total: 1000 };
/** UTF-16 units. What is longer is not analysed: its steps grow faster than it does. */
const longest = 5000;
/** Real manifests repeat a few expressions. */
const known = new Map();
/** The analysis is loaded only where a schema has a regular expression. */
async function gatherPatterns(data) {
    const isNeeded = [...(0,_keywords_in_js__WEBPACK_IMPORTED_MODULE_1__/* .schemasIn */ .A)(data)].some((schema) => (0,_keywords_in_js__WEBPACK_IMPORTED_MODULE_1__/* .hasKeyword */ .U)(schema, keywords));
    if (!isNeeded)
        return { exponentialPart: () => undefined };
    const { exponentialPart } = await Promise.all(/* import() */[__webpack_require__.e(895), __webpack_require__.e(8), __webpack_require__.e(573)]).then(__webpack_require__.bind(__webpack_require__, 7573));
    const budget = (0,_deadline_js__WEBPACK_IMPORTED_MODULE_0__/* .deadline */ .n)(limits);
    return {
        exponentialPart(pattern) {
            if (pattern.length > longest)
                return undefined;
            const verdict = known.get(pattern) ?? budget.run(() => ({ part: analyse(pattern, exponentialPart) }));
            if (verdict)
                known.set(pattern, verdict);
            return verdict?.part;
        },
    };
}
function analyse(pattern, exponentialPart) {
    try {
        return exponentialPart(pattern, isUnicode(pattern));
    }
    catch {
        // More than the analysis can do: no verdict.
        return undefined;
    }
}
/** Validators read expressions in Unicode mode, and some in the older one where that fails. */
function isUnicode(pattern) {
    try {
        return new RegExp(pattern, 'u') !== undefined;
    }
    catch {
        return false;
    }
}


/***/ })

};
