export const id = 383;
export const ids = [383];
export const modules = {

/***/ 85686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ CleanReader)
});

// EXTERNAL MODULE: ./dist/compiled/src/document/bounds.js
var bounds = __webpack_require__(55408);
// EXTERNAL MODULE: ./dist/compiled/src/data/match-at.js
var match_at = __webpack_require__(96963);
// EXTERNAL MODULE: ./dist/compiled/src/document/yaml/plain.js
var plain = __webpack_require__(44281);
;// CONCATENATED MODULE: ./dist/compiled/src/document/yaml/clean/scalars.js


const space = 0x20;
/** Inside brackets, where more characters have a special meaning. */
const words = /(?:-(?=\d))?[A-Za-z0-9_$/][\w$./-]*(?: [\w$./-]+)*/y;
const scalars_name = /[A-Za-z0-9_$/][^\s:#]*(?: [^\s:#]+)*/y;
const scalars_double = /"((?:[^"\\\r\n]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*)"/y;
const single = /'((?:[^'\r\n]|'')*)'(?!')/y;
/**
 * Reads a string in quotes that ends on its line; returns undefined, like all functions here, if only the full parser can
 * decide.
 */
function quotedAt(text, start) {
    const isDouble = text[start] === '"';
    const match = (0,match_at/* matchAt */.pF)(isDouble ? scalars_double : single, text, start);
    if (match === undefined)
        return undefined;
    const [all, inside = ''] = match;
    const style = isDouble ? 'double' : 'single';
    return scalar(start, start + all.length, unquoted(inside, style), style);
}
/** Decodes the text between quotes. A double-quoted string has only the escapes that YAML and JSON share. */
function unquoted(inside, style) {
    if (style === 'single')
        return inside.replaceAll("''", "'");
    return inside.includes('\\') ? JSON.parse(`"${inside}"`) : inside;
}
/** Reads the name of a property, up to the colon after it. */
function nameAt(text, start, inBrackets = false) {
    const mark = text[start];
    if (mark === '"' || mark === "'") {
        const quoted = quotedAt(text, start);
        return quoted && keyOf(String(quoted.value), quoted.style, start, quoted.end);
    }
    const end = (0,match_at/* endAt */.FD)(inBrackets ? words : scalars_name, text, start);
    return end === undefined ? undefined : keyOf(text.slice(start, end), 'plain', start, end);
}
/** On its line, a colon may follow at most 1,024 characters. Source: YAML 1.2.2, section 7.4.2. */
const longestName = 1000;
const keyOf = (name, style, start, end) => end - start > longestName ? undefined : { name, style, start, end };
/** Reads a plain scalar of ordinary words, or a number, inside brackets. */
function wordsAt(text, start) {
    const end = (0,match_at/* endAt */.FD)(words, text, start);
    return end === undefined ? undefined : scalars_plain(start, end, text.slice(start, end));
}
/** First characters that always start a plain scalar, whatever follows. */
const plainStart = /^(?:[\w./$(^~+=;\\\u00a1-\uffff]|-[\w.])/;
/** True if the whole line is part of a plain scalar: its first line, or a further one. */
const isPlainText = (content, isFirst = true) => (!isFirst || plainStart.test(content)) && !content.includes(': ') && !content.endsWith(':');
/** Returns the end of a plain scalar on its line, before white space and a comment. */
function plainEnd({ text, at, end }) {
    const comment = text.slice(at, end).indexOf(' #');
    return endBeforeBlanks(text, comment < 0 ? end : at + comment);
}
/** Removes spaces at the end. A regular expression would backtrack over each run of spaces in the middle. */
const withoutBlanks = (line) => line.slice(0, endBeforeBlanks(line, line.length));
function endBeforeBlanks(text, from) {
    let end = from;
    while (text.charCodeAt(end - 1) === space)
        end -= 1;
    return end;
}
function scalars_plain(start, end, content) {
    const value = (0,plain/* plainValue */._)(content);
    return typeof value === 'number' && !Number.isFinite(value) ? undefined : scalar(start, end, value, 'plain');
}
const scalar = (start, end, value, style) => ({
    kind: 'scalar',
    start,
    end,
    value,
    style,
    tagged: false,
});

;// CONCATENATED MODULE: ./dist/compiled/src/document/yaml/clean/block-scalar.js


/** Its header and the white space after it, and its text with the parser's own token before it. */
const tokensOfBlock = 4;
/** Only the style, and whether the last line break is dropped. */
const header = /([|>])(-?) *$/y;
/** Reads a literal or folded scalar whose first line sets its indentation, which must exceed `margin`. Moves past its lines. */
function blockScalarAt(lines, margin) {
    const { text, at: start, end } = lines;
    header.lastIndex = 0;
    const [, style, chomping] = header.exec(text.slice(start, end)) ?? [];
    const block = style === undefined ? undefined : contentOf(text, lines.next, margin);
    if (block === undefined)
        return undefined;
    const value = style === '|' ? block.lines.join('\n') : folded(block.lines);
    lines.tokens += tokensOfBlock;
    lines.open(block.next);
    return scalar(start, block.end, chomping === '-' ? value : `${value}\n`, style === '|' ? 'literal' : 'folded');
}
function contentOf(text, from, margin) {
    const lines = [];
    let indentation = -1;
    let filled = 0;
    let [end, next] = [from, from];
    for (let line = from; line < text.length && lines.length < bounds/* bounds */.O.lexemes;) {
        const lineBreak = text.indexOf('\n', line);
        const nextLine = lineBreak < 0 ? text.length : lineBreak + 1;
        const content = text.slice(line, lineBreak < 0 ? text.length : lineBreak).replace(/\r$/, '');
        const width = content.search(/[^ ]/);
        if (width < 0) {
            lines.push(content);
        }
        else {
            if (indentation < 0)
                indentation = width;
            if (width < indentation || width <= margin)
                break;
            lines.push(content);
            filled = lines.length;
            end = line + content.length;
            next = nextLine;
        }
        line = nextLine;
    }
    // Spaces on an empty line are content if they go beyond the indentation.
    const isPlain = indentation > margin &&
        lines.length < bounds/* bounds */.O.lexemes &&
        lines.every((line) => line.length <= indentation || /[^ ]/.test(line));
    return isPlain && filled > 0
        ? { lines: lines.slice(0, filled).map((line) => line.slice(indentation)), end, next }
        : undefined;
}
/**
 * Folds lines: a single line break becomes a space, of several the first is dropped; around lines that are indented further,
 * all stay.
 */
function folded(lines) {
    const first = lines.findIndex((line) => line !== '');
    let value = '\n'.repeat(first);
    let joint = '';
    let isDeeper = false;
    for (const line of lines.slice(first)) {
        if (line === '') {
            if (joint === '\n')
                value += '\n';
            joint = '\n';
        }
        else if (line.startsWith(' ')) {
            value += (joint === '' || isDeeper || joint === ' ' ? joint.replace(' ', '\n') : '\n\n') + line;
            joint = '\n';
            isDeeper = true;
        }
        else {
            value += joint + line;
            joint = ' ';
            isDeeper = false;
        }
    }
    return value;
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/yaml/clean/flow.js


/**
 * Per value, a token of the parser before it or two brackets, a comma, and white space between them all; a name is followed by
 * a colon.
 */
const tokensOf = { value: 7, name: 4 };
/** Reads a flow collection, in brackets on one line. */
class FlowReader {
    #text;
    #maker;
    /** The offset of the next character to read. */
    at;
    /** The number of tokens that the parser would emit for it, or more. */
    tokens = 0;
    constructor(text, start, make) {
        this.#text = text;
        this.#maker = make;
        this.at = start;
    }
    /** Reads a collection, or a scalar inside one; returns undefined if only the full parser can decide. */
    read(depth) {
        this.tokens += tokensOf.value;
        if (this.tokens > bounds/* bounds */.O.lexemes)
            return undefined;
        const mark = this.#text[this.at];
        if (mark === '[' || mark === '{')
            return depth > deepest ? undefined : this.#collection(mark === '{', depth);
        const isQuoted = mark === '"' || mark === "'";
        const scalar = isQuoted ? quotedAt(this.#text, this.at) : wordsAt(this.#text, this.at);
        if (scalar === undefined)
            return undefined;
        this.at = scalar.end;
        return this.#maker.scalar(scalar);
    }
    #collection(isNamed, depth) {
        const start = this.at;
        const closing = isNamed ? '}' : ']';
        const entries = isNamed ? this.#maker.mapping() : this.#maker.list();
        this.#skip(1);
        for (let isFirst = true; this.#text[this.at] !== closing; isFirst = false) {
            if (!isFirst) {
                if (this.#text[this.at] !== ',')
                    return undefined;
                this.#maker.comma(entries, this.at);
                this.#skip(1);
            }
            if (!(isNamed ? this.#property(entries, depth) : this.#item(entries, depth)))
                return undefined;
            this.#skip(0);
        }
        this.at += 1;
        return this.#maker.collection(entries, { start, end: this.at });
    }
    /** Returns false, like the method below, if only the full parser can decide. */
    #item(items, depth) {
        const value = this.read(depth + 1);
        if (value === undefined)
            return false;
        this.#maker.item(items, value);
        return true;
    }
    #property(properties, depth) {
        const key = nameAt(this.#text, this.at, true);
        if (key === undefined || !this.#text.startsWith(': ', key.end))
            return false;
        this.tokens += tokensOf.name;
        const announced = key.end + 1;
        this.at = announced;
        this.#skip(0);
        const value = this.read(depth + 1);
        return value !== undefined && this.#maker.property(properties, key, value, announced);
    }
    #skip(signs) {
        this.at += signs;
        while (this.#text[this.at] === ' ')
            this.at += 1;
    }
}
/** The maximum nesting depth that is read here. */
const deepest = 100;

;// CONCATENATED MODULE: ./dist/compiled/src/document/yaml/clean/lines.js

const lines_space = 0x20;
const hash = 0x23;
const carriageReturn = 0x0d;
/** The lines of a text, without empty lines and comments. */
class YamlLines {
    text;
    comments = [];
    /** The offset of the next character to read. */
    at = 0;
    /** The end of the line, before its line break. */
    end = 0;
    /** The column of what is read next, dashes before it included; −1 at the end. */
    column = -1;
    /** Becomes false at anything that only the full parser can decide. */
    isClear = true;
    /** How many lines were opened. */
    count = 0;
    /** The number of tokens that the parser would emit for the text so far, or more: the bounds are defined in them. */
    tokens = 0;
    #next = 0;
    constructor(text) {
        this.text = text;
        this.open(0);
    }
    /** Moves to the first line from here that is neither empty nor a comment. */
    open(start) {
        const { text } = this;
        for (let line = start; this.isClear && line < text.length; line = this.#next) {
            this.count += 1;
            this.isClear = this.tokens < bounds/* bounds */.O.lexemes;
            this.#enter(line);
            const at = this.behindSpaces(line);
            this.at = at;
            this.column = at - line;
            this.tokens += at > line ? 2 : 1;
            if (at >= this.end)
                continue;
            if (text.charCodeAt(at) !== hash)
                return;
            this.#comment(at);
        }
        this.column = -1;
    }
    /** Moves to the line of a later offset. */
    goTo(place) {
        while (this.#next <= place && this.#next < this.text.length)
            this.#enter(this.#next);
    }
    /** Moves to the next line; only white space and a comment may be left on this one. */
    finish(from) {
        if (from < this.end)
            this.#pass(from);
        this.open(this.#next);
    }
    #pass(from) {
        const at = this.behindSpaces(from);
        if (at > from)
            this.tokens += 1;
        if (at >= this.end)
            return;
        if (at > from && this.text.charCodeAt(at) === hash)
            this.#comment(at);
        else
            this.giveUp();
    }
    /** Moves along the line, to what follows a dash. */
    advance(at) {
        this.column += at - this.at;
        this.at = at;
    }
    /** Behaves as if nothing followed: the result so far is discarded. */
    giveUp() {
        this.isClear = false;
        this.column = -1;
    }
    /** True if the next character to read is in the column. */
    isIn(column) {
        return this.isClear && this.column === column;
    }
    behindSpaces(from) {
        const { text } = this;
        let at = from;
        while (text.charCodeAt(at) === lines_space)
            at += 1;
        return at;
    }
    /** The start of the next line. */
    get next() {
        return this.#next;
    }
    #comment(start) {
        this.tokens += 1;
        this.comments.push({ start, end: this.end, text: this.text.slice(start + 1, this.end) });
    }
    #enter(line) {
        const lineBreak = this.text.indexOf('\n', line);
        const end = lineBreak < 0 ? this.text.length : lineBreak;
        this.#next = lineBreak < 0 ? end : end + 1;
        this.end = lineBreak > 0 && this.text.charCodeAt(lineBreak - 1) === carriageReturn ? end - 1 : end;
    }
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/yaml/clean/plain-scalar.js

/** Reads a plain scalar: the rest of its line, and the lines below that are indented further than `margin`. Moves past them. */
function plainScalarAt(lines, margin) {
    const { at: start, comments } = lines;
    let end = plainEnd(lines);
    let content = lines.text.slice(start, end);
    if (!isPlainText(content))
        return undefined;
    const commentsBefore = comments.length;
    let line = lines.count;
    lines.finish(end);
    while (lines.isClear && lines.column > margin) {
        // A comment ends the scalar, so a further line cannot continue it.
        if (comments.length > commentsBefore)
            return undefined;
        const breaks = lines.count - line;
        line = lines.count;
        end = plainEnd(lines);
        const more = lines.text.slice(lines.at, end);
        if (!isPlainText(more, false))
            return undefined;
        content += (breaks === 1 ? ' ' : '\n'.repeat(breaks - 1)) + more;
        lines.finish(end);
    }
    return scalars_plain(start, end, content);
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/yaml/clean/quoted-scalar.js


/** A line break may appear anywhere in either. */
const quoted_scalar_double = /"((?:[^"\\]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*)"/y;
const quoted_scalar_single = /'((?:[^']|'')*)'(?!')/y;
/** Reads a string in quotes; its continuation lines are indented further than `margin`. Moves past its lines. */
function quotedScalarAt(lines, margin) {
    const { text, at: start } = lines;
    const found = quotedAt(text, start) ?? overLines(text, start, margin);
    if (found === undefined)
        return undefined;
    lines.goTo(found.end);
    lines.finish(found.end);
    return found;
}
function overLines(text, start, margin) {
    const style = text[start] === '"' ? 'double' : 'single';
    const [all, inside = ''] = (0,match_at/* matchAt */.pF)(style === 'double' ? quoted_scalar_double : quoted_scalar_single, text, start) ?? [];
    if (all === undefined)
        return undefined;
    const [first = '', ...further] = inside.split(/\r?\n/);
    let value = unquoted(withoutBlanks(first), style);
    let breaks = 0;
    for (const [at, line] of further.entries()) {
        breaks += 1;
        const isLast = at === further.length - 1;
        const width = line.search(/[^ ]/);
        if (width < 0 && !isLast)
            continue;
        if ((width < 0 ? line.length : width) <= margin)
            return undefined;
        value += (breaks === 1 ? ' ' : '\n'.repeat(breaks - 1)) + unquoted(quoted_scalar_contentOf(line, width, isLast), style);
        breaks = 0;
    }
    return scalar(start, start + all.length, value, style);
}
/** Spaces around a line break are not part of the string. */
function quoted_scalar_contentOf(line, width, isLast) {
    if (width < 0)
        return '';
    return isLast ? line.slice(width) : withoutBlanks(line.slice(width));
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/yaml/clean/clean-reader.js







/**
 * The parser emits a token of its own before a name or a scalar, and a colon after a name; a dash is one token. White space is
 * extra.
 */
const clean_reader_tokensOf = { name: 3, dash: 1, scalar: 2, blanks: 1 };
/** The tokens that mark the start and the end of the document. */
const tokensAround = 4;
/** Unusual characters: control characters, and those that some readers take for line breaks. */
const odd = /[^\n\r -~\xa0-\u2027\u202a-\ufefe\uff00-\uffff]|\r(?!\n)/;
/** Reads the usual forms, and gives up at anything else. */
class CleanReader {
    #lines;
    #maker;
    constructor(text, make) {
        this.#lines = new YamlLines(text);
        this.#maker = make;
    }
    get comments() {
        return this.#lines.comments;
    }
    /** Undefined if only the full parser can decide. */
    root() {
        const lines = this.#lines;
        if (odd.test(lines.text))
            return undefined;
        if (lines.column === 0 && lines.text.slice(lines.at, lines.end) === '---')
            lines.open(lines.next);
        if (lines.column < 0)
            return undefined;
        const root = this.#block(1);
        // Text that belongs to no collection is left over here: it is not an entry, or its indentation differs.
        const isInBounds = lines.tokens < bounds/* bounds */.O.lexemes - tokensAround;
        return lines.isClear && lines.column < 0 && isInBounds ? root : undefined;
    }
    /** Reads the mapping or sequence that starts here. */
    #block(depth) {
        if (depth > deepest)
            this.#lines.giveUp();
        return this.#isDash() ? this.#list(depth) : this.#mapping(depth);
    }
    #mapping(depth) {
        const lines = this.#lines;
        const make = this.#maker;
        const { text, column } = lines;
        const properties = make.mapping();
        while (lines.isIn(column)) {
            const key = nameAt(text, lines.at);
            if (key === undefined || !this.#isMark(':', key.end))
                break;
            lines.tokens += clean_reader_tokensOf.name;
            const announced = key.end + 1;
            const value = this.#value(announced, column, depth, true);
            if (!make.property(properties, key, value, announced))
                lines.giveUp();
        }
        return make.collection(properties);
    }
    #list(depth) {
        const lines = this.#lines;
        const make = this.#maker;
        const { column } = lines;
        const items = make.list();
        while (lines.isIn(column) && this.#isDash()) {
            lines.tokens += clean_reader_tokensOf.dash;
            const announced = lines.at + 1;
            make.item(items, this.#value(announced, column, depth, false), announced);
        }
        return make.collection(items);
    }
    /** Reads the value after a colon or a dash that ends at `from`, in a collection that starts at a column. */
    #value(from, column, depth, isNamed) {
        const lines = this.#lines;
        const at = lines.behindSpaces(from);
        if (at >= lines.end || lines.text[at] === '#') {
            lines.finish(from);
            if (lines.column > column)
                return this.#block(depth + 1);
            if (isNamed && lines.isIn(column) && this.#isDash())
                return this.#list(depth + 1);
            return this.#nothing(from);
        }
        lines.tokens += clean_reader_tokensOf.blanks;
        lines.advance(at);
        if (!isNamed && this.#startsBlock())
            return this.#block(depth + 1);
        const value = this.#inline(column, depth);
        return value === undefined ? this.#unclear() : value;
    }
    #inline(column, depth) {
        const lines = this.#lines;
        const mark = lines.text[lines.at];
        if (mark === '[' || mark === '{')
            return this.#flow(depth);
        const isBlock = mark === '|' || mark === '>';
        if (!isBlock)
            lines.tokens += clean_reader_tokensOf.scalar;
        const isQuoted = mark === '"' || mark === "'";
        const scalarAt = isBlock ? blockScalarAt : isQuoted ? quotedScalarAt : plainScalarAt;
        const found = scalarAt(lines, column);
        return found && this.#maker.scalar(found);
    }
    #flow(depth) {
        const flow = new FlowReader(this.#lines.text, this.#lines.at, this.#maker);
        const value = flow.read(depth + 1);
        this.#lines.tokens += flow.tokens;
        if (value !== undefined)
            this.#lines.finish(flow.at);
        return value;
    }
    #unclear() {
        this.#lines.giveUp();
        return this.#nothing(this.#lines.at);
    }
    #nothing(at) {
        return this.#maker.scalar(scalar(at, at, null, 'plain'));
    }
    /** True if a collection starts on the same line, after a dash. */
    #startsBlock() {
        if (this.#isDash())
            return true;
        const key = nameAt(this.#lines.text, this.#lines.at);
        return key !== undefined && this.#isMark(':', key.end);
    }
    #isDash() {
        return this.#isMark('-', this.#lines.at);
    }
    /** True if there is an indicator at the offset: a space or the end of the line follows it. */
    #isMark(mark, at) {
        const { text, end } = this.#lines;
        return text[at] === mark && (at + 1 >= end || text[at + 1] === ' ');
    }
}


