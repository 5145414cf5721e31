export const id = 3974;
export const ids = [3974];
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

/***/ 89908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ schemasIn)
/* harmony export */ });
/* harmony import */ var _data_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68051);
/* harmony import */ var _rule_schema_schemas_within_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9331);


/** Returns every value named `schema` in data of any shape: all embedded schemas of a manifest, each once, and maybe more. */
const schemasIn = (0,_data_once_js__WEBPACK_IMPORTED_MODULE_1__/* .cachedForRecent */ .Ve)((data) => {
    const schemas = new Set();
    collect(data, schemas);
    return [...schemas];
}, 10);
function collect(data, schemas) {
    for (const key in data) {
        const value = data[key];
        if (typeof value !== 'object' || value === null)
            continue;
        if (key === 'schema' && (0,_rule_schema_schemas_within_js__WEBPACK_IMPORTED_MODULE_0__/* .isSchema */ .Wl)(value))
            schemas.add(value);
        else
            collect(value, schemas);
    }
}


/***/ }),

/***/ 33974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gatherSchemas: () => (/* binding */ gatherSchemas)
/* harmony export */ });
/* harmony import */ var _rule_schema_by_keyword_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91325);
/* harmony import */ var _rule_schema_keywords_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82962);
/* harmony import */ var _patterns_expressions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69881);
/* harmony import */ var _schemas_in_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89908);
/* harmony import */ var _plain_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22605);
/* harmony import */ var _plain_faults_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76759);






/** Loads the validator only if a schema has something that only a validator can check. */
async function gatherSchemas({ data = {}, mentions }) {
    const doubtful = [];
    let isNeeded = false;
    for (const schema of (0,_schemas_in_js__WEBPACK_IMPORTED_MODULE_3__/* .schemasIn */ .A)(data)) {
        if (hasUncheckedSample(schema))
            doubtful.push(schema);
        // A well-formed schema may still not compile, depending on the names of other parts.
        isNeeded ||= (0,_rule_schema_by_keyword_js__WEBPACK_IMPORTED_MODULE_0__/* .hasKeyword */ .U6)(schema, _rule_schema_keywords_js__WEBPACK_IMPORTED_MODULE_1__/* .naming */ .b7);
    }
    if (doubtful.length > 0)
        await (0,_patterns_expressions_js__WEBPACK_IMPORTED_MODULE_2__/* .matchAhead */ .fU)(doubtful, _plain_js__WEBPACK_IMPORTED_MODULE_4__/* .samplesOf */ .lc);
    else if (!isNeeded)
        return { faults: _plain_faults_js__WEBPACK_IMPORTED_MODULE_5__/* .plainFaultsIn */ .x, violation: () => undefined };
    const later = ['2019-09', '2020-12'].filter((draft) => mentions(draft));
    const { loadSchemaFacts } = await Promise.all(/* import() */[__webpack_require__.e(252), __webpack_require__.e(291)]).then(__webpack_require__.bind(__webpack_require__, 20291));
    return loadSchemaFacts(['draft-07', ...later]);
}
/** Returns whether a schema or a subschema has a default or an example that is not obviously valid. */
const hasUncheckedSample = (root) => (0,_rule_schema_by_keyword_js__WEBPACK_IMPORTED_MODULE_0__/* .schemasHaving */ .mh)(root, _plain_js__WEBPACK_IMPORTED_MODULE_4__/* .sampleKeywords */ .h3).some(({ schema }) => (0,_plain_js__WEBPACK_IMPORTED_MODULE_4__/* .samplesOf */ .lc)(schema).some((sample) => !(0,_plain_js__WEBPACK_IMPORTED_MODULE_4__/* .isClearlyValid */ .N0)(schema, sample)));


/***/ }),

/***/ 76759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ isIgnored),
  x: () => (/* binding */ plainFaultsIn)
});

// NAMESPACE OBJECT: ./dist/compiled/src/host/facts/schemas/kinds.js
var kinds_namespaceObject = {};
__webpack_require__.r(kinds_namespaceObject);
__webpack_require__.d(kinds_namespaceObject, {
  U9: () => (count),
  El: () => (dependencies),
  Jt: () => (flag),
  Mv: () => (flags),
  ld: () => (items),
  p_: () => (list),
  Dy: () => (names),
  rt: () => (namesByName),
  ai: () => (number),
  yj: () => (positive),
  wQ: () => (schema),
  A6: () => (schemaList),
  jo: () => (schemas),
  Qq: () => (kinds_text),
  NW: () => (type)
});

