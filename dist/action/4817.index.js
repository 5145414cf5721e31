export const id = 4817;
export const ids = [4817];
export const modules = {

/***/ 34817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compatRules: () => (/* binding */ compatRules)
});

// EXTERNAL MODULE: ./dist/compiled/src/rule/index.js + 5 modules
var rule = __webpack_require__(36956);
;// CONCATENATED MODULE: ./dist/compiled/src/rule/kit/compat/compat-presets.js
/** The presets of `compat/*` rules: an error wherever a rule is enabled, because a required version bump is not optional. */
const compatPresets = { recommended: 'error', strict: 'error', publish: 'error', hub: 'error' };

;// CONCATENATED MODULE: ./dist/compiled/src/rule/kit/compat/removal.js
/** Yields a change if a node was removed or renamed. */
function* removalOf({ change, key, formerKey, owner, at, was }, asks) {
    if (change !== 'removed' && change !== 'renamed')
        return;
    const data = { key, former: formerKey, owner: owner.label };
    yield { message: change, data, at: at.key(), was: was.key(), ...asks };
}

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/action-removed.js



/* harmony default export */ const action_removed = ((0,rule/* defineRule */.Km)({
    id: 'compat/action-removed',
    summary: 'No action that bots can call was removed or renamed.',
    presets: compatPresets,
    messages: {
        removed: 'Action `{key}` was removed.',
        renamed: 'Action `{former}` was renamed to `{key}`.',
    },
    compare: {
        *action(visit) {
            yield* removalOf(visit, { bump: 'major', breaks: 'caller' });
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/billable-enabled.js


/* harmony default export */ const billable_enabled = ((0,rule/* defineRule */.Km)({
    id: 'compat/billable-enabled',
    summary: 'Calls that were free stay free.',
    presets: compatPresets,
    messages: {
        enabled: 'Calls to action `{key}` are now billed.',
        disabled: 'Calls to action `{key}` are no longer billed.',
    },
    compare: {
        *action({ change, key, before, after, at, was }) {
            const [once, now] = [before.billable === true, after.billable === true];
            if (change !== 'changed' || once === now)
                return;
            const where = { data: { key }, at: at('billable'), was: was('billable') };
            if (now)
                yield { message: 'enabled', bump: 'major', breaks: 'caller', ...where };
            else
                yield { message: 'disabled', bump: 'minor', ...where };
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/channel-removed.js



/* harmony default export */ const channel_removed = ((0,rule/* defineRule */.Km)({
    id: 'compat/channel-removed',
    summary: 'No channel that bots can talk in was removed or renamed.',
    presets: compatPresets,
    messages: {
        removed: 'Channel `{key}` was removed.',
        renamed: 'Channel `{former}` was renamed to `{key}`.',
    },
    compare: {
        *channel(visit) {
            yield* removalOf(visit, { bump: 'major', breaks: 'caller' });
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/configuration-removed.js



/* harmony default export */ const configuration_removed = ((0,rule/* defineRule */.Km)({
    id: 'compat/configuration-removed',
    summary: 'No configuration that an installation may have chosen was removed or renamed.',
    presets: compatPresets,
    messages: {
        removed: 'Configuration `{key}` was removed.',
        renamed: 'Configuration `{former}` was renamed to `{key}`.',
    },
    compare: {
        *configuration(visit) {
            yield* removalOf(visit, { bump: 'major', breaks: 'configurer' });
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/src/rule/kit/compat/creation-switch.js
/** Yields a change if users or conversations can now, or can no longer, be created directly through the API. */
function* creationSwitch({ before, after, at, was }, thing) {
    const [once, now] = [before.creation?.enabled === true, after.creation?.enabled === true];
    if (once === now)
        return;
    const where = { data: { thing }, at: at('creation', 'enabled'), was: was('creation', 'enabled') };
    if (now)
        yield { message: 'enabled', bump: 'minor', ...where };
    else
        yield { message: 'disabled', bump: 'major', breaks: 'caller', ...where };
}

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/creation-disabled.js



/* harmony default export */ const creation_disabled = ((0,rule/* defineRule */.Km)({
    id: 'compat/creation-disabled',
    summary: 'Users and conversations that bots could create directly can still be created directly.',
    presets: compatPresets,
    messages: {
        disabled: 'Bots can no longer create {thing} directly through the API.',
        enabled: 'Bots can now create {thing} directly through the API.',
    },
    compare: {
        *user(visit) {
            yield* creationSwitch(visit, 'a user');
        },
        *conversation(visit) {
            yield* creationSwitch(visit, `a conversation in ${visit.owner.label}`);
        },
    },
}));

// EXTERNAL MODULE: ./dist/compiled/src/data/in-code.js
var in_code = __webpack_require__(11455);
// EXTERNAL MODULE: ./dist/compiled/src/data/same.js
var same = __webpack_require__(9328);
;// CONCATENATED MODULE: ./dist/compiled/src/rule/kit/compat/difference-excerpts.js
/** In code points: the length of the excerpt, and how much of it precedes the first difference. */
const excerptLength = { shown: 60, before: 20 };
/** Cuts two strings to excerpts around their first difference. Both start at the same code point. */
function excerptsAtDifference(...texts) {
    const [once, now] = texts.map((text) => [...text]);
    if (Math.max(once.length, now.length) <= excerptLength.shown)
        return texts;
    let same = 0;
    while (same < once.length && once[same] === now[same])
        same += 1;
    const start = same < excerptLength.shown - excerptLength.before ? 0 : same - excerptLength.before;
    return [once, now].map((characters) => {
        const end = start + excerptLength.shown;
        const part = characters.slice(start, end).join('');
        return `${start > 0 ? '…' : ''}${part}${end < characters.length ? '…' : ''}`;
    });
}

;// CONCATENATED MODULE: ./dist/compiled/src/rule/kit/compat/property-changes.js




/**
 * Builds a visitor that reports which of the given properties of a noun changed. Nothing depends on their values, so it is a
 * patch.
 */
const propertyChanges = (noun, properties) => function* (visit) {
    const { change, before, after, at, isWhole } = visit;
    if (change !== 'changed')
        return;
    for (const property of properties) {
        const [once, now] = [(0,rule/* partOf */.BU)(before, [property]), (0,rule/* partOf */.BU)(after, [property])];
        const places = { at: propertyAt(at(), property), was: propertyAt(visit.was(), property) };
        if ((0,same/* isSame */.F)(withoutEmpty(once), withoutEmpty(now)) || !isWhole(places))
            continue;
        const message = once === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
        const became = message === 'changed' ? changeSuffix(once, now) : `${property.endsWith('s') ? 'were' : 'was'} ${message}`;
        const data = { property, thing: nameOf(noun, visit), said: became };
        yield { message, data, bump: 'patch', ...places };
    }
};
/** Treats `false` and empty objects and arrays as absent: they mean the same. */
const withoutEmpty = (value) => value === false || (typeof value === 'object' && Object.keys(Object(value)).length === 0) ? undefined : value;
/** Returns the end of the message: the new and the old value, if both are short enough to read. */
function changeSuffix(once, now) {
    if (!isShort(once) || !isShort(now))
        return 'changed';
    const [before = '', after = ''] = excerptsAtDifference(String(once), String(now));
    return `is now ${(0,in_code/* named */.K)(after)}; it was ${(0,in_code/* named */.K)(before)}`;
}
/** In UTF-16 units. No text that the platform accepts is longer; only code is. */
const maxLength = 2_000;
const isShort = (value) => typeof value === 'string' ? value.length <= maxLength : typeof value === 'number' || typeof value === 'boolean';
const propertyAt = ({ path }, property) => ({ path: [...path, property], on: 'value' });
/** Returns how messages refer to the node: "action `sendMessage`". */
function nameOf(noun, { key, owner }) {
    if (noun === 'integration')
        return 'the integration';
    if (noun === 'configuration')
        return owner.label;
    return `${noun} ${(0,in_code/* named */.K)(key)}${owner.kind === 'integration' ? '' : ` of ${owner.label}`}`;
}

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/detail-changed.js



const inside = propertyChanges('integration', [
    'code',
    'dev',
    'extraOperations',
    'layers',
    'maxExecutionTime',
    'sdkVersion',
]);
/** Reports a new URL or owner. The hub assigns both, so a version without them may have either. */
function* assigned({ before, after, at, was }) {
    if (before.url && after.url && before.url !== after.url) {
        const data = { before: before.url, after: after.url };
        yield { message: 'moved', data, bump: 'patch', at: at('url'), was: was('url') };
    }
    const [once, now] = [before.ownerWorkspace?.id, after.ownerWorkspace?.id];
    if (once && now && once !== now) {
        const places = { at: at('ownerWorkspace', 'id'), was: was('ownerWorkspace', 'id') };
        yield { message: 'owned', data: { before: once, after: now }, bump: 'patch', ...places };
    }
}
/* harmony default export */ const detail_changed = ((0,rule/* defineRule */.Km)({
    id: 'compat/detail-changed',
    summary: 'Changes to how the integration works inside are reported.',
    presets: compatPresets,
    messages: {
        added: 'The `{property}` of {thing} {said}.',
        removed: 'The `{property}` of {thing} {said}.',
        changed: 'The `{property}` of {thing} {said}.',
        moved: 'The integration now runs at `{after}`; it ran at `{before}`.',
        owned: 'The integration now belongs to the workspace `{after}`; it belonged to `{before}`.',
    },
    compare: {
        *integration(visit) {
            yield* inside(visit);
            yield* assigned(visit);
        },
        action: propertyChanges('action', ['cacheable']),
        interface: propertyChanges('interface', ['actions', 'channels', 'entities', 'events']),
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/entity-removed.js



/* harmony default export */ const entity_removed = ((0,rule/* defineRule */.Km)({
    id: 'compat/entity-removed',
    summary: 'No entity was removed or renamed.',
    presets: compatPresets,
    messages: {
        removed: 'Entity `{key}` was removed.',
        renamed: 'Entity `{former}` was renamed to `{key}`.',
    },
    compare: {
        *entity(visit) {
            yield* removalOf(visit, { bump: 'major', breaks: 'caller' });
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/event-removed.js



/* harmony default export */ const event_removed = ((0,rule/* defineRule */.Km)({
    id: 'compat/event-removed',
    summary: 'No event that bots can listen to was removed or renamed.',
    presets: compatPresets,
    messages: {
        removed: 'Event `{key}` was removed.',
        renamed: 'Event `{former}` was renamed to `{key}`.',
    },
    compare: {
        *event(visit) {
            yield* removalOf(visit, { bump: 'major', breaks: 'listener' });
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/identifier-required.js


/* harmony default export */ const identifier_required = ((0,rule/* defineRule */.Km)({
    id: 'compat/identifier-required',
    summary: 'An installation without an identifier still needs none.',
    presets: compatPresets,
    messages: {
        required: 'An installation with {owner} now needs an identifier.',
        optional: 'An installation with {owner} no longer needs an identifier.',
    },
    compare: {
        *configuration({ change, before, after, owner, at, was }) {
            const [once, now] = [before.identifier?.required === true, after.identifier?.required === true];
            if (change !== 'changed' || once === now)
                return;
            const places = { at: at('identifier', 'required'), was: was('identifier', 'required') };
            const data = { owner: owner.label };
            if (now)
                yield { message: 'required', data, bump: 'major', breaks: 'configurer', ...places };
            else
                yield { message: 'optional', data, bump: 'minor', ...places };
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/src/rule/kit/compat/difference-text.js

const kindOf = (type) => (type === 'fraction' ? 'a fraction' : `\`${type}\``);
const boundText = (word) => ({ limit, bound }) => {
    if (bound === 'only')
        return `\`${limit}\``;
    return bound === 'exclusive' ? `\`${limit}\` or ${word}` : `${word} than \`${limit}\``;
};
const [belowOf, aboveOf] = [boundText('less'), boundText('more')];
const beside = (words, pattern) => (pattern === undefined ? '' : `${words} ${(0,in_code/* named */.K)(pattern)}`);
/** Texts for what the head no longer accepts, as the continuation of a sentence. */
const lostTexts = {
    never: (where) => `${where} is no longer accepted at all`,
    type: (where, { type }) => `${where} may no longer be ${type === 'any' ? 'of every type' : kindOf(type)}`,
    value: (where, { value }) => value === undefined
        ? `${where} may no longer have every value that it could`
        : `${where} may no longer be ${(0,in_code/* named */.K)(value)}`,
    minimum: (where, data) => `${where} may no longer be ${belowOf(data)}`,
    maximum: (where, data) => `${where} may no longer be ${aboveOf(data)}`,
    multiple: (where, { limit }) => `${where} must now be a multiple of \`${limit}\``,
    length: (where, { keyword, limit }) => `${where} must now satisfy \`${keyword}\` \`${limit}\``,
    items: (where, { keyword, limit }) => `${where} must now satisfy \`${keyword}\` \`${limit}\``,
    properties: (where, { keyword, limit }) => `${where} must now satisfy \`${keyword}\` \`${limit}\``,
    pattern: (where, { pattern }) => `${where} must now match ${(0,in_code/* named */.K)(pattern)}`,
    format: (where, { format, pattern }) => `${where} must now have the format \`${format}\`${beside(' and match', pattern)}`,
    variant: (where) => `${where} may no longer be every variant that it could`,
    overlap: (where) => `${where} may no longer be several variants at once`,
    negation: (where) => `${where} may no longer have every value that it could: \`not\` excludes some`,
    condition: (where) => `${where} must now meet a condition`,
    unique: (where) => `${where} must now have distinct items`,
    contains: (where) => `${where} must now contain a certain item`,
    'property-required': (where, { name }) => `${(0,in_code/* named */.K)(name)} is now required${suffixIn(where)}`,
    'property-absent': (where, { name }) => `${(0,in_code/* named */.K)(name)} is now required${suffixIn(where)}`,
    'property-refused': (where, { name }) => `${(0,in_code/* named */.K)(name)} is no longer accepted${suffixIn(where)}`,
    'property-declared': (where, { name }) => `${(0,in_code/* named */.K)(name)} is no longer declared${suffixIn(where)}`,
    'property-name': (where, { name }) => name === undefined
        ? `properties may no longer have every name that they could${suffixIn(where)}`
        : `a property may no longer be named ${(0,in_code/* named */.K)(name)}${suffixIn(where)}`,
    dependency: (where, { name }) => `more is now required with ${(0,in_code/* named */.K)(name)}${suffixIn(where)}`,
    'additional-refused': (where) => `other properties are no longer accepted${suffixIn(where)}`,
};
/** Texts for what the head may return and the base never did. */
const gainedTexts = {
    never: (where) => `${where} can now be present, which it never was`,
    type: (where, { type }, can) => `${where} ${can} now be ${type === 'any' ? 'of any type' : kindOf(type)}`,
    value: (where, { value }, can) => value === undefined
        ? `${where} ${can} now have values that it never had`
        : `${where} ${can} now be ${(0,in_code/* named */.K)(value)}`,
    minimum: (where, data, can) => `${where} ${can} now be ${belowOf(data)}`,
    maximum: (where, data, can) => `${where} ${can} now be ${aboveOf(data)}`,
    multiple: (where, { limit }) => `${where} no longer has to be a multiple of \`${limit}\``,
    length: (where, { keyword, limit }) => `${where} no longer has to satisfy \`${keyword}\` \`${limit}\``,
    items: (where, { keyword, limit }) => `${where} no longer has to satisfy \`${keyword}\` \`${limit}\``,
    properties: (where, { keyword, limit }) => `${where} no longer has to satisfy \`${keyword}\` \`${limit}\``,
    pattern: (where, { pattern }) => `${where} no longer has to match ${(0,in_code/* named */.K)(pattern)}`,
    format: (where, { format, pattern }) => `${where} no longer has to have the format \`${format}\`${beside(', nor to match', pattern)}`,
    variant: (where, _, can) => `${where} ${can} now be a new variant`,
    overlap: (where, _, can) => `${where} ${can} now be several variants at once`,
    negation: (where, _, can) => `${where} ${can} now be what \`not\` excluded`,
    condition: (where) => `${where} no longer has to meet its condition`,
    unique: (where) => `${where} can now have the same item twice`,
    contains: (where) => `${where} no longer has to contain a certain item`,
    'property-required': (where, { name }) => `${(0,in_code/* named */.K)(name)} can now be missing${suffixIn(where)}`,
    'property-absent': (where, { name }) => `${(0,in_code/* named */.K)(name)} is no longer present${suffixIn(where)}`,
    'property-refused': (where, { name }) => `${(0,in_code/* named */.K)(name)} can now be present${suffixIn(where)}`,
    'property-declared': (where, { name }) => `${(0,in_code/* named */.K)(name)} is now declared${suffixIn(where)}`,
    'property-name': (where, { name }, can) => name === undefined
        ? `properties ${can} now have names that they never had${suffixIn(where)}`
        : `a property can now be named ${(0,in_code/* named */.K)(name)}${suffixIn(where)}`,
    dependency: (where, { name }) => `what ${(0,in_code/* named */.K)(name)} required can now be missing${suffixIn(where)}`,
    'additional-refused': (where) => `there can now be other properties${suffixIn(where)}`,
};
/** Texts for what the base may return and the head never does. */
const fewerTexts = {
    'property-required': (where, { name }) => `${(0,in_code/* named */.K)(name)} is now always present${suffixIn(where)}`,
    'property-absent': (where, { name }) => `${(0,in_code/* named */.K)(name)} is now always present${suffixIn(where)}`,
    'property-refused': (where, { name }) => `${(0,in_code/* named */.K)(name)} is no longer present${suffixIn(where)}`,
    'additional-refused': (where) => `there are no longer other properties${suffixIn(where)}`,
};
/** Texts for differences that cannot be decided. */
const undecidedTexts = {
    opaque: (where) => `${where} cannot be known without running code`,
    reference: (where) => `the \`$ref\` of ${where} does not resolve`,
    malformed: (where, { keyword }) => `${keyword === undefined ? 'a keyword' : `\`${keyword}\``} of ${where} has no meaning`,
    unsupported: (where, { keyword }) => `what ${keyword === undefined ? 'a keyword' : `\`${keyword}\``} of ${where} allows cannot be compared`,
    depth: (where) => `${where} is nested too deeply to be compared`,
    'too-large': () => 'the schemas are too large to be compared',
};
const suffixIn = (where) => (where === theWhole ? '' : ` in ${where}`);
const theWhole = 'the value';
/**
 * Formats the path in a value for a message: `settings.ports[]`. The first item of a tuple is `ports[]`, later ones are
 * `ports[1]`.
 */
function whereOf({ value, data: { name }, reason, }) {
    // Differences about a named property, or about all other properties, are described at the object that holds them.
    const isOfHolder = reason === 'additional-refused' || (name !== undefined && value.at(-1) === name);
    const steps = isOfHolder ? value.slice(0, -1) : value;
    if (steps.length === 0)
        return theWhole;
    const text = steps.reduce((path, step) => (typeof step === 'number' ? `${path}[${step || ''}]` : path === '' ? step : `${path}.${step}`), '');
    return (0,in_code/* named */.K)(text);
}
/** Describes a difference that makes returned values fewer, as the continuation of a sentence. */
const fewerText = (difference) => {
    const where = whereOf(difference);
    const { reason, data, isShown } = difference;
    const has = isShown ? 'has' : 'may have';
    return fewerTexts[reason]?.(where, data) ?? `${where} ${has} fewer values than before`;
};
/** Describes a difference, as the continuation of a sentence. `kind` is read last, because it asks the validator. */
function differenceText(difference, way) {
    const { reason, data, isShown } = difference;
    const where = whereOf(difference);
    const known = (way === 'lost' ? lostTexts : gainedTexts)[reason]?.(where, data, isShown ? 'can' : 'may');
    if (known !== undefined)
        return known;
    if (difference.kind === 'breaking')
        return `${where} differs (\`${reason}\`)`;
    return undecidedTexts[reason]?.(where, data) ?? `${where} cannot be compared (\`${reason}\`)`;
}

;// CONCATENATED MODULE: ./dist/compiled/src/rule/kit/compat/schema-change.js


/** Turns a difference into a change, positioned at the property concerned if there is one. */
function schemaChange(message, difference, way, { owner, at, was, before, after }) {
    const { base, head } = difference;
    return {
        message,
        data: { owner: owner.label, said: differenceText(difference, way) },
        at: placeOf(at(), after, head, difference),
        was: placeOf(was(), before, base, difference),
    };
}
/** Turns a difference that breaks somebody into a change, with its witness. */
function schemaBreak(way, difference, visit, breaks) {
    const { witness } = difference;
    return { ...schemaChange(way, difference, way, visit), bump: 'major', breaks, ...(witness && { witness }) };
}
/** Returns the position to report: the key of the property where it is declared, rather than its name in `required`. */
function placeOf(root, schema, path, { data: { name } }) {
    if (name === undefined)
        return { path: [...root.path, ...path], on: 'value' };
    const holder = path.findLastIndex((_, at) => (0,rule/* partOf */.BU)(schema, [...path.slice(0, at), 'properties', name]) !== undefined);
    const steps = holder < 0 ? path : [...path.slice(0, holder), 'properties', name];
    return { path: [...root.path, ...steps], on: holder < 0 ? 'value' : 'key' };
}

;// CONCATENATED MODULE: ./dist/compiled/src/rule/kit/compat/schema-use.js
const given = (breaks) => ({ isGiven: true, isTaken: false, breaks });
const taken = (breaks) => ({ isGiven: false, isTaken: true, breaks });
const both = (breaks) => ({ isGiven: true, isTaken: true, breaks });
const uses = {
    configuration: given('configurer'),
    'named-configuration': given('configurer'),
    'action-input': given('caller'),
    message: given('caller'),
    'action-output': taken('caller'),
    event: taken('listener'),
    // Stored data is read by the new version, and by the old one while both are running.
    state: both('state'),
    entity: both('caller'),
};
const useOf = (kind) => uses[kind];
/** Additions that a receiver can ignore: nobody relies on a property that never existed. */
const ignorableAdditions = new Set(['property-refused', 'additional-refused']);
/**
 * Reasons about properties that a version does not name. If part of a schema is unknown, that part may declare or refuse
 * them.
 */
const undeclaredReasons = {
    lost: new Set(['additional-refused', 'property-absent', 'property-required']),
    gained: new Set(['additional-refused']),
};
/**
 * Returns the differences that matter to the users of the schema. The others are in `harmless`, computed on request: pass
 * whether both versions are completely known.
 */
function differencesFor({ owner, schemas }) {
    const found = schemas();
    const { isGiven = false, isTaken = false } = useOf(owner.kind) ?? {};
    const matters = ({ reason }) => isTaken && !ignorableAdditions.has(reason);
    const as = (way) => (difference) => ({ way, difference });
    return {
        lost: isGiven ? found.lost : [],
        gained: isTaken ? found.gained.filter(matters) : [],
        harmless: (isKnown) => [
            ...(isGiven ? [] : found.lost).map(as('lost')),
            ...found.gained.filter((difference) => !matters(difference)).map(as('gained')),
        ].filter(({ way, difference: { reason } }) => reason !== 'opaque' && (isKnown || !undeclaredReasons[way].has(reason))),
    };
}
/** Reasons that give authors something new to use. Anything else, such as a removed limit, is a detail. */
const additionReasons = new Set(['property-refused', 'property-required', 'additional-refused']);
/** Reasons that do so only if a value proves it. */
const provenAdditionReasons = new Set(['type', 'value', 'variant']);
const isAddition = ({ reason, isShown = false }) => additionReasons.has(reason) || (isShown && provenAdditionReasons.has(reason));

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/input-narrowed.js




/* harmony default export */ const input_narrowed = ((0,rule/* defineRule */.Km)({
    id: 'compat/input-narrowed',
    summary: 'Everything that bots could send and people could configure is still accepted.',
    presets: compatPresets,
    messages: { lost: 'In {owner}, {said}.' },
    compare: {
        *schema(visit) {
            const use = useOf(visit.owner.kind);
            if (!use || use.isGiven === use.isTaken)
                return;
            for (const difference of differencesFor(visit).lost) {
                if (difference.kind === 'breaking')
                    yield schemaBreak('lost', difference, visit, use.breaks);
            }
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/integration-renamed.js


/* harmony default export */ const integration_renamed = ((0,rule/* defineRule */.Km)({
    id: 'compat/integration-renamed',
    summary: 'The integration keeps its name; under a new name it is a different integration.',
    presets: compatPresets,
    messages: {
        renamed: 'The integration was renamed from `{before}` to `{after}`; bots know it by its name.',
    },
    compare: {
        *integration({ before, after, at, was }) {
            if (!before.name || !after.name || (0,rule/* isSameIntegration */.tT)(before.name, after.name))
                return;
            const data = { before: before.name, after: after.name };
            yield { message: 'renamed', data, bump: 'major', breaks: 'configurer', at: at('name'), was: was('name') };
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/interface-removed.js



/* harmony default export */ const interface_removed = ((0,rule/* defineRule */.Km)({
    id: 'compat/interface-removed',
    summary: 'Every interface that the integration implements is still implemented.',
    presets: compatPresets,
    messages: {
        removed: 'Interface `{key}` is no longer implemented.',
        renamed: 'Interface `{former}` is now implemented as `{key}`.',
    },
    compare: {
        *interface(visit) {
            const isSame = visit.before.name !== undefined && visit.before.name === visit.after.name;
            // Bots find it by the interface's own name, which is unchanged.
            yield* removalOf(visit, isSame ? { bump: 'patch' } : { bump: 'major', breaks: 'caller' });
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/interface-version-changed.js


/** Returns the bump for the step between two versions. Below 1.0.0 a minor step counts as major. Not a version: `patch`. */
function bumpFor(before, after) {
    const step = (0,rule/* versionStep */.dc)(before, after);
    if (step === 'major' || step === 'down')
        return 'major';
    if (step !== 'minor')
        return 'patch';
    return (0,rule/* exactVersion */.y)(before)?.startsWith('0.') ? 'major' : 'minor';
}
/* harmony default export */ const interface_version_changed = ((0,rule/* defineRule */.Km)({
    id: 'compat/interface-version-changed',
    summary: 'An interface is implemented in the major version that others rely on.',
    presets: compatPresets,
    messages: {
        major: 'Interface `{key}` is now implemented in version `{after}` instead of `{before}`, and may lack what that version has.',
        minor: 'Interface `{key}` is now implemented in version `{after}` instead of `{before}`.',
        replaced: 'Interface `{key}` is now `{after}` instead of `{before}`.',
    },
    compare: {
        *interface({ key, before, after, at, was }) {
            if (before.name && after.name && before.name !== after.name) {
                const data = { key, before: before.name, after: after.name };
                yield { message: 'replaced', data, bump: 'major', breaks: 'caller', at: at('name'), was: was('name') };
            }
            if (!before.version || !after.version || before.version === after.version)
                return;
            const data = { key, before: before.version, after: after.version };
            const places = { at: at('version'), was: was('version') };
            const bump = bumpFor(before.version, after.version);
            if (bump === 'major')
                yield { message: 'major', data, bump, breaks: 'caller', ...places };
            else
                yield { message: 'minor', data, bump, ...places };
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/message-removed.js



/* harmony default export */ const message_removed = ((0,rule/* defineRule */.Km)({
    id: 'compat/message-removed',
    summary: 'No message type that bots can send was removed or renamed.',
    presets: compatPresets,
    messages: {
        removed: 'Message type `{key}` of {owner} was removed.',
        renamed: 'Message type `{former}` of {owner} was renamed to `{key}`.',
    },
    compare: {
        *message(visit) {
            yield* removalOf(visit, { bump: 'major', breaks: 'caller' });
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/output-widened.js




/* harmony default export */ const output_widened = ((0,rule/* defineRule */.Km)({
    id: 'compat/output-widened',
    summary: 'Bots receive nothing that they could not receive before.',
    presets: compatPresets,
    messages: { gained: 'In {owner}, {said}.' },
    compare: {
        *schema(visit) {
            const use = useOf(visit.owner.kind);
            if (!use || use.isGiven === use.isTaken)
                return;
            for (const difference of differencesFor(visit).gained) {
                if (difference.kind === 'breaking')
                    yield schemaBreak('gained', difference, visit, use.breaks);
            }
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/src/rule/kit/compat/addition.js
/** Builds a visitor that reports an added node. */
const additionOf = (message, bump = 'minor') => function* ({ change, key, owner, at }) {
    if (change !== 'added')
        return;
    yield { message, data: { key, owner: owner.label }, bump, at: at.key() };
};

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/part-added.js



const messages = {
    action: 'Action `{key}` was added.',
    channel: 'Channel `{key}` was added.',
    configuration: 'Configuration `{key}` was added.',
    entity: 'Entity `{key}` was added.',
    event: 'Event `{key}` was added.',
    interface: 'Interface `{key}` is now implemented.',
    message: 'Message type `{key}` of {owner} was added.',
    secret: 'Secret `{key}` was added.',
    state: 'State `{key}` was added.',
    tag: 'Tag `{key}` of {owner} was added.',
};
/* harmony default export */ const part_added = ((0,rule/* defineRule */.Km)({
    id: 'compat/part-added',
    summary: 'Everything new that bots can use is reported, as a minor change.',
    presets: compatPresets,
    messages,
    compare: {
        action: additionOf('action'),
        channel: additionOf('channel'),
        configuration: additionOf('configuration'),
        entity: additionOf('entity'),
        event: additionOf('event'),
        interface: additionOf('interface'),
        message: additionOf('message'),
        // Bots cannot use these: they are internal to the integration.
        secret: additionOf('secret', 'patch'),
        state: additionOf('state', 'patch'),
        tag: additionOf('tag'),
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/part-unread.js

/* harmony default export */ const part_unread = ((0,rule/* defineRule */.Km)({
    id: 'compat/part-unread',
    summary: 'Every part of both versions can be read and compared.',
    presets: { recommended: 'info', strict: 'warn', publish: 'info', hub: 'warn' },
    messages: {
        unread: 'This was not compared{extent}, because it is not known in the {side}: {reason}.',
        faulty: 'This was not compared, because of a fault in the {side}: {reason}.',
    },
    compare: {
        *unread({ side, cause, why, count, at }) {
            const data = { side, reason: why, extent: count === 1 ? '' : ` in ${count} parts` };
            const message = cause === 'fault' ? 'faulty' : 'unread';
            yield { message, data, bump: 'none', at, ...(side === 'base' && { was: at }) };
        },
    },
}));

// EXTERNAL MODULE: ./dist/compiled/src/rule/kit/first-indexes.js
var first_indexes = __webpack_require__(82750);
;// CONCATENATED MODULE: ./dist/compiled/src/rule/kit/compat/required-tags.js

/** Yields the tags that became required, or are no longer required, for a creation that is enabled in both versions. */
function* requiredTags({ before, after, at, was }, thing) {
    if (!before.creation?.enabled || !after.creation?.enabled)
        return;
    const { requiredTags: once = [] } = before.creation;
    const { requiredTags: now = [] } = after.creation;
    for (const [tag, index] of newIn(now, once)) {
        const places = {
            at: itemOf(at('creation', 'requiredTags'), index),
            was: itemOf(was('creation', 'requiredTags'), once.length),
        };
        yield { message: 'added', data: { tag, thing }, bump: 'major', breaks: 'caller', ...places };
    }
    for (const [tag, index] of newIn(once, now)) {
        const places = {
            at: itemOf(at('creation', 'requiredTags'), now.length),
            was: itemOf(was('creation', 'requiredTags'), index),
        };
        yield { message: 'dropped', data: { tag, thing }, bump: 'minor', ...places };
    }
}
const itemOf = ({ path, on }, index) => ({ path: [...path, index], on });
/** Returns the tags of one list that are missing in the other, once each; none if the other has an unknown item. */
function newIn(tags, others) {
    const known = (0,first_indexes/* firstIndexes */.h)(others);
    if (known.has(undefined))
        return [];
    const found = [...(0,first_indexes/* firstIndexes */.h)(tags)].filter(([tag]) => !known.has(tag));
    return found.flatMap(([tag, index]) => (tag === undefined ? [] : [[tag, index]]));
}

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/required-tag-added.js



/* harmony default export */ const required_tag_added = ((0,rule/* defineRule */.Km)({
    id: 'compat/required-tag-added',
    summary: 'Creating users and conversations requires no more tags than before.',
    presets: compatPresets,
    messages: {
        added: 'Tag `{tag}` is now required to create {thing}.',
        dropped: 'Tag `{tag}` is no longer required to create {thing}.',
    },
    compare: {
        *user(visit) {
            yield* requiredTags(visit, 'a user');
        },
        *conversation(visit) {
            yield* requiredTags(visit, `a conversation in ${visit.owner.label}`);
        },
    },
}));

// EXTERNAL MODULE: ./dist/compiled/src/rule/schema/by-keyword.js
var by_keyword = __webpack_require__(91325);
// EXTERNAL MODULE: ./dist/compiled/src/rule/schema/keywords.js
var keywords = __webpack_require__(82962);
// EXTERNAL MODULE: ./dist/compiled/src/rule/schema/schemas-within.js + 1 modules
var schemas_within = __webpack_require__(9331);
// EXTERNAL MODULE: ./dist/compiled/src/data/objects.js
var objects = __webpack_require__(23984);
// EXTERNAL MODULE: ./dist/compiled/src/data/path.js
var path = __webpack_require__(69177);
;// CONCATENATED MODULE: ./dist/compiled/src/rule/kit/compat/declarations.js



/**
 * Yields the properties that one version declares and the other accepts undeclared, because its objects are open. No value is
 * newly refused, but authors see one property more or one less.
 */
function* declarationsBetween(before, after) {
    for (const pair of schemaPairsIn(before, after)) {
        const [once, now] = [new Set(namesIn(pair.before)), new Set(namesIn(pair.after))];
        const { before: base, after: head } = pair;
        const fresh = isOpen(base) ? Object.keys(propertiesOf(head)).filter((name) => !once.has(name)) : [];
        const gone = isOpen(head) ? Object.keys(propertiesOf(base)).filter((name) => !now.has(name)) : [];
        for (const name of fresh)
            yield { way: 'gained', difference: createDeclaredDifference(pair, name) };
        for (const name of gone)
            yield { way: 'lost', difference: createDeclaredDifference(pair, name) };
    }
}
const propertiesOf = ({ properties }) => ((0,objects/* isObject */.Gv)(properties) ? properties : {});
/** Returns the declared property names, including those in `allOf`. */
const namesIn = ({ properties, allOf }) => [
    ...Object.keys(propertiesOf({ properties })),
    ...(Array.isArray(allOf) ? allOf.filter(schemas_within/* isSchema */.Wl).flatMap(namesIn) : []),
];
/** Whether an object schema accepts any other property. With `patternProperties` it accepts only some. */
const isOpen = ({ type, properties, patternProperties, additionalProperties: others }) => (type === undefined ? (0,objects/* isObject */.Gv)(properties) : [type].flat().includes('object')) &&
    patternProperties === undefined &&
    (others === undefined || others === true || ((0,objects/* isObject */.Gv)(others) && Object.keys(others).length === 0));
const createDeclaredDifference = ({ base, head, value }, name) => ({
    kind: 'unknown',
    reason: 'property-declared',
    data: { name },
    base: [...base, 'properties', name],
    head: [...head, 'properties', name],
    value: [...value, name],
});
/** Yields two schemas, and the pairs of their subschemas that certainly correspond to each other. */
function* schemaPairsIn(before, after) {
    const open = [{ before, after, base: [], head: [], value: [] }];
    for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
        yield pair;
        open.push(...[...childPairs(pair)].reverse());
    }
}
/** Yields the direct subschemas of two schemas that certainly correspond to each other. */
function* childPairs(pair) {
    const { before, after } = pair;
    for (const name of Object.keys(propertiesOf(before)))
        yield* pairsAt(pair, ['properties', name], name);
    yield* pairsAt(pair, ['items'], 0);
    const [once, now] = [variantOf(before), variantOf(after)];
    if (once && now)
        yield* pairsAt(pair, once, undefined, now);
}
function* pairsAt(pair, once, step, now = once) {
    const [before, after] = [(0,path/* partOf */.BU)(pair.before, once), (0,path/* partOf */.BU)(pair.after, now)];
    if (!(0,schemas_within/* isSchema */.Wl)(before) || !(0,schemas_within/* isSchema */.Wl)(after) || before === after)
        return;
    const value = step === undefined ? pair.value : [...pair.value, step];
    yield { before, after, base: [...pair.base, ...once], head: [...pair.head, ...now], value };
}
/** Returns the path of the only variant that is not `null`. If there are several, they may have been reordered. */
function variantOf({ anyOf }) {
    const variants = Array.isArray(anyOf) ? [...anyOf.entries()].filter(([, one]) => one?.type !== 'null') : [];
    const [only, another] = variants;
    return only && !another ? ['anyOf', only[0]] : undefined;
}

;// CONCATENATED MODULE: ./dist/compiled/src/rule/kit/compat/closings.js






const additionalKeyword = (0,keywords/* keywords */.RE)('additionalProperties');
/**
 * The message texts: for schemas whose values others provide (`given`), and for schemas whose values others receive
 * (`taken`).
 */
const messageTexts = {
    closed: {
        given: 'other properties are no longer accepted',
        taken: 'there are no longer other properties',
    },
    opened: {
        given: 'other properties are now accepted',
        taken: 'there can now be other properties',
    },
};
/**
 * Yields a change if object schemas start or stop refusing undeclared properties. This affects nobody who uses only declared
 * properties, and the SDK may write the same definition either way, so it requires only a patch.
 */
function* closingChanges(visit, isGiven) {
    const { before, after } = visit;
    yield* changeOf('closed', closingsBetween(before, after), visit, isGiven);
    yield* changeOf('opened', closingsBetween(after, before), visit, isGiven);
}
/** Yields one change for all of the objects, at the position of the first. */
function* changeOf(message, [first, ...others], { owner, at, was }, isGiven) {
    if (first === undefined)
        return;
    const one = first.name === undefined ? '' : ` in \`${first.name}\``;
    const said = `${messageTexts[message][isGiven ? 'given' : 'taken']}${others.length === 0 ? one : ` in ${others.length + 1} objects`}`;
    const place = (root, isClosed) => ({ path: [...root, ...first.path, ...(isClosed ? ['additionalProperties'] : [])], on: 'value' });
    yield {
        message,
        data: { owner: owner.label, said, does: isGiven ? 'gives' : 'takes' },
        bump: 'patch',
        at: place(at().path, message === 'closed'),
        was: place(was().path, message === 'opened'),
    };
}
/** Returns the objects that refuse other properties in `shut` and do not mention them in `open`. */
const closingsBetween = (open, shut) => (0,by_keyword/* schemasHaving */.mh)(shut, additionalKeyword)
    .filter(({ schema }) => refusesAll(schema.additionalProperties))
    .map(({ schema, path, name }) => ({ schema, path, name: path.length === 0 ? undefined : name }))
    .filter(({ schema, path }) => isSameOpenObject((0,rule/* partOf */.BU)(open, path), schema, path));
const refusesAll = (others) => others === false || ((0,schemas_within/* isSchema */.Wl)(others) && (0,schemas_within/* isSchema */.Wl)(others.not) && Object.keys(others.not).length === 0);
/**
 * Whether the schema at the same path is an object that does not mention other properties. In lists, schemas may have moved,
 * so the property names must match as well.
 */
function isSameOpenObject(open, shut, path) {
    if (!(0,schemas_within/* isSchema */.Wl)(open) || open.additionalProperties !== undefined)
        return false;
    const isObject = open.type === undefined ? (0,schemas_within/* isSchema */.Wl)(open.properties) : [open.type].flat().includes('object');
    const [once, now] = [open, shut].map((schema) => Object.keys(propertiesOf(schema)).sort());
    return isObject && (path.every((step) => typeof step !== 'number') || (0,same/* isSame */.F)(once, now));
}

;// CONCATENATED MODULE: ./dist/compiled/src/rule/kit/compat/defaults.js







/**
 * Yields the properties whose default changed: that is the value of the property if it is left out. If others provide the
 * value, a required property with a default may be left out too.
 */
function* defaultChanges(visit, isGiven) {
    for (const pair of schemaPairsIn(visit.before, visit.after)) {
        const fields = propertiesOf(pair.after);
        for (const [name, once] of Object.entries(propertiesOf(pair.before))) {
            const now = (0,objects/* ownOf */._t)(fields, name);
            if (!(0,schemas_within/* isSchema */.Wl)(once) || !(0,schemas_within/* isSchema */.Wl)(now) || (0,same/* isSame */.F)(once.default, now.default))
                continue;
            const mayBeMissing = isGiven && once.default === undefined && requires(pair, name);
            const value = [...pair.value, name];
            const [base, head] = [pair.base, pair.head].map((path) => [...path, 'properties', name]);
            const place = { kind: 'unknown', base: base ?? [], head: head ?? [], value, data: { name } };
            const change = mayBeMissing
                ? schemaChange('more', { ...place, reason: 'property-required' }, 'gained', visit)
                : defaults_changeOf({ once, now, where: whereOf({ value, data: {} }) }, place, visit);
            yield { ...change, bump: isGiven ? 'minor' : 'patch' };
        }
    }
}
const requires = ({ before, after }, name) => [before, after].every(({ required }) => Array.isArray(required) && required.includes(name));
function defaults_changeOf({ once, now, where }, { base, head }, { owner, at, was }) {
    const data = { owner: owner.label, said: where, before: (0,rule/* excerpt */.Kb)(once.default), after: (0,rule/* excerpt */.Kb)(now.default) };
    const message = once.default === undefined ? 'default-added' : now.default === undefined ? 'default-removed' : 'default-changed';
    return { message, data, at: defaults_placeOf(at(), head, now), was: defaults_placeOf(was(), base, once) };
}
const defaults_placeOf = (root, path, schema) => ({
    path: [...root.path, ...path, ...(schema.default === undefined ? [] : ['default'])],
    on: 'value',
});

;// CONCATENATED MODULE: ./dist/compiled/src/rule/kit/compat/remaining.js

/**
 * Returns the change to report if everything declared is unchanged. Undeclared properties may be affected, but nobody is
 * assumed to send them.
 */
function remainingChange(visit, isGiven) {
    const { owner, schemas, at, was } = visit;
    const { undeclared } = schemas();
    const sure = undeclared.find(({ kind }) => kind === 'breaking');
    const [difference] = sure ? [sure] : undeclared;
    if (difference === undefined) {
        return { message: 'described', data: { owner: owner.label }, bump: 'patch', at: at(), was: was() };
    }
    const said = `the rules for other properties ${sure ? 'changed' : 'may have changed'}`;
    const data = { owner: owner.label, said, does: isGiven ? 'gives' : 'takes' };
    return { ...schemaChange('undeclared', difference, 'lost', visit), data, bump: 'patch' };
}

;// CONCATENATED MODULE: ./dist/compiled/src/rule/kit/compat/same-property.js
/** For a difference about required properties: the other reasons that report the same change. */
const equivalentReasons = {
    'property-absent': ['property-refused', 'property-declared'],
    'property-required': ['property-declared'],
};
const keyOf = ({ reason, data: { name }, value }) => JSON.stringify([reason, name, value]);
/**
 * Builds a predicate: whether a difference about a required property is already reported by one of `others`. Uses a set,
 * because there may be thousands of both.
 */
function isReportedBy(others) {
    const reported = new Set(others.map(keyOf));
    return ({ reason, data, value }) => equivalentReasons[reason]?.some((equivalent) => reported.has(keyOf({ reason: equivalent, data, value: [...value, data.name ?? ''] }))) ?? false;
}
/** Returns the differences without those that another one in `all` or `others` already reports. */
function withoutRepeated(all, others) {
    const isReported = isReportedBy([...all, ...others].map(({ difference }) => difference));
    return all.filter(({ difference }) => !isReported(difference));
}

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/schema-changed.js










/* harmony default export */ const schema_changed = ((0,rule/* defineRule */.Km)({
    id: 'compat/schema-changed',
    summary: 'Schema changes that break nobody are reported, as minor changes where they offer more.',
    presets: compatPresets,
    messages: {
        more: 'In {owner}, {said}; this breaks nobody.',
        declared: 'In {owner}, {said}; this breaks nobody, as other properties are accepted.',
        fewer: 'In {owner}, {said}; this breaks nobody.',
        'default-added': 'In {owner}, {said} now has the default `{after}`.',
        'default-changed': 'In {owner}, the default of {said} is now `{after}`; it was `{before}`.',
        'default-removed': 'In {owner}, {said} no longer has a default; it was `{before}`.',
        closed: 'In {owner}, {said}; this breaks nobody who {does} only what was declared.',
        opened: 'In {owner}, {said}; this breaks nobody who {does} only what is declared.',
        undeclared: 'In {owner}, {said}; this breaks nobody who {does} only what both versions declare.',
        described: 'In {owner}, only annotations or notation changed.',
    },
    compare: {
        *schema(visit) {
            const { lost, gained, harmless } = differencesFor(visit);
            if (lost.length + gained.length > 0)
                return;
            const { owner, before, after, at, was, isWhole } = visit;
            const isGiven = useOf(owner.kind)?.isGiven === true;
            const isKnown = isWhole({ at: at(), was: was() });
            const all = harmless(isKnown);
            // If part of a schema is unknown, there may be other changes.
            const declarations = isKnown ? [...declarationsBetween(before, after)] : undefined;
            const others = declarations && [...defaultChanges(visit, isGiven), ...closingChanges(visit, isGiven)];
            if (all.length === 0 && declarations?.length === 0 && others?.length === 0)
                yield remainingChange(visit, isGiven);
            const fewer = new Set();
            for (const { way, difference } of withoutRepeated(all, declarations ?? [])) {
                const change = schemaChange(way === 'gained' ? 'more' : 'fewer', difference, 'gained', visit);
                const said = fewerText(difference);
                if (way === 'gained')
                    yield { ...change, bump: isAddition(difference) ? 'minor' : 'patch' };
                // Several limits may lead to the same message; it is reported once.
                else if (!fewer.has(said))
                    yield { ...change, data: { owner: owner.label, said }, bump: 'patch' };
                if (way === 'lost')
                    fewer.add(said);
            }
            for (const { way, difference } of declarations ?? []) {
                // A value for a property that is no longer declared is still accepted, but may have no effect.
                const bump = way === 'gained' || isGiven ? 'minor' : 'patch';
                yield { ...schemaChange('declared', difference, way, visit), bump };
            }
            yield* others ?? [];
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/schema-undecided.js



/* harmony default export */ const schema_undecided = ((0,rule/* defineRule */.Km)({
    id: 'compat/schema-undecided',
    summary: 'It is known whether a schema change breaks anybody.',
    presets: { recommended: 'warn', strict: ['error', { counts: 'major' }], publish: 'warn', hub: 'warn' },
    options: (0,rule/* optionGroup */.ZJ)({
        counts: {
            type: 'string',
            enum: ['patch', 'major'],
            default: 'patch',
            description: 'The version bump that it requires.',
        },
    }),
    messages: { undecided: 'In {owner}, hublint cannot tell whether this breaks anybody: {said}.' },
    compare: {
        *schema(visit) {
            const { counts } = visit.options;
            const use = useOf(visit.owner.kind);
            const differences = differencesFor(visit);
            // An unknown part produces the same message in both directions.
            const reported = new Set();
            for (const way of ['lost', 'gained']) {
                for (const difference of differences[way]) {
                    if (difference.kind === 'breaking')
                        continue;
                    const change = schemaChange('undecided', difference, way, visit);
                    if (reported.has(change.data?.said))
                        continue;
                    reported.add(change.data?.said);
                    yield { ...change, bump: counts, ...(use && counts === 'major' && { breaks: use.breaks }) };
                }
            }
        },
    },
}));

// EXTERNAL MODULE: ./dist/compiled/src/data/listed.js
var listed = __webpack_require__(84855);
;// CONCATENATED MODULE: ./dist/compiled/src/rule/kit/compat/script-addresses.js


/**
 * Describes the hosts that a script newly links to and the scopes that it newly requests, as the continuation of a sentence;
 * undefined if there are none.
 */
function newAddresses(base, head) {
    const isBare = (host) => head.plain.includes(host) && !base.plain.includes(host);
    const hosts = head.hosts.filter((host) => !base.hosts.includes(host) || isBare(host));
    const scopes = head.scopes.filter((scope) => !base.scopes.includes(scope));
    const placed = hosts.map((host) => `${(0,in_code/* named */.K)(host)}${isBare(host) ? ' without encryption' : ''}`);
    const asked = scopes.map(in_code/* named */.K);
    const parts = [
        ...(hosts.length > 0 ? [`leads to ${(0,listed/* listed */.K)(placed, 'and')}`] : []),
        ...(scopes.length > 0 ? [`asks for the ${scopes.length === 1 ? 'scope' : 'scopes'} ${(0,listed/* listed */.K)(asked, 'and')}`] : []),
    ];
    return parts.length === 0 ? undefined : parts.join(', and ');
}

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/script-changed.js



/* harmony default export */ const script_changed = ((0,rule/* defineRule */.Km)({
    id: 'compat/script-changed',
    summary: 'Changes to scripts are reported: a script may now handle requests differently.',
    presets: compatPresets,
    messages: {
        added: 'Script `{key}` of {owner} was added.',
        removed: 'Script `{key}` of {owner} was removed.',
        leads: 'Script `{key}` of {owner} changed; it now {said}.',
        changed: 'Script `{key}` of {owner} changed; its text does not show whether it still does the same.',
    },
    compare: {
        *script({ change, key, owner, at, was, addresses }) {
            if (change === 'renamed')
                return;
            const places = { at: at(), ...(change !== 'added' && { was: was() }) };
            const named = { key, owner: owner.label };
            const { base, head } = addresses();
            const reach = change === 'changed' ? newAddresses(base, head) : undefined;
            if (reach === undefined)
                yield { message: change, data: named, bump: 'patch', ...places };
            else
                yield { message: 'leads', data: { ...named, said: reach }, bump: 'patch', ...places };
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/secret-removed.js



/* harmony default export */ const secret_removed = ((0,rule/* defineRule */.Km)({
    id: 'compat/secret-removed',
    summary: 'Removed and renamed secrets are reported.',
    presets: compatPresets,
    messages: {
        removed: 'Secret `{key}` was removed.',
        renamed: 'Secret `{former}` was renamed to `{key}`; its value has to be set again.',
    },
    compare: {
        *secret(visit) {
            // Only the publisher of the integration sets its secrets.
            yield* removalOf(visit, { bump: 'patch' });
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/secret-required.js


/* harmony default export */ const secret_required = ((0,rule/* defineRule */.Km)({
    id: 'compat/secret-required',
    summary: 'Optional secrets stay optional.',
    presets: compatPresets,
    messages: {
        required: 'Secret `{key}` was optional and is now required.',
        optional: 'Secret `{key}` was required and is now optional.',
    },
    compare: {
        *secret({ change, key, before, after, at, was }) {
            const [once, now] = [before.optional === true, after.optional === true];
            if (change !== 'changed' || once === now)
                return;
            const where = { data: { key }, at: at('optional'), was: was('optional') };
            if (once)
                yield { message: 'required', bump: 'major', breaks: 'configurer', ...where };
            else
                yield { message: 'optional', bump: 'minor', ...where };
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/state-removed.js



/* harmony default export */ const state_removed = ((0,rule/* defineRule */.Km)({
    id: 'compat/state-removed',
    summary: 'No state that may be stored was removed or renamed.',
    presets: compatPresets,
    messages: {
        removed: 'State `{key}` was removed.',
        renamed: 'State `{former}` was renamed to `{key}`.',
    },
    compare: {
        *state(visit) {
            yield* removalOf(visit, { bump: 'major', breaks: 'state' });
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/state-type-changed.js


/* harmony default export */ const state_type_changed = ((0,rule/* defineRule */.Km)({
    id: 'compat/state-type-changed',
    summary: 'A state keeps its type, so that stored data can still be found.',
    presets: compatPresets,
    messages: { changed: 'State `{key}` now belongs to `{after}` instead of `{before}`.' },
    compare: {
        *state({ key, before, after, at, was }) {
            if (!before.type || !after.type || before.type === after.type)
                return;
            const data = { key, before: before.type, after: after.type };
            yield { message: 'changed', data, bump: 'major', breaks: 'state', at: at('type'), was: was('type') };
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/stored-changed.js





/* harmony default export */ const stored_changed = ((0,rule/* defineRule */.Km)({
    id: 'compat/stored-changed',
    summary: 'Stored data can be read by the new version and by the previous one.',
    presets: compatPresets,
    messages: { lost: 'In {owner}, {said}.', gained: 'In {owner}, {said}.' },
    compare: {
        *schema(visit) {
            const use = useOf(visit.owner.kind);
            if (!use?.isGiven || !use.isTaken)
                return;
            const differences = differencesFor(visit);
            const refused = differences.lost.filter(({ kind }) => kind === 'breaking');
            const isTold = isReportedBy(refused);
            for (const way of ['lost', 'gained']) {
                for (const difference of differences[way]) {
                    if (difference.kind !== 'breaking' || isTold(difference))
                        continue;
                    yield schemaBreak(way, difference, visit, use.breaks);
                }
            }
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/tag-removed.js



/* harmony default export */ const tag_removed = ((0,rule/* defineRule */.Km)({
    id: 'compat/tag-removed',
    summary: 'No tag that bots can read or set was removed or renamed.',
    presets: compatPresets,
    messages: {
        removed: 'Tag `{key}` of {owner} was removed.',
        renamed: 'Tag `{former}` of {owner} was renamed to `{key}`.',
    },
    compare: {
        *tag(visit) {
            yield* removalOf(visit, { bump: 'major', breaks: 'caller' });
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/src/rule/kit/compat/readme-hosts.js


/** The number of hosts that a message names; the others are only counted. */
const maxHosts = 5;
/** Describes the hosts that a readme newly links to, as the continuation of a sentence; undefined if there are none. */
function newHosts({ base, head }) {
    const before = new Set(base);
    const fresh = head.filter((host) => !before.has(host));
    const left = fresh.length - maxHosts;
    const more = left > 0 ? [`${left} more ${left === 1 ? 'host' : 'hosts'}`] : [];
    return fresh.length === 0
        ? undefined
        : `leads to ${(0,listed/* listed */.K)([...fresh.slice(0, maxHosts).map(in_code/* named */.K), ...more], 'and')}`;
}

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/text-changed.js




const shown = ['title', 'description'];
/* harmony default export */ const text_changed = ((0,rule/* defineRule */.Km)({
    id: 'compat/text-changed',
    summary: 'Changes to what people read and see are reported.',
    presets: compatPresets,
    messages: {
        added: 'The `{property}` of {thing} {said}.',
        removed: 'The `{property}` of {thing} {said}.',
        changed: 'The `{property}` of {thing} {said}.',
    },
    compare: {
        integration: propertyChanges('integration', [...shown, 'attributes']),
        configuration: propertyChanges('configuration', shown),
        channel: propertyChanges('channel', shown),
        event: propertyChanges('event', [...shown, 'attributes']),
        action: propertyChanges('action', [...shown, 'attributes']),
        entity: propertyChanges('entity', shown),
        tag: propertyChanges('tag', shown),
        secret: propertyChanges('secret', ['description']),
        *asset({ name, change, at, was, hosts }) {
            const reach = change === 'changed' && name === 'readme' ? newHosts(hosts()) : undefined;
            const became = change === 'changed' ? 'changed' : `was ${change}`;
            const said = reach === undefined ? became : `${became}; it now ${reach}`;
            yield {
                message: change,
                data: { property: name, thing: 'the integration', said },
                bump: 'patch',
                at,
                was,
            };
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/version-lowered.js


/* harmony default export */ const version_lowered = ((0,rule/* defineRule */.Km)({
    id: 'compat/version-lowered',
    summary: 'The version does not go down.',
    presets: compatPresets,
    messages: { lowered: 'The version goes down from `{before}` to `{after}`; expected it to go up.' },
    compare: {
        *integration({ before, after, at, was }) {
            if (!before.version || !after.version || (0,rule/* versionStep */.dc)(before.version, after.version) !== 'down')
                return;
            const data = { before: before.version, after: after.version };
            yield { message: 'lowered', data, bump: 'patch', at: at('version'), was: was('version') };
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/visibility-narrowed.js


/** Returns the visibility of a version and the property that sets it; undefined if publishing decides it. */
function visibilityOf({ visibility, public: isPublic }) {
    if (visibility !== undefined)
        return { value: visibility, name: 'visibility' };
    return isPublic === undefined ? undefined : { value: isPublic ? 'public' : 'private', name: 'public' };
}
/* harmony default export */ const visibility_narrowed = ((0,rule/* defineRule */.Km)({
    id: 'compat/visibility-narrowed',
    summary: 'Everyone who could install the integration still can.',
    presets: compatPresets,
    messages: {
        narrowed: 'The integration is now `{after}` instead of `{before}`: only its own workspace can install it.',
        widened: 'The integration is now `{after}` instead of `{before}`: everyone can install it.',
        unlisted: 'The integration is now `{after}` instead of `{before}`: everyone can install it as before, but the hub does not list it.',
        listed: 'The integration is now `{after}` instead of `{before}`: the hub lists it.',
    },
    compare: {
        *integration({ before, after, at, was, isWhole }) {
            const [once, now] = [visibilityOf(before), visibilityOf(after)];
            if (!isWhole({ at: at('visibility'), was: was('visibility') }))
                return;
            if (once === undefined || now === undefined || once.value === now.value)
                return;
            const where = { data: { before: once.value, after: now.value }, at: at(now.name), was: was(once.name) };
            if (now.value === 'private')
                yield { message: 'narrowed', bump: 'major', breaks: 'configurer', ...where };
            else if (once.value === 'private')
                yield { message: 'widened', bump: 'minor', ...where };
            // An unlisted integration works like a public one, but is harder to find.
            else
                yield { message: now.value === 'public' ? 'listed' : 'unlisted', bump: 'minor', ...where };
        },
    },
}));

;// CONCATENATED MODULE: ./dist/compiled/rules/compat/index.js






























/** The built-in rules that compare versions. */
const compatRules = [
    action_removed,
    billable_enabled,
    channel_removed,
    configuration_removed,
    creation_disabled,
    detail_changed,
    entity_removed,
    event_removed,
    identifier_required,
    input_narrowed,
    integration_renamed,
    interface_removed,
    interface_version_changed,
    message_removed,
    output_widened,
    part_added,
    part_unread,
    required_tag_added,
    schema_changed,
    schema_undecided,
    script_changed,
    secret_removed,
    secret_required,
    state_removed,
    state_type_changed,
    stored_changed,
    tag_removed,
    text_changed,
    version_lowered,
    visibility_narrowed,
];


/***/ }),

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


/***/ })

};
