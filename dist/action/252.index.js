export const id = 252;
export const ids = [252];
export const modules = {

/***/ 98724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ runWithTimeout),
/* harmony export */   iU: () => (/* binding */ timedOut),
/* harmony export */   nl: () => (/* binding */ deadline)
/* harmony export */ });
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30714);
/* harmony import */ var _timeout_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90747);



let script;
let context;
/** On a busy machine a thread may hardly get CPU time: the work is then retried with these multiples of its limit. */
const retryFactors = [1, 4, 16];
/** Creates a budget in which each piece of work gets `each` milliseconds of CPU time, and all of them together `total`. */
function deadline({ each, total }) {
    let left = total;
    return {
        run(work) {
            if (_timeout_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .timeoutBudget */ .T.isSpent)
                return undefined;
            for (const times of retryFactors) {
                const limit = Math.floor(Math.min(each, left));
                if (limit < 1)
                    return undefined;
                const before = usage();
                const outcome = runWithTimeout(limit * times, work);
                const spent = millisecondsOf(usage(before));
                left -= spent;
                if (outcome !== timedOut)
                    return outcome;
                _timeout_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .timeoutBudget */ .T.spend(spent);
                if (spent > limit / 2)
                    return undefined;
            }
            return undefined;
        },
    };
}
/** Measures the CPU time of this thread if Node can, because other threads compute at the same time; else of the process. */
const { threadCpuUsage: usage = node_process__WEBPACK_IMPORTED_MODULE_0__.cpuUsage } = node_process__WEBPACK_IMPORTED_MODULE_0__;
const millisecondsOf = ({ user, system }) => (user + system) / 1000;
/** The result of work that ran into its timeout. */
const timedOut = Symbol('late');
/**
 * Runs work with a timeout in milliseconds. The timeout is that of `vm.Script`, which interrupts regular expressions,
 * generated code and WebAssembly alike.
 */
function runWithTimeout(timeout, work) {
    context ??= (0,node_vm__WEBPACK_IMPORTED_MODULE_1__.createContext)();
    script ??= new node_vm__WEBPACK_IMPORTED_MODULE_1__.Script('work()');
    context.work = work;
    try {
        // The script only calls `work`.
        return script.runInContext(context, { timeout });
    }
    catch (error) {
        if (isTimeout(error))
            return timedOut;
        throw error;
    }
    finally {
        context.work = undefined;
    }
}
/** The error comes from the other realm, so it is not an instance of this realm's `Error`. */
const isTimeout = (error) => typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';


/***/ }),

/***/ 64201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ loadValidators),
/* harmony export */   b: () => (/* binding */ loaders)
/* harmony export */ });
/** Uses `default`, which is the module itself: if a CommonJS module exports a function, a bundler provides no other names. */
const loaders = {
    'draft-07': async () => withFormats((await Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(2463)]).then(__webpack_require__.t.bind(__webpack_require__, 42463, 19))).default.Ajv),
    '2019-09': async () => withFormats((await Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(878)]).then(__webpack_require__.t.bind(__webpack_require__, 60878, 19))).default.Ajv2019),
    '2020-12': async () => withFormats((await Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(2210)]).then(__webpack_require__.t.bind(__webpack_require__, 52210, 19))).default.Ajv2020),
};
async function loadValidators(drafts) {
    return new Map(await Promise.all(drafts.map(async (draft) => [draft, await loaders[draft]()])));
}
/** Strings of these shapes may be rejected by the validator's formats although the standards allow them. */
const uncertainFormats = {
    email: /["[]/,
    'uri-template': /['.]/,
    'date-time': /\.\d{10}/,
    time: /\.\d{10}/,
};
/** The formats import half of the validator, so they are loaded together with it and not earlier. */
async function withFormats(Validator) {
    const { default: formats } = await Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(2815)]).then(__webpack_require__.t.bind(__webpack_require__, 82815, 19));
    return class extends Validator {
        constructor(given) {
            super(given);
            formats.default(this);
            for (const [name, odd] of Object.entries(uncertainFormats)) {
                const accepts = testOf(this.formats[name]);
                this.addFormat(name, (text) => odd.test(text) || accepts(text));
            }
        }
    };
}
function testOf(format) {
    if (format instanceof RegExp)
        return (text) => format.test(text);
    const validate = typeof format === 'object' ? format.validate : format;
    return typeof validate === 'function' ? (text) => validate(text) !== false : () => true;
}


