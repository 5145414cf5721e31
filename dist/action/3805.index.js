export const id = 3805;
export const ids = [3805];
export const modules = {

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

/***/ 52870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isUnreadable)
/* harmony export */ });
/**
 * The faults of a file that is not read at all, or only as far as can be guessed: what else is wrong in it is unknown, and two
 * such files look the same. They cannot be suppressed by a comment or a baseline.
 */
const ids = [
    'parse-error',
    'empty',
    'binary',
    'not-an-object',
    'multiple-documents',
    'too-large',
    'too-deep',
    'too-many-nodes',
    'no-definition',
    'yaml-alias-limit',
    'missing-import',
    'load-failed',
    'load-timeout',
];
const unreadable = new Set(ids.map((id) => `syntax/${id}`));
const isUnreadable = ({ rule }) => unreadable.has(rule);


/***/ }),

/***/ 37818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MB: () => (/* binding */ entryName),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   bc: () => (/* binding */ subject)
/* harmony export */ });
/* harmony import */ var _data_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40096);
/* harmony import */ var _data_in_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11455);
/* harmony import */ var _data_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23984);



/** The noun for an entry of each map. */
const entryNouns = {
    actions: 'action',
    attributes: 'attribute',
    channels: 'channel',
    configurations: 'configuration',
    entities: 'entity',
    events: 'event',
    extraOperations: 'extra operation',
    interfaces: 'interface',
    messages: 'message',
    secrets: 'secret',
    states: 'state',
    tags: 'tag',
};
/** The noun for an entry of the map at a path. */
const entryName = (path) => (0,_data_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .ownOf */ ._t)(entryNouns, String(path.at(-1)));
/** Objects whose noun is their property name. */
const objectNouns = new Set([
    'configuration',
    'conversation',
    'creation',
    'identifier',
    'input',
    'message',
    'output',
    'sandbox',
    'schema',
    'user',
]);
/** Strings whose noun is their property name. */
const stringNouns = new Set(['description', 'name', 'title', 'version']);
const rootLabel = 'the integration';
/** A string of the manifest in a message: in backticks, truncated if it is long. */
const quoted = (text) => (0,_data_in_code_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .K)((0,_data_cut_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .J)(text, 64));
/** Describes a path: "title of tag `id` of the conversation of channel `chat`". */
function labelOf(path) {
    let label = rootLabel;
    for (let index = 0; index < path.length; index++) {
        const step = String(path[index]);
        const next = path[index + 1];
        const owner = label === rootLabel ? '' : ` of ${label}`;
        if (typeof next === 'number') {
            label = `${quoted(`${step}[${next}]`)} of ${label}`;
            index++;
        }
        else if (next !== undefined && Object.hasOwn(entryNouns, step)) {
            label = `${(0,_data_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .ownOf */ ._t)(entryNouns, step)} ${quoted(next)}${owner}`;
            index++;
        }
        else if (objectNouns.has(step))
            label = `the ${step}${owner}`;
        else
            label = `${stringNouns.has(step) ? step : quoted(step)} of ${label}`;
    }
    return label;
}
/** Describes a path, as the start of a sentence. */
const subject = (path) => labelOf(path).replace(/^[a-z]/, (letter) => letter.toUpperCase());


/***/ }),

