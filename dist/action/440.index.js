export const id = 440;
export const ids = [440];
export const modules = {

/***/ 2421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ editsOf)
});

;// CONCATENATED MODULE: ./dist/lib/src/document/edit/edit.js
/** In the order of the text, neighbours joined; undefined where two of them overlap. */
function joined(edits) {
    const result = [];
    for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
        const last = result.at(-1);
        if (last !== undefined && edit.start < last.end)
            return undefined;
        if (last === undefined || edit.start > last.end)
            result.push(edit);
        else
            result[result.length - 1] = { start: last.start, end: edit.end, text: last.text + edit.text };
    }
    return result;
}

// EXTERNAL MODULE: ./dist/lib/src/data/sorted.js
var sorted = __webpack_require__(3557);
// EXTERNAL MODULE: ./dist/lib/src/document/indentation.js
var indentation = __webpack_require__(5136);
// EXTERNAL MODULE: ./dist/lib/src/document/edit/manuscript.js
var manuscript = __webpack_require__(7838);
;// CONCATENATED MODULE: ./dist/lib/src/document/edit/flow.js



/** Changes what stands in brackets, with commas between the entries. */
function flowEdits(script, node, changes) {
    const edits = [...changes.values].map(([entry, value]) => replacement(script, entry, value));
    if (changes.removed.size + changes.added.size === 0)
        return edits;
    if (node.layout === 'pair')
        return undefined;
    const moved = restructured(script, node, changes);
    return moved && [...edits, ...moved];
}
function replacement({ text, writer, step, lineBreak }, entry, value) {
    const { start, end } = entry.value;
    const margin = (0,indentation/* indentationOf */.n5)(text, entry.start);
    const written = writer.value(value, (0,manuscript/* styleOf */.Vj)(entry.value), margin === undefined ? undefined : step);
    const spread = written.replaceAll('\n', `${lineBreak}${margin}`);
    if (start < end)
        return { start, end, text: spread };
    // Nothing is written where YAML has a null: the colon may be missing, too.
    const place = entry.announced ?? entry.end;
    return { start: place, end: place, text: entry.announced === undefined ? `: ${spread}` : ` ${spread}` };
}
function restructured(script, node, { removed, added }) {
    const last = node.entries.findLast((entry) => !removed.has(entry));
    if (last === undefined && (added.size > 0 || !(0,manuscript/* hasComment */.QR)(script, node)))
        return refill(script, node, added);
    const removals = runsOf(script, node.entries, removed).flatMap((run) => removal(script, run));
    if (last === undefined)
        return removals;
    return [...(added.size === 0 ? lastComma(node, last) : append(script, node, last, added)), ...removals];
}
/** Whether the last entry has a comma stays as it is. */
function lastComma(node, last) {
    if (last.comma === undefined || node.entries.at(-1)?.comma !== undefined)
        return [];
    return [{ start: last.comma, end: last.comma + 1, text: '' }];
}
function append(script, node, last, added) {
    const margin = (0,indentation/* indentationOf */.n5)(script.text, last.start);
    const gap = margin === undefined ? gapBetween(script, node) : script.lineBreak + margin;
    const listed = gap + entryTexts(script, added, last, margin).join(`,${gap}`);
    const place = last.comma === undefined ? last.end : last.comma + 1;
    const start = margin === undefined ? place : pastComments(script, place);
    if (last.comma === undefined) {
        return [
            { start: place, end: place, text: ',' },
            { start, end: start, text: listed },
        ];
    }
    const trails = node.entries.at(-1)?.comma !== undefined;
    return [{ start, end: start, text: trails ? `${listed},` : listed }];
}
/** Fills brackets that keep no entry. */
function refill(script, node, added) {
    const { text, lineBreak } = script;
    const inside = { start: node.start + 1, end: node.end - 1 };
    const [first] = node.entries;
    const isCommented = (0,manuscript/* hasComment */.QR)(script, inside);
    if (isCommented && first !== undefined)
        return undefined;
    if (added.size === 0)
        return [{ ...inside, text: '' }];
    const margin = first === undefined ? marginInside(script, node, isCommented) : (0,indentation/* indentationOf */.n5)(text, first.start);
    const entries = entryTexts(script, added, first, margin);
    if (margin === undefined) {
        return isCommented
            ? [{ start: inside.end, end: inside.end, text: ` ${entries.join(', ')} ` }]
            : [{ ...inside, text: entries.join(', ') }];
    }
    const lines = entries.map((entry) => margin + entry).join(`,${lineBreak}`) + lineBreak;
    const closing = (0,indentation/* lineStart */.PT)(text, inside.end);
    if (isCommented)
        return [{ start: closing, end: closing, text: lines }];
    return [{ ...inside, text: lineBreak + lines + marginOfLine(script, node.start) }];
}
/** The indentation for the entries of brackets that have none; undefined where they go on one line. */
function marginInside(script, node, isCommented) {
    const { text, step, spreads } = script;
    const isSpread = isCommented ? (0,indentation/* indentationOf */.n5)(text, node.end - 1) !== undefined : spreads;
    return isSpread ? marginOfLine(script, node.start) + step : undefined;
}
const marginOfLine = ({ text, lines }, offset) => {
    const start = lines.offsetAt({ line: lines.positionAt(offset).line, column: 1 });
    return text.slice(start, (0,indentation/* skipBlanks */.pw)(text, start));
};
function entryTexts({ writer, lineBreak, step, text }, added, beside, margin) {
    const like = beside && (0,manuscript/* styleOf */.Vj)(beside.value);
    return [...added].map(([name, value]) => {
        const written = writer.value(value, like, margin === undefined ? undefined : step);
        const spread = written.replaceAll('\n', `${lineBreak}${margin}`);
        if (typeof name === 'number')
            return spread;
        const key = writer.name(name, beside?.key?.style);
        return `${key}${colonLike(text, beside, key)}${spread}`;
    });
}
/** The colon as it is written beside; only a quoted name can do without white space behind it. */
function colonLike(text, beside, key) {
    if (beside?.key === undefined || beside.elsewhere)
        return ': ';
    const colon = text.slice(beside.key.end, beside.value.start);
    return /^ ?: +$/.test(colon) || (colon === ':' && key.endsWith('"')) ? colon : ': ';
}
/** What stands between two entries on one line. */
function gapBetween({ text }, node) {
    const [first, second] = node.entries;
    if (first?.comma !== undefined && second !== undefined) {
        const gap = text.slice(first.comma + 1, second.start);
        if ((0,indentation/* isBlank */.z3)(gap))
            return gap;
    }
    return first?.key !== undefined && text.charAt(first.key.end + 1) !== ' ' ? '' : ' ';
}
/** Behind the comments that end the line, as they belong to what stands before them. */
function pastComments(script, offset) {
    const { text } = script;
    let end = offset;
    for (;;) {
        const next = (0,indentation/* skipBlanks */.pw)(text, end);
        const comment = (0,manuscript/* commentAt */.tn)(script, next);
        if (comment === undefined)
            return (0,indentation/* endsLine */.L1)(text, next) ? end : offset;
        end = comment.end;
    }
}
/** Entries that go together with what is between them. Only those that are removed are looked at, for they may be few. */
function runsOf(script, entries, removed) {
    const runs = [];
    let next;
    for (const entry of [...removed].sort((a, b) => a.start - b.start)) {
        const run = runs.at(-1);
        const before = run?.at(-1);
        const follows = before !== undefined && next === entry;
        if (follows && !(0,manuscript/* hasComment */.QR)(script, { start: before.end, end: entry.start }))
            run?.push(entry);
        else
            runs.push([entry]);
        next = entries[(0,sorted/* firstWhere */.U)(entries, ({ start }) => start > entry.start)];
    }
    return runs;
}
/** Takes along the line that would be left empty, or the blanks that would be left double. */
function removal(script, run) {
    const { text } = script;
    const [first] = run;
    const last = run.at(-1);
    if (first === undefined || last === undefined)
        return [];
    const { comma } = last;
    const isCommaNext = comma !== undefined && !(0,manuscript/* hasComment */.QR)(script, { start: last.end, end: comma });
    const commaEdit = comma === undefined || isCommaNext ? [] : [{ start: comma, end: comma + 1, text: '' }];
    const { start } = first;
    const end = isCommaNext ? comma + 1 : last.end;
    const before = (0,indentation/* indentationOf */.n5)(text, start);
    const isLast = (0,indentation/* isRestBlank */.Pu)(text, end);
    if (before !== undefined && isLast) {
        return [{ start: (0,indentation/* lineStart */.PT)(text, start), end: (0,indentation/* nextLine */.sE)(text, end), text: '' }, ...commaEdit];
    }
    const after = isLast ? end : (0,indentation/* skipBlanks */.pw)(text, end);
    const from = before === undefined && after === end ? (0,indentation/* skipBlanksBack */.wU)(text, start) : start;
    return [{ start: from, end: after, text: '' }, ...commaEdit];
}

