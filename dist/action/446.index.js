export const id = 446;
export const ids = [446];
export const modules = {

/***/ 47671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ editsOf)
});

;// CONCATENATED MODULE: ./dist/compiled/src/document/edit/edit.js
/** Sorts edits by position and joins adjacent ones; returns undefined if two of them overlap. */
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

// EXTERNAL MODULE: ./dist/compiled/src/data/sorted.js
var sorted = __webpack_require__(81879);
// EXTERNAL MODULE: ./dist/compiled/src/document/indentation.js
var indentation = __webpack_require__(60070);
// EXTERNAL MODULE: ./dist/compiled/src/document/edit/manuscript.js
var manuscript = __webpack_require__(72672);
;// CONCATENATED MODULE: ./dist/compiled/src/document/edit/flow.js



/** Edits a collection in brackets, with commas between the entries. */
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
    // An empty YAML null has no text, and even its colon may be missing.
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
/** Keeps the style of the last entry: with or without a comma. */
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
/** Fills brackets from which all entries were removed. */
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
/** Returns the indentation for the entries of brackets that have none; undefined if they are written on one line. */
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
/** Returns the colon as written in the entry beside it; only a quoted name may do without white space after it. */
function colonLike(text, beside, key) {
    if (beside?.key === undefined || beside.elsewhere)
        return ': ';
    const colon = text.slice(beside.key.end, beside.value.start);
    return /^ ?: +$/.test(colon) || (colon === ':' && key.endsWith('"')) ? colon : ': ';
}
/** Returns the white space between two entries on one line. */
function gapBetween({ text }, node) {
    const [first, second] = node.entries;
    if (first?.comma !== undefined && second !== undefined) {
        const gap = text.slice(first.comma + 1, second.start);
        if ((0,indentation/* isBlank */.z3)(gap))
            return gap;
    }
    return first?.key !== undefined && text.charAt(first.key.end + 1) !== ' ' ? '' : ' ';
}
/** Returns the offset after the comments that end the line: they belong to what precedes them. */
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
/** Groups removed entries into runs of neighbours. Iterates over the removed entries only, as they may be few. */
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
        next = entries[(0,sorted/* binarySearch */.E)(entries, ({ start }) => start > entry.start)];
    }
    return runs;
}
/** Also removes the line that would be left empty, or the white space that would be left double. */
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
    const next = (0,indentation/* skipBlanks */.pw)(text, end);
    // In YAML, `#` directly after other text does not start a comment, so the space before it must stay.
    const isCommentNext = (0,manuscript/* commentAt */.tn)(script, next) !== undefined && /\S/.test(text.charAt(start - 1));
    const after = isLast || isCommentNext ? end : next;
    const from = before === undefined && after === end ? (0,indentation/* skipBlanksBack */.wU)(text, start) : start;
    return [{ start: from, end: after, text: '' }, ...commaEdit];
}

// EXTERNAL MODULE: ./dist/compiled/src/data/objects.js
var objects = __webpack_require__(23984);
// EXTERNAL MODULE: ./dist/compiled/src/data/once.js
var once = __webpack_require__(68051);
// EXTERNAL MODULE: ./dist/compiled/src/document/tree.js
var tree = __webpack_require__(54393);
;// CONCATENATED MODULE: ./dist/compiled/src/document/edit/plan.js



/**
 * Groups patches by the container they change. Returns undefined if they contradict each other, or would change more than they
 * say.
 */
function planOf(root, patches) {
    const planner = new Planner();
    const planned = patches.every((patch) => canBeWritten(patch) && planner.admit(root, patch));
    return planned && planner.isConsistent() ? planner.plan : undefined;
}
class Planner {
    plan = new Map();
    /** Entries that are set or removed as a whole, and entries with a change inside. */
    #replaced = new Set();
    #entered = new Set();
    /** Objects that exist only because a patch sets something inside them. */
    #created = new Set();
    /** Every path refers to the text before any of the patches. */
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
    /** True if names stay unique, and nothing removed is renamed as well. */
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
/** True if removing this entry would reveal an earlier one of the same name, or a merged one. */
const hidesAnother = (node, entry) => node.kind === 'object' && (node.merges === true || repeatedNames(node).has(entry.key?.name ?? ''));
/** Cached: asked for each patch, computed once for each object. */
const repeatedNames = (0,once/* onceFor */.bO)((node) => {
    const seen = new Set();
    const again = new Set();
    for (const { key } of node.entries) {
        if (key === undefined)
            continue;
        (seen.has(key.name) ? again : seen).add(key.name);
    }
    return again;
});
const holdsAliased = (node) => node.aliased === true ||
    ('entries' in node && node.entries.some((entry) => !entry.elsewhere && holdsAliased(entry.value)));
/** True for JSON data under names that fit on one line of YAML. */
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

;// CONCATENATED MODULE: ./dist/compiled/src/document/edit/edits.js



/** Converts patches to text edits that leave everything else unchanged. */
function editsOf(script, root, patches, blockEdits = flowEdits) {
    const plan = planOf(root, patches);
    if (plan === undefined)
        return undefined;
    const edits = [];
    // At the same offset, an edit at the end of an inner container must precede an edit after it in the outer one.
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

/***/ 72672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QR: () => (/* binding */ hasComment),
/* harmony export */   Vj: () => (/* binding */ styleOf),
/* harmony export */   c9: () => (/* binding */ manuscriptOf),
/* harmony export */   tn: () => (/* binding */ commentAt)
/* harmony export */ });
/* harmony import */ var _data_sorted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81879);
/* harmony import */ var _indentation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60070);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79738);



