export const id = 4671;
export const ids = [4671];
export const modules = {

/***/ 90160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ NestingReader)
/* harmony export */ });
/* harmony import */ var _unclear_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12416);

/** Base of readers that parse a string as long as it is unambiguous and nests no deeper than a limit. */
class NestingReader {
    depth = 0;
    #deepest;
    constructor(deepest) {
        this.#deepest = deepest;
    }
    /** Reads something that is nested one level deeper. */
    within(read) {
        this.depth += 1;
        if (this.depth > this.#deepest)
            this.giveUp();
        const value = read();
        this.depth -= 1;
        return value;
    }
    /** Aborts the whole parse. */
    giveUp() {
        throw _unclear_js__WEBPACK_IMPORTED_MODULE_0__/* .unclear */ .lD;
    }
}


/***/ }),

/***/ 12416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZK: () => (/* binding */ unlessUnclear),
/* harmony export */   lD: () => (/* binding */ unclear),
/* harmony export */   n6: () => (/* binding */ Unclear)
/* harmony export */ });
/** Thrown for input that this reader does not handle, whether invalid or only unusual. */
class Unclear extends Error {
}
/** One shared instance: nobody reads its stack, and capturing one for each throw costs time. */
const unclear = new Unclear();
/** Returns the result of `read`, or undefined if it throws `Unclear`. */
function unlessUnclear(read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof Unclear)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 14671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  isCleanScript: () => (/* binding */ isCleanScript)
});