/***/ }),

/***/ 65326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ prepared)
/* harmony export */ });
/* unused harmony export asWritten */
/* harmony import */ var _data_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23984);
/* harmony import */ var _rule_holders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87637);
/* harmony import */ var _rule_schema_by_keyword_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91325);
/* harmony import */ var _rule_schema_keywords_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82962);
/* harmony import */ var _rule_schema_schemas_within_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9331);





/** Keywords whose values are data, not schemas. */
const dataKeywords = new Set(['enum', 'const', 'default', 'example', 'examples', 'required', 'type']);
/** Siblings of a `$ref` in older drafts that do not belong to the schema that it replaces. */
const refSiblings = new Set(['$ref', '$schema', 'definitions', '$defs']);
const conditions = new Set(['if', 'then', 'else']);
const identifiers = new Set(['$id', 'id', '$anchor', '$dynamicAnchor', '$recursiveAnchor']);
const dynamicRefs = (0,_rule_schema_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .keywords */ .RE)('$dynamicRef', '$recursiveRef');
/** The equivalent names if nothing is dynamic. */
const staticNames = {
    $dynamicRef: '$ref',
    $recursiveRef: '$ref',
    $dynamicAnchor: '$anchor',
};
const itemKeywords = (0,_rule_schema_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .keywords */ .RE)('unevaluatedItems');
const evaluating = (0,_rule_schema_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .keywords */ .RE)('contains', 'anyOf', 'oneOf', 'if', 'dependentSchemas');
const unevaluated = (0,_rule_schema_keywords_js__WEBPACK_IMPORTED_MODULE_2__/* .keywords */ .RE)('unevaluatedProperties', 'unevaluatedItems');
const known = new WeakMap();
/**
 * Rewrites a schema so that the validator reads it as its draft specifies; undefined if the validator would misread it
 * all the same. Every part that matters keeps its path.
 *
 * - Before 2019-09, siblings of a `$ref` are ignored; the validator applies them.
 * - Identifiers inside unknown keywords have no meaning; the validator registers them.
 * - An `if` marks properties as evaluated even without `then` or `else`; the validator skips it then.
 * - A `$ref` next to an `$id` is resolved against that; the validator recurses endlessly.
 * - An anchor of the root can be referenced; the validator only knows anchors of subschemas.
 * - Dynamic references in a schema with a single resource are plain references; the validator confuses them with
 *   others.
 * - A property `__proto__` is an ordinary one; the validator only sees it through `patternProperties`.
 */
function prepared(root, draft) {
    const ready = known.get(root) ?? (isMisreadAlways(root, draft) ? 'beyond' : new Preparer(root, draft).schema(root));
    known.set(root, ready);
    return ready === 'beyond' ? undefined : ready;
}
/**
 * Returns whether the validator misreads a schema in any case: dynamic references across several resources, or
 * `unevaluatedItems` together with keywords that may evaluate items.
 */
