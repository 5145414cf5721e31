export const id = 5714;
export const ids = [5714,3333];
export const modules = {

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


/***/ }),

/***/ 45714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readYaml: () => (/* binding */ readYaml)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./dist/compiled/src/document/fault.js
var document_fault = __webpack_require__(31737);
// EXTERNAL MODULE: ./dist/compiled/src/document/reading.js
var reading = __webpack_require__(47713);
// EXTERNAL MODULE: ./dist/compiled/src/document/indentation.js
var indentation = __webpack_require__(60070);
;// CONCATENATED MODULE: ./dist/compiled/src/document/yaml/slips.js


/** Explains a parser error as the mistake that caused it: the error is where the grammar noticed it. */
function slipFault(error, all, text) {
    const [start] = error.pos;
    if (start >= text.length)
        return undefined;
    const isList = error.message.startsWith('A block sequence');
    const later = all.find(({ code, pos }) => code === 'MULTILINE_IMPLICIT_KEY' && (isList ? pos[0] > start : pos[0] === start));
    const end = error.code === 'BLOCK_AS_IMPLICIT_KEY' ? (later?.pos[1] ?? start) : start;
    return (oddBlankFault(text, start, end) ??
        (end === start || later === undefined ? undefined : movedFault(text, start, isList, later)));
}
/** Reports characters that look like a space, or are invisible, where YAML expects a space. */
function oddBlankFault(text, start, end) {
    const from = (0,indentation/* lineStart */.PT)(text, start);
    const found = odd.exec(text.slice(from, (0,indentation/* lineEnd */.kd)(text, end)));
    const blanks = found?.[1];
    if (found === null || blanks === undefined)
        return undefined;
    const place = from + found.index + found[0].length - blanks.length;
    const message = `\`${(0,document_fault/* brief */.dh)(blanks)}\` is not a space in YAML; a plain space is.`;
    return { id: 'parse-error', message, start: place, end: place + blanks.length };
}
/** Before a key or directly after its colon. */
const odd = /^(?: *|[ -]*["'\w$][\w$."'-]*:)([\u00a0\u2000-\u200b\u202f\u2060\u3000]+)/m;
/** Reports an entry whose indentation differs from the entries above: the parser reports the value above. */
function movedFault(text, start, isList, { pos: [from, end] }) {
    const fault = { id: 'parse-error', end };
    if (isList) {
        const message = 'The items of one list start at the same column, no further left than its key, and this one does not.';
        return { ...fault, message, start: from };
    }
    const name = text.slice((0,indentation/* skipBlanks */.pw)(text, (0,indentation/* lineStart */.PT)(text, end)), end);
    const message = `\`${(0,document_fault/* brief */.dh)(name)}\` is indented further than the entry above it, whose value is a text; entries start at the same column, and quotes make a text with \`: \` in it a string.`;
    const related = { message: 'The text is here.', start, end: (0,indentation/* lineEnd */.kd)(text, start) };
    return { ...fault, message, start: end - name.length, related };
}
/** Reports a line at a column where no entry can start; it may have been meant as part of the text above. */
function strayLine(text, offset) {
    const start = contentAfter(text, offset);
    const line = text.slice(start, (0,indentation/* lineEnd */.kd)(text, start)).trimEnd();
    const mark = blockScalarAbove(text, start);
    if (mark !== undefined) {
        const message = `This line is indented less than the first line of the text of the \`${mark}\` above, and so is not part of it.`;
        return { id: 'parse-error', message, start, end: start + line.length };
    }
    const message = 'The entries of one mapping or sequence start at the same column, and this one does not.';
    const name = line.split(/:(?:[ \t]|$)/, 1)[0] ?? line;
    return { id: 'parse-error', message, start, end: start + name.length };
}
/** Skips empty lines and comments: the parser counts them as part of what follows. */
function contentAfter(text, offset) {
    let start = (0,indentation/* skipBlanks */.pw)(text, offset);
    while (start < text.length && ((0,indentation/* endsLine */.L1)(text, start) || text.charAt(start) === '#')) {
        start = (0,indentation/* skipBlanks */.pw)(text, (0,indentation/* nextLine */.sE)(text, start));
    }
    return start;
}
/** Returns the `|` or `>` of the block scalar whose lines are above the line that starts at the offset. */
function blockScalarAbove(text, offset) {
    const own = (0,indentation/* lineStart */.PT)(text, offset);
    for (let line = own; line > 0;) {
        line = (0,indentation/* lineStart */.PT)(text, line - 1);
        const isInside = (0,indentation/* isRestBlank */.Pu)(text, line) || (0,indentation/* skipBlanks */.pw)(text, line) - line > offset - own;
        if (!isInside)
            return /[:-] +([|>])[-+0-9]*(?: +#.*)?$/.exec(text.slice(line, (0,indentation/* lineEnd */.kd)(text, line)).trimEnd())?.[1];
    }
    return undefined;
}
/** Explains text where a line should end: after a value, the header of a block scalar or a key. */
function surplusText(text, start, found, message) {
    if (message.includes('on same line with key')) {
        return 'A list starts on the line below its key; quotes make a value that starts with `- ` a string.';
    }
    const before = text.slice((0,indentation/* lineStart */.PT)(text, start), start).trimEnd();
    const mark = before.slice(-1);
    if (/[:-] +[|>]$/.test(before)) {
        return `The text of a \`${mark}\` starts on the line below; quotes make a value that starts with \`${mark}\` a string.`;
    }
    if (!message.includes('at node end') || /^[\]}]/.test(found))
        return undefined;
    if (found === ',')
        return 'YAML has no commas between entries, but in brackets.';
    const advice = endings[mark];
    return advice && `\`${found}\` comes after the end of a value; ${advice}.`;
}
const endings = {
    '"': 'quotes go around all of it, and a quote inside is written `\\"`',
    "'": "quotes go around all of it, and an apostrophe inside single quotes is written `''`",
    ']': 'quotes around all of it make it a string',
    '}': 'quotes around all of it make it a string',
};

;// CONCATENATED MODULE: ./dist/compiled/src/document/yaml/errors.js



const noEntry = (found) => /^\/[/*]/.test(found)
    ? 'A comment in YAML starts with `#`.'
    : `\`${found}\` is neither a value nor a key followed by \`: \`.`;
const messages = {
    BAD_ALIAS: () => 'A `*` or `&` is followed by a name; quotes make it part of a string.',
    BAD_DQ_ESCAPE: (found) => `\`${found}\` is not an escape of a double-quoted string.`,
    BAD_SCALAR_START: (found) => `A plain value cannot start with \`${found}\`; quotes make it a string.`,
    BLOCK_AS_IMPLICIT_KEY: () => 'A mapping cannot start inside a value; quotes make a text with `: ` in it a string.',
    BLOCK_IN_FLOW: () => 'Inside brackets a `,` separates the entries, and indentation has no meaning.',
    MULTILINE_IMPLICIT_KEY: noEntry,
    TAB_AS_INDENT: () => 'A tab cannot indent YAML; spaces can.',
    UNEXPECTED_TOKEN: (found) => `\`${found}\` is not expected here.`,
};
/** Sentences for errors without a code of their own. */
const sentences = {
    'Block collection cannot': 'The first entry starts on the line below the `---`.',
    'Block scalars with': 'A blank line above has more spaces than this first line of the text; it may have as many at most.',
    'Comments must': 'A space comes before the `#` of a comment; quotes make it part of a string.',
    'Tags and anchors': 'A space comes after a tag or an anchor.',
};
const reworded = (message) => Object.entries(sentences).find(([start]) => message.startsWith(start))?.[1];
/** Returns the first error; those that follow from it are left out. */
function firstError(errors, unclosed, text) {
    const known = [...earliest(errors, (error) => error.pos[0])];
    // A tab makes the parser end the brackets around it, although they are closed further down.
    const open = known.some((error) => isTab(error, text)) ? [] : unclosed;
    const faults = [...known, ...earliest(open, (range) => range.start)].map((error) => 'code' in error ? (slipFault(error, errors, text) ?? errorFault(error, text)) : unclosedFault(error, text));
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
    const message = /["']/.test(mark) ? unclosedString(text, end, mark) : unclosedBracket(text, start, mark);
    return { id: 'parse-error', message, start, end: Math.min(end, (0,indentation/* lineEnd */.kd)(text, start)) };
}
function unclosedString(text, end, mark) {
    const advice = closesBelow(text, end, mark) ? '; a continuation line is indented further than its key' : '';
    return `The string is not closed${advice}.`;
}
/** True if the next line contains the quote once, at its end. */
const closesBelow = (text, end, mark) => {
    const below = (0,indentation/* nextLine */.sE)(text, end);
    const line = text.slice(below, (0,indentation/* lineEnd */.kd)(text, below)).trimEnd();
    return line.indexOf(mark) === line.length - 1 && line !== '';
};
function unclosedBracket(text, start, mark) {
    const closer = closerOf(text, start);
    const advice = closer === undefined ? '' : `; the lines up to its \`${closer}\` are indented further than its key`;
    return `\`${mark}\` is not closed${advice}.`;
}
/** Returns what closes a bracket if indentation does not matter. */
function closerOf(text, start) {
    const piece = new RegExp(pieces);
    piece.lastIndex = start;
    let depth = 0;
    for (let match = piece.exec(text); match !== null; match = piece.exec(text)) {
        const [mark] = match;
        if (mark === '{' || mark === '[')
            depth += 1;
        else if (mark === '}' || mark === ']')
            depth -= 1;
        if (depth === 0)
            return mark;
    }
    return undefined;
}
/** A bracket, a quoted string or a comment. */
const pieces = /[{}[\]]|(?<=[\s{[,:])(?:"(?:[^"\\]|\\[\s\S])*"?|'[^']*'?|#.*)/g;
function errorFault(error, text) {
    const { code, message, pos } = error;
    const start = Math.min(pos[0], text.length);
    const isTabbed = isTab(error, text);
    if (code === 'BAD_INDENT' && !isTabbed)
        return strayLine(text, start);
    const length = code === 'BAD_DQ_ESCAPE' ? 2 : pos[1] - pos[0];
    const end = Math.max(start, Math.min(start + length, (0,indentation/* lineEnd */.kd)(text, start)));
    const found = (0,document_fault/* brief */.dh)(text.slice(start, end));
    const position = code === 'UNEXPECTED_TOKEN' ? surplusText(text, start, found, message) : undefined;
    const isBare = message.startsWith('Implicit map keys');
    const described = position ?? (isBare ? noEntry : messages[isTabbed ? 'TAB_AS_INDENT' : code])?.(found) ?? reworded(message);
    return { id: 'parse-error', message: described ?? `${(0,document_fault/* brief */.dh)(message)}.`, start, end };
}
/** True if the error is a tab used as indentation, in a block scalar or in brackets. */
function isTab({ code, message, pos: [start] }, text) {
    const isIndent = code === 'BAD_INDENT' || message.startsWith('Block scalars');
    return isIndent && /^ *\t\s*\S?$/.test(text.slice((0,indentation/* lineStart */.PT)(text, start), start + 1));
}

// EXTERNAL MODULE: ./dist/compiled/src/document/yaml/parts.js
var yaml_parts = __webpack_require__(97279);
// EXTERNAL MODULE: ./dist/compiled/src/document/yaml/reading-of.js + 3 modules
var reading_of = __webpack_require__(78184);
;// CONCATENATED MODULE: ./dist/compiled/src/document/yaml/tags.js
const core = 'tag:yaml.org,2002:';
/** Returns the handles that `%TAG` directives define. */
function handlesOf(directives) {
    const handles = new Map([['!!', core]]);
    for (const { source } of directives) {
        const [, handle, prefix] = /^%TAG[ \t]+(!(?:[\w-]*!)?)[ \t]+(\S+)/.exec(source) ?? [];
        if (handle !== undefined && prefix !== undefined)
            handles.set(handle, prefix);
    }
    return handles;
}
/** Returns the name of a tag of the core schema (`str` for `!!str`), however it is written; undefined for any other tag. */
function coreTag(tag, handles) {
    const [, verbatim, handle = '', rest = ''] = /^(?:!<(.*)>|(!(?:[\w-]*!)?)(.*))$/.exec(tag) ?? [];
    const whole = verbatim ?? (handles.get(handle) ?? handle) + rest;
    return whole.startsWith(core) ? whole.slice(core.length) : undefined;
}

// EXTERNAL MODULE: ./dist/compiled/src/document/bounds.js
var bounds = __webpack_require__(55408);
;// CONCATENATED MODULE: ./dist/compiled/src/document/yaml/tokens.js


const collections = new Set(['block-map', 'block-seq', 'flow-collection']);
/** Splits the text into tokens, and stops as soon as it exceeds the bounds: the later stages recurse. */
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
        for (const token of parser.next(lexeme))
            tokens.push(token);
        lexemes += 1;
        const range = () => ({ start, end: start + lexeme.length });
        // Most tokens that are not scalars are white space.
        if (!isScalar && !isBlank(lexeme)) {
            if (lexeme.startsWith('#'))
                comments.push({ ...range(), text: lexeme.slice(1) });
            if (isUnclosed(lexeme))
                unclosed.push(range());
            if (lexeme === '{' || lexeme === '[')
                brackets.push(range());
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
                ...range(),
            };
        }
        if (isTooDeep(parser.stack)) {
            return { id: 'too-deep', message: `Values are nested more than ${bounds/* bounds */.O.depth} levels deep.`, ...range() };
        }
    }
    tokens.push(...parser.end());
    return { tokens, comments, unclosed: [...unclosed, ...brackets] };
}
const isBlank = (lexeme) => {
    const unit = lexeme.charCodeAt(0);
    return unit === 0x20 || unit === 0x0a;
};
const isTooDeep = (stack) => stack.length > bounds/* bounds */.O.depth && stack.filter((token) => collections.has(token.type)).length > bounds/* bounds */.O.depth;
/** True also if the parser accepts it: it takes an escaped quote at the very end of the text for the closing one. */
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

;// CONCATENATED MODULE: ./dist/compiled/src/document/yaml/anchors.js
/** The anchors defined before the reader's position, and the extent of each node. */
class Anchors {
    #slots = new Map();
    #extents = new Map();
    /** From here on, the anchor refers to a node that is not read yet. */
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

// EXTERNAL MODULE: ./dist/compiled/src/document/yaml/entries.js
var yaml_entries = __webpack_require__(15301);
// EXTERNAL MODULE: ./dist/compiled/src/data/objects.js
var objects = __webpack_require__(23984);
// EXTERNAL MODULE: ./dist/compiled/src/document/yaml/plain.js
var plain = __webpack_require__(44281);
;// CONCATENATED MODULE: ./dist/compiled/src/document/yaml/scalar.js




const isScalarToken = (token) => dist/* CST */.DB.isScalar(token) && token.type !== 'alias';
/** Returns the value of a tagged scalar; undefined if the tag is not in the core schema or does not fit the text. */
function taggedValue(tag, text, handles) {
    const type = coreTag(tag, handles);
    if (tag === '!' || type === 'str')
        return text;
    return type === undefined ? undefined : (0,objects/* ownOf */._t)(plain/* core */.I, type)?.(text);
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
/** Returns the text of a scalar, decoded but not converted. */
const textOf = (token) => dist/* CST */.DB.resolveAsScalar(token, true, () => { })?.value ?? '';
/** Returns a scalar with its tag, for messages. */
const writtenAs = (token, { tag = '' }) => `${tag} ${token === undefined ? '' : textOf(token)}`.trim();
function scalarOf(token, { tag, anchor, end }, handles) {
    const style = token === undefined ? 'plain' : styleOf(token);
    const text = token === undefined ? '' : textOf(token);
    const untagged = style === 'plain' ? (0,plain/* plainValue */._)(text) : text;
    const value = tag === undefined ? untagged : taggedValue(tag, text, handles);
    const range = token === undefined ? { start: end, end } : rangeOf(token);
    // An anchor without text after it leaves no position to write to.
    const tagged = tag !== undefined || (token === undefined && anchor !== undefined);
    if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) {
        return { kind: 'unusable', ...range, tagged };
    }
    return { kind: 'scalar', ...range, value, style, tagged };
}
/** A block scalar ends with its last line, unless its value includes the line breaks after it. */
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

;// CONCATENATED MODULE: ./dist/compiled/src/document/yaml/tree.js







/** Builds a tree from the parser's tokens: resolves aliases and merge keys, and enforces the bounds. */
class TreeReader {
    faults = [];
    /** The bound that was exceeded: the tree must not be used then. */
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
        const range = { start: token?.offset ?? props.end, end: token === undefined ? props.end : (0,yaml_parts/* endOf */.pJ)(token) };
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
            return scalar.kind === 'scalar' ? scalar : this.#refuse(missingInJson(writtenAs(token, props)), scalar);
        }
        if (!('items' in token))
            return this.#refuse(missingInJson('source' in token ? token.source : token.type), range);
        this.#depth += 1;
        const node = this.#collection(token);
        this.#depth -= 1;
        if (props.tag === undefined || props.tag === '!')
            return node;
        if (coreTag(props.tag, this.#handles) === (node.kind === 'object' ? 'map' : 'seq'))
            return node;
        return this.#refuse(`JSON has no equivalent for the tag \`${props.tag}\`.`, node);
    }
    #collection(token) {
        const parts = (0,yaml_parts/* partsOf */.CI)(token);
        if (token.type === 'block-map')
            return this.#mapping(parts, 'block');
        if (token.type === 'block-seq')
            return this.#list(parts, 'block');
        const brackets = { start: token.offset, end: (0,yaml_parts/* endOf */.pJ)(token) };
        return token.start.source === '{' ? this.#mapping(parts, 'flow', brackets) : this.#list(parts, 'flow', brackets);
    }
    #list(items, layout, brackets) {
        const entries = items.map((item, index) => {
            this.#path.push(index);
            const value = item.key === undefined ? this.read(item.value, item.props) : this.#mapping([item], 'pair');
            this.#path.pop();
            return (0,yaml_entries/* entryOf */.M)(item, undefined, value);
        });
        const list = { kind: 'array', entries, layout, ...(brackets ?? (0,yaml_entries/* spanOf */.e)(entries)) };
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
            const entry = (0,yaml_entries/* entryOf */.M)(parts, key ?? { name: '', style: undefined, start: parts.start, end: parts.start }, value);
            if (isMerge(parts))
                merged.push(...this.#sources(value));
            else if (key !== undefined)
                this.#admit(members, key, entry);
            this.#path.pop();
            return entry;
        });
        const range = brackets ?? (0,yaml_entries/* spanOf */.e)(entries);
        // A template such as `{{ name }}`: not meant as an object.
        if (layout !== 'block' && isNameless)
            return { kind: 'unusable', ...range };
        for (const source of merged)
            if (source.kind === 'object')
                this.#merge(members, source);
        const partial = isNameless || merged.some((source) => source.kind !== 'object' || source.partial);
        const mapping = { kind: 'object', entries, members, layout, ...range, merges: merged.length > 0, partial };
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
            // A tag turns a missing key into the empty string.
            const text = key?.props.tag && scalarOf(undefined, key.props, this.#handles);
            if (text && text.kind === 'scalar' && text.value === '')
                return { name: '', style: undefined, start, end: text.end };
            return this.#report('A property has no name.', { start, end: start + 1 });
        }
        const range = { start: token.offset, end: (0,yaml_parts/* endOf */.pJ)(token) };
        if (token.type === 'alias') {
            const node = this.#repeat(token.source.slice(1), range);
            if (node.kind === 'scalar')
                return { name: String(node.value), style: undefined, ...range };
            if (node.kind === 'unusable')
                return undefined;
        }
        if (!isScalarToken(token)) {
            return this.#report('A property name in JSON is a string; quotes make a text such as `{{ name }}` one.', range);
        }
        const { anchor, tag } = key.props;
        if (anchor !== undefined)
            this.#anchors.open(anchor).node = scalarOf(token, key.props, this.#handles);
        return { name: textOf(token), style: (anchor ?? tag) ? undefined : styleOf(token), ...range };
    }
    /** Returns what a merge key merges; earlier mappings take precedence. */
    #sources(value) {
        const sources = value.kind === 'array' ? value.entries.map((entry) => entry.value) : [value];
        if (sources.some(({ kind }) => kind === 'scalar' || kind === 'array')) {
            this.#refuse('The merge key `<<` takes a mapping or a list of mappings.', value);
        }
        return sources;
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
            return this.#refuse(`The alias \`*${name}\` is inside what it repeats.`, place);
        const { size, height } = this.#anchors.extentOf(node);
        this.#grow(size, place, 'yaml-alias-limit');
        if (this.#depth + height > bounds/* bounds */.O.depth) {
            this.exceeded ??= {
                id: 'too-deep',
                message: `Values are nested more than ${bounds/* bounds */.O.depth} levels deep.`,
                ...place,
            };
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
const missingInJson = (written) => `JSON has no equivalent for \`${(0,document_fault/* brief */.dh)(written)}\`.`;
/** A quoted `<<` is a name like any other. */
const isMerge = ({ key }) => key?.token?.type === 'scalar' && key.token.source === '<<' && key.props.tag === undefined;

;// CONCATENATED MODULE: ./dist/compiled/src/document/yaml/read-yaml.js









/** Reads YAML 1.2 with its core schema. */
function readYaml(original) {
    const text = (0,reading_of/* unified */.l)(original);
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
    const root = reader.read(document.value, (0,yaml_parts/* propsOf */.gj)(document.start, document.offset));
    if (reader.exceeded !== undefined)
        return (0,reading/* refused */.J)(reader.exceeded);
    return (0,reading_of/* readingOf */.M)(original, { root, faults: reader.faults, comments: tokens.comments });
}
const documentsOf = ({ tokens }) => tokens.filter((token) => token.type === 'document');
const directivesOf = ({ tokens }) => tokens.filter((token) => token.type === 'directive');
function faultOf(tokens, text) {
    const composer = new dist/* Composer */.Dk({ uniqueKeys: false, schema: 'failsafe', resolveKnownTags: false });
    const errors = [...composer.compose(tokens.tokens, true, text.length)].flatMap((document) => document.errors);
    const error = firstError(errors, tokens.unclosed, text);
    const repeated = repeatedDirective(tokens);
    if (repeated !== undefined && (error === undefined || repeated.start < error.start))
        return repeated;
    const second = documentsOf(tokens)[1];
    if (second === undefined || (error !== undefined && error.start < second.offset))
        return error;
    const message = 'A second YAML document starts here; a manifest is a single document.';
    return { id: 'multiple-documents', message, start: second.offset, end: second.offset + '---'.length };
}
/** Reports a repeated directive. A document has one version, and one meaning of each handle; the parser takes the last. */
function repeatedDirective(tokens) {
    const seen = new Set();
    const end = documentsOf(tokens)[0]?.offset ?? Number.POSITIVE_INFINITY;
    for (const { source, offset } of directivesOf(tokens)) {
        const [name = ''] = /^%(?:YAML\b|TAG[ \t]+\S+)/.exec(source) ?? [];
        if (name !== '' && offset < end && seen.has(name)) {
            const message = `\`${(0,document_fault/* brief */.dh)(name)}\` appears more than once; a document may have only one.`;
            return { id: 'parse-error', message, start: offset, end: offset + source.length };
        }
        seen.add(name);
    }
    return undefined;
}


/***/ })

};