// EXTERNAL MODULE: ./dist/lib/src/data/objects.js
var objects = __webpack_require__(8674);
// EXTERNAL MODULE: ./dist/lib/src/document/tree.js
var tree = __webpack_require__(1459);
;// CONCATENATED MODULE: ./dist/lib/src/document/edit/plan.js


/** Sorts patches by what they change. Undefined where they contradict each other, or would change more than they say. */
function planOf(root, patches) {
    const planner = new Planner();
    const planned = patches.every((patch) => canBeWritten(patch) && planner.admit(root, patch));
    return planned && planner.isConsistent() ? planner.plan : undefined;
}
class Planner {
    plan = new Map();
    /** Entries that are set or removed as a whole, and entries inside of which something changes. */
    #replaced = new Set();
    #entered = new Set();
    /** Objects that exist only because a patch sets something inside them. */
    #created = new Set();
    /** Every path names a place in the text as it stands, whatever other patches do. */
    admit(root, patch) {
        let node = root;
        for (const [depth, step] of patch.path.entries()) {
            if (node.kind === 'scalar' || node.kind === 'unusable' || node.aliased)
                return false;
            const entry = (0,tree/* entryAt */._f)(node, step);
            if (entry === undefined)
                return patch.op === 'set' && this.#add(node, patch.path.slice(depth), patch.value);
            if (entry.elsewhere)
                return false;
            if (depth === patch.path.length - 1)
                return this.#change(node, entry, patch);
            if (this.#replaced.has(entry))
                return false;
            this.#entered.add(entry);
            node = entry.value;
        }
        return false;
    }
    /** Names stay unique, and what is removed is not renamed as well. */
    isConsistent() {
        for (const [node, { names, removed, added }] of this.plan) {
            if (node.kind === 'array')
                continue;
            const fresh = [...names.values(), ...added.keys()].map(String);
            if (new Set(fresh).size < fresh.length || fresh.some((name) => node.members.has(name)))
                return false;
            if ([...names.keys()].some((entry) => removed.has(entry)))
                return false;
        }
        return true;
    }
    #change(node, entry, patch) {
        const changes = this.#changesOf(node);
        if (patch.op !== 'set' && hidesAnother(node, entry))
            return false;
        if (patch.op === 'rename') {
            if (entry.key?.style === undefined || changes.names.has(entry))
                return false;
            changes.names.set(entry, patch.to);
            return true;
        }
        if (this.#replaced.has(entry) || this.#entered.has(entry) || holdsAliased(entry.value))
            return false;
        this.#replaced.add(entry);
        if (patch.op === 'remove')
            changes.removed.add(entry);
        else
            changes.values.set(entry, patch.value);
        return patch.op === 'remove' || entry.value.tagged !== true;
    }
    #add(node, [first = '', ...rest], value) {
        const { added } = this.#changesOf(node);
        if (node.kind === 'array') {
            added.set(first, value);
            return rest.length === 0 && first === node.entries.length + added.size - 1;
        }
        const name = String(first);
        if (rest.length === 0) {
            const isNew = !added.has(name);
            added.set(name, value);
            return isNew;
        }
        const holder = added.has(name) ? added.get(name) : this.#create();
        added.set(name, holder);
        return this.#addInside(holder, rest, value);
    }
    #addInside(holder, [first = '', ...rest], value) {
        if (!(0,objects/* isContainer */.u_)(holder) || !this.#created.has(holder) || typeof first === 'number')
            return false;
        const isNew = !Object.hasOwn(holder, first);
        if (rest.length === 0) {
            (0,objects/* put */.yJ)(holder, first, value);
            return isNew;
        }
        if (isNew)
            (0,objects/* put */.yJ)(holder, first, this.#create());
        return this.#addInside(holder[first], rest, value);
    }
    #create() {
        const object = {};
        this.#created.add(object);
        return object;
    }
    #changesOf(node) {
        const changes = this.plan.get(node) ?? {
            values: new Map(),
            names: new Map(),
            removed: new Set(),
            added: new Map(),
        };
        this.plan.set(node, changes);
        return changes;
    }
}
/** Without this entry, an earlier one of the same name, or a merged one, would come to light. */
const hidesAnother = (node, entry) => node.kind === 'object' && (node.merges === true || repeatedNames(node).has(entry.key?.name ?? ''));
const repeated = new WeakMap();
/** Asked for each patch, and told once of each object. */
function repeatedNames(node) {
    const known = repeated.get(node);
    if (known !== undefined)
        return known;
    const seen = new Set();
    const again = new Set();
    for (const { key } of node.entries) {
        if (key === undefined)
            continue;
        (seen.has(key.name) ? again : seen).add(key.name);
    }
    repeated.set(node, again);
    return again;
}
const holdsAliased = (node) => node.aliased === true ||
    ('entries' in node && node.entries.some((entry) => !entry.elsewhere && holdsAliased(entry.value)));