/***/ 33805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  suppress: () => (/* binding */ suppress)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./dist/compiled/src/data/closest.js + 1 modules
var closest = __webpack_require__(26636);
// EXTERNAL MODULE: ./dist/compiled/src/data/in-code.js
var in_code = __webpack_require__(11455);
// EXTERNAL MODULE: ./dist/compiled/src/data/listed.js
var listed = __webpack_require__(84855);
// EXTERNAL MODULE: ./dist/compiled/src/engine/diagnostics/fingerprint.js
var fingerprint = __webpack_require__(11617);
// EXTERNAL MODULE: ./dist/compiled/src/engine/findings/unreadable.js
var unreadable = __webpack_require__(52870);
// EXTERNAL MODULE: ./dist/compiled/src/engine/model/label.js
var label = __webpack_require__(37818);
;// CONCATENATED MODULE: ./dist/compiled/src/engine/suppress/directives.js
/** Whether a comment is a directive of the platform's own linter, which disables that linter for the whole integration. */
const isForeign = ({ text }) => /^[\s*]*bplint-disable\b/.test(text);
const grammar = /^[\s*]*hublint-disable-(?<scope>next-line|line|file)(?=\s|$)(?<rest>[\s\S]*)$/;
/** A reason starts with two dashes, which some editors replace by one long dash. */
const separator = /\s(--|[-–—])(?=\s|$)/;
/** A first word that resembles a directive, and the text after it. */
const nearDirective = /^[\s*]*(hublint-disable[\w-]*:?)(?=\s|$)([\s\S]*)$/;
/** The first word of a comment that names a rule but is no valid directive, though meant as one; otherwise undefined. */
function misspeltIn(comment, isRule) {
    const [, word, rest = ''] = grammar.test(comment.text) ? [] : (nearDirective.exec(comment.text) ?? []);
    return rest.split(/[\s,]+/).some(isRule) ? word : undefined;
}
/** Strips the asterisks that close a comment. A regular expression for the end would be tried at every space of a long text. */
function withoutEnd(text) {
    let end = text.length;
    while (/[\s*]/.test(text.charAt(end - 1)))
        end -= 1;
    return text.slice(0, end);
}
/** Strips asterisks of the comment syntax from a name, except in a trailing `/*`: an attempted wildcard is to be reported. */
const withoutStars = (name) => (name.endsWith('/*') ? name : withoutEnd(name));
/** Parses `hublint-disable-next-line RULE[, RULE] -- reason`, also with `-line` or `-file`; undefined for other comments. */
function directiveOf(comment) {
    const { scope, rest = '' } = grammar.exec(comment.text)?.groups ?? {};
    if (scope === undefined)
        return undefined;
    const found = separator.exec(rest);
    const index = found?.index ?? rest.length;
    const dash = found?.[1] ?? '--';
    const names = rest.slice(0, index);
    const reason = dash === '--' ? withoutEnd(rest.slice(index)).trim().slice(dash.length).trim() : '';
    return {
        comment,
        // One of the three scopes in the regular expression.
        scope: scope,
        rules: names
            .split(/[\s,]+/)
            .map(withoutStars)
            .filter((name) => name !== ''),
        reason: reason === '' ? undefined : reason,
        ...(dash !== '--' && { dash }),
    };
}

// EXTERNAL MODULE: ./dist/compiled/src/data/sorted.js
var sorted = __webpack_require__(81879);
;// CONCATENATED MODULE: ./dist/compiled/src/engine/suppress/match-suppressions.js

/** Matches findings with suppressions by line, with binary searches: a file may contain many of both. */
function matchSuppressions(directives, diagnostics) {
    const reaches = new Map();
    const found = new Map();
    for (const { rule, location } of diagnostics)
        listAt(found, suppressionKey(location.file, rule)).push(location.start.line);
    for (const directive of directives) {
        for (const rule of new Set(directive.rules)) {
            const about = suppressionKey(directive.comment.file, rule);
            if (found.has(about))
                listAt(reaches, about).push(reachOf(directive));
        }
    }
    for (const lines of found.values())
        lines.sort((a, b) => a - b);
    for (const [about, all] of reaches)
        reaches.set(about, merged(all));
    return {
        isSuppressed({ rule, location: { file, start } }) {
            const lines = reaches.get(suppressionKey(file, rule)) ?? [];
            const next = lines[(0,sorted/* binarySearch */.E)(lines, ({ last }) => last >= start.line)];
            return next !== undefined && next.first <= start.line;
        },
        isUsed(directive, rule) {
            const { first, last } = reachOf(directive);
            const lines = found.get(suppressionKey(directive.comment.file, rule)) ?? [];
            const next = lines[(0,sorted/* binarySearch */.E)(lines, (line) => line >= first)];
            return next !== undefined && next <= last;
        },
        countIn(directive) {
            const { first, last } = reachOf(directive);
            let count = 0;
            for (const rule of new Set(directive.rules)) {
                const lines = found.get(suppressionKey(directive.comment.file, rule)) ?? [];
                count += (0,sorted/* binarySearch */.E)(lines, (line) => line > last) - (0,sorted/* binarySearch */.E)(lines, (line) => line >= first);
            }
            return count;
        },
    };
}
const suppressionKey = (file, rule) => `${file}\0${rule}`;
function reachOf({ comment: { start, end }, scope }) {
    if (scope === 'file')
        return { first: 1, last: Number.POSITIVE_INFINITY };
    return scope === 'line' ? { first: start.line, last: end.line } : { first: end.line + 1, last: end.line + 1 };
}
function listAt(lists, key) {
    const list = lists.get(key) ?? [];
    lists.set(key, list);
    return list;
}
/** Sorts ranges and merges those that overlap. */
function merged(all) {
    const result = [];
    for (const lines of all.toSorted((a, b) => a.first - b.first)) {
        const last = result.at(-1);
        if (last === undefined || lines.first > last.last)
            result.push(lines);
        else
            result[result.length - 1] = { first: last.first, last: Math.max(last.last, lines.last) };
    }
    return result;
}

