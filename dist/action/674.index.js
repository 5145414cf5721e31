export const id = 674;
export const ids = [674];
export const modules = {

/***/ 8202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ deadline)
/* harmony export */ });
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(714);


let script;
let context;
/** So many times the limit is waited for work that hardly got to compute: on a busy machine others do. */
const patience = [1, 4, 16];
/** Each piece of work may compute for `each` milliseconds, and all of them together for `total`. */
function deadline({ each, total }) {
    let left = total;
    return {
        run(work) {
            for (const times of patience) {
                const limit = Math.floor(Math.min(each, left));
                if (limit < 1)
                    return undefined;
                const before = node_process__WEBPACK_IMPORTED_MODULE_0__.cpuUsage();
                const outcome = within(limit * times, work);
                const spent = computed(before);
                left -= spent;
                if (outcome !== late)
                    return outcome;
                if (spent > limit / 2)
                    return undefined;
            }
            return undefined;
        },
    };
}
/** Milliseconds for which the process has computed since. */
function computed(before) {
    const { user, system } = node_process__WEBPACK_IMPORTED_MODULE_0__.cpuUsage(before);
    return (user + system) / 1000;
}
const late = Symbol('late');
/** The time limit of the runtime's own script runner: it stops regular expressions and generated code alike. */
function within(timeout, work) {
    context ??= (0,node_vm__WEBPACK_IMPORTED_MODULE_1__.createContext)();
    script ??= new node_vm__WEBPACK_IMPORTED_MODULE_1__.Script('work()');
    context.work = work;
    try {
        // The script is nothing but the call of `work`.
        return script.runInContext(context, { timeout });
    }
    catch (error) {
        if (isTimeout(error))
            return late;
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

/** A schema is asked for the same by many, once for each of its parts. */
const known = new WeakMap();
/** Whether a schema, or one inside it, has one of the keywords. */
function hasKeyword(schema, keywords) {
    const there = known.get(schema) ?? keywordsIn(schema);
    known.set(schema, there);
    return [...keywords].some((keyword) => there.has(keyword));
}
function keywordsIn(schema) {
    const there = new Set();
    for (const { schema: part } of (0,_rule_subschemas_js__WEBPACK_IMPORTED_MODULE_0__/* .subschemasOf */ .mN)(schema, { path: [], on: 'value' })) {
        for (const keyword of Object.keys(part))
            there.add(keyword);
    }
    return there;
}
/** What a manifest of whatever shape has under the name `schema`: all its embedded schemas, and maybe more. */
function* schemasIn(data) {
    for (const [key, value] of Object.entries(data)) {
        if (typeof value !== 'object' || value === null)
            continue;
        if (key === 'schema' && (0,_rule_subschemas_js__WEBPACK_IMPORTED_MODULE_0__/* .isSchema */ .Wl)(value))
            yield value;
        else
            yield* schemasIn(value);
    }
}


/***/ }),

/***/ 5325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ askAhead),
  e: () => (/* binding */ expressionOf)
});

// EXTERNAL MODULE: ./dist/lib/src/data/objects.js
var objects = __webpack_require__(8674);
;// CONCATENATED MODULE: ./dist/lib/src/data/tame.js
/** A longer expression, and one with more ways to go on, is not tame. An engine takes milliseconds for what is. */
const most = { length: 2000, ways: 12 };
/**
 * Whether an expression's own shape lets an engine compile it in no time. Engines look ahead through all that is
 * optional while they compile, and nothing stops them there: sixty `a?` in a row keep V8 busy for ever. How long a
 * tame expression is matched against a text is another question, and a limit of time its answer.
 */
