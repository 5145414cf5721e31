export const id = 5939;
export const ids = [5939,1698];
export const modules = {

/***/ 61823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ validateLayer),
/* harmony export */   m: () => (/* binding */ validatePreset)
/* harmony export */ });
/* harmony import */ var _known_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61278);
/* harmony import */ var _model_fits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48874);
/* harmony import */ var _options_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57331);
/* harmony import */ var _unknown_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67159);




/**
 * Checks every setting of a layer against the registered rules and checks.
 * @throws KnownError for an unknown rule, or for options that the rule or check does not take.
 */
async function validateLayer({ from, rules, path = ['rules'] }, registry) {
    for (const [id, setting] of Object.entries(rules)) {
        const at = { source: from, path: [...path, id] };
        const rule = registry.rules.get(id);
        if (rule)
            (0,_options_of_js__WEBPACK_IMPORTED_MODULE_1__/* .optionsOf */ .c)(await withExplainingModel(rule, setting), setting, at);
        else
            refuseCheckOptions(id, setting, registry, at);
    }
}
function refuseCheckOptions(id, setting, { rules, checks }, at) {
    const check = checks.get(id);
    if (check === undefined)
        throw (0,_unknown_name_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownName */ .U)('rule', id, [...rules.keys(), ...checks.keys()], at);
    if (check.fixed)
        throw new _known_error_js__WEBPACK_IMPORTED_MODULE_0__/* .KnownError */ .E({ message: `Check \`${id}\` cannot be configured: it is always on.`, at });
    (0,_options_of_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseOptions */ .B)(`Check \`${id}\``, setting, at);
}
/**
 * Checks a plugin's preset against the registered rules.
 * @throws KnownError for an unknown rule, or for options that a rule does not take.
 */
async function validatePreset({ from, rules }, registry) {
    for (const [id, setting] of Object.entries(rules)) {
        const rule = registry.rules.get(id);
        try {
            if (rule)
                (0,_options_of_js__WEBPACK_IMPORTED_MODULE_1__/* .optionsOf */ .c)(await withExplainingModel(rule, setting), setting);
            else
                refuseUnknown(id, registry);
        }
        catch (error) {
            if (!(error instanceof _known_error_js__WEBPACK_IMPORTED_MODULE_0__/* .KnownError */ .E))
                throw error;
            // The error has no location: the configuration that extends the preset may set the rule correctly.
            throw new _known_error_js__WEBPACK_IMPORTED_MODULE_0__/* .KnownError */ .E({ ...error.complaint, message: `${from}: ${error.complaint.message}` });
        }
    }
}
/** @throws KnownError for an unknown rule, unless its prefix is that of a plugin that the configuration does not name. */
function refuseUnknown(id, { rules, omitted, checks }) {
    const known = [...rules.keys(), ...omitted, ...checks.keys()];
    const prefix = id.slice(0, id.indexOf('/') + 1);
    if (!known.includes(id) && known.some((one) => one.startsWith(prefix)))
        throw (0,_unknown_name_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownName */ .U)('rule', id, known);
}
/** The rule with a Zod model to explain faults. The module that builds one is imported only if the options do not fit. */
async function withExplainingModel(rule, setting) {
    const { options } = rule;
    if (options === undefined || 'safeParse' in options || typeof setting === 'string')
        return rule;
    if ((0,_model_fits_js__WEBPACK_IMPORTED_MODULE_3__/* .fits */ .l)(setting[1] ?? {}, options))
        return rule;
    const { modelOf } = await Promise.all(/* import() */[__webpack_require__.e(3457), __webpack_require__.e(2001), __webpack_require__.e(2031)]).then(__webpack_require__.bind(__webpack_require__, 2031));
    return { ...rule, options: modelOf(options) };
}


/***/ }),

/***/ 96880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ failedAt),
/* harmony export */   K: () => (/* binding */ thrownAt)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
/* harmony import */ var _files_boundary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2134);
/* harmony import */ var _files_display_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40050);
/* harmony import */ var _files_entries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46018);
/* harmony import */ var _files_project_project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96801);






