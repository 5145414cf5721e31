export const id = 320;
export const ids = [320];
export const modules = {

/***/ 7320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  layersOfFile: () => (/* binding */ layersOfFile)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./dist/lib/src/engine/config/preset-layer.js
var preset_layer = __webpack_require__(4580);
// EXTERNAL MODULE: ./dist/lib/src/engine/config/validate.js
var validate = __webpack_require__(2773);
// EXTERNAL MODULE: ./dist/lib/src/engine/known-error.js
var known_error = __webpack_require__(3116);
// EXTERNAL MODULE: ./dist/lib/src/host/files/discover.js
var discover = __webpack_require__(8873);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(3339);
// EXTERNAL MODULE: ./dist/lib/schemas/levels.js
var levels = __webpack_require__(280);
;// CONCATENATED MODULE: ./dist/lib/schemas/config.js


const levelList = levels/* levels */.y.map((level) => `\`${level}\``).join(', ');
const textOrTexts = 'expected a text or a list of texts';
const texts = schemas/* array */.YOg(schemas/* string */.YjP({ error: 'expected a text' }), { error: 'expected a list of texts' });
const level = schemas/* enum */.k5n(levels/* levels */.y, { error: `expected one of ${levelList}` }).meta({
    id: 'severity',
    title: 'Severity',
    description: '`error`, `warn` and `info` say how severe a finding is; `off` turns the rule off.',
});
const anyOptions = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())
    .describe('The options of the rule; what is left out has its default.');
/** How a configuration sets a rule: how severe it is, and its options where they are given. */
const settingOf = (options) => schemas/* union */.KCZ([level, schemas/* tuple */.PVZ([level]), schemas/* tuple */.PVZ([level, options])], {
    error: `expected one of ${levelList}, or a list of one of them and the options`,
});
const settingModel = settingOf(anyOptions).meta({ id: 'setting', title: 'Severity, or severity and options' });
const anyRules = schemas/* record */.g1P(schemas/* string */.YjP(), settingModel, { error: 'expected an object' });
/** The model of a configuration file for the rules and presets that there are. */
const configOf = (ruleSettings, preset) => {
    const rules = ruleSettings.meta({
        id: 'rules',
        title: 'Rules',
        description: 'Severity, or severity and options, by rule.',
    });
    const override = schemas/* strictObject */.rej({
        files: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP()).min(1, 'expected at least one glob')], { error: textOrTexts })
            .meta({
            title: 'Files',
            description: 'Globs of the manifests it holds for, relative to the folder of the configuration.',
        }),
        rules,
    })
        .meta({ title: 'Override', description: 'Rules for some of the manifests.' });
    return schemas/* strictObject */.rej({
        $schema: schemas/* string */.YjP().meta({ description: 'The JSON Schema of this file, for editors.' }).optional(),
        extends: schemas/* union */.KCZ([preset, schemas/* array */.YOg(preset)], { error: textOrTexts })
            .meta({
            title: 'Extends',
            description: 'Presets, or paths of other configurations, to build upon; later ones win.',
            default: 'recommended',
        })
            .optional(),
        plugins: texts
            .meta({ title: 'Plugins', description: 'npm packages or local files that bring rules and presets.' })
            .optional(),
        rules: rules.optional(),
        overrides: schemas/* array */.YOg(override, { error: 'expected a list of overrides' })
            .meta({ title: 'Overrides', description: 'Rules for some of the manifests; later ones win.' })
            .optional(),
        ignores: texts
            .meta({
            title: 'Ignores',
            description: 'Globs of what is never checked, relative to the folder of the configuration.',
        })
            .optional(),
        baseline: schemas/* string */.YjP({ error: 'expected the path of a file' })
            .meta({ title: 'Baseline', description: 'The file with the fingerprints of findings that are inherited.' })
            .optional(),
    })
        .meta({ title: 'hublint configuration', description: 'What hublint checks, and how severely.' });
};
/** A configuration file, before its rules, presets and options are held against what there is. */
const configModel = configOf(anyRules, schemas/* string */.YjP());

// EXTERNAL MODULE: ./dist/lib/src/data/closest.js
var closest = __webpack_require__(4009);
;// CONCATENATED MODULE: ./dist/lib/src/host/config/check.js



