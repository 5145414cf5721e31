export const id = 3145;
export const ids = [3145];
export const modules = {

/***/ 2030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ meantProperty)
/* harmony export */ });
/* harmony import */ var _data_closest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26636);

/** The names that other formats for actions, events and forms use for the parts of a manifest. */
const synonyms = {
    title: 'label caption heading displayName',
    description: 'summary details help',
    input: 'params parameters arguments args request',
    output: 'result response returns return',
    schema: 'properties fields shape payload',
    icon: 'logo image',
    readme: 'docs documentation',
    actions: 'operations commands tools functions methods',
    events: 'triggers webhooks',
    secrets: 'credentials',
    configuration: 'settings',
};
/** Returns the property that a name most likely means: one with a similar spelling, or with the same meaning elsewhere. */
function meantProperty(name, candidates) {
    const all = [...candidates];
    return (0,_data_closest_js__WEBPACK_IMPORTED_MODULE_0__/* .meantBy */ .Pn)(name, all) ?? all.find((candidate) => synonyms[candidate]?.split(' ').includes(name));
}


/***/ }),

/***/ 53145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkModel: () => (/* binding */ checkModel)
});

// EXTERNAL MODULE: ./dist/compiled/schemas/shape.js + 1 modules
var shape = __webpack_require__(98345);
// EXTERNAL MODULE: ./dist/compiled/src/data/objects.js
var objects = __webpack_require__(23984);
// EXTERNAL MODULE: ./dist/compiled/src/engine/model/marks.js
var model_marks = __webpack_require__(97598);
// EXTERNAL MODULE: ./dist/compiled/src/data/listed.js
var listed = __webpack_require__(84855);
// EXTERNAL MODULE: ./dist/compiled/src/rule/schema/types.js
var types = __webpack_require__(10233);
// EXTERNAL MODULE: ./dist/compiled/src/engine/model/label.js
var label = __webpack_require__(37818);
// EXTERNAL MODULE: ./dist/compiled/src/engine/model/violated-keyword.js
var violated_keyword = __webpack_require__(73610);
;// CONCATENATED MODULE: ./dist/compiled/src/engine/model/misplaced-level.js





/** JSON Schema keywords that identify a schema, and those that often come with them. */
const schemaKeywords = new Set([
    'properties',
    'additionalProperties',
    'items',
    'anyOf',
    'oneOf',
    'allOf',
    '$ref',
]);
const accompanyingKeywords = new Set([
    'type',
    'required',
    'enum',
    '$schema',
    '$defs',
    'definitions',
    'x-zui',
]);
/** The finding for a manifest that is nested in another object: the properties it seems to lack are in there. */
function wrappedManifest({ properties = {} }, value) {
    const [name = '', ...more] = Object.keys(value).filter((key) => key !== '$schema');
    const part = value[name];
    if (more.length > 0 || (0,objects/* ownOf */._t)(properties, name) !== undefined || ![part].flat().some(isManifest))
        return undefined;
    return {
        id: 'unknown-property',
        messageId: 'wrapped',
        message: `The integration is inside ${(0,label/* quoted */.TL)(name)}; expected its properties at the top of the file.`,
        at: { path: [name], on: 'key' },
        about: [],
    };
}
const isManifest = (part) => (0,objects/* isObject */.Gv)(part) && typeof part.name === 'string' && typeof part.version === 'string';
/** The names in an object that belong one level deeper, in its missing `schema`. */
function schemaNames({ properties = {} }, value) {
    if ((0,objects/* ownOf */._t)(properties, 'schema') === undefined || Object.hasOwn(value, 'schema'))
        return [];
    const names = Object.keys(value).filter((name) => {
        const shape = (0,objects/* ownOf */._t)(properties, name);
        return ((schemaKeywords.has(name) || accompanyingKeywords.has(name)) &&
            (shape === undefined || (0,violated_keyword/* violatedKeyword */.E)(value[name], shape) !== undefined));
    });
    const isSchema = names.some((name) => schemaKeywords.has(name) || (name === 'type' && (0,types/* isType */.X)(value[name])));
    return isSchema ? names : [];
}
/** The finding for an object that is itself the schema that it should contain. */
const unwrappedSchema = (path, names) => ({
    id: 'unknown-property',
    messageId: 'schema-level',
    message: `${(0,label/* subject */.bc)(path)} has ${quotedList(names)} of a schema itself; expected a \`schema\` with ${names.length === 1 ? 'it' : 'them'}.`,
    at: { path: [...path, names[0] ?? ''], on: 'key' },
    about: [...path, 'schema'],
});
/**
 * The finding for a single entry in place of a map: every name is a property of an entry, with a valid value, and at least one
 * of the values cannot be an entry itself.
 */