/** A line of a stack trace ends with a position, whose path is a URL for ES modules. */
const framePosition = /(?:^|[\s(])((?:file:\/\/)?(?:\/|[a-z]:[\\/])[^\n()]*?):(\d+)(?::\d+)?\)?$/gim;
/**
 * Returns the file and line where code that was imported from a path failed, also if that is in another module of the
 * project; undefined if it is not known.
 */
async function failedAt(error, path, cwd) {
    const traced = thrownAt(error, path, cwd);
    // Node's error does not say where an ES module cannot be parsed.
    if (traced !== undefined || !(error instanceof SyntaxError))
        return traced;
    const { syntaxErrorAt } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(3476), __webpack_require__.e(7479)]).then(__webpack_require__.bind(__webpack_require__, 57479));
    return syntaxErrorAt(path, cwd);
}
/**
 * Returns the file and line of the project, or of the npm package, from which an error was thrown by code that was imported
 * from a path; undefined if it is not known.
 */
function thrownAt(error, path, cwd) {
    const trace = error instanceof Error ? (error.stack ?? '') : '';
    const root = ownFolder(path);
    for (const [, name = '', line] of trace.matchAll(framePosition)) {
        const file = filePathOf(name);
        const isOwn = (0,_files_boundary_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(file, root) && !/[\\/]node_modules[\\/]/.test(file.slice(root.length));
        if (isOwn)
            return `${(0,_files_display_path_js__WEBPACK_IMPORTED_MODULE_3__/* .displayPath */ .Gt)(file, cwd)}:${line}`;
    }
    return undefined;
}
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
/** Returns the folder of an npm package, or else of the project. */
function ownFolder(path) {
    const [folder] = packageFolder.exec((0,_files_entries_js__WEBPACK_IMPORTED_MODULE_4__/* .realPath */ .Ye)(path) ?? path) ?? [];
    return folder ?? (0,_files_project_project_js__WEBPACK_IMPORTED_MODULE_5__/* .projectRoot */ .Y)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
}
function filePathOf(name) {
    try {
        // jiti writes Windows paths with slashes.
        return name.startsWith('file:') ? (0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(name) : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)(name);
    }
    catch {
        // A message may contain an invalid file URL.
        return name;
    }
}


/***/ }),

/***/ 5939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  layersOfFile: () => (/* binding */ layersOfFile)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./dist/compiled/src/engine/config/preset-layer.js
var preset_layer = __webpack_require__(47246);
// EXTERNAL MODULE: ./dist/compiled/src/engine/config/validate.js
var validate = __webpack_require__(61823);
// EXTERNAL MODULE: ./dist/compiled/src/engine/known-error.js
var known_error = __webpack_require__(61278);
// EXTERNAL MODULE: ./dist/compiled/src/engine/plan/registry.js
var registry = __webpack_require__(15937);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/display-path.js
var display_path = __webpack_require__(40050);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/entries.js
var entries = __webpack_require__(46018);
// EXTERNAL MODULE: ./dist/compiled/schemas/shape.js + 1 modules
var shape = __webpack_require__(98345);
// EXTERNAL MODULE: ./dist/compiled/src/data/objects.js
var objects = __webpack_require__(23984);
// EXTERNAL MODULE: ./dist/compiled/src/engine/model/fits.js
var fits = __webpack_require__(48874);
// EXTERNAL MODULE: ./dist/compiled/src/host/config/max-depth.js
var max_depth = __webpack_require__(8015);
;// CONCATENATED MODULE: ./dist/compiled/src/host/config/check.js




/**
 * Validates the shape of a configuration. Most are valid: the Zod model is loaded only for one that is not.
 * @throws KnownError if it has an unknown key or a value of the wrong type.
 */