// EXTERNAL MODULE: ./dist/compiled/src/data/unclear.js
var unclear = __webpack_require__(12416);
;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/scripts/clean/kinds.js
/** The kinds of values, one bit for each kind that VRL distinguishes. */
const kinds = { string: 1, integer: 2, boolean: 4, null: 8, array: 16, object: 32, other: 64 };
const anything = 127;
/** Returns the kind of a value that comes from one of two branches. */
const either = (one, other) => (one === other ? one : 'vague');
/** Returns the kind of a member of a value; undefined if it has no members. */
function memberKind(kind) {
    if (kind === anything)
        return anything;
    return kind === 'vague' || kind === kinds.array || kind === kinds.object ? 'vague' : undefined;
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/scripts/clean/functions.js

const { string, integer, boolean: functions_boolean, array, object } = kinds;
const functions_text = { takes: [string], returns: string };
const textPredicate = { takes: [string, string], returns: functions_boolean };
const typePredicate = { takes: [anything], returns: functions_boolean };
/** The functions that most scripts call. Source: https://vector.dev/docs/reference/vrl/functions */
const functions = new Map(Object.entries({
    contains: textPredicate,
    decode_base64: { ...functions_text, mayFail: true },
    decode_percent: functions_text,
    downcase: functions_text,
    encode_base16: functions_text,
    encode_base64: functions_text,
    encode_json: { takes: [anything], returns: string },
    encode_percent: functions_text,
    ends_with: textPredicate,
    get: { takes: [array | object, array], returns: anything, mayFail: true },
    hmac: { takes: [string, string], returns: string },
    is_null: typePredicate,
    is_nullish: typePredicate,
    is_string: typePredicate,
    join: { takes: [array, string], returns: string, mayFail: true },
    length: { takes: [string | array | object], returns: integer },
    parse_json: { takes: [string], returns: anything, mayFail: true },
    parse_query_string: { takes: [string], returns: object },
    replace: { takes: [string, string, string], returns: string },
    split: { takes: [string, string], returns: array },
    starts_with: textPredicate,
    strip_whitespace: functions_text,
    // These accept more kinds than listed here, and fail for some of them.
    to_bool: { takes: [functions_boolean], returns: functions_boolean },
    to_string: { takes: [anything & ~array & ~object], returns: string },
    upcase: functions_text,
}));
/** Returns undefined if the compiler may report something, or its result cannot be predicted here. */
function callResult(name, given) {
    const signature = functions.get(name);
    if (signature === undefined || signature.takes.length !== given.length)
        return undefined;
    let mayFail = signature.mayFail === true;
    for (const [index, kind] of given.entries()) {
        const takes = signature.takes[index] ?? 0;
        if (kind === 'vague' || (kind & takes) === 0)
            return undefined;
        if ((kind & ~takes) !== 0)
            mayFail = true;
    }
    return { kind: signature.returns, mayFail };
}

// EXTERNAL MODULE: ./dist/compiled/src/data/match-at.js
var match_at = __webpack_require__(96963);
// EXTERNAL MODULE: ./dist/compiled/src/data/nesting-reader.js
var nesting_reader = __webpack_require__(90160);
;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/scripts/clean/source.js


/** The deepest nesting that is accepted: the compiler may fail on deeper scripts. */
const maxDepth = 20;
/*
 * While it looks for a closing brace, the compiler skips a comment and the character after it, whatever that is. So it
 * misses the opening quote of a string there, or the `#` of a second comment.
 */
const lineEnd = {
    outside: /(?:[ \t]+#[^\n]*|[ \t]*)(?:$|\n)/y,
    within: /[ \t]+#[^\n]*\n(?!["#])|[ \t]*\n/y,
};
const lineBegin = {
    outside: /(?:[ \t]*(?:#[^\n]*)?\n)*[ \t]*(?:#[^\n]*$)?/y,
    within: /(?:[ \t]*(?:#[^\n]*\n(?!["#])|\n))*[ \t]*/y,
};
/** Reads a script from its beginning. */
class ScriptReader extends nesting_reader/* NestingReader */.k {
    #text;
    #at = 0;
    constructor(text) {
        super(maxDepth);
        this.#text = text;
    }
    get isAtEnd() {
        return this.#at === this.#text.length;
    }
    /** Consumes what a sticky pattern matches at the current position, if anything. */
    eat(pattern) {
        const found = (0,match_at/* matchAt */.pF)(pattern, this.#text, this.#at);
        this.#at += found?.[0].length ?? 0;
        return found;
    }
    /** Consumes a token if it is at the current position. */
    eats(sign) {
        if (!this.#text.startsWith(sign, this.#at))
            return false;
        this.#at += sign.length;
        return true;
    }
    expect(sign) {
        if (!this.eats(sign))
            this.giveUp();
    }
    /** Returns whether the line ends here, and if so consumes its end, empty lines, comments and the next line's indentation. */
    lineEnds() {
        const ends = this.eat(this.#isWithin ? lineEnd.within : lineEnd.outside) !== undefined;
        if (ends)
            this.lineBegins();
        return ends;
    }
    /** Consumes empty lines, comments and indentation up to the next code. */
    lineBegins() {
        this.eat(this.#isWithin ? lineBegin.within : lineBegin.outside);
    }
    get #isWithin() {
        return this.depth > 0;
    }
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/scripts/clean/variables.js

/** The variables that a script has assigned so far. */
class Variables {
    #kinds = new Map();
    /** Variables that were assigned but not used since. */
    #unused = new Set();
    get areAllUsed() {
        return this.#unused.size === 0;
    }
    assign(name, kind) {
        this.#kinds.set(name, kind);
        this.#unused.add(name);
    }
    use(name) {
        this.#unused.delete(name);
        return this.#kinds.get(name);
    }
    /** Parses two branches of which one is run: a variable that is first assigned in a branch is unknown after it. */
    branch(first, second) {
        const before = this.#kinds;
        const read = [this.#within(before, first), this.#within(before, second)];
        const [[one, afterOne], [other, afterOther]] = read;
        const after = (name) => either(afterOne.get(name) ?? 'vague', afterOther.get(name) ?? 'vague');
        this.#kinds = new Map([...before.keys()].map((name) => [name, after(name)]));
        return [one, other];
    }
    #within(before, read) {
        this.#kinds = new Map(before);
        return [read(), this.#kinds];
    }
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/scripts/clean/expressions.js




/** Reserved words, also those for later use. Source: https://vector.dev/docs/reference/vrl/expressions/#keywords */
const reserved = new Set(('abort all any array as bool boolean break continue do duration each else emit false float for forall foreach if impl in ' +
    'int integer iter let loop null object regex return self std string then this timestamp traverse true try type ' +
    'undefined unless until use walk while').split(' '));
/** Parses the expressions that most scripts use. Each method returns the kinds that the value may have. */
class ScriptExpressions extends ScriptReader {
    variables = new Variables();
    /** Parses a whole value. Operators need spaces around them: without these, the compiler reads some as other tokens. */
    expression() {
        let left = this.#all();
        while (this.eat(/[ \t]+\|\|[ \t]+/y))
            left = this.#booleans(left, this.#all());
        return left;
    }
    #all() {
        let left = this.#compared();
        while (this.eat(/[ \t]+&&[ \t]+/y))
            left = this.#booleans(left, this.#compared());
        return left;
    }
    #booleans(left, right) {
        return left === kinds.boolean && right === kinds.boolean ? kinds.boolean : this.giveUp();
    }
    #compared() {
        const left = this.#sum();
        if (this.eat(/[ \t]+[=!]=[ \t]+/y))
            this.#sum();
        else if (this.eat(/[ \t]+[<>]=?[ \t]+/y)) {
            if (left !== kinds.integer || this.#sum() !== kinds.integer)
                this.giveUp();
        }
        else
            return left;
        return kinds.boolean;
    }
    #sum() {
        const left = this.#operand();
        while (this.eat(/[ \t]+\+[ \t]+/y))
            if (left !== kinds.string || this.#operand() !== left)
                this.giveUp();
        return left;
    }
    #operand() {
        return this.within(() => {
            if (!this.eats('!'))
                return this.#literal() ?? this.#path() ?? this.#named();
            return this.#operand() === kinds.boolean ? kinds.boolean : this.giveUp();
        });
    }
    #literal() {
        if (this.eat(/(?:0|[1-9]\d{0,14})(?![\w.])/y))
            return kinds.integer;
        if (this.eats('['))
            return this.#listed(']', () => void this.expression(), kinds.array);
        if (this.eats('{'))
            return this.#object();
        return this.#text();
    }
    /** Parses a string with the variables interpolated in it. After any backslash, braces interpolate nothing. */
    #text() {
        const found = this.eat(/"((?:[^"\\\n{}]|\\(?:["nt]|\\(?!\{\{))|\{(?!\{)|\}(?!\})|\{\{ ?\w+ ?\}\})*)"/y);
        if (found === undefined)
            return undefined;
        for (const [, name = ''] of found[1]?.matchAll(/\{\{ ?(\w+) ?\}\}/g) ?? []) {
            if (this.#variable(name) !== kinds.string)
                this.giveUp();
        }
        return kinds.string;
    }
    #object() {
        const property = () => {
            if (!this.eat(/"[^"\\\n{}]*":[ \t]*/y))
                this.giveUp();
            this.expression();
        };
        return this.#listed('}', property, kinds.object);
    }
    /** Parses comma-separated items up to a closing bracket, which is consumed; items may be on lines of their own. */
    #listed(close, item, kind) {
        this.eat(/[ \t\n]*/y);
        while (!this.eats(close)) {
            item();
            if (this.eat(comma) === undefined && this.eat(/[ \t\n]*(?=[\]}])/y) === undefined)
                this.giveUp();
        }
        return kind;
    }
    /** Parses a path into the event. */
    #path() {
        return this.eat(step) && this.#steps(anything);
    }
    #steps(kind) {
        let found = kind;
        while (this.eat(step) ?? this.eat(/\[\d{1,3}\]/y))
            found = memberKind(found) ?? this.giveUp();
        return found;
    }
    /** Parses an expression that starts with a name. */
    #named() {
        const name = this.eat(/[A-Za-z]\w*/y)?.[0] ?? this.giveUp();
        if (name === 'null')
            return kinds.null;
        if (name === 'true' || name === 'false')
            return kinds.boolean;
        const call = this.eat(/!?\([ \t]*/y);
        return this.#steps(call ? this.#call(name, call[0].startsWith('!')) : this.#variable(name));
    }
    #variable(name) {
        return (reserved.has(name) ? undefined : this.variables.use(name)) ?? this.giveUp();
    }
    #call(name, mayAbort) {
        if (name === 'exists')
            return this.#exists(mayAbort);
        const given = [];
        while (!this.eat(/\)/y)) {
            given.push(this.expression());
            if (!this.eat(/[ \t]*(?:,[ \t]*|(?=\)))/y))
                this.giveUp();
        }
        const called = callResult(name, given) ?? this.giveUp();
        if (called.mayFail === mayAbort)
            return called.kind;
        return called.mayFail && this.eat(/[ \t]*\?\?[ \t]*/y) ? this.#otherwise(called.kind) : this.giveUp();
    }
    /** Parses the fallback of a call that may fail. */
    #otherwise(kind) {
        const other = this.#literal() ?? (this.eat(/null\b/y) && kinds.null) ?? this.giveUp();
        if (!this.eat(/(?=[ \t]*(?:$|[\n#]))/y))
            this.giveUp();
        return either(kind, other);
    }
    /** Parses the argument of `exists`, which takes only a path. */
    #exists(mayAbort) {
        const name = mayAbort ? this.giveUp() : this.eat(/[a-z]\w*(?=\.)/y)?.[0];
        if ((name === undefined ? this.#path() : this.eat(step) && this.#steps(this.#variable(name))) === undefined)
            this.giveUp();
        this.expect(')');
        return kinds.boolean;
    }
}
/** A comma. It may be followed by a comment, after which the compiler requires a space. */
const comma = /[ \t]*,(?:[ \t]+#[^\n"'()[\]{}]*\n[ \t]+|[ \t\n]*)/y;
/** A member access by name. */
const step = /\.(?:[A-Za-z]\w*|"[^"\\\n{}]*")/y;

;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/scripts/clean/clean-script.js



/**
 * Returns whether the compiler would certainly report nothing about a script. Most scripts can be recognized as clean
 * in a hundredth of the time that the compiler needs to start. Returns false for any other script, wrong or only
 * unusual.
 */
const isCleanScript = (text) => !text.includes('\r') && (0,unclear/* unlessUnclear */.ZK)(() => new Script(text).isClean) === true;
class Script extends ScriptExpressions {
    get isClean() {
        this.lineBegins();
        this.#statements(() => this.isAtEnd);
        return this.variables.areAllUsed;
    }
    #statements(isEnd) {
        for (;;) {
            const statement = this.#statement();
            const isNext = this.lineEnds();
            if (isEnd())
                return statement;
            if (!isNext || statement.hasResult)
                this.giveUp();
        }
    }
    #statement() {
        const name = this.eat(/([A-Za-z]\w*)[ \t]*=[ \t]+/y)?.[1];
        const value = this.eat(/if[ \t]+/y) ? this.#conditional() : { kind: this.expression(), hasResult: true };
        if (name === undefined)
            return value;
        this.variables.assign(name, value.kind);
        return { ...value, hasResult: false };
    }
    /** Parses an `if` whose keyword is consumed. */
    #conditional() {
        return this.within(() => {
            if (this.expression() !== kinds.boolean)
                this.giveUp();
            const [first, second] = this.variables.branch(() => this.#block(), () => this.#otherwise());
            return { kind: either(first.kind, second.kind), hasResult: first.hasResult || second.hasResult };
        });
    }
    #otherwise() {
        if (!this.eat(/[ \t]+else(?=[ \t])/y))
            return { kind: 'vague', hasResult: false };
        return this.eat(/[ \t]+if[ \t]+/y) ? this.#conditional() : this.#block();
    }
    #block() {
        // The compiler may miss the end of a list directly after the brace.
        if (!this.eat(/[ \t]+\{(?!\[)[ \t]*/y))
            this.giveUp();
        this.lineEnds();
        return this.#statements(() => this.eat(/[ \t]*\}/y) !== undefined);
    }
}


/***/ })

};
