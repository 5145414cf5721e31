export const id = 3056;
export const ids = [3056];
export const modules = {

/***/ 93056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   globOf: () => (/* binding */ globOf)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14006);
/* harmony import */ var _data_attempt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70265);
/* harmony import */ var _engine_known_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61278);
/* harmony import */ var _glob_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17376);
/* harmony import */ var _pattern_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27268);





/** The limit for one match: a path has at most 4 KB, and a glob that people write has at most a hundred parts. */
const maxSteps = 1_000_000;
/** Steps per match that do not count against the shared budget, because the number of manifests is unlimited. */
const usualSteps = 10_000;
const maxShownLength = 60;
/**
 * Compiles a glob with picomatch's syntax. The author of the glob or of the file names may be hostile: matching is
 * bounded by steps and does not use the engine's regular expressions, which some globs keep busy forever. Globs that
 * share a budget are bounded by it in total.
 * @throws KnownError if the glob is invalid.
 */
function globOf(text, shared = (0,_glob_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .globBudget */ .y)()) {
    const shown = text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
    const refuse = (what) => new _engine_known_error_js__WEBPACK_IMPORTED_MODULE_0__/* .KnownError */ .E({ message: `The glob \`${shown}\` ${what}.`, hint: 'Write a simpler one, or several.' });
    if (text === '')
        throw new _engine_known_error_js__WEBPACK_IMPORTED_MODULE_0__/* .KnownError */ .E({ message: 'A glob is empty and matches no file.' });
    // Whatever a hostile glob does to the parser, it is invalid then.
    const pattern = (0,_data_attempt_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .C)(() => (0,_pattern_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePattern */ .EY)(picomatch__WEBPACK_IMPORTED_MODULE_4__.makeRe(text, { dot: true }).source));
    if (pattern === undefined)
        throw refuse('is too long, nests too deep, or has invalid syntax');
    return (path) => {
        if (path === '')
            return false;
        if (path === text)
            return true;
        const stepLimit = Math.min(maxSteps, usualSteps + Math.max(0, shared.steps));
        const budget = { steps: stepLimit };
        try {
            return (0,_pattern_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .testInSteps */ .PD)(pattern, path, budget);
        }
        catch (error) {
            if (error instanceof _pattern_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .TooManySteps */ .zf || error instanceof RangeError)
                throw refuse('takes too many steps');
            throw error;
        }
        finally {
            shared.steps -= Math.max(0, stepLimit - budget.steps - usualSteps);
        }
    };
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
