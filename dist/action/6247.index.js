export const id = 6247;
export const ids = [6247];
export const modules = {

/***/ 69881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ez: () => (/* binding */ expressionOf),
  fU: () => (/* binding */ matchAhead),
  D4: () => (/* binding */ patternsOf),
  p6: () => (/* binding */ recordMatches)
});

// EXTERNAL MODULE: ./dist/compiled/src/data/objects.js
var objects = __webpack_require__(23984);
// EXTERNAL MODULE: ./dist/compiled/src/rule/schema/schemas-within.js + 1 modules
var schemas_within = __webpack_require__(9331);
;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/patterns/tame.js
/** A longer expression, or one with more choices, is not tame. An engine compiles a tame one within milliseconds. */
const limits = { length: 2000, ways: 12 };
/**
 * Returns whether the shape of an expression guarantees that an engine compiles it quickly. Engines look ahead through
 * everything optional while they compile, and cannot be interrupted there: sixty `a?` in a row keep V8 busy forever.
 * How long a tame expression takes to match is another question, which a timeout answers.
 */
function isTame(source) {
    if (source.length > limits.length)
        return false;
    const bare = source.replace(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\(\?(?:[:=!]|<[=!])/g, (part) => part.startsWith('(') ? '(' : 'c');
    // The alternatives of a single group, as in a list of names, cannot multiply with others.
    const marks = bare.split('(').length > 2 ? /\{\d+\}|[?*+|{]/g : /\{\d+\}|[?*+{]/g;
    let ways = 0;
    // Engines unroll the first few rounds of a counted repetition.
    for (const [mark] of bare.matchAll(marks))
        ways += mark === '{' ? 3 : 1;
    return ways * (bare.includes('){') ? 4 : 1) <= limits.ways;
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/patterns/expressions.js



/**
 * Limits for one manifest: the number of questions, their total length in UTF-16 units, and the number of answers that
 * are recorded at once.
 */
const expressions_limits = { questions: 2000, length: 1_000_000, answers: 1000 };
/** The answers for expressions that are not tame, by pattern and text. Real manifests repeat a few. */
const answers = new Map();
/** It is unknown whether an expression matches a text. */
class UnknownMatch extends Error {
}
/**
 * Returns the regular expression that a validator uses for a pattern. A tame one is compiled and run; any other one
 * only repeats answers that were determined before. `test` throws if there is no answer, or the pattern is invalid,
 * which a rule of its own reports.
 */
function expressionOf(pattern) {
    if (isTame(pattern))
        return compiled(pattern);
    return withPatternName(pattern, (text) => answers.get(pattern)?.get(text) ?? throwUnknown());
}
/** A validator identifies regular expressions by their string form, and would use the first object in place of all others. */
const withPatternName = (pattern, test) => ({ test, toString: () => pattern });
function compiled(pattern) {
    for (const flags of ['u', '']) {
        try {
            return new RegExp(pattern, flags);
        }
        catch {
            // Try the next set of flags.
        }
    }
    return withPatternName(pattern, throwUnknown);
}
function throwUnknown() {
    throw new UnknownMatch();
}
/** Determines whether a schema's expressions that are not tame match the strings in sample values for that schema. */
async function matchAhead(schemas, samplesOf) {
    const questions = [];
    let length = 0;
    for (const root of schemas) {
        const parts = (0,schemas_within/* schemasWithin */.Oc)(root).map(({ schema }) => schema);
        const patterns = new Set(parts.flatMap(patternsOf).filter((pattern) => !isTame(pattern)));
        if (patterns.size === 0)
            continue;
        const texts = new Set(parts.flatMap(samplesOf).flatMap((sample) => [...textsIn(sample)]));
        for (const pattern of patterns) {
            for (const text of texts) {
                length += pattern.length + text.length;
                if (questions.length === expressions_limits.questions || length > expressions_limits.length)
                    break;
                if (!answers.get(pattern)?.has(text))
                    questions.push({ pattern, text });
            }
        }
    }
    if (questions.length === 0)
        return;
    const { matchesOf } = await __webpack_require__.e(/* import() */ 4013).then(__webpack_require__.bind(__webpack_require__, 34013));
    for (const [index, answer] of (await matchesOf(questions)).entries()) {
        const { pattern = '', text = '' } = questions[index] ?? {};
        remember(pattern, text, answer);
    }
}
/** Returns the expressions of a schema, without those of its subschemas. */
function patternsOf({ pattern, patternProperties }) {
    const names = (0,schemas_within/* isSchema */.Wl)(patternProperties) ? Object.keys(patternProperties) : [];
    return typeof pattern === 'string' ? [pattern, ...names] : names;
}
/** Records what another matcher answers for a schema's expressions that are not tame, and the strings in some values. */
function recordMatches(root, values, matches) {
    const parts = (0,schemas_within/* schemasWithin */.Oc)(root).map(({ schema }) => schema);
    const patterns = new Set(parts.flatMap(patternsOf).filter((pattern) => !isTame(pattern)));
    if (patterns.size === 0)
        return;
    const texts = [...new Set(values.flatMap((value) => [...textsIn(value)]))].slice(0, expressions_limits.answers);
    for (const pattern of [...patterns].slice(0, expressions_limits.answers / texts.length)) {
        for (const text of texts)
            remember(pattern, text, answers.get(pattern)?.get(text) ?? matches(pattern, text));
    }
}
function remember(pattern, text, answer) {
    answers.set(pattern, (answers.get(pattern) ?? new Map()).set(text, answer));
}
/** Yields every string and every property name in a value. */
function* textsIn(value) {
    const open = [value];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (typeof next === 'string')
            yield next;
        if (!(0,objects/* isContainer */.u_)(next))
            continue;
        if (!Array.isArray(next))
            yield* Object.keys(next);
        open.push(...Object.values(next).filter((part) => part !== undefined));
    }
}


/***/ }),

/***/ 66247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createAcceptance: () => (/* binding */ createAcceptance)
});