async function checkShape(config, source) {
    // A value that fits has the type that the model infers.
    if (isData(config) && (0,fits/* fits */.l)(config, (0,shape/* shapeOf */.F)('config')))
        return config;
    return (await __webpack_require__.e(/* import() */ 27).then(__webpack_require__.bind(__webpack_require__, 40027))).validateWithModel(config, source);
}
/** Returns whether a value could come from JSON; the default export of a configuration in code may contain more. */
function isData(value, depth = 0) {
    if (!(0,objects/* isContainer */.u_)(value))
        return typeof value !== 'function' && value !== undefined;
    if (depth === max_depth/* maxDepth */.M)
        return false;
    const prototype = Object.getPrototypeOf(value);
    const isPlain = Array.isArray(value) || prototype === Object.prototype || prototype === null;
    return isPlain && Object.values(value).every((part) => isData(part, depth + 1));
}

// EXTERNAL MODULE: ./dist/compiled/src/host/config/configuration.js
var configuration = __webpack_require__(56067);
// EXTERNAL MODULE: ./dist/compiled/src/document/open-text.js + 1 modules
var open_text = __webpack_require__(90318);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/read.js
var files_read = __webpack_require__(33844);
// EXTERNAL MODULE: ./dist/compiled/src/data/attempt.js
var attempt = __webpack_require__(70265);
// EXTERNAL MODULE: ./dist/compiled/src/data/json-in.js
var json_in = __webpack_require__(25934);
// EXTERNAL MODULE: ./dist/compiled/src/document/json/clean.js
var clean = __webpack_require__(16093);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/project/project.js
var project = __webpack_require__(96801);
// EXTERNAL MODULE: ./dist/compiled/src/host/message-of.js
var message_of = __webpack_require__(77779);
// EXTERNAL MODULE: ./dist/compiled/src/host/config/failed-at.js
var failed_at = __webpack_require__(96880);
;// CONCATENATED MODULE: ./dist/compiled/src/host/config/read.js











const executableExtensions = ['.ts', '.mts', '.js', '.mjs', '.cjs'];
/** Returns whether a configuration is code, so that reading it means running it. */
const isExecutable = (path) => executableExtensions.includes((0,external_node_path_.extname)(path));
/**
 * Reads a configuration file without validating its content.
 * @throws KnownError if it cannot be read, parsed or run.
 */
async function readConfig(source) {
    const text = textOf(source);
    if (!isExecutable(source.path))
        return parse(text, source);
    const { importDefault } = await __webpack_require__.e(/* import() */ 7186).then(__webpack_require__.bind(__webpack_require__, 17186));
    let exported;
    try {
        exported = await importDefault(source.path, source);
    }
    catch (error) {
        const { installHint } = await __webpack_require__.e(/* import() */ 1586).then(__webpack_require__.bind(__webpack_require__, 1586));
        throw new known_error/* KnownError */.E({ message: await codeFault(error, source), ...installHint(error) });
    }
    if (exported !== undefined)
        return exported;
    const message = `\`${source.shown}\` has no default export, which would be the configuration.`;
    throw new known_error/* KnownError */.E({ message, hint: 'Write `export default { … };`.' });
}
function textOf({ path, shown, extendedBy }) {
    const read = extendedBy === undefined ? (0,files_read/* readNamed */.Mk)(path) : (0,files_read/* readInside */.xO)(path, (0,project/* projectRoot */.Y)((0,external_node_path_.dirname)(extendedBy)));
    if ('bytes' in read)
        return read.bytes.toString('utf8').replace(/^\uFEFF/, '');
    if (read.refusal === 'absent')
        throw new known_error/* KnownError */.E({ message: `Configuration \`${shown}\` not found.` });
    throw new known_error/* KnownError */.E({ message: `The configuration \`${shown}\` cannot be read: it ${files_read/* refusals */.Ke[read.refusal]}.` });
}
/**
 * Parses YAML and JSON with comments as manifests are parsed. For JSON, cosmiconfig's loader decides. Its explorer is
 * not used: it would run what `$import` names, and above all a `.config/config.js` in the working directory.
 */
async function parse(text, { path, shown }) {
    if (text.trim() === '')
        return {};
    if ((0,external_node_path_.extname)(path) !== '.json')
        return parseAsManifest(text, { path, shown });
    const content = (0,clean/* cleanData */.E)(text) ?? (await parseLeniently(text, { path, shown }));
    return (isPackage(path) ? (0,objects/* propertyOf */.$r)(content, 'hublint') : content) ?? {};
}
/** Returns whether the configuration is one key of the file instead of the whole file. */
const isPackage = (path) => (0,external_node_path_.basename)(path) === 'package.json';
/**
 * Returns the content of JSON that is not obviously valid: a `package.json` may contain faults that only concern other
 * tools.
 * @throws KnownError for invalid JSON, or a duplicate key.
 */