const manuscriptOf = (text, root, comments, writer) => ({
    text,
    lines: (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .D)(text),
    comments,
    writer,
    lineBreak: (0,_indentation_js__WEBPACK_IMPORTED_MODULE_1__/* .lineBreakOf */ .n_)(text),
    step: stepOf(text, root),
    spreads: writer.spreads && /[\r\n]/.test(text.slice(root.start, root.end)),
});
/** Returns the indentation of the first entry that is indented. */
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
    const next = comments[(0,_data_sorted_js__WEBPACK_IMPORTED_MODULE_2__/* .binarySearch */ .E)(comments, (comment) => comment.end > start)];
    return next !== undefined && next.start < end;
}
/** Returns the comment that begins at an offset. */
function commentAt({ comments }, offset) {
    const next = comments[(0,_data_sorted_js__WEBPACK_IMPORTED_MODULE_2__/* .binarySearch */ .E)(comments, ({ start }) => start >= offset)];
    return next?.start === offset ? next : undefined;
}
const styleOf = (node) => node.kind === 'scalar' && typeof node.value === 'string' ? node.style : undefined;


/***/ }),

/***/ 60070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L1: () => (/* binding */ endsLine),
/* harmony export */   PT: () => (/* binding */ lineStart),
/* harmony export */   Pu: () => (/* binding */ isRestBlank),
/* harmony export */   QC: () => (/* binding */ startsLine),
/* harmony export */   kd: () => (/* binding */ lineEnd),
/* harmony export */   n5: () => (/* binding */ indentationOf),
/* harmony export */   n_: () => (/* binding */ lineBreakOf),
/* harmony export */   pw: () => (/* binding */ skipBlanks),
/* harmony export */   sE: () => (/* binding */ nextLine),
/* harmony export */   wU: () => (/* binding */ skipBlanksBack),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
const isBreak = (character) => character === '\n' || character === '\r';
/** True if a line begins at the offset; a byte order mark belongs to no line. */
const startsLine = (text, offset) => offset === 0 || isBreak(text.charAt(offset - 1)) || text.charAt(offset - 1) === '\uFEFF';
/** True if a line ends at the offset, before its line break. */
const endsLine = (text, offset) => offset >= text.length || isBreak(text.charAt(offset));
/** Returns the start of the line that contains an offset. */
function lineStart(text, offset) {
    let start = offset;
    while (!startsLine(text, start))
        start -= 1;
    return start;
}
/** Returns the end of the line that contains an offset, before its line break. */
function lineEnd(text, offset) {
    let end = offset;
    while (!endsLine(text, end))
        end += 1;
    return end;
}
/** Returns the start of the next line. */
function nextLine(text, offset) {
    const end = lineEnd(text, offset);
    return end + (/^(?:\r\n|\r|\n)?/.exec(text.slice(end, end + 2))?.[0].length ?? 0);
}
const lineBreakOf = (text) => /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
/** True if only spaces and tabs follow the offset on its line. */
const isRestBlank = (text, offset) => endsLine(text, skipBlanks(text, offset));
const isBlank = (text) => /^[ \t]*$/.test(text);
/**
 * Returns the indentation before an offset if nothing else precedes it on its line. Scans backwards only over white space: one
 * line may be all of a long text.
 */
function indentationOf(text, offset) {
    const start = skipBlanksBack(text, offset);
    return startsLine(text, start) ? text.slice(start, offset) : undefined;
}
function skipBlanks(text, offset) {
    let end = offset;
    while (text.charAt(end) === ' ' || text.charAt(end) === '\t')
        end += 1;
    return end;
}
function skipBlanksBack(text, offset) {
    let start = offset;
    while (text.charAt(start - 1) === ' ' || text.charAt(start - 1) === '\t')
        start -= 1;
    return start;
}


/***/ }),

/***/ 50446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readClean: () => (/* binding */ readClean)
/* harmony export */ });
/* harmony import */ var _data_sorted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81879);
/* harmony import */ var _edit_edits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47671);
/* harmony import */ var _edit_manuscript_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72672);
/* harmony import */ var _strings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28190);
/* harmony import */ var _write_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65246);





/**
 * Reads text that is known to be strict JSON within the bounds, with positions; does not look for faults or comments. The
 * entries of an object or array are read when they are asked for, which is rare.
 */