// EXTERNAL MODULE: ./dist/compiled/src/rule/schema/by-keyword.js
var by_keyword = __webpack_require__(91325);
// EXTERNAL MODULE: ./dist/compiled/src/rule/schema/draft.js
var schema_draft = __webpack_require__(14383);
// EXTERNAL MODULE: ./dist/compiled/src/host/facts/deadline.js
var deadline = __webpack_require__(98724);
// EXTERNAL MODULE: ./dist/compiled/src/host/facts/patterns/expressions.js + 1 modules
var expressions = __webpack_require__(69881);
// EXTERNAL MODULE: ./dist/compiled/src/data/objects.js
var objects = __webpack_require__(23984);
// EXTERNAL MODULE: ./dist/compiled/src/data/once.js
var once = __webpack_require__(68051);
// EXTERNAL MODULE: ./dist/compiled/src/rule/schema/keywords.js
var keywords = __webpack_require__(82962);
// EXTERNAL MODULE: ./dist/compiled/src/rule/schema/schemas-within.js + 1 modules
var schemas_within = __webpack_require__(9331);
// EXTERNAL MODULE: ./dist/compiled/src/host/facts/schemas/validator.js + 1 modules
var validator = __webpack_require__(48955);
;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/schemas/excerpt.js






/** Keywords with which one part of a schema affects other parts of it, or of the value. */
const nonLocal = (0,keywords/* keywords */.RE)('$ref', '$recursiveRef', '$dynamicRef', '$id', 'unevaluatedProperties', 'unevaluatedItems');
const alternatives = ['allOf', 'anyOf', 'oneOf'];
/**
 * Returns the part of a schema that applies to some values: a validator compiles a few properties quickly, and real
 * schemas have hundreds. A value is valid against the excerpt if and only if it is valid against the whole schema: as
 * it is, or with its defaults filled in if `useDefaults` is set.
 */