function isMisreadAlways(root, draft) {
    if (draft === 'draft-07')
        return false;
    const [pieces, isDynamic] = [countResources(root), (0,_rule_schema_by_keyword_js__WEBPACK_IMPORTED_MODULE_1__/* .hasKeyword */ .U6)(root, dynamicRefs)];
    return (isDynamic && pieces > 1) || ((0,_rule_schema_by_keyword_js__WEBPACK_IMPORTED_MODULE_1__/* .hasKeyword */ .U6)(root, itemKeywords) && (0,_rule_schema_by_keyword_js__WEBPACK_IMPORTED_MODULE_1__/* .hasKeyword */ .U6)(root, evaluating));
}
/** Counts the schema resources: the root, and each part with a base URI of its own. */
function countResources(root) {
    const parts = (0,_rule_schema_schemas_within_js__WEBPACK_IMPORTED_MODULE_3__/* .schemasWithin */ .Oc)(root);
    return parts.filter(({ schema, keyword }) => keyword === undefined || schema.$id !== undefined).length;
}
class Preparer {
    #isOlder;
    #hasConditions;
    #countsEvaluated;
    /** The references that resolve to the root by its anchor. */
    #toRoot;
    constructor(root, draft) {
        this.#isOlder = draft === 'draft-07';
        this.#hasConditions = !(this.#isOlder && String(root.$schema).includes('draft-06'));
        this.#countsEvaluated = !this.#isOlder && (0,_rule_schema_by_keyword_js__WEBPACK_IMPORTED_MODULE_1__/* .hasKeyword */ .U6)(root, unevaluated);
        const named = [root.$anchor, root.$dynamicAnchor].filter((name) => typeof name === 'string');
        this.#toRoot = named.length > 0 && countResources(root) === 1 ? named.map((name) => `#${name}`) : [];
    }
    schema(schema) {
        const isReplaced = this.#isOlder && typeof schema.$ref === 'string';
        const ready = {};
        for (const [keyword, value] of Object.entries(schema)) {
            if (isReplaced && !refSiblings.has(keyword) && mayApply(keyword, value))
                continue;
            if (!this.#hasConditions && conditions.has(keyword))
                continue;
            const name = this.#isOlder ? keyword : ((0,_data_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .ownOf */ ._t)(staticNames, keyword) ?? keyword);
            if (name === keyword || !Object.hasOwn(schema, name))
                (0,_data_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .put */ .yJ)(ready, name, this.#keyword(keyword, value));
        }
        if ((0,_data_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .propertyOf */ .$r)(ready.properties, protoName) !== undefined)
            requireByPattern(ready);
        if (this.#countsEvaluated && (0,_rule_schema_schemas_within_js__WEBPACK_IMPORTED_MODULE_3__/* .isSchema */ .Wl)(ready.if))
            addRequirement(ready, { anyOf: [ready.if, {}] });
        if (typeof ready.$id === 'string' && ready.$ref !== undefined) {
            addRequirement(ready, { $ref: ready.$ref });
            delete ready.$ref;
        }
        return ready;
    }
    #keyword(keyword, value) {
        if (dataKeywords.has(keyword))
            return value;
        if (typeof value === 'string' &&
            this.#toRoot.includes(value) &&
            ((0,_data_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .ownOf */ ._t)(staticNames, keyword) ?? keyword) === '$ref')
            return '#';
        const holder = (0,_rule_holders_js__WEBPACK_IMPORTED_MODULE_0__/* .holderOf */ .Kd)(keyword);
        if (holder === undefined)
            return withoutIdentifiers(value);
        if (Array.isArray(value))
            return value.map((part) => this.#part(part));
        return holder === 'named' && (0,_data_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value) ? mapped(value, (part) => this.#part(part)) : this.#part(value);
    }
    #part(part) {
        return (0,_rule_schema_schemas_within_js__WEBPACK_IMPORTED_MODULE_3__/* .isSchema */ .Wl)(part) ? this.schema(part) : part;
    }
}
/** Adds a requirement after the existing ones. */
function addRequirement(schema, more) {
    schema.allOf = [...(Array.isArray(schema.allOf) ? schema.allOf : []), more];
}
const protoName = '__proto__';
const protoPattern = '^(?:__proto__)$';
function requireByPattern(schema) {
    const { properties, patternProperties = {} } = schema;
    if (!(0,_data_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(patternProperties))
        return;
    const [own, other] = [(0,_data_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .propertyOf */ .$r)(properties, protoName), (0,_data_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .ownOf */ ._t)(patternProperties, protoPattern)];
    schema.patternProperties = {
        ...patternProperties,
        [protoPattern]: other === undefined ? own : { allOf: [own, other] },
    };
}
/** Maps a path in the prepared schema to the path in the author's schema. */
const asWritten = (path) => path.map((step, at) => {
    if (step === protoPattern)
        return protoName;
    return path[at + 1] === protoPattern ? 'properties' : step;
});
/** Returns whether a validator may apply a keyword. An object under any other name is kept: a reference may lead to it. */
const mayApply = (keyword, value) => (0,_rule_holders_js__WEBPACK_IMPORTED_MODULE_0__/* .holderOf */ .Kd)(keyword) !== undefined || dataKeywords.has(keyword) || !(0,_data_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value);
function withoutIdentifiers(value) {
    if (Array.isArray(value))
        return value.map(withoutIdentifiers);
    return (0,_data_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value) ? mapped(value, withoutIdentifiers, identifiers) : value;
}
function mapped(data, change, without) {
    const copy = {};
    for (const [name, value] of Object.entries(data))
        if (!without?.has(name))
            (0,_data_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .put */ .yJ)(copy, name, change(value));
    return copy;
}


/***/ }),

/***/ 38930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ isQuick),
/* harmony export */   e: () => (/* binding */ isSmall)
/* harmony export */ });
/* harmony import */ var _data_objects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23984);
/* harmony import */ var _rule_schema_by_keyword_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91325);
/* harmony import */ var _rule_schema_keywords_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82962);
/* harmony import */ var _rule_schema_schemas_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9331);