function entryForMap(entry, value, path) {
    const { properties } = entry;
    const noun = (0,label/* entryName */.MB)(path);
    const names = Object.keys(value).filter((name) => value[name] !== undefined);
    if (properties === undefined || noun === undefined || names.length < 2)
        return undefined;
    const isProperty = (name) => {
        const shape = (0,objects/* ownOf */._t)(properties, name);
        return shape !== undefined && (0,violated_keyword/* violatedKeyword */.E)(value[name], shape) === undefined;
    };
    const mayBeEntry = (name) => {
        const one = value[name];
        return (0,objects/* isObject */.Gv)(one) && (name !== 'schema' || schemaNames(entry, one).length === 0);
    };
    if (!names.every(isProperty) || names.every(mayBeEntry))
        return undefined;
    const single = path.at(-1) === 'configurations' ? '; the one without a name is `configuration`' : '';
    return {
        id: 'type',
        messageId: 'entry',
        message: `${(0,label/* subject */.bc)(path)} has ${quotedList(names)} of a single ${noun}; expected one or more by name${single}.`,
        at: { path, on: 'key' },
        about: path,
    };
}
const quotedList = (names) => (0,listed/* listed */.K)(names.map(label/* quoted */.TL), 'and');

;// CONCATENATED MODULE: ./dist/compiled/src/engine/model/nested.js


/**
 * The finding for an entry of a map that has none of an entry's properties but contains entries instead: a spread was
 * forgotten, or they are nested one level too deep.
 */
function nestedMap({ properties }, value, path) {
    if (properties === undefined || !(0,objects/* isObject */.Gv)(value))
        return undefined;
    const isKnown = (name) => (0,objects/* ownOf */._t)(properties, name) !== undefined;
    const isEntry = (part) => (0,objects/* isObject */.Gv)(part) && Object.keys(part).length > 0 && Object.keys(part).every(isKnown);
    const [first, ...others] = Object.keys(value);
    if (first === undefined || ![first, ...others].every((name) => !isKnown(name) && isEntry(value[name])))
        return undefined;
    return {
        id: 'type',
        messageId: 'nested',
        message: `${(0,label/* subject */.bc)(path)} contains ${path.at(-2)} of its own, such as ${(0,label/* quoted */.TL)(first)}; expected them in its place.`,
        at: { path, on: 'key' },
        about: path,
    };
}

// EXTERNAL MODULE: ./dist/compiled/src/data/in-code.js
var in_code = __webpack_require__(11455);
// EXTERNAL MODULE: ./dist/compiled/src/document/meant-property.js
var meant_property = __webpack_require__(2030);
// EXTERNAL MODULE: ./dist/compiled/src/engine/model/properties-at.js
var properties_at = __webpack_require__(12061);
;// CONCATENATED MODULE: ./dist/compiled/src/engine/model/safety.js
/** Whether the fix of a misspelt name is safe: it is if the two differ only in case and separators. */
const safetyOf = (written, meant) => letters(written) === letters(meant) ? 'safe' : 'unsafe';
const letters = (word) => word.replace(/[\s_-]/g, '').toLowerCase();

;// CONCATENATED MODULE: ./dist/compiled/src/engine/model/property.js





