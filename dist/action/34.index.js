export const id = 34;
export const ids = [34];
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
    return [{ ...inside, text: lineBreak + lines + marginOfLine(text, node.start) }];
}
/** The indentation for the entries of brackets that have none; undefined where they go on one line. */
function marginInside({ text, step, spreads }, node, isCommented) {
    const isSpread = isCommented ? (0,indentation/* indentationOf */.n5)(text, node.end - 1) !== undefined : spreads;
    return isSpread ? marginOfLine(text, node.start) + step : undefined;
}
const marginOfLine = (text, offset) => {
    const start = (0,indentation/* lineStart */.PT)(text, offset);
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
function pastComments({ text, comments }, offset) {
    let end = offset;
    for (;;) {
        const next = (0,indentation/* skipBlanks */.pw)(text, end);
        const comment = comments.find(({ start }) => start === next);
        if (comment === undefined)
            return next === (0,indentation/* lineEnd */.kd)(text, next) ? end : offset;
        end = comment.end;
    }
}
/** Entries that go together with what is between them. */
function runsOf(script, entries, removed) {
    const runs = [];
    let previous;
    for (const entry of entries) {
        if (removed.has(entry)) {
            const run = runs.at(-1);
            const follows = previous !== undefined && run?.at(-1) === previous;
            if (follows && !(0,manuscript/* hasComment */.QR)(script, { start: previous?.end ?? 0, end: entry.start }))
                run.push(entry);
            else
                runs.push([entry]);
        }
        previous = entry;
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
    const rest = text.slice(end, (0,indentation/* lineEnd */.kd)(text, end));
    if (before !== undefined && (0,indentation/* isBlank */.z3)(rest)) {
        return [{ start: (0,indentation/* lineStart */.PT)(text, start), end: (0,indentation/* nextLine */.sE)(text, end), text: '' }, ...commaEdit];
    }
    const after = (0,indentation/* isBlank */.z3)(rest) ? end : (0,indentation/* skipBlanks */.pw)(text, end);
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
const hidesAnother = (node, entry) => node.kind === 'object' &&
    (node.merges === true || node.entries.some((other) => other !== entry && other.key?.name === entry.key?.name));
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
        edits.push(...inside);
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
/* harmony export */   c9: () => (/* binding */ manuscriptOf)
/* harmony export */ });
/* harmony import */ var _indentation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5136);

const manuscriptOf = (text, root, comments, writer) => ({
    text,
    comments,
    writer,
    lineBreak: (0,_indentation_js__WEBPACK_IMPORTED_MODULE_0__/* .lineBreakOf */ .n_)(text),
    step: stepOf(text, root),
    spreads: writer.spreads && /[\r\n]/.test(text.slice(root.start, root.end)),
});
/** The indentation of the first entry that has one. */
function stepOf(text, root) {
    for (const node of [root, ...entriesOf(root).map((entry) => entry.value)]) {
        const [first] = entriesOf(node);
        const margin = first && (0,_indentation_js__WEBPACK_IMPORTED_MODULE_0__/* .indentationOf */ .n5)(text, first.start);
        if (margin)
            return margin;
    }
    return '  ';
}
const entriesOf = (node) => ('entries' in node ? node.entries : []);
const hasComment = ({ comments }, { start, end }) => comments.some((comment) => comment.start < end && comment.end > start);
const styleOf = (node) => node.kind === 'scalar' && typeof node.value === 'string' ? node.style : undefined;


/***/ }),

