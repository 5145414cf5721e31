export const id = 5950;
export const ids = [5950];
export const modules = {

/***/ 45950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withStepBudget: () => (/* binding */ withStepBudget)
/* harmony export */ });
/* harmony import */ var _data_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68051);
/* harmony import */ var _pattern_steps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27268);


/** The number of ways to match a path up to which the engine's own regular expressions are fast. */
const maxNativeWays = 10_000;
/** The step budget for all queries to one list. */
const maxSteps = 10_000_000;
/** Any number of folders. For each further occurrence, backtracking tries all folders for each previous choice. */
const anyFolders = /\*\*\//g;
const timesIn = (pattern) => pattern.match(anyFolders)?.length ?? 0;
/**
 * Bounds the steps that the library takes to match patterns with several `**` against deep paths. A pattern that would
 * exceed the budget of its list ignores nothing.
 */
function withStepBudget(ignore) {
    const { _rules } = ignore;
    const budget = { steps: maxSteps };
    for (const rule of _rules._rules) {
        const times = timesIn(rule.body);
        if (times > 1)
            Object.defineProperty(rule, 'regex', { value: bounded(rule.regex, times, budget) });
    }
    return ignore;
}
function bounded(regex, times, budget) {
    const pattern = (0,_data_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .Oo)(() => (0,_pattern_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePattern */ .EY)(regex.source));
    const testOrPass = (path) => {
        try {
            return (0,_pattern_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .testInSteps */ .PD)(pattern(), path, budget, regex.ignoreCase);
        }
        catch (error) {
            if (error instanceof _pattern_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .TooManySteps */ .zf || error instanceof RangeError)
                return false;
            throw error;
        }
    };
    const hasFewWays = (path) => path.split('/').length ** times <= maxNativeWays;
    return { test: (path) => (hasFewWays(path) ? regex.test(path) : testOrPass(path)) };
}


/***/ }),

/***/ 27268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ parsePattern),
/* harmony export */   PD: () => (/* binding */ testInSteps),
/* harmony export */   zf: () => (/* binding */ TooManySteps)
/* harmony export */ });
/* harmony import */ var _node_modules_eslint_community_regexpp_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56161);

/** Matching a pattern exceeded its step budget. */
class TooManySteps extends Error {
}
/** @throws Error if it is not a valid regular expression. */
const parsePattern = (source) => new _node_modules_eslint_community_regexpp_index_js__WEBPACK_IMPORTED_MODULE_0__.RegExpParser().parsePattern(source);
/**
 * Returns whether a regular expression matches anywhere in a text. Instead of backtracking, it simulates all positions
 * at once: each part maps a set of start positions to a set of end positions, so the steps grow with the lengths and
 * not with the number of ways to match.
 * @throws TooManySteps if the budget is exceeded, counting each part at each position.
 */
function testInSteps(pattern, text, budget, ignoreCase = false) {
    const starts = new Set(Array.from({ length: text.length + 1 }, (_, at) => at));
    return endsOfAlternatives(pattern.alternatives, starts, { text, budget, flags: ignoreCase ? 'si' : 's' }).size > 0;
}
function endsOfAlternatives(alternatives, starts, search) {
    const ends = new Set();
    for (const { elements } of alternatives) {
        for (const end of elements.reduce((at, element) => endsOfElement(element, at, search), starts))
            ends.add(end);
    }
    return ends;
}
function endsOfElement(element, starts, search) {
    search.budget.steps -= 1 + starts.size;
    if (search.budget.steps < 0)
        throw new TooManySteps();
    if (starts.size === 0)
        return starts;
    switch (element.type) {
        case 'Group':
        case 'CapturingGroup':
            return endsOfAlternatives(element.alternatives, starts, search);
        case 'Quantifier':
            return endsOfQuantifier(element, starts, search);
        case 'Assertion':
            return new Set([...starts].filter((at) => assertionHolds(element, at, search)));
        case 'Character':
        case 'CharacterSet':
        case 'CharacterClass':
            return endsOfCharacter(characterPattern(element, search.flags), starts, search);
        default:
            throw new TooManySteps();
    }
}
function endsOfQuantifier({ element, min, max }, starts, search) {
    const ends = new Set(min === 0 ? starts : []);
    let current = starts;
    for (let times = 1; times <= max && current.size > 0; times++) {
        const reached = endsOfElement(element, current, search);
        // A position that was reached before leads nowhere new.
        current = times < min ? reached : new Set([...reached].filter((end) => !ends.has(end)));
        if (times >= min)
            for (const end of current)
                ends.add(end);
    }
    return ends;
}
function assertionHolds(assertion, at, search) {
    if (assertion.kind === 'start')
        return at === 0;
    if (assertion.kind === 'end')
        return at === search.text.length;
    if (assertion.kind !== 'lookahead')
        throw new TooManySteps();
    return endsOfAlternatives(assertion.alternatives, new Set([at]), search).size > 0 !== assertion.negate;
}
function endsOfCharacter(fits, starts, { text }) {
    const ends = new Set();
    for (const at of starts)
        if (at < text.length && fits.test(text.charAt(at)))
            ends.add(at + 1);
    return ends;
}
const characterPatterns = { s: new Map(), si: new Map() };
/** Returns an expression for a single character, whose match is a single step. */
function characterPattern({ raw }, flags) {
    const known = characterPatterns[flags].get(raw) ?? new RegExp(`^${raw}$`, flags);
    characterPatterns[flags].set(raw, known);
    return known;
}


/***/ })

};