/***/ }),

/***/ 32764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openYaml: () => (/* binding */ openYaml)
});

// EXTERNAL MODULE: ./dist/compiled/src/document/document-of.js
var document_of = __webpack_require__(27940);
// EXTERNAL MODULE: ./dist/compiled/src/document/document-of-data.js
var document_of_data = __webpack_require__(30793);
// EXTERNAL MODULE: ./dist/compiled/src/data/objects.js
var objects = __webpack_require__(23984);
// EXTERNAL MODULE: ./dist/compiled/src/document/yaml/clean/clean-reader.js + 6 modules
var clean_reader = __webpack_require__(85686);
;// CONCATENATED MODULE: ./dist/compiled/src/document/yaml/clean/clean-data.js


const maker = {
    scalar: ({ value }) => value,
    mapping: () => ({}),
    list: () => [],
    property(collected, { name }, value) {
        if (Object.hasOwn(collected, name))
            return false;
        (0,objects/* put */.yJ)(collected, name, value);
        return true;
    },
    item: (collected, value) => void collected.push(value),
    comma() { },
    collection: (collected) => collected,
};
/**
 * Returns the data of YAML in its usual form: block mappings and sequences, scalars in all styles, brackets that end on their
 * line, and comments. Returns undefined for any other text, invalid or only unusual.
 */