function isTame(source) {
    if (source.length > most.length)
        return false;
    const bare = source.replace(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\(\?(?:[:=!]|<[=!])/g, (part) => part.startsWith('(') ? '(' : 'c');
    // The alternatives of a single group, as in a list of names, cannot multiply with others.
    const marks = bare.split('(').length > 2 ? /\{\d+\}|[?*+|{]/g : /\{\d+\}|[?*+{]/g;
    let ways = 0;
    // A counter is written out for its first few rounds.
    for (const [mark] of bare.matchAll(marks))
        ways += mark === '{' ? 3 : 1;
    return ways * (bare.includes('){') ? 4 : 1) <= most.ways;
}

// EXTERNAL MODULE: ./dist/lib/src/rule/subschemas.js
var subschemas = __webpack_require__(3172);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./dist/lib/src/host/programs/environment.js
var environment = __webpack_require__(5837);
// EXTERNAL MODULE: ./dist/lib/src/host/programs/start.js + 1 modules
var start = __webpack_require__(3356);
;// CONCATENATED MODULE: ./dist/lib/src/host/facts/patterns/matching.js



/**
 * Milliseconds that are computed, whatever else the machine does: for one question once the process is there, for it to
 * be there and answer, and for all questions. `waited` go by on the clock before a process that computes nothing is ended.
 */
const times = { each: 100, next: 1500, all: 4000, tick: 20, waited: 60_000 };
/**
 * Asks expressions that are not tame. They are compiled and run in a process of its own: a thread that compiles cannot
 * be ended, and one that runs out of memory takes all others along. A question that ends the process has no answer; the
 * next process goes on behind it.
 */
async function matchesOf(questions) {
    const answers = [];
    let left = times.all;
    while (answers.length < questions.length && left > times.each) {
        const { given, spent } = await ask(questions.slice(answers.length), left);
        answers.push(...given, ...(answers.length + given.length < questions.length ? [undefined] : []));
        left -= Math.max(spent, times.each);
    }
    return answers;
}
/** The answers that one process gives. */
function ask(questions, left) {
    const args = ['--max-old-space-size=128', '-e', `(${serve})(${serveOne}, ${times.each}, ${times.tick})`];
    const program = { file: process.execPath, args, cwd: (0,external_node_path_.dirname)(process.execPath), env: (0,environment/* environmentOf */.p)(process.env) };
    const child = (0,start/* start */.ni)(program, { stdio: ['pipe', 'pipe', 'ignore'] });
    const given = [];
    let [spent, since] = [0, 0];
    const kill = () => child.kill('SIGKILL');
    const timer = setTimeout(kill, times.waited);
    child.stdout?.on('data', (chunk) => {
        for (const mark of String(chunk)) {
            if (mark === '.')
                [spent, since] = [spent + times.tick, since + times.tick];
            else
                [since] = [0, given.push(mark === '?' ? undefined : mark === '1')];
        }
        if (since > times.next || spent > left)
            kill();
    });
    // One that is over does not read what it is asked.
    child.stdin?.on('error', () => { });
    child.stdin?.end(JSON.stringify(questions));
    return new Promise((resolve) => {
        const settle = () => {
            clearTimeout(timer);
            resolve({ given, spent });
        };
        child.once('error', settle);
        child.once('close', settle);
    });
}
/**
 * Runs in the process, as does the next. They stand alone, and import nothing: only their texts get there. One thread
 * answers, this one says how long it computes: a mark is written at once for each answer and for each tick.
 */
function serve(answer, each, tick) {
    const { readFileSync, writeSync } = process.getBuiltinModule('node:fs');
    const { Worker } = process.getBuiltinModule('node:worker_threads');
    const questions = JSON.parse(readFileSync(0, 'utf8'));
    const worker = new Worker(`(${answer})(${JSON.stringify(questions)}, ${each})`, {
        eval: true,
        resourceLimits: { maxOldGenerationSizeMb: 128 },
    });
    let told = 0;
    const tell = () => {
        const { user, system } = process.cpuUsage();
        for (; told + tick <= (user + system) / 1000; told += tick)
            writeSync(1, '.');
    };
    const timer = setInterval(tell, tick);
    worker.once('error', () => clearInterval(timer));
    worker.once('exit', () => clearInterval(timer));
}
/** An answer that is late is waited for longer where the thread hardly got to compute: on a busy machine others do. */
function serveOne(questions, each) {
    const { writeSync } = process.getBuiltinModule('node:fs');
    const { createContext, Script } = process.getBuiltinModule('node:vm');
    const context = createContext();
    const script = new Script('(() => { try { return new RegExp(pattern, "u"); } catch { return new RegExp(pattern); } })().test(text)');
    const isLate = (error) => error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    const markOf = (timeout) => {
        const before = process.cpuUsage();
        try {
            return script.runInContext(context, { timeout }) ? '1' : '0';
        }
        catch (error) {
            const { user, system } = process.cpuUsage(before);
            const isStarved = isLate(error) && timeout < each * 16 && (user + system) / 1000 < each / 2;
            return isStarved ? markOf(timeout * 4) : '?';
        }
    };
    for (const question of questions) {
        Object.assign(context, question);
        writeSync(1, markOf(each));
    }
}

;// CONCATENATED MODULE: ./dist/lib/src/host/facts/patterns/expressions.js




/** More questions, and longer texts in all, are not asked of one manifest. */
const expressions_most = { questions: 2000, length: 1_000_000 };
/** What is known of expressions that are not tame. Real manifests repeat a few. */
const known = new Map();
/** What an expression says of a text cannot be told. */
class Untold extends Error {
}
/**
 * An expression of a schema for who validates by it. A tame one is compiled and run; of any other it says what it was
 * asked before. Its `test` throws where that is nothing, and where the expression is none: a rule of its own tells of
 * those.
 */
function expressionOf(pattern) {
    if (isTame(pattern))
        return compiled(pattern);
    return { test: (text) => known.get(pattern)?.get(text) ?? untold() };
}
function compiled(pattern) {
    for (const flags of ['u', '']) {
        try {
            return new RegExp(pattern, flags);
        }
        catch {
            // The next way to read it.
        }
    }
    return { test: untold };
}
function untold() {
    throw new Untold();
}
/** Asks what the expressions of a schema that are not tame say of the texts in values for it. */
async function askAhead(schemas, samplesOf) {
    const questions = [];
    let length = 0;
    for (const root of schemas) {
        const parts = [...(0,subschemas/* subschemasOf */.mN)(root, { path: [], on: 'value' })].map(({ schema }) => schema);
        const patterns = new Set(parts.flatMap(patternsOf).filter((pattern) => !isTame(pattern)));
        if (patterns.size === 0)
            continue;
        const texts = new Set(parts.flatMap(samplesOf).flatMap((sample) => [...textsIn(sample)]));
        for (const pattern of patterns) {
            for (const text of texts) {
                length += pattern.length + text.length;
                if (questions.length === expressions_most.questions || length > expressions_most.length)
                    break;
                if (!known.get(pattern)?.has(text))
                    questions.push({ pattern, text });
            }
        }
    }
    for (const [index, answer] of (await matchesOf(questions)).entries()) {
        const { pattern = '', text = '' } = questions[index] ?? {};
        known.set(pattern, (known.get(pattern) ?? new Map()).set(text, answer));
    }
}
function patternsOf({ pattern, patternProperties }) {
    const names = (0,subschemas/* isSchema */.Wl)(patternProperties) ? Object.keys(patternProperties) : [];
    return typeof pattern === 'string' ? [pattern, ...names] : names;
}
/** Every text and every name in a value. */
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

/***/ 7292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ draftOf)
/* harmony export */ });
/* harmony import */ var _data_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8674);