// EXTERNAL MODULE: ./dist/compiled/src/document/indentation.js
var indentation = __webpack_require__(60070);
// EXTERNAL MODULE: ./dist/compiled/src/document/lines.js
var document_lines = __webpack_require__(79738);
;// CONCATENATED MODULE: ./dist/compiled/src/engine/suppress/removal.js


function remover({ sources }) {
    const known = new Map();
    const linesIn = (file, text) => {
        const lines = known.get(file) ?? (0,document_lines/* linesOf */.D)(text);
        known.set(file, lines);
        return lines;
    };
    return (directive, unused) => {
        const { file, start, end } = directive.comment;
        const text = sources.get(file) ?? '';
        const lines = linesIn(file, text);
        return removal(directive, unused, { text, start: lines.offsetAt(start), end: lines.offsetAt(end) });
    };
}
function removal({ comment: { file }, rules }, unused, written) {
    const kept = rules.filter((name) => !unused.has(name));
    if (kept.length === 0)
        return [{ file, ...withItsLine(written), text: '' }];
    const { start } = written;
    const comment = written.text.slice(start, written.end);
    const first = comment.search(/hublint-disable-[\w-]+/);
    const from = comment.indexOf(rules[0] ?? '', first + 'hublint-disable-'.length);
    // Sequentially, as a name may occur twice, or be the end of another one.
    const to = rules.reduce((at, name) => comment.indexOf(name, at) + name.length, from);
    return [{ file, start: start + from, end: start + to, text: kept.join(', ') }];
}
function withItsLine({ text, start, end }) {
    const lead = (0,indentation/* skipBlanksBack */.wU)(text, start);
    const after = (0,indentation/* skipBlanks */.pw)(text, end);
    if (!(0,indentation/* startsLine */.QC)(text, lead))
        return { start: lead, end };
    // The rest of the line keeps its indentation.
    return (0,indentation/* endsLine */.L1)(text, after) ? { start: lead, end: (0,indentation/* nextLine */.sE)(text, after) } : { start, end: after };
}

;// CONCATENATED MODULE: ./dist/compiled/src/engine/suppress/suppress.js










/**
 * Marks the findings that comments suppress, and reports comments that suppress nothing, name unknown rules or give no reason.
 * For a manifest that was not read as a whole, unused comments are not reported, as they may be used.
 */