/***/ 5136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PT: () => (/* binding */ lineStart),
/* harmony export */   kd: () => (/* binding */ lineEnd),
/* harmony export */   n5: () => (/* binding */ indentationOf),
/* harmony export */   n_: () => (/* binding */ lineBreakOf),
/* harmony export */   pw: () => (/* binding */ skipBlanks),
/* harmony export */   sE: () => (/* binding */ nextLine),
/* harmony export */   wU: () => (/* binding */ skipBlanksBack),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
const isBreak = (character) => character === '\n' || character === '\r';
/** Where the line begins that an offset is on; a byte order mark belongs to no line. */
function lineStart(text, offset) {
    let start = offset;
    while (start > 0 && !isBreak(text.charAt(start - 1)) && text.charAt(start - 1) !== '\uFEFF')
        start -= 1;
    return start;
}
/** Where the line ends that an offset is on, before its line break. */
function lineEnd(text, offset) {
    let end = offset;
    while (end < text.length && !isBreak(text.charAt(end)))
        end += 1;
    return end;
}
/** Where the next line begins. */
function nextLine(text, offset) {
    const end = lineEnd(text, offset);
    return end + (/^(?:\r\n|\r|\n)?/.exec(text.slice(end, end + 2))?.[0].length ?? 0);
}
const lineBreakOf = (text) => /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
const isBlank = (text) => /^[ \t]*$/.test(text);
/** What stands before an offset on its line, where that is nothing but indentation. */
function indentationOf(text, offset) {
    const before = text.slice(lineStart(text, offset), offset);
    return isBlank(before) ? before : undefined;
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

/***/ 7034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readYaml: () => (/* binding */ readYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./dist/lib/src/document/edit/edits.js + 3 modules
var edits = __webpack_require__(2421);
// EXTERNAL MODULE: ./dist/lib/src/document/edit/manuscript.js
var manuscript = __webpack_require__(7838);
// EXTERNAL MODULE: ./dist/lib/src/document/fault.js
var document_fault = __webpack_require__(8263);
// EXTERNAL MODULE: ./dist/lib/src/document/reading.js
var reading = __webpack_require__(4871);
// EXTERNAL MODULE: ./dist/lib/src/document/indentation.js
var indentation = __webpack_require__(5136);
// EXTERNAL MODULE: ./dist/lib/src/data/objects.js
var objects = __webpack_require__(8674);
;// CONCATENATED MODULE: ./dist/lib/src/document/yaml/scalar.js


const isScalarToken = (token) => dist/* CST */.DB.isScalar(token) && token.type !== 'alias';
/** What each tag of the core schema makes of a plain text. Source: YAML 1.2.2, section 10.3. */
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
/** What an untagged plain scalar means. A number that is not finite has no JSON. */
function plainValue(text) {
    if (!/^(?:[-+.0-9~nNtTfF]|$)/.test(text))
        return text;
    for (const resolve of Object.values(core)) {
        const value = resolve(text);
        if (value !== undefined)
            return value;
    }
    return text;
}
/** What a tagged scalar means; undefined where the tag is not of the core schema or does not fit the text. */
function taggedValue(tag, text) {
    const type = tag.replace(/^!!|^!<tag:yaml\.org,2002:(.*)>$/, '$1');
    if (type === '!' || type === 'str')
        return text;
    return (0,objects/* ownOf */._t)(core, type)?.(text);
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
function scalarOf(token, { tag, anchor, end }) {
    const style = token === undefined ? 'plain' : styleOf(token);
    const text = token === undefined ? '' : textOf(token);
    const untagged = style === 'plain' ? plainValue(text) : text;
    const value = tag === undefined ? untagged : taggedValue(tag, text);
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
    // The line breaks behind such a scalar are part of it: lines that come or go would change it.
    if (margin === undefined || node.entries.some((entry) => keepsBreaks(script, entry)))
        return undefined;
    const edits = [];
    for (const [entry, value] of changes.values) {
        const edit = replacement(script, entry, value, margin);
        if (edit === undefined)
            return undefined;
        edits.push(edit);
    }
    return [...edits, ...restructured(script, node, changes, margin)];
}
/** How far entries are indented; in front of the first one, dashes count. */
function marginOf({ text }, first) {
    const before = text.slice((0,indentation/* lineStart */.PT)(text, first.start), first.start);
    return /^[ ?-]*$/.test(before) ? ' '.repeat(before.length) : undefined;
}
function keepsBreaks(script, { value, elsewhere }) {
    if (elsewhere === true || value.kind === 'unusable')
        return false;
    if (value.kind === 'scalar')
        return /^[|>][0-9]?\+/.test(script.text.slice(value.start, value.start + 3));
    const last = value.entries.at(-1);
    return last !== undefined && keepsBreaks(script, last);
}
function replacement(script, entry, value, margin) {
    const { text, step } = script;
    const { announced, value: old } = entry;
    if (announced === undefined)
        return undefined;
    const gap = text.slice(announced, old.start);
    const isGapEmpty = gap.trim() === '';
    const isLineDone = (0,indentation/* isBlank */.z3)(text.slice(old.end, (0,indentation/* lineEnd */.kd)(text, old.end)));
    const comment = headerComment(script, old);
    if (isSpacious(value) && isGapEmpty && isLineDone && comment === '') {
        return { start: announced, end: old.end, text: announcedText(script, value, margin, entry.key === undefined) };
    }
    const literal = (0,manuscript/* styleOf */.Vj)(old) === 'literal' ? literalText(script, value, contentMargin(text, old), comment) : undefined;
    const written = literal ?? inlineText(value, (0,manuscript/* styleOf */.Vj)(old)) + comment;
    const isOnOtherLine = /[\r\n]/.test(gap);
    if (gap === '' || (isGapEmpty && isOnOtherLine))
        return { start: announced, end: old.end, text: ` ${written}` };
    const isOutside = isOnOtherLine && old.start - (0,indentation/* lineStart */.PT)(text, old.start) <= margin.length;
    return { start: old.start, end: old.end, text: isOutside ? step + written : written };
}
/** The comment behind the `|` or `>` of a block scalar, with a blank before it. */
function headerComment({ text, comments }, old) {
    const style = (0,manuscript/* styleOf */.Vj)(old);
    if (style !== 'literal' && style !== 'folded')
        return '';
    const header = (0,indentation/* lineEnd */.kd)(text, old.start);
    const comment = comments.find(({ start }) => start >= old.start && start < header);
    return comment === undefined ? '' : ` ${text.slice(comment.start, comment.end)}`;
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
        const announced = announcedText(script, value, margin, isItem, beside && (0,manuscript/* styleOf */.Vj)(beside.value));
        return isItem ? `-${announced}` : `${stringText(name, beside?.key?.style)}:${announced}`;
    });
    if (last !== undefined) {
        const end = (0,indentation/* lineEnd */.kd)(text, last.end);
        const addition = lines.map((line) => `${lineBreak}${margin}${line}`).join('');
        return [...(lines.length > 0 ? [{ start: end, end, text: addition }] : []), ...removals(script, node, removed)];
    }
    if (first === undefined)
        return [];
    // A sequence may stand as far left as its key; brackets may not.
    const empty = node.kind === 'array' ? `${script.step}[]` : '{}';
    const refill = lines.length > 0 ? lines.join(`${lineBreak}${margin}`) : empty;
    const rest = new Set(node.entries.slice(1));
    return [{ start: first.start, end: first.end, text: refill }, ...removals(script, node, rest)];
}
function removals(script, { entries }, removed) {
    const following = entries.findIndex((entry) => !removed.has(entry));
    const leading = entries.slice(0, Math.max(following, 0));
    const [first] = leading;
    const next = entries[following];
    const isSilent = leading.every(({ end }, index) => !(0,manuscript/* hasComment */.QR)(script, { start: end, end: entries[index + 1]?.start ?? end }));
    if (first === undefined || next === undefined || ownsLine(script, first) || !isSilent) {
        return [...removed].map((entry) => removal(script, entry));
    }
    // Behind a dash the next entry takes the place.
    const others = [...removed].filter((entry) => !leading.includes(entry));
    return [{ start: first.start, end: next.start, text: '' }, ...others.map((entry) => removal(script, entry))];
}
const ownsLine = ({ text }, { start }) => (0,indentation/* isBlank */.z3)(text.slice((0,indentation/* lineStart */.PT)(text, start), start));
/** The lines of an entry; a comment behind it stays. */
function removal(script, entry) {
    const { text } = script;
    const { start, end } = entry;
    if (!ownsLine(script, entry) || !(0,indentation/* isBlank */.z3)(text.slice(end, (0,indentation/* lineEnd */.kd)(text, end)))) {
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
            const scalar = scalarOf(token, props);
            return scalar.kind === 'scalar' ? scalar : this.#refuse('JSON has no value for this.', scalar);
        }
        if (!('items' in token))
            return this.#refuse('JSON has no value for this.', range);
        this.#depth += 1;
        const node = this.#collection(token);
        this.#depth -= 1;
        const tags = ['!', node.kind === 'object' ? '!!map' : '!!seq'];
        if (props.tag === undefined || tags.includes(props.tag))
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
            this.#anchors.open(anchor).node = scalarOf(token, key.props);
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
const spanOf = (entries) => ({
    start: entries[0]?.start ?? 0,
    end: entries.at(-1)?.end ?? 0,
});

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
    const reader = new TreeReader();
    const root = reader.read(document.value, propsOf(document.start, document.offset));
    if (reader.exceeded !== undefined)
        return (0,reading/* refused */.J)(reader.exceeded);
    return {
        root,
        faults: reader.faults,
        comments: tokens.comments,
        within: (scalar, span) => within(text, scalar, span),
        edit: (patches) => (0,edits/* editsOf */.t)((0,manuscript/* manuscriptOf */.c9)(original, root, tokens.comments, yamlWriter), root, patches, blockEdits),
    };
}
const documentsOf = ({ tokens }) => tokens.filter((token) => token.type === 'document');
function faultOf(tokens, text) {
    const composer = new dist/* Composer */.Dk({ uniqueKeys: false, schema: 'failsafe', resolveKnownTags: false });
    const errors = [...composer.compose(tokens.tokens, true, text.length)].flatMap((document) => document.errors);
    const error = firstError(errors, tokens.unclosed, text);
    const second = documentsOf(tokens)[1];
    if (second === undefined || (error !== undefined && error.start < second.offset))
        return error;
    const message = 'A second YAML document starts here; a manifest is one.';
    return { id: 'multiple-documents', message, start: second.offset, end: second.offset + '---'.length };
}


/***/ })

};