// EXTERNAL MODULE: ./dist/compiled/src/data/once.js
var once = __webpack_require__(68051);
// EXTERNAL MODULE: ./dist/compiled/src/rule/schema/draft.js
var schema_draft = __webpack_require__(14383);
// EXTERNAL MODULE: ./dist/compiled/src/data/objects.js
var objects = __webpack_require__(23984);
// EXTERNAL MODULE: ./dist/compiled/src/rule/schema/by-keyword.js
var by_keyword = __webpack_require__(91325);
// EXTERNAL MODULE: ./dist/compiled/src/rule/schema/keywords.js
var keywords = __webpack_require__(82962);
// EXTERNAL MODULE: ./dist/compiled/src/rule/schema/schemas-within.js + 1 modules
var schemas_within = __webpack_require__(9331);
// EXTERNAL MODULE: ./dist/compiled/src/data/closest.js + 1 modules
var closest = __webpack_require__(26636);
;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/schemas/hints.js


/** Names of other languages for the types of JSON Schema. */
const synonyms = {
    bool: 'boolean',
    dict: 'object',
    double: 'number',
    float: 'number',
    int: 'integer',
    list: 'array',
    map: 'object',
    none: 'null',
    str: 'string',
    text: 'string',
};
/** Returns the word of a list that was meant; undefined for anything but a word, such as `string[]`. */
function closestWord(value, words) {
    if (words === undefined || typeof value !== 'string' || /[^\w\s-]/.test(value))
        return undefined;
    const synonym = (0,objects/* ownOf */._t)(synonyms, value.toLowerCase());
    return synonym !== undefined && words.includes(synonym) ? synonym : (0,closest/* closest */.kp)(value, words);
}
/** Returns what to write instead, if a value shows what was meant but is not a misspelled word. */
function hintFor({ value, expected, words }, keyword) {
    if (keyword === 'required' && typeof value === 'boolean') {
        return '; a field is required by its name in the `required` of the object that it is part of';
    }
    if (keyword === '$ref' && value === null)
        return '; in YAML, a value that begins with `#` needs quotes';
    if (typeof value !== 'string')
        return '';
    if (words !== undefined && value.includes('|'))
        return '; several types are a list, such as `["string", "null"]`';
    if (words !== undefined && /\[\]$|^(?:array|list)\s*</i.test(value))
        return '; the type of a list is `array`, and `items` is the schema of its items';
    if (expected !== 'a schema')
        return '';
    if (/^(?:true|false)$/.test(value))
        return `, or \`${value}\` without quotes`;
    return /^(?:array|boolean|integer|null|number|object|string)$/.test(value)
        ? `, such as \`{ "type": "${value}" }\``
        : '';
}
/** The formats that people misspell. Source: JSON Schema draft-07 and 2019-09. */
const formats = 'date-time date time duration email hostname ipv4 ipv6 uri uri-reference regex uuid json-pointer'.split(' ');
const lettersOf = (format) => format.toLowerCase().replace(/[^a-z\d]/g, '');
/** Returns the format with the same letters as one that validators do not know. */
const closestFormat = (format) => typeof format !== 'string' || formats.includes(format)
    ? undefined
    : formats.find((known) => lettersOf(known) === lettersOf(format));

// EXTERNAL MODULE: ./dist/compiled/src/data/listed.js
var listed = __webpack_require__(84855);
// EXTERNAL MODULE: ./dist/compiled/src/rule/schema/types.js
var types = __webpack_require__(10233);
;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/schemas/kinds.js