/** Data that JSON has, under names that fit on one line of YAML. */
function canBeWritten(patch) {
    if (patch.op === 'remove')
        return true;
    return patch.op === 'rename' ? isName(patch.to) : patch.path.every(isName) && isJson(patch.value);
}
const isName = (step) => typeof step === 'number' || step.length < 1000;
function isJson(value) {
    if (typeof value === 'number')
        return Number.isFinite(value);
    if (typeof value !== 'object' || value === null)
        return value === null || /^(?:string|boolean)$/.test(typeof value);
    return Object.entries(value).every(([name, part]) => isName(name) && isJson(part));
}

;// CONCATENATED MODULE: ./dist/lib/src/document/edit/edits.js



/** Turns patches into replacements of text that leave all else as it is. */
function editsOf(script, root, patches, blockEdits = flowEdits) {
    const plan = planOf(root, patches);
    if (plan === undefined)
        return undefined;
    const edits = [];
    // What ends an inner container goes before what follows it in the outer one.
    for (const [node, changes] of [...plan].sort(([a], [b]) => b.start - a.start)) {
        const inside = node.layout === 'block' ? blockEdits(script, node, changes) : flowEdits(script, node, changes);
        if (inside === undefined)
            return undefined;
        for (const edit of inside)
            edits.push(edit);
        for (const [{ key }, name] of changes.names) {
            if (key !== undefined)
                edits.push({ start: key.start, end: key.end, text: script.writer.name(name, key.style) });
        }
    }
    return joined(edits);
}


