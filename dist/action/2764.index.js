export const id = 2764;
export const ids = [2764,3805];
export const modules = {

/***/ 9328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isSame)
/* harmony export */ });
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23984);

/** Whether two pieces of data are deeply equal, whatever the order of their properties. */
function isSame(a, b) {
    if (Object.is(a, b))
        return true;
    if (!(0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .isContainer */ .u_)(a) || !(0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .isContainer */ .u_)(b) || Array.isArray(a) !== Array.isArray(b))
        return false;
    const keys = Object.keys(a);
    return (keys.length === Object.keys(b).length &&
        keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .propertyOf */ .$r)(b, key))));
}


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

/***/ 42764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareDocuments: () => (/* binding */ compareDocuments)
});

// EXTERNAL MODULE: ./dist/compiled/src/data/path.js
var data_path = __webpack_require__(69177);
// EXTERNAL MODULE: ./dist/compiled/src/engine/diagnostics/locate.js
var locate = __webpack_require__(56343);
// EXTERNAL MODULE: ./dist/compiled/src/engine/lint.js + 5 modules
var lint = __webpack_require__(81946);
// EXTERNAL MODULE: ./dist/compiled/src/engine/model/validate.js
var validate = __webpack_require__(50716);
// EXTERNAL MODULE: ./dist/compiled/src/engine/suppress/suppress.js + 3 modules
var suppress = __webpack_require__(33805);
// EXTERNAL MODULE: ./dist/compiled/src/data/once.js
var once = __webpack_require__(68051);
// EXTERNAL MODULE: ./dist/compiled/src/rule/place.js
var place = __webpack_require__(7837);
// EXTERNAL MODULE: ./dist/compiled/src/engine/findings/crash.js
var crash = __webpack_require__(84290);
// EXTERNAL MODULE: ./dist/compiled/src/engine/findings/message.js
var findings_message = __webpack_require__(19694);
// EXTERNAL MODULE: ./dist/compiled/src/engine/findings/shape.js
var shape = __webpack_require__(82664);
// EXTERNAL MODULE: ./dist/compiled/src/engine/findings/wholeness.js
var wholeness = __webpack_require__(48645);
// EXTERNAL MODULE: ./dist/compiled/src/engine/listeners.js
var listeners = __webpack_require__(87691);
// EXTERNAL MODULE: ./dist/compiled/src/rule/asset.js
var asset = __webpack_require__(24806);
;// CONCATENATED MODULE: ./dist/compiled/src/engine/web-addresses.js
/** Up to the path; host names are never longer. */
const address = /\b(https?:\/\/)([^\s/?#\\"'<>`()[\]{}|,;*]{1,300})/gi;
function* webAddressesIn(text) {
    for (const [, scheme = '', written = ''] of text.matchAll(address)) {
        // Punctuation at the end of a sentence is not part of the address.
        const authority = written.replace(/(?<![.:!])[.:!]+$/, '');
        const host = `https://${authority}`;
        if (URL.canParse(host))
            yield { scheme, authority, hostname: new URL(host).hostname };
    }
}

;// CONCATENATED MODULE: ./dist/compiled/src/engine/compare/assets.js


const names = ['icon', 'readme'];
/**
 * The icon and the readme if their contents differ: a file may change under the same name, or move with the same contents. If
 * either's contents are unknown, their names are compared.
 */
function* changedAssets(base, head, assets) {
    for (const name of names) {
        const [once, now] = [base[name], head[name]];
        const held = [bytesOf(once, assets?.base), bytesOf(now, assets?.head)];
        if (held[0] && held[1] ? areSame(held[0], held[1]) : once === now)
            continue;
        const change = once === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
        const place = { path: [name], on: 'value' };
        const hosts = () => ({ base: hostsIn(held[0]), head: hostsIn(held[1]) });
        yield { name, change, at: place, was: place, hosts };
    }
}
function bytesOf(value, facts) {
    const asset = value === undefined ? undefined : facts?.read(value);
    return asset && 'bytes' in asset ? asset.bytes : undefined;
}
function hostsIn(bytes) {
    const text = bytes && (0,asset/* textOf */.b)(bytes);
    return text === undefined ? [] : [...new Set(Array.from(webAddressesIn(text), ({ hostname }) => hostname))].sort();
}
/** Whether two files are equal except for line endings: git may check out other ones than were committed. */
function areSame(a, b) {
    let [here, there] = [0, 0];
    // Inlined: an image has so many bytes that a call for each would be slow.
    while (here < a.length && there < b.length) {
        if (a[here] === 13 && a[here + 1] === 10)
            here += 1;
        if (b[there] === 13 && b[there + 1] === 10)
            there += 1;
        if (a[here] !== b[there])
            return false;
        here += 1;
        there += 1;
    }
    return here === a.length && there === b.length;
}

// EXTERNAL MODULE: ./dist/compiled/src/data/pointer.js
var pointer = __webpack_require__(91797);
// EXTERNAL MODULE: ./dist/compiled/src/data/same.js
var same = __webpack_require__(9328);
// EXTERNAL MODULE: ./dist/compiled/src/engine/model/properties-at.js
var properties_at = __webpack_require__(12061);
;// CONCATENATED MODULE: ./dist/compiled/src/engine/compare/faulty.js




/** The faults that hide the value at their path from the rules. */
const hidingFaults = ({ findings, uncertain }) => findings.filter(({ about }) => uncertain(about));
/** The faults that prevent a value from being compared, unless it is the same in both versions. Each path once. */
function* uncomparedFaults({ base, head, }) {
    const reported = new Set();
    for (const [side, { model }] of [['head', head], ['base', base]]) {
        for (const finding of hidingFaults(model)) {
            const { at, about, message } = finding;
            const id = (0,pointer/* pointerOf */.r)(about);
            if (reported.has(id) || isAssigned(about) || isUnchanged(finding, base.document, head.document))
                continue;
            reported.add(id);
            yield { side, cause: 'fault', why: clauseOf(message), count: 1, at };
        }
    }
}
/** Values that the server assigns are not the author's, and are not compared. */
const isAssigned = ([name]) => name !== undefined && !isTopOf('definition', name) && isTopOf('record', name);
const isTopOf = (form, name) => (0,properties_at/* propertiesAt */.N)(form, []).includes(String(name));
function isUnchanged(finding, { data: base }, { data: head }) {
    const { at, about, fix } = finding;
    const isSameAt = (place) => (0,same/* isSame */.F)((0,data_path/* partOf */.BU)(base, place), (0,data_path/* partOf */.BU)(head, place));
    if (isUnderItsName(finding))
        return isSameAt(about);
    // The fix of a misspelt name says which property was meant; otherwise the misplaced value is somewhere in the same container.
    return fix === undefined ? isSameAt(about.slice(0, -1)) : isSameAt(at.path) && isSameAt(about);
}
const isUnderItsName = ({ at, about }) => (0,data_path/* isWithin */.UO)(about, at.path);
/** Turns a sentence into a clause, without the suggestion at its end. */
const clauseOf = (sentence) => sentence.replace(/^[A-Z]/, (letter) => letter.toLowerCase()).replace(/(?:; did you mean .*)?[.?]$/, '');

;// CONCATENATED MODULE: ./dist/compiled/src/engine/absent-schema.js
/** The schema that the platform assumes for a part without one: an object without properties. */
const absentSchema = { type: 'object', properties: {} };

// EXTERNAL MODULE: ./dist/compiled/src/engine/walk/walk.js + 2 modules
var walk = __webpack_require__(35114);
// EXTERNAL MODULE: ./dist/compiled/src/data/objects.js
var objects = __webpack_require__(23984);
;// CONCATENATED MODULE: ./dist/compiled/src/engine/compare/renames.js


/**
 * Maps each added node to the removed node that it was renamed from: of the same noun, under the same parent and of the same
 * shape, ignoring titles and descriptions. Nodes without a shape, such as tags, match by title and description. If several
 * nodes have the same
 * shape, none is matched. An interface is identified by its own `name`, whatever its key; scripts are never matched, because
 * the platform
 * gives them their names.
 */
function renamesBetween(gone, fresh) {
    const before = byShape(gone);
    const renames = new Map();
    for (const [shape, nodes] of byShape(fresh)) {
        const [now, another] = nodes;
        const [former, other] = before.get(shape) ?? [];
        if (now && former && !another && !other)
            renames.set(now, former);
    }
    return renames;
}
function byShape(nodes) {
    const shapes = new Map();
    for (const node of nodes) {
        const visibleShape = shapeOf(node);
        if (visibleShape === undefined)
            continue;
        const shape = `${node.noun}${(0,pointer/* pointerOf */.r)(node.path.slice(0, -1))} ${canonical(visibleShape)}`;
        shapes.set(shape, [...(shapes.get(shape) ?? []), node]);
    }
    return shapes;
}
function shapeOf({ noun, node }) {
    const { title, description, ...rest } = Object(node);
    if (noun === 'script')
        return undefined;
    if (noun === 'interface' && rest.name !== undefined)
        return rest.name;
    if (Object.keys(rest).length > 0)
        return rest;
    return title === undefined && description === undefined ? undefined : { title, description };
}
/** Serializes as JSON with sorted keys. */
const canonical = (value) => JSON.stringify(value, (_, part) => (0,objects/* isContainer */.u_)(part) && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    : part);

;// CONCATENATED MODULE: ./dist/compiled/src/engine/compare/pairs.js






/** The default values of nodes that always exist, even if a version does not write them. */
const impliedNodes = {
    configuration: ({ owner }) => (owner.kind === 'configuration' ? {} : undefined),
    conversation: () => ({}),
    identifier: () => ({}),
    user: () => ({}),
    schema: () => absentSchema,
};
/**
 * The nodes that differ between two versions, parents before children. A node that was added, removed or renamed as a whole
 * covers all nodes inside it.
 */
function pairsOf(base, head, knowledge) {
    const befores = indexOf(base, knowledge.base);
    const afters = indexOf(head, knowledge.head);
    const removed = [...befores].filter(([id, node]) => !afters.has(id) && impliedBy(node) === undefined);
    const added = [...afters].filter(([id, node]) => !befores.has(id) && impliedBy(node) === undefined);
    const isGone = (node) => !knowledge.head.mayHave(absentNode(node).path);
    const isFresh = (node) => !knowledge.base.mayHave(absentNode(node).path);
    const gone = outermost(removed.map(([, node]) => node)).filter(isGone);
    const fresh = outermost(added.map(([, node]) => node)).filter(isFresh);
    const renames = renamesBetween(gone.filter(({ path }) => knowledge.base.isWhole(path)), fresh.filter(({ path }) => knowledge.head.isWhole(path)));
    const renamed = new Set(renames.values());
    const inside = { gone: new Set(gone.map(namedPointerOf)), fresh: new Set(fresh.map(namedPointerOf)) };
    return [
        ...gone.filter((node) => !renamed.has(node)).map((node) => pair('removed', node, absentNode(node))),
        ...fresh.map((node) => {
            const former = renames.get(node);
            return former ? pair('renamed', former, node) : pair('added', absentNode(node), node);
        }),
        ...[...changedPairs(befores, afters, knowledge)].filter(({ before, after }) => !isInside(before.path, inside.gone) && !isInside(after.path, inside.fresh)),
    ];
}
/** Pairs of nodes that differ and that both versions have or imply. */
function* changedPairs(befores, afters, knowledge) {
    let same;
    for (const id of new Set([...befores.keys(), ...afters.keys()])) {
        const before = befores.get(id) ?? impliedNode(afters.get(id));
        const after = afters.get(id) ?? impliedNode(befores.get(id));
        // Everything inside an unchanged node is unchanged, and comes right after it.
        if (before === undefined || after === undefined || (same && (0,data_path/* isBelow */.Yw)(before.path, same.path)))
            continue;
        const isSure = befores.has(id)
            ? afters.has(id) || !knowledge.head.mayHave(after.path)
            : !knowledge.base.mayHave(before.path);
        if (isSure && pairs_isUnchanged(before, after))
            same = before;
        else
            yield pair('changed', before, after);
    }
}
/** Scripts are read from files, which git may check out with other line endings than were committed. */
const pairs_isUnchanged = (before, after) => (0,same/* isSame */.F)(before.node, after.node) || withUnixLineEndings(before.node) === withUnixLineEndings(after.node);
const withUnixLineEndings = (node) => typeof node === 'string' ? node.replaceAll('\r\n', '\n') : node;
const pair = (change, before, after) => ({
    change,
    noun: after.noun,
    before,
    after,
});
/**
 * A placeholder for a node in the version that lacks it. Its last step is its name, even where the other version has a list.
 */
const absentNode = (node) => ({
    ...node,
    node: {},
    path: [...node.path.slice(0, -1), node.key],
});
const impliedBy = (node) => impliedNodes[node.noun]?.(node);
function impliedNode(node) {
    const value = node && impliedBy(node);
    // An implied value has the type of its noun.
    return node && value !== undefined ? { ...node, node: value } : undefined;
}
/** Indexes nodes by name: secrets are a list in a record, a map in a definition. Fields are compared with their schema. */
function indexOf(manifest, { isWhole }) {
    const nodes = new Map();
    for (const node of (0,walk/* walkToSchemas */.Zv)(manifest)) {
        const isEmpty = isEmptyConfiguration(node) && isWhole(node.path);
        nodes.set(`${node.noun}${namedPointerOf(node)}`, isEmpty ? { ...node, node: absentSchema } : node);
    }
    return nodes;
}
/** The hub gives an integration without a configuration one with an empty schema. */
const isEmptyConfiguration = ({ noun, owner, node }) => noun === 'schema' && owner.kind === 'configuration' && Object.keys(node).length === 0;
/** The pointer of a node, with its name as the last step. */
const namedPointerOf = ({ path, key }) => (0,pointer/* pointerOf */.r)([...path.slice(0, -1), key]);
/** Leaves out nodes that are inside other ones. */
function outermost(nodes) {
    const places = new Set(nodes.map(namedPointerOf));
    return nodes.filter(({ path }) => !isInside(path, places));
}
function isInside(path, places) {
    for (let length = 1; length < path.length; length++) {
        if (places.has((0,pointer/* pointerOf */.r)(path.slice(0, length))))
            return true;
    }
    return false;
}

// EXTERNAL MODULE: ./dist/compiled/src/inclusion/index.js + 37 modules
var inclusion = __webpack_require__(97581);
// EXTERNAL MODULE: ./dist/compiled/src/rule/schema/schemas-within.js + 1 modules
var schemas_within = __webpack_require__(9331);
;// CONCATENATED MODULE: ./dist/compiled/src/engine/compare/confirmed-differences.js

/** The differences, each breaking one with its witness; one whose witness is not confirmed becomes `unknown`. */
function confirmedDifferences(search, query) {
    const found = differencesWithGuesses(search, query);
    const breaking = found.filter(isBreaking);
    const seen = (0,once/* once */.Oo)(() => confirmedBy(breaking, query));
    return found.map((one) => {
        const { witness: shownValue, guess: _, ...difference } = one;
        return {
            ...difference,
            isShown: one.kind === 'breaking',
            get kind() {
                return seen().has(one) ? 'breaking' : 'unknown';
            },
            get witness() {
                return seen().has(one) ? { value: shownValue, accepted: query.accepted } : undefined;
            },
        };
    });
}
/** The differences whose witnesses the validator confirms. One call for all, as compiling a schema takes most of the time. */
function confirmedBy(breaking, { inside, outside, accepts }) {
    // Do not compile a schema without any witness to test.
    if (!accepts || breaking.length === 0)
        return new Set(breaking);
    const values = breaking.map(({ witness }) => witness);
    const [insideVerdicts, outsideVerdicts] = [accepts(inside, values), accepts(outside, values)];
    return new Set(breaking.filter((_, at) => insideVerdicts[at] === true && outsideVerdicts[at] === false));
}
/**
 * The differences, with those that only the validator can confirm. A second search also yields guesses, and its result is
 * used if the validator confirms any of them: a difference may then be found further inside the schema.
 */
function differencesWithGuesses(search, query) {
    const found = search(false);
    if (!query.accepts || !query.areWhole || wasLimitReached(found) || found.every(isBreaking))
        return found;
    const others = search(true);
    const tried = others.map((one) => ('guess' in one ? asBreaking(one) : one));
    const guessed = tried.filter((one, at) => one !== others[at]);
    if (wasLimitReached(others) || confirmedBy(guessed, query).size === 0)
        return found;
    return [...new Map([...tried, ...found.filter(isBreaking)].map((one) => [keyOf(one), one])).values()];
}
const isBreaking = ({ kind }) => kind === 'breaking';
/** Whether the search reached its limit: a search with guesses would not get further. */
const wasLimitReached = (all) => all.some(({ reason }) => reason === 'too-large');
const asBreaking = ({ guess, ...one }) => ({ ...one, kind: 'breaking', witness: guess });
const keyOf = ({ reason, data, base, head }) => JSON.stringify([reason, data, base, head]);

// EXTERNAL MODULE: ./dist/compiled/src/rule/holders.js
var holders = __webpack_require__(87637);
// EXTERNAL MODULE: ./dist/compiled/src/rule/schema/by-keyword.js
var by_keyword = __webpack_require__(91325);
// EXTERNAL MODULE: ./dist/compiled/src/rule/schema/draft.js
var schema_draft = __webpack_require__(14383);
// EXTERNAL MODULE: ./dist/compiled/src/rule/schema/keywords.js
var keywords = __webpack_require__(82962);
;// CONCATENATED MODULE: ./dist/compiled/src/engine/compare/ignored-keywords.js





/** Keywords that have a meaning only in other drafts. */
const foreignKeywords = {
    'draft-07': (0,keywords/* keywords */.RE)(...['dependentRequired', 'dependentSchemas', 'unevaluatedItems', 'unevaluatedProperties'], ...['minContains', 'maxContains', 'prefixItems', '$recursiveRef', '$dynamicRef']),
    '2019-09': (0,keywords/* keywords */.RE)('prefixItems', '$dynamicRef'),
    '2020-12': (0,keywords/* keywords */.RE)('additionalItems', '$recursiveRef'),
};
/** Removes keywords that validators of the schema's draft ignore. Most schemas have none, and are not copied. */
function withoutIgnoredKeywords(root) {
    const draft = (0,schema_draft/* draftOf */.b)(root);
    const ignored = draft && foreignKeywords[draft];
    return ignored && (0,by_keyword/* hasKeyword */.U6)(root, ignored) ? without(new Set(ignored.names), root, 'single') : root;
}
/** Copies a schema, or a map of named subschemas, without the ignored keywords. */
function without(ignored, held, holder) {
    const rest = {};
    for (const [name, value] of Object.entries(held)) {
        if (holder === 'named')
            (0,objects/* put */.yJ)(rest, name, inside(ignored, value, 'single'));
        else if (!ignored.has(name))
            (0,objects/* put */.yJ)(rest, name, inside(ignored, value, (0,holders/* holderOfValue */.JL)(name, value)));
    }
    return rest;
}
function inside(ignored, value, holder) {
    if (holder === undefined)
        return value;
    if (Array.isArray(value))
        return value.map((part) => inside(ignored, part, 'single'));
    return (0,objects/* isObject */.Gv)(value) ? without(ignored, value, holder) : value;
}

;// CONCATENATED MODULE: ./dist/compiled/src/engine/compare/schemas.js






/** The most pairs to cache, and the longest key, in UTF-16 units. Real runs have some hundreds of pairs. */
const cacheLimits = { pairs: 2000, length: 50_000 };
const opaque = { kind: 'unknown', reason: 'opaque', data: {}, base: [], head: [], value: [] };
/** The result if one of two schemas is unknown: they may differ in anything. */
const undecided = { lost: [opaque], gained: [opaque], undeclared: [] };
/** How the sets of accepted values of two schemas differ. A validator confirms the witness of each breaking difference. */
function schemasOf({ before, after }, versions, { accepts, compared }) {
    const [base, head] = [before.node, after.node];
    if (!(0,schemas_within/* isSchema */.Wl)(base) || !(0,schemas_within/* isSchema */.Wl)(head))
        return { lost: [], gained: [], undeclared: [] };
    const unknowns = { base: unknownsIn(versions.base, before.path), head: unknownsIn(versions.head, after.path) };
    const key = JSON.stringify([base, head, unknowns]);
    const known = compared?.get(key) ?? differences(withoutIgnoredKeywords(base), withoutIgnoredKeywords(head), unknowns, accepts);
    if (compared && compared.size < cacheLimits.pairs && key.length < cacheLimits.length)
        compared.set(key, known);
    return known;
}
/** Lazy: nothing is searched, and no validator called, before a result is read. */
function differences(base, head, unknowns, accepts) {
    const { ofFirst, ofSecond } = (0,inclusion.differencesBetween)({ root: base, path: [], unknowns: unknowns.base }, { root: head, path: [], unknowns: unknowns.head });
    const areWhole = unknowns.base.length + unknowns.head.length === 0;
    const [inBase, inHead] = [
        { accepted: 'base', inside: base, outside: head, accepts, areWhole },
        { accepted: 'head', inside: head, outside: base, accepts, areWhole },
    ];
    const lostBy = (undeclared) => confirmedDifferences((guesses) => ofFirst({ guesses, undeclared }).map(({ narrow, wide, ...one }) => ({ ...one, base: narrow, head: wide })), inBase);
    const gainedBy = (undeclared) => confirmedDifferences((guesses) => ofSecond({ guesses, undeclared }).map(({ narrow, wide, ...one }) => ({ ...one, base: wide, head: narrow })), inHead);
    const [lost, gained] = [(0,once/* once */.Oo)(() => lostBy('absent')), (0,once/* once */.Oo)(() => gainedBy('absent'))];
    const undeclared = (0,once/* once */.Oo)(() => [...lostBy('any'), ...gainedBy('any')]);
    return {
        get lost() {
            return lost();
        },
        get gained() {
            return gained();
        },
        get undeclared() {
            return undeclared();
        },
    };
}
/** The unknown parts of the schema at a path, relative to that schema. */
const unknownsIn = ({ unknowns }, root) => unknowns
    .filter(({ path }) => (0,data_path/* isWithin */.UO)(path, root))
    .map(({ path, extent }) => ({ path: path.slice(root.length), extent }));

// EXTERNAL MODULE: ./dist/compiled/schemas/limits.js
var limits = __webpack_require__(67077);
// EXTERNAL MODULE: ./dist/compiled/src/data/attempt.js
var attempt = __webpack_require__(70265);
;// CONCATENATED MODULE: ./dist/compiled/src/engine/script/decoded.js
/** A possible base64 string, in the standard or URL-safe alphabet. */
const base64Run = /[A-Za-z0-9+/_-]{16,}/g;
/** A line break within base64: encoders break lines after 60 characters or more. */
const base64LineBreak = /(?<=[A-Za-z0-9+/]{60})\r?\n(?=[A-Za-z0-9+/])/g;
const hexadecimal = /(?:[0-9a-f]{2}){12,}/gi;
const percent = /(?:%[0-9a-f]{2})+/gi;
/** The strings encoded in a text as base64, hexadecimal or percent-encoding, `depth` levels deep. */
function decodedIn(text, depth = 2) {
    const unfolded = text.replace(base64LineBreak, '');
    const found = [
        text.replace(percent, (written) => textIn(bytesIn(written.replaceAll('%', ''))) ?? written),
        ...[...unfolded.matchAll(base64Run)].flatMap(([written]) => beginningsIn(written).map(fromBase64)),
        ...[...text.matchAll(hexadecimal)].map(([written]) => textIn(bytesIn(written))),
    ].filter((one) => one !== undefined && one !== text);
    return depth > 1 ? found.flatMap((one) => [one, ...decodedIn(one, depth - 1)]) : found;
}
/** `/`, `_` and `-` belong to the base64 alphabets, but may also separate the string from a prefix: `/config/…`, `key_…`. */
const beginningsIn = (written) => [
    written,
    ...[...written.matchAll(/[/_-]/g)].slice(0, maxParts).map(({ index }) => written.slice(index + 1)),
];
const maxParts = 6;
function fromBase64(written) {
    // A single remaining character encodes less than a byte.
    if (written.length < 16 || written.length % 4 === 1)
        return undefined;
    const decoded = atob(written.replaceAll('-', '+').replaceAll('_', '/'));
    return textIn(Uint8Array.from(decoded, (character) => character.charCodeAt(0)));
}
const bytesIn = (written) => Uint8Array.from(written.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
/** Decodes UTF-8; undefined for bytes that are not printable text. */
function textIn(bytes) {
    try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return /^[\t\n\r\P{Cc}]+$/u.test(text) ? text : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./dist/compiled/src/engine/script/joined.js
/** The strings of a script; those concatenated with `+` are one. */
function joinedTexts(tokens) {
    const texts = [];
    for (const [at, { kind, value }] of tokens.entries()) {
        if (kind !== 'text')
            continue;
        const continues = tokens[at + 1]?.value === '+' && tokens[at + 1]?.kind === 'sign';
        const before = tokens[at - 2]?.kind === 'text' && texts.at(-1)?.continues ? texts.pop() : undefined;
        texts.push({ value: (before?.value ?? '') + value, continues, end: at });
    }
    return texts;
}

;// CONCATENATED MODULE: ./dist/compiled/src/engine/script/addresses.js



/** Browsers accept one, many or reversed slashes in `https://`; after them comes a host, or an expression that computes it. */
const addresses_address = /(?:\b(?:(https?):(?:[/\\]+|(?=\{\{|[^\s/?#\\]*\.[^\s.])|$)|[a-z][a-z0-9+.-]*:\/\/)|\}\}:\/\/)(?=([^\s/?#\\]*))/gi;
/** A protocol-relative address. */
const schemeless = /^\s*[/\\]{2,}(?=([\p{L}\p{N}{@%[][^\s/?#\\]*))/u;
const parameter = /[?&](?:(?:user|bot|optional|required)_)?scopes?=([^&#]*)/gi;
const endsInParameter = /[?&](?:(?:user|bot|optional|required)_)?scopes?=[^&#]*$/i;
/** A host that may be split by a line break. */
const splitHost = /(:\/\/[^\s/?#]*)[\r\n]+([^\s/?#]+)(?=[/?#]|$)/g;
const template = /\{\{\s*([\p{L}_][\p{L}\p{N}_]*)\s*\}\}/gu;
/** The placeholder for a host that is computed at run time. */
const computed = '{{ … }}';
/** The addresses in the string literals of a script; comments are ignored. */
function addressesIn(tokens) {
    const hosts = new Set();
    const plain = new Set();
    const scopes = new Set();
    const textsOf = textsOfVariables(tokens);
    for (const { value, continues, end } of joinedTexts(tokens)) {
        const given = /^\{\{\s*([^{}\s]+)\s*\}\}(?=[/?])/.exec(value)?.[1];
        if (given !== undefined)
            hosts.add(`{{ ${given} }}`);
        const text = withoutLineBreaks(value.replace(/\{\{\s*([^{}\s]+)\s*\}\}/g, '{{$1}}'));
        for (const [, scheme = '', written = ''] of [text, ...decodedIn(text.replace(parameter, ''))].flatMap((one) => [
            ...one.matchAll(addresses_address),
        ])) {
            const host = hostOf(written);
            hosts.add(host);
            if (scheme.toLowerCase() === 'http')
                plain.add(host);
        }
        const bare = continues && /^[/\\]{2,}$/.test(text) ? '' : schemeless.exec(text)?.[1];
        if (bare !== undefined)
            hosts.add(hostOf(bare));
        for (const [, asked = ''] of value.matchAll(parameter)) {
            const names = [...asked.matchAll(template)].map(([, name = '']) => name);
            for (const text of [asked.replace(template, ' '), ...names.flatMap(textsOf)]) {
                for (const scope of scopesIn(text))
                    scopes.add(scope);
            }
        }
        if (!continues || !endsInParameter.test(value))
            continue;
        for (const text of appendedTexts(tokens, end, textsOf))
            for (const scope of scopesIn(text))
                scopes.add(scope);
    }
    if (rewrittenTexts(tokens, textsOf).some((text) => text.includes('//')))
        hosts.add(computed);
    return { hosts: [...hosts].sort(), plain: [...plain].sort(), scopes: [...scopes].sort() };
}
/** Removes the tabs and line breaks that browsers ignore in a host. Without a dot, the second line is a separate word. */
const withoutLineBreaks = (text) => text
    .replaceAll('\t', '')
    .replace(splitHost, (found, start, rest) => (/\../.test(rest) ? start + rest : found));
/** Functions that return a modified copy of their first argument. */
const rewritingFunction = /^(?:replace|replace_with|slice|truncate|split)$/;
/** The string literals that a script modifies before using them, also through variables. */
const rewrittenTexts = (tokens, textsOf) => tokens.flatMap(({ kind, value }, at) => {
    if (kind !== 'name' || !rewritingFunction.test(value))
        return [];
    const open = tokens[at + 1]?.value === '!' ? at + 2 : at + 1;
    const first = tokens[open]?.value === '(' ? tokens[open + 1] : undefined;
    return first?.kind === 'text' ? [first.value] : first?.kind === 'name' ? textsOf(first.value) : [];
});
/** The strings appended to an unfinished query parameter, up to the start of the next parameter. */
function* appendedTexts(tokens, end, textsOf) {
    let depth = 0;
    for (let at = end + 2;; at += 1) {
        const token = tokens[at];
        const isNext = token?.startsLine && depth === 0 && tokens[at - 1]?.value !== '+';
        if (token === undefined || isNext)
            return;
        const sign = token.kind === 'sign' ? token.value : '';
        if (/[([{]/.test(sign))
            depth += 1;
        if (/[)\]}]/.test(sign))
            depth -= 1;
        if (depth < 0)
            return;
        if (token.kind === 'name')
            yield* textsOf(token.value);
        if (token.kind !== 'text')
            continue;
        const [own = ''] = token.value.split(/[&#]/);
        yield own;
        if (own !== token.value)
            return;
    }
}
/** Strips what a surrounding list or sentence adds to a host. */
function trimmedHost(host) {
    const isListed = host.endsWith(':');
    let end = isListed ? Math.max(host.lastIndexOf(','), host.lastIndexOf(';')) : host.length;
    if (end < 0)
        return host;
    while (/[,;.)'">]/.test(host.charAt(end - 1)))
        end -= 1;
    return host.slice(0, end);
}
/** A host as a browser reads it: without the part before `@`, and with letters of other scripts in Punycode. */
function hostOf(written) {
    const host = trimmedHost(written.slice(written.lastIndexOf('@') + 1));
    if (host === '')
        return computed;
    if (host.includes('{{'))
        return host.replace(/\{\{(.*?)\}\}/g, '{{ $1 }}');
    return (0,attempt/* attempt */.C)(() => new URL(`https://${host}`).host) ?? host;
}
function scopesIn(text) {
    const decoded = (0,attempt/* attempt */.C)(() => decodeURIComponent(text)) ?? text;
    return decoded.split(/[\s,+]+/).filter((scope) => /[\p{L}\p{N}]/u.test(scope));
}
/** The string literals that a variable is computed from, directly or through other variables. */
function textsOfVariables(tokens) {
    const parts = new Map();
    let target;
    let depth = 0;
    for (const [at, token] of tokens.entries()) {
        const [next, after] = [tokens[at + 1], tokens[at + 2]];
        if (token.startsLine && depth === 0)
            target = undefined;
        if (token.value === '(' || token.value === '[' || token.value === '{')
            depth += 1;
        if (token.value === ')' || token.value === ']' || token.value === '}')
            depth = Math.max(0, depth - 1);
        const isAssigned = token.kind === 'name' && next?.value === '=' && after?.value !== '=';
        if (isAssigned && token.startsLine) {
            target = token.value;
            depth = 0;
        }
        else if (target !== undefined && (token.kind === 'text' || token.kind === 'name')) {
            parts.set(target, [...(parts.get(target) ?? []), token]);
        }
    }
    const collect = (name, seen) => {
        if (seen.has(name))
            return [];
        seen.add(name);
        return (parts.get(name) ?? []).flatMap(({ kind, value }) => (kind === 'text' ? [value] : collect(value, seen)));
    };
    return (name) => collect(name, new Set());
}

;// CONCATENATED MODULE: ./dist/compiled/src/engine/script/tokens.js
const grammar = /(?<blank>\s+|#[^\n]*)|"(?<quoted>(?:[^"\\]|\\[\s\S])*)"|[srt]'(?<raw>(?:[^'\\]|\\[\s\S])*)'|(?<name>[\p{L}_][\p{L}\p{N}_]*)|(?<number>\d[\d_]*)|(?<sign>[\s\S])/guy;
const escapes = { n: '\n', r: '\r', t: '\t', '0': '\0' };
/** Tokenizes a script, valid or not: unknown characters become `sign` tokens. Source: the VRL reference, "Literals". */
function tokensOf(script) {
    const tokens = [];
    let startsLine = true;
    for (const { 0: written, index: start, groups = {} } of script.matchAll(grammar)) {
        const { blank, quoted, raw, name, number } = groups;
        if (blank !== undefined) {
            startsLine ||= blank.includes('\n');
            continue;
        }
        const place = { start, end: start + written.length, startsLine };
        const text = quoted === undefined ? raw : unescaped(quoted);
        if (text !== undefined)
            tokens.push({ kind: 'text', value: text, ...place });
        else if (name !== undefined)
            tokens.push({ kind: 'name', value: name, ...place });
        else
            tokens.push({ kind: number === undefined ? 'sign' : 'number', value: written, ...place });
        startsLine = false;
    }
    return tokens;
}
/** Resolves escapes. A backslash at the end of a line joins it with the next one, without its indentation. */
const unescaped = (text) => text.replace(/\\(?:u\{([\da-fA-F]{1,6})\}|\n\s*|([\s\S]))/g, (_, code, character) => {
    if (code !== undefined)
        return characterAt(Number.parseInt(code, 16));
    return character === undefined ? '' : (escapes[character] ?? character);
});
const characterAt = (code) => (code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code));

;// CONCATENATED MODULE: ./dist/compiled/src/engine/compare/scripts.js



const noAddresses = { hosts: [], plain: [], scopes: [] };
/** The addresses that a script contacts in each version. A script far above the platform's limit is not read. */
function addressesOf({ before, after }) {
    const scripts = [before, after].map(({ noun, node }) => (noun === 'script' && typeof node === 'string' ? node : ''));
    const isRead = scripts.every((script) => script.length <= 2 * limits/* limits */.F.script.max);
    const [base = noAddresses, head = noAddresses] = isRead ? scripts.map((script) => addressesIn(tokensOf(script))) : [];
    return { base, head };
}

// EXTERNAL MODULE: ./dist/compiled/src/engine/findings/opaque.js
var findings_opaque = __webpack_require__(72622);
;// CONCATENATED MODULE: ./dist/compiled/src/engine/compare/unread.js





/** Whether only one version's value at a path is known, so that a comparison is impossible. */
function isOneSideUnread({ before, after }, { base, head }) {
    const [once, now] = [unknownAt(before.path, base), unknownAt(after.path, head)];
    if (once && now)
        return false;
    return once ? !isUnknownAs(once, head) : now !== undefined && !isUnknownAs(now, base);
}
/** Whether a schema was generated by an interface: it changes with the interface, which is compared by its version. */
const isGenerated = ({ after: { generated, path } }, { base, head }) => generated ||
    (path[0] === 'channels' && [base, head].some((one) => (0,walk/* generatedNames */.gU)(one, 'channels').has(String(path[1]))));
/** The unknown part that hides everything at a path. */
const unknownAt = (path, { data, unknowns }) => unknowns.find(({ path: hidden, extent }) => (0,data_path/* isWithin */.UO)(path, hidden) &&
    (extent === 'value' ||
        (hidden.length < path.length && (0,data_path/* partOf */.BU)(data, path.slice(0, hidden.length + 1)) === undefined)));
/** Whether the other version has the same unknown part: then it was never known, and is reported by itself. */
const isUnknownAs = ({ path }, { unknowns }) => unknowns.some((other) => (0,pointer/* pointerOf */.r)(other.path) === (0,pointer/* pointerOf */.r)(path));
/** The parts of either version that are not compared, because they are unknown or at fault. */
function* unreadIn({ base, head }) {
    yield* unknownIn({ base: base.document, head: head.document });
    yield* uncomparedFaults({ base, head });
}
/** The unknown parts of either version, grouped by reason; those that both have are reported once. */
function* unknownIn({ base, head }) {
    const { unknowns } = head;
    const isThere = new Set(unknowns.map(({ path }) => (0,pointer/* pointerOf */.r)(path)));
    const others = base.unknowns.filter(({ path }) => !isThere.has((0,pointer/* pointerOf */.r)(path)));
    for (const [side, group] of [
        ...(0,findings_opaque/* byReason */.UN)(unknowns).map((group) => ['head', group]),
        ...(0,findings_opaque/* byReason */.UN)(others).map((group) => ['base', group]),
    ]) {
        const [{ path, why, because }] = group;
        const at = { path, on: 'value' };
        yield { side, cause: 'unknown', why, count: group.length, at, ...(because && { because }) };
    }
}

;// CONCATENATED MODULE: ./dist/compiled/src/engine/compare/changes.js














/** The changes between two versions that the rules report. */
async function changesBetween(base, head, plan, { acceptance, ...context }) {
    const knowledge = { base: knowledgeOf(base), head: knowledgeOf(head) };
    const pairs = pairsOf(base.model.known, head.model.known, knowledge);
    const accepts = pairs.some(({ noun }) => noun === 'schema') ? await acceptance?.() : undefined;
    return [...changesByRules(pairs, { base, head }, plan, { ...context, ...(accepts && { accepts }) })];
}
/** Passes each pair of nodes that differ to the rules that listen to its noun. */
function* changesByRules(pairs, { base, head }, { rules }, { assets, ...judging }) {
    // A crash has no path of its own.
    const isKnown = ({ change, at, was }) => change === undefined || (!head.model.uncertain(at.path) && !base.model.uncertain((was ?? at).path));
    const known = { base: wholenessOf(base), head: wholenessOf(head) };
    const isWhole = ({ at, was }) => known.head(at) && known.base(was);
    const documents = { base: base.document, head: head.document };
    const ask = comparatorRunner(rules);
    for (const pair of pairs) {
        const visit = { ...visitOf(pair), base: base.model.known, head: head.model.known, isWhole };
        const isUndecided = pair.noun === 'schema' && isOneSideUnread(pair, documents) && !isGenerated(pair, visit);
        const schemas = isUndecided ? () => undecided : (0,once/* once */.Oo)(() => schemasOf(pair, documents, judging));
        const addresses = (0,once/* once */.Oo)(() => addressesOf(pair));
        const all = ask(pair.noun, visit.at(), { ...visit, schemas, addresses });
        yield* isUndecided ? all : filterChanges(all, isKnown);
    }
    for (const asset of changedAssets(base.model.known, head.model.known, assets)) {
        yield* filterChanges(ask('asset', asset.at, asset), isKnown);
    }
    for (const { because, ...part } of unreadIn({ base, head })) {
        for (const change of ask('unread', part.at, part))
            yield { ...change, ...(because && { because }) };
    }
}
/** Faults that leave a value readable, such as a too long string, do not prevent its comparison; an unresolved spread does. */
function wholenessOf({ document, model }) {
    const isWhole = (0,wholeness/* wholeness */.H)(document, { findings: hidingFaults(model) });
    return (place) => isWhole(place) && !model.uncertain(place.path);
}
/** The rules that listen to each kind of change, cached by plan. */
const comparatorsOf = (0,once/* onceFor */.bO)((rules) => (0,listeners/* listenersByNoun */.H)(rules, ({ compare }) => Object.entries({ ...compare }).filter(isComparator)));
const isComparator = (entry) => entry[1] !== undefined;
/** Returns the function that passes a change to the rules that listen to its kind. A rule that throws is not called again. */
function comparatorRunner(rules) {
    const comparators = comparatorsOf(rules);
    const crashed = new Set();
    return function* (kind, at, visit) {
        for (const { active, visitor } of comparators.get(kind) ?? []) {
            if (crashed.has(active))
                continue;
            try {
                for (const change of visitor({ ...visit, options: active.options }) ?? [])
                    yield found(active, change);
            }
            catch (error) {
                crashed.add(active);
                yield { ...(0,crash/* crash */.O)(active, error, at), was: undefined };
            }
        }
    };
}
function* filterChanges(all, isReported) {
    for (const one of all)
        if (isReported(one))
            yield one;
}
function knowledgeOf({ document, model }) {
    const isWhole = (0,wholeness/* wholeness */.H)(document, { findings: [] });
    const hasUnknown = (0,once/* cachedForLast */.A2)((list) => list.includes(undefined));
    const mayHave = (path) => {
        const holder = (0,data_path/* partOf */.BU)(model.known, path.slice(0, -1));
        // An array with an unknown item may contain any name.
        return model.uncertain(path) || (Array.isArray(holder) && hasUnknown(holder));
    };
    return { isWhole: (path) => isWhole({ path }), mayHave };
}
function visitOf({ change, before, after, }) {
    return {
        change,
        before: before.node,
        after: after.node,
        key: after.key,
        formerKey: before.key,
        owner: after.owner,
        generated: after.generated,
        at: (0,place/* placesOf */.e)(after),
        was: (0,place/* placesOf */.e)(before),
    };
}
function found({ rule, severity }, one) {
    (0,shape/* checkChange */.$_)(one);
    const { message: messageId, data, bump, breaks, witness, at, was } = one;
    const message = (0,findings_message/* fill */.G)((0,shape/* textOf */.b6)(rule, messageId), data);
    const change = { bump, ...(breaks && { breaks }), ...(witness && { witness }) };
    return { rule: rule.id, severity, messageId, message, at, was, change };
}

;// CONCATENATED MODULE: ./dist/compiled/src/engine/compare/comparable.js
/** Properties that only a definition has: a record has neither icon nor code, and only the names of secrets. */
const authored = new Set(['code', 'extraOperations', 'icon', 'layers', 'readme', 'sdkVersion']);
/** The scripts of a sandbox are uploaded separately: the hub keeps them if a definition omits them. */
const uploaded = new Set(['sandbox']);
/** Reduces a manifest to what the other form can express, too; returns all of it if both have the same form. */
function comparable({ form, known }, other) {
    if (form === other.form)
        return known;
    if (form === 'record') {
        const isLeftOut = known.sandbox !== undefined && Object.keys(other.known.sandbox ?? {}).length === 0;
        return isLeftOut ? comparable_without(known, uploaded) : known;
    }
    const names = Object.keys(known.secrets ?? {}).map((name) => [name, {}]);
    return { ...comparable_without(known, authored), secrets: Object.fromEntries(names) };
}
const comparable_without = (manifest, names) => Object.fromEntries(Object.entries(manifest).filter(([name]) => !names.has(name)));

;// CONCATENATED MODULE: ./dist/compiled/src/engine/compare/compare.js







/**
 * Returns the changes from one version to the other, each located in the head, with its location in the base as `related`.
 * Severities do not yet depend on the version bump: `withVerdict` adjusts them. Never throws for the manifests' contents.
 */
async function compareDocuments(base, head, plan, context = {}) {
    const forms = { base: (0,lint/* formOf */.QU)(base), head: plan.form ?? (0,lint/* formOf */.QU)(head) };
    const [once, now] = [await sideOf(base, forms.base), await sideOf(head, forms.head)];
    const [before, after] = [versionOf(once, now), versionOf(now, once)];
    const changes = await changesBetween(before, after, plan, context);
    // Positions are computed only if there is a change to report.
    const sides = changes.length > 0 && {
        base: { ...before, positions: await base.positions() },
        head: { ...after, positions: await head.positions() },
    };
    const { name, version } = after.model.known;
    return {
        file: head.file,
        form: forms.head,
        opaque: head.unknowns.filter(({ reported }) => reported !== true).length,
        ...(name !== undefined && { name }),
        ...(version !== undefined && { manifestVersion: version }),
        diagnostics: sides ? await diagnosticsOf(changes, sides, plan) : [],
        sources: new Map(sides ? [...sides.base.positions.sources, ...sides.head.positions.sources] : []),
    };
}
async function sideOf(document, form) {
    return { document, form, model: await (0,validate/* validateAgainstModel */.T)(document.data ?? {}, form, document.unknowns) };
}
/** A version reduced to what the other version's form can express, too. */
function versionOf({ document, form, model }, other) {
    const known = comparable({ form, known: model.known }, { form: other.form, known: other.model.known });
    return { document, model: { ...model, known } };
}
async function diagnosticsOf(changes, sides, plan) {
    const { document, positions } = sides.head;
    const placed = changes.map(({ was, because, ...change }) => ({
        ...change,
        placed: placesOf(change.at, was, because, sides),
    }));
    const diagnostics = (0,locate/* locateFindings */.Hf)(placed, positions, plan);
    if (plan.inline === undefined || positions.comments.length === 0)
        return diagnostics;
    // Unused suppression comments are reported by `lint`: most are not about changes.
    return (0,suppress.suppress)(diagnostics, positions, { inline: plan.inline, document }).diagnostics;
}
function placesOf(at, was, because, { base, head }) {
    if (was === undefined)
        return { location: because ?? compare_locate(at, head), related: [] };
    const { version } = base.model.known;
    const message = `In ${version === undefined ? 'the base' : `version ${version}`} it is here.`;
    return { location: compare_locate(at, head), related: [{ message, location: because ?? compare_locate(was, base) }] };
}
/** For a missing value, the location of the container that would hold it; for a top-level one, that of `version`. */
function compare_locate(target, { document, model, positions }) {
    const isThere = (path) => (0,data_path/* partOf */.BU)(document.data, path) !== undefined;
    if (isThere(target.path) || model.uncertain(target.path))
        return positions.locate(target);
    const holder = target.path.findLastIndex((_, at) => isThere(target.path.slice(0, at)));
    if (holder > 0)
        return positions.locate({ path: target.path.slice(0, holder), on: 'key' });
    return positions.locate({ path: isThere(['version']) ? ['version'] : [], on: 'value' });
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

/***/ 12061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ propertiesAt)
/* harmony export */ });
/* harmony import */ var _schemas_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98345);
/* harmony import */ var _data_objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23984);


/** The property names that a form allows at a path; none if it does not have an object of fixed properties there. */
function propertiesAt(form, path) {
    let shape = (0,_schemas_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .shapeOf */ .F)(form);
    for (const step of path)
        shape = shape && partOf(shape, step);
    return Object.keys(shape?.properties ?? {});
}
function partOf({ properties, additionalProperties: others }, step) {
    if (properties !== undefined)
        return (0,_data_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .ownOf */ ._t)(properties, String(step));
    return typeof others === 'object' ? others : undefined;
}


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


/***/ }),

/***/ 14383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ draftOf)
/* harmony export */ });
/* harmony import */ var _data_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23984);

const drafts = {
    'json-schema.org/draft-06/schema': 'draft-07',
    'json-schema.org/draft-07/schema': 'draft-07',
    'json-schema.org/draft/2019-09/schema': '2019-09',
    'json-schema.org/draft/2020-12/schema': '2020-12',
};
/**
 * Returns the draft that a schema declares, draft-07 (the platform's own) if it declares none; undefined for an unsupported
 * draft.
 */
function draftOf({ $schema }) {
    if (typeof $schema !== 'string')
        return 'draft-07';
    const name = $schema.replace(/^https?:\/\//, '').replace(/#$/, '');
    return (0,_data_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .ownOf */ ._t)(drafts, name);
}


/***/ })

};