const isNumber = (value) => typeof value === 'number' && Number.isFinite(value);
const simpleKind = (expected, fits, words) => ({
    fits,
    *wrong(value, path) {
        if (!fits(value))
            yield { path, value, expected, ...(words && { words }) };
    },
});
function everyIn(map, { fits }) {
    for (const name in map)
        if (!fits(map[name]))
            return false;
    return true;
}
/** Checks holes, too, which `every` skips. */
function everyOf(list, { fits }) {
    for (const item of list)
        if (!fits(item))
            return false;
    return true;
}
const mapOf = (expected, kind) => ({
    fits: (value) => (0,objects/* isObject */.Gv)(value) && everyIn(value, kind),
    *wrong(value, path) {
        if (!(0,objects/* isObject */.Gv)(value))
            yield { path, value, expected };
        else
            for (const name of Object.keys(value))
                yield* kind.wrong(value[name], [...path, name]);
    },
});
const listOf = (expected, kind, { empty }) => ({
    fits: (value) => Array.isArray(value) && (empty || value.length > 0) && everyOf(value, kind),
    *wrong(value, path) {
        if (!Array.isArray(value) || (!empty && value.length === 0))
            yield { path, value, expected };
        else
            for (const [index, item] of value.entries())
                yield* kind.wrong(item, [...path, index]);
    },
});
/** A list without duplicates: a repeated item is wrong at its own position. */
const setOf = (expected, kind, options) => {
    const list = listOf(expected, kind, options);
    return {
        fits: (value) => list.fits(value) && Array.isArray(value) && (value.length < 2 || new Set(value).size === value.length),
        *wrong(value, path) {
            yield* list.wrong(value, path);
            const seen = new Set();
            for (const [index, item] of Array.isArray(value) ? value.entries() : []) {
                if (seen.has(item))
                    yield { path: [...path, index], value: item, expected: 'each name once' };
                seen.add(item);
            }
        },
    };
};
/** One kind for lists, and another for all other values. */
const either = (listed, other) => {
    const kindFor = (value) => (Array.isArray(value) ? listed : other);
    return {
        fits: (value) => kindFor(value).fits(value),
        wrong: (value, path) => kindFor(value).wrong(value, path),
    };
};
const oneType = simpleKind((0,listed/* listed */.K)(types/* types */.g.map((name) => `\`${name}\``), 'or'), types/* isType */.X, types/* types */.g);
const someTypes = setOf('one or more types', oneType, { empty: false });
const kinds_text = simpleKind('a string', (value) => typeof value === 'string');
const flag = simpleKind('`true` or `false`', (value) => typeof value === 'boolean');
const flags = mapOf('flags by address', flag);
const number = simpleKind('a number', isNumber);
const positive = simpleKind('a number above 0', (value) => isNumber(value) && value > 0);
const count = simpleKind('a whole number of 0 or more', (value) => isNumber(value) && Number.isInteger(value) && value >= 0);
const list = simpleKind('a list', Array.isArray);
const names = setOf('a list of names', kinds_text, { empty: true });
const namesByName = mapOf('lists of names by property', names);
const type = either(someTypes, oneType);
const schema = simpleKind('a schema', (value) => (0,objects/* isObject */.Gv)(value) || typeof value === 'boolean');
const schemas = mapOf('schemas by name', schema);
const schemaList = listOf('a list of schemas, at least one', schema, { empty: false });
const items = either(schemaList, schema);
const dependencies = mapOf('schemas or lists of names, by property', either(names, schema));

;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/schemas/keywords.js


const { /* count */ "U9": keywords_count, /* dependencies */ "El": keywords_dependencies, /* flag */ "Jt": keywords_flag, /* items */ "ld": keywords_items, /* list */ "p_": keywords_list, /* names */ "Dy": keywords_names, /* number */ "ai": keywords_number, /* positive */ "yj": keywords_positive, /* schema */ "wQ": keywords_schema, /* schemaList */ "A6": keywords_schemaList, /* schemas */ "jo": keywords_schemas, /* text */ "Qq": keywords_text, /* type */ "NW": keywords_type } = kinds_namespaceObject;
const common = {
    $id: keywords_text,
    $schema: keywords_text,
    $ref: keywords_text,
    $comment: keywords_text,
    title: keywords_text,
    description: keywords_text,
    readOnly: keywords_flag,
    examples: keywords_list,
    multipleOf: keywords_positive,
    maximum: keywords_number,
    exclusiveMaximum: keywords_number,
    minimum: keywords_number,
    exclusiveMinimum: keywords_number,
    maxLength: keywords_count,
    minLength: keywords_count,
    pattern: keywords_text,
    maxItems: keywords_count,
    minItems: keywords_count,
    uniqueItems: keywords_flag,
    contains: keywords_schema,
    maxProperties: keywords_count,
    minProperties: keywords_count,
    required: keywords_names,
    additionalProperties: keywords_schema,
    definitions: keywords_schemas,
    properties: keywords_schemas,
    patternProperties: keywords_schemas,
    dependencies: keywords_dependencies,
    propertyNames: keywords_schema,
    enum: keywords_list,
    type: keywords_type,
    format: keywords_text,
    contentMediaType: keywords_text,
    contentEncoding: keywords_text,
    if: keywords_schema,
    // biome-ignore lint/suspicious/noThenProperty: the keyword is called so.
    then: keywords_schema,
    else: keywords_schema,
    allOf: keywords_schemaList,
    anyOf: keywords_schemaList,
    oneOf: keywords_schemaList,
    not: keywords_schema,
};
const since2019 = () => ({
    ...common,
    $anchor: keywords_text,
    $defs: keywords_schemas,
    $vocabulary: flags,
    writeOnly: keywords_flag,
    deprecated: keywords_flag,
    dependentSchemas: keywords_schemas,
    dependentRequired: namesByName,
    unevaluatedItems: keywords_schema,
    unevaluatedProperties: keywords_schema,
    minContains: keywords_count,
    maxContains: keywords_count,
    contentSchema: keywords_schema,
});
const ofDrafts = {
    'draft-07': () => ({ ...common, items: keywords_items, additionalItems: keywords_schema }),
    '2019-09': () => ({
        ...since2019(),
        items: keywords_items,
        additionalItems: keywords_schema,
        $recursiveRef: keywords_text,
        $recursiveAnchor: keywords_flag,
    }),
    '2020-12': () => ({
        ...since2019(),
        items: keywords_schema,
        prefixItems: keywords_schemaList,
        $dynamicRef: keywords_text,
        $dynamicAnchor: keywords_text,
    }),
};
/** Returns the kinds of values of a draft's keywords. Source: the drafts' meta-schemas. */
const keywordsOf = (0,once/* onceEach */.fF)((draft) => new Map(Object.entries(ofDrafts[draft]())));

