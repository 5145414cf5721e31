export const id = 6732;
export const ids = [6732];
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

/***/ 15301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ entryOf),
/* harmony export */   e: () => (/* binding */ spanOf)
/* harmony export */ });
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97279);

/** Returns the entry for a value and the parts before it. */
function entryOf(parts, key, value) {
    const alias = parts.value?.type === 'alias' ? parts.value : undefined;
    return {
        start: parts.start,
        end: Math.max(alias === undefined ? value.end : (0,_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .endOf */ .pJ)(alias), parts.props.end),
        key,
        value,
        announced: parts.announced,
        ...(parts.comma !== undefined && { comma: parts.comma }),
        ...(alias !== undefined && { elsewhere: true }),
    };
}
/** Returns the range from the first entry to the last. */
const spanOf = (entries) => ({
    start: entries[0]?.start ?? 0,
    end: entries.at(-1)?.end ?? 0,
});


/***/ }),

/***/ 97279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   gj: () => (/* binding */ propsOf),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
const insignificant = new Set(['space', 'newline', 'comment', 'comma']);
function propsOf(tokens, from) {
    const last = tokens.findLast(({ type }) => !insignificant.has(type));
    return {
        anchor: tokens.find(({ type }) => type === 'anchor')?.source.slice(1),
        tag: tokens.find(({ type }) => type === 'tag')?.source,
        end: last === undefined ? from : last.offset + last.source.length,
    };
}
/** Returns the entries of a collection, without comments between them. */
function partsOf(collection) {
    const entries = [];
    for (const item of collection.items) {
        const comma = item.start.find(({ type }) => type === 'comma');
        const previous = entries.at(-1);
        if (comma !== undefined && previous !== undefined)
            previous.comma = comma.offset;
        const parts = isPair(collection, item) ? pairOf(item) : itemOf(item);
        if (parts !== undefined)
            entries.push(parts);
    }
    return entries;
}
function isPair(collection, item) {
    if (collection.type !== 'flow-collection')
        return collection.type === 'block-map';
    return collection.start.source === '{' || item.sep !== undefined || has(item.start, 'explicit-key-ind');
}
function pairOf({ start: before, key, sep: between, value }) {
    const first = before.find(({ type }) => !insignificant.has(type)) ?? written(key) ?? between?.[0] ?? value;
    if (first === undefined)
        return undefined;
    const colon = between?.find(({ type }) => type === 'map-value-ind');
    const keyProps = propsOf(before, first.offset);
    const token = written(key);
    return {
        start: first.offset,
        key: { token, props: keyProps },
        announced: colon && colon.offset + 1,
        value: written(value),
        props: propsOf(between ?? [], token === undefined ? keyProps.end : endOf(token)),
    };
}
function itemOf({ start: before, value }) {
    const first = before.find(({ type }) => !insignificant.has(type)) ?? written(value);
    if (first === undefined)
        return undefined;
    const dash = before.find(({ type }) => type === 'seq-item-ind');
    return {
        start: first.offset,
        key: undefined,
        announced: dash && dash.offset + 1,
        value: written(value),
        props: propsOf(before, first.offset),
    };
}
/** Returns the end of a scalar, an alias or a bracket. */
function endOf(token) {
    const closing = token.type === 'flow-collection' ? token.end[0] : undefined;
    if (closing !== undefined)
        return closing.offset + closing.source.length;
    return 'source' in token && token.source !== undefined ? token.offset + token.source.length : token.offset;
}
const has = (tokens, wanted) => tokens.some(({ type }) => type === wanted);
/** The parser emits an empty scalar for a missing value. */
function written(token) {
    if (token === null || token === undefined)
        return undefined;
    return token.type === 'scalar' && token.source === '' ? undefined : token;
}


/***/ }),

/***/ 78184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ readingOf),
  l: () => (/* binding */ unified)
});

// EXTERNAL MODULE: ./dist/compiled/src/data/once.js
var once = __webpack_require__(68051);
// EXTERNAL MODULE: ./dist/compiled/src/document/edit/edits.js + 3 modules
var edits = __webpack_require__(47671);
// EXTERNAL MODULE: ./dist/compiled/src/document/edit/manuscript.js
var edit_manuscript = __webpack_require__(72672);
// EXTERNAL MODULE: ./dist/compiled/src/data/sorted.js
var sorted = __webpack_require__(81879);
// EXTERNAL MODULE: ./dist/compiled/src/document/indentation.js
var indentation = __webpack_require__(60070);
// EXTERNAL MODULE: ./dist/compiled/src/data/objects.js
var objects = __webpack_require__(23984);
// EXTERNAL MODULE: ./dist/compiled/src/document/yaml/plain.js
var plain = __webpack_require__(44281);
;// CONCATENATED MODULE: ./dist/compiled/src/document/yaml/write-yaml.js