async function parseLeniently(text, { path, shown }) {
    const content = (0,json_in/* jsonIn */.Y)(text) ?? (await loadedJson(text, path));
    if (content !== undefined && isPackage(path))
        return content;
    const { faults } = await (0,open_text/* openDocument */.EJ)(path, text);
    const fault = content === undefined ? faults[0] : faults.find(({ id }) => id === 'duplicate-key');
    if (fault !== undefined)
        throw new known_error/* KnownError */.E({ message: faultText(fault, text, shown) });
    if (content === undefined)
        throw new known_error/* KnownError */.E({ message: `${shown}: This is neither JSON nor YAML.` });
    return content;
}
/** Parses with cosmiconfig's loader what the runtime rejects; undefined if the loader rejects it, too. */
async function loadedJson(text, path) {
    const { defaultLoaders } = await Promise.all(/* import() */[__webpack_require__.e(2488), __webpack_require__.e(1456)]).then(__webpack_require__.t.bind(__webpack_require__, 62488, 19));
    return (0,attempt/* attempt */.C)(() => defaultLoaders['.json'](path, text));
}
/** @throws KnownError if it is neither JSON with comments nor YAML, or expands to more than a manifest may contain. */
async function parseAsManifest(text, { path, shown }) {
    const { data, faults } = await (0,open_text/* openDocument */.EJ)(path, text, (0,external_node_path_.extname)(path) === '.jsonc' ? 'jsonc' : 'yaml');
    const [fault] = faults;
    if (fault?.id === 'empty')
        return {};
    if (fault === undefined)
        return data;
    // A text that starts like JSON was meant as JSON, even if its name does not say so.
    const [meant = fault] = (await (0,open_text/* openDocument */.EJ)(path, text)).faults;
    throw new known_error/* KnownError */.E({ message: faultText(meant, text, shown) });
}
/** Returns why a configuration in code, or a module that it imports, failed; starts with the position if it is known. */
async function codeFault(error, { path, shown, cwd }) {
    const message = (0,message_of/* messageOf */.b)(error);
    const place = await (0,failed_at/* failedAt */.J)(error, path, cwd);
    if (place === undefined)
        return `\`${shown}\` cannot be read: ${message}`;
    return place.startsWith(`${shown}:`) ? `${place}: ${message}` : `\`${shown}\` cannot be read: ${place}: ${message}`;
}
/**
 * Returns what is wrong with the text of a configuration, with its position. Quotes nothing, because the file may not
 * be a configuration at all.
 */
function faultText(fault, text, shown) {
    const { id, message, location } = fault;
    const said = configMessages[id]?.(fault) ?? withoutQuotes(message, text);
    return `${shown}:${placeOf(location)}: ${said}`;
}
const placeOf = ({ start }) => `${start.line}:${start.column}`;
/** Messages that are worded differently for a manifest. */
const configMessages = {
    'not-an-object': () => 'A configuration is an object.',
    'multiple-documents': () => 'A second YAML document starts here; a configuration is a single document.',
    'unsupported-value': ({ message }) => {
        // A glob that starts with this character needs quotes.
        const mark = /`([*!])/.exec(message)?.[1];
        const what = mark === '*' ? 'an alias' : 'a tag';
        return mark && `A value that starts with \`${mark}\` is ${what} in YAML; quotes make it a string.`;
    },
    'duplicate-key': ({ related: [first] = [] }) => `This key ${first ? `is already at ${placeOf(first.location)}` : 'is already in this object'}; a configuration has each key once.`,
};
/** Removes the parts of a message that are quoted from the text, which may contain backticks itself. */
const withoutQuotes = (message, text) => message
    .split('`')
    .map((part, index) => {
    const isQuote = index % 2 === 1 ? !ownQuotes.has(part) : text.includes(part);
    return part.length > 2 && isQuote ? '…' : part;
})
    .join('`');