/** @throws KnownError where a configuration has an unknown key or a value of the wrong kind. */
function checkShape(config, source) {
    const parsed = configModel.safeParse(config);
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    const path = (issue?.path ?? []).filter((step) => typeof step !== 'symbol');
    if (issue?.code === 'unrecognized_keys') {
        const [key = ''] = issue.keys;
        if (key === '$import') {
            throw new known_error/* KnownError */.E({
                message: '`$import` is not taken: it would run what it names.',
                hint: 'Write `extends`, with a preset or the path of another configuration.',
                at: { source, path: [...path, key] },
            });
        }
        const near = path.length === 0 ? (0,closest/* closest */.k)(key, Object.keys(configModel.shape)) : undefined;
        const hint = near ? `Did you mean \`${near}\`?` : `Known: ${Object.keys(configModel.shape).join(', ')}.`;
        throw new known_error/* KnownError */.E({
            message: `There is no key \`${[...path, key].join('.')}\`.`,
            hint,
            at: { source, path: [...path, key] },
        });
    }
    const where = path.length > 0 ? `\`${path.join('.')}\`: ` : '';
    throw new known_error/* KnownError */.E({ message: `${where}${issue?.message ?? 'it does not fit'}.`, at: { source, path } });
}

// EXTERNAL MODULE: ./dist/lib/src/host/config/configuration.js
var configuration = __webpack_require__(2141);
// EXTERNAL MODULE: ./dist/lib/src/engine/registry.js
var engine_registry = __webpack_require__(4965);
// EXTERNAL MODULE: ./dist/lib/src/host/files/entries.js
var entries = __webpack_require__(5872);
// EXTERNAL MODULE: ./dist/lib/src/host/files/packages.js
var files_packages = __webpack_require__(4903);
// EXTERNAL MODULE: ./dist/lib/src/host/message-of.js
var message_of = __webpack_require__(1321);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./dist/lib/src/host/config/import.js
var __rewriteRelativeImportExtension = (undefined && undefined.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};


/**
 * The default export of a module: TypeScript through jiti, everything else as Node imports it. Importing runs it, with
 * all of hublint's own rights: nothing else in hublint does, and what leads here has asked whether it may.
 */
