export const id = 969;
export const ids = [969];
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

/***/ 969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readYaml: () => (/* binding */ readYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./dist/lib/src/document/edit/edits.js + 3 modules
var edits = __webpack_require__(2421);
// EXTERNAL MODULE: ./dist/lib/src/document/edit/manuscript.js
var edit_manuscript = __webpack_require__(7838);
// EXTERNAL MODULE: ./dist/lib/src/document/fault.js
var document_fault = __webpack_require__(8263);
// EXTERNAL MODULE: ./dist/lib/src/document/reading.js
var reading = __webpack_require__(4871);
// EXTERNAL MODULE: ./dist/lib/src/data/sorted.js
var sorted = __webpack_require__(3557);
// EXTERNAL MODULE: ./dist/lib/src/document/indentation.js
var indentation = __webpack_require__(5136);
// EXTERNAL MODULE: ./dist/lib/src/data/objects.js
var objects = __webpack_require__(8674);
;// CONCATENATED MODULE: ./dist/lib/src/document/yaml/tags.js
const core = 'tag:yaml.org,2002:';
/** The handles that `%TAG` directives name. */
function handlesOf(directives) {
    const handles = new Map([['!!', core]]);
    for (const { source } of directives) {
        const [, handle, prefix] = /^%TAG[ \t]+(!(?:[\w-]*!)?)[ \t]+(\S+)/.exec(source) ?? [];
        if (handle !== undefined && prefix !== undefined)
            handles.set(handle, prefix);
    }
    return handles;
}
/** The name of a tag of the core schema, `str` for `!!str`, however it is written; undefined for any other tag. */
function coreTag(tag, handles) {
    const [, verbatim, handle = '', rest = ''] = /^(?:!<(.*)>|(!(?:[\w-]*!)?)(.*))$/.exec(tag) ?? [];
    const whole = verbatim ?? (handles.get(handle) ?? handle) + rest;
    return whole.startsWith(core) ? whole.slice(core.length) : undefined;
}

;// CONCATENATED MODULE: ./dist/lib/src/document/yaml/scalar.js



const isScalarToken = (token) => dist/* CST */.DB.isScalar(token) && token.type !== 'alias';
/** What each tag of the core schema makes of a plain text. Source: YAML 1.2.2, section 10.3. */
const scalar_core = {
    null: (text) => (/^(?:null|Null|NULL|~|)$/.test(text) ? null : undefined),
    bool: (text) => (/^(?:true|True|TRUE|false|False|FALSE)$/.test(text) ? /^t/i.test(text) : undefined),
    int: (text) => (/^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$/.test(text) ? Number(text) : undefined),
    float: (text) => {
        if (/^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/.test(text))
            return Number.NaN;
        return /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/.test(text) ? Number(text) : undefined;
    },
};
/** What an untagged plain scalar means. A number that is not finite has no JSON. */
function plainValue(text) {
    if (!/^(?:[-+.0-9~nNtTfF]|$)/.test(text))
        return text;
    for (const resolve of Object.values(scalar_core)) {
        const value = resolve(text);
        if (value !== undefined)
            return value;
    }
    return text;
}
/** What a tagged scalar means; undefined where the tag is not of the core schema or does not fit the text. */
function taggedValue(tag, text, handles) {
    const type = coreTag(tag, handles);
    if (tag === '!' || type === 'str')
        return text;
    return type === undefined ? undefined : (0,objects/* ownOf */._t)(scalar_core, type)?.(text);
}
const styles = {
    scalar: 'plain',
    'single-quoted-scalar': 'single',
    'double-quoted-scalar': 'double',
};
function styleOf(token) {
    if (token.type === 'block-scalar')
        return headerOf(token)?.startsWith('>') ? 'folded' : 'literal';
    return styles[token.type] ?? 'plain';
}
const headerOf = ({ props }) => {
    const header = props[0];
    return header !== undefined && 'source' in header ? header.source : undefined;
};
/** The text that a scalar stands for, whatever it means. */
const textOf = (token) => dist/* CST */.DB.resolveAsScalar(token, true, () => { })?.value ?? '';
function scalarOf(token, { tag, anchor, end }, handles) {
    const style = token === undefined ? 'plain' : styleOf(token);
    const text = token === undefined ? '' : textOf(token);
    const untagged = style === 'plain' ? plainValue(text) : text;
    const value = tag === undefined ? untagged : taggedValue(tag, text, handles);
    const range = token === undefined ? { start: end, end } : rangeOf(token);
    // Without text there is no place to write to behind an anchor.
    const tagged = tag !== undefined || (token === undefined && anchor !== undefined);
    if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) {
        return { kind: 'unusable', ...range, tagged };
    }
    return { kind: 'scalar', ...range, value, style, tagged };
}
/** A block scalar ends with its last line, unless the line breaks after it are part of the value. */
function rangeOf(token) {
    const start = token.offset;
    if (token.type !== 'block-scalar')
        return { start, end: start + token.source.length };
    const header = headerOf(token) ?? '';
    const { source } = token;
    let end = source.length;
    if (!header.includes('+')) {
        while (end > 0 && ' \r\n'.includes(source.charAt(end - 1)))
            end -= 1;
        while (source.charAt(end) === ' ')
            end += 1;
    }
    if (end === 0)
        return { start, end: start + header.length };
    const content = token.props.reduce((sum, prop) => sum + ('source' in prop ? prop.source.length : 0), start);
    return { start, end: content + end };
}