/** Quoted parts that come from the messages themselves. */
const ownQuotes = new Set(['.jsonc', 'true', 'false', 'null', '{{ name }}']);

;// CONCATENATED MODULE: ./dist/compiled/src/host/config/error-position.js





/** Runs a step. Prefixes an error about a path in a configuration with the file, line and column. */
async function withErrorPosition(cwd, step) {
    try {
        return await step();
    }
    catch (error) {
        if (!(error instanceof known_error/* KnownError */.E) || error.complaint.at === undefined)
            throw error;
        const { message, hint, at } = error.complaint;
        const place = await error_position_placeOf(cwd, at);
        throw new known_error/* KnownError */.E({ message: `${place}: ${message}`, ...(hint !== undefined && { hint }) });
    }
}
/** Runs a step. If it throws an error, the error gets this path in a configuration. */
function withErrorPath(at, step) {
    try {
        return step();
    }
    catch (error) {
        throw error instanceof known_error/* KnownError */.E ? new known_error/* KnownError */.E({ ...error.complaint, at }) : error;
    }
}
/** Returns line and column if the configuration is data, and the path if it is code. */
async function error_position_placeOf(cwd, { source, path }) {
    const steps = path.join('.');
    if (!/(?:\.jsonc?|\.ya?ml|rc)$/.test(source))
        return steps === '' ? source : `${source} (${steps})`;
    const document = await (0,open_text/* openDocument */.EJ)(source, (0,files_read/* textIn */.r7)((0,files_read/* readNamed */.Mk)((0,external_node_path_.resolve)(cwd, source))) ?? '');
    const inside = isPackage(source) ? ['hublint', ...path] : path;
    const { start } = (await document.positions()).locate({ path: inside, on: 'key' });
    return `${source}:${start.line}:${start.column}`;
}

// EXTERNAL MODULE: ./dist/compiled/src/host/files/find/names.js
var names = __webpack_require__(28748);
;// CONCATENATED MODULE: ./dist/compiled/src/host/config/overrides.js




/**
 * Returns the layers of `overrides`. Globs are relative to the configuration's folder, while the engine uses display
 * names. If several match, the last one decides; if the first one is an exclusion, it excludes from all files.
 * @throws KnownError for an invalid glob.
 */
async function overrideLayers(overrides, { folder, from }, { cwd, globSteps }) {
    const { globOf } = await Promise.all(/* import() */[__webpack_require__.e(6161), __webpack_require__.e(4006), __webpack_require__.e(3056)]).then(__webpack_require__.bind(__webpack_require__, 93056));
    /** Matches everything in a folder if the pattern names a folder. */
    const inFolder = (glob) => {
        if (/^\.\/*$/.test(glob))
            return () => true;
        const name = glob.replace(/^(?:\.\/+)+/, '').replace(/\/+$/, '');
        if (!(0,names/* isGlob */.fg)(name))
            return (file) => file.startsWith(`${name}/`);
        return glob.endsWith('/') ? globOf(`${name}/**`, globSteps) : () => false;
    };
    return overrides.map(({ files, rules }, index) => {
        const path = ['overrides', index];
        const named = [files].flat().map((written) => {
            const isLeftOut = (0,names/* isExclusion */.VB)(written);
            const glob = isLeftOut ? written.slice(1) : written;
            // The error gets the path of the glob in the configuration.
            const matches = withErrorPath({ source: from, path: [...path, 'files'] }, () => [
                globOf(glob, globSteps),
                inFolder(glob),
            ]);
            return { isLeftOut, matches };
        });
        const appliesTo = (file) => {
            const shown = (0,display_path/* displayPath */.Gt)((0,external_node_path_.resolve)(cwd, file), folder);
            const last = named.findLast(({ matches }) => matches.some((isMatch) => isMatch(shown)));
            return last === undefined ? named[0]?.isLeftOut === true : !last.isLeftOut;
        };
        return { from, rules, appliesTo, path: [...path, 'rules'] };
    });
}