async function importDefault(path) {
    (0,files_packages/* checkPackages */.G)(path);
    const createJiti = /\.[mc]?ts$/.test(path) ? await findJiti() : undefined;
    if (createJiti) {
        // A cache would be read from a folder that the project, or another user, can write to.
        return createJiti(import.meta.url, { moduleCache: false, fsCache: false }).import(path, { default: true });
    }
    const module = await import(__rewriteRelativeImportExtension(/* webpackIgnore: true */ (0,external_node_url_.pathToFileURL)(path).href));
    return module.default;
}
/** The Action has nothing installed, and runs on a Node that reads TypeScript itself. */
async function findJiti() {
    try {
        return (await import(/* webpackIgnore: true */ 'jiti')).createJiti;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./dist/lib/src/host/config/plugins.js







/**
 * The registry with the rules and presets of plugins: npm packages, or files beside the configuration.
 * @throws KnownError for a plugin that cannot be loaded, is none, or has a name that is taken.
 */
async function withPlugins(registry, names, naming) {
    let grown = registry;
    for (const [index, name] of names.entries()) {
        const at = { source: naming.from, path: ['plugins', index] };
        try {
            grown = (0,engine_registry/* withPlugin */.KP)(grown, await loadPlugin(name, naming.path));
        }
        catch (error) {
            const message = `Plugin \`${name}\` cannot be used: ${(0,message_of/* messageOf */.b)(error)}`;
            throw new known_error/* KnownError */.E({ message, at, ...(isMissing(error) && { hint: `\`npm install --save-dev ${name}\`` }) });
        }
    }
    return grown;
}
async function loadPlugin(name, config) {
    const isFile = name.startsWith('.') || (0,external_node_path_.isAbsolute)(name);
    const path = isFile ? (0,external_node_path_.resolve)((0,external_node_path_.dirname)(config), name) : (0,files_packages/* resolvePackage */.P)(name, config);
    if (isFile && (0,entries/* kindOf */.I)(path) === 'other')
        throw new Error('it is not a regular file.');
    const plugin = await importDefault(path);
    if (isPlugin(plugin))
        return { ...plugin, rules: await withModels(plugin.rules) };
    throw new Error('it has no default export with a `name` and `rules`.');
}
/** The rules with options that can be asked, whatever the plugin says them in. */
async function withModels(rules) {
    if (rules.every(({ options }) => options === undefined))
        return rules;
    const { optionsModel } = await Promise.all(/* import() */[__webpack_require__.e(457), __webpack_require__.e(695), __webpack_require__.e(45)]).then(__webpack_require__.bind(__webpack_require__, 45));
    return rules.map((rule) => (rule.options === undefined ? rule : { ...rule, options: optionsModel(rule.options) }));
}
const isPlugin = (value) => typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'rules' in value &&
    Array.isArray(value.rules);
const isMissing = (error) => error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND';

// EXTERNAL MODULE: ./dist/lib/src/document/open-text.js + 5 modules
var open_text = __webpack_require__(7846);
// EXTERNAL MODULE: ./dist/lib/src/host/files/read.js
var files_read = __webpack_require__(9638);
;// CONCATENATED MODULE: ./dist/lib/src/host/config/point.js




/** Runs a step; where it complains about a place in a configuration, the complaint is led by file, line and column. */
async function pointing(cwd, step) {
    try {
        return await step();
    }
    catch (error) {
        if (!(error instanceof known_error/* KnownError */.E) || error.complaint.at === undefined)
            throw error;
        const { message, hint, at } = error.complaint;
        const place = await placeOf(cwd, at);
        throw new known_error/* KnownError */.E({ message: `${place}: ${message}`, ...(hint !== undefined && { hint }) });
    }
}
/** Does a step; what it complains about is at a place in a configuration. */
function led(at, step) {
    try {
        return step();
    }
    catch (error) {
        throw error instanceof known_error/* KnownError */.E ? new known_error/* KnownError */.E({ ...error.complaint, at }) : error;
    }
}
/** Line and column where the configuration is data; the path where it is code. */
async function placeOf(cwd, { source, path }) {
    const steps = path.join('.');
    if (!/(?:\.json|\.ya?ml|rc)$/.test(source))
        return steps === '' ? source : `${source} (${steps})`;
    const document = await (0,open_text/* openDocument */.EJ)(source, (0,files_read/* textIn */.r7)((0,files_read/* readNamed */.Mk)((0,external_node_path_.resolve)(cwd, source))) ?? '');
    const inside = source.endsWith('package.json') ? ['hublint', ...path] : path;
    const { start } = (await document.positions()).locate({ path: inside, on: 'key' });
    return `${source}:${start.line}:${start.column}`;
}

// EXTERNAL MODULE: ./dist/lib/src/data/objects.js
var objects = __webpack_require__(8674);
// EXTERNAL MODULE: ./dist/lib/src/host/files/project.js
var project = __webpack_require__(8105);
;// CONCATENATED MODULE: ./dist/lib/src/host/config/read.js








const executable = ['.ts', '.mts', '.js', '.mjs', '.cjs'];
/** True for a configuration that is code: reading it means running it. */
const isExecutable = (path) => executable.includes((0,external_node_path_.extname)(path));
/**
 * The content of a configuration file, not yet checked.
 * @throws KnownError where it cannot be read, parsed or run.
 */
async function readConfig(source) {
    const text = textOf(source);
    if (!isExecutable(source.path))
        return parse(text, source);
    try {
        return (await importDefault(source.path)) ?? {};
    }
    catch (error) {
        throw new known_error/* KnownError */.E({ message: codeFault(error, source) });
    }
}
function textOf({ path, shown, extendedBy }) {
    const read = extendedBy === undefined ? (0,files_read/* readNamed */.Mk)(path) : (0,files_read/* readInside */.xO)(path, (0,project/* projectRoot */.Y)((0,external_node_path_.dirname)(extendedBy)));
    if ('bytes' in read)
        return read.bytes.toString('utf8');
    if (read.refusal === 'absent')
        throw new known_error/* KnownError */.E({ message: `There is no configuration \`${shown}\`.` });
    throw new known_error/* KnownError */.E({ message: `The configuration \`${shown}\` cannot be read: it ${files_read/* refusals */.Ke[read.refusal]}.` });
}
/**
 * cosmiconfig's loaders do the parsing. Its explorer is left out: it would run what `$import` names, and a
 * `.config/config.js` of the working directory before anything else.
 */
async function parse(text, { path, shown }) {
    // What stands for more than it is, may stand for more than there is room for.
    if ((0,external_node_path_.extname)(path) !== '.json' && text.includes('*'))
        await checkAliases(text, shown);
    const { defaultLoaders } = await Promise.all(/* import() */[__webpack_require__.e(488), __webpack_require__.e(456)]).then(__webpack_require__.t.bind(__webpack_require__, 2488, 19));
    const load = (0,external_node_path_.extname)(path) === '.json' ? defaultLoaders['.json'] : defaultLoaders['.yaml'];
    try {
        const content = text.trim() === '' ? {} : await load(path, text);
        return ((0,external_node_path_.basename)(path) === 'package.json' ? (0,objects/* propertyOf */.$r)(content, 'hublint') : content) ?? {};
    }
    catch {
        throw new known_error/* KnownError */.E({ message: await textFault(text, path, shown) });
    }
}
/** @throws KnownError where aliases repeat more than a manifest could hold. */
async function checkAliases(text, shown) {
    const { faults } = await (0,open_text/* openDocument */.EJ)(shown, text, 'yaml');
    const excess = faults.find(({ id }) => id === 'yaml-alias-limit' || id === 'too-many-nodes');
    if (excess === undefined)
        return;
    const { line, column } = excess.location.start;
    throw new known_error/* KnownError */.E({ message: `${shown}:${line}:${column}: ${excess.message}` });
}
/** What went wrong in a configuration that is code, led by its line where the error tells it. */
function codeFault(error, { path, shown }) {
    const trace = error instanceof Error ? `${error.message}\n${error.stack}` : '';
    const after = trace.split(`${path}:`)[1];
    const line = after === undefined ? '' : String(Number.parseInt(after, 10));
    return /^\d+$/.test(line)
        ? `${shown}:${line}: ${(0,message_of/* messageOf */.b)(error)}`
        : `\`${shown}\` cannot be read: ${(0,message_of/* messageOf */.b)(error)}`;
}
/** What is wrong with the text of a configuration, led by its place. Of what may be no configuration at all nothing is quoted. */
async function textFault(text, path, shown) {
    const [fault] = (await (0,open_text/* openDocument */.EJ)(path, text)).faults;
    const unquoted = fault === undefined || /`[^`]{3,}`/.test(fault.message) ? 'This is neither JSON nor YAML.' : fault.message;
    if (fault === undefined)
        return `${shown}: ${unquoted}`;
    const { start } = fault.location;
    return `${shown}:${start.line}:${start.column}: ${unquoted}`;
}

;// CONCATENATED MODULE: ./dist/lib/src/host/config/layers.js










/** Where a configuration does not say what it builds upon. */
const unsaid = Symbol('no `extends`');
/** How many files one configuration may be made of: real ones are made of three. */
const mostFiles = 500;
/**
 * What a configuration file says, and those that it extends; the registry grows by their plugins.
 * @throws KnownError led by file, line and column.
 */
const layersOfFile = (path, loading) => pointing(loading.cwd, async () => {
    const { parts, ...said } = await saidBy(path, { loading, known: new Map() }, []);
    return { ...said, layers: [...layersIn(parts, loading)] };
});
/** Where no preset is named in any of the files, they build upon the default, however often that goes without saying. */
function* layersIn(parts, loading) {
    const isSaid = parts.some((part) => part !== unsaid && 'preset' in part);
    if (!isSaid && parts.includes(unsaid))
        yield* (0,configuration/* bare */.$)(loading).layers;
    for (const part of parts) {
        if (part === unsaid)
            continue;
        yield 'preset' in part ? (0,preset_layer/* presetLayer */.d)(part.preset, loading.registry, part.at) : part;
    }
}
async function saidBy(path, reading, above) {
    const { loading, known } = reading;
    const before = known.get(path);
    if (before !== undefined)
        return before;
    const chain = [...above, path];
    const from = (0,discover/* displayPath */.Gt)(path, loading.cwd);
    if (above.includes(path)) {
        const circle = chain.map((one) => (0,discover/* displayPath */.Gt)(one, loading.cwd)).join(' → ');
        throw new known_error/* KnownError */.E({ message: `Configurations extend each other in a circle: ${circle}.` });
    }
    if (known.size + chain.length > mostFiles) {
        throw new known_error/* KnownError */.E({
            message: `A configuration is made of no more than ${mostFiles} files that extend each other.`,
        });
    }
    if (isExecutable(path))
        refuseCode(loading, `\`${from}\` is code`);
    const extendedBy = above.at(-1);
    const source = { path, shown: from, ...(extendedBy !== undefined && { extendedBy }) };
    const config = checkShape(await readConfig(source), from);
    if (config.plugins?.length)
        refuseCode(loading, `\`${from}\` names plugins, which are code`);
    if (config.plugins)
        loading.registry = await withPlugins(loading.registry, config.plugins, { path, from });
    const parents = await extended(config, reading, chain);
    const folder = (0,external_node_path_.dirname)(path);
    const layers = [...ownLayers(config, from, await matcher(folder, loading.cwd, from))];
    for (const layer of layers)
        (0,validate/* validateLayer */.At)(layer, loading.registry);
    const inherited = parents.findLast((parent) => parent.baseline)?.baseline;
    const baseline = config.baseline === undefined ? inherited : { folder, names: config.baseline };
    const said = {
        parts: [
            ...lastOfEach(parents.flatMap(({ parts }) => parts), identityOf),
            ...layers,
        ],
        ignores: [
            ...lastOfEach(parents.flatMap((parent) => parent.ignores), (ignores) => ignores),
            ...(config.ignores ? [{ folder, names: config.ignores }] : []),
        ],
        ...(baseline && { baseline }),
    };
    known.set(path, said);
    return said;
}
/** Of two that say the same the later one wins over all that the earlier one does. */
function lastOfEach(list, identity) {
    const last = new Map();
    for (const one of list.toReversed())
        if (!last.has(identity(one)))
            last.set(identity(one), one);
    return [...last.values()].reverse();
}
const identityOf = (part) => (part !== unsaid && 'preset' in part ? part.preset : part);
function refuseCode({ noCode }, fact) {
    if (noCode === undefined)
        return;
    throw new known_error/* KnownError */.E({
        message: `${noCode}; ${fact}.`,
        hint: 'A configuration in JSON or YAML without plugins is read everywhere.',
    });
}
/** What a configuration builds upon. A preset that the run asks for stands in for what the outermost says. */
async function extended(config, reading, chain) {
    const { loading } = reading;
    if (chain.length === 1 && loading.preset !== undefined)
        return [only({ preset: loading.preset })];
    if (config.extends === undefined)
        return [only(unsaid)];
    const path = chain.at(-1) ?? '';
    const said = [];
    for (const [index, name] of [config.extends].flat().entries()) {
        const steps = typeof config.extends === 'string' ? ['extends'] : ['extends', index];
        const at = { source: (0,discover/* displayPath */.Gt)(path, loading.cwd), path: steps };
        const isFile = name.startsWith('.') || (0,external_node_path_.isAbsolute)(name);
        said.push(isFile ? await saidBy((0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), name), reading, chain) : only({ preset: name, at }));
    }
    return said;
}
const only = (part) => ({ parts: [part], ignores: [] });
function* ownLayers(config, from, matcherOf) {
    yield { from, rules: config.rules ?? {} };
    for (const [index, { files, rules }] of (config.overrides ?? []).entries()) {
        const at = ['overrides', index];
        yield { from, rules, appliesTo: matcherOf([files].flat(), [...at, 'files']), path: [...at, 'rules'] };
    }
}
/** Globs are relative to the configuration's folder; the engine knows files as they are shown. */
async function matcher(folder, cwd, source) {
    const { globOf } = await Promise.all(/* import() */[__webpack_require__.e(895), __webpack_require__.e(6), __webpack_require__.e(391)]).then(__webpack_require__.bind(__webpack_require__, 4391));
    return (globs, path) => {
        const matches = globs.map((glob) => led({ source, path }, () => globOf(glob)));
        return (file) => matches.some((isMatch) => isMatch((0,discover/* displayPath */.Gt)((0,external_node_path_.resolve)(cwd, file), folder)));
    };
}


