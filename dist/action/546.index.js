export const id = 546;
export const ids = [546];
export const modules = {

/***/ 546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareDocuments: () => (/* binding */ compareDocuments)
});

// EXTERNAL MODULE: ./dist/lib/src/data/path.js
var data_path = __webpack_require__(7003);
// EXTERNAL MODULE: ./dist/lib/src/engine/lint.js
var lint = __webpack_require__(5847);
// EXTERNAL MODULE: ./dist/lib/src/engine/model/check.js + 8 modules
var check = __webpack_require__(833);
// EXTERNAL MODULE: ./dist/lib/src/engine/place.js
var place = __webpack_require__(543);
// EXTERNAL MODULE: ./dist/lib/src/engine/suppress/suppress.js + 2 modules
var suppress = __webpack_require__(6724);
// EXTERNAL MODULE: ./dist/lib/src/data/pointer.js
var pointer = __webpack_require__(6967);
// EXTERNAL MODULE: ./dist/lib/src/rule/place.js
var rule_place = __webpack_require__(3499);
// EXTERNAL MODULE: ./dist/lib/src/engine/message.js
var engine_message = __webpack_require__(2887);
// EXTERNAL MODULE: ./dist/lib/src/engine/opaque.js
var opaque = __webpack_require__(7765);
// EXTERNAL MODULE: ./dist/lib/src/engine/run-rules.js
var run_rules = __webpack_require__(7467);
;// CONCATENATED MODULE: ./dist/lib/src/engine/compare/assets.js
const names = ['icon', 'readme'];
/**
 * The icon and the readme where they are not what they were: the same file may hold something else, and a file that was
 * moved the same. Where it is not known what either holds, its name is all there is to go by.
 */
function* changedAssets(base, head, assets) {
    for (const name of names) {
        const [once, now] = [base[name], head[name]];
        const held = [bytesOf(once, assets?.base), bytesOf(now, assets?.head)];
        if (held[0] && held[1] ? areSame(held[0], held[1]) : once === now)
            continue;
        const change = once === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
        const place = { path: [name], on: 'value' };
        yield { name, change, at: place, was: place };
    }
}
function bytesOf(value, facts) {
    const asset = value === undefined ? undefined : facts?.read(value);
    return asset && 'bytes' in asset ? asset.bytes : undefined;
}
const areSame = (a, b) => a.length === b.length && a.every((byte, index) => byte === b[index]);

// EXTERNAL MODULE: ./dist/lib/src/data/same.js
var same = __webpack_require__(1510);
// EXTERNAL MODULE: ./dist/lib/src/engine/walk/walk.js + 2 modules
var walk = __webpack_require__(8179);
// EXTERNAL MODULE: ./dist/lib/src/data/objects.js
var objects = __webpack_require__(8674);
;// CONCATENATED MODULE: ./dist/lib/src/engine/compare/renames.js