/** The finding for a missing required property, located at its owner. */
function missingProperty(path, key) {
    return {
        id: 'required',
        // Distinguishes several missing properties of one owner.
        messageId: `missing-${key}`,
        message: `${(0,label/* subject */.bc)(path)} is missing the required property ${(0,in_code/* named */.K)(key)}.`,
        at: { path, on: path.length === 0 ? 'value' : 'key' },
        about: [...path, key],
    };
}
/** Yields one finding for each unknown property, with the known one that it probably meant. */
function* unknownProperties({ form, path, keys, known, absent }) {
    const elsewhere = new Set(keys.length === 0 ? [] : (0,properties_at/* propertiesAt */.N)(form === 'record' ? 'definition' : 'record', path));
    const free = new Set(absent);
    for (const key of keys) {
        const at = { path: [...path, key], on: 'key' };
        const finding = { id: 'unknown-property', messageId: 'unknown', at };
        const sentence = `${(0,label/* subject */.bc)(path)} has`;
        if (elsewhere.has(key)) {
            yield { ...finding, message: `${sentence} the property ${(0,in_code/* named */.K)(key)}, ${foreignReasons[form]}.`, about: at.path };
            continue;
        }
        const meant = (0,meant_property/* meantProperty */.R)(key, free);
        const message = `${sentence} an unknown property ${(0,label/* quoted */.TL)(key)}${hint(meant, known)}`;
        if (meant === undefined)
            yield { ...finding, message, about: at.path };
        else {
            free.delete(meant);
            yield { ...finding, message, about: [...path, meant], fix: renaming(at.path, key, meant) };
        }
    }
}
const foreignReasons = {
    definition: 'which the server assigns; a definition cannot set it',
    record: 'which only a definition has; a record cannot have it',
};
function hint(meant, known) {
    if (meant !== undefined)
        return `; did you mean \`${meant}\`?`;
    return known.length > 8 ? '.' : `; it can have ${known.map((name) => `\`${name}\``).join(', ')}.`;
}
const renaming = (path, key, meant) => ({
    title: `Rename it to \`${meant}\``,
    safety: safetyOf(key, meant),
    patches: [{ op: 'rename', path, to: meant }],
});

// EXTERNAL MODULE: ./dist/compiled/src/data/closest.js + 1 modules
var closest = __webpack_require__(26636);
;// CONCATENATED MODULE: ./dist/compiled/src/engine/model/value.js




/** The finding for a value that does not match its shape. */
function wrongValue(missed, value, path) {
    const { fact, ...verdict } = verdictOn(missed, value, path);
    return {
        ...verdict,
        messageId: verdict.id,
        message: `${(0,label/* subject */.bc)(path)} ${fact}.`,
        at: { path, on: 'value' },
        about: path,
    };
}
function verdictOn(missed, value, path) {
    switch (missed.keyword) {
        case 'type':
            return wrongType(missed.types.map((type) => typeNames[type] ?? type).join(' or '), value);
        case 'enum':
            return notInSet(String(value), missed.values.map(String), path);
        case 'maxLength':
            return { id: 'too-long', fact: `has ${value_length(value)}; at most ${missed.limit} are allowed` };
        case 'minLength':
            return {
                id: 'too-short',
                fact: `${value === '' ? 'is empty' : `has ${value_length(value)}`}; ${minimumText(missed.limit)}`,
            };
        case 'pattern':
            return {
                id: 'format',
                fact: `is ${valueText(String(value))}; expected a date and time like \`2025-01-31T09:30:00Z\``,
            };
    }
}
const typeNames = {
    array: 'an array',
    boolean: 'a boolean',
    null: '`null`',
    number: 'a number',
    object: 'an object',
    string: 'a string',
};
/** Quotes a string where a boolean or a number is expected: in YAML, the string may be an unquoted `yes` or `1_000`. */
function wrongType(expected, value) {
    const isText = typeof value === 'string' && value !== '' && /^a /.test(expected);
    return { id: 'type', fact: `is ${isText ? `the string ${(0,label/* quoted */.TL)(value)}` : typeOf(value)}; expected ${expected}` };
}
function typeOf(value) {
    // YAML writes them as `.inf` and `.nan`; a number in JSON that is too large becomes `Infinity`.
    if (typeof value === 'number' && !Number.isFinite(value))
        return `\`${value}\``;
    const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
    return typeNames[type] ?? type;
}
function notInSet(value, allowed, path) {
    const meant = (0,closest/* closest */.kp)(value, allowed);
    const list = (0,listed/* listed */.K)(allowed.map((one) => `\`${one}\``), 'or');
    return {
        id: 'enum',
        fact: `is ${valueText(value)}; expected ${list}`,
        ...(meant !== undefined && {
            fix: {
                title: `Change it to \`${meant}\``,
                safety: safetyOf(value, meant),
                patches: [{ op: 'set', path, value: meant }],
            },
        }),
    };
}
const valueText = (value) => (value === '' ? 'empty' : (0,label/* quoted */.TL)(value));
/** Counts code points, as the platform and JSON Schema do. */
const value_length = (value) => {
    const { length } = [...String(value)];
    return `${length} ${length === 1 ? 'character' : 'characters'}`;
};
const minimumText = (minimum) => minimum === 1 ? 'at least 1 character is required' : `at least ${minimum} are required`;

;// CONCATENATED MODULE: ./dist/compiled/src/engine/model/check.js