/** Keywords that can make validation slow: regular expressions, pairwise comparison, and references to reused parts. */
const slowKeywords = (0,_rule_schema_keywords_js__WEBPACK_IMPORTED_MODULE_1__/* .keywords */ .RE)('pattern', 'patternProperties', 'format', 'uniqueItems', '$ref', '$recursiveRef', '$dynamicRef');
/** A schema with fewer subschemas compiles quickly. */
const maxSubschemas = 500;
/** Returns whether validation needs no timeout: setting one takes longer than most validations. */
const isQuick = (schema) => !(0,_rule_schema_by_keyword_js__WEBPACK_IMPORTED_MODULE_0__/* .hasKeyword */ .U6)(schema, slowKeywords) && (0,_rule_schema_schemas_within_js__WEBPACK_IMPORTED_MODULE_2__/* .schemasWithin */ .Oc)(schema).length < maxSubschemas;
/** The limit for names and values together. Defaults and examples that people write have ten or twenty. */
const maxValues = 200;
/** Returns whether a value is small enough to be validated quickly. */
const isSmall = (value) => remainingAfter(value, maxValues) >= 0;
/** Returns what remains of a limit after counting a value; negative if the value exceeds it. */
function remainingAfter(value, room) {
    let left = room - 1;
    if (!(0,_data_objects_js__WEBPACK_IMPORTED_MODULE_3__/* .isContainer */ .u_)(value))
        return left;
    for (const name of Object.keys(value)) {
        if (left < 0)
            break;
        left = remainingAfter(value[name], left);
    }
    return left;
}


/***/ }),

/***/ 48955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yO: () => (/* binding */ compileError),
  ls: () => (/* binding */ defaultKeyword),
  bg: () => (/* binding */ validity),
  Qf: () => (/* binding */ violation)
});

// UNUSED EXPORTS: compiledAlone, isFalseError, isMiscompared, requirementText, valuePathOf

// EXTERNAL MODULE: ./dist/compiled/src/data/attempt.js
var attempt = __webpack_require__(70265);
// EXTERNAL MODULE: ./dist/compiled/src/data/objects.js
var objects = __webpack_require__(23984);
// EXTERNAL MODULE: ./dist/compiled/src/data/once.js
var once = __webpack_require__(68051);
// EXTERNAL MODULE: ./dist/compiled/src/data/path.js
var data_path = __webpack_require__(69177);
// EXTERNAL MODULE: ./dist/compiled/src/data/pointer.js
var pointer = __webpack_require__(91797);
// EXTERNAL MODULE: ./dist/compiled/src/rule/schema/by-keyword.js
var by_keyword = __webpack_require__(91325);
// EXTERNAL MODULE: ./dist/compiled/src/rule/schema/keywords.js
var keywords = __webpack_require__(82962);
// EXTERNAL MODULE: ./dist/compiled/src/rule/schema/schemas-within.js + 1 modules
var schemas_within = __webpack_require__(9331);
// EXTERNAL MODULE: ./dist/compiled/src/host/facts/patterns/expressions.js + 1 modules
var expressions = __webpack_require__(69881);
;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/schemas/reach.js