/**
 * What is there under a new name, by what it was: of the same noun, in the same place, of the same shape, whatever it is
 * titled; of what has no shape, such as a tag, titled the same. Where several have that shape, nobody can tell which
 * became which. An interface is known by the name of its own, whatever it is called here; a script has the name that the
 * platform gives it.
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
        const told = shapeOf(node);
        if (told === undefined)
            continue;
        const shape = `${node.noun}${(0,pointer/* pointerOf */.r)(node.path.slice(0, -1))} ${canonical(told)}`;
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
/** As JSON, with names in order. */
const canonical = (value) => JSON.stringify(value, (_, part) => (0,objects/* isContainer */.u_)(part) && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    : part);

;// CONCATENATED MODULE: ./dist/lib/src/engine/compare/pairs.js




/** What stands for a node that a version does not write, of those that are always there. */
const implied = {
    configuration: ({ owner }) => (owner.kind === 'configuration' ? {} : undefined),
    conversation: () => ({}),
    identifier: () => ({}),
    user: () => ({}),
    // The platform takes what has no schema for an object without properties.
    schema: () => ({ type: 'object', properties: {} }),
};
/**
 * What differs between two versions, noun by noun, parents before children. What was added, removed or renamed as a whole
 * stands for all inside it.
 */
function pairsOf(base, head, knowledge) {
    const befores = indexOf(base);
    const afters = indexOf(head);
    const removed = [...befores].filter(([id, node]) => !afters.has(id) && impliedBy(node) === undefined);
    const added = [...afters].filter(([id, node]) => !befores.has(id) && impliedBy(node) === undefined);
    const isGone = (node) => !knowledge.head.mayHave(absent(node).path);
    const isFresh = (node) => !knowledge.base.mayHave(absent(node).path);
    const gone = outermost(removed.map(([, node]) => node)).filter(isGone);
    const fresh = outermost(added.map(([, node]) => node)).filter(isFresh);
    const renames = renamesBetween(gone.filter(({ path }) => knowledge.base.isWhole(path)), fresh.filter(({ path }) => knowledge.head.isWhole(path)));
    const renamed = new Set(renames.values());
    const inside = { gone: new Set(gone.map(placeOf)), fresh: new Set(fresh.map(placeOf)) };
    return [
        ...gone.filter((node) => !renamed.has(node)).map((node) => pair('removed', node, absent(node))),
        ...fresh.map((node) => {
            const former = renames.get(node);
            return former ? pair('renamed', former, node) : pair('added', absent(node), node);
        }),
        ...kept(befores, afters).filter(({ before, after }) => !isInside(before.path, inside.gone) && !isInside(after.path, inside.fresh)),
    ];
}
/** Nodes that both versions have, or that one of them implies, where they differ. */
function kept(befores, afters) {
    const ids = new Set([...befores.keys(), ...afters.keys()]);
    return [...ids].flatMap((id) => {
        const before = befores.get(id) ?? implicit(afters.get(id));
        const after = afters.get(id) ?? implicit(befores.get(id));
        if (before === undefined || after === undefined || (0,same/* isSame */.F)(before.node, after.node))
            return [];
        return [pair('changed', before, after)];
    });
}
const pair = (change, before, after) => ({ change, noun: after.noun, before, after });
/** What stands for a node in the version that does not have it; a list, too, would have it by its name. */
const absent = (node) => ({ ...node, node: {}, path: [...node.path.slice(0, -1), node.key] });
const impliedBy = (node) => implied[node.noun]?.(node);
function implicit(node) {
    const value = node && impliedBy(node);
    // What is implied has the type of its noun.
    return node && value !== undefined ? { ...node, node: value } : undefined;
}
/** By what they are called: a record lists its secrets, a definition names them. Fields are compared with their schema. */
function indexOf(manifest) {
    const nodes = new Map();
    for (const node of (0,walk/* walk */.G)(manifest)) {
        if (node.noun !== 'field')
            nodes.set(`${node.noun}${placeOf(node)}`, node);
    }
    return nodes;
}
/** Where a node stands, by name. */
const placeOf = ({ path, key }) => (0,pointer/* pointerOf */.r)(path.length === 0 ? path : [...path.slice(0, -1), key]);
/** Without those that are inside of others. */
function outermost(nodes) {
    const places = new Set(nodes.map(placeOf));
    return nodes.filter(({ path }) => !isInside(path, places));
}
function isInside(path, places) {
    for (let length = 1; length < path.length; length++) {
        if (places.has((0,pointer/* pointerOf */.r)(path.slice(0, length))))
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/budget.js
/** Thrown where the budget is spent, and caught by who gave it. */
class Spent extends Error {
}
/** How much work may be done: hostile schemas make it exponential. Counted, so that the answer is always the same. */
class Budget {
    #left;
    constructor(steps) {
        this.#left = steps;
    }
    spend(steps = 1) {
        this.#left -= steps;
        if (this.#left < 0)
            throw new Spent();
    }
}

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/context.js

/** What one comparison carries along. */
class Context {
    budget;
    options;
    numbers;
    /** The side of `sup`. */
    wide;
    /** Samples that were found, and how deep none was found, by what they are to meet. */
    samples = new Map();
    #roots;
    #haveSameRoots;
    #sets = new WeakMap();
    constructor(budget, numbers, wide, roots, options) {
        this.wide = wide;
        this.budget = budget;
        this.numbers = numbers;
        this.#roots = roots;
        this.options = { undeclared: 'absent', defaulted: 'optional', ...options };
    }
    /** The number of what a schema says, or undefined where that is not sure. */
    numberOf({ schema, side: { gaps }, path }) {
        const hasGaps = gaps.around.size > 0;
        if (hasGaps && gaps.around.has((0,pointer/* pointerOf */.r)(path)))
            return undefined;
        const number = this.numbers.ofSchema(schema);
        // Where a reference leads, there may be a gap.
        return this.numbers.referring.has(number) && (hasGaps || !this.#sameRoots()) ? undefined : number;
    }
    /** Whether the same text says the same on both sides, even where it has references. Most have none. */
    #sameRoots() {
        const [a, b] = this.#roots;
        this.#haveSameRoots ??= this.numbers.ofValue(a) === this.numbers.ofValue(b);
        return this.#haveSameRoots;
    }
    numbersOf(nodes) {
        return nodes.map((node) => this.numberOf(node)).filter((number) => number !== undefined);
    }
    /** Whether a value is in a list: lists are long, and asked often. */
    isIn(list, value) {
        let set = this.#sets.get(list);
        if (set === undefined) {
            this.budget.spend(list.length);
            set = new Set(list.map((one) => this.numbers.ofValue(one)));
            this.#sets.set(list, set);
        }
        return set.has(this.numbers.ofValue(value));
    }
    same(a, b) {
        const number = this.numberOf(a);
        return number !== undefined && number === this.numberOf(b);
    }
}

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/keywords.js

/** Keywords by how they hold schemas: by name, one, or in a list. `items` holds one or several. */
const holders = new Map([
    ...['properties', 'patternProperties', 'definitions', '$defs', 'dependencies', 'dependentSchemas'].map((keyword) => [keyword, 'named']),
    ...['prefixItems', 'allOf', 'anyOf', 'oneOf'].map((keyword) => [keyword, 'several']),
    ...[
        ...['items', 'additionalItems', 'unevaluatedItems', 'contains'],
        ...['additionalProperties', 'unevaluatedProperties', 'propertyNames', 'not', 'if', 'then', 'else'],
    ].map((keyword) => [keyword, 'single']),
]);
const isSchema = (value) => (0,objects/* isObject */.Gv)(value) || typeof value === 'boolean';
const isCount = (value) => Number.isInteger(value) && value >= 0;
const isNumber = (value) => typeof value === 'number' && Number.isFinite(value);
const isBound = (value) => isNumber(value) || typeof value === 'boolean';
const isText = (value) => typeof value === 'string';
const isFlag = (value) => typeof value === 'boolean';
const isList = (value) => Array.isArray(value);
const isNames = (value) => Array.isArray(value) && value.every(isText);
/** What is not known has been left out of a list. */
const isSchemas = (value) => Array.isArray(value) && value.every((one) => isSchema(one) || one === undefined);
const isMap = (value) => (0,objects/* isObject */.Gv)(value);
const typeNames = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];
/** The keywords that say which values are accepted, and whether one holds what it can hold. All others are ignored. */
const assertions = new Map([
    ['$ref', isText],
    ['$recursiveRef', isText],
    ['$dynamicRef', isText],
    ['type', (value) => (isList(value) ? value : [value]).every((name) => typeNames.includes(name))],
    ['nullable', isFlag],
    ['enum', isList],
    ['const', () => true],
    ...['minimum', 'maximum'].map((keyword) => [keyword, isNumber]),
    ...['exclusiveMinimum', 'exclusiveMaximum'].map((keyword) => [keyword, isBound]),
    ['multipleOf', (value) => isNumber(value) && value > 0],
    ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'].map((keyword) => [keyword, isCount]),
    ...['minContains', 'maxContains'].map((keyword) => [keyword, isCount]),
    ['pattern', isText],
    ['format', isText],
    ['uniqueItems', isFlag],
    ['required', isNames],
    ['items', (value) => isSchema(value) || isSchemas(value)],
    ...['prefixItems', 'allOf', 'anyOf', 'oneOf'].map((keyword) => [keyword, isSchemas]),
    ...['properties', 'patternProperties', 'dependencies', 'dependentSchemas', 'dependentRequired'].map((keyword) => [keyword, isMap]),
    ...['additionalItems', 'additionalProperties', 'contains', 'propertyNames', 'not', 'if', 'then', 'else'].map((keyword) => [keyword, isSchema]),
    ...['unevaluatedItems', 'unevaluatedProperties'].map((keyword) => [keyword, isSchema]),
]);
/** What says which values are accepted and is beyond this floor. */
const unsupported = [
    '$recursiveRef',
    '$dynamicRef',
    'unevaluatedItems',
    'unevaluatedProperties',
];

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/gaps.js




/** Stands where a schema is that is not known. */
const anything = { allOf: [] };
/** What says nothing sure any more where another keyword is not known. */
const loosened = { minContains: 'contains', nullable: 'type' };
/** Keywords of which each part asks for something by itself: there may be more, and the others are asked for in any case. */
const conjunctive = ['required', 'dependencies', 'dependentRequired', 'dependentSchemas'];
/** A schema without what is not sure of it: it accepts all that the schema does, and maybe more. */
function knownOf(root, unknowns) {
    const known = new Known(root);
    for (const unknown of unknowns)
        known.leaveOut(unknown);
    return { root: known.root, gaps: known };
}
class Known {
    root;
    opaque = new Set();
    partial = new Set();
    defaulted = new Set();
    around = new Set();
    untold = new Map();
    #copies = new Set();
    constructor(root) {
        this.root = root;
    }
    leaveOut({ path, extent }) {
        const at = ownerOf(this.root, path);
        const [keyword, ...inside] = path.slice(at.length).map(String);
        this.opaque.add((0,pointer/* pointerOf */.r)(path));
        if (keyword === 'default')
            this.defaulted.add((0,pointer/* pointerOf */.r)(at));
        if (keyword === '$id')
            this.opaque.add((0,pointer/* pointerOf */.r)(at));
        const isTelling = keyword === undefined || assertions.has(keyword) || holders.has(keyword) || keyword === '$id';
        if (!isTelling)
            return;
        for (let length = 0; length <= path.length; length += 1)
            this.around.add((0,pointer/* pointerOf */.r)(path.slice(0, length)));
        if (keyword === undefined || ['$id', 'definitions', '$defs'].includes(keyword))
            return;
        const isListed = holders.has(keyword) && Array.isArray((0,data_path/* partOf */.B)(this.root, [...at, keyword]));
        if (isListed && inside.length === 1)
            return;
        this.#leaveOut(at, keyword, inside, inside.length === 0 && extent === 'value');
    }
    #leaveOut(at, keyword, inside, isWhole) {
        const [place, [name, ...deeper]] = [(0,pointer/* pointerOf */.r)(at), inside];
        if (isWhole && holders.get(keyword) === 'single')
            this.#hide(at, keyword);
        else if (keyword === 'properties' && name !== undefined && deeper.length === 0) {
            this.untold.set(place, [...(this.untold.get(place) ?? []), name]);
        }
        else if (keyword === 'properties' || keyword === 'patternProperties')
            this.#hideOthers(at, keyword);
        else if (keyword === 'items' || keyword === 'prefixItems') {
            this.#drop(at, 'prefixItems', 'additionalItems');
            this.#hide(at, 'items');
        }
        else if (!isWhole && name === undefined && holders.get(keyword) === 'several')
            this.#hideMore(at, keyword);
        else {
            this.partial.add(place);
            this.#drop(at, loosened[keyword] ?? '');
            const isSure = isWhole || (name === undefined && conjunctive.includes(keyword));
            if (keyword === 'required')
                this.#copyOf(at).required = namesIn((0,data_path/* partOf */.B)(this.root, [...at, keyword]));
            else if (!isSure)
                this.#drop(at, keyword);
        }
    }
    /** There may be properties that are not known, with defaults as it may be, and none that is surely one of the others. */
    #hideOthers(at, keyword) {
        const isSimple = keyword === 'properties' && !Object.hasOwn(this.#copyOf(at), 'patternProperties');
        // What is known of a property is not all of it where another keyword may be about it, too.
        if (!isSimple)
            this.partial.add((0,pointer/* pointerOf */.r)(at));
        if (keyword === 'properties')
            this.defaulted.add((0,pointer/* pointerOf */.r)([...at, keyword]));
        this.#hide(at, 'additionalProperties');
    }
    #hide(at, keyword) {
        this.#copyOf(at)[keyword] = anything;
        this.opaque.add((0,pointer/* pointerOf */.r)([...at, keyword]));
    }
    /** There is one more in a list, at least. */
    #hideMore(at, keyword) {
        const list = this.#copyOf([...at, keyword]);
        const index = Object.keys(list).length;
        list[index] = undefined;
        this.opaque.add((0,pointer/* pointerOf */.r)([...at, keyword, index]));
    }
    #drop(at, ...keywords) {
        const schema = this.#copyOf(at);
        for (const keyword of keywords)
            delete schema[keyword];
    }
    /** What stands at a path, to be changed: it and all around it is copied once. */
    #copyOf(path) {
        let copy = this.#own(this.root);
        this.root = copy;
        for (const step of path) {
            const inner = this.#own(copy[step]);
            (0,objects/* put */.yJ)(copy, String(step), inner);
            copy = inner;
        }
        return copy;
    }
    #own(value) {
        if (this.#copies.has(value))
            return value;
        const copy = Array.isArray(value) ? [...value] : { ...((0,objects/* isContainer */.u_)(value) ? value : {}) };
        this.#copies.add(copy);
        return copy;
    }
}
const namesIn = (value) => Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
/** The path of the innermost schema that a path leads through. */
function ownerOf(root, path) {
    let at = [];
    let value = root;
    for (let rest = path; rest.length > 0; rest = path.slice(at.length)) {
        const keyword = String(rest[0]);
        const holder = holders.get(keyword);
        if (holder === undefined)
            break;
        const isOne = holder === 'single' && !Array.isArray((0,objects/* propertyOf */.$r)(value, keyword));
        const steps = rest.slice(0, isOne ? 1 : 2);
        const inner = (0,data_path/* partOf */.B)(value, steps);
        if ((!isOne && steps.length < 2) || !((0,objects/* isObject */.Gv)(inner) || typeof inner === 'boolean'))
            break;
        at = [...at, ...steps];
        value = inner;
    }
    return at;
}

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/node.js




function sideOf(name, { root, path, unknowns = [] }) {
    const isInside = unknowns.some((unknown) => unknown.path.length < path.length && isAt(path, unknown.path));
    return { name, ...knownOf(root, isInside ? [...unknowns, { path, extent: 'value' }] : unknowns) };
}
const isAt = (path, start) => start.every((step, index) => step === path[index]);
const below = (node, ...steps) => ({
    side: node.side,
    schema: (0,data_path/* partOf */.B)(node.schema, steps),
    path: [...node.path, ...steps],
});
const isOpaque = ({ side: { gaps }, path }) => gaps.opaque.size > 0 && gaps.opaque.has((0,pointer/* pointerOf */.r)(path));
/** Whether it may ask for more than is known of it. */
const isPartial = ({ side: { gaps }, path }) => gaps.partial.size > 0 && gaps.partial.has((0,pointer/* pointerOf */.r)(path));
/** What a `$ref` leads to, or undefined where that is not inside of the same schema. */
function targetOf(node, ref) {
    const { side, path } = node;
    if (!ref.startsWith('#') || isRebased(side.root, path))
        return undefined;
    try {
        const target = (0,pointer/* pathOf */.X)(decodeURIComponent(ref.slice(1)));
        if (target === undefined)
            return undefined;
        const schema = (0,data_path/* partOf */.B)(side.root, target);
        const known = (0,objects/* isObject */.Gv)(schema) || typeof schema === 'boolean';
        if (known)
            return { side, schema, path: target };
        const hidden = target.findIndex((_, index) => side.gaps.opaque.has((0,pointer/* pointerOf */.r)(target.slice(0, index + 1))));
        if (hidden >= 0)
            return { side, schema: undefined, path: target.slice(0, hidden + 1) };
    }
    catch {
        // A percent sign that encodes nothing.
    }
    return undefined;
}
/** Whether a schema above, but for the root, has a name of its own, which references below it are relative to. */
function isRebased(root, path) {
    let value = root;
    return path.some((step) => {
        value = (0,objects/* propertyOf */.$r)(value, step);
        return typeof (0,objects/* propertyOf */.$r)(value, '$id') === 'string';
    });
}
/** The same for the same node, however often it is come by. */
const keyOf = ({ side, path, made = '' }) => `${side.name} ${made}${(0,pointer/* pointerOf */.r)(path)}`;

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/ground.js



/** Follows `$ref` and `allOf`. What is come by twice counts once; a circle of them is no schema. */
function groundOf(nodes, budget) {
    const units = [];
    const lost = [];
    let never;
    const seen = new Set();
    const open = nodes.map((node) => ({ node })).reverse();
    for (let step = open.pop(); step !== undefined; step = open.pop()) {
        const { node } = step;
        // What is deep has long paths.
        budget.spend(1 + (node.path.length >> 2));
        const key = keyOf(node);
        if (seen.has(key)) {
            if (isCircle(step, budget))
                lost.push({ reason: 'reference', data: {}, node });
            continue;
        }
        seen.add(key);
        const { schema } = node;
        const fault = faultOf(node);
        if (fault)
            lost.push(fault);
        else if (schema === false)
            never ??= node;
        else if ((0,objects/* isObject */.Gv)(schema)) {
            if (isPartial(node))
                lost.push({ reason: 'opaque', data: {}, node });
            if (Object.keys(schema).some((name) => assertions.has(name)))
                units.push({ ...node, schema });
            const next = [...referred(node, schema.$ref, lost), ...listed(node, 'allOf')];
            open.push(...next.map((inner) => ({ node: inner, from: step })).reverse());
        }
    }
    return { units, never, lost };
}
function isCircle({ node, from }, budget) {
    const key = keyOf(node);
    for (let step = from; step !== undefined; step = step.from) {
        budget.spend();
        if (keyOf(step.node) === key)
            return true;
    }
    return false;
}
function referred(node, ref, lost) {
    if (typeof ref !== 'string')
        return [];
    const target = targetOf(node, ref);
    if (target)
        return [target];
    lost.push({ reason: 'reference', data: { reference: ref }, node: { ...node, path: [...node.path, '$ref'] } });
    return [];
}
/** The schemas in a list that a keyword holds. */
function listed(node, keyword) {
    const list = (0,objects/* propertyOf */.$r)(node.schema, keyword);
    return Array.isArray(list) ? list.map((_, index) => below(node, keyword, index)) : [];
}
/** Deeper inside of a schema nothing is looked at: no manifest that can be read has anything there. */
const mostSteps = 250;
/** Why a schema cannot be followed, itself: what is inside of it has its own faults. */
function faultOf(node) {
    if (node.path.length > mostSteps)
        return { reason: 'depth', data: {}, node };
    if (isOpaque(node))
        return { reason: 'opaque', data: {}, node };
    const { schema } = node;
    if (typeof schema === 'boolean')
        return undefined;
    if (!(0,objects/* isObject */.Gv)(schema))
        return { reason: 'malformed', data: {}, node };
    const fault = faults.get(schema) ?? wrongKeyword(schema) ?? 'none';
    faults.set(schema, fault);
    if (fault === 'none')
        return undefined;
    const { reason, keyword } = fault;
    return { reason, data: { keyword }, node: { ...node, path: [...node.path, keyword] } };
}
const faults = new WeakMap();
function wrongKeyword(schema) {
    for (const [keyword, value] of Object.entries(schema)) {
        const accepts = assertions.get(keyword);
        if (accepts && !accepts(value))
            return { reason: 'malformed', keyword };
        if (accepts && unsupported.includes(keyword))
            return { reason: 'unsupported', keyword };
    }
    return undefined;
}

// EXTERNAL MODULE: ./node_modules/@eslint-community/regexpp/index.mjs
var regexpp = __webpack_require__(1895);
;// CONCATENATED MODULE: ./dist/lib/src/inclusion/match.js


/** A longer expression or text is not tried. */
const most = { pattern: 500, text: 300, steps: 50_000 };
const parser = new regexpp/* RegExpParser */.HA({ ecmaVersion: 2024 });
const known = new Map();
/** The tree of an expression, or undefined for one that is wrong or too long. */
function patternOf(source) {
    if (source.length > most.pattern)
        return undefined;
    if (known.has(source))
        return known.get(source);
    let pattern;
    try {
        pattern = parser.parsePattern(source, 0, source.length, { unicode: true });
    }
    catch {
        // No expression.
    }
    if (known.size > 1000)
        known.clear();
    known.set(source, pattern);
    return pattern;
}
/**
 * Whether an expression is found in a text; undefined where that cannot be said. All ways through the expression are
 * followed at once, so that no expression takes longer than its length times that of the text, squared.
 */
function matches(source, text) {
    const pattern = text.length > most.text ? undefined : patternOf(source);
    if (pattern === undefined)
        return undefined;
    const characters = [...text];
    const matcher = new Matcher(characters, new Budget(most.steps));
    try {
        return matcher.any(pattern.alternatives, new Set([...characters.keys(), characters.length])).size > 0;
    }
    catch (error) {
        if (error instanceof Spent || error instanceof Beyond)
            return undefined;
        throw error;
    }
}
/** Thrown by what of expressions is not understood here: what looks back, or repeats what has been found. */
class Beyond extends Error {
}
class Matcher {
    #text;
    #budget;
    #classes = new Map();
    constructor(text, budget) {
        this.#text = text;
        this.#budget = budget;
    }
    /** Where one may be after any of the alternatives, from any of some places. */
    any(alternatives, from) {
        return new Set(alternatives.flatMap(({ elements }) => [...this.#sequence(elements, from)]));
    }
    #sequence(elements, from) {
        return elements.reduce((places, element) => this.#element(element, places), from);
    }
    #element(element, from) {
        this.#budget.spend(1 + from.size);
        switch (element.type) {
            case 'Group':
                if (element.modifiers)
                    throw new Beyond();
                return this.any(element.alternatives, from);
            case 'CapturingGroup':
                return this.any(element.alternatives, from);
            case 'Quantifier':
                return this.#quantifier(element, from);
            case 'Assertion':
                return new Set([...from].filter((place) => this.#asserts(element, place)));
            case 'Character':
            case 'CharacterSet':
            case 'CharacterClass':
                return this.#character(element, from);
            default:
                throw new Beyond();
        }
    }
    #quantifier({ element, min, max }, from) {
        let places = from;
        for (let round = 0; round < min && places.size > 0; round += 1)
            places = this.#element(element, places);
        const all = new Set(places);
        for (let round = min; round < max; round += 1) {
            places = new Set([...this.#element(element, places)].filter((place) => !all.has(place)));
            if (places.size === 0)
                break;
            for (const place of places)
                all.add(place);
        }
        return all;
    }
    #asserts(assertion, place) {
        if (assertion.kind === 'start')
            return place === 0;
        if (assertion.kind === 'end')
            return place === this.#text.length;
        if (assertion.kind !== 'lookahead')
            throw new Beyond();
        return this.any(assertion.alternatives, new Set([place])).size > 0 !== assertion.negate;
    }
    /** The engine itself says what is in a class of characters: for a single one that takes no time. */
    #character({ raw }, from) {
        const one = this.#classes.get(raw) ?? new RegExp(`^${raw}$`, 'u');
        this.#classes.set(raw, one);
        return new Set([...from].filter((place) => one.test(this.#text[place] ?? '')).map((place) => place + 1));
    }
}

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/parts.js




const namesOf = (value) => Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
/** The names of the properties that a unit declares. */
function propertiesOf({ schema, side, path }) {
    const names = Object.keys((0,objects/* isObject */.Gv)(schema.properties) ? schema.properties : {});
    return side.gaps.untold.size === 0 ? names : [...names, ...(side.gaps.untold.get((0,pointer/* pointerOf */.r)(path)) ?? [])];
}
const declares = (unit, name) => (0,objects/* propertyOf */.$r)(unit.schema.properties, name) !== undefined ||
    (unit.side.gaps.untold.get((0,pointer/* pointerOf */.r)(unit.path))?.includes(name) ?? false);
const patternsOf = ({ schema }) => Object.keys((0,objects/* isObject */.Gv)(schema.patternProperties) ? schema.patternProperties : {});
/** The schemas of an array's first items, and that of all others. */
function itemsOf(unit) {
    const { prefixItems, items, additionalItems } = unit.schema;
    const [first, rest] = Array.isArray(items) ? ['items', 'additionalItems'] : ['prefixItems', 'items'];
    const other = rest === 'items' ? items : additionalItems;
    return {
        first: first === 'prefixItems' && prefixItems === undefined ? [] : listed(unit, first),
        rest: other === undefined ? undefined : below(unit, rest),
    };
}
const dependenciesOf = (unit) => ['dependencies', 'dependentRequired', 'dependentSchemas'].flatMap((keyword) => {
    const map = unit.schema[keyword];
    return Object.entries((0,objects/* isObject */.Gv)(map) ? map : {}).map(([name, value]) => Array.isArray(value)
        ? { keyword, name, names: namesOf(value) }
        : { keyword, name, names: [], node: below(unit, keyword, name) });
});
/** Whether a property may be left out though it is required, as it has a default. Only what is demanded is loosened by it. */
const isDefaulted = ({ schema, side }, name, { options, wide }) => side === wide &&
    options.defaulted === 'optional' &&
    (0,objects/* propertyOf */.$r)((0,objects/* propertyOf */.$r)((0,objects/* propertyOf */.$r)(schema, 'properties'), name), 'default') !== undefined;

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/evaluate/verdict.js
function every(verdicts) {
    let all = true;
    for (const verdict of verdicts) {
        if (verdict === false)
            return false;
        if (verdict === undefined)
            all = undefined;
    }
    return all;
}
const not = (verdict) => (verdict === undefined ? undefined : !verdict);
function some(verdicts) {
    let any = false;
    for (const verdict of verdicts) {
        if (verdict === true)
            return true;
        if (verdict === undefined)
            any = undefined;
    }
    return any;
}
function exactlyOne(verdicts) {
    let held = 0;
    let unsure = false;
    for (const verdict of verdicts) {
        if (verdict === true)
            held += 1;
        if (held > 1)
            return false;
        if (verdict === undefined)
            unsure = true;
    }
    return unsure ? undefined : held === 1;
}

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/evaluate/containers.js





function mayBeDefaulted(unit, name) {
    const property = below(unit, 'properties', name);
    const place = declares(unit, name) ? property.path : property.path.slice(0, -1);
    return isOpaque(property) || unit.side.gaps.defaulted.has((0,pointer/* pointerOf */.r)(place));
}
/** Whether a required property may be left out: nobody knows where it may have a default. */
const mayLack = (unit, name, context) => isDefaulted(unit, name, context) || (mayBeDefaulted(unit, name) ? undefined : false);
function* ofObject(unit, value, accepts, context) {
    const names = Object.keys(value);
    const { required, minProperties, maxProperties, propertyNames } = unit.schema;
    context.budget.spend(names.length);
    if (typeof minProperties === 'number')
        yield names.length >= minProperties;
    if (typeof maxProperties === 'number')
        yield names.length <= maxProperties;
    for (const name of namesOf(required))
        yield Object.hasOwn(value, name) || mayLack(unit, name, context);
    for (const name of names) {
        if (propertyNames !== undefined)
            yield accepts(below(unit, 'propertyNames'), name);
        const verdict = ofProperty(unit, name, value[name], accepts);
        // Validators pass over a property of this name, or do not.
        yield name === '__proto__' && verdict === false ? undefined : verdict;
    }
    for (const { name, names: needed, node } of dependenciesOf(unit)) {
        if (!Object.hasOwn(value, name))
            continue;
        for (const one of needed)
            yield Object.hasOwn(value, one);
        if (node)
            yield accepts(node, value);
    }
}
function ofProperty(unit, name, value, accepts) {
    const { additionalProperties } = unit.schema;
    const verdicts = [];
    let isCovered = declares(unit, name);
    if (isCovered)
        verdicts.push(accepts(below(unit, 'properties', name), value));
    for (const pattern of patternsOf(unit)) {
        const isMatch = matches(pattern, name);
        if (isMatch !== false) {
            const verdict = accepts(below(unit, 'patternProperties', pattern), value);
            verdicts.push(isMatch || verdict ? verdict : undefined);
            isCovered ||= isMatch;
        }
    }
    if (isCovered !== true && additionalProperties !== undefined) {
        const verdict = accepts(below(unit, 'additionalProperties'), value);
        verdicts.push(isCovered === false || verdict ? verdict : undefined);
    }
    return every(verdicts);
}
function* ofArray(unit, value, accepts, context) {
    const { minItems, maxItems, uniqueItems, contains, minContains, maxContains } = unit.schema;
    context.budget.spend(value.length);
    if (typeof minItems === 'number')
        yield value.length >= minItems;
    if (typeof maxItems === 'number')
        yield value.length <= maxItems;
    if (uniqueItems === true) {
        yield new Set(value.map((item) => context.numbers.ofValue(item))).size === value.length;
    }
    const { first, rest } = itemsOf(unit);
    for (const [index, item] of value.entries()) {
        const node = first[index] ?? rest;
        if (node)
            yield accepts(node, item);
    }
    if (contains === undefined)
        return;
    const verdicts = value.map((item) => accepts(below(unit, 'contains'), item));
    const sure = verdicts.filter((verdict) => verdict === true).length;
    const possible = sure + verdicts.filter((verdict) => verdict === undefined).length;
    const least = typeof minContains === 'number' ? minContains : 1;
    const most = typeof maxContains === 'number' ? maxContains : Number.POSITIVE_INFINITY;
    if (possible < least || sure > most)
        yield false;
    else
        yield sure >= least && possible <= most ? true : undefined;
}

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/texts.js

/** Texts that meet formats. Each is what a person would give. */
const formats = new Map([
    ['date-time', '2024-01-31T12:30:00Z'],
    ['iso-date-time', '2024-01-31T12:30:00Z'],
    ['date', '2024-01-31'],
    ['time', '12:30:00Z'],
    ['duration', 'P1D'],
    ['email', 'user@example.com'],
    ['idn-email', 'user@example.com'],
    ['hostname', 'example.com'],
    ['ipv4', '192.0.2.1'],
    ['ipv6', '2001:db8::1'],
    ['uri', 'https://example.com/page'],
    ['url', 'https://example.com/page'],
    ['uri-reference', 'https://example.com/page'],
    ['iri', 'https://example.com/page'],
    ['uuid', '123e4567-e89b-42d3-a456-426614174000'],
    ['json-pointer', '/a/b'],
    ['regex', 'a'],
]);
/** What is found in all texts of a format, by whatever standard or validator. */
const needed = new Map([
    ...['date-time', 'iso-date-time', 'date', 'time'].map((name) => [name, /\d.*[-:]/]),
    ['duration', /^P/i],
    ['email', /@/],
    ['ipv4', /\d\.\d/],
    ...['ipv6', 'uri', 'url'].map((name) => [name, /:/]),
    ['uuid', /-/],
]);
/** Whether a text is in a format; undefined where that is not sure. */
function hasFormat(text, format) {
    if (formats.get(format) === text)
        return true;
    return needed.get(format)?.test(text) === false ? false : undefined;
}
const common = ['text', 'a', 'A', '0', '', '~', ' ', '12345', 'aaaaaa', ...new Set(formats.values())];
/** Texts worth a try where some expressions and formats are to be met, of `min` characters at least. */
function* textsFor(patterns, formatNames, min) {
    for (const name of formatNames)
        if (formats.has(name))
            yield formats.get(name);
    for (const source of patterns) {
        const pattern = patternOf(source);
        for (const rounds of [0, 1, Math.min(min, 100)]) {
            const text = pattern && textOf(pattern.alternatives, rounds, 0);
            if (text !== undefined)
                yield text;
        }
    }
    yield* common;
}
/** A text that most likely meets an expression: the first of all alternatives, everything `rounds` times where it may be. */
function textOf(alternatives, rounds, depth) {
    if (depth > 20)
        return undefined;
    let text = '';
    for (const element of alternatives[0]?.elements ?? []) {
        const part = partOf(element, rounds, depth + 1);
        if (part === undefined || text.length > 300)
            return undefined;
        text += part;
    }
    return text;
}
function partOf(element, rounds, depth) {
    switch (element.type) {
        case 'Character':
            return String.fromCodePoint(element.value);
        case 'CharacterSet':
        case 'CharacterClass':
            return ['a', '0', 'A', '-', ' ', '_', '/', '\n', 'é'].find((character) => matches(`^${element.raw}$`, character));
        case 'Group':
        case 'CapturingGroup':
            return textOf(element.alternatives, rounds, depth);
        case 'Quantifier': {
            const part = partOf(element.element, rounds, depth);
            const times = Math.max(element.min, Math.min(rounds, element.max));
            return part === undefined || times * part.length > 300 ? undefined : part.repeat(times);
        }
        case 'Assertion':
            return '';
        default:
            return undefined;
    }
}

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/types.js
/** Types of values as a set of bits. A number is an integer or a fraction, so that no two of them have a value in common. */
const bits = { null: 1, boolean: 2, integer: 4, fraction: 8, string: 16, array: 32, object: 64 };
const anyType = 127;
const numeric = bits.integer | bits.fraction;
const named = new Map([...Object.entries(bits), ['number', numeric]]);
/** What a schema's own `type`, `nullable`, `const` and `enum` leave of the types. */
function typesOf(schema) {
    const { type, nullable } = schema;
    let types = anyType;
    if (type !== undefined) {
        types = (Array.isArray(type) ? type : [type]).reduce((all, name) => all | (named.get(name) ?? 0), 0);
        if (nullable === true)
            types |= bits.null;
    }
    const values = valuesOf(schema);
    return values ? types & values.reduce((all, value) => all | typeOf(value), 0) : types;
}
/** The values of `const` or `enum`. */
function valuesOf(schema) {
    if (Object.hasOwn(schema, 'const'))
        return [schema.const];
    return Array.isArray(schema.enum) ? schema.enum : undefined;
}
function typeOf(value) {
    if (value === null)
        return bits.null;
    if (Array.isArray(value))
        return bits.array;
    if (typeof value === 'number')
        return Number.isInteger(value) ? bits.integer : bits.fraction;
    return named.get(typeof value) ?? bits.object;
}
/** The names of types: `number` for both of its kinds. */
function types_typeNames(types) {
    const names = Object.keys(bits).filter((name) => (types & (named.get(name) ?? 0)) !== 0);
    if ((types & numeric) !== numeric)
        return names.map((name) => (name === 'fraction' ? 'number' : name));
    return names.filter((name) => name !== 'integer').map((name) => (name === 'fraction' ? 'number' : name));
}
/** Each type by itself; the two kinds of number together. */
const typesIn = (types) => [bits.null, bits.boolean, numeric, bits.string, bits.array, bits.object]
    .map((type) => type & types)
    .filter((type) => type !== 0);

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/evaluate/scalars.js



/** Whether a value is of the types that a schema names, and one of the values. */
function* ofKind(schema, value, context) {
    const { enum: list, const: only, ...rest } = schema;
    yield (typesOf(rest) & typeOf(value)) !== 0;
    if (Array.isArray(list))
        yield context.isIn(list, value);
    if (Object.hasOwn(schema, 'const'))
        yield context.numbers.ofValue(only) === context.numbers.ofValue(value);
}
/** The bounds on one side: the keyword, and its exclusive form as draft-04 has it and as later drafts do. */
function boundsOf(schema, side) {
    const exclusive = side === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum';
    const { [side]: limit, [exclusive]: open } = schema;
    return [
        ...(typeof limit === 'number' ? [{ limit, isOpen: open === true, keyword: side }] : []),
        ...(typeof open === 'number' ? [{ limit: open, isOpen: true, keyword: exclusive }] : []),
    ];
}
function* ofNumber(schema, value) {
    for (const { limit, isOpen } of boundsOf(schema, 'minimum'))
        yield isOpen ? value > limit : value >= limit;
    for (const { limit, isOpen } of boundsOf(schema, 'maximum'))
        yield isOpen ? value < limit : value <= limit;
    if (typeof schema.multipleOf === 'number')
        yield isMultiple(value, schema.multipleOf);
}
/** Fractions are not exact, and large numbers neither: validators differ there. */
function isMultiple(value, of) {
    if (Number.isSafeInteger(value) && Number.isSafeInteger(of))
        return value % of === 0;
    const times = value / of;
    return Math.abs(times) < 1e9 && Math.abs(times - Math.round(times)) > 1e-6 ? false : undefined;
}
/** The length in code points. */
const lengthOf = (text) => {
    let length = 0;
    for (const _ of text)
        length += 1;
    return length;
};
function* ofText(schema, value) {
    const { minLength, maxLength, pattern, format } = schema;
    if (typeof minLength === 'number')
        yield lengthOf(value) >= minLength;
    if (typeof maxLength === 'number')
        yield lengthOf(value) <= maxLength;
    if (typeof pattern === 'string')
        yield matches(pattern, value);
    if (typeof format === 'string')
        yield hasFormat(value, format);
}

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/evaluate/accepts.js






/** Deeper than that, a schema is not followed. */
const mostDepth = 400;
/** Whether a value meets a schema, as a validator would say it. */
function accepts(node, value, context, depth = 0) {
    context.budget.spend();
    if (depth > mostDepth)
        return undefined;
    if (typeof node.schema === 'boolean')
        return node.schema;
    if (faultOf(node) || !(0,objects/* isObject */.Gv)(node.schema))
        return undefined;
    const unit = { ...node, schema: node.schema };
    const inner = (part, of) => accepts(part, of, context, depth + 1);
    return every(verdictsOf(unit, value, inner, context));
}
function* verdictsOf(unit, value, inner, context) {
    const { schema } = unit;
    if (isPartial(unit))
        yield undefined;
    yield* ofKind(schema, value, context);
    if (typeof value === 'number')
        yield* ofNumber(schema, value);
    if (typeof value === 'string')
        yield* ofText(schema, value);
    if (Array.isArray(value))
        yield* ofArray(unit, value, inner, context);
    if ((0,objects/* isObject */.Gv)(value))
        yield* ofObject(unit, value, inner, context);
    if (typeof schema.$ref === 'string') {
        const target = targetOf(unit, schema.$ref);
        yield target && inner(target, value);
    }
    const each = (keyword) => verdicts(listed(unit, keyword), value, inner);
    yield* each('allOf');
    if (schema.anyOf !== undefined)
        yield some(each('anyOf'));
    if (schema.oneOf !== undefined)
        yield exactlyOne(each('oneOf'));
    if (schema.not !== undefined)
        yield not(inner(below(unit, 'not'), value));
    if (schema.if !== undefined)
        yield conditional(unit, value, inner);
}
function* verdicts(nodes, value, inner) {
    for (const node of nodes)
        yield inner(node, value);
}
function conditional(unit, value, inner) {
    const condition = inner(below(unit, 'if'), value);
    const branch = (keyword) => (Object.hasOwn(unit.schema, keyword) ? inner(below(unit, keyword), value) : true);
    if (condition !== undefined)
        return branch(condition ? 'then' : 'else');
    const [then, other] = [branch('then'), branch('else')];
    return then === other ? then : undefined;
}

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/case/cases.js


/** The cases that some schemas make; what accepts nothing by its types makes none. Each value meets one of them at least. */
function* casesOf({ nodes, home }, context) {
    const start = { home, units: [], types: anyType, lost: [], taken: new Set(), rivals: [], choices: [] };
    const first = narrowed(start, nodes, context);
    const open = first ? [first] : [];
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
        const [choice, ...choices] = one.choices;
        if (choice === undefined) {
            const { choices: _, ...taken } = one;
            yield taken;
            continue;
        }
        const before = { ...one, choices };
        const next = choice.variants.map((variant) => narrowed(withRivals(before, choice, variant, context), [variant], context));
        open.push(...next.filter((each) => each !== undefined).reverse());
    }
}
function withRivals(before, { variants, keyword }, taken, context) {
    // For a long list the comparison of each with each would be quadratic, and is left out.
    if (keyword === 'anyOf' || variants.length > 500)
        return before;
    context.budget.spend(variants.length);
    const others = new Set(context.numbersOf(variants.filter((variant) => variant !== taken)));
    return { ...before, rivals: [...before.rivals, others] };
}
function narrowed(before, nodes, context) {
    // All that is met already is carried along.
    context.budget.spend(1 + before.units.length + before.taken.size);
    const { units, never, lost } = groundOf(nodes, context.budget);
    const types = units.reduce((all, { schema }) => all & typesOf(schema), before.types);
    if (never || types === 0)
        return undefined;
    return {
        home: before.home,
        units: [...before.units, ...units.map(plainOf).filter((unit) => unit !== undefined)],
        types,
        lost: [...before.lost, ...lost],
        taken: new Set([...before.taken, ...context.numbersOf(nodes)]),
        rivals: before.rivals,
        choices: [...units.flatMap(choicesOf), ...before.choices],
    };
}
const choicesOf = (unit) => ['anyOf', 'oneOf']
    .filter((keyword) => Object.hasOwn(unit.schema, keyword))
    .map((keyword) => ({ unit, keyword, variants: listed(unit, keyword) }));
const plain = new WeakMap();
/** A unit without what leads to others; undefined where nothing else is in it. */
function plainOf(unit) {
    const { schema } = unit;
    if (!['$ref', 'allOf', 'anyOf', 'oneOf'].some((keyword) => Object.hasOwn(schema, keyword)))
        return unit;
    const { $ref, allOf, anyOf, oneOf, ...rest } = schema;
    const known = plain.get(schema) ?? rest;
    plain.set(schema, known);
    return Object.keys(known).length === 0 ? undefined : { ...unit, schema: known, made: `plain ${unit.made ?? ''}` };
}
/** The values of a case that meet another schema, too: of some types, or with a value for a property. */
function withSchema(one, schema) {
    const made = { ...one.home, schema, made: `made ${JSON.stringify(schema)} ` };
    return { ...one, units: [...one.units, made], types: one.types & typesOf(schema) };
}

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/case/inside.js




const isOpen = ({ schema }) => schema === true || ((0,objects/* isObject */.Gv)(schema) && Object.keys(schema).every((name) => name.startsWith('x-')));
function propertyIn({ units, home }, name) {
    const nodes = [];
    let isDeclared = false;
    for (const unit of units) {
        const own = declares(unit, name) ? [below(unit, 'properties', name)] : [];
        const patterns = patternsOf(unit).map((pattern) => ({ pattern, verdict: matches(pattern, name) }));
        const matched = patterns.filter(({ verdict }) => verdict === true);
        own.push(...matched.map(({ pattern }) => below(unit, 'patternProperties', pattern)));
        // A property that an expression may be about may be met by what is not said here: the others are not asked then.
        const isUnsure = patterns.some(({ verdict }) => verdict === undefined);
        const isOther = own.length === 0 && !isUnsure && unit.schema.additionalProperties !== undefined;
        const other = isOther ? [below(unit, 'additionalProperties')] : [];
        isDeclared ||= own.length > 0 || isUnsure || other.some((node) => !isOpen(node));
        nodes.push(...own, ...other);
    }
    return { nodes, isDeclared, home: nodes[0] ?? home };
}
/** What a case asks of properties that no schema names; declared where it says that there may be some. */
function othersIn({ units, home }) {
    const nodes = units
        .filter(({ schema }) => schema.additionalProperties !== undefined)
        .map((unit) => below(unit, 'additionalProperties'));
    return { nodes, isDeclared: nodes.length > 0, home: nodes[0] ?? home };
}
const inside_namesIn = ({ units }) => [...new Set(units.flatMap(propertiesOf))];
function itemIn({ units, home }, index) {
    const nodes = units
        .map((unit) => {
        const { first, rest } = itemsOf(unit);
        return first[index] ?? rest;
    })
        .filter((node) => node !== undefined);
    return { nodes, home: nodes[0] ?? home };
}
/** How many items of a case have a schema by their place. */
const placesIn = ({ units }) => Math.max(0, ...units.map((unit) => itemsOf(unit).first.length));

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/case/ranges.js



/** The numbers that the bounds of a case leave. For integers the bounds are integers themselves, and not open. */
function numbersOf({ units, types }) {
    let [low, high, isLowOpen, isHighOpen] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, false, false];
    for (const { schema } of units) {
        for (const { limit, isOpen } of boundsOf(schema, 'minimum')) {
            if (limit > low || (limit === low && isOpen))
                [low, isLowOpen] = [limit, isOpen];
        }
        for (const { limit, isOpen } of boundsOf(schema, 'maximum')) {
            if (limit < high || (limit === high && isOpen))
                [high, isHighOpen] = [limit, isOpen];
        }
    }
    const multiples = units.flatMap(({ schema }) => (typeof schema.multipleOf === 'number' ? [schema.multipleOf] : []));
    const areIntegers = (types & bits.fraction) === 0 || multiples.some((of) => Number.isSafeInteger(of));
    if (!areIntegers)
        return { low, high, isLowOpen, isHighOpen, multiples };
    if (Number.isFinite(low))
        low = isLowOpen && Number.isInteger(low) ? low + 1 : Math.ceil(low);
    if (Number.isFinite(high))
        high = isHighOpen && Number.isInteger(high) ? high - 1 : Math.floor(high);
    return { low, high, isLowOpen: false, isHighOpen: false, multiples };
}
const hasNumbers = ({ low, high, isLowOpen, isHighOpen }) => low < high || (low === high && !isLowOpen && !isHighOpen);
/** Whether all multiples of the one are multiples of the other. */
const isMultipleOfAny = (multiples, of) => multiples.some((one) => one === of || isMultiple(one, of) === true);
function countsOf(units, [least, most]) {
    const value = (schema, keyword, otherwise) => {
        const limit = schema[keyword];
        return typeof limit === 'number' ? limit : otherwise;
    };
    return {
        min: Math.max(0, ...units.map(({ schema }) => value(schema, least, 0))),
        max: Math.min(...units.map(({ schema }) => value(schema, most, Number.POSITIVE_INFINITY))),
    };
}
const lengthsOf = ({ units }) => countsOf(units, ['minLength', 'maxLength']);
/** How many items: where none may follow the first ones, not more than these. */
function itemCountsOf({ units }) {
    const { min, max } = countsOf(units, ['minItems', 'maxItems']);
    const closed = units.map((unit) => {
        const { first, rest } = itemsOf(unit);
        return rest?.schema === false ? first.length : Number.POSITIVE_INFINITY;
    });
    const contains = units.some(({ schema: { contains, minContains } }) => contains !== undefined && minContains !== 0);
    return { min: Math.max(min, contains ? 1 : 0), max: Math.min(max, ...closed) };
}
/** The properties that have to be there: what is required, and what depends on that. */
function requiredOf({ units }) {
    const all = new Set(units.flatMap(({ schema }) => namesOf(schema.required)));
    const dependent = new Map();
    for (const { name, names } of units.flatMap(dependenciesOf)) {
        dependent.set(name, [...(dependent.get(name) ?? []), ...names]);
    }
    // What is added while a set is gone through is gone through as well.
    for (const name of all)
        for (const needed of dependent.get(name) ?? [])
            all.add(needed);
    return all;
}
function propertyCountsOf(one) {
    const { min, max } = countsOf(one.units, ['minProperties', 'maxProperties']);
    return { min: Math.max(min, requiredOf(one).size), max };
}

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/case/empty.js






/** So deep is looked into properties and items to find that there is no value. */
const empty_mostDepth = 3;
/** Whether it is sure that nothing meets some schemas. */
function isNothing(subject, context, depth = 0) {
    if (depth > empty_mostDepth)
        return false;
    for (const one of casesOf(subject, context))
        if (!isEmpty(one, context, depth))
            return false;
    return true;
}
/** Whether it is sure that a case has no value. */
function isEmpty(one, context, depth = 0) {
    context.budget.spend();
    const values = valuesIn(one, context);
    if (values)
        return values.length === 0;
    return typesIn(one.types).every((type) => hasNone(one, type, context, depth));
}
function hasNone(one, type, context, depth) {
    if ((type & numeric) !== 0)
        return !hasNumbers(numbersOf({ ...one, types: type }));
    if (type === bits.string)
        return isCrossed(lengthsOf(one));
    if (type === bits.array) {
        const counts = itemCountsOf(one);
        return isCrossed(counts) || (counts.min > 0 && isNothing(itemIn(one, 0), context, depth + 1));
    }
    if (type !== bits.object)
        return false;
    if (isCrossed(propertyCountsOf(one)))
        return true;
    for (const name of requiredOf(one))
        if (isNothing(propertyIn(one, name), context, depth + 1))
            return true;
    return false;
}
const isCrossed = ({ min, max }) => min > max;
/** The values of a case, where they are listed; those of which it is not sure that they meet it all are with them. */
function valuesIn({ units, types }, context) {
    const lists = units.map(({ schema }) => valuesOf(schema)).filter((list) => list !== undefined);
    const shortest = lists.sort((a, b) => a.length - b.length)[0];
    const simple = [null, false, true];
    const list = shortest ?? ((types & ~(bits.null | bits.boolean)) === 0 ? simple : undefined);
    return list?.filter((value) => every(units.map((unit) => accepts(unit, value, context))) !== false);
}
/** Whether it is sure that a property is never there: that it is refused. */
const isNever = (one, name, context) => isNothing(propertyIn(one, name), context, 1);
/** The names of the properties that values of a case can have, as far as they are declared. */
const possibleNames = (one, context) => inside_namesIn(one).filter((name) => !isNever(one, name, context));

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/sample/scalars.js




/** A longer text is not made. */
const mostLength = 20_000;
/** Numbers worth a try: near the bounds, near zero, and near others of interest. */
function* numbersFor(one, near = []) {
    const { low, high, multiples } = numbersOf(one);
    const starts = [...near, low, high, 0].filter(Number.isFinite);
    const steps = [...multiples, 1];
    for (const start of starts) {
        for (const step of steps) {
            const base = Math.round(start / step) * step;
            for (const times of [0, 1, -1, 2, -2])
                yield base + times * step;
        }
        if ((one.types & bits.fraction) !== 0)
            yield* [start + 0.5, start - 0.5, start + 0.001, start - 0.001, start];
    }
    if (Number.isFinite(low) && Number.isFinite(high))
        yield (low + high) / 2;
}
/** Texts worth a try, as long as the case has them, or as long as is of interest. */
function* textsOf(one, lengths = []) {
    const { min, max } = lengthsOf(one);
    const named = (keyword) => one.units.map(({ schema }) => schema[keyword]).filter((value) => typeof value === 'string');
    const wanted = [...lengths, min, max].filter((length) => length >= 0 && length <= mostLength);
    for (const text of textsFor(named('pattern'), named('format'), Math.min(min, mostLength))) {
        if (lengths.length === 0)
            yield text;
        for (const length of wanted)
            yield ofLength(text, length);
    }
}
/** A text brought to a length in code points. */
function ofLength(text, length) {
    const has = lengthOf(text);
    return has < length ? text + (text.at(-1) ?? 'a').repeat(length - has) : [...text].slice(0, length).join('');
}

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/sample/sample.js











const sample_most = { depth: 12, cases: 20, tries: 60, count: 1000 };
const meets = (nodes, value, context) => every(nodes.map((node) => accepts(node, value, context)));
/** A value that meets some schemas; undefined where none was found. */
function sampleOf(subject, context, depth = 0) {
    const key = subject.nodes.map(keyOf).join(' ');
    const known = context.samples.get(key);
    if (typeof known === 'object')
        return known;
    if (known !== undefined && known <= depth)
        return undefined;
    const sample = searched(subject, context, depth, () => true);
    context.samples.set(key, sample ?? depth);
    return sample;
}
/** A value that meets some schemas, and what else is asked of it. */
function searched(subject, context, depth, isWanted) {
    if (depth > sample_most.depth)
        return undefined;
    let cases = 0;
    for (const one of casesOf(subject, context)) {
        if (isEmpty(one, context))
            continue;
        cases += 1;
        if (cases > sample_most.cases)
            return undefined;
        const found = firstOf(candidatesOf(one, context, depth), (value) => {
            return meets(subject.nodes, value, context) === true && isWanted(value);
        });
        if (found)
            return found;
    }
    return undefined;
}
/** The first of a few values that is accepted. */
function firstOf(values, isAccepted) {
    let tries = 0;
    for (const value of values) {
        tries += 1;
        if (isAccepted(value))
            return { value };
        if (tries >= sample_most.tries)
            return undefined;
    }
    return undefined;
}
/** Values of a case that are worth a try, plain ones first. */
function* candidatesOf(one, context, depth = 0) {
    const values = valuesIn(one, context);
    if (values) {
        yield* values;
        return;
    }
    for (const type of typesIn(one.types))
        yield* ofType({ ...one, types: type }, context, depth);
}
function* ofType(one, context, depth) {
    switch (one.types) {
        case bits.null:
            yield null;
            return;
        case bits.boolean:
            yield* [true, false];
            return;
        case bits.string:
            yield* unlike(textsOf(one));
            return;
        case bits.array:
            for (const more of [0, 1]) {
                const items = arrayOf(one, context, { depth, more });
                if (items)
                    yield items;
            }
            return;
        case bits.object:
            for (const more of [0, 1]) {
                const object = objectOf(one, context, { depth, more });
                if (object)
                    yield object;
            }
            return;
        default:
            if ((one.types & numeric) !== 0)
                yield* unlike(numbersFor(one));
    }
}
function* unlike(values) {
    const seen = new Set();
    for (const value of values) {
        if (seen.has(value))
            continue;
        seen.add(value);
        yield value;
    }
}
/** An object of a case with given values of properties, or without one; the others that have to be there are added. */
function objectOf(one, context, wish) {
    const { depth = 0, more = 0, given = new Map(), without } = wish;
    const object = {};
    const add = (name) => {
        if (Object.hasOwn(object, name))
            return true;
        const sample = given.has(name) ? { value: given.get(name) } : sampleOf(propertyIn(one, name), context, depth + 1);
        if (sample)
            (0,objects/* put */.yJ)(object, name, sample.value);
        return sample !== undefined;
    };
    const required = new Set([...requiredOf(one), ...[...given.keys()].map(String)]);
    if (without !== undefined)
        required.delete(without);
    for (const name of required)
        if (!add(name))
            return undefined;
    for (const { name, names } of one.units.flatMap(dependenciesOf)) {
        if (Object.hasOwn(object, name))
            for (const needed of names)
                if (needed === without || !add(needed))
                    return undefined;
    }
    const count = Math.min(Math.max(propertyCountsOf(one).min, required.size + more), sample_most.count);
    const spare = [...inside_namesIn(one), ...newNames(one, context, count)].filter((name) => name !== without);
    for (const name of spare)
        if (Object.keys(object).length < count)
            add(name);
    return object;
}
/** Names that no side declares, where a case says that there may be others, or asks for more than it has names for. */
function* newNames(one, context, count) {
    const mayBeSent = othersIn(one).isDeclared || context.options.undeclared === 'any';
    if (!mayBeSent && propertyCountsOf(one).min <= inside_namesIn(one).length)
        return;
    for (let index = 1; index <= count; index += 1)
        yield `other${index}`;
}
/** An array of a case with given items; the others that have to be there are added. */
function arrayOf(one, context, wish) {
    const { depth = 0, more = 0, given = new Map() } = wish;
    const { min, max } = itemCountsOf(one);
    const least = Math.max(min, ...[...given.keys()].map((index) => Number(index) + 1));
    const count = Math.min(least + more, max, sample_most.count);
    if (count < least)
        return undefined;
    const isUnique = one.units.some(({ schema }) => schema.uniqueItems === true);
    const items = [];
    for (let index = 0; index < count; index += 1) {
        const isNew = (value) => !isUnique || !context.isIn([...items, ...given.values()], value);
        const found = given.has(index)
            ? { value: given.get(index) }
            : searched(itemIn(one, index), context, depth + 1, isNew);
        if (!found)
            return undefined;
        items.push(found.value);
    }
    return items;
}

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/include/search.js


const subjectOf = ({ units, home }) => ({ nodes: units, home });
/** A difference at a keyword of a unit; on the narrow side at the same keyword, if one is there. */
function found(one, unit, [keyword, ...steps], { reason, data = {}, narrow }, witness) {
    const wide = keyword === undefined ? unit.path : [...unit.path, keyword, ...steps];
    return { reason, data, narrow: narrow ?? narrowAt(one, String(keyword)), wide, value: [], witness };
}
/** Where a case has a keyword, or else where it stands. */
function narrowAt({ units, home }, keyword) {
    const unit = units.find(({ schema, made }) => Object.hasOwn(schema, keyword) && !made?.startsWith('made'));
    return unit ? [...unit.path, keyword] : home.path;
}
/** The first of some values that is of the case and refused by the other schema. */
function witnessIn(values, one, sup, { context }) {
    return firstOf(values, (value) => meets([sup], value, context) === false && meets(one.units, value, context) === true);
}
/** Keywords that say nothing by themselves, by the one that they belong to. */
const companions = {
    type: ['nullable'],
    minimum: ['exclusiveMinimum'],
    maximum: ['exclusiveMaximum'],
    contains: ['minContains', 'maxContains'],
    if: ['then', 'else'],
};
/** The first of some values that is of the case and refused by one keyword: what others refuse shows nothing of it. */
function refusedIn(values, one, unit, keyword, search) {
    const keywords = [keyword, ...(companions[keyword] ?? [])];
    const schema = Object.fromEntries(Object.entries(unit.schema).filter(([name]) => keywords.includes(name)));
    return witnessIn(values, one, { ...unit, schema }, search);
}
/** Of a case the objects alone. */
const objectsOf = (one) => ({ ...one, types: bits.object });
/** A difference inside of a property or an item, as one of what holds it. */
function lifted(inner, step, hold) {
    return inner.map((one) => {
        const held = one.witness && hold(one.witness.value);
        return { ...one, value: [step, ...one.value], witness: held === undefined ? undefined : { value: held } };
    });
}

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/include/arrays.js








const arraysOf = (one) => ({ ...one, types: bits.array });
function* ofItems(one, unit, search) {
    if ((one.types & bits.array) === 0)
        return;
    const { context } = search;
    const { first, rest } = itemsOf(unit);
    const { max } = itemCountsOf(one);
    const places = Math.max(placesIn(one), first.length) + 1;
    for (let index = 0; index < Math.min(places, max); index += 1) {
        context.budget.spend();
        const wanted = first[index] ?? rest;
        const item = itemIn(one, index);
        const isUndeclared = item.nodes.length === 0 && placesIn(one) > 0;
        if (isUndeclared && context.options.undeclared === 'absent')
            return;
        // No item can stand here, nor after it.
        if (isNothing(item, context, 1))
            return;
        if (wanted === undefined)
            continue;
        const hold = (value) => arrayOf(arraysOf(one), context, { given: new Map([[index, value]]) });
        yield* lifted(search.include(item, wanted), index, hold);
    }
}
function* ofItemCounts(one, unit, search) {
    if ((one.types & bits.array) === 0)
        return;
    const { min, max } = itemCountsOf(one);
    const { minItems, maxItems } = unit.schema;
    const arrays = (more) => more.map((each) => arrayOf(arraysOf(one), search.context, { more: Math.max(0, each) }));
    if (typeof minItems === 'number' && min < minItems) {
        const what = { reason: 'items', data: { keyword: 'minItems', limit: minItems } };
        yield found(one, unit, ['minItems'], what, refusedIn(arrays([0, 1]), one, unit, 'minItems', search));
    }
    if (typeof maxItems === 'number' && max > maxItems) {
        const what = { reason: 'items', data: { keyword: 'maxItems', limit: maxItems } };
        yield found(one, unit, ['maxItems'], what, refusedIn(arrays([maxItems + 1 - min]), one, unit, 'maxItems', search));
    }
}
function* ofContents(one, unit, search) {
    if ((one.types & bits.array) === 0)
        return;
    const { context } = search;
    const { uniqueItems, contains, minContains, maxContains } = unit.schema;
    const { max } = itemCountsOf(one);
    if (uniqueItems === true && max > 1 && !one.units.some(({ schema }) => schema.uniqueItems === true)) {
        const two = arrayOf(arraysOf(one), context, { more: 2 }) ?? [];
        const values = [two, [two[0], two[0]], two.map(() => two[0]), [...two, ...two]];
        yield found(one, unit, ['uniqueItems'], { reason: 'unique' }, refusedIn(values, one, unit, 'uniqueItems', search));
    }
    if (contains === undefined)
        return;
    const isSame = (each) => context.same(below(each, 'contains'), below(unit, 'contains')) &&
        each.schema.minContains === minContains &&
        each.schema.maxContains === maxContains;
    if (one.units.some((each) => each.schema.contains !== undefined && isSame(each)))
        return;
    const values = [0, 1, 2].map((more) => arrayOf(arraysOf(one), context, { more }));
    yield found(one, unit, ['contains'], { reason: 'contains' }, refusedIn(values, one, unit, 'contains', search));
}
function* ofPropertyCounts(one, unit, search) {
    if ((one.types & bits.object) === 0)
        return;
    const { min, max } = propertyCountsOf(one);
    const { minProperties, maxProperties } = unit.schema;
    const objects = (more) => more.map((each) => objectOf(objectsOf(one), search.context, { more: Math.max(0, each) }));
    if (typeof minProperties === 'number' && min < minProperties) {
        const what = { reason: 'properties', data: { keyword: 'minProperties', limit: minProperties } };
        yield found(one, unit, ['minProperties'], what, refusedIn(objects([0, 1]), one, unit, 'minProperties', search));
    }
    const isOpen = othersIn(one).isDeclared || search.context.options.undeclared === 'any';
    const isClosed = one.units.some(({ schema }) => schema.additionalProperties === false) || !isOpen;
    const names = isClosed && !one.units.some((each) => patternsOf(each).length > 0);
    const most = names ? Math.min(max, possibleNames(one, search.context).length) : max;
    if (typeof maxProperties === 'number' && most > maxProperties) {
        const what = { reason: 'properties', data: { keyword: 'maxProperties', limit: maxProperties } };
        const values = objects([maxProperties + 1 - min]);
        yield found(one, unit, ['maxProperties'], what, refusedIn(values, one, unit, 'maxProperties', search));
    }
}

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/include/logic.js









/** `not`: met by a case that has nothing in common with what is excluded, or excludes as much itself. */
function* ofNegation(one, unit, search) {
    if (unit.schema.not === undefined)
        return;
    const { context } = search;
    const excluded = below(unit, 'not');
    if (isNothing({ nodes: [...one.units, excluded], home: one.home }, context))
        return;
    if (one.units.some((each) => each.schema.not !== undefined && context.same(below(each, 'not'), excluded)))
        return;
    const both = { ...one, units: [...one.units] };
    const values = [...candidatesOf(both, context)].slice(0, 40);
    yield found(one, unit, ['not'], { reason: 'negation' }, refusedIn(values, one, unit, 'not', search));
}
/** `if` with `then` and `else`: the same on both sides, or both ways are met. */
function* ofCondition(one, unit, search) {
    if (unit.schema.if === undefined)
        return;
    const { context } = search;
    const keywords = ['if', 'then', 'else'];
    const ways = ['then', 'else'].filter((keyword) => Object.hasOwn(unit.schema, keyword));
    const isSame = (each) => keywords.every((keyword) => {
        const [a, b] = [each.schema, unit.schema].map((schema) => Object.hasOwn(schema, keyword));
        return a === b && (!a || context.same(below(each, keyword), below(unit, keyword)));
    });
    if (one.units.some(isSame))
        return;
    if (ways.every((keyword) => search.include(subjectOf(one), below(unit, keyword)).length === 0))
        return;
    const values = candidatesOf(one, context);
    yield found(one, unit, ['if'], { reason: 'condition' }, refusedIn(values, one, unit, 'if', search));
}
function* ofDependencies(one, unit, search) {
    if ((one.types & bits.object) === 0)
        return;
    const { context } = search;
    const required = requiredOf(one);
    const others = dependenciesOf(unit);
    for (const { keyword, name, names, node } of others) {
        const there = { ...objectsOf(one), units: one.units };
        const isNeverThere = !inside_namesIn(one).includes(name) && !mayHaveOthers(one, search);
        if (isNeverThere)
            continue;
        const theirs = one.units.flatMap(dependenciesOf).filter((each) => each.name === name);
        const given = new Set([...required, ...theirs.flatMap((each) => each.names)]);
        const isMet = node
            ? theirs.some((each) => each.node && context.same(each.node, node)) ||
                search.include(subjectOf(there), node).length === 0
            : names.every((needed) => given.has(needed));
        if (isMet)
            continue;
        const values = [inside_namesIn(one).includes(name) ? name : undefined]
            .filter((each) => each !== undefined)
            .map((each) => propertyValue(there, each, search));
        yield found(one, unit, [keyword, name], { reason: 'dependency', data: { name } }, refusedIn(values, one, unit, keyword, search));
    }
}
/** An object with one property more than it has to have. */
function propertyValue(one, name, { context }) {
    const made = { ...one.home, schema: { required: [name] }, made: `made with ${name} ` };
    return objectOf({ ...one, units: [...one.units, made] }, context, {});
}
const mayHaveOthers = (one, { context }) => othersIn(one).isDeclared
    ? !isNothing(othersIn(one), context, 1)
    : context.options.undeclared === 'any' || one.units.some((each) => patternsOf(each).length > 0);
function* ofNames(one, unit, search) {
    if ((one.types & bits.object) === 0 || unit.schema.propertyNames === undefined)
        return;
    const { context } = search;
    const wanted = below(unit, 'propertyNames');
    const own = one.units.filter(({ schema }) => schema.propertyNames !== undefined);
    const nodes = own.map((each) => below(each, 'propertyNames'));
    if (nodes.some((node) => context.same(node, wanted)))
        return;
    for (const name of inside_namesIn(one)) {
        if (accepts(wanted, name, context) === true)
            continue;
        const what = { reason: 'property-name', data: { name } };
        yield found(one, unit, ['propertyNames'], what, refusedIn([propertyValue(objectsOf(one), name, search)], one, unit, 'propertyNames', search));
    }
    if (!mayHaveOthers(one, search))
        return;
    const texts = { side: one.home.side, schema: { type: 'string' }, path: one.home.path, made: 'made names ' };
    const inner = search.include({ nodes: [...nodes, texts], home: nodes[0] ?? one.home }, wanted);
    for (const { witness, data, reason } of inner) {
        const name = typeof witness?.value === 'string' ? witness.value : undefined;
        const values = name === undefined ? [] : [propertyValue(objectsOf(one), name, search)];
        yield found(one, unit, ['propertyNames'], { reason: 'property-name', data: { name: name ?? reason, ...data } }, refusedIn(values, one, unit, 'propertyNames', search));
    }
}

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/include/objects.js









/** Where a case declares a property, or else where it stands. */
function declaredAt(one, name) {
    const unit = one.units.find((each) => declares(each, name));
    return unit ? [...unit.path, 'properties', name] : one.home.path;
}
function* ofRequired(one, unit, search) {
    if ((one.types & bits.object) === 0)
        return;
    const required = requiredOf(one);
    for (const [index, name] of namesOf(unit.schema.required).entries()) {
        if (required.has(name) || isDefaulted(unit, name, search.context))
            continue;
        const without = [0, 1]
            .map((more) => objectOf(objectsOf(one), search.context, { without: name, more }))
            .filter((object) => object !== undefined);
        const what = { reason: 'property-required', data: { name }, narrow: declaredAt(one, name) };
        yield found(one, unit, ['required', index], what, witnessIn(without, one, unit, search));
    }
}
/** The schemas that a unit has for a property. It is not sure of those whose expression cannot be tried. */
function wantedOf(unit, name) {
    const own = declares(unit, name) ? [below(unit, 'properties', name)] : [];
    const patterns = patternsOf(unit).filter((pattern) => matches(pattern, name) !== false);
    const isSure = patterns.every((pattern) => matches(pattern, name) === true);
    own.push(...patterns.map((pattern) => below(unit, 'patternProperties', pattern)));
    const isOther = (own.length === 0 || (!isSure && !declares(unit, name))) && unit.schema.additionalProperties !== undefined;
    return isOther ? [...own, below(unit, 'additionalProperties')] : own;
}
function* ofProperties(one, unit, search) {
    if ((one.types & bits.object) === 0)
        return;
    for (const name of new Set([...inside_namesIn(one), ...propertiesOf(unit)])) {
        search.context.budget.spend();
        const wanted = wantedOf(unit, name);
        if (wanted.length > 0)
            yield* objects_ofProperty(one, unit, name, wanted, search);
    }
}
function* objects_ofProperty(one, unit, name, wanted, search) {
    const { context } = search;
    const property = propertyIn(one, name);
    if (!property.isDeclared && context.options.undeclared === 'absent')
        return;
    const hold = (value) => objectOf(objectsOf(one), context, { given: new Map([[name, value]]) });
    for (const node of wanted) {
        if (node.schema !== false)
            yield* lifted(search.include(property, node), name, hold);
        else if (!isNever(one, name, context)) {
            const what = { reason: 'property-refused', data: { name }, narrow: declaredAt(one, name) };
            const sample = sampleOf(property, context);
            const keyword = declares(unit, name) ? ['properties', name] : ['additionalProperties'];
            const refused = found(one, unit, keyword, what, sample);
            yield* lifted([refused], name, hold);
        }
    }
}

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/include/others.js









/** Properties that a case does not name: those that an expression is about, and all others. */
function* ofOthers(one, unit, search) {
    if ((one.types & bits.object) === 0)
        return;
    for (const pattern of new Set(one.units.flatMap(patternsOf)))
        yield* ofMatching(one, unit, pattern, search);
    const others = othersIn(one);
    if (!others.isDeclared && search.context.options.undeclared === 'absent')
        return;
    const told = new Set(one.units.flatMap(patternsOf));
    const wanted = [
        ...additionalOf(unit),
        ...patternsOf(unit)
            .filter((pattern) => !told.has(pattern))
            .map((pattern) => below(unit, 'patternProperties', pattern)),
    ];
    yield* ofNew(one, unit, { property: others, wanted }, search);
}
const additionalOf = (unit) => unit.schema.additionalProperties === undefined ? [] : [below(unit, 'additionalProperties')];
/** Properties whose names an expression of the case is about. */
function* ofMatching(one, unit, pattern, search) {
    const nodes = one.units
        .filter((each) => patternsOf(each).includes(pattern))
        .map((each) => below(each, 'patternProperties', pattern));
    const property = { nodes, isDeclared: true, home: nodes[0] ?? one.home };
    const named = new Set(inside_namesIn(one));
    const wanted = [
        ...patternsOf(unit).map((each) => below(unit, 'patternProperties', each)),
        ...propertiesOf(unit)
            .filter((name) => !named.has(name) && matches(pattern, name) !== false)
            .map((name) => below(unit, 'properties', name)),
        ...(patternsOf(unit).includes(pattern) ? [] : additionalOf(unit)),
    ];
    yield* ofNew(one, unit, { property, wanted, pattern }, search);
}
function* ofNew(one, unit, { property, wanted, pattern }, search) {
    const { context } = search;
    if (wanted.length === 0 || isNothing(property, context, 1))
        return;
    for (const node of wanted) {
        const [keyword, key] = node.path.slice(unit.path.length);
        const name = nameFor(one, unit, [pattern, keyword === 'patternProperties' ? String(key) : undefined], key);
        const hold = (value) => objectOf(objectsOf(one), context, { given: new Map([[name, value]]) });
        if (node.schema !== false) {
            yield* lifted(search.include(property, node), name, hold);
            continue;
        }
        const narrow = property.nodes[0]?.path ?? one.home.path;
        const at = key === undefined ? [String(keyword)] : [String(keyword), key];
        const refused = found(one, unit, at, { reason: 'additional-refused', narrow }, sampleOf(property, context));
        yield* lifted([refused], name, hold);
    }
}
/** A name that some expressions are about and no schema gives; the first that comes to mind where none is found. */
function nameFor(one, unit, patterns, key) {
    const wanted = patterns.filter((pattern) => pattern !== undefined);
    const named = new Set([...inside_namesIn(one), ...propertiesOf(unit)]);
    const others = [...one.units, unit].flatMap(patternsOf).filter((pattern) => !wanted.includes(pattern));
    const isFree = (name) => !named.has(name) && others.every((pattern) => matches(pattern, name) === false);
    const isMeant = (name) => wanted.every((pattern) => matches(pattern, name) === true);
    const given = typeof key === 'string' && propertiesOf(unit).includes(key) ? [key] : [];
    const names = [...given, ...['other', 'other2', 'x-other'].filter(isFree), ...textsFor(wanted, [], 1)];
    return names.find((name) => isMeant(name) && (given.includes(name) || !named.has(name))) ?? 'other';
}

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/include/scalars.js







/** `type`, `nullable`, `enum` and `const`. */
function* scalars_ofKind(one, unit, search) {
    const { enum: _, const: __, ...rest } = unit.schema;
    const refused = one.types & ~typesOf(rest);
    // What names no types at all is told of once.
    const isAny = one.types === anyType && refused !== 0;
    for (const types of isAny ? [refused] : typesIn(refused)) {
        const values = candidatesOf({ ...one, types }, search.context);
        const type = isAny ? 'any' : (types_typeNames(types)[0] ?? '');
        yield found(one, unit, ['type'], { reason: 'type', data: { type } }, refusedIn(values, one, unit, 'type', search));
    }
    const keyword = Object.hasOwn(unit.schema, 'const') ? 'const' : 'enum';
    if (!valuesOf(unit.schema) || refused === one.types)
        return;
    const values = candidatesOf(withSchema(one, { ...('type' in rest && { type: rest.type }) }), search.context);
    yield found(one, unit, [keyword], { reason: 'value' }, refusedIn(values, one, unit, keyword, search));
}
function* ofNumbers(one, unit, search) {
    if ((one.types & numeric) === 0)
        return;
    const numbers = { ...one, types: one.types & numeric };
    const { low, high, isLowOpen, isHighOpen, multiples } = numbersOf(numbers);
    const against = (keyword, near) => refusedIn(numbersFor(numbers, [near]), one, unit, keyword, search);
    for (const { limit, isOpen, keyword } of boundsOf(unit.schema, 'minimum')) {
        if (low > limit || (low === limit && (isLowOpen || !isOpen)))
            continue;
        yield found(one, unit, [keyword], { reason: 'minimum', data: { limit } }, against(keyword, limit));
    }
    for (const { limit, isOpen, keyword } of boundsOf(unit.schema, 'maximum')) {
        if (high < limit || (high === limit && (isHighOpen || !isOpen)))
            continue;
        yield found(one, unit, [keyword], { reason: 'maximum', data: { limit } }, against(keyword, limit));
    }
    const { multipleOf } = unit.schema;
    if (typeof multipleOf !== 'number' || isMultipleOfAny(multiples, multipleOf))
        return;
    if (multipleOf === 1 && (numbers.types & bits.fraction) === 0)
        return;
    yield found(one, unit, ['multipleOf'], { reason: 'multiple', data: { limit: multipleOf } }, against('multipleOf', 0));
}
function* ofTexts(one, unit, search) {
    if ((one.types & bits.string) === 0)
        return;
    const { min, max } = lengthsOf(one);
    const { minLength, maxLength, pattern, format } = unit.schema;
    const against = (keyword, ...lengths) => refusedIn(textsOf(one, lengths), one, unit, keyword, search);
    if (typeof minLength === 'number' && min < minLength) {
        const data = { keyword: 'minLength', limit: minLength };
        yield found(one, unit, ['minLength'], { reason: 'length', data }, against('minLength', minLength - 1, min));
    }
    if (typeof maxLength === 'number' && max > maxLength) {
        const data = { keyword: 'maxLength', limit: maxLength };
        yield found(one, unit, ['maxLength'], { reason: 'length', data }, against('maxLength', maxLength + 1));
    }
    const has = (keyword, value) => one.units.some(({ schema }) => schema[keyword] === value);
    if (typeof pattern === 'string' && !has('pattern', pattern)) {
        yield found(one, unit, ['pattern'], { reason: 'pattern', data: { pattern } }, against('pattern'));
    }
    if (typeof format === 'string' && !has('format', format)) {
        yield found(one, unit, ['format'], { reason: 'format', data: { format } }, against('format'));
    }
}

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/include/variants.js







/** More values of a property are not tried one by one, and cases not taken apart more often. */
const variants_most = { values: 50, rounds: 3 };
/** Whether all values of a case meet one of the schemas of a choice. */
function* ofChoice(one, choice, search, round = 0) {
    const { context } = search;
    const { keyword, variants } = choice;
    const numbers = variants.map((variant) => context.numberOf(variant));
    const index = numbers.findIndex((number) => number !== undefined && one.taken.has(number));
    context.budget.spend(variants.length);
    if (index >= 0 && keyword === 'anyOf')
        return;
    const isRival = (number) => number !== undefined && one.rivals.some((rivals) => rivals.has(number));
    const fitting = variants.filter((variant, at) => at === index || !(isRival(numbers[at]) || isApart(one, variant, search)));
    const [only, ...others] = fitting;
    if (index >= 0 && others.length === 0)
        return;
    if (only === undefined)
        yield none(one, choice, search);
    else if (others.length === 0)
        yield* search.include(subjectOf(one), only);
    else
        yield* ofSeveral(one, { ...choice, variants: fitting }, choice, search, round);
}
const isApart = (one, variant, { context }) => isNothing({ nodes: [...one.units, variant], home: one.home }, context);
/** A schema of the choice alone. */
const schemaOf = ({ unit, keyword }) => ({
    ...unit,
    schema: { [keyword]: unit.schema[keyword] },
    made: `choice ${keyword} `,
});
function none(one, choice, search) {
    const values = candidatesOf(one, search.context);
    const witness = witnessIn(values, one, schemaOf(choice), search);
    return found(one, choice.unit, [choice.keyword], { reason: 'variant', narrow: one.home.path }, witness);
}
function* ofSeveral(one, fitting, all, search, round) {
    const each = fitting.variants.map((variant) => search.include(subjectOf(one), variant));
    const isMet = each.some((inner) => inner.length === 0);
    if (isMet && all.keyword === 'anyOf')
        return;
    if (isMet) {
        yield* overlapping(one, fitting, all, search);
        return;
    }
    const parts = round < variants_most.rounds ? partsOf(one, fitting, search) : [];
    if (parts.length > 1) {
        for (const part of parts)
            if (!isEmpty(part, search.context))
                yield* ofChoice(part, all, search, round + 1);
        return;
    }
    const closest = [...each].sort((a, b) => a.length - b.length);
    const schema = schemaOf(all);
    for (const inner of closest) {
        const sure = inner.filter(({ witness }) => witness && witnessIn([witness.value], one, schema, search));
        yield* sure;
        if (sure.length > 0)
            return;
    }
    yield none(one, all, search);
}
/** Values that meet one variant of `oneOf` and another, too. */
function* overlapping(one, { variants }, all, search) {
    const schema = schemaOf(all);
    const [first, second] = variants;
    const nodes = [...one.units, first, second].filter((node) => node !== undefined);
    const isOfBoth = (value) => witnessIn([value], one, schema, search) !== undefined;
    const witness = searched({ nodes, home: one.home }, search.context, 0, isOfBoth);
    yield found(one, all.unit, [all.keyword], { reason: 'overlap', narrow: one.home.path }, witness);
}
/** A case taken apart: by types, or by the values of a property that the variants differ in. */
function partsOf(one, { variants }, search) {
    const types = typesIn(one.types);
    if (types.length > 1)
        return types.map((type) => withSchema(one, { type: nameOf(type) }));
    if (one.types !== bits.object)
        return [];
    for (const name of requiredOf(one)) {
        const values = fewValuesOf(one, name, search);
        const isTelling = variants.some((variant) => tells(variant, name, search));
        if (values.length > 1 && isTelling)
            return values.map((value) => withSchema(one, propertyIs(name, value)));
    }
    return [];
}
const propertyIs = (name, value) => ({ properties: { [name]: { const: value } } });
function tells(variant, name, search) {
    for (const one of casesOf({ nodes: [variant], home: variant }, search.context)) {
        if (fewValuesOf(one, name, search).length > 0)
            return true;
    }
    return false;
}
/** The values of a property, where they are listed and few. */
function fewValuesOf(one, name, { context }) {
    const values = [];
    for (const inner of casesOf(propertyIn(one, name), context)) {
        const own = valuesIn(inner, context);
        if (own === undefined || values.length + own.length > variants_most.values)
            return [];
        values.push(...own);
    }
    return values;
}
function nameOf(type) {
    if ((type & numeric) !== 0)
        return (type & bits.fraction) === 0 ? 'integer' : 'number';
    return Object.entries(bits).find(([, bit]) => bit === type)?.[0] ?? [];
}

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/include/include.js














const checks = [
    ...[scalars_ofKind, ofNumbers, ofTexts],
    ...[ofItemCounts, ofItems, ofContents],
    ...[ofRequired, ofProperties, ofOthers, ofPropertyCounts, ofNames, ofDependencies],
    ...[ofNegation, ofCondition],
];
/** So many properties and items inside of each other are followed. */
const include_mostDepth = 120;
/**
 * Looks for what keeps one schema from being included in another. What is being compared already is taken as included:
 * whatever speaks against it is found where it is being compared.
 */
class Inclusion {
    context;
    #known = new Map();
    /** The keys of the pairs that were found included, in order: what rests on an assumption goes with it. */
    #trail = [];
    #assumed = new Set();
    #depth = 0;
    constructor(context) {
        this.context = context;
    }
    include(sub, sup) {
        this.context.budget.spend(1 + sub.nodes.reduce((sum, { path }) => sum + path.length, sup.path.length));
        if (sup.schema === true || sub.nodes.some((node) => this.context.same(node, sup)))
            return [];
        const key = `${sub.nodes.map(keyOf).join(' ')} in ${keyOf(sup)}`;
        const known = this.#known.get(key);
        if (known === 'open')
            this.#assumed.add(key);
        if (known !== undefined)
            return known === 'open' ? [] : known;
        if (this.#depth >= include_mostDepth)
            return [tooDeep(sub, sup)];
        const start = this.#trail.length;
        this.#known.set(key, 'open');
        this.#depth += 1;
        const all = told([...this.#compare(sub, sup)]);
        this.#depth -= 1;
        this.#known.set(key, all);
        this.#trail.push(key);
        if (this.#assumed.delete(key) && all.length > 0) {
            for (const rested of this.#trail.splice(start))
                this.#known.delete(rested);
            this.#known.set(key, all);
        }
        return all;
    }
    *#compare(sub, sup) {
        const { units, never, lost } = groundOf([sup], this.context.budget);
        const demands = {
            units: units.map(plainOf).filter((unit) => unit !== undefined),
            choices: units.flatMap(choicesOf),
        };
        for (const one of casesOf(sub, this.context)) {
            if (isEmpty(one, this.context))
                continue;
            const unknown = lost.map(({ reason, data, node }) => ({
                reason,
                data,
                narrow: one.home.path,
                wide: node.path,
                value: [],
            }));
            const all = [...(never ? [this.#never(one, never)] : this.#ofCase(one, demands)), ...unknown];
            const [gap] = one.lost;
            if (gap === undefined || all.length === 0)
                yield* all;
            else
                yield { reason: gap.reason, data: gap.data, narrow: gap.node.path, wide: sup.path, value: [] };
        }
    }
    #never(one, never) {
        const values = candidatesOf(one, this.context);
        return found(one, never, [], { reason: 'never', narrow: one.home.path }, witnessIn(values, one, never, this));
    }
    *#ofCase(one, { units, choices }) {
        const values = valuesIn(one, this.context);
        if (values) {
            for (const unit of [...units, ...choices.map(schemaOf)])
                yield* this.#ofValues(one, values, unit);
        }
        else {
            for (const unit of units) {
                if (one.units.some((each) => this.context.same(each, unit)))
                    continue;
                for (const check of checks)
                    yield* check(one, unit, this);
            }
            for (const choice of choices)
                yield* ofChoice(one, choice, this);
        }
    }
    /** Listed values are tried one by one. */
    *#ofValues(one, values, unit) {
        const { enum: _, const: only, ...rest } = unit.schema;
        const at = ['const', 'enum', 'anyOf', 'oneOf'].filter((keyword) => Object.hasOwn(unit.schema, keyword)).slice(0, 1);
        const areListed = one.units.some(({ schema }) => valuesOf(schema));
        for (const value of values) {
            if (accepts(unit, value, this.context) === true)
                continue;
            const witness = witnessIn([value], one, unit, this);
            const isOfType = (typesOf(rest) & typeOf(value)) !== 0;
            if (!isOfType || (value === null && !areListed)) {
                const [type = ''] = types_typeNames(typeOf(value));
                yield found(one, unit, isOfType ? at : ['type'], { reason: 'type', data: { type } }, witness);
                continue;
            }
            yield found(one, unit, at, { reason: 'value', ...this.#value(one, value) }, witness);
        }
    }
    /** A value as data of a difference, with the place where it is listed. */
    #value(one, value) {
        const data = { ...((typeof value === 'string' || typeof value === 'number') && { value }) };
        const listing = one.units.find(({ schema }) => Array.isArray(schema.enum));
        const index = listing?.schema.enum?.indexOf(value) ?? -1;
        if (listing && index >= 0)
            return { data, narrow: [...listing.path, 'enum', index] };
        return { data, narrow: narrowAt(one, 'const') };
    }
}
const tooDeep = (sub, sup) => ({
    reason: 'depth',
    data: {},
    narrow: sub.home.path,
    wide: sup.path,
    value: [],
});
/** Each difference once, with a witness where any of them has one. */
function told(all) {
    const byKey = new Map();
    for (const one of all) {
        const key = JSON.stringify([one.reason, one.data, one.narrow, one.wide]);
        const known = byKey.get(key);
        if (known === undefined || (known.witness === undefined && one.witness))
            byKey.set(key, one);
    }
    return [...byKey.values()];
}

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/same.js


/**
 * Numbers for values and schemas: two have the same number if and only if they say the same. Of a schema only what
 * says which values it accepts counts. Linear, and without recursion: what is compared may be deep.
 */
class Numbers {
    /** The numbers of schemas that have a `$ref` somewhere: what they say depends on where they stand. */
    referring = new Set();
    #texts = new Map();
    #known = { schema: new WeakMap(), schemas: new WeakMap(), data: new WeakMap() };
    ofSchema(schema) {
        return this.#numberOf(schema, 'schema');
    }
    ofValue(value) {
        return this.#numberOf(value, 'data');
    }
    #numberOf(root, rootMode) {
        if (!(0,objects/* isContainer */.u_)(root))
            return this.#scalar(root);
        const stack = [frameOf(root, rootMode)];
        for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
            const name = frame.names[frame.ids.length];
            if (name === undefined) {
                this.#finish(frame);
                stack.pop();
                continue;
            }
            const value = frame.value[name];
            const mode = modeOf(frame, name);
            const known = (0,objects/* isContainer */.u_)(value) ? this.#known[mode].get(value) : this.#scalar(value);
            if (known !== undefined)
                frame.ids.push(known);
            else
                stack.push(frameOf(value, mode));
        }
        return this.#known[rootMode].get(root);
    }
    #finish({ value, mode, names, ids }) {
        const parts = names.map((name, index) => {
            const id = ids[index];
            return Array.isArray(value) ? `${id}` : `${JSON.stringify(name)}:${id}`;
        });
        const number = this.#number(`${mode} ${Array.isArray(value) ? '[' : '{'}${parts.join()}`);
        const refers = (mode === 'schema' && Object.hasOwn(value, '$ref')) || ids.some((id) => this.referring.has(id));
        if (refers && mode !== 'data')
            this.referring.add(number);
        this.#known[mode].set(value, number);
    }
    #scalar(value) {
        return this.#number(`${typeof value} ${JSON.stringify(value)}`);
    }
    #number(text) {
        const known = this.#texts.get(text) ?? this.#texts.size;
        this.#texts.set(text, known);
        return known;
    }
}
function frameOf(value, mode) {
    const names = Object.keys(value);
    const isSchema = mode === 'schema' && !Array.isArray(value);
    const told = isSchema ? names.filter((name) => assertions.has(name) || holders.has(name)) : names;
    // Own properties of JSON data.
    return { value: value, mode, names: Array.isArray(value) ? told : told.sort(), ids: [] };
}
function modeOf({ mode, value }, name) {
    if (mode === 'data')
        return 'data';
    if (mode === 'schemas' || Array.isArray(value))
        return 'schema';
    const holder = holders.get(name);
    if (holder === undefined)
        return 'data';
    return holder === 'named' ? 'schemas' : 'schema';
}

;// CONCATENATED MODULE: ./dist/lib/src/inclusion/index.js







/** Steps that one comparison may take: real schemas take some thousand. */
const inclusion_mostSteps = 200_000;
/**
 * What keeps `sub` from being included in `sup`: every value of `sub` is a value of `sup` if and only if the list is
 * empty. Each difference is told once, as deep inside as it is. Total: whatever the schemas are, it neither throws nor
 * takes more than so many steps; where these do not suffice, one difference says so.
 */
function differencesOf(sub, sup, options = {}, numbers = new Numbers()) {
    const [narrow, wide] = [nodeOf('narrow', sub), nodeOf('wide', sup)];
    const budget = new Budget(inclusion_mostSteps);
    const context = new Context(budget, numbers, wide.side, [sub.root, sup.root], options);
    const told = [];
    try {
        const all = new Inclusion(context).include({ nodes: [narrow], home: narrow }, wide);
        for (const one of all)
            told.push(verified(one, narrow, wide, context));
    }
    catch (error) {
        if (!(error instanceof Spent))
            throw error;
        told.push({ kind: 'unknown', reason: 'too-large', data: {}, narrow: narrow.path, wide: wide.path, value: [] });
    }
    return told;
}
/** What keeps each of two schemas from being included in the other: what both say is looked at once. */
function differencesBetween(a, b) {
    const numbers = new Numbers();
    return { ofFirst: differencesOf(a, b, {}, numbers), ofSecond: differencesOf(b, a, {}, numbers) };
}
function nodeOf(name, part) {
    const side = sideOf(name, part);
    return { side, schema: (0,data_path/* partOf */.B)(side.root, part.path), path: part.path };
}
/** Breaking is what a value of the whole shows. */
function verified(one, narrow, wide, context) {
    const { witness, ...rest } = one;
    const holds = witness && accepts(narrow, witness.value, context) === true && accepts(wide, witness.value, context) === false;
    return holds ? { ...rest, kind: 'breaking', witness: witness.value } : { ...rest, kind: 'unknown' };
}

// EXTERNAL MODULE: ./dist/lib/src/rule/subschemas.js
var subschemas = __webpack_require__(3172);
;// CONCATENATED MODULE: ./dist/lib/src/engine/compare/schemas.js


/** How many pairs are kept, and how long one may be, in UTF-16 units. Those of real runs are some hundreds. */
const schemas_most = { pairs: 2000, length: 50_000 };
/** How the values of two schemas differ. What a break is shown by is shown to a validator first. */
function schemasOf({ before, after }, versions, { accepts, compared }) {
    const [base, head] = [before.node, after.node];
    if (!(0,subschemas/* isSchema */.Wl)(base) || !(0,subschemas/* isSchema */.Wl)(head))
        return { lost: [], gained: [] };
    const unknowns = { base: unknownsIn(versions.base, before.path), head: unknownsIn(versions.head, after.path) };
    const key = JSON.stringify([base, head, unknowns]);
    const known = compared?.get(key) ?? differences(base, head, unknowns, accepts);
    if (compared && compared.size < schemas_most.pairs && key.length < schemas_most.length)
        compared.set(key, known);
    return known;
}
function differences(base, head, unknowns, accepts) {
    const sides = {
        base: { root: base, path: [], unknowns: unknowns.base },
        head: { root: head, path: [], unknowns: unknowns.head },
    };
    const { ofFirst: lost, ofSecond: gained } = differencesBetween(sides.base, sides.head);
    const found = [
        ...lost.map(({ narrow, wide, ...one }) => ({ ...one, base: narrow, head: wide, accepted: 'base' })),
        ...gained.map(({ narrow, wide, ...one }) => ({ ...one, base: wide, head: narrow, accepted: 'head' })),
    ];
    const all = shown(found, { base, head }, accepts);
    return { lost: all.slice(0, lost.length), gained: all.slice(lost.length) };
}
/** What of the schema at a path is not known, from the schema on. */
const unknownsIn = ({ unknowns }, root) => unknowns
    .filter(({ path }) => path.length >= root.length && root.every((step, at) => step === path[at]))
    .map(({ path, extent }) => ({ path: path.slice(root.length), extent }));
/** The differences, and of each that breaks the value that shows it; what a validator does not see is unknown. */
function shown(found, roots, accepts) {
    const values = found.flatMap(({ kind, witness }) => (kind === 'breaking' ? [witness] : []));
    const asked = values.length > 0 ? accepts : undefined;
    const verdicts = { base: asked?.(roots.base, values), head: asked?.(roots.head, values) };
    let at = 0;
    return found.map(({ kind, reason, data, base, head, value, witness: shows, accepted }) => {
        const difference = { reason, data, base, head, value };
        if (kind === 'unknown')
            return { kind, ...difference };
        const [inside, outside] = accepted === 'base' ? [verdicts.base, verdicts.head] : [verdicts.head, verdicts.base];
        const holds = asked === undefined || (inside?.[at] === true && outside?.[at] === false);
        at += 1;
        return holds ? { kind, ...difference, witness: { value: shows, accepted } } : { kind: 'unknown', ...difference };
    });
}

;// CONCATENATED MODULE: ./dist/lib/src/engine/compare/changes.js









/** Shows each noun that differs to the rules that ask for it. */
function* changesBetween(base, head, { rules }, { assets, ...judging }) {
    const comparing = rules.filter(({ rule }) => rule.compare !== undefined);
    // A crash has no place of its own.
    const isKnown = ({ change, at, was }) => change === undefined || (!head.model.uncertain(at.path) && !base.model.uncertain((was ?? at).path));
    const known = { base: (0,run_rules/* wholeness */.H)(base.document, base.model), head: (0,run_rules/* wholeness */.H)(head.document, head.model) };
    const isWhole = ({ at, was }) => known.head(at) && known.base(was);
    const knowledge = { base: knowledgeOf(base), head: knowledgeOf(head) };
    const ask = asking(comparing);
    for (const pair of pairsOf(base.model.known, head.model.known, knowledge)) {
        const visit = { ...visitOf(pair), base: base.model.known, head: head.model.known, isWhole };
        const schemas = once(() => schemasOf(pair, { base: base.document, head: head.document }, judging));
        const all = ask(visit.at(), ({ rule, options }) => {
            // The pairing matches each noun with the nodes that its visitor takes; types lose that.
            const visitor = rule.compare?.[pair.noun];
            return visitor?.({ ...visit, options, schemas });
        });
        yield* where(all, isKnown);
    }
    // As above: a rule's options have the type that its own visitors take.
    for (const asset of changedAssets(base.model.known, head.model.known, assets)) {
        const all = ask(asset.at, ({ rule, options }) => rule.compare?.asset?.({ ...asset, options: options }));
        yield* where(all, isKnown);
    }
    for (const { because, ...part } of unreadIn(base, head)) {
        const all = ask(part.at, ({ rule, options }) => rule.compare?.unread?.({ ...part, options: options }));
        for (const change of all)
            yield { ...change, ...(because && { because }) };
    }
}
/** Shows something to all rules. One that throws is asked no more: it is named once, and everything else goes on. */
function asking(rules) {
    const crashed = new Set();
    return function* (at, asked) {
        for (const one of rules) {
            if (crashed.has(one))
                continue;
            try {
                for (const change of asked(one) ?? [])
                    yield changes_found(one, change);
            }
            catch (error) {
                crashed.add(one);
                yield crash(one, at, error);
            }
        }
    };
}
function* where(all, isTold) {
    for (const one of all)
        if (isTold(one))
            yield one;
}
function knowledgeOf({ document, model }) {
    const isWhole = (0,run_rules/* wholeness */.H)(document, { findings: [] });
    const mayHave = (path) => {
        const holder = (0,data_path/* partOf */.B)(model.known, path.slice(0, -1));
        // Any name may stand where a list has one that is not known.
        return model.uncertain(path) || (Array.isArray(holder) && holder.includes(undefined));
    };
    return { isWhole: (path) => isWhole({ path, on: 'value' }), mayHave };
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
        at: (0,rule_place/* placesOf */.e)(after.path),
        was: (0,rule_place/* placesOf */.e)(before.path),
    };
}
function changes_found({ rule, severity }, { message: messageId, data, bump, breaks, witness, at, was }) {
    const message = (0,engine_message/* fill */.G)(rule.messages[messageId] ?? messageId, data);
    const change = { bump, ...(breaks && { breaks }), ...(witness && { witness }) };
    return { rule: rule.id, severity, messageId, message, at, was, change };
}
/** What either version leaves unknown, once where both do, by the reason. */
function* unreadIn(base, head) {
    const { unknowns } = head.document;
    const isThere = new Set(unknowns.map(({ path }) => (0,pointer/* pointerOf */.r)(path)));
    const others = base.document.unknowns.filter(({ path }) => !isThere.has((0,pointer/* pointerOf */.r)(path)));
    for (const [side, group] of [
        ...(0,opaque/* byReason */.UN)(unknowns).map((group) => ['head', group]),
        ...(0,opaque/* byReason */.UN)(others).map((group) => ['base', group]),
    ]) {
        const [{ path, why, because }] = group;
        yield { side, why, count: group.length, at: { path, on: 'value' }, ...(because && { because }) };
    }
}
/** A rule that throws is the rule's bug. */
function crash({ rule }, at, error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `Rule \`${rule.id}\` crashed: ${reason}`;
    return { rule: 'internal/rule-crashed', severity: 'error', messageId: 'crashed', message, at, was: undefined };
}
function once(make) {
    let made;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}