// EXTERNAL MODULE: ./dist/compiled/src/host/config/validate-layers.js
var validate_layers = __webpack_require__(31698);
;// CONCATENATED MODULE: ./dist/compiled/src/host/config/layers.js













/** Marks a configuration without `extends`. */
const noExtends = Symbol('no `extends`');
/** The number of files that one configuration may consist of: real ones consist of three. */
const maxFiles = 500;
/**
 * Returns the layers of a configuration file and of the files that it extends; the registry grows by their plugins.
 * @throws KnownError with file, line and column as a prefix.
 */
const layersOfFile = (path, loading) => withErrorPosition(loading.cwd, async () => {
    const { parts, ...said } = await readPartial(path, { loading, known: new Map() }, []);
    const layers = [...layersIn(parts, loading)];
    for (const part of parts) {
        // The built-in presets have been validated already.
        if (part === noExtends || !('preset' in part) || !(0,registry/* isPluginRule */.kh)(part.preset))
            continue;
        await (0,validate/* validatePreset */.m)((0,preset_layer/* presetLayer */.d)(part.preset, loading.registry), loading.registry);
    }
    return { ...said, layers };
});
/** If none of the files names a preset, the default preset comes first, once. */
function* layersIn(parts, loading) {
    const namesPreset = parts.some((part) => part !== noExtends && 'preset' in part);
    if (!namesPreset && parts.includes(noExtends))
        yield* (0,configuration/* defaultConfig */.s)(loading).layers;
    for (const part of parts) {
        if (part === noExtends)
            continue;
        yield 'preset' in part ? (0,preset_layer/* presetLayer */.d)(part.preset, loading.registry, part.at) : part;
    }
}
async function readPartial(path, reading, above) {
    const before = reading.known.get(path);
    if (before !== undefined)
        return before;
    checkChain(path, above, reading);
    const { loading } = reading;
    const from = (0,display_path/* displayPath */.Gt)(path, loading.cwd);
    const config = await configAt(path, from, loading, above.at(-1));
    const parents = await parentsOf(config, reading, [...above, path]);
    // Last, because its rules may come from plugins of any of these files.
    const layers = await ownLayers(config, { path, from }, loading);
    const partial = merged(parents, config, layers, (0,external_node_path_.dirname)(path));
    reading.known.set(path, partial);
    return partial;
}
/** @throws KnownError if a file extends itself through others, or there are too many files. */
function checkChain(path, above, { loading, known }) {
    if (above.includes(path)) {
        const circle = [...above, path].map((one) => (0,display_path/* displayPath */.Gt)(one, loading.cwd)).join(' → ');
        throw new known_error/* KnownError */.E({ message: `Configurations extend each other in a circle: ${circle}.` });
    }
    if (known.size + above.length >= maxFiles) {
        throw new known_error/* KnownError */.E({
            message: `A configuration consists of at most ${maxFiles} files that extend each other.`,
        });
    }
}
/** Returns the content of a file, and loads its plugins. */
async function configAt(path, from, loading, extendedBy) {
    if (isExecutable(path))
        refuseCode(loading, `\`${from}\` is code`);
    const { cwd, notice } = loading;
    const source = { path, shown: from, cwd, ...(notice && { notice }), ...(extendedBy !== undefined && { extendedBy }) };
    const config = await checkShape(await readConfig(source), from);
    if (config.plugins?.length)
        refuseCode(loading, `\`${from}\` names plugins, which are code`);
    if (config.plugins)
        await (await __webpack_require__.e(/* import() */ 4229).then(__webpack_require__.bind(__webpack_require__, 24229))).addPlugins(loading, config.plugins, { path, from });
    return config;
}
/** Returns the validated settings of a file itself. */
async function ownLayers({ rules = {}, overrides }, { path, from }, loading) {
    const layers = [{ from, rules }];
    if (overrides)
        layers.push(...(await overrideLayers(overrides, { folder: (0,external_node_path_.dirname)(path), from }, loading)));
    await (0,validate_layers.validateLayers)(layers, loading);
    return layers;
}
/** Merges a file with those that it extends; its own settings win. */
function merged(parents, config, layers, folder) {
    const inherited = parents.findLast((parent) => parent.baseline)?.baseline;
    const baseline = config.baseline === undefined ? inherited : { folder, names: config.baseline };
    const parts = lastOfEach(parents.flatMap((parent) => parent.parts), identityOf);
    const ignores = lastOfEach(parents.flatMap((parent) => parent.ignores), (one) => one);
    return {
        parts: [...parts, ...layers],
        ignores: [...ignores, ...(config.ignores ? [{ folder, names: config.ignores }] : [])],
        ...(baseline && { baseline }),
    };
}
/** Drops all but the last of several equal entries, which wins over everything before it. */
function lastOfEach(list, identity) {
    const last = new Map();
    for (const one of list.toReversed())
        if (!last.has(identity(one)))
            last.set(identity(one), one);
    return [...last.values()].reverse();
}
const identityOf = (part) => (part !== noExtends && 'preset' in part ? part.preset : part);
function refuseCode({ noCode }, fact) {
    if (noCode === undefined)
        return;
    throw new known_error/* KnownError */.E({
        message: `${noCode}; ${fact}.`,
        hint: 'A configuration in JSON or YAML without plugins is read everywhere.',
    });
}
/**
 * Returns what a configuration extends. A preset that the run asks for replaces the presets and rules that the
 * outermost configuration extends, but keeps the ignores and the baseline that it inherits.
 */
