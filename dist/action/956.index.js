export const id = 956;
export const ids = [956];
export const modules = {

/***/ 956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openLoaded: () => (/* binding */ openLoaded)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./dist/lib/src/document/module/open-module.js + 129 modules
var open_module = __webpack_require__(8715);
// EXTERNAL MODULE: ./dist/lib/src/document/module/platform/manifest/assets.js
var manifest_assets = __webpack_require__(2333);
// EXTERNAL MODULE: ./dist/lib/src/document/module/platform/sdk/facts-by-version.js
var facts_by_version = __webpack_require__(5779);
// EXTERNAL MODULE: ./dist/lib/src/document/module/platform/sdk/version.js + 1 modules
var version = __webpack_require__(5240);
// EXTERNAL MODULE: ./dist/lib/src/document/open-text.js + 5 modules
var open_text = __webpack_require__(7846);
// EXTERNAL MODULE: ./dist/lib/src/host/files/discover.js
var discover = __webpack_require__(8873);
// EXTERNAL MODULE: ./dist/lib/src/host/files/entries.js
var entries = __webpack_require__(5872);
// EXTERNAL MODULE: ./dist/lib/src/host/files/module-host.js
var module_host = __webpack_require__(5845);
// EXTERNAL MODULE: ./dist/lib/src/host/files/project.js
var project = __webpack_require__(8105);
// EXTERNAL MODULE: ./dist/lib/src/data/objects.js
var objects = __webpack_require__(8674);
// EXTERNAL MODULE: ./dist/lib/src/document/module/platform/manifest/sent.js
var sent = __webpack_require__(8870);
// EXTERNAL MODULE: ./dist/lib/src/document/module/value/make.js
var make = __webpack_require__(1578);
;// CONCATENATED MODULE: ./dist/lib/src/host/load/contents.js



/** The data with the contents of files in place of their names. A file that is not to be had is left out, and told. */
function withContents(data, assets, tell) {
    const content = (name, read, path) => {
        if (typeof name !== 'string')
            return name;
        const before = assets.missing.length;
        const found = assets[read]((0,make/* literal */.eu)(name, { file: '', start: 0, end: 0 }));
        for (const { message } of assets.missing.slice(before))
            tell(path, message);
        return found.kind === 'literal' && name !== '' ? found.value : undefined;
    };
    const filled = (owner, inside, path) => {
        const entries = Object.entries(owner).map(([name, value]) => {
            const shape = (0,sent/* shapeOf */.F5)(name, inside);
            const at = [...path, name];
            if (shape === 'script' || shape === 'base64')
                return [name, content(value, shape, at)];
            return [name, typeof shape === 'object' && (0,objects/* isObject */.Gv)(value) ? filled(value, shape, at) : value];
        });
        return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    };
    return filled(data, sent/* sent */.t$, []);
}

// EXTERNAL MODULE: ./dist/lib/src/document/lines.js
var document_lines = __webpack_require__(6940);
;// CONCATENATED MODULE: ./dist/lib/src/host/load/place.js


/** Where a failure is shown: at the import or on the line that it is about, where that is in a file of the project. */
function placeOf({ path = [], place }, positions, cwd) {
    const file = place && (0,discover/* displayPath */.Gt)(place.file, cwd);
    const text = file === undefined ? undefined : positions.sources.get(file);
    if (file === undefined || text === undefined)
        return positions.locate({ path, on: 'value' });
    const lines = (0,document_lines/* linesOf */.D)(text);
    const named = place?.specifier === undefined ? undefined : importIn(text, place.specifier);
    const [start, end] = named ?? lineIn(text, lines, place?.line ?? 1);
    return { file, start: lines.positionAt(start), end: lines.positionAt(end), approximate: named === undefined };
}
/** The name of a module as it is written, with its quotes. */
function importIn(text, specifier) {
    const start = Math.max(text.indexOf(`'${specifier}'`), text.indexOf(`"${specifier}"`));
    return start < 0 ? undefined : [start, start + specifier.length + 2];
}
/** A line without what it is indented by. */
function lineIn(text, lines, line) {
    const start = lines.offsetAt({ line, column: 1 });
    const written = /.*/.exec(text.slice(start))?.[0] ?? '';
    return [start + written.length - written.trimStart().length, start + written.trimEnd().length];
}

;// CONCATENATED MODULE: ./dist/lib/src/host/load/open-loaded.js













/** Opens a definition: what it says comes from running it, where it says it from reading it. */
async function openLoaded(opening, loader) {
    const { file, path, overlay = new Map() } = opening;
    const cwd = (0,entries/* realPath */.Ye)(opening.cwd) ?? opening.cwd;
    const host = (0,module_host/* moduleHost */.v)(path, opening.cwd, overlay);
    const read = await (0,open_module.openModule)(file, host);
    const real = (0,entries/* realPath */.Ye)(path) ?? path;
    const loaded = await loader.load({
        path: real,
        root: (0,project/* projectRoot */.Y)((0,external_node_path_.dirname)(real)),
        texts: Object.fromEntries([...overlay].map(([name, text]) => [(0,external_node_path_.resolve)(cwd, name), text])),
        legacy: !(0,facts_by_version/* holds */.v)('converter-current', (0,version/* sdkVersionOf */.KE)(external_node_path_.posix.dirname(read.file), host)),
    });
    return 'failures' in loaded ? failed(read, loaded.failures, host, cwd) : joined(read, loaded, host);
}
/** What came out of running the module passes the same gate as a manifest in JSON. */
async function joined(read, { manifest, unknowns }, host) {
    const { data, faults } = await (0,open_text/* openDocument */.EJ)(read.file, manifest, 'json');
    const assets = new manifest_assets/* Assets */.s(external_node_path_.posix.dirname(read.file), host);
    const found = [...faults];
    const tell = (path, message) => found.push({ id: 'missing-file', message, path });
    const whole = data && withContents(data, assets, tell);
    return {
        ...read,
        files: [...new Set([...read.files, ...assets.files])],
        data: whole,
        faults: found.length === 0 ? [] : located(found, await read.positions()),
        unknowns: unknowns.map((unknown) => ({ ...unknown, extent: 'value' })),
    };
}
const located = (faults, positions) => faults.map(({ id, message, path }) => ({
    id,
    message,
    path,
    location: positions.locate({ path, on: 'value' }),
}));
/** The definition as it is read, and why it is not more than that. */
async function failed(read, failures, host, cwd) {
    if (read.faults.some(({ id }) => id === 'parse-error'))
        return read;
    const positions = withSources(await read.positions(), filesOf(failures, cwd), host);
    const faults = new Map();
    for (const failure of failures) {
        const { id, message, path = [] } = failure;
        const fault = { id, message, path, location: placeOf(failure, positions, cwd) };
        // Packages miss the same package in many places, which are all shown as one.
        faults.set(JSON.stringify(fault), fault);
    }
    // What running it misses, reading it has missed before; where reading says what is wrong, running says no more.
    const isKnown = failures.some(({ id }) => id === 'missing-import');
    const others = read.faults.filter(({ id }) => id !== 'no-definition' && !(isKnown && id === 'import-unresolved'));
    const isTold = ({ location }) => others.some((other) => (0,external_node_util_.isDeepStrictEqual)(other.location, location));
    const untold = [...faults.values()].filter((fault) => !isTold(fault));
    return { ...read, faults: [...others, ...untold], positions: async () => positions };
}
/** The files of the project that failures are about. */
const filesOf = (failures, cwd) => failures.flatMap(({ place }) => (place === undefined ? [] : (0,discover/* displayPath */.Gt)(place.file, cwd)));
/** Running a module leads into files that reading it has no need of. */
function withSources(positions, files, host) {
    const texts = new Map(positions.sources);
    for (const file of files) {
        const text = /(?:^|\/)node_modules\//.test(file) ? undefined : (texts.get(file) ?? host.read(file));
        if (text !== undefined)
            texts.set(file, text);
    }
    return {
        locate: (target) => positions.locate(target),
        edit: (patches) => positions.edit(patches),
        comments: positions.comments,
        sources: texts,
    };
}


/***/ })

};