;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/schemas/malformed.js






/** The largest number of faults that are reported for one schema. */
const maxFaults = 20;
/** Assertion keywords of later drafts than the platform's own. */
const laterKeywords = (0,keywords/* keywords */.RE)(...['dependentRequired', 'dependentSchemas', 'unevaluatedItems', 'unevaluatedProperties'], ...['minContains', 'maxContains', 'prefixItems']);
/** Returns the keyword values that the draft does not allow: those that its meta-schema rejects. */
function malformedKeywords(root, draft) {
    const faults = [];
    const known = keywordsOf(draft);
    const hasLater = draft !== '2020-12' && (0,by_keyword/* hasKeyword */.U6)(root, laterKeywords);
    for (const inside of (0,schemas_within/* schemasWithin */.Oc)(root)) {
        const { schema } = inside;
        if (schema.id !== undefined || schema.nullable !== undefined)
            faults.push(...foreignKeywords(schema, inside.path));
        const meant = closestFormat(schema.format);
        if (meant !== undefined) {
            const fact = `\`format\` is \`${schema.format}\`, which validators do not know`;
            faults.push({ path: [...inside.path, 'format'], fact, meant, ceiling: 'warn' });
        }
        if ((0,objects/* propertyOf */.$r)(schema.properties, 'additionalProperties') === false && schema.additionalProperties === undefined)
            faults.push(tooDeep(inside.path));
        if (hasLater)
            faults.push(...ignoredKeywords(schema, inside.path, draft));
        for (const keyword in schema) {
            const kind = known.get(keyword);
            const value = schema[keyword];
            if (kind === undefined || kind.fits(value))
                continue;
            for (const wrong of kind.wrong(value, [...inside.path, keyword]))
                faults.push(faultOf(wrong, keyword));
        }
        if (faults.length >= maxFaults)
            break;
    }
    return faults.slice(0, maxFaults);
}
/** Reports a schema with an unknown draft: silence would mean that it was checked. */
const unknownDraftFault = ({ $schema }) => ({
    path: ['$schema'],
    fact: `\`$schema\` is ${actual($schema)}, which hublint does not support; expected draft-06, draft-07, 2019-09 or 2020-12`,
    ceiling: 'info',
});
/** Reports keywords of other dialects that validators reject. */
function* foreignKeywords({ id, nullable, type }, path) {
    if (typeof id === 'string')
        yield { path: [...path, 'id'], fact: '`id` is a keyword of draft-04; it is now `$id`' };
    if (nullable !== undefined && type === undefined) {
        yield { path: [...path, 'nullable'], fact: '`nullable` needs a `type` beside it' };
    }
}
/** A keyword that is nested too deep, among the properties, where it is the name of a property. */
const tooDeep = (path) => ({
    path: [...path, 'properties', 'additionalProperties'],
    fact: '`properties` has a property `additionalProperties` that is `false`; the keyword stands beside `properties`',
    ceiling: 'warn',
});
/** Reports keywords that a validator of this draft ignores. */
function* ignoredKeywords(schema, path, draft) {
    for (const keyword of laterKeywords.names) {
        if (schema[keyword] === undefined || keywordsOf(draft).has(keyword))
            continue;
        const since = keywordsOf('2019-09').has(keyword) ? '2019-09' : '2020-12';
        const fact = `\`${keyword}\` is a keyword of ${since}, which validators of ${draft} ignore`;
        yield { path: [...path, keyword], fact, ceiling: 'warn' };
    }
}
function faultOf(wrong, keyword) {
    const { path, value, expected, words } = wrong;
    const last = path.at(-1);
    const owned = last === keyword ? `\`${keyword}\`` : `\`${last}\` of \`${keyword}\``;
    const what = typeof last === 'number' ? `\`${keyword}[${last}]\`` : owned;
    const meant = closestWord(value, words);
    const shown = value === null && words ? '`null`, which is not a string' : actual(value);
    const fact = `${what} is ${shown}; expected ${expected}${hintFor(wrong, keyword)}`;
    return { path, fact, ...(meant !== undefined && { meant }) };
}
/** Returns whether a string would be read as a number, a boolean or `null` without its quotes. */
const needsQuotes = (text) => /^(?:true|false|null|-?\d[\d.e+-]*)$/i.test(text);
function actual(value) {
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : 'a list';
    if ((0,objects/* isObject */.Gv)(value))
        return 'an object';
    const text = typeof value === 'string' && needsQuotes(value) ? JSON.stringify(value) : String(value);
    return text === '' ? 'empty' : `\`${text.length > 40 ? `${text.slice(0, 39)}…` : text}\``;
}