/**
 * Validates a manifest against the JSON Schema of its form. Zod's own validation is not used: it skips a key named `__proto__`,
 * copies the data, passes issues as call arguments, so that many of them overflow the stack, does not know about opaque
 * values, and takes longer to load than everything else.
 */
function checkModel(data, form, unknowns) {
    const marks = (0,model_marks/* marksOf */.O)(data, unknowns);
    const findings = [];
    // The values that the check keeps have the types of the model.
    const known = checkWhole((0,shape/* shapeOf */.F)(form), data, { form, marks, findings });
    return { findings, known, uncertain: marks.isUncertain, spoken: marks.isSpoken };
}
function checkWhole(shape, data, run) {
    const wrapped = wrappedManifest(shape, data);
    return wrapped === undefined ? check(shape, data, [], run) : (addFinding(wrapped, [], run) ?? {});
}
/** The valid part of a value; undefined if it is ill-typed. */
function check(shape, value, path, run) {
    if (!checkValue(shape, value, path, run))
        return undefined;
    if ((0,objects/* isObject */.Gv)(value))
        return checkObject(shape, value, path, run);
    const { items } = shape;
    if (!Array.isArray(value) || items === undefined || 'length' in items)
        return value;
    return checkItems(items, value, path, run);
}
function checkObject(shape, value, path, run) {
    const { properties, additionalProperties: others } = shape;
    if (properties !== undefined)
        return checkProperties(shape, value, path, run);
    if (typeof others !== 'object' || Object.keys(others).length === 0)
        return value;
    const single = entryForMap(others, value, path);
    if (single !== undefined)
        return addFinding(single, path, run);
    return mapEntries(value, (key, part) => checkEntry(others, part, [...path, key], run));
}
function checkEntry(shape, value, path, run) {
    const nested = nestedMap(shape, value, path);
    return nested === undefined ? check(shape, value, path, run) : addFinding(nested, path, run);
}
function addFinding(finding, path, { findings, marks }) {
    findings.push(finding);
    marks.hide(path);
}
function checkProperties(shape, value, path, run) {
    const { properties = {}, required = [] } = shape;
    const { form, marks, findings } = run;
    const strangers = [];
    const misplaced = marks.isUncertain([...path, 'schema']) ? [] : schemaNames(shape, value);
    if (misplaced.length > 0)
        addFinding(unwrappedSchema(path, misplaced), [...path, 'schema'], run);
    const kept = mapEntries(value, (key, part) => {
        if (misplaced.includes(key))
            return undefined;
        const property = (0,objects/* ownOf */._t)(properties, key);
        if (property === undefined)
            strangers.push(key);
        return property && check(property, part, [...path, key], run);
    });
    const known = Object.keys(properties);
    const absent = known.filter((key) => value[key] === undefined && !marks.isUncertain([...path, key]));
    for (const finding of unknownProperties({ form, path, keys: strangers, known, absent })) {
        findings.push(finding);
        marks.hide(finding.about);
    }
    for (const key of absent) {
        // A misspelt property may have been matched to it.
        if (!required.includes(key) || marks.isUncertain([...path, key]))
            continue;
        findings.push(missingProperty(path, key));
        marks.hide([...path, key]);
    }
    return kept;
}
function checkItems(element, items, path, run) {
    const kept = items.map((item, at) => (item === undefined ? item : check(element, item, [...path, at], run)));
    return kept.every((item, at) => item === items[at]) ? items : kept;
}
/** Checks a value itself, and returns whether rules see it: they also see some faulty values. */
function checkValue(shape, value, path, { findings, marks }) {
    const missed = (0,violated_keyword/* violatedKeyword */.E)(value, shape);
    if (missed === undefined)
        return true;
    const finding = wrongValue(missed, value, path);
    findings.push(finding);
    marks.speak(path);
    if (finding.id !== 'type' && finding.id !== 'enum')
        return true;
    marks.hide(path);
    return false;
}
/** Maps each part of an object; undefined removes it. Returns the same object if nothing changes. */
function mapEntries(value, keep) {
    let kept;
    for (const key of Object.keys(value)) {
        const part = value[key];
        if (part === undefined)
            continue;
        const left = keep(key, part);
        if (left === part)
            continue;
        kept ??= { ...value };
        if (left === undefined)
            delete kept[key];
        else
            kept[key] = left;
    }
    return kept ?? value;
}


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


/***/ })

};
