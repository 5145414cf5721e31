export const id = 536;
export const ids = [536];
export const modules = {

/***/ 8202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ deadline)
/* harmony export */ });
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(714);

let script;
let context;
/** Each piece of work may take `each` milliseconds, and all of them together `total`. */
function deadline({ each, total }) {
    let left = total;
    return {
        run(work) {
            const timeout = Math.floor(Math.min(each, left));
            if (timeout < 1)
                return undefined;
            const start = performance.now();
            try {
                return within(timeout, work);
            }
            finally {
                left -= performance.now() - start;
            }
        },
    };
}
/** The time limit of the runtime's own script runner: it stops regular expressions and generated code alike. */
function within(timeout, work) {
    context ??= (0,node_vm__WEBPACK_IMPORTED_MODULE_0__.createContext)();
    script ??= new node_vm__WEBPACK_IMPORTED_MODULE_0__.Script('work()');
    context.work = work;
    try {
        // The script is nothing but the call of `work`.
        return script.runInContext(context, { timeout });
    }
    catch (error) {
        if (isTimeout(error))
            return undefined;
        throw error;
    }
    finally {
        context.work = undefined;
    }
}
/** The error comes from the other realm: it is no instance of this one's `Error`. */
const isTimeout = (error) => typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';


/***/ }),

/***/ 840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ schemasIn),
/* harmony export */   U: () => (/* binding */ hasKeyword)
/* harmony export */ });
/* harmony import */ var _rule_subschemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3172);

/** Whether a schema, or one inside it, has one of the keywords. */
function hasKeyword(schema, keywords) {
    for (const { schema: part } of (0,_rule_subschemas_js__WEBPACK_IMPORTED_MODULE_0__/* .subschemasOf */ .m)(schema, { path: [], on: 'value' })) {
        if (Object.keys(part).some((keyword) => keywords.has(keyword)))
            return true;
    }
    return false;
}
/** What a manifest of whatever shape has under the name `schema`: all its embedded schemas, and maybe more. */
function* schemasIn(data) {
    for (const [key, value] of Object.entries(data)) {
        if (typeof value !== 'object' || value === null)
            continue;
        if (key === 'schema' && (0,_rule_subschemas_js__WEBPACK_IMPORTED_MODULE_0__/* .isSchema */ .W)(value))
            yield value;
        else
            yield* schemasIn(value);
    }
}


/***/ }),

/***/ 4536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gatherSchemas: () => (/* binding */ gatherSchemas),
  loadValidators: () => (/* binding */ loadValidators),
  schemaFacts: () => (/* binding */ schemaFacts)
});

// NAMESPACE OBJECT: ./dist/lib/src/host/facts/schemas/kinds.js
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

// EXTERNAL MODULE: ./dist/lib/src/data/path.js
var data_path = __webpack_require__(7003);
// EXTERNAL MODULE: ./dist/lib/src/rule/subschemas.js
var subschemas = __webpack_require__(3172);
// EXTERNAL MODULE: ./dist/lib/src/host/facts/deadline.js
var deadline = __webpack_require__(8202);
// EXTERNAL MODULE: ./dist/lib/src/host/facts/keywords-in.js
var keywords_in = __webpack_require__(840);
// EXTERNAL MODULE: ./dist/lib/src/data/objects.js
var objects = __webpack_require__(8674);
;// CONCATENATED MODULE: ./dist/lib/src/host/facts/schemas/draft.js