// EXTERNAL MODULE: ./dist/compiled/src/rule/schema/references.js + 1 modules
var schema_references = __webpack_require__(58461);
;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/schemas/ref-cycles.js



/** Keywords whose subschemas always apply to the same value. */
const inPlaceApplicators = ['allOf', 'anyOf', 'oneOf', 'not', 'if'];
/** No chain of references that a person wrote is longer. */
const maxReferences = 1000;
/** Finds a `$ref` that leads back to itself without a step into the value: a validator would recurse forever. */
function refCycleIn(root, draft) {
    // Most schemas have no reference: return before anything is allocated.
    if (!(0,by_keyword/* hasKeyword */.U6)(root, schema_references/* referring */.P8))
        return undefined;
    const references = new Map();
    for (const reference of (0,schema_references/* referencesIn */.ii)(root))
        references.set(reference.schema, reference);
    const done = new Set();
    /** The schemas on the current path, each with the reference that led to it. */
    const pathTo = new Map();
    const follow = (schema, by) => {
        if (pathTo.has(schema))
            return [...pathTo.values(), by].slice([...pathTo.keys()].indexOf(schema) + 1).find((one) => one);
        if (!(0,schemas_within/* isSchema */.Wl)(schema) || done.has(schema) || pathTo.size === maxReferences)
            return undefined;
        pathTo.set(schema, by);
        const own = references.get(schema);
        let found = own?.target && follow(own.target.schema, own);
        // Before 2019-09, the siblings of a `$ref` are ignored.
        for (const keyword of own && draft === 'draft-07' ? [] : inPlaceApplicators)
            for (const part of [schema[keyword]].flat())
                found ??= follow(part);
        pathTo.delete(schema);
        done.add(schema);
        return found;
    };
    for (const start of references.keys()) {
        const at = follow(start);
        if (at)
            return { path: [...at.path, '$ref'], fact: `\`$ref\` is \`${at.ref}\`, which leads back to itself` };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/schemas/plain-faults.js




/** Returns whether validators accept the schema all the same. */
const isIgnored = ({ ceiling }) => ceiling !== undefined;
/** Returns the faults of a schema that show without compiling it. Cached, because a manifest may be checked again. */
const plainFaultsIn = (0,once/* cachedForRecent */.Ve)((schema) => {
    const draft = (0,schema_draft/* draftOf */.b)(schema);
    if (draft === undefined)
        return [unknownDraftFault(schema)];
    const faults = malformedKeywords(schema, draft);
    const circle = faults.every(isIgnored) ? refCycleIn(schema, draft) : undefined;
    return circle === undefined ? faults : [...faults, circle];
}, 1000);


/***/ }),

