export const id = 696;
export const ids = [696];
export const modules = {

/***/ 8696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ModulePositions: () => (/* binding */ ModulePositions)
});

// EXTERNAL MODULE: ./dist/lib/src/document/lines.js
var document_lines = __webpack_require__(6940);
;// CONCATENATED MODULE: ./dist/lib/src/document/module/edit/print.js
/** A value as an expression; undefined where it has no place in a manifest. */
function printValue(value, style) {
    if (typeof value === 'string')
        return printText(value, style.quote);
    if (value === null || typeof value === 'boolean')
        return String(value);
    if (typeof value === 'number')
        return Number.isFinite(value) ? String(value) : undefined;
    if (typeof value !== 'object')
        return undefined;
    const parts = Array.isArray(value)
        ? value.map((item) => printValue(item, style))
        : Object.entries(value).map(([name, item]) => {
            const printed = printValue(item, style);
            return printed && `${printName(name, style)}: ${printed}`;
        });
    if (parts.includes(undefined))
        return undefined;
    if (Array.isArray(value))
        return `[${parts.join(', ')}]`;
    return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
const isPlainName = (name) => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) && name !== '__proto__';
function printName(name, { quote, quotedNames }) {
    if (isPlainName(name) && !quotedNames)
        return name;
    const text = printText(name, quote === '`' ? "'" : quote);
    return name === '__proto__' && !quotedNames ? `[${text}]` : text;
}
function printText(text, quote) {
    const inside = text.replace(/[\\'"`\p{Cc}\u2028\u2029\p{Cs}]|\$\{/gu, (part) => escaped(part, quote));
    return quote + inside + quote;
}
const print_short = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' };
function escaped(part, quote) {
    if (part === '${')
        return quote === '`' ? '\\${' : part;
    if (part === '\n' && quote === '`')
        return part;
    if (/['"`]/.test(part))
        return part === quote ? `\\${part}` : part;
    return print_short[part] ?? `\\u${part.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

// EXTERNAL MODULE: ./dist/lib/src/document/module/value/own.js
var own = __webpack_require__(342);
;// CONCATENATED MODULE: ./dist/lib/src/document/module/edit/reach.js

const idOf = ({ file, start, end }) => `${file}\0${start}\0${end}`;
function reachOf(root) {
    const values = new Map();
    const keys = new Map();
    const count = (counts, origin) => counts.set(idOf(origin), (counts.get(idOf(origin)) ?? 0) + 1);
    const open = [root];
    for (let value = open.pop(); value !== undefined; value = open.pop()) {
        count(values, value.origin);
        if (value.kind === 'array')
            open.push(...value.items);
        else if (value.kind === 'object' || value.kind === 'namespace') {
            for (const entry of (0,own/* entriesOf */.M)(value)?.entries.values() ?? []) {
                count(keys, entry.key);
                open.push(entry.value);
            }
        }
    }
    return {
        value: (origin) => values.get(idOf(origin)) ?? 0,
        key: (origin) => keys.get(idOf(origin)) ?? 0,
    };
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/edit/text.js

const startOf = ({ start }) => start ?? 0;
const endOf = ({ end }) => end ?? 0;
/** The order in which authors write the properties that fixes add; others come last. */
const customary = ['type', 'name', 'version', 'title', 'description'];
/** Puts `name: value` among the properties of an object, as they are written. */
function insertion(owner, name, value, sites) {
    const { text } = sites.file;
    const written = `${printName(name, nameStyle(owner, sites))}: ${value}`;
    const [first] = owner.properties;
    if (first === undefined)
        return intoEmpty(owner, written, text);
    const after = predecessor(owner, name);
    if (after !== undefined)
        return behind(after, written, text);
    return [{ start: startOf(first), end: startOf(first), text: `${written},${separatorBefore(first, text)}` }];
}
function intoEmpty(owner, written, text) {
    const [start, end] = [startOf(owner), endOf(owner)];
    const blank = text.slice(start + 1, end - 1).trim() === '';
    return [blank ? { start, end, text: `{ ${written} }` } : { start: start + 1, end: start + 1, text: ` ${written},` }];
}
/** Behind a property, and behind the comment that ends its line. */
function behind(node, written, text) {
    const lead = separatorBefore(node, text);
    const end = endOf(node);
    const tail = /^([ \t]*,)?[ \t]*(?:\/\/[^\r\n]*|\/\*[^\r\n]*\*\/[ \t]*)(?=\r?\n)/.exec(text.slice(end));
    if (tail === null)
        return [{ start: end, end, text: `,${lead}${written}` }];
    const line = end + tail[0].length;
    const own = { start: line, end: line, text: `${lead}${written}${tail[1] === undefined ? '' : ','}` };
    return tail[1] === undefined ? [{ start: end, end, text: ',' }, own] : [own];
}
/** What stands between the properties: a line break and the indentation, or a space. */
function separatorBefore(node, text) {
    const before = text.slice(0, startOf(node));
    const lineBreak = /(\r?\n[ \t]*)$/.exec(before)?.[1];
    return lineBreak ?? ' ';
}
/** The property after which a new one is put; undefined where it comes first. */
function predecessor({ properties }, name) {
    const rank = customary.indexOf(name);
    if (rank < 0)
        return properties.at(-1);
    return properties.findLast((property) => {
        const other = property.type === 'SpreadElement' ? -1 : customary.indexOf(nameOf(property) ?? '');
        return property.type === 'SpreadElement' || (other >= 0 && other < rank);
    });
}
/** Names are in quotes where all others of the object are. */
function nameStyle({ properties }, { file, style }) {
    const quotes = properties.map((property) => property.type === 'SpreadElement' ? '' : file.text[startOf(property.key)]);
    const [quote] = quotes;
    if (quote !== "'" && quote !== '"')
        return style;
    return quotes.every((other) => other === quote) ? { quote, quotedNames: true } : style;
}
function nameOf({ key, computed }) {
    if (key.type === 'Identifier')
        return computed ? undefined : key.name;
    return key.type === 'StringLiteral' || key.type === 'NumericLiteral' ? String(key.value) : undefined;
}
/** Takes an element out of an object or array, with its comma and the line that it would leave empty. */
function removal(node, siblings, text) {
    const comma = /^\s*,/.exec(text.slice(endOf(node)))?.[0].length;
    return comma === undefined ? withoutLast(node, siblings, text) : withComma(node, endOf(node) + comma, text);
}
function withComma(node, end, text) {
    const start = startOf(node);
    const blank = /^[ \t]*(\r?\n)?/.exec(text.slice(end));
    const space = blank?.[0].length ?? 0;
    if (blank?.[1] === undefined)
        return { start, end: end + space, text: '' };
    const indent = /(?<=\n)[ \t]*$/.exec(text.slice(0, start))?.[0].length;
    return indent === undefined ? { start, end, text: '' } : { start: start - indent, end: end + space, text: '' };
}
function withoutLast(node, siblings, text) {
    const [start, end] = [startOf(node), endOf(node)];
    const previous = siblings[siblings.indexOf(node) - 1];
    const between = previous ? text.slice(endOf(previous), start) : undefined;
    if (previous && between !== undefined && /^\s*,\s*$/.test(between))
        return { start: endOf(previous), end, text: '' };
    const endsLine = /^[ \t]*\r?\n/.test(text.slice(end));
    const space = (endsLine ? /\s*$/ : /[ \t]*$/).exec(text.slice(0, start))?.[0].length ?? 0;
    return { start: start - space, end, text: '' };
}
/** Gives a property another name. */
function renaming(node, to, sites) {
    const { text } = sites.file;
    const range = { start: startOf(node.key), end: endOf(node.key) };
    if (node.computed || node.type !== 'ObjectProperty')
        return undefined;
    const quote = text[range.start];
    const quoted = quote === "'" || quote === '"';
    const written = printName(to, { quote: quoted ? quote : sites.style.quote, quotedNames: quoted || !isPlainName(to) });
    return { ...range, text: node.shorthand ? `${written}: ${text.slice(range.start, range.end)}` : written };
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/edit/editor.js



/** Carries changes to a manifest over to the files of its definition. */
class Editor {
    #root;
    #entryAt;
    #files;
    #sitesOf;
    #reach;
    constructor({ root, entryAt, files, sitesOf }) {
        this.#root = root;
        this.#entryAt = entryAt;
        this.#files = files;
        this.#sitesOf = sitesOf;
    }
    edit(patches) {
        if (!areDistinct(patches))
            return undefined;
        const edits = [];
        for (const patch of patches) {
            const change = this.#change(patch);
            if (change === undefined)
                return undefined;
            for (const replacement of change.replacements)
                edits.push({ file: change.file, ...replacement });
        }
        return disjoint(edits);
    }
    #change(patch) {
        if (patch.op === 'remove')
            return this.#remove(patch.path);
        if (patch.op === 'rename')
            return this.#rename(patch.path, patch.to);
        const entry = this.#entryAt(patch.path);
        return entry === undefined ? this.#insert(patch.path, patch.value) : this.#replace(entry.value, patch.value);
    }
    #replace(old, value) {
        const { file, start, end } = old.origin;
        if (old.kind !== 'literal' || this.#reached().value(old.origin) !== 1)
            return undefined;
        if (old.plain && typeof value === 'string')
            return { file, replacements: [{ start, end, text: value }] };
        const sites = this.#sitesOf(file);
        const text = old.verbatim && sites ? printedLike(old, value, sites) : undefined;
        return text === undefined ? undefined : { file, replacements: [{ start, end, text }] };
    }
    #insert(path, value) {
        const name = path.at(-1);
        const owner = path.length === 1 ? this.#root : this.#entryAt(path.slice(0, -1))?.value;
        if (owner?.kind !== 'object' || typeof name !== 'string' || this.#reached().value(owner.origin) !== 1)
            return undefined;
        const sites = this.#sitesOf(owner.origin.file);
        const node = sites?.object(owner.origin);
        const written = sites && printValue(value, sites.style);
        if (sites === undefined || node === undefined || written === undefined)
            return undefined;
        return { file: owner.origin.file, replacements: insertion(node, name, written, sites) };
    }
    #remove(path) {
        const entry = this.#entryAt(path);
        if (entry === undefined)
            return undefined;
        if (typeof path.at(-1) === 'number')
            return this.#removeItem(path);
        const { site, sites } = this.#propertyAt(entry.key) ?? {};
        if (site === undefined || sites === undefined)
            return undefined;
        return { file: sites.file.path, replacements: [removal(site.node, site.owner.properties, sites.file.text)] };
    }
    #removeItem(path) {
        const owner = this.#entryAt(path.slice(0, -1))?.value;
        if (owner?.kind !== 'array' || this.#reached().value(owner.origin) !== 1)
            return undefined;
        const sites = this.#sitesOf(owner.origin.file);
        const elements = sites?.array(owner.origin)?.elements;
        const node = elements?.[Number(path.at(-1))];
        const plain = elements?.every((element) => element !== null && element.type !== 'SpreadElement');
        if (sites === undefined || elements === undefined || !node || !plain)
            return undefined;
        return { file: sites.file.path, replacements: [removal(node, elements, sites.file.text)] };
    }
    #rename(path, to) {
        const entry = this.#entryAt(path);
        if (entry === undefined || this.#entryAt([...path.slice(0, -1), to]) !== undefined)
            return undefined;
        const { site, sites } = this.#propertyAt(entry.key) ?? {};
        const replacement = site && sites && renaming(site.node, to, sites);
        return replacement && sites ? { file: sites.file.path, replacements: [replacement] } : undefined;
    }
    /** The property that a name belongs to, where nothing else of the definition goes by that name. */
    #propertyAt(key) {
        if (this.#reached().key(key) !== 1)
            return undefined;
        const sites = this.#sitesOf(key.file);
        const site = sites?.property(key);
        if (sites === undefined || site === undefined || this.#isMentioned(sites.file.text.slice(key.start, key.end)))
            return undefined;
        return { site, sites };
    }
    /** Whether some code asks for a property of that name, as in `actions.sendMessage`; a method is another matter. */
    #isMentioned(name) {
        const mention = new RegExp(`\\.\\s*${name.replace(/[^\\w]/g, '\\$&')}(?![\\w$])(?!\\s*\\()`);
        return /^[\w$]+$/.test(name) && this.#files.some(({ text }) => mention.test(text));
    }
    #reached() {
        this.#reach ??= reachOf(this.#root);
        return this.#reach;
    }
}
/** Whether no two patches write a value, or give a name, at one place. */
function areDistinct(patches) {
    const written = patches
        .filter((patch) => patch.op !== 'remove')
        .map((patch) => JSON.stringify(patch.op === 'rename' ? [...patch.path.slice(0, -1), patch.to] : patch.path));
    return new Set(written).size === written.length;
}
/** A value in place of a literal; a text keeps the quotes of the one that it replaces. */
function printedLike({ origin }, value, { file, style }) {
    const quote = file.text[origin.start];
    const kept = quote === "'" || quote === '"' || quote === '`' ? quote : style.quote;
    return typeof value === 'string' ? printText(value, kept) : printValue(value, style);
}
/** Edits in the order of the text; what is put at one place becomes one edit. Undefined where two of them overlap. */
function disjoint(edits) {
    const sorted = edits.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.start - b.start));
    const result = [];
    for (const edit of sorted) {
        const last = result.at(-1);
        const same = last?.file === edit.file;
        if (same && last.start === edit.start && last.end === last.start && edit.end === edit.start) {
            result[result.length - 1] = { ...last, text: last.text + edit.text };
        }
        else if (same && edit.start < last.end)
            return undefined;
        else
            result.push(edit);
    }
    return result;
}

// EXTERNAL MODULE: ./dist/lib/src/document/module/syntax/nodes.js
var nodes = __webpack_require__(8047);
// EXTERNAL MODULE: ./dist/lib/src/document/module/syntax/walk.js
var walk = __webpack_require__(6017);
;// CONCATENATED MODULE: ./dist/lib/src/document/module/edit/sites.js


/** The sites of any of the files, by path; found when they are asked for. */
function sitesIn(files) {
    const known = new Map();
    return (path) => {
        const file = files.find((candidate) => candidate.path === path);
        const sites = known.get(path) ?? (file && sitesOf(file));
        if (sites !== undefined)
            known.set(path, sites);
        return sites;
    };
}
function sitesOf(file) {
    const containers = new Map();
    const properties = new Map();
    const quotes = { "'": 0, '"': 0 };
    const open = file.json === undefined ? [...file.body] : [file.json];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        if ((0,nodes/* isOf */.y)(node, 'ObjectExpression', 'ArrayExpression'))
            containers.set(`${node.start}:${node.end}`, node);
        if ((0,nodes/* isOf */.y)(node, 'ObjectExpression')) {
            for (const property of node.properties) {
                if (property.type !== 'SpreadElement')
                    properties.set(property.key.start ?? 0, { node: property, owner: node });
            }
        }
        if ((0,nodes/* isOf */.y)(node, 'StringLiteral'))
            quotes[file.text[node.start ?? 0] === '"' ? '"' : "'"] += 1;
        open.push(...(0,walk/* allChildrenOf */.SX)(node));
    }
    const container = ({ start, end }) => containers.get(`${start}:${end}`);
    const json = file.json !== undefined;
    return {
        file,
        style: { quote: json || quotes['"'] > quotes["'"] ? '"' : "'", quotedNames: json },
        object(origin) {
            const node = container(origin);
            return node?.type === 'ObjectExpression' ? node : undefined;
        },
        array(origin) {
            const node = container(origin);
            return node?.type === 'ArrayExpression' ? node : undefined;
        },
        property: ({ start }) => properties.get(start),
    };
}

// EXTERNAL MODULE: ./dist/lib/src/document/module/modules/mistaken-imports.js + 3 modules
var mistaken_imports = __webpack_require__(133);
;// CONCATENATED MODULE: ./dist/lib/src/document/module/value/literal-text.js
/** Where the part of a text stands that lies between two of its UTF-16 units; undefined where that cannot be told. */
function partOf(literal, source, [from, to]) {
    const { file, start, end } = literal.origin;
    if (typeof literal.value !== 'string' || from < 0 || to < from || to > literal.value.length)
        return undefined;
    if (literal.plain)
        return { file, start: start + from, end: start + to };
    if (!literal.verbatim)
        return undefined;
    const offsets = unitOffsets(source.slice(start + 1, end - 1));
    const [first, last] = [offsets[from], offsets[to]];
    if (offsets.length !== literal.value.length + 1 || first === undefined || last === undefined)
        return undefined;
    return { file, start: start + 1 + first, end: start + 1 + last };
}
const escapeSequence = /\\(?:u\{([\da-fA-F]+)\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|\r\n|[\s\S])|\r\n/y;
/** Where each UTF-16 unit of a text starts in the source between its quotes, and where the last one ends. */
function unitOffsets(raw) {
    const offsets = [];
    let place = 0;
    while (place < raw.length) {
        escapeSequence.lastIndex = place;
        const match = escapeSequence.exec(raw);
        const length = match?.[0].length ?? 1;
        const units = match === null ? 1 : unitsOf(match[0], match[1]);
        for (let unit = 0; unit < units; unit += 1)
            offsets.push(place);
        place += length;
    }
    offsets.push(raw.length);
    return offsets;
}
function unitsOf(written, codePoint) {
    if (codePoint !== undefined)
        return Number.parseInt(codePoint, 16) > 0xffff ? 2 : 1;
    // A line that is broken by a backslash goes on.
    return /^\\(?:\r\n|[\n\r\u2028\u2029])$/.test(written) ? 0 : 1;
}

;// CONCATENATED MODULE: ./dist/lib/src/document/module/positions.js






/** Joins the paths of a manifest to the files of its definition. */
class ModulePositions {
    sources;
    #root;
    #heading;
    #files;
    #lines = new Map();
    #sitesOf;
    #editor;
    /** `heading`: what stands for the definition as a whole. */
    constructor(root, heading, files, sources) {
        this.#root = root;
        this.#heading = heading;
        this.#files = files;
        this.sources = sources;
        this.#sitesOf = sitesIn(files);
        this.#editor = new Editor({ root, files, entryAt: (path) => this.#entryAt(path), sitesOf: this.#sitesOf });
    }
    get comments() {
        return this.#files.flatMap((file) => file.comments());
    }
    locate(target) {
        return this.#located(this.#placeOf(target));
    }
    writtenElsewhere(path) {
        const entry = this.#entryAt(path);
        if (entry === undefined)
            return undefined;
        const { key } = entry;
        const { origin } = entry.value;
        const property = this.#sitesOf(key.file)?.property(key)?.node;
        const isInside = origin.file === key.file && origin.start >= (property?.start ?? 0) && origin.end <= (property?.end ?? 0);
        const isOwn = origin.foreign !== true && !(0,mistaken_imports/* isGenerated */.UK)(origin.file);
        const object = isOwn && !isInside ? this.#sitesOf(origin.file)?.object(origin) : undefined;
        if (property === undefined || object === undefined)
            return undefined;
        return this.#located({ ...origin, end: origin.start + 1, approximate: false });
    }
    edit(patches) {
        return this.#editor.edit(patches);
    }
    #placeOf({ path, on, span }) {
        if (path.length === 0)
            return { ...this.#heading, approximate: false };
        const entry = this.#entryAt(path);
        if (entry === undefined)
            return { ...this.#placeOf({ path: path.slice(0, -1), on: 'key' }), approximate: true };
        const { key, value } = entry;
        if (on === 'key')
            return { ...key, approximate: false };
        if (span === undefined)
            return { ...value.origin, approximate: false };
        const part = value.kind === 'literal' ? partOf(value, this.sources.get(value.origin.file) ?? '', span) : undefined;
        return { ...(part ?? value.origin), approximate: part === undefined };
    }
    #entryAt(path) {
        let entry;
        for (const step of path) {
            entry = (0,own/* entryIn */.G)(entry?.value ?? this.#root, step);
            if (entry === undefined)
                return undefined;
        }
        return entry;
    }
    #located({ file, start, end, approximate }) {
        return { file, start: this.#position(file, start), end: this.#position(file, end), approximate };
    }
    #position(file, offset) {
        const lines = this.#lines.get(file) ?? (0,document_lines/* linesOf */.D)(this.sources.get(file) ?? '');
        this.#lines.set(file, lines);
        return lines.positionAt(offset);
    }
}


/***/ })

};