;// CONCATENATED MODULE: ./dist/lib/src/engine/compare/comparable.js
/** What only a definition says: a record tells of neither icon nor code, and of secrets the names. */
const authored = new Set(['code', 'extraOperations', 'icon', 'layers', 'readme', 'sdkVersion']);
/** As much of a manifest as one of the other form says, too; all of it where both have one form. */
function comparable(manifest, form, other) {
    if (form === other || form === 'record')
        return manifest;
    const { secrets } = manifest;
    const rest = Object.entries(manifest).filter(([name]) => !authored.has(name));
    const names = Object.keys(secrets ?? {}).map((name) => [name, {}]);
    return { ...Object.fromEntries(rest), secrets: Object.fromEntries(names) };
}

;// CONCATENATED MODULE: ./dist/lib/src/engine/compare/compare.js







/**
 * What changed from one version to the other, each change at its place in the head, its place in the base beside it. How
 * severe each is depends on the version that was taken: `judged` says. Never throws for what the manifests say.
 */
async function compareDocuments(base, head, plan, beyond = {}) {
    const forms = { base: (0,lint/* formOf */.QU)(base), head: plan.form ?? (0,lint/* formOf */.QU)(head) };
    const before = versionOf(base, forms.base, forms.head);
    const after = versionOf(head, forms.head, forms.base);
    const changes = [...changesBetween(before, after, plan, beyond)];
    // Places are only made where there is something to say.
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
function versionOf(document, form, other) {
    const model = (0,check/* checkModel */.w)(document.data ?? {}, form, document.unknowns);
    return { document, model: { ...model, known: comparable(model.known, form, other) } };
}
async function diagnosticsOf(changes, sides, plan) {
    const { positions } = sides.head;
    const placed = changes.map(({ was, because, ...change }) => ({
        ...change,
        placed: placesOf(change.at, was, because, sides),
    }));
    const diagnostics = await (0,place/* place */.ik)(placed, positions, plan);
    if (plan.inline === undefined || positions.comments.length === 0)
        return diagnostics;
    // Which comments are of no use, `lint` says: most are not about changes.
    return (0,suppress/* suppress */.M)(diagnostics, positions, plan.inline).diagnostics;
}
function placesOf(at, was, because, { base, head }) {
    if (was === undefined)
        return { location: because ?? locate(at, head), related: [] };
    const { version } = base.model.known;
    const message = `In ${version === undefined ? 'the base' : `version ${version}`} it is here.`;
    return { location: locate(at, head), related: [{ message, location: because ?? locate(was, base) }] };
}
/** Of what a version does not have, what would hold it; of what stands at its top, the version itself. */
function locate(target, { document, model, positions }) {
    const isThere = (path) => (0,data_path/* partOf */.B)(document.data, path) !== undefined;
    if (isThere(target.path) || model.uncertain(target.path))
        return positions.locate(target);
    const holder = target.path.findLastIndex((_, at) => isThere(target.path.slice(0, at)));
    if (holder > 0)
        return positions.locate({ path: target.path.slice(0, holder), on: 'key' });
    return positions.locate({ path: isThere(['version']) ? ['version'] : [], on: 'value' });
}


/***/ })

};