/***/ 22605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N0: () => (/* binding */ isClearlyValid),
/* harmony export */   h3: () => (/* binding */ sampleKeywords),
/* harmony export */   lc: () => (/* binding */ samplesOf)
/* harmony export */ });
/* harmony import */ var _data_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23984);
/* harmony import */ var _rule_schema_annotations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44310);
/* harmony import */ var _rule_schema_keywords_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82962);
/* harmony import */ var _rule_schema_schemas_within_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9331);
/* harmony import */ var _patterns_expressions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69881);





/** Keywords without effect on validation, and `type`, which is checked first. */
const simpleKeywords = new Set([..._rule_schema_annotations_js__WEBPACK_IMPORTED_MODULE_3__/* .annotations */ .h, 'type', 'x-zui']);
/** A surrogate: half of a character that counts as one in JSON Schema and as two in JavaScript. */
const surrogate = /[\ud800-\udfff]/;
/** A URL without any characters that validators interpret differently. */
const url = /^https?:\/\/[\w.-]+(?::\d+)?(?:\/[\w./-]*)?$/;
/** A pattern without any of these has no repetition and no alternatives, and is matched against a short string quickly. */
const complexSyntax = /[*+?{}()|[\]]/;
const maxTextLength = 1000;
const bound = (holds) => (limit, value) => typeof limit === 'number' && typeof value === 'number' && holds(value, limit);
const length = (holds) => (limit, value) => typeof limit === 'number' && typeof value === 'string' && !surrogate.test(value) && holds(value.length, limit);
const empty = (_, value) => (0,_data_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .isContainer */ .u_)(value) && Object.keys(value).length === 0;
/** Simple assertions by keyword. Keywords for members hold for a value without members. */
const assertions = new Map([
    ['enum', (values, value) => Array.isArray(values) && values.includes(value)],
    ['minimum', bound((value, limit) => value >= limit)],
    ['maximum', bound((value, limit) => value <= limit)],
    ['exclusiveMinimum', bound((value, limit) => value > limit)],
    ['exclusiveMaximum', bound((value, limit) => value < limit)],
    ['minLength', length((own, limit) => own >= limit)],
    ['maxLength', length((own, limit) => own <= limit)],
    ['pattern', (pattern, text) => typeof pattern === 'string' && typeof text === 'string' && matches(pattern, text)],
    ['format', (format, text) => format === 'uri' && typeof text === 'string' && url.test(text)],
    ['anyOf', (branches, value) => Array.isArray(branches) && branches.some((branch) => isClearlyValid(branch, value))],
    ...['items', 'properties', 'additionalProperties'].map((keyword) => [keyword, empty]),
]);
const types = new Map([
    ['boolean', (value) => typeof value === 'boolean'],
    ['string', (value) => typeof value === 'string'],
    ['number', (value) => Number.isFinite(value)],
    ['integer', (value) => Number.isInteger(value)],
    ['null', (value) => value === null],
    ['array', Array.isArray],
    ['object', _data_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv],
]);
/** Returns whether a value is valid against a schema that is so simple that no validator is needed. */
function isClearlyValid(schema, value) {
    if (!(0,_rule_schema_schemas_within_js__WEBPACK_IMPORTED_MODULE_1__/* .isSchema */ .Wl)(schema))
        return false;
    if (schema.type !== undefined && types.get(schema.type)?.(value) !== true)
        return false;
    for (const keyword of Object.keys(schema)) {
        if (!simpleKeywords.has(keyword) && assertions.get(keyword)?.(schema[keyword], value) !== true)
            return false;
    }
    return true;
}
function matches(pattern, text) {
    if (complexSyntax.test(pattern) || text.length > maxTextLength)
        return false;
    try {
        return (0,_patterns_expressions_js__WEBPACK_IMPORTED_MODULE_2__/* .expressionOf */ .ez)(pattern).test(text);
    }
    catch {
        return false;
    }
}
const none = [];
/** The keywords that contain sample values. */
const sampleKeywords = (0,_rule_schema_keywords_js__WEBPACK_IMPORTED_MODULE_0__/* .keywords */ .RE)('default', 'example', 'examples');
/** Returns the default and the examples of a schema. */
function samplesOf({ default: standard, example, examples }) {
    if (example === undefined && examples === undefined)
        return standard === undefined ? none : [standard];
    const all = [standard, example, ...(Array.isArray(examples) ? examples : [examples])];
    return all.filter((sample) => sample !== undefined);
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