function readClean(text) {
    const root = new CleanReader(text).root();
    let manuscript;
    return {
        root,
        faults: [],
        comments: [],
        within: (scalar, span) => (0,_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .within */ .ux)(text, scalar, span),
        edit: (patches) => {
            manuscript ??= (0,_edit_manuscript_js__WEBPACK_IMPORTED_MODULE_3__/* .manuscriptOf */ .c9)(text, root, [], _write_json_js__WEBPACK_IMPORTED_MODULE_1__/* .jsonWriter */ .m);
            return (0,_edit_edits_js__WEBPACK_IMPORTED_MODULE_0__/* .editsOf */ .t)(manuscript, root, patches);
        },
    };
}
class CleanReader {
    #text;
    #endOf;
    constructor(text) {
        this.#text = text;
        this.#endOf = endsIn(text);
    }
    root() {
        return this.#value(this.#skipWhiteSpace(this.#text.startsWith('\uFEFF') ? 1 : 0)).value;
    }
    #value(start) {
        const mark = this.#text[start];
        if (mark !== '{' && mark !== '[')
            return this.#scalar(start);
        const end = this.#endOf(start);
        return { value: mark === '{' ? new LazyMapping(this, start, end) : new LazyList(this, start, end), next: end };
    }
    /** Reads the entries of the object or array that opens directly before the offset. */
    entries(from, isNamed) {
        const entries = [];
        let at = this.#skipWhiteSpace(from);
        while (this.#text[at] !== '}' && this.#text[at] !== ']') {
            const key = isNamed ? this.#key(at) : undefined;
            // Skip the colon.
            const { value, next } = this.#value(key ? this.#skipWhiteSpace(this.#skipWhiteSpace(key.end) + 1) : at);
            const entry = { start: at, end: value.end, key, value };
            entries.push(entry);
            at = this.#skipWhiteSpace(next);
            if (this.#text[at] !== ',')
                continue;
            entry.comma = at;
            at = this.#skipWhiteSpace(at + 1);
        }
        return entries;
    }
    #key(start) {
        const { value, next } = this.#string(start);
        return { name: value, style: 'double', start, end: next };
    }
    #scalar(start) {
        const isText = this.#text[start] === '"';
        const { value, next } = isText ? this.#string(start) : this.#word(start);
        return { value: { kind: 'scalar', value, style: isText ? 'double' : 'plain', start, end: next }, next };
    }
    #string(start) {
        const end = (0,_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .closingQuote */ .m2)(this.#text, start);
        const written = this.#text.slice(start + 1, end);
        return { value: written.includes('\\') ? JSON.parse(`"${written}"`) : written, next: end + 1 };
    }
    /** Reads a number, `true`, `false` or `null`. */
    #word(start) {
        let end = start;
        while (!ends.has(this.#text[end]))
            end += 1;
        return { value: JSON.parse(this.#text.slice(start, end)), next: end };
    }
    /** Returns the offset of the next character that is not white space. */
    #skipWhiteSpace(from) {
        let at = from;
        while ((0,_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .isSpace */ .xC)(this.#text.charCodeAt(at)))
            at += 1;
        return at;
    }
}
/** The characters that end a number or a literal name. */
const ends = new Set([',', ']', '}', ' ', '\n', '\r', '\t', undefined]);
/** Matches text without brackets that can be skipped: strings without an escape, and what is between them. */
const plain = /[^"{}[\]]*(?:"[^"\\]*"[^"{}[\]]*){0,8}/y;
/** Returns a function from the start offset of an object or array to its end offset. */
function endsIn(text) {
    const starts = [];
    const closings = [];
    const open = [];
    for (let at = plainEnd(text, 0); at < text.length; at = plainEnd(text, at + 1)) {
        const sign = text[at];
        if (sign === '"')
            at = (0,_strings_js__WEBPACK_IMPORTED_MODULE_2__/* .closingQuote */ .m2)(text, at);
        else if (sign === '{' || sign === '[') {
            open.push(starts.length);
            starts.push(at);
            closings.push(text.length);
        }
        else
            closings[open.pop() ?? 0] = at + 1;
    }
    return (start) => closings[(0,_data_sorted_js__WEBPACK_IMPORTED_MODULE_4__/* .binarySearch */ .E)(starts, (one) => one >= start)] ?? text.length;
}
function plainEnd(text, from) {
    plain.lastIndex = from;
    plain.test(text);
    return plain.lastIndex;
}
class Lazy {
    start;
    end;
    layout = 'flow';
    #reader;
    #entries;
    constructor(reader, start, end) {
        this.#reader = reader;
        this.start = start;
        this.end = end;
    }
    get entries() {
        this.#entries ??= this.#reader.entries(this.start + 1, this.kind === 'object');
        return this.#entries;
    }
}
class LazyList extends Lazy {
    kind = 'array';
}
class LazyMapping extends Lazy {
    kind = 'object';
    #members;
    get members() {
        this.#members ??= new Map(this.entries.map((entry) => [entry.key?.name ?? '', entry]));
        return this.#members;
    }
}


/***/ }),

/***/ 65246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ jsonWriter)
/* harmony export */ });
const jsonWriter = {
    spreads: true,
    name: (name) => JSON.stringify(name),
    value: (value, _like, step) => JSON.stringify(value, undefined, step),
};


/***/ })

};