function cleanData(text) {
    const data = new clean_reader/* CleanReader */.z(text, maker).root();
    return (0,objects/* isObject */.Gv)(data) ? data : undefined;
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/yaml/open-yaml.js



/** Opens a YAML manifest. Most are in the usual form and are read here; the parser for all of YAML is slow. */
async function openYaml(file, text) {
    const data = cleanData(text);
    if (data === undefined)
        return (0,document_of/* documentOf */.l)(file, text, (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(6732), __webpack_require__.e(3333)]).then(__webpack_require__.bind(__webpack_require__, 45714))).readYaml(text));
    return (0,document_of_data/* documentOfData */.T)({ file, text, data }, async () => (await Promise.all(/* import() */[__webpack_require__.e(6732), __webpack_require__.e(6111)]).then(__webpack_require__.bind(__webpack_require__, 6111))).readClean(text));
}


/***/ }),

/***/ 44281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ core),
/* harmony export */   _: () => (/* binding */ plainValue)
/* harmony export */ });
/** Converts a plain scalar by a tag of the core schema. Source: YAML 1.2.2, section 10.3. */
const core = {
    null: (text) => (/^(?:null|Null|NULL|~|)$/.test(text) ? null : undefined),
    bool: (text) => (/^(?:true|True|TRUE|false|False|FALSE)$/.test(text) ? /^t/i.test(text) : undefined),
    int: (text) => (/^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$/.test(text) ? Number(text) : undefined),
    float: (text) => {
        if (/^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/.test(text))
            return Number.NaN;
        return /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/.test(text) ? Number(text) : undefined;
    },
};
const resolvers = Object.values(core);
/** Returns the value of an untagged plain scalar. JSON cannot represent a number that is not finite. */
function plainValue(text) {
    if (!/^(?:[-+.0-9~nNtTfF]|$)/.test(text))
        return text;
    for (const resolve of resolvers) {
        const value = resolve(text);
        if (value !== undefined)
            return value;
    }
    return text;
}


/***/ })

};