/***/ }),

/***/ 7838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QR: () => (/* binding */ hasComment),
/* harmony export */   Vj: () => (/* binding */ styleOf),
/* harmony export */   c9: () => (/* binding */ manuscriptOf),
/* harmony export */   tn: () => (/* binding */ commentAt)
/* harmony export */ });
/* harmony import */ var _data_sorted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3557);
/* harmony import */ var _indentation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5136);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6940);



const manuscriptOf = (text, root, comments, writer) => ({
    text,
    lines: (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .D)(text),
    comments,
    writer,
    lineBreak: (0,_indentation_js__WEBPACK_IMPORTED_MODULE_1__/* .lineBreakOf */ .n_)(text),
    step: stepOf(text, root),
    spreads: writer.spreads && /[\r\n]/.test(text.slice(root.start, root.end)),
});
/** The indentation of the first entry that has one. */
function stepOf(text, root) {
    for (const node of [root, ...entriesOf(root).map((entry) => entry.value)]) {
        const [first] = entriesOf(node);
        const margin = first && (0,_indentation_js__WEBPACK_IMPORTED_MODULE_1__/* .indentationOf */ .n5)(text, first.start);
        if (margin)
            return margin;
    }
    return '  ';
}
const entriesOf = (node) => ('entries' in node ? node.entries : []);
function hasComment({ comments }, { start, end }) {
    const next = comments[(0,_data_sorted_js__WEBPACK_IMPORTED_MODULE_2__/* .firstWhere */ .U)(comments, (comment) => comment.end > start)];
    return next !== undefined && next.start < end;
}
/** The comment that begins at an offset. */
function commentAt({ comments }, offset) {
    const next = comments[(0,_data_sorted_js__WEBPACK_IMPORTED_MODULE_2__/* .firstWhere */ .U)(comments, ({ start }) => start >= offset)];
    return next?.start === offset ? next : undefined;
}
const styleOf = (node) => node.kind === 'scalar' && typeof node.value === 'string' ? node.style : undefined;