;// CONCATENATED MODULE: ./dist/lib/src/document/yaml/write-yaml.js


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
/** An object or array that is worth lines of its own. */
const isSpacious = (value) => (0,objects/* isContainer */.u_)(value) && Object.keys(value).length > 0;
/** What follows the `:` of a property or the `-` of an item that is indented by `margin`. */
function announcedText(manner, value, margin, isItem, like) {
    if (!isSpacious(value))
        return ` ${inlineText(value, like)}`;
    const { lineBreak, step } = manner;
    const inner = margin + (isItem ? '  ' : step);
    const lines = Array.isArray(value)
        ? value.map((item) => `-${announcedText(manner, item, inner, true)}`)
        : Object.entries(value).map(([name, part]) => `${stringText(name)}:${announcedText(manner, part, inner, false)}`);
    const block = lines.join(lineBreak + inner);
    return isItem ? ` ${block}` : `${lineBreak}${inner}${block}`;
}
/** A text of several lines as a literal block; undefined where one would need more than its indentation. */
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
/** Letters, marks, numbers, punctuation, symbols and blanks: nothing that a reader could trip over. */
const isPrintable = (text) => !/[\p{C}\u2028\u2029]/u.test(text);
/** Texts that are no strings to the readers of YAML 1.1. */
const ambiguous = /^(?:yes|no|on|off|\d+(?::\d+)+|\d{4}-\d\d?-\d\d?.*)$/i;
/** Whether a text means itself without quotes. Errs on the side of quotes. */
function isPlain(text, inBrackets) {
    if (!/^[\p{L}\p{N}_$/(]/u.test(text) || /:(?![\p{L}\p{N}/])|\s#|\s$/u.test(text))
        return false;
    return !(inBrackets && /[,[\]{}]/.test(text)) && !ambiguous.test(text) && plainValue(text) === text;
}
/** A string of JSON is one of YAML; the control characters that JSON leaves alone are escaped, too. */
const quoted = (text) => JSON.stringify(text).replace(/[\x7F-\x9F\u2028\u2029\uFEFF]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

;// CONCATENATED MODULE: ./dist/lib/src/document/yaml/block.js




/** Changes what stands on lines of its own, by indentation. */
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
/** How far entries are indented; in front of the first one, dashes count. */
function marginOf({ text }, first) {
    const before = text.slice((0,indentation/* lineStart */.PT)(text, first.start), first.start);
    return /^[ ?-]*$/.test(before) ? ' '.repeat(before.length) : undefined;
}
/** Whether an entry ends with a scalar that the line breaks behind it are part of. */
function keepsBreaks({ text }, { value, elsewhere }) {
    let last = elsewhere === true ? undefined : value;
    while (last !== undefined && 'entries' in last) {
        const entry = last.layout === 'block' ? last.entries.at(-1) : undefined;
        last = entry?.elsewhere === true ? undefined : entry?.value;
    }
    return last?.kind === 'scalar' && /^[|>][0-9]?\+/.test(text.slice(last.start, last.start + 3));
}
/** Where the last line of an entry ends, before its line break. */
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
/** The comment behind the `|` or `>` of a block scalar, with a blank before it. */
function headerComment({ text, comments }, old) {
    const style = (0,edit_manuscript/* styleOf */.Vj)(old);
    if (style !== 'literal' && style !== 'folded')
        return '';
    const header = (0,indentation/* lineEnd */.kd)(text, old.start);
    const comment = comments[(0,sorted/* firstWhere */.U)(comments, ({ start }) => start >= old.start)];
    return comment === undefined || comment.start >= header ? '' : ` ${text.slice(comment.start, comment.end)}`;
}
/** How far the lines of a block scalar are indented, where nothing but the first of them tells. */
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
    // A sequence may stand as far left as its key; brackets may not.
    const empty = node.kind === 'array' ? `${script.step}[]` : '{}';
    const refill = lines.length > 0 ? lines.join(`${lineBreak}${margin}`) : empty;
    const rest = new Set(node.entries.slice(1));
    return [{ start: first.start, end: lastLineEnd(script, first), text: refill }, ...removals(script, node, rest)];
}
/** Whether empty lines below what is removed would become part of a scalar above that keeps its line breaks. */
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
    // Behind a dash the next entry takes the place.
    const others = [...removed].filter(({ start }) => start > next.start);
    return [{ start: first.start, end: next.start, text: '' }, ...others.map((entry) => removal(script, entry))];
}
const ownsLine = ({ text }, { start }) => (0,indentation/* indentationOf */.n5)(text, start) !== undefined;
/** The lines of an entry; a comment behind it stays. */
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
/** Comments below that are indented further belong to the entry; without it they could become part of what is above. */
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

;// CONCATENATED MODULE: ./dist/lib/src/document/yaml/errors.js


const messages = {
    BAD_ALIAS: () => 'A `*` or `&` is followed by a name; quotes make it part of a string.',
    BAD_DQ_ESCAPE: (found) => `\`${found}\` is not an escape of a double-quoted string.`,
    BAD_INDENT: () => 'The entries of one mapping or sequence start at the same column, and this one does not.',
    BAD_SCALAR_START: (found) => `A plain value cannot start with \`${found}\`; quotes make it a string.`,
    BLOCK_AS_IMPLICIT_KEY: () => 'A mapping cannot start inside a value; quotes make a text with `: ` in it a string.',
    BLOCK_IN_FLOW: () => 'Inside brackets a `,` separates the entries, and indentation says nothing.',
    MULTILINE_IMPLICIT_KEY: (found) => `\`${found}\` is neither a value nor a key followed by \`: \`.`,
    TAB_AS_INDENT: () => 'A tab cannot indent YAML; spaces can.',
    UNEXPECTED_TOKEN: (found) => `\`${found}\` is not expected here.`,
};
/** The first thing that is wrong; what follows from it is left out. */
function firstError(errors, unclosed, text) {
    const faults = [...earliest(errors, (error) => error.pos[0]), ...earliest(unclosed, (range) => range.start)].map((wrong) => ('code' in wrong ? errorFault(wrong, text) : unclosedFault(wrong, text)));
    const [first] = faults.sort((a, b) => a.start - b.start);
    return first && ((0,document_fault/* conflictFault */.rp)(text) ?? first);
}
function* earliest(all, placeOf) {
    let first = all[0];
    if (first === undefined)
        return;
    for (const one of all)
        if (placeOf(one) < placeOf(first))
            first = one;
    yield first;
}
function unclosedFault({ start, end }, text) {
    const mark = text.charAt(start);
    const message = /["']/.test(mark) ? 'The string is not closed.' : `\`${mark}\` is not closed.`;
    return { id: 'parse-error', message, start, end: Math.min(end, (0,indentation/* lineEnd */.kd)(text, start)) };
}
function errorFault({ code, message, pos }, text) {
    const start = Math.min(pos[0], text.length);
    const length = code === 'BAD_DQ_ESCAPE' ? 2 : pos[1] - pos[0];
    const end = Math.max(start, Math.min(start + length, (0,indentation/* lineEnd */.kd)(text, start)));
    const described = messages[code]?.((0,document_fault/* brief */.dh)(text.slice(start, end))) ?? `${(0,document_fault/* brief */.dh)(message)}.`;
    return { id: 'parse-error', message: described, start, end };
}

;// CONCATENATED MODULE: ./dist/lib/src/document/yaml/parts.js
const insignificant = new Set(['space', 'newline', 'comment', 'comma']);
function propsOf(tokens, from) {
    const last = tokens.findLast(({ type }) => !insignificant.has(type));
    return {
        anchor: tokens.find(({ type }) => type === 'anchor')?.source.slice(1),
        tag: tokens.find(({ type }) => type === 'tag')?.source,
        end: last === undefined ? from : last.offset + last.source.length,
    };
}
/** The entries of a collection, comments between them left out. */
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
/** Where a scalar, an alias or a bracket ends. */
function endOf(token) {
    const closing = token.type === 'flow-collection' ? token.end[0] : undefined;
    if (closing !== undefined)
        return closing.offset + closing.source.length;
    return 'source' in token && token.source !== undefined ? token.offset + token.source.length : token.offset;
}
const has = (tokens, wanted) => tokens.some(({ type }) => type === wanted);
/** The parser sets a scalar without text where there is none. */
function written(token) {
    if (token === null || token === undefined)
        return undefined;
    return token.type === 'scalar' && token.source === '' ? undefined : token;
}

;// CONCATENATED MODULE: ./dist/lib/src/document/yaml/spelling.js
/** What a string's value is made of, unit by unit, and where each unit is written. */
class Spelling {
    value = '';
    #places = [];
    /** Each of the units is written in the whole of the range. */
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
/** Where a part of a string's value is written; undefined where that cannot be told. */
function within(text, scalar, [from, to]) {
    const { value, style } = scalar;
    if (typeof value !== 'string' || from < 0 || to < from || to > value.length)
        return undefined;
    const spelling = new Spelling();
    if (style === 'literal' || style === 'folded')
        spellBlock(spelling, text, scalar, value);
    else
        spellFlow(spelling, text, scalar);
    // What the parser read decides; a spelling that it reads otherwise gives no place.
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
/** One line break is a space; of several, the first is dropped. */
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
/** A line of a block scalar is verbatim behind its indentation; the value tells what joins it to the one before. */
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
/** How far the first line that says something is indented. */
const margin = (block) => /^( *)[^ \r\n]/m.exec(block)?.[1]?.length ?? 0;
/** Between two lines stands a folded line break, or line breaks as they are. */
function jointAt(value, offset) {
    if (offset > 0 && value.charAt(offset) === ' ')
        return ' ';
    let end = offset;
    while (value.charAt(end) === '\n')
        end += 1;
    return value.slice(offset, end);
}

// EXTERNAL MODULE: ./dist/lib/src/document/bounds.js
var bounds = __webpack_require__(7686);
;// CONCATENATED MODULE: ./dist/lib/src/document/yaml/tokens.js


const collections = new Set(['block-map', 'block-seq', 'flow-collection']);
/** Reads the text into tokens, and stops as soon as it leaves the bounds: what comes after recurses. */
function tokensOf(text) {
    const parser = new dist/* Parser */.iX();
    const tokens = [];
    const comments = [];
    const unclosed = [];
    const brackets = [];
    let lexemes = 0;
    let isScalar = false;
    for (const lexeme of new dist/* Lexer */.JG().lex(text)) {
        const start = parser.offset;
        const range = { start, end: start + lexeme.length };
        for (const token of parser.next(lexeme))
            tokens.push(token);
        lexemes += 1;
        if (!isScalar) {
            if (lexeme.startsWith('#'))
                comments.push({ ...range, text: lexeme.slice(1) });
            if (isUnclosed(lexeme))
                unclosed.push(range);
            if (lexeme === '{' || lexeme === '[')
                brackets.push(range);
            else if (lexeme === '}' || lexeme === ']')
                brackets.pop();
            else if (lexeme === dist/* CST */.DB.FLOW_END)
                unclosed.push(...brackets.splice(0));
        }
        isScalar = lexeme === dist/* CST */.DB.SCALAR;
        if (lexemes > bounds/* bounds */.O.lexemes) {
            return {
                id: 'too-many-nodes',
                message: `There are more than ${bounds/* bounds */.O.lexemes.toLocaleString('en')} tokens.`,
                ...range,
            };
        }
        if (isTooDeep(parser.stack)) {
            return { id: 'too-deep', message: `Values nest deeper than ${bounds/* bounds */.O.depth} levels.`, ...range };
        }
    }
    tokens.push(...parser.end());
    return { tokens, comments, unclosed: [...unclosed, ...brackets] };
}
const isTooDeep = (stack) => stack.length > bounds/* bounds */.O.depth && stack.filter((token) => collections.has(token.type)).length > bounds/* bounds */.O.depth;
/** Also where the parser is content: it takes an escaped quote at the very end of the text for the closing one. */
function isUnclosed(lexeme) {
    const quote = lexeme.charAt(0);
    if (quote !== '"' && quote !== "'")
        return false;
    let offset = 1;
    while (offset < lexeme.length) {
        const character = lexeme.charAt(offset);
        const escapes = quote === '"' ? character === '\\' : character === "'" && lexeme.charAt(offset + 1) === "'";
        if (character === quote && !escapes)
            return offset < lexeme.length - 1;
        offset += escapes ? 2 : 1;
    }
    return true;
}

;// CONCATENATED MODULE: ./dist/lib/src/document/yaml/anchors.js
/** What the anchors name at the point that the reader has reached, and how much each node amounts to. */
class Anchors {
    #slots = new Map();
    #extents = new Map();
    /** From here on the anchor names a node that is yet to be read. */
    open(name) {
        const slot = {};
        this.#slots.set(name, slot);
        return slot;
    }
    find(name) {
        return this.#slots.get(name);
    }
    measure(collection, entries) {
        let size = 1;
        let height = 0;
        for (const { key, value } of entries) {
            const extent = this.extentOf(value);
            size += extent.size + (key === undefined ? 0 : 1);
            height = Math.max(height, extent.height);
        }
        this.#extents.set(collection, { size, height: height + 1 });
    }
    extentOf(node) {
        return this.#extents.get(node) ?? { size: 1, height: 0 };
    }
}

;// CONCATENATED MODULE: ./dist/lib/src/document/yaml/entries.js

/** The entry that a value makes with what stands before it. */
function entryOf(parts, key, value) {
    const alias = parts.value?.type === 'alias' ? parts.value : undefined;
    return {
        start: parts.start,
        end: Math.max(alias === undefined ? value.end : endOf(alias), parts.props.end),
        key,
        value,
        announced: parts.announced,
        ...(parts.comma !== undefined && { comma: parts.comma }),
        ...(alias !== undefined && { elsewhere: true }),
    };
}
/** From the first entry to the last. */
const spanOf = (entries) => ({
    start: entries[0]?.start ?? 0,
    end: entries.at(-1)?.end ?? 0,
});

;// CONCATENATED MODULE: ./dist/lib/src/document/yaml/tree.js







/** Makes a tree of the parser's tokens: aliases and merge keys resolved, bounds kept. */
class TreeReader {
    faults = [];
    /** The bound that was left: the tree is of no use then. */
    exceeded;
    #anchors = new Anchors();
    #path = [];
    #size = 0;
    #depth = 0;
    #handles;
    constructor(handles) {
        this.#handles = handles;
    }
    read(token, props) {
        const range = { start: token?.offset ?? props.end, end: token === undefined ? props.end : endOf(token) };
        this.#grow(1, range, 'too-many-nodes');
        if (this.exceeded !== undefined)
            return { kind: 'unusable', ...range };
        if (token?.type === 'alias')
            return this.#repeat(token.source.slice(1), range);
        const slot = props.anchor === undefined ? undefined : this.#anchors.open(props.anchor);
        const node = this.#readWritten(token, props, range);
        if (slot !== undefined)
            slot.node = node;
        return node;
    }
    #readWritten(token, props, range) {
        if (token === undefined || isScalarToken(token)) {
            const scalar = scalarOf(token, props, this.#handles);
            return scalar.kind === 'scalar' ? scalar : this.#refuse('JSON has no value for this.', scalar);
        }
        if (!('items' in token))
            return this.#refuse('JSON has no value for this.', range);
        this.#depth += 1;
        const node = this.#collection(token);
        this.#depth -= 1;
        if (props.tag === undefined || props.tag === '!')
            return node;
        if (coreTag(props.tag, this.#handles) === (node.kind === 'object' ? 'map' : 'seq'))
            return node;
        return this.#refuse(`JSON has no value for the tag \`${props.tag}\`.`, node);
    }
    #collection(token) {
        const parts = partsOf(token);
        if (token.type === 'block-map')
            return this.#mapping(parts, 'block');
        if (token.type === 'block-seq')
            return this.#list(parts, 'block');
        const brackets = { start: token.offset, end: endOf(token) };
        return token.start.source === '{' ? this.#mapping(parts, 'flow', brackets) : this.#list(parts, 'flow', brackets);
    }
    #list(items, layout, brackets) {
        const entries = items.map((item, index) => {
            this.#path.push(index);
            const value = item.key === undefined ? this.read(item.value, item.props) : this.#mapping([item], 'pair');
            this.#path.pop();
            return entryOf(item, undefined, value);
        });
        const list = { kind: 'array', entries, layout, ...(brackets ?? spanOf(entries)) };
        this.#anchors.measure(list, entries);
        return list;
    }
    #mapping(properties, layout, brackets) {
        const members = new Map();
        const merged = [];
        let isNameless = false;
        const entries = properties.map((parts) => {
            const key = this.#key(parts);
            isNameless ||= key === undefined;
            this.#path.push(key?.name ?? '');
            const value = this.read(parts.value, parts.props);
            const entry = entryOf(parts, key ?? { name: '', style: undefined, start: parts.start, end: parts.start }, value);
            if (isMerge(parts))
                merged.push(...this.#sources(value));
            else if (key !== undefined)
                this.#admit(members, key, entry);
            this.#path.pop();
            return entry;
        });
        const range = brackets ?? spanOf(entries);
        // Such as a template's `{{ name }}`: no object was meant.
        if (layout !== 'block' && isNameless)
            return { kind: 'unusable', ...range };
        for (const source of merged)
            this.#merge(members, source);
        const mapping = { kind: 'object', entries, members, layout, ...range, merges: merged.length > 0 };
        this.#anchors.measure(mapping, [...members.values()]);
        return mapping;
    }
    #admit(members, key, entry) {
        const first = members.get(key.name)?.key;
        if (first !== undefined)
            this.#add((0,document_fault/* duplicateKey */.Ve)([...this.#path], key.name, key, first));
        members.set(key.name, entry);
    }
    #key({ key, start }) {
        const token = key?.token;
        this.#grow(1, { start, end: start }, 'too-many-nodes');
        if (key === undefined || token === undefined) {
            // A tag makes a text of nothing.
            const text = key?.props.tag && scalarOf(undefined, key.props, this.#handles);
            if (text && text.kind === 'scalar' && text.value === '')
                return { name: '', style: undefined, start, end: text.end };
            return this.#report('A property has no name.', { start, end: start + 1 });
        }
        const range = { start: token.offset, end: endOf(token) };
        if (token.type === 'alias') {
            const node = this.#repeat(token.source.slice(1), range);
            if (node.kind === 'scalar')
                return { name: String(node.value), style: undefined, ...range };
            if (node.kind === 'unusable')
                return undefined;
        }
        if (!isScalarToken(token)) {
            return this.#report('A property name in JSON is text.', range);
        }
        const { anchor, tag } = key.props;
        if (anchor !== undefined)
            this.#anchors.open(anchor).node = scalarOf(token, key.props, this.#handles);
        return { name: textOf(token), style: (anchor ?? tag) ? undefined : styleOf(token), ...range };
    }
    /** The mappings that a merge key brings in, first come first served. */
    #sources(value) {
        const sources = value.kind === 'array' ? value.entries.map((entry) => entry.value) : [value];
        const mappings = sources.filter((source) => source.kind === 'object');
        if (mappings.length < sources.length && value.kind !== 'unusable') {
            this.#refuse('The merge key `<<` takes a mapping or a list of mappings.', value);
        }
        return mappings;
    }
    #merge(members, source) {
        source.aliased = true;
        for (const [name, entry] of source.members) {
            this.#grow(1 + this.#anchors.extentOf(entry.value).size, source, 'yaml-alias-limit');
            if (this.exceeded !== undefined)
                return;
            if (!members.has(name))
                members.set(name, { ...entry, elsewhere: true });
        }
    }
    #repeat(name, place) {
        const slot = this.#anchors.find(name);
        if (slot === undefined)
            return this.#refuse(`The alias \`*${name}\` has no anchor \`&${name}\` before it.`, place);
        const { node } = slot;
        if (node === undefined)
            return this.#refuse(`The alias \`*${name}\` stands inside what it repeats.`, place);
        const { size, height } = this.#anchors.extentOf(node);
        this.#grow(size, place, 'yaml-alias-limit');
        if (this.#depth + height > bounds/* bounds */.O.depth) {
            this.exceeded ??= { id: 'too-deep', message: `Values nest deeper than ${bounds/* bounds */.O.depth} levels.`, ...place };
        }
        node.aliased = true;
        return node;
    }
    #grow(more, { start, end }, id) {
        this.#size += more;
        if (this.#size <= bounds/* bounds */.O.nodes)
            return;
        const repeated = id === 'yaml-alias-limit' ? ', what aliases repeat included' : '';
        this.exceeded ??= {
            id,
            message: `There are more than ${bounds/* bounds */.O.nodes.toLocaleString('en')} names and values${repeated}.`,
            start,
            end,
        };
    }
    #refuse(message, range) {
        this.#report(message, range);
        return { kind: 'unusable', start: range.start, end: range.end };
    }
    #report(message, { start, end }) {
        this.#add({ id: 'unsupported-value', message, path: [...this.#path], start, end });
    }
    #add(fault) {
        if (this.faults.length < bounds/* bounds */.O.faults)
            this.faults.push(fault);
    }
}
/** A quoted `<<` is a name like any other. */
const isMerge = ({ key }) => key?.token?.type === 'scalar' && key.token.source === '<<' && key.props.tag === undefined;