const excerptFor = (schema, values, options) => (0,by_keyword/* hasKeyword */.U6)(schema, nonLocal) ? schema : excerptOf(schema, values, options);
function excerptOf(schema, values, options) {
    const excerpt = { ...schema };
    const inner = (part, held) => excerptOf(part, held, options);
    if ((0,schemas_within/* isSchema */.Wl)(schema.properties))
        excerpt.properties = propertiesFor(schema.properties, values, options);
    if ((0,schemas_within/* isSchema */.Wl)(schema.items)) {
        const items = values.filter((value) => Array.isArray(value)).flat(1);
        if (items.length === 0)
            delete excerpt.items;
        else
            excerpt.items = inner(schema.items, items);
    }
    for (const keyword of alternatives) {
        const list = schema[keyword];
        if (Array.isArray(list))
            excerpt[keyword] = list.map((one) => ((0,schemas_within/* isSchema */.Wl)(one) ? inner(one, values) : one));
    }
    return excerpt;
}
/** Keeps the properties that a value has, and those that have a default. */
function propertiesFor(properties, values, options) {
    const kept = {};
    const held = membersOf(values);
    for (const [name, schema] of Object.entries(properties)) {
        const inside = held.get(name);
        if (options.useDefaults && (0,schemas_within/* isSchema */.Wl)(schema) && (0,by_keyword/* hasKeyword */.U6)(schema, validator/* defaultKeyword */.ls))
            (0,objects/* put */.yJ)(kept, name, schema);
        else if (inside)
            (0,objects/* put */.yJ)(kept, name, (0,schemas_within/* isSchema */.Wl)(schema) ? excerptOf(schema, inside, options) : schema);
    }
    return kept;
}
/**
 * Groups the members of some values by name: there may be thousands of both. Cached, because all variants of a schema
 * are about the same values.
 */
const membersOf = (0,once/* cachedForRecent */.Ve)((values) => {
    const held = new Map();
    for (const value of values) {
        for (const [name, inside] of (0,objects/* isObject */.Gv)(value) ? Object.entries(value) : []) {
            const others = held.get(name);
            if (others)
                others.push(inside);
            else
                held.set(name, [inside]);
        }
    }
    return held;
});

// EXTERNAL MODULE: ./dist/compiled/src/host/facts/schemas/loaders.js
var loaders = __webpack_require__(64201);
// EXTERNAL MODULE: ./dist/compiled/src/host/facts/schemas/prepare.js
var prepare = __webpack_require__(65326);
// EXTERNAL MODULE: ./dist/compiled/src/host/facts/schemas/quick.js
var quick = __webpack_require__(38930);
;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/schemas/accepts.js









/** CPU time in milliseconds, for one value and for all of a comparison. Real ones take some hundreds at most. */
const limits = { each: 5000, total: 20_000 };
/**
 * Returns a function that asks a validator which values are valid against a schema of one of the documents; the answer
 * is undefined if it cannot be decided. One validator serves all comparisons of a run, because creating one takes
 * longer than asking it. `matches` answers for regular expressions that are not safe to compile.
 */
function createAcceptance(matches = () => undefined) {
    const known = new Map();
    const validatorOf = (draft) => {
        const loaded = known.get(draft) ?? loaders/* loaders */.b[draft]();
        known.set(draft, loaded);
        return loaded;
    };
    return async (...documents) => {
        const later = ['2019-09', '2020-12'].filter((draft) => documents.some(({ mentions }) => mentions(draft)));
        const drafts = ['draft-07', ...later];
        const loaded = await Promise.all(drafts.map(async (draft) => [draft, await validatorOf(draft)]));
        return within(new Map(loaded), matches);
    };
}
/** Returns the answers of one comparison, which share one time budget. */
function within(validators, matches) {
    const budget = (0,deadline/* deadline */.nl)(limits);
    return (schema, values) => {
        const draft = (0,schema_draft/* draftOf */.b)(schema);
        const Validator = validators.get(draft);
        const ready = draft && (0,prepare/* prepared */.s)(schema, draft);
        const unsure = values.map(() => undefined);
        if (ready === undefined || Validator === undefined)
            return unsure;
        const plain = excerptFor(ready, values, { useDefaults: false });
        const filled = (0,by_keyword/* hasKeyword */.U6)(ready, validator/* defaultKeyword */.ls) ? excerptFor(ready, values, { useDefaults: true }) : undefined;
        (0,expressions/* recordMatches */.p6)(filled ?? plain, values, matches);
        const ask = () => (0,validator/* validity */.bg)({ plain, filled }, values, Validator);
        return ((0,quick/* isQuick */.S)(filled ?? plain) ? ask() : budget.run(ask)) ?? unsure;
    };
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