/***/ }),

/***/ 8440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readJson: () => (/* binding */ readJson)
});

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(9547);
// EXTERNAL MODULE: ./dist/lib/src/document/bounds.js
var bounds = __webpack_require__(7686);
// EXTERNAL MODULE: ./dist/lib/src/document/edit/edits.js + 3 modules
var edits = __webpack_require__(2421);
// EXTERNAL MODULE: ./dist/lib/src/document/edit/manuscript.js
var edit_manuscript = __webpack_require__(7838);
// EXTERNAL MODULE: ./dist/lib/src/document/fault.js
var document_fault = __webpack_require__(8263);
// EXTERNAL MODULE: ./dist/lib/src/document/reading.js
var reading = __webpack_require__(4871);
;// CONCATENATED MODULE: ./dist/lib/src/document/json/errors.js


const expectations = {
    PropertyNameExpected: (found) => `A property name in double quotes is expected, not \`${found}\`.`,
    ValueExpected: (found) => `A value is expected, not \`${found}\`.`,
    ColonExpected: (found) => `A \`:\` is expected before \`${found}\`.`,
    CommaExpected: (found) => `A \`,\` is expected before \`${found}\`.`,
    EndOfFileExpected: (found) => `The end of the file is expected, not \`${found}\`.`,
};
const statements = {
    UnexpectedEndOfComment: 'The comment is not closed.',
    UnexpectedEndOfString: 'The string is not closed.',
    InvalidUnicode: 'A `\\u` escape takes four hexadecimal digits.',
    InvalidEscapeCharacter: 'JSON has no such escape; a backslash is written `\\\\`.',
    InvalidCharacter: 'A string in JSON has no bare tab or control character; a tab is written `\\t`.',
};
/** A string that cannot be told; all else can. */
const spoilsString = (code) => ['InvalidUnicode', 'InvalidEscapeCharacter'].includes((0,main.printParseErrorCode)(code));
/** After these the parser goes on with all that is written. */
const isHarmless = (code, text, token) => spoilsString(code) ||
    (0,main.printParseErrorCode)(code) === 'InvalidCharacter' ||
    ((0,main.printParseErrorCode)(code) === 'CommaExpected' &&
        !/[}\]]/.test(text.charAt(token.start)) &&
        !isWordPart(text, token));
/** What the parser could not read, in the words of the place where it stands. */
function errorFault(code, text, token, open) {
    const name = (0,main.printParseErrorCode)(code);
    const fault = (message, range = token) => ({ id: 'parse-error', message, ...range });
    const statement = statements[name];
    if (statement !== undefined)
        return fault(statement, spotIn(text, token));
    const found = text.slice(token.start, token.end);
    if (open !== undefined && /^[}\]]?$/.test(found)) {
        const closer = open.kind === 'array' ? ']' : '}';
        const related = { message: 'It was opened here.', start: open.start, end: open.start + 1 };
        if (found === '')
            return { ...fault(`The file ends before its \`${closer}\`.`), related };
        if (found !== closer)
            return { ...fault(`\`${closer}\` is expected before \`${found}\`.`), related };
    }
    const expected = expectations[name];
    if (expected !== undefined && !isWordPart(text, token))
        return fault(expected((0,document_fault/* brief */.dh)(found)));
    const word = wordAround(text, token);
    return fault(strayWord(text.slice(word.start, word.end), text.slice(word.end, word.end + 20)), word);
}
function strayWord(word, rest) {
    if (word.startsWith("'"))
        return 'A string in JSON takes double quotes, not single ones.';
    if (/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(word) && /^\s*:/.test(rest)) {
        return `The property name \`${(0,document_fault/* brief */.dh)(word)}\` takes double quotes in JSON.`;
    }
    return `\`${(0,document_fault/* brief */.dh)(word)}\` is not JSON.`;
}
/** The parser takes `012` for two numbers. */
const isWordPart = (text, token) => wordAround(text, token).start < token.start;
function wordAround(text, { start, end }) {
    let first = start;
    if (/[\w.+-]/.test(text.charAt(start)))
        while (/[\w.+-]/.test(text.charAt(first - 1)))
            first -= 1;
    return { start: first, end };
}
/** The part of a string, or of an open comment, that the message is about. */
function spotIn(text, token) {
    if (text.charAt(token.start) === '/')
        return { start: token.start, end: token.start + 2 };
    for (let offset = token.start; offset < token.end; offset += 1) {
        if (text.charCodeAt(offset) < 0x20)
            return { start: offset, end: offset + 1 };
        if (text.charAt(offset) !== '\\')
            continue;
        const [written = '\\'] = /^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{0,4})?/.exec(text.slice(offset, offset + 6)) ?? [];
        if (written.length === 1)
            return { start: offset, end: Math.min(offset + 2, token.end) };
        if (written.charAt(1) === 'u' && written.length < 6)
            return { start: offset, end: offset + written.length };
        offset += written.length - 1;
    }
    return token;
}

