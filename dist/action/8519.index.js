export const id = 8519;
export const ids = [8519];
export const modules = {

/***/ 12920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ bracketFaultIn)
/* harmony export */ });
const closers = { '{': '}', '[': ']', '(': ')' };
const ends = new Set(Object.values(closers));
const indentationTells = 'as the indentation of the next lines shows';
const fileEnds = 'before the file ends';
/**
 * Returns the only bracket that is missing or superfluous, if the indentation shows which one it is: with it corrected, every
 * line of the text is indented as its brackets require. Otherwise undefined. Only tokens of one character count as brackets; an
 * empty token marks the end of the text.
 */
function bracketFaultIn(text, tokens, mayContinue) {
    const brackets = new Brackets(mayContinue);
    let lineStart = 0;
    let indent = indentAt(text, lineStart);
    let lineBreak = text.indexOf('\n');
    for (const { start, end } of tokens) {
        for (; lineBreak >= 0 && lineBreak < start; lineBreak = text.indexOf('\n', lineStart)) {
            lineStart = lineBreak + 1;
            indent = indentAt(text, lineStart);
        }
        const isFirst = lineStart + indent === start;
        const mark = text.slice(start, Math.min(end, start + 2));
        if (!brackets.take(mark, { start, end }, { indent, isFirst }))
            return undefined;
    }
    return brackets.fault;
}
/** Returns the number of leading white space characters; NaN if the line mixes tabs and spaces, whose width is unknown. */
function indentAt(text, lineStart) {
    const first = text.charAt(lineStart);
    if (first !== ' ' && first !== '\t')
        return 0;
    let end = lineStart;
    while (text.charAt(end) === first)
        end += 1;
    return /[ \t]/.test(text.charAt(end)) ? Number.NaN : end - lineStart;
}
class Brackets {
    /** True if something may follow the end of the outermost bracket: the next statement. */
    #mayBeFollowed;
    #open = [];
    #found;
    /** Where a missing bracket belongs: after the last token, but before a trailing comma. */
    #end = 0;
    constructor(mayGoOn) {
        this.#mayBeFollowed = mayGoOn;
    }
    /** The only fault, if everything else is correct. */
    get fault() {
        return this.#open.length === 0 ? this.#found : undefined;
    }
    /** Takes the next token; returns false if it fits nowhere, or would be the second fault. */
    take(mark, place, line) {
        const isBalanced = ends.has(mark) ? this.#close(mark, place, line) : this.#enter(mark, place, line);
        this.#end = mark === ',' ? place.start : place.end;
        return isBalanced;
    }
    #enter(mark, { start }, { indent, isFirst }) {
        const isInside = (one) => one !== undefined && !(indent <= one.indent);
        if (isFirst && this.#open.length > 0 && mark !== ',' && !isInside(this.#open.at(-1))) {
            const mayGoOn = this.#mayBeFollowed && this.#endsOutermost;
            if (!this.#reportMissing(mark === '' ? fileEnds : undefined))
                return false;
            if (!mayGoOn && !isInside(this.#open.at(-1)))
                return false;
        }
        const closer = closers[mark];
        if (closer !== undefined)
            this.#open.push({ start, closer, indent });
        return true;
    }
    #close(mark, place, { indent, isFirst }) {
        const enclosing = this.#open.at(-1);
        if (enclosing === undefined)
            return false;
        if (isFirst && indent > enclosing.indent)
            return this.#reportSurplus(mark, place);
        // The indentation of the outermost bracket is not compared: a byte order mark before it is as wide as a space.
        const isInner = this.#open.length > 1;
        const isOuter = isFirst && indent < enclosing.indent;
        if (isInner && (isOuter || this.#endsTwo(mark, { indent, isFirst })) && !this.#reportMissing())
            return false;
        const closed = this.#open.pop();
        return closed?.closer === mark && (!isFirst || this.#open.length === 0 || closed.indent === indent);
    }
    /**
     * True if the outermost bracket may end here. In a text without indentation, all its content looks as if it came after it.
     */
    get #endsOutermost() {
        const [outermost, ...others] = this.#open;
        return others.length === 0 && outermost !== undefined && this.#end > outermost.start + 1;
    }
    /**
     * True if the first character of a line closes the bracket around the innermost one, and both open on one line: `),` for
     * `}),`.
     */
    #endsTwo(mark, { indent, isFirst }) {
        const [outer, inner] = this.#open.slice(-2);
        const isOneTooFew = inner?.closer !== mark && outer?.closer === mark;
        return isFirst && isOneTooFew && inner?.indent === indent && outer.indent === indent;
    }
    /** Records that the innermost bracket is not closed. Returns false if that is the second fault, like the method below. */
    #reportMissing(why = indentationTells) {
        const { closer, start } = this.#open.pop() ?? {};
        if (start === undefined || this.#found !== undefined)
            return false;
        this.#found = {
            id: 'parse-error',
            message: `Expected \`${closer}\` here, ${why}.`,
            start: this.#end,
            end: this.#end,
            related: { message: 'It was opened here.', start, end: start + 1 },
        };
        return true;
    }
    #reportSurplus(mark, place) {
        if (this.#found !== undefined)
            return false;
        const message = `This \`${mark}\` is one too many, ${indentationTells}.`;
        this.#found = { id: 'parse-error', message, ...place };
        return true;
    }
}


/***/ }),

/***/ 48519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bracketFault: () => (/* binding */ bracketFault)
/* harmony export */ });
/* harmony import */ var _data_unclear_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12416);
/* harmony import */ var _brackets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12920);
/* harmony import */ var _clean_literals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71488);
/* harmony import */ var _clean_tokens_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48391);




/**
 * Returns the only bracket that is missing or superfluous, if the indentation shows which one it is. Undefined for unusual code
 * as well.
 */
const bracketFault = (text) => (0,_data_unclear_js__WEBPACK_IMPORTED_MODULE_0__/* .unlessUnclear */ .ZK)(() => (0,_brackets_js__WEBPACK_IMPORTED_MODULE_1__/* .bracketFaultIn */ .C)(text, tokensOf(text), true));
/** The tokens that end a value: a slash after them is a division. */
const values = new Set(['word', 'number', 'string', '`', ')', ']', '}']);
function* tokensOf(text) {
    const reader = new _clean_tokens_js__WEBPACK_IMPORTED_MODULE_3__/* .TokenReader */ .v(text);
    for (let last = ''; !reader.is('end');) {
        const { start, kind } = reader;
        if (kind === '`')
            reader.continueAt(templateEnd(text, reader.end) ?? reader.giveUp());
        else if (kind === '/' && !values.has(last))
            (0,_clean_literals_js__WEBPACK_IMPORTED_MODULE_2__/* .patternAt */ .ov)(reader);
        else
            reader.next();
        yield { start, end: reader.before };
        last = kind;
    }
    yield { start: text.length, end: text.length };
}
const templateMarks = /[`\\]/g;
/** Returns the end of a template. In nested ones, the parts between backticks are read as code, whose brackets match. */
function templateEnd(text, from) {
    templateMarks.lastIndex = from;
    for (let found = templateMarks.exec(text); found !== null; found = templateMarks.exec(text)) {
        if (found[0] === '`')
            return found.index + 1;
        templateMarks.lastIndex += 1;
    }
    return undefined;
}


/***/ })

};