async function parentsOf(config, reading, chain) {
    const { preset } = reading.loading;
    const said = await readParents(config, reading, chain);
    if (chain.length > 1 || preset === undefined)
        return said;
    return [singlePart({ preset }), ...said.map((parent) => ({ ...parent, parts: [] }))];
}
async function readParents(config, reading, chain) {
    if (config.extends === undefined)
        return [singlePart(noExtends)];
    const { loading } = reading;
    const path = chain.at(-1) ?? '';
    const said = [];
    for (const [index, name] of [config.extends].flat().entries()) {
        const steps = typeof config.extends === 'string' ? ['extends'] : ['extends', index];
        const at = { source: (0,display_path/* displayPath */.Gt)(path, loading.cwd), path: steps };
        const isFile = name.startsWith('.') || (0,external_node_path_.isAbsolute)(name);
        const file = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), name);
        const isFolder = isFile && (0,entries/* kindFollowing */.eh)(file) === 'folder';
        if (isFolder || (isFile && (0,entries/* isAbsent */.W0)(file))) {
            const what = isFolder ? 'is a folder: name a file in it' : 'not found';
            throw new known_error/* KnownError */.E({ message: `Configuration \`${(0,display_path/* displayPath */.Gt)(file, loading.cwd)}\` ${what}.`, at });
        }
        said.push(isFile ? await readPartial(file, reading, chain) : singlePart({ preset: name, at }));
    }
    return said;
}
const singlePart = (part) => ({ parts: [part], ignores: [] });


/***/ }),

/***/ 8015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ maxDepth)
/* harmony export */ });
/** The deepest nesting that a configuration may have. */
const maxDepth = 20;


/***/ }),

/***/ 31698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validateLayers: () => (/* binding */ validateLayers)
/* harmony export */ });
/* harmony import */ var _engine_config_validate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61823);
/* harmony import */ var _engine_plan_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15937);


/**
 * Validates layers against the registry. If they name rules that the registry does not have, the omitted ones are added
 * to it.
 * @throws KnownError for an unknown rule, or invalid options.
 */
async function validateLayers(layers, loading) {
    const { rules, checks, omitted } = loading.registry;
    const isThere = (id) => rules.has(id) || checks.has(id);
    const areThere = layers.every((layer) => Object.keys(layer.rules).every(isThere));
    if (!areThere && omitted.length > 0 && loading.whole)
        loading.registry = (0,_engine_plan_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .withRegistry */ .u$)(loading.registry, await loading.whole());
    for (const layer of layers)
        await (0,_engine_config_validate_js__WEBPACK_IMPORTED_MODULE_0__/* .validateLayer */ .A)(layer, loading.registry);
}


/***/ })

};