const drafts = {
    'json-schema.org/draft-06/schema': 'draft-07',
    'json-schema.org/draft-07/schema': 'draft-07',
    'json-schema.org/draft/2019-09/schema': '2019-09',
    'json-schema.org/draft/2020-12/schema': '2020-12',
};
/** The draft that a schema says it is of, the platform's own where it says none; undefined for any other. */
function draftOf({ $schema }) {
    if ($schema === undefined)
        return 'draft-07';
    if (typeof $schema !== 'string')
        return undefined;
    const name = $schema.replace(/^https?:\/\//, '').replace(/#$/, '');
    return (0,objects/* ownOf */._t)(drafts, name);
}

// EXTERNAL MODULE: ./dist/lib/src/data/closest.js
var closest = __webpack_require__(4009);
;// CONCATENATED MODULE: ./dist/lib/src/host/facts/schemas/kinds.js

const isNumber = (value) => typeof value === 'number' && Number.isFinite(value);
const one = (expected, accepts, words) => function* (value, path) {
    if (!accepts(value))
        yield { path, value, expected, ...(words && { words }) };
};
const mapOf = (expected, kind) => function* (value, path) {
    if (!(0,objects/* isObject */.Gv)(value))
        yield { path, value, expected };
    else
        for (const name of Object.keys(value))
            yield* kind(value[name], [...path, name]);
};
const listOf = (expected, kind, { empty }) => function* (value, path) {
    if (!Array.isArray(value) || (!empty && value.length === 0))
        yield { path, value, expected };
    else
        for (const [index, item] of value.entries())
            yield* kind(item, [...path, index]);
};
/** A list whose items differ: a repeated one is wrong where it stands. */
const setOf = (expected, kind, options) => {
    const list = listOf(expected, kind, options);
    return function* (value, path) {
        yield* list(value, path);
        const seen = new Set();
        for (const [index, item] of Array.isArray(value) ? value.entries() : []) {
            if (seen.has(item))
                yield { path: [...path, index], value: item, expected: 'each name once' };
            seen.add(item);
        }
    };
};
const types = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];
const oneType = one(types
    .map((name) => `\`${name}\``)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1'), (value) => types.some((name) => name === value), types);
const someTypes = setOf('one or more types', oneType, { empty: false });
const kinds_text = one('a string', (value) => typeof value === 'string');
const flag = one('`true` or `false`', (value) => typeof value === 'boolean');
const flags = mapOf('flags by address', flag);
const number = one('a number', isNumber);
const positive = one('a number above 0', (value) => isNumber(value) && value > 0);
const count = one('a whole number that is not negative', (value) => isNumber(value) && Number.isInteger(value) && value >= 0);
const list = one('a list', Array.isArray);
const names = setOf('a list of names', kinds_text, { empty: true });
const namesByName = mapOf('lists of names by property', names);
const type = (value, path) => (Array.isArray(value) ? someTypes : oneType)(value, path);
const schema = one('a schema', (value) => (0,objects/* isObject */.Gv)(value) || typeof value === 'boolean');
const schemas = mapOf('schemas by name', schema);
const schemaList = listOf('a list of schemas, at least one', schema, { empty: false });
const items = (value, path) => (Array.isArray(value) ? schemaList : schema)(value, path);
const dependencies = mapOf('schemas or lists of names, by property', (value, path) => (Array.isArray(value) ? names : schema)(value, path));

;// CONCATENATED MODULE: ./dist/lib/src/host/facts/schemas/keywords.js

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
const since2019 = {
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
};
/** What the keywords of each draft may hold. Source: the drafts' meta-schemas. */
const keywords = {
    'draft-07': { ...common, items: keywords_items, additionalItems: keywords_schema },
    '2019-09': { ...since2019, items: keywords_items, additionalItems: keywords_schema, $recursiveRef: keywords_text, $recursiveAnchor: keywords_flag },
    '2020-12': { ...since2019, items: keywords_schema, prefixItems: keywords_schemaList, $dynamicRef: keywords_text, $dynamicAnchor: keywords_text },
};

;// CONCATENATED MODULE: ./dist/lib/src/host/facts/schemas/malformed.js




/** More than these are not told of one schema. */
const most = 20;
/** What a schema's keywords hold that the draft does not allow: what the draft's meta-schema refuses. */
function malformed(root, draft) {
    const faults = [];
    for (const { schema, path } of (0,subschemas/* subschemasOf */.m)(root, { path: [], on: 'value' })) {
        faults.push(...foreign(schema, path));
        for (const keyword of Object.keys(schema)) {
            for (const wrong of (0,objects/* ownOf */._t)(keywords[draft], keyword)?.(schema[keyword], [...path, keyword]) ?? []) {
                faults.push(faultOf(wrong, keyword));
            }
        }
        if (faults.length >= most)
            break;
    }
    return faults.slice(0, most);
}
/** Keywords of other dialects that validators refuse. */
function* foreign({ id, nullable, type }, path) {
    if (typeof id === 'string')
        yield { path: [...path, 'id'], fact: '`id` is a keyword of draft-04; it is now `$id`' };
    if (nullable !== undefined && type === undefined) {
        yield { path: [...path, 'nullable'], fact: '`nullable` needs a `type` beside it' };
    }
}
function faultOf({ path, value, expected, words }, keyword) {
    const last = path.at(-1);
    const owned = last === keyword ? `\`${keyword}\`` : `\`${last}\` of \`${keyword}\``;
    const what = typeof last === 'number' ? `\`${keyword}[${last}]\`` : owned;
    const meant = words && typeof value === 'string' ? (0,closest/* closest */.k)(value, words) : undefined;
    const fact = `${what} is ${actual(value)}; expected ${expected}`;
    return { path, fact, ...(meant !== undefined && { meant }) };
}
function actual(value) {
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : 'a list';
    if ((0,objects/* isObject */.Gv)(value))
        return 'an object';
    const text = typeof value === 'string' ? value : String(value);
    return text === '' ? 'empty' : `\`${text.length > 40 ? `${text.slice(0, 39)}…` : text}\``;
}

;// CONCATENATED MODULE: ./dist/lib/src/host/facts/schemas/plain.js

/** Keywords that ask nothing of a value, and those that are looked at here. */
const understood = new Set([
    'type',
    'enum',
    'default',
    'example',
    'examples',
    'title',
    'description',
    'deprecated',
    'readOnly',
    'writeOnly',
    '$comment',
    'x-zui',
]);
const plain_types = new Map([
    ['boolean', (value) => typeof value === 'boolean'],
    ['string', (value) => typeof value === 'string'],
    ['number', (value) => Number.isFinite(value)],
    ['integer', (value) => Number.isInteger(value)],
]);
/** Whether a value meets a schema that asks for so little that no validator is needed to see it. */
function plainlyMeets(schema, value) {
    if (!(0,subschemas/* isSchema */.W)(schema) || !Object.keys(schema).every((keyword) => understood.has(keyword)))
        return false;
    const isListed = schema.enum === undefined || (Array.isArray(schema.enum) && schema.enum.includes(value));
    return isListed && plain_types.get(schema.type)?.(value) === true;
}
/** The values that a schema gives of itself. */
function samplesOf({ default: standard, example, examples }) {
    const all = [standard, example, ...(Array.isArray(examples) ? examples : [examples])];
    return all.filter((sample) => sample !== undefined);
}

// EXTERNAL MODULE: ./dist/lib/src/data/pointer.js
var pointer = __webpack_require__(6967);
;// CONCATENATED MODULE: ./dist/lib/src/host/facts/schemas/validator.js





/** Through `default`, which is the module itself: a bundler gives a module that is a function no other names. */
const loaders = {
    'draft-07': async () => knowingFormats((await Promise.all(/* import() */[__webpack_require__.e(457), __webpack_require__.e(463)]).then(__webpack_require__.t.bind(__webpack_require__, 2463, 19))).default.Ajv),
    '2019-09': async () => knowingFormats((await Promise.all(/* import() */[__webpack_require__.e(457), __webpack_require__.e(878)]).then(__webpack_require__.t.bind(__webpack_require__, 878, 19))).default.Ajv2019),
    '2020-12': async () => knowingFormats((await Promise.all(/* import() */[__webpack_require__.e(457), __webpack_require__.e(210)]).then(__webpack_require__.t.bind(__webpack_require__, 2210, 19))).default.Ajv2020),
};
/** The formats bring half of the validator along: they are loaded with it, not before. */
async function knowingFormats(Validator) {
    const { default: formats } = await Promise.all(/* import() */[__webpack_require__.e(457), __webpack_require__.e(196)]).then(__webpack_require__.t.bind(__webpack_require__, 2815, 19));
    return class extends Validator {
        constructor(given) {
            super(given);
            formats.default(this);
        }
    };
}
/** Unknown keywords and formats are no fault; defaults are filled in as whoever reads the data does; nothing is fetched. */
const options = {
    strict: false,
    logger: false,
    meta: false,
    validateSchema: false,
    addUsedSchema: false,
    useDefaults: true,
    code: { regExp: Object.assign(tolerantRegExp, { code: 'tolerantRegExp' }) },
};
/** A rule of its own tells of invalid expressions: here they accept everything. */
function tolerantRegExp(pattern) {
    for (const flags of ['u', '']) {
        try {
            return new RegExp(pattern, flags);
        }
        catch {
            // The next way to read it.
        }
    }
    return { test: () => true };
}
const references = new Set(['$ref', '$recursiveRef', '$dynamicRef']);
const bases = new Set(['$id', 'id']);
/** Why the schema cannot be compiled; undefined where it can. */
function compileError(root, Validator) {
    try {
        new Validator(options).compile(root);
        return undefined;
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}
/** Why a value does not meet a part of a schema. Undefined where it does; what cannot be compiled says nothing. */
function violation(root, part, value, Validator) {
    const schema = (0,data_path/* partOf */.B)(root, part);
    if (!(0,subschemas/* isSchema */.W)(schema))
        return undefined;
    const validate = attempt(() => (0,keywords_in/* hasKeyword */.U)(schema, references)
        ? throughRoot(new Validator(options), root, part)
        : sharedOf(Validator).compile(schema));
    const copy = structuredClone(value);
    // An expression may be valid, and still more than can be run.
    if (validate === undefined || attempt(() => validate(copy)) !== false)
        return undefined;
    // The last is the outermost: what came before it are the ways that it tried.
    const error = validate.errors?.at(-1);
    return error && { path: placeIn(error, value), demand: demandOf(error) };
}
const shared = new WeakMap();
/** Making a validator takes longer than using it; one that is shown no references remembers nothing. */
function sharedOf(Validator) {
    const validator = shared.get(Validator) ?? new Validator(options);
    shared.set(Validator, validator);
    return validator;
}
/** References are relative to the root, unless a schema names another base. */
function throughRoot(validator, root, part) {
    if ((0,keywords_in/* hasKeyword */.U)(root, bases))
        return undefined;
    const fragment = (0,pointer/* pointerOf */.r)(part).split('/').map(encodeURIComponent).join('/');
    return validator.addSchema(root, 'root').getSchema(`root#${fragment}`);
}
function attempt(work) {
    try {
        return work();
    }
    catch {
        return undefined;
    }
}
/** The path of what is wrong inside the value: array indices are numbers. */
function placeIn({ instancePath }, value) {
    const path = [];
    for (const name of (0,pointer/* pathOf */.X)(instancePath) ?? [])
        path.push(Array.isArray((0,data_path/* partOf */.B)(value, path)) ? Number(name) : name);
    return path;
}
const quoted = (value) => `\`${JSON.stringify(value)}\``;
/** What the validator's own words say less well. */
const demands = {
    enum: ({ allowedValues }) => `must be one of ${allowedValues.slice(0, 20).map(quoted).join(', ')}`,
    const: ({ allowedValue }) => `must be ${quoted(allowedValue)}`,
    format: ({ format }) => `must have the format \`${format}\``,
    pattern: ({ pattern }) => `must match the pattern \`${pattern}\``,
    required: ({ missingProperty }) => `must have the property \`${missingProperty}\``,
    additionalProperties: ({ additionalProperty }) => `must not have the property \`${additionalProperty}\``,
    anyOf: () => 'must match one of the schemas in `anyOf`',
    oneOf: () => 'must match exactly one of the schemas in `oneOf`',
};
function demandOf({ keyword, params, message = 'is not valid' }) {
    return (0,objects/* ownOf */._t)(demands, keyword)?.(params) ?? message;
}

;// CONCATENATED MODULE: ./dist/lib/src/host/facts/schemas/gather.js








/** Keywords that make sense by themselves and may still not compile: what they stand beside, or point to, decides. */
const intricate = new Set(['$ref', '$id', 'id', 'nullable', '$anchor', '$recursiveRef', '$dynamicRef']);
/** What rules of their own tell of: references, and an `enum` without values. */
const told = /can't resolve reference|enum must have non-empty array/;
/** Milliseconds: for one schema or value, and for all of a manifest. Real ones take three or four. */
const limits = { each: 250, total: 4000 };
/** The validator is loaded only where a schema has something that only a validator can tell. */
async function gatherSchemas({ data = {}, mentions }) {
    const isNeeded = [...(0,keywords_in/* schemasIn */.A)(data)].some((schema) => (0,keywords_in/* hasKeyword */.U)(schema, intricate) || hasDoubtfulSample(schema));
    const later = ['2019-09', '2020-12'].filter((draft) => mentions(new RegExp(draft)));
    return schemaFacts(isNeeded ? await loadValidators(['draft-07', ...later]) : new Map());
}
/** Whether a schema, or one inside it, gives a value of itself that does not plainly meet it. */
function hasDoubtfulSample(root) {
    for (const { schema } of (0,subschemas/* subschemasOf */.m)(root, { path: [], on: 'value' })) {
        if (samplesOf(schema).some((sample) => !plainlyMeets(schema, sample)))
            return true;
    }
    return false;
}
async function loadValidators(drafts) {
    return new Map(await Promise.all(drafts.map(async (draft) => [draft, await loaders[draft]()])));
}
/** What the validators say; in all, they have only so much time. */
function schemaFacts(validators) {
    const budget = (0,deadline/* deadline */.n)(limits);
    const validatorOf = (schema) => validators.get(draftOf(schema));
    const compile = (schema) => {
        const Validator = validatorOf(schema);
        if (Validator === undefined || !(0,keywords_in/* hasKeyword */.U)(schema, intricate))
            return [];
        const error = budget.run(() => compileError(schema, Validator));
        if (error === undefined || told.test(error))
            return [];
        return [{ path: [], fact: `nothing can be validated: ${error.slice(0, 200)}` }];
    };
    return {
        faults(schema) {
            const draft = draftOf(schema);
            if (draft === undefined)
                return [];
            const faults = malformed(schema, draft);
            return faults.length > 0 ? faults : compile(schema);
        },
        violation(schema, part, value) {
            const Validator = validatorOf(schema);
            if (plainlyMeets((0,data_path/* partOf */.B)(schema, part), value))
                return undefined;
            return Validator && budget.run(() => violation(schema, part, value, Validator));
        },
    };
}


/***/ })

};