function suppress(diagnostics, positions, { inline, document }) {
    const { comments } = positions;
    const directives = comments.map(directiveOf).filter((one) => one !== undefined);
    const silence = matchSuppressions(directives, diagnostics);
    const foreign = comments.find(isForeign);
    const isCrash = ({ rule }) => rule.startsWith('internal/');
    const isAllKnown = document.data !== undefined && document.unknowns.length === 0 && !diagnostics.some(isCrash);
    const removalOf = remover(positions);
    const marked = diagnostics.map((diagnostic) => {
        const silent = silence.isSuppressed(diagnostic) || (foreign !== undefined && inline.isMirror(diagnostic.rule));
        return silent && !(0,unreadable/* isUnreadable */.G)(diagnostic)
            ? (0,fingerprint/* copyWith */.Ok)(diagnostic, { suppressed: true, suppressedBy: 'comment' })
            : diagnostic;
    });
    const remarks = directives.flatMap((one) => {
        const mayServe = !isAllKnown || isElsewhere(one.comment.file, document.file);
        return remarksOn(one, (rule) => mayServe || silence.isUsed(one, rule), removalOf, inline);
    });
    const misspelt = comments.flatMap((comment) => misspellingOf(comment, inline));
    return { diagnostics: marked, remarks: [...remarks, ...misspelt, ...(foreign ? [noticeOf(foreign)] : [])] };
}
/** A file outside the manifest's folder may be shared with other manifests, which may need the suppression. */
const isElsewhere = (file, manifest) => external_node_path_.posix.relative(external_node_path_.posix.dirname(manifest), file).startsWith('../');
const placeOf = ({ file, start, end }) => ({ file, start, end, approximate: false });
function remarksOn(directive, isUsed, removalOf, inline) {
    const { comment, rules, reason, dash, scope } = directive;
    const location = placeOf(comment);
    if (rules.length === 0) {
        const message = `\`hublint-disable-${scope}\` names no rule; write which, and why: \`hublint-disable-${scope} RULE -- reason\`.`;
        return [{ rule: 'suppression/rule-required', messageId: 'missing', message, location }];
    }
    const remarks = [...new Set(rules)].flatMap((name) => nameRemarks(name, location, inline));
    const unused = new Set(rules.filter((rule) => !(0,unreadable/* isUnreadable */.G)({ rule }) && inline.isLooking(rule) && !isUsed(rule)));
    if (unused.size > 0) {
        const message = `Nothing here is reported by ${[...unused].map(in_code/* named */.K).join(', ')}; the suppression is not needed.`;
        const fix = { title: 'Remove the suppression', safety: 'safe', edits: removalOf(directive, unused) };
        remarks.push({ rule: 'suppression/unused', messageId: 'unused', message, location, fix });
    }
    if (reason === undefined) {
        const fact = dash === undefined
            ? 'gives no reason; end it with `-- why`'
            : `has \`${dash}\` before its reason; expected \`--\``;
        const message = `The suppression ${fact}.`;
        remarks.push({ rule: 'suppression/reason-required', messageId: 'missing', message, location });
    }
    return remarks;
}
/** The remarks about a name in a suppression that do not depend on its position. */
function nameRemarks(name, location, { names }) {
    if ((0,unreadable/* isUnreadable */.G)({ rule: name })) {
        const message = `No comment silences \`${name}\`: what cannot be read is not checked.`;
        return [{ rule: 'suppression/unused', messageId: 'vain', message, location }];
    }
    if (names.has(name))
        return [];
    const near = (0,closest/* closest */.kp)(name, names);
    const message = `There is no rule ${(0,label/* quoted */.TL)(name)}${near ? `; did you mean \`${near}\`?` : '.'}`;
    return [{ rule: 'suppression/unknown-rule', messageId: 'unknown', message, location }];
}
const words = ['hublint-disable-next-line', 'hublint-disable-line', 'hublint-disable-file'];
function misspellingOf(comment, { names }) {
    const word = misspeltIn(comment, (name) => names.has(name));
    if (word === undefined)
        return [];
    const meant = (0,closest/* closest */.kp)(word, words);
    const hint = meant === undefined ? `expected ${(0,listed/* listed */.K)(words.map(label/* quoted */.TL), 'or')}.` : `did you mean \`${meant}\`?`;
    const message = `${(0,label/* quoted */.TL)(word)} silences nothing; ${hint}`;
    return [{ rule: 'suppression/foreign', messageId: 'misspelt', message, location: placeOf(comment) }];
}
function noticeOf(comment) {
    const message = '`bplint-disable` silences here every rule that mirrors the platform’s linter; `hublint-disable-file RULE -- reason` says which and why.';
    return { rule: 'suppression/foreign', messageId: 'foreign', message, location: placeOf(comment) };
}


/***/ })

};