/** Keywords with which references can resolve to something other than a path from the root. */
const referenceKeywords = (0,keywords/* keywords */.RE)('$id', 'id', '$anchor', '$dynamicAnchor', '$recursiveAnchor', '$dynamicRef', '$recursiveRef');
/**
 * Returns the part of a schema that a subschema and its references reach, each at its original path; the whole schema
 * if that cannot be determined. A validator compiles everything that it is given, which takes long for thousands of
 * subschemas.
 */
function reachablePart(root, part) {
    if (part.length === 0 || (0,by_keyword/* hasKeyword */.U6)(root, referenceKeywords))
        return root;
    const reach = {};
    const seen = new Set();
    const open = [part];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
        const schema = (0,data_path/* partOf */.BU)(root, path);
        if (path.length === 0)
            return root;
        if (seen.has(schema))
            continue;
        copyTo(reach, root, path);
        if (!(0,schemas_within/* isSchema */.Wl)(schema))
            continue;
        for (const { schema: inner } of (0,schemas_within/* schemasWithin */.Oc)(schema)) {
            if (seen.has(inner))
                continue;
            seen.add(inner);
            if (inner.$ref === undefined)
                continue;
            const target = typeof inner.$ref === 'string' ? targetOf(root, inner.$ref) : undefined;
            if (target === undefined)
                return root;
            open.push(target);
        }
    }
    return reach;
}
/** Returns the path of a reference's target, with array indices as numbers. */
function targetOf(root, ref) {
    try {
        const steps = ref.startsWith('#') ? (0,pointer/* pathOf */.X)(decodeURIComponent(ref.slice(1))) : undefined;
        return steps && (0,data_path/* partOf */.BU)(root, steps) !== undefined ? steps : undefined;
    }
    catch {
        return undefined;
    }
}
/** Copies the value at a path; does nothing if an ancestor of it was copied already. */
function copyTo(reach, root, path) {
    let [to, from] = [reach, root];
    for (const [depth, step] of path.entries()) {
        if (to === from || !(0,objects/* isContainer */.u_)(to) || !(0,objects/* isContainer */.u_)(from))
            return;
        const [next, isLast] = [from[step], depth === path.length - 1];
        if (isLast || !Object.hasOwn(to, step))
            (0,objects/* put */.yJ)(to, String(step), isLast ? next : Array.isArray(next) ? [] : {});
        [to, from] = [to[step], next];
    }
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/facts/schemas/validator.js










/**
 * Unknown keywords and formats are accepted; nothing is fetched; inherited names such as `toString` do not count as
 * properties. One validator may serve many schemas, and registers none by name.
 */
const options = {
    strict: false,
    logger: false,
    meta: false,
    validateSchema: false,
    addUsedSchema: false,
    ownProperties: true,
    multipleOfPrecision: 8,
    code: { optimize: false, regExp: Object.assign(expressions/* expressionOf */.ez, { code: 'expressionOf' }) },
};
/** Compiles with a validator of its own that registers the schema: `#` only resolves to the root of a registered schema. */
const compiledAlone = (schema, Validator, more = {}) => new Validator({ ...options, ...more, addUsedSchema: true }).compile(schema);
const references = (0,keywords/* keywords */.RE)('$ref', '$recursiveRef', '$dynamicRef');
/** Keywords by which one schema refers to another, or can be referred to. */
const namedKeywords = (0,keywords/* keywords */.RE)(...references.names, '$id', '$anchor', '$dynamicAnchor');
/** Returns why the schema cannot be compiled; undefined if it can. */
function compileError(root, Validator) {
    try {
        compiledAlone(root, Validator);
        return undefined;
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}
/**
 * Returns why a value is invalid against a part of a schema; undefined if it is valid, or the schema cannot be
 * compiled. A property with a default may be missing: the reader of the data fills it in.
 */
function violation(root, part, value, Validator) {
    if (isMiscompared(value, root))
        return undefined;
    const plain = errorOf(value, { root, part }, Validator, 'plain');
    const filled = plain && errorOf(structuredClone(value), { root, part }, Validator, 'filling');
    if (plain === undefined || filled === undefined || isFalseError(plain, root) || isFalseError(filled, root))
        return undefined;
    // An error inside a default that was filled in is not an error of the value.
    const error = (0,data_path/* partOf */.BU)(value, valuePathOf(filled, value)) === undefined ? plain : filled;
    return { path: valuePathOf(error, value), demand: requirementText(error) };
}
/**
 * Returns which values are valid against a schema, as they are or with the defaults of `filled` filled in; undefined if
 * that cannot be decided.
 */
function validity({ plain, filled }, values, Validator) {
    return (0,attempt/* attempt */.C)(() => {
        const asIs = compiled(plain, Validator, 'plain');
        // Most values that are expected to be valid are so without defaults.
        const filling = (0,once/* once */.Oo)(() => filled && compiled(filled, Validator, 'filling'));
        return values.map((value) => {
            if (isMiscompared(value, filled ?? plain))
                return undefined;
            return asIs(value) === true || filling()?.(structuredClone(value)) === true;
        });
    });
}
const defaultKeyword = (0,keywords/* keywords */.RE)('default');
function compiled(schema, Validator, mode) {
    const useDefaults = mode === 'filling';
    if ((0,by_keyword/* hasKeyword */.U6)(schema, namedKeywords))
        return compiledAlone(schema, Validator, { useDefaults });
    const validators = known[mode];
    const validator = validators.get(Validator) ?? new Validator({ ...options, useDefaults });
    // Removed during the work: a validator that was interrupted by a timeout must not be used again.
    validators.delete(Validator);
    const validate = validator.compile(schema);
    // The validator would keep each schema forever.
    validator.removeSchema(schema);
    validators.set(Validator, validator);
    return validate;
}
function errorOf(value, { root, part }, Validator, mode) {
    const validators = known[mode];
    const schema = (0,data_path/* partOf */.BU)(root, part);
    if (!(0,schemas_within/* isSchema */.Wl)(schema))
        return undefined;
    const owner = (0,by_keyword/* hasKeyword */.U6)(schema, references) ? root : Validator;
    const validator = validators.get(owner) ?? new Validator({ ...options, useDefaults: mode === 'filling' });
    // Removed during the work: a validator that was interrupted by a timeout must not be used again.
    validators.delete(owner);
    const error = (0,attempt/* attempt */.C)(() => {
        const validate = owner === root ? throughRoot(validator, root, part) : validator.compile(schema);
        // The last error is the outermost one; those before it are from the alternatives that were tried.
        return validate?.(value) === false ? validate.errors?.at(-1) : undefined;
    });
    validators.set(owner, validator);
    return error;
}
/**
 * Validators that leave values as they are, and validators that fill in defaults, by root schema or validator class.
 * Creating one takes longer than using it; one per class serves all schemas without references.
 */
const known = { plain: new WeakMap(), filling: new WeakMap() };
/** Compiles a part through its root: references are resolved against the root, or against the base URI of a schema. */
function throughRoot(validator, root, part) {
    const reach = reachablePart(root, part);
    // Each excerpt gets a name of its own, so that one validator can hold all of them.
    const name = reach === root ? 'root' : `reach-${Object.keys(validator.schemas).length}`;
    if (validator.schemas[name] === undefined)
        validator.addSchema(reach, name);
    const fragment = (0,pointer/* pointerOf */.r)(part).split('/').map(encodeURIComponent).join('/');
    return validator.getSchema(part.length === 0 ? name : `${name}#${fragment}`);
}
const comparisonKeywords = (0,keywords/* keywords */.RE)('const', 'enum', 'uniqueItems');
/**
 * Returns whether the validator would compare a value wrongly: it mistakes own properties of these names for inherited
 * ones.
 */
function isMiscompared(value, root) {
    const isOdd = (part) => (0,objects/* isContainer */.u_)(part) &&
        (['constructor', 'valueOf', 'toString'].some((name) => Object.hasOwn(part, name)) ||
            Object.values(part).some(isOdd));
    return isOdd(value) && (0,by_keyword/* hasKeyword */.U6)(root, comparisonKeywords);
}
const proto = '__proto__';
const propertiesKeyword = (0,keywords/* keywords */.RE)('properties');
/** Returns whether an error is about a missing `__proto__` with a default, which the validator does not fill in. */
const isFalseError = ({ params }, root) => params.missingProperty === proto &&
    (0,by_keyword/* schemasHaving */.mh)(root, propertiesKeyword).some(({ schema: { properties } }) => (0,objects/* propertyOf */.$r)((0,objects/* propertyOf */.$r)(properties, proto), 'default') !== undefined);
/** Returns the path of an error inside the value, with array indices as numbers. */
function valuePathOf({ instancePath }, value) {
    const path = [];
    for (const name of (0,pointer/* pathOf */.X)(instancePath) ?? [])
        path.push(Array.isArray((0,data_path/* partOf */.BU)(value, path)) ? Number(name) : name);
    return path;
}
const quoted = (value) => `\`${JSON.stringify(value)}\``;
/** Replacements for messages of the validator that are less clear. */
const requirementTexts = {
    type: ({ type }) => `must be ${[type].flat().join(' or ')}`,
    enum: ({ allowedValues }) => `must be one of ${allowedValues.slice(0, 20).map(quoted).join(', ')}`,
    const: ({ allowedValue }) => `must be ${quoted(allowedValue)}`,
    format: ({ format }) => `must have the format \`${format}\``,
    pattern: ({ pattern }) => `must match the pattern \`${pattern}\``,
    required: ({ missingProperty }) => `must have the property \`${missingProperty}\``,
    additionalProperties: ({ additionalProperty }) => `must not have the property \`${additionalProperty}\``,
    propertyNames: ({ propertyName }) => `must not have a property named \`${propertyName}\``,
    not: () => 'must not match the schema in `not`',
    anyOf: () => 'must match one of the schemas in `anyOf`',
    oneOf: () => 'must match exactly one of the schemas in `oneOf`',
    'false schema': () => 'must not be given',
};
function requirementText({ keyword, params, message = 'is not valid' }) {
    return (0,objects/* ownOf */._t)(requirementTexts, keyword)?.(params) ?? message;
}


/***/ }),

/***/ 90747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ timeoutBudget)
/* harmony export */ });
/* unused harmony export TimeoutBudget */
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);

/** The milliseconds that may be lost at once, and how many are regained for each millisecond that passes. */
const limits = { atOnce: 30_000, ofEach: 0.05 };
/**
 * Limits the time that the whole process loses on work that times out: each manifest has a limit of its own, but there
 * may be thousands of them. A long-running process, such as a language server, regains part of the budget over time.
 */
class TimeoutBudget {
    #now;
    #left = limits.atOnce;
    #since;
    /** @param now returns the time in milliseconds. */
    constructor(now = () => node_process__WEBPACK_IMPORTED_MODULE_0__.uptime() * 1000) {
        this.#now = now;
        this.#since = now();
    }
    /** Whether so much time was lost that no more work that may take long is tried. */
    get isSpent() {
        const now = this.#now();
        this.#left = Math.min(limits.atOnce, this.#left + (now - this.#since) * limits.ofEach);
        this.#since = now;
        return this.#left <= 0;
    }
    spend(milliseconds) {
        this.#left -= milliseconds;
    }
}
/** The budget of this process. */
const timeoutBudget = new TimeoutBudget();


/***/ })

};
