export const id = 235;
export const ids = [235];
export const modules = {

/***/ 8202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ deadline)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);

let script;
let context;
/** Each piece of work may take `each` milliseconds, and all of them together `total`. */
function deadline({ each, total }) {
    let left = total;
    return {
        run(work) {
            const timeout = Math.floor(Math.min(each, left));
            if (timeout < 1)
                return undefined;
            const start = performance.now();
            try {
                return within(timeout, work);
            }
            finally {
                left -= performance.now() - start;
            }
        },
    };
}
/** The time limit of the runtime's own script runner: it stops regular expressions and generated code alike. */
function within(timeout, work) {
    context ??= (0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)();
    script ??= new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('work()');
    context.work = work;
    try {
        // The script is nothing but the call of `work`.
        return script.runInContext(context, { timeout });
    }
    catch (error) {
        if (isTimeout(error))
            return undefined;
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

/** Whether a schema, or one inside it, has one of the keywords. */
function hasKeyword(schema, keywords) {
    for (const { schema: part } of (0,_rule_subschemas_js__WEBPACK_IMPORTED_MODULE_0__/* .subschemasOf */ .m)(schema, { path: [], on: 'value' })) {
        if (Object.keys(part).some((keyword) => keywords.has(keyword)))
            return true;
    }
    return false;
}
/** What a manifest of whatever shape has under the name `schema`: all its embedded schemas, and maybe more. */
function* schemasIn(data) {
    for (const [key, value] of Object.entries(data)) {
        if (typeof value !== 'object' || value === null)
            continue;
        if (key === 'schema' && (0,_rule_subschemas_js__WEBPACK_IMPORTED_MODULE_0__/* .isSchema */ .W)(value))
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
/** Real manifests repeat a few expressions. */
const known = new Map();
/** The analysis is loaded only where a schema has a regular expression. */
async function gatherPatterns(data) {
    const isNeeded = [...(0,_keywords_in_js__WEBPACK_IMPORTED_MODULE_1__/* .schemasIn */ .A)(data)].some((schema) => (0,_keywords_in_js__WEBPACK_IMPORTED_MODULE_1__/* .hasKeyword */ .U)(schema, keywords));
    if (!isNeeded)
        return { exponentialPart: () => undefined };
    const { exponentialPart } = await Promise.all(/* import() */[__webpack_require__.e(440), __webpack_require__.e(573)]).then(__webpack_require__.bind(__webpack_require__, 7573));
    const budget = (0,_deadline_js__WEBPACK_IMPORTED_MODULE_0__/* .deadline */ .n)(limits);
    return {
        exponentialPart(pattern) {
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
