export const id = 391;
export const ids = [391];
export const modules = {

/***/ 4391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  globOf: () => (/* binding */ globOf)
});

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
// EXTERNAL MODULE: ./dist/lib/src/engine/known-error.js
var known_error = __webpack_require__(3116);
// EXTERNAL MODULE: ./node_modules/@eslint-community/regexpp/index.mjs
var regexpp = __webpack_require__(1895);
;// CONCATENATED MODULE: ./dist/lib/src/host/files/pattern-steps.js

/** A pattern was given up on. */
class TooManySteps extends Error {
}
/** @throws Error for what is no regular expression. */
const parsePattern = (source) => new regexpp/* RegExpParser */.HA().parsePattern(source);
/**
 * Whether a regular expression matches somewhere in a text. From all positions at once, it goes on to all positions
 * that each part may end at: no way is gone twice, so that steps grow with the lengths and not with the ways.
 * @throws TooManySteps where it takes more of them, counting each part at each position.
 */
const testInSteps = (pattern, text, steps) => anyOf(pattern.alternatives, new Set(Array.from({ length: text.length + 1 }, (_, at) => at)), { text, steps }).size >
    0;
function anyOf(alternatives, starts, search) {
    const ends = new Set();
    for (const { elements } of alternatives) {
        for (const end of elements.reduce((at, element) => after(element, at, search), starts))
            ends.add(end);
    }
    return ends;
}
function after(element, starts, search) {
    search.steps -= 1 + starts.size;
    if (search.steps < 0)
        throw new TooManySteps();
    if (starts.size === 0)
        return starts;
    switch (element.type) {
        case 'Group':
        case 'CapturingGroup':
            return anyOf(element.alternatives, starts, search);
        case 'Quantifier':
            return repeated(element, starts, search);
        case 'Assertion':
            return new Set([...starts].filter((at) => holds(element, at, search)));
        case 'Character':
        case 'CharacterSet':
        case 'CharacterClass':
            return next(one(element), starts, search);
        default:
            throw new TooManySteps();
    }
}
function repeated({ element, min, max }, starts, search) {
    const ends = new Set(min === 0 ? starts : []);
    let current = starts;
    for (let times = 1; times <= max && current.size > 0; times++) {
        const reached = after(element, current, search);
        // What was an end before leads nowhere new.
        current = times < min ? reached : new Set([...reached].filter((end) => !ends.has(end)));
        if (times >= min)
            for (const end of current)
                ends.add(end);
    }
    return ends;
}
function holds(assertion, at, search) {
    if (assertion.kind === 'start')
        return at === 0;
    if (assertion.kind === 'end')
        return at === search.text.length;
    if (assertion.kind !== 'lookahead')
        throw new TooManySteps();
    return anyOf(assertion.alternatives, new Set([at]), search).size > 0 !== assertion.negate;
}
function next(fits, starts, { text }) {
    const ends = new Set();
    for (const at of starts)
        if (at < text.length && fits.test(text.charAt(at)))
            ends.add(at + 1);
    return ends;
}
const characters = new Map();
/** One character is a matter of one step. */
function one({ raw }) {
    const known = characters.get(raw) ?? new RegExp(`^${raw}$`, 's');
    characters.set(raw, known);
    return known;
}

;// CONCATENATED MODULE: ./dist/lib/src/host/files/glob.js



/** A path is 4 KB at most, and a glob that people write has a hundred parts. */
const mostSteps = 1_000_000;
const longestShown = 60;
/**
 * What a glob means, as picomatch reads it. Whoever wrote it may be hostile, as may be who named the files: it is held
 * against a path in so many steps, and not by the machine's own search, which some globs keep busy for ever.
 * @throws KnownError for what is no glob.
 */
function globOf(text) {
    const shown = text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
    const refuse = (what) => new known_error/* KnownError */.E({ message: `The glob \`${shown}\` ${what}.`, hint: 'Write a simpler one, or several.' });
    if (text === '')
        throw new known_error/* KnownError */.E({ message: 'A glob is empty, and so means no file.' });
    const pattern = attempt(() => parsePattern(picomatch.makeRe(text, { dot: true }).source));
    if (pattern === undefined)
        throw refuse('is too long, nests too deep, or holds what no glob has');
    return (path) => {
        if (path === '')
            return false;
        if (path === text)
            return true;
        try {
            return testInSteps(pattern, path, mostSteps);
        }
        catch (error) {
            if (error instanceof TooManySteps || error instanceof RangeError)
                throw refuse('takes too many steps');
            throw error;
        }
    };
}
/** Whatever a hostile glob does to a parser, it is no glob then. */
function attempt(parse) {
    try {
        return parse();
    }
    catch {
        return undefined;
    }
}


/***/ })

};