const drafts = {
    'json-schema.org/draft-06/schema': 'draft-07',
    'json-schema.org/draft-07/schema': 'draft-07',
    'json-schema.org/draft/2019-09/schema': '2019-09',
    'json-schema.org/draft/2020-12/schema': '2020-12',
};
/** The draft that a schema says it is of, the platform's own where it names none; undefined for any other. */
function draftOf({ $schema }) {
    if (typeof $schema !== 'string')
        return 'draft-07';
    const name = $schema.replace(/^https?:\/\//, '').replace(/#$/, '');
    return (0,_data_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .ownOf */ ._t)(drafts, name);
}


/***/ }),

/***/ 5674:
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
// EXTERNAL MODULE: ./dist/lib/src/host/facts/patterns/expressions.js + 2 modules
var expressions = __webpack_require__(5325);
// EXTERNAL MODULE: ./dist/lib/src/data/objects.js
var objects = __webpack_require__(8674);
// EXTERNAL MODULE: ./dist/lib/src/data/pointer.js
var pointer = __webpack_require__(6967);
;// CONCATENATED MODULE: ./dist/lib/src/host/facts/schemas/circles.js




/** A `$ref` that leads back to itself by references alone: whoever follows it never comes to a schema. */
function circleIn(root) {
    const parts = [...(0,subschemas/* subschemasOf */.mN)(root, { path: [], on: 'value' })];
    // References may be relative to something else then.
    if (parts.some(({ schema, path }) => path.length > 0 && schema.$id !== undefined))
        return undefined;
    const done = new Set();
    for (const { schema } of parts) {
        const way = new Set();
        let at = schema;
        while ((0,objects/* isObject */.Gv)(at) && !done.has(at) && !way.has(at)) {
            way.add(at);
            at = targetOf(root, at.$ref);
        }
        for (const passed of way)
            done.add(passed);
        const part = way.has(at) ? parts.find((one) => one.schema === at) : undefined;
        if (part === undefined)
            continue;
        const fact = `\`$ref\` is \`${part.schema.$ref}\`, which leads back to itself`;
        return { path: [...part.path, '$ref'], fact };
    }
    return undefined;
}
function targetOf(root, ref) {
    if (typeof ref !== 'string' || !ref.startsWith('#'))
        return undefined;
    try {
        const path = (0,pointer/* pathOf */.X)(decodeURIComponent(ref.slice(1)));
        return path && (0,data_path/* partOf */.B)(root, path);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./dist/lib/src/host/facts/schemas/draft.js
var schemas_draft = __webpack_require__(7292);
;// CONCATENATED MODULE: ./dist/lib/src/host/facts/schemas/loaders.js
/** Through `default`, which is the module itself: a bundler gives a module that is a function no other names. */
const loaders = {
    'draft-07': async () => knowingFormats((await Promise.all(/* import() */[__webpack_require__.e(457), __webpack_require__.e(463)]).then(__webpack_require__.t.bind(__webpack_require__, 2463, 19))).default.Ajv),
    '2019-09': async () => knowingFormats((await Promise.all(/* import() */[__webpack_require__.e(457), __webpack_require__.e(878)]).then(__webpack_require__.t.bind(__webpack_require__, 878, 19))).default.Ajv2019),
    '2020-12': async () => knowingFormats((await Promise.all(/* import() */[__webpack_require__.e(457), __webpack_require__.e(210)]).then(__webpack_require__.t.bind(__webpack_require__, 2210, 19))).default.Ajv2020),
};
/** What is refused as these formats, and allowed by their standards, is among the texts with this in them. */
const unsure = {
    email: /["[]/,
    'uri-template': /['.]/,
    'date-time': /\.\d{10}/,
    time: /\.\d{10}/,
};
/** The formats bring half of the validator along: they are loaded with it, not before. */
async function knowingFormats(Validator) {
    const { default: formats } = await Promise.all(/* import() */[__webpack_require__.e(457), __webpack_require__.e(196)]).then(__webpack_require__.t.bind(__webpack_require__, 2815, 19));
    return class extends Validator {
        constructor(given) {
            super(given);
            formats.default(this);
            for (const [name, odd] of Object.entries(unsure)) {
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
    for (const { schema, path } of (0,subschemas/* subschemasOf */.mN)(root, { path: [], on: 'value' })) {
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
/** What is said of a schema of a draft that is not known: silence would mean that it is checked. */
const unchecked = ({ $schema }) => ({
    path: ['$schema'],
    fact: `\`$schema\` is ${actual($schema)}, by which nothing can be checked; expected draft-06, draft-07, 2019-09 or 2020-12`,
    ceiling: 'info',
});
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
    if (!(0,subschemas/* isSchema */.Wl)(schema) || !Object.keys(schema).every((keyword) => understood.has(keyword)))
        return false;
    const isListed = schema.enum === undefined || (Array.isArray(schema.enum) && schema.enum.includes(value));
    return isListed && plain_types.get(schema.type)?.(value) === true;
}
/** The values that a schema gives of itself. */
function samplesOf({ default: standard, example, examples }) {
    const all = [standard, example, ...(Array.isArray(examples) ? examples : [examples])];
    return all.filter((sample) => sample !== undefined);
}

// EXTERNAL MODULE: ./dist/lib/src/host/facts/schemas/prepare.js
var prepare = __webpack_require__(4220);
// EXTERNAL MODULE: ./dist/lib/src/host/facts/schemas/validator.js + 1 modules
var validator = __webpack_require__(7513);
;// CONCATENATED MODULE: ./dist/lib/src/host/facts/schemas/gather.js












/** Keywords that make sense by themselves and may still not compile: what other parts are called decides. */
const intricate = new Set(['$id', 'id', '$anchor', '$dynamicAnchor']);
/** What no other rule tells of. All else that keeps a schema from being compiled is told, or beyond the validator. */
const untold = /resolves to more than one schema|invalid anchor/;
/** Milliseconds: for one schema or value, and for all of a manifest. Real ones take three or four. */
const limits = { each: 250, total: 4000 };
/** The validator is loaded only where a schema has something that only a validator can tell. */
async function gatherSchemas({ data = {}, mentions }) {
    const doubtful = [...(0,keywords_in/* schemasIn */.A)(data)].filter(hasDoubtfulSample);
    const isNeeded = doubtful.length > 0 || [...(0,keywords_in/* schemasIn */.A)(data)].some((schema) => (0,keywords_in/* hasKeyword */.U)(schema, intricate));
    if (doubtful.length > 0)
        await (0,expressions/* askAhead */.x)(doubtful, samplesOf);
    const later = ['2019-09', '2020-12'].filter((draft) => mentions(new RegExp(draft)));
    return schemaFacts(isNeeded ? await loadValidators(['draft-07', ...later]) : new Map());
}
/** Whether a schema, or one inside it, gives a value of itself that does not plainly meet it. */
function hasDoubtfulSample(root) {
    for (const { schema } of (0,subschemas/* subschemasOf */.mN)(root, { path: [], on: 'value' })) {
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
    const compile = (schema, draft) => {
        const Validator = validators.get(draft);
        if (Validator === undefined || !(0,keywords_in/* hasKeyword */.U)(schema, intricate))
            return [];
        const ready = (0,prepare/* prepared */.s)(schema, draft);
        const error = ready && budget.run(() => (0,validator/* compileError */.yO)(ready, Validator));
        if (error === undefined || !untold.test(error))
            return [];
        return [{ path: [], fact: `nothing can be validated: ${error.slice(0, 200)}` }];
    };
    return {
        faults(schema) {
            const draft = (0,schemas_draft/* draftOf */.b)(schema);
            if (draft === undefined)
                return [unchecked(schema)];
            const faults = malformed(schema, draft);
            if (faults.length > 0)
                return faults;
            const circle = circleIn(schema);
            return circle === undefined ? compile(schema, draft) : [circle];
        },
        violation(schema, part, value) {
            if (plainlyMeets((0,data_path/* partOf */.B)(schema, part), value))
                return undefined;
            const draft = (0,schemas_draft/* draftOf */.b)(schema);
            const Validator = validators.get(draft);
            const ready = draft && (0,prepare/* prepared */.s)(schema, draft);
            if (ready === undefined || Validator === undefined)
                return undefined;
            return budget.run(() => (0,validator/* violation */.Qf)(ready, part, value, Validator));
        },
    };
}


/***/ }),

/***/ 4220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ prepared)
/* harmony export */ });
/* harmony import */ var _data_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8674);
/* harmony import */ var _rule_subschemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3172);
/* harmony import */ var _keywords_in_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(840);



/** Values, whatever they look like. */
const plain = new Set(['enum', 'const', 'default', 'example', 'examples', 'required', 'type']);
/** What stands beside a `$ref` of the older drafts and is no part of the schema that it replaces. */
const kept = new Set(['$ref', '$schema', 'definitions', '$defs']);
const conditions = new Set(['if', 'then', 'else']);
const names = new Set(['$id', 'id', '$anchor', '$dynamicAnchor', '$recursiveAnchor']);
const dynamic = new Set(['$dynamicRef', '$recursiveRef']);
/** How the same is called where nothing is dynamic. */
const still = {
    $dynamicRef: '$ref',
    $recursiveRef: '$ref',
    $dynamicAnchor: '$anchor',
};
const items = new Set(['unevaluatedItems']);
const evaluating = new Set(['contains', 'anyOf', 'oneOf', 'if', 'dependentSchemas']);
const unevaluated = new Set(['unevaluatedProperties', 'unevaluatedItems']);
const known = new WeakMap();
/**
 * A schema as the validator has to be given it to be read by its draft; undefined where it misreads it all the same.
 * Every part that counts stays where it is.
 *
 * - Before 2019-09, what stands beside a `$ref` is ignored; the validator heeds it.
 * - What looks like an identifier in an unknown keyword is none; the validator finds it.
 * - What an `if` looks at is evaluated without a `then` or `else`, too; the validator skips it.
 * - A `$ref` beside an `$id` starts from that; the validator goes round in circles.
 * - Dynamic references in a schema of one piece are references; the validator confuses them with others.
 */
function prepared(root, draft) {
    const ready = known.get(root) ?? (isBeyond(root, draft) ? 'beyond' : new Preparer(root, draft).schema(root));
    known.set(root, ready);
    return ready === 'beyond' ? undefined : ready;
}
/** Dynamic references across several pieces, and items that several keywords may evaluate. */
function isBeyond(root, draft) {
    if (draft === 'draft-07')
        return false;
    const [pieces, isDynamic] = [piecesIn(root), (0,_keywords_in_js__WEBPACK_IMPORTED_MODULE_1__/* .hasKeyword */ .U)(root, dynamic)];
    return (isDynamic && pieces > 1) || ((0,_keywords_in_js__WEBPACK_IMPORTED_MODULE_1__/* .hasKeyword */ .U)(root, items) && (0,_keywords_in_js__WEBPACK_IMPORTED_MODULE_1__/* .hasKeyword */ .U)(root, evaluating));
}
/** How many parts have a base of their own, the root counted. */
function piecesIn(root) {
    const parts = [...(0,_rule_subschemas_js__WEBPACK_IMPORTED_MODULE_0__/* .subschemasOf */ .mN)(root, { path: [], on: 'value' })];
    return parts.filter(({ schema, path }) => path.length === 0 || schema.$id !== undefined).length;
}
class Preparer {
    #isOlder;
    #hasConditions;
    #countsEvaluated;
    constructor(root, draft) {
        this.#isOlder = draft === 'draft-07';
        this.#hasConditions = !(this.#isOlder && String(root.$schema).includes('draft-06'));
        this.#countsEvaluated = !this.#isOlder && (0,_keywords_in_js__WEBPACK_IMPORTED_MODULE_1__/* .hasKeyword */ .U)(root, unevaluated);
    }
    schema(schema) {
        const isReplaced = this.#isOlder && typeof schema.$ref === 'string';
        const ready = {};
        for (const [keyword, value] of Object.entries(schema)) {
            if (isReplaced && !kept.has(keyword) && isHeeded(keyword, value))
                continue;
            if (!this.#hasConditions && conditions.has(keyword))
                continue;
            const name = this.#isOlder ? keyword : ((0,_data_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .ownOf */ ._t)(still, keyword) ?? keyword);
            if (name === keyword || !Object.hasOwn(schema, name))
                (0,_data_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .put */ .yJ)(ready, name, this.#keyword(keyword, value));
        }
        if (this.#countsEvaluated && (0,_rule_subschemas_js__WEBPACK_IMPORTED_MODULE_0__/* .isSchema */ .Wl)(ready.if))
            demand(ready, { anyOf: [ready.if, {}] });
        if (typeof ready.$id === 'string' && ready.$ref !== undefined) {
            demand(ready, { $ref: ready.$ref });
            delete ready.$ref;
        }
        return ready;
    }
    #keyword(keyword, value) {
        if (plain.has(keyword))
            return value;
        const holder = (0,_rule_subschemas_js__WEBPACK_IMPORTED_MODULE_0__/* .holderOf */ .Kd)(keyword);
        if (holder === undefined)
            return withoutNames(value);
        if (Array.isArray(value))
            return value.map((part) => this.#part(part));
        return holder === 'named' && (0,_data_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) ? mapped(value, (part) => this.#part(part)) : this.#part(value);
    }
    #part(part) {
        return (0,_rule_subschemas_js__WEBPACK_IMPORTED_MODULE_0__/* .isSchema */ .Wl)(part) ? this.schema(part) : part;
    }
}
/** Also, behind all that is asked already. */
function demand(schema, more) {
    schema.allOf = [...(Array.isArray(schema.allOf) ? schema.allOf : []), more];
}
/** Whether a validator may heed a keyword; what holds an object under any other name may be what a reference names. */
const isHeeded = (keyword, value) => (0,_rule_subschemas_js__WEBPACK_IMPORTED_MODULE_0__/* .holderOf */ .Kd)(keyword) !== undefined || plain.has(keyword) || !(0,_data_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value);
function withoutNames(value) {
    if (Array.isArray(value))
        return value.map(withoutNames);
    return (0,_data_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value) ? mapped(value, withoutNames, names) : value;
}
function mapped(data, change, without) {
    const copy = {};
    for (const [name, value] of Object.entries(data))
        if (!without?.has(name))
            (0,_data_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .put */ .yJ)(copy, name, change(value));
    return copy;
}


/***/ }),

/***/ 7513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yO: () => (/* binding */ compileError),
  G5: () => (/* binding */ defaulting),
  D: () => (/* binding */ meets),
  Qf: () => (/* binding */ violation)
});

// UNUSED EXPORTS: attempt, demandOf, isMistaken, options, placeIn

// EXTERNAL MODULE: ./dist/lib/src/data/objects.js
var objects = __webpack_require__(8674);
// EXTERNAL MODULE: ./dist/lib/src/data/path.js
var data_path = __webpack_require__(7003);
// EXTERNAL MODULE: ./dist/lib/src/data/pointer.js
var pointer = __webpack_require__(6967);
// EXTERNAL MODULE: ./dist/lib/src/rule/subschemas.js
var subschemas = __webpack_require__(3172);
// EXTERNAL MODULE: ./dist/lib/src/host/facts/keywords-in.js
var keywords_in = __webpack_require__(840);
// EXTERNAL MODULE: ./dist/lib/src/host/facts/patterns/expressions.js + 2 modules
var expressions = __webpack_require__(5325);
;// CONCATENATED MODULE: ./dist/lib/src/host/facts/schemas/reach.js





/** By these, references lead elsewhere than along paths from the root. */
const names = new Set(['$id', 'id', '$anchor', '$dynamicAnchor', '$recursiveAnchor', '$dynamicRef', '$recursiveRef']);
/**
 * What of a schema a part of it and its references reach, each where it was; all of it where that cannot be told. A
 * validator compiles what it is given, which takes long for a schema of thousands of parts.
 */
function reachOf(root, part) {
    if (part.length === 0 || (0,keywords_in/* hasKeyword */.U)(root, names))
        return root;
    const reach = {};
    const seen = new Set();
    const open = [part];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
        const schema = (0,data_path/* partOf */.B)(root, path);
        if (path.length === 0)
            return root;
        if (seen.has(schema))
            continue;
        copyTo(reach, root, path);
        if (!(0,subschemas/* isSchema */.Wl)(schema))
            continue;
        for (const { schema: inner } of (0,subschemas/* subschemasOf */.mN)(schema, { path: [], on: 'value' })) {
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
/** The path of what a reference leads to; indices as numbers, as everywhere. */
function targetOf(root, ref) {
    try {
        const steps = ref.startsWith('#') ? (0,pointer/* pathOf */.X)(decodeURIComponent(ref.slice(1))) : undefined;
        return steps && (0,data_path/* partOf */.B)(root, steps) !== undefined ? steps : undefined;
    }
    catch {
        return undefined;
    }
}
/** What is inside of something that is there already is there, too. */
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

;// CONCATENATED MODULE: ./dist/lib/src/host/facts/schemas/validator.js







/** Unknown keywords and formats are no fault; nothing is fetched; names such as `toString` are not inherited. */
const options = {
    strict: false,
    logger: false,
    meta: false,
    validateSchema: false,
    addUsedSchema: false,
    ownProperties: true,
    multipleOfPrecision: 8,
    code: { optimize: false, regExp: Object.assign(expressions/* expressionOf */.e, { code: 'expressionOf' }) },
};
const references = new Set(['$ref', '$recursiveRef', '$dynamicRef']);
/** What one schema says by which another one is found. */
const named = new Set([...references, '$id', '$anchor', '$dynamicAnchor']);
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
/**
 * Why a value does not meet a part of a schema. Undefined where it does; what cannot be compiled says nothing. What the
 * schema has a default for may be left out: whoever reads the data fills it in.
 */
function violation(root, part, value, Validator) {
    if (isMistaken(value, root))
        return undefined;
    const plain = errorOf(root, part, value, Validator, false);
    const filled = plain && errorOf(root, part, structuredClone(value), Validator, true);
    if (plain === undefined || filled === undefined)
        return undefined;
    // What is wrong with a default that was filled in is not wrong with the value.
    const error = (0,data_path/* partOf */.B)(value, placeIn(filled, value)) === undefined ? plain : filled;
    return { path: placeIn(error, value), demand: demandOf(error) };
}
/** Which values meet a schema, as they are or with its defaults filled in; undefined where that cannot be told. */
function meets(schema, values, Validator) {
    return attempt(() => {
        const plain = compiled(schema, Validator, false);
        const filling = (0,keywords_in/* hasKeyword */.U)(schema, defaulting) ? compiled(schema, Validator, true) : undefined;
        return values.map((value) => {
            if (isMistaken(value, schema))
                return undefined;
            return plain(value) === true || filling?.(structuredClone(value)) === true;
        });
    });
}
const defaulting = new Set(['default']);
function compiled(schema, Validator, useDefaults) {
    if ((0,keywords_in/* hasKeyword */.U)(schema, named))
        return new Validator({ ...options, useDefaults }).compile(schema);
    const validators = known[useDefaults ? 'filling' : 'plain'];
    const validator = validators.get(Validator) ?? new Validator({ ...options, useDefaults });
    // One that is stopped by a limit of time is not used again.
    validators.delete(Validator);
    const validate = validator.compile(schema);
    validators.set(Validator, validator);
    return validate;
}
function errorOf(root, part, value, Validator, useDefaults) {
    const validators = known[useDefaults ? 'filling' : 'plain'];
    const schema = (0,data_path/* partOf */.B)(root, part);
    if (!(0,subschemas/* isSchema */.Wl)(schema))
        return undefined;
    const owner = (0,keywords_in/* hasKeyword */.U)(schema, references) ? root : Validator;
    const validator = validators.get(owner) ?? new Validator({ ...options, useDefaults });
    // One that is stopped by a limit of time is not used again.
    validators.delete(owner);
    const error = attempt(() => {
        const validate = owner === root ? throughRoot(validator, root, part) : validator.compile(schema);
        // The last is the outermost: what came before it are the ways that it tried.
        return validate?.(value) === false ? validate.errors?.at(-1) : undefined;
    });
    validators.set(owner, validator);
    return error;
}
/** Making a validator takes longer than using it. Where nothing is referred to, one serves all. */
const known = { plain: new WeakMap(), filling: new WeakMap() };
/** References are relative to the root, or to the base that a schema names. */
function throughRoot(validator, root, part) {
    const reach = reachOf(root, part);
    // Each excerpt has a name of its own: one validator takes all.
    const name = reach === root ? 'root' : `reach-${Object.keys(validator.schemas).length}`;
    if (validator.schemas[name] === undefined)
        validator.addSchema(reach, name);
    const fragment = (0,pointer/* pointerOf */.r)(part).split('/').map(encodeURIComponent).join('/');
    return validator.getSchema(part.length === 0 ? name : `${name}#${fragment}`);
}
const comparing = new Set(['const', 'enum', 'uniqueItems']);
/** Whether the validator cannot compare a value: it takes such properties for those of every object. */
function isMistaken(value, root) {
    const isOdd = (part) => (0,objects/* isContainer */.u_)(part) &&
        (['constructor', 'valueOf', 'toString'].some((name) => Object.hasOwn(part, name)) ||
            Object.values(part).some(isOdd));
    return isOdd(value) && (0,keywords_in/* hasKeyword */.U)(root, comparing);
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


/***/ }),

/***/ 5837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ environmentOf)
/* harmony export */ });
/**
 * What a process that works on somebody else's code or text may know of the environment: where programs are, language and
 * time. Whatever may hold a secret stays out.
 */
const allowed = /^(?:path|lang|lc_\w+|tz|te?mp(?:dir)?|systemroot|windir|node_env)$/i;
const environmentOf = (env) => ({
    ...Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value !== undefined && allowed.test(name) ? [[name, value]] : []))),
    // What jiti keeps for the next time would be code from a folder that others can write to.
    JITI_FS_CACHE: 'false',
});


/***/ })

};