;// CONCATENATED MODULE: ./dist/lib/src/document/yaml/read-yaml.js













/** Reads YAML 1.2 with its core schema. */
function readYaml(original) {
    // A lone carriage return ends a line, too; the parser knows the other line ends only.
    const text = original.replace(/\r(?!\n)/g, '\n');
    const tokens = tokensOf(text);
    if ('id' in tokens)
        return (0,reading/* refused */.J)(tokens);
    const fault = faultOf(tokens, text);
    if (fault !== undefined)
        return { ...(0,reading/* refused */.J)(fault), comments: tokens.comments };
    const [document] = documentsOf(tokens);
    if (document?.value === undefined)
        return { ...(0,reading/* refused */.J)((0,document_fault/* emptyFault */.ES)(text)), comments: tokens.comments };
    const reader = new TreeReader(handlesOf(directivesOf(tokens)));
    const root = reader.read(document.value, propsOf(document.start, document.offset));
    if (reader.exceeded !== undefined)
        return (0,reading/* refused */.J)(reader.exceeded);
    let manuscript;
    return {
        root,
        faults: reader.faults,
        comments: tokens.comments,
        within: (scalar, span) => within(text, scalar, span),
        edit: (patches) => {
            manuscript ??= (0,edit_manuscript/* manuscriptOf */.c9)(original, root, tokens.comments, yamlWriter);
            return (0,edits/* editsOf */.t)(manuscript, root, patches, blockEdits);
        },
    };
}
const documentsOf = ({ tokens }) => tokens.filter((token) => token.type === 'document');
const directivesOf = ({ tokens }) => tokens.filter((token) => token.type === 'directive');
function faultOf(tokens, text) {
    const composer = new dist/* Composer */.Dk({ uniqueKeys: false, schema: 'failsafe', resolveKnownTags: false });
    const errors = [...composer.compose(tokens.tokens, true, text.length)].flatMap((document) => document.errors);
    const error = firstError(errors, tokens.unclosed, text);
    const twice = repeatedDirective(tokens);
    if (twice !== undefined && (error === undefined || twice.start < error.start))
        return twice;
    const second = documentsOf(tokens)[1];
    if (second === undefined || (error !== undefined && error.start < second.offset))
        return error;
    const message = 'A second YAML document starts here; a manifest is one.';
    return { id: 'multiple-documents', message, start: second.offset, end: second.offset + '---'.length };
}
/** One document has one version, and one meaning of each handle; the parser takes the last. */
function repeatedDirective(tokens) {
    const seen = new Set();
    const end = documentsOf(tokens)[0]?.offset ?? Number.POSITIVE_INFINITY;
    for (const { source, offset } of directivesOf(tokens)) {
        const [name = ''] = /^%(?:YAML\b|TAG[ \t]+\S+)/.exec(source) ?? [];
        if (name !== '' && offset < end && seen.has(name)) {
            const message = `\`${(0,document_fault/* brief */.dh)(name)}\` stands twice; a document has it once.`;
            return { id: 'parse-error', message, start: offset, end: offset + source.length };
        }
        seen.add(name);
    }
    return undefined;
}


/***/ })

};