;// CONCATENATED MODULE: ./dist/lib/src/document/json/tree-builder.js

/** Grows a tree from the parser's calls. */
class TreeBuilder {
    faults = [];
    trailingCommas = [];
    root;
    #frames = [];
    #unclosed;
    #spoilt;
    visitor = {
        onObjectBegin: (offset) => this.#begin('object', offset),
        onArrayBegin: (offset) => this.#begin('array', offset),
        onObjectEnd: (offset, length) => this.#close(offset, length),
        onArrayEnd: (offset, length) => this.#close(offset, length),
        onObjectProperty: (name, offset, length, _line, _column, owner) => this.#name(name, offset, length, owner()),
        onLiteralValue: (value, offset, length, _line, _column, path) => this.#literal(value, { start: offset, end: offset + length }, path),
        onSeparator: (character, offset) => {
            const last = this.#frames.at(-1)?.entries.at(-1);
            if (character === ',' && last !== undefined)
                last.comma ??= offset;
        },
    };
    /** The innermost object or array that the parser is in, or that the end of the text left open. */
    get open() {
        return this.#unclosed ?? this.#frames.at(-1);
    }
    /** What the string at this offset says cannot be told. */
    spoil(offset) {
        this.#spoilt = offset;
    }
    #literal(value, range, path) {
        const isTooLarge = typeof value === 'number' && !Number.isFinite(value);
        if (isTooLarge) {
            this.faults.push({ id: 'unsupported-value', message: 'This number is too large.', path: path(), ...range });
        }
        if (isTooLarge || range.start === this.#spoilt)
            this.#add({ kind: 'unusable', ...range });
        else
            this.#add({ kind: 'scalar', value, style: typeof value === 'string' ? 'double' : 'plain', ...range });
    }
    #begin(kind, start) {
        this.#frames.push({ kind, start, entries: [], members: new Map() });
    }
    #name(name, start, length, owner) {
        const frame = this.#frames.at(-1);
        if (frame === undefined)
            return;
        const key = { name, style: 'double', start, end: start + length };
        const first = frame.members.get(name)?.key;
        if (first !== undefined)
            this.faults.push((0,document_fault/* duplicateKey */.Ve)([...owner, name], name, key, first));
        frame.key = key;
    }
    #add(value) {
        const frame = this.#frames.at(-1);
        if (frame === undefined) {
            this.root ??= value;
            return;
        }
        const { key } = frame;
        const entry = { start: key?.start ?? value.start, end: value.end, key, value };
        frame.entries.push(entry);
        if (key !== undefined)
            frame.members.set(key.name, entry);
    }
    /** The parser also ends, without a bracket, what is still open at the end of the text. */
    #close(offset, length) {
        const frame = this.#frames.pop();
        if (frame === undefined)
            return;
        if (length === 0)
            this.#unclosed ??= frame;
        const { kind, entries, members } = frame;
        const comma = entries.at(-1)?.comma;
        if (comma !== undefined)
            this.trailingCommas.push({ start: comma, end: comma + 1 });
        const range = { start: frame.start, end: offset + length };
        this.#add(kind === 'array'
            ? { kind, layout: 'flow', ...range, entries }
            : { kind, layout: 'flow', ...range, entries, members });
    }
}

;// CONCATENATED MODULE: ./dist/lib/src/document/json/write-json.js
const jsonWriter = {
    spreads: true,
    name: (name) => JSON.stringify(name),
    value: (value, _like, step) => JSON.stringify(value, undefined, step),
};

;// CONCATENATED MODULE: ./dist/lib/src/document/json/read-json.js









const opening = new Set('{[');
const closing = new Set('}]');
const punctuation = new Set('}],:');
/**
 * Reads JSON with positions. `json` is strict: comments and trailing commas are faults, and read all the same. `isClean`:
 * the text is known to be strict JSON within the bounds.
 */