/** Writes scalars, and collections in brackets. */
const yamlWriter = {
    spreads: false,
    name: (name, like) => stringText(name, like, true),
    value: (value, like) => inlineText(value, like, true),
};
function inlineText(value, like, inBrackets = false) {
    if (typeof value === 'string')
        return stringText(value, like, inBrackets);
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    if (Array.isArray(value))
        return `[${value.map((item) => inlineText(item, 'plain', true)).join(', ')}]`;
    const properties = Object.entries(value).map(([name, part]) => `${stringText(name, 'plain', true)}: ${inlineText(part, 'plain', true)}`);
    return `{${properties.join(', ')}}`;
}
/** True for a non-empty object or array, which is written on lines of its own. */
const isSpacious = (value) => (0,objects/* isContainer */.u_)(value) && Object.keys(value).length > 0;
/** Returns what follows the `:` of a property or the `-` of an item that is indented by `margin`. */
function announcedText(layout, value, margin, isItem, like) {
    if (!isSpacious(value))
        return ` ${inlineText(value, like)}`;
    const { lineBreak, step } = layout;
    const inner = margin + (isItem ? '  ' : step);
    const lines = Array.isArray(value)
        ? value.map((item) => `-${announcedText(layout, item, inner, true)}`)
        : Object.entries(value).map(([name, part]) => `${stringText(name)}:${announcedText(layout, part, inner, false)}`);
    const block = lines.join(lineBreak + inner);
    return isItem ? ` ${block}` : `${lineBreak}${inner}${block}`;
}
/** Writes a string of several lines as a literal block; returns undefined if it would need an indentation indicator. */
function literalText({ lineBreak }, value, margin, comment) {
    if (margin === undefined || typeof value !== 'string' || !/^\S/.test(value) || /\n\n$|^[ \t]+$/m.test(value))
        return undefined;
    if (!isPrintable(value.replace(/[\n\t]/g, '')))
        return undefined;
    const lines = value.replace(/\n$/, '').split('\n');
    const header = value.endsWith('\n') ? '|' : '|-';
    return [header + comment, ...lines.map((line) => (line === '' ? '' : margin + line))].join(lineBreak);
}
function stringText(text, like = 'plain', inBrackets = false) {
    if (like === 'single' && isPrintable(text))
        return `'${text.replaceAll("'", "''")}'`;
    return like !== 'double' && isPrintable(text) && isPlain(text, inBrackets) ? text : quoted(text);
}
/** True if the text has only visible characters and spaces: letters, marks, numbers, punctuation and symbols. */
const isPrintable = (text) => !/[\p{C}\u2028\u2029]/u.test(text);
/** Plain scalars that YAML 1.1 does not read as strings. */
const ambiguous = /^(?:yes|no|on|off|\d+(?::\d+)+|\d{4}-\d\d?-\d\d?.*)$/i;
/** True if a text keeps its meaning without quotes. If in doubt, false. */
function isPlain(text, inBrackets) {
    if (!/^[\p{L}\p{N}_$/(]/u.test(text) || /:(?![\p{L}\p{N}/])|\s#|\s$/u.test(text))
        return false;
    return !(inBrackets && /[,[\]{}]/.test(text)) && !ambiguous.test(text) && (0,plain/* plainValue */._)(text) === text;
}
/** Writes a JSON string, which is also valid YAML; escapes the control characters that JSON leaves alone, too. */
const quoted = (text) => JSON.stringify(text).replace(/[\x7F-\x9F\u2028\u2029\uFEFF]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

;// CONCATENATED MODULE: ./dist/compiled/src/document/yaml/block.js




/** Edits a block collection, whose entries are on lines of their own. */
function blockEdits(script, node, changes) {
    const [first] = node.entries;
    const margin = first && marginOf(script, first);
    if (margin === undefined)
        return undefined;
    const edits = [];
    for (const [entry, value] of changes.values) {
        const edit = replacement(script, entry, value, margin);
        if (edit === undefined)
            return undefined;
        edits.push(edit);
    }
    const moved = restructured(script, node, changes, margin);
    return moved && [...edits, ...moved];
}
/** Returns the indentation of the entries; dashes before the first one count. */
function marginOf({ text }, first) {
    const before = text.slice((0,indentation/* lineStart */.PT)(text, first.start), first.start);
    return /^[ ?-]*$/.test(before) ? ' '.repeat(before.length) : undefined;
}
/** True if an entry ends with a scalar that includes the line breaks after it. */
function keepsBreaks({ text }, { value, elsewhere }) {
    let last = elsewhere === true ? undefined : value;
    while (last !== undefined && 'entries' in last) {
        const entry = last.layout === 'block' ? last.entries.at(-1) : undefined;
        last = entry?.elsewhere === true ? undefined : entry?.value;
    }
    return last?.kind === 'scalar' && /^[|>][0-9]?\+/.test(text.slice(last.start, last.start + 3));
}
/** Returns the end of the last line of an entry, before its line break. */
function lastLineEnd({ text }, { end }) {
    return /(?:\r\n|\r|\n)$/.exec(text.slice(Math.max(0, end - 2), end))?.index === undefined
        ? end
        : end - (text.slice(end - 2, end) === '\r\n' ? 2 : 1);
}
function replacement(script, entry, value, margin) {
    const { text, step } = script;
    const { announced, value: old } = entry;
    if (announced === undefined)
        return undefined;
    const gap = text.slice(announced, old.start);
    const isGapEmpty = gap.trim() === '';
    const end = lastLineEnd(script, old);
    const isLineDone = (0,indentation/* isRestBlank */.Pu)(text, end);
    const comment = headerComment(script, old);
    if (isSpacious(value) && isGapEmpty && isLineDone && comment === '') {
        return { start: announced, end, text: announcedText(script, value, margin, entry.key === undefined) };
    }
    const literal = (0,edit_manuscript/* styleOf */.Vj)(old) === 'literal' ? literalText(script, value, contentMargin(text, old), comment) : undefined;
    const written = literal ?? inlineText(value, (0,edit_manuscript/* styleOf */.Vj)(old)) + comment;
    const isOnOtherLine = /[\r\n]/.test(gap);
    if (gap === '' || (isGapEmpty && isOnOtherLine))
        return { start: announced, end, text: ` ${written}` };
    const isOutside = isOnOtherLine && old.start - (0,indentation/* lineStart */.PT)(text, old.start) <= margin.length;
    return { start: old.start, end, text: isOutside ? step + written : written };
}
/** Returns the comment after the `|` or `>` of a block scalar, with a space before it. */
function headerComment({ text, comments }, old) {
    const style = (0,edit_manuscript/* styleOf */.Vj)(old);
    if (style !== 'literal' && style !== 'folded')
        return '';
    const header = (0,indentation/* lineEnd */.kd)(text, old.start);
    const comment = comments[(0,sorted/* binarySearch */.E)(comments, ({ start }) => start >= old.start)];
    return comment === undefined || comment.start >= header ? '' : ` ${text.slice(comment.start, comment.end)}`;
}
/** Returns the indentation of a block scalar's lines, unless an indentation indicator sets it. */
function contentMargin(text, { start, end }) {
    return /^\|[-+]?[ \t]*(?:#.*)?\s*\n( +)/.exec(text.slice(start, end))?.[1];
}
function restructured(script, node, { removed, added }, margin) {
    const { text, lineBreak } = script;
    const [first] = node.entries;
    const last = node.entries.findLast((entry) => !removed.has(entry));
    const beside = last ?? first;
    const lines = [...added].map(([name, value]) => {
        const isItem = typeof name === 'number';
        const announced = announcedText(script, value, margin, isItem, beside && (0,edit_manuscript/* styleOf */.Vj)(beside.value));
        return isItem ? `-${announced}` : `${stringText(name, beside?.key?.style)}:${announced}`;
    });
    if (last !== undefined) {
        const end = (0,indentation/* lineEnd */.kd)(text, lastLineEnd(script, last));
        if (lines.length > 0 && keepsBreaks(script, last) && end === text.length)
            return undefined;
        if (lengthensKept(script, node, removed))
            return undefined;
        const addition = lines.map((line) => `${lineBreak}${margin}${line}`).join('');
        return [...(lines.length > 0 ? [{ start: end, end, text: addition }] : []), ...removals(script, node, removed)];
    }
    if (first === undefined)
        return [];
    // A sequence may have the same indentation as its key; brackets may not.
    const empty = node.kind === 'array' ? `${script.step}[]` : '{}';
    const refill = lines.length > 0 ? lines.join(`${lineBreak}${margin}`) : empty;
    const rest = new Set(node.entries.slice(1));
    return [{ start: first.start, end: lastLineEnd(script, first), text: refill }, ...removals(script, node, rest)];
}
/** True if empty lines below a removed entry would become part of a scalar above that keeps its line breaks. */
function lengthensKept(script, { entries }, removed) {
    const { text } = script;
    return [...removed].some((entry) => {
        const above = entries.slice(0, entries.indexOf(entry)).findLast((other) => !removed.has(other));
        if (above === undefined || !keepsBreaks(script, above))
            return false;
        const { end } = removal(script, entry);
        return end < text.length && (0,indentation/* isRestBlank */.Pu)(text, end);
    });
}
function removals(script, { entries }, removed) {
    const following = entries.findIndex((entry) => !removed.has(entry));
    const leading = entries.slice(0, Math.max(following, 0));
    const [first] = leading;
    const next = entries[following];
    const isSilent = leading.every(({ end }, index) => !(0,edit_manuscript/* hasComment */.QR)(script, { start: end, end: entries[index + 1]?.start ?? end }));
    if (first === undefined || next === undefined || ownsLine(script, first) || !isSilent) {
        return [...removed].map((entry) => removal(script, entry));
    }
    // After a dash on the same line, the next entry moves up to the start of the first.
    const others = [...removed].filter(({ start }) => start > next.start);
    return [{ start: first.start, end: next.start, text: '' }, ...others.map((entry) => removal(script, entry))];
}
const ownsLine = ({ text }, { start }) => (0,indentation/* indentationOf */.n5)(text, start) !== undefined;
/** Removes the lines of an entry; a comment after it stays. */
function removal(script, entry) {
    const { text } = script;
    const { start } = entry;
    const end = lastLineEnd(script, entry);
    if (!ownsLine(script, entry) || !(0,indentation/* isRestBlank */.Pu)(text, end)) {
        return { start, end: (0,indentation/* skipBlanks */.pw)(text, end), text: '' };
    }
    const from = (0,indentation/* lineStart */.PT)(text, start);
    return { start: from, end: endOfInside(text, (0,indentation/* nextLine */.sE)(text, end), start - from), text: '' };
}
/**
 * Includes the comments below that are indented further: they belong to the entry, and could otherwise become part of what is
 * above.
 */
function endOfInside(text, offset, margin) {
    let end = offset;
    for (let line = offset; line < text.length; line = (0,indentation/* nextLine */.sE)(text, line)) {
        const content = (0,indentation/* skipBlanks */.pw)(text, line);
        const isComment = text.charAt(content) === '#';
        if (isComment && content - line > margin)
            end = (0,indentation/* nextLine */.sE)(text, line);
        else if (isComment || content < (0,indentation/* lineEnd */.kd)(text, line))
            break;
    }
    return end;
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/yaml/spelling.js
/** The value of a string, unit by unit, with the range of each unit. */
class Spelling {
    value = '';
    #places = [];
    /** Adds units that are all written as the whole of the range. */
    add(units, start, end) {
        this.value += units;
        for (let unit = 0; unit < units.length; unit++)
            this.#places.push({ start, end });
    }
    addVerbatim(units, start) {
        this.value += units;
        for (let unit = start; unit < start + units.length; unit++)
            this.#places.push({ start: unit, end: unit + 1 });
    }
    within(from, to) {
        const first = this.#places[from];
        const last = this.#places[Math.max(to, 1) - 1];
        if (last === undefined)
            return undefined;
        if (first === undefined)
            return { start: last.end, end: last.end };
        return { start: first.start, end: from === to ? first.start : last.end };
    }
}
/** Returns the range of a part of a string's value; undefined if it cannot be determined. */
function within(text, scalar, [from, to]) {
    const { value, style } = scalar;
    if (typeof value !== 'string' || from < 0 || to < from || to > value.length)
        return undefined;
    const spelling = new Spelling();
    if (style === 'literal' || style === 'folded')
        spellBlock(spelling, text, scalar, value);
    else
        spellFlow(spelling, text, scalar);
    // The parser's value decides: if it differs from the one found here, the positions are unknown.
    return spelling.value === value ? spelling.within(from, to) : undefined;
}
/** In order: a line break with the white space around it; other white space; an escape; anything else. */
const pieces = {
    plain: /(?<fold>[ \t]*\r?\n(?:[ \t]*\r?\n)*[ \t]*)|[ \t]+|[^ \t\r\n]+|\r/y,
    single: /(?<fold>[ \t]*\r?\n(?:[ \t]*\r?\n)*[ \t]*)|[ \t]+|(?<escape>'')|[^ \t\r\n']+|\r/y,
    double: /(?<fold>[ \t]*\r?\n(?:[ \t]*\r?\n)*[ \t]*)|[ \t]+|(?<escape>\\(?:x..|u.{4}|U.{8}|\r?\n[ \t]*|[\s\S]))|[^ \t\r\n\\]+|\r/y,
};
function spellFlow(spelling, text, { start, end, style }) {
    const quotes = style === 'plain' ? 0 : 1;
    const piece = new RegExp(pieces[style] ?? /(?!)/y);
    const source = text.slice(0, end - quotes);
    piece.lastIndex = start + quotes;
    for (let match = piece.exec(source); match !== null; match = piece.exec(source)) {
        const { index, groups } = match;
        const [written] = match;
        if (groups?.fold !== undefined)
            spelling.add(unfold(written), index, piece.lastIndex);
        else if (groups?.escape !== undefined)
            spelling.add(unescaped(written), index, piece.lastIndex);
        else
            spelling.addVerbatim(written, index);
    }
}
/** A single line break becomes a space; of several, the first is dropped. */
const unfold = (breaks) => '\n'.repeat(breaks.split('\n').length - 2) || ' ';
const named = {
    '0': '\0',
    a: '\x07',
    b: '\b',
    e: '\x1b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    v: '\v',
    N: '\u0085',
    _: '\u00a0',
    L: '\u2028',
    P: '\u2029',
};
function unescaped(sequence) {
    if (/^\\\r?\n/.test(sequence))
        return '';
    const letter = sequence.charAt(1);
    return sequence.length > 2 ? String.fromCodePoint(Number.parseInt(sequence.slice(2), 16)) : (named[letter] ?? letter);
}
/** A line of a block scalar is verbatim after its indentation; the value shows how it is joined to the line before. */
function spellBlock(spelling, text, { start, end }, value) {
    let offset = text.indexOf('\n', start) + 1;
    if (offset === 0 || offset > end)
        return;
    let joint = offset;
    const block = text.slice(offset, end);
    const indentation = margin(block) - margin(value);
    for (const line of block.split('\n')) {
        const content = line.replace(/\r$/, '').slice(indentation);
        if (content !== '') {
            const contentStart = offset + indentation;
            spelling.add(jointAt(value, spelling.value.length), joint, contentStart);
            spelling.addVerbatim(content, contentStart);
            joint = contentStart + content.length;
        }
        offset += line.length + 1;
    }
    spelling.add(value.slice(spelling.value.length), joint, end);
}
/** Returns the indentation of the first line that is not empty. */
const margin = (block) => /^( *)[^ \r\n]/m.exec(block)?.[1]?.length ?? 0;
/** Returns what joins two lines: a folded line break, or line breaks as they are. */
function jointAt(value, offset) {
    if (offset > 0 && value.charAt(offset) === ' ')
        return ' ';
    let end = offset;
    while (value.charAt(end) === '\n')
        end += 1;
    return value.slice(offset, end);
}

;// CONCATENATED MODULE: ./dist/compiled/src/document/yaml/reading-of.js






/** Returns the reading of a text that was parsed into a tree. */
function readingOf(text, { root, faults, comments }) {
    const written = (0,once/* once */.Oo)(() => unified(text));
    let manuscript;
    return {
        root,
        faults,
        comments,
        within: (scalar, span) => within(written(), scalar, span),
        edit: (patches) => {
            manuscript ??= (0,edit_manuscript/* manuscriptOf */.c9)(text, root, comments, yamlWriter);
            return (0,edits/* editsOf */.t)(manuscript, root, patches, blockEdits);
        },
    };
}
/** Replaces lone carriage returns: they end a line too, but the parser does not know that. */
const unified = (text) => text.replace(/\r(?!\n)/g, '\n');


/***/ })

};