/***/ }),

/***/ 4903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ checkPackages),
/* harmony export */   P: () => (/* binding */ resolvePackage)
/* harmony export */ });
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8995);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _boundary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9636);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5872);
/* harmony import */ var _folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(317);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8105);






/**
 * Looks at what Node reads to run a module, or one of a folder.
 * @throws Error where that is a pipe, for which Node waits for ever.
 */
function checkPackages(place) {
    for (const at of (0,_folders_js__WEBPACK_IMPORTED_MODULE_4__/* .foldersFrom */ .Y)(place)) {
        if ((0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .kindOf */ .I)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, 'package.json')) === 'other') {
            throw new Error('a `package.json` beside or above it is not a regular file');
        }
    }
}
/**
 * The file of a package, as a file would import it. Node looks into the `node_modules` of every folder above; one where
 * others can write, such as that of temporary files, is not to bring code.
 * @throws Error where the package is not there, or is there alone.
 */
function resolvePackage(name, from) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(from);
    const root = (0,_project_js__WEBPACK_IMPORTED_MODULE_5__/* .rootOf */ .I)(folder);
    const reliable = [...(0,_boundary_js__WEBPACK_IMPORTED_MODULE_2__/* .upward */ .Oz)(root ?? folder)];
    checkPackages(folder);
    for (const at of (0,_folders_js__WEBPACK_IMPORTED_MODULE_4__/* .foldersFrom */ .Y)(folder)) {
        const isReliable = (root !== undefined && (0,_boundary_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(at, root)) || reliable.includes(at);
        // Whichever of several Node would take: an empty one does not end its search.
        if (!isReliable && (0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .exists */ .t2)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, 'node_modules', name))) {
            throw new Error(`it is in \`${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, 'node_modules')}\`, and others can write to that folder`);
        }
    }
    return (0,node_module__WEBPACK_IMPORTED_MODULE_0__.createRequire)(from).resolve(name);
}


/***/ })

};