function readJson(text, syntax, isClean = false) {
    // A byte order mark is white space to no JSON parser.
    const source = text.replace(/^\uFEFF/, ' ');
    const outside = isClean ? undefined : boundsFault(source);
    if (outside !== undefined)
        return (0,reading/* refused */.J)(outside);
    const tree = new TreeBuilder();
    const comments = [];
    const errors = [];
    let fatal;
    const visitor = {
        ...tree.visitor,
        onComment: (offset, length) => comments.push(commentAt(text, offset, length)),
        onError: (code, start, length) => {
            if (fatal !== undefined)
                return;
            const token = { start, end: start + length };
            const fault = errorFault(code, text, token, tree.open);
            if (!isHarmless(code, text, token))
                fatal = (0,document_fault/* conflictFault */.rp)(text) ?? fault;
            else
                errors.push(fault);
            if (spoilsString(code))
                tree.spoil(start);
        },
    };
    (0,main.visit)(source, visitor, { allowTrailingComma: true });
    if (fatal !== undefined)
        return { ...(0,reading/* refused */.J)(fatal), comments };
    const leniencies = syntax === 'json' ? leniencyFaults(comments, tree.trailingCommas) : [];
    const faults = [...errors, ...tree.faults, ...leniencies];
    const { root } = tree;
    let manuscript;
    return {
        root,
        faults,
        comments,
        within: (scalar, span) => within(text, scalar, span),
        edit: (patches) => {
            // Where a comma is missing, entries cannot be told apart by commas.
            if (root === undefined || errors.length > 0)
                return undefined;
            manuscript ??= (0,edit_manuscript/* manuscriptOf */.c9)(text, root, comments, jsonWriter);
            return (0,edits/* editsOf */.t)(manuscript, root, patches);
        },
    };
}
/** The parser recurses: a text that nests too deep must not reach it. */
function boundsFault(text) {
    const scanner = (0,main.createScanner)(text, true);
    scanner.scan();
    if (scanner.getTokenOffset() === text.length)
        return (0,document_fault/* emptyFault */.ES)(text);
    let depth = 0;
    let nodes = 0;
    for (; scanner.getTokenOffset() < text.length; scanner.scan()) {
        const start = scanner.getTokenOffset();
        const place = { start, end: start + scanner.getTokenLength() };
        const mark = text.charAt(start);
        if (opening.has(mark))
            depth += 1;
        if (closing.has(mark))
            depth -= 1;
        if (!punctuation.has(mark))
            nodes += 1;
        if (depth > bounds/* bounds */.O.depth) {
            return { id: 'too-deep', message: `Values nest deeper than ${bounds/* bounds */.O.depth} levels.`, ...place };
        }
        if (nodes > bounds/* bounds */.O.nodes) {
            return {
                id: 'too-many-nodes',
                message: `There are more than ${bounds/* bounds */.O.nodes.toLocaleString('en')} names and values.`,
                ...place,
            };
        }
    }
    return undefined;
}
function commentAt(text, start, length) {
    const end = start + length;
    const isBlock = text.startsWith('/*', start);
    return { start, end, text: text.slice(start + 2, isBlock ? end - 2 : end) };
}
function leniencyFaults(comments, trailingCommas) {
    const faults = trailingCommas.map((comma) => ({
        id: 'trailing-comma',
        message: 'JSON has no comma after the last entry; a file named `.jsonc` may have one.',
        ...comma,
    }));
    const [first] = comments;
    if (first !== undefined) {
        faults.push({
            id: 'comment',
            message: 'JSON has no comments; a file named `.jsonc` may have them.',
            start: first.start,
            end: first.end,
        });
    }
    return faults;
}
/** Every UTF-16 unit of a JSON string is written as itself or as one escape. */
function within(text, scalar, [start, end]) {
    if (typeof scalar.value !== 'string' || start < 0 || end < start || end > scalar.value.length)
        return undefined;
    let offset = scalar.start + 1;
    let first = offset;
    for (let unit = 0; unit < end; unit++) {
        if (unit === start)
            first = offset;
        if (text[offset] !== '\\')
            offset += 1;
        else
            offset += text[offset + 1] === 'u' ? 6 : 2;
    }
    return { start: start === end ? offset : first, end: offset };
}


/***/ })

};
