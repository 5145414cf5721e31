export const id = 4834;
export const ids = [4834];
export const modules = {

/***/ 81215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   moduleHost: () => (/* binding */ moduleHost)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _boundary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2134);
/* harmony import */ var _display_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40050);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46018);
/* harmony import */ var _file_cache_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(21589);
/* harmony import */ var _find_walk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54015);
/* harmony import */ var _lookup_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47966);
/* harmony import */ var _path_parts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44980);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96801);
/* harmony import */ var _project_workspace_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55610);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(33844);











/**
 * Creates the file access for evaluating one definition: it sees the files of the definition's repository and, as
 * assets, those of its own folder.
 */
function moduleHost({ path, cwd, overlay = new Map(), parsed, fileCache = new _file_cache_js__WEBPACK_IMPORTED_MODULE_10__/* .FileCache */ .p(), }) {
    const project = (0,_project_project_js__WEBPACK_IMPORTED_MODULE_7__/* .projectRoot */ .Y)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), fileCache);
    const root = (0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .realPath */ .Ye)(project) ?? project;
    const placed = (0,_display_path_js__WEBPACK_IMPORTED_MODULE_2__/* .placing */ .Zx)(cwd);
    const standing = (0,_lookup_js__WEBPACK_IMPORTED_MODULE_5__/* .lookUpFrom */ .J)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), fileCache);
    const reading = (file, within) => within === undefined
        ? (0,_read_js__WEBPACK_IMPORTED_MODULE_9__/* .readWithin */ .w0)(file, standing(file), root, fileCache)
        : (0,_read_js__WEBPACK_IMPORTED_MODULE_9__/* .readBeside */ .ri)(file, placed(within), fileCache);
    // Cached by absolute path: many relative paths lead out above the file system's root, and mean the same file.
    const text = (file) => (0,_read_js__WEBPACK_IMPORTED_MODULE_9__/* .textOnce */ .N$)(file, root, fileCache, () => reading(file));
    const isIgnored = (0,_find_walk_js__WEBPACK_IMPORTED_MODULE_4__/* .gitIgnoring */ .uR)(root, fileCache);
    /** Returns the real path of a folder; undefined if it is outside of the project. */
    const inside = (folder) => {
        const path = fileCache.cached('real', placed(folder), () => (0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .realPath */ .Ye)(placed(folder)));
        return path !== undefined && (0,_boundary_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .UO)(path, root) ? path : undefined;
    };
    const look = (path) => fileCache.cached(`in ${root}`, path, () => lookAt(path, standing(path), root, fileCache));
    return {
        root: (0,_display_path_js__WEBPACK_IMPORTED_MODULE_2__/* .displayPath */ .Gt)(project, cwd),
        read(file, within) {
            const path = placed(file);
            return overlay.get(file) ?? (within === undefined ? text(path) : (0,_read_js__WEBPACK_IMPORTED_MODULE_9__/* .textIn */ .r7)(reading(path, within)));
        },
        decoded: (file, within) => overlay.get(file) ?? (0,_read_js__WEBPACK_IMPORTED_MODULE_9__/* .decodedIn */ .Gz)(reading(placed(file), within)),
        readBase64(file, within) {
            const unsaved = overlay.get(file);
            if (unsaved !== undefined)
                return Buffer.from(unsaved).toString('base64');
            const read = reading(placed(file), within);
            return 'bytes' in read ? read.bytes.toString('base64') : undefined;
        },
        unread(file, within) {
            const read = reading(placed(file), within);
            return 'refusal' in read ? (0,_read_js__WEBPACK_IMPORTED_MODULE_9__/* .whyUnreadWithin */ .ZM)(read) : undefined;
        },
        look: (file) => (overlay.has(file) ? 'file' : look(placed(file))),
        entries: (folder) => (0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .namesIn */ .wX)(placed(folder)),
        isIgnored: (file) => isIgnored(placed(file)),
        workspacePackage(name, folder) {
            const at = inside(folder);
            const found = at && (0,_project_workspace_js__WEBPACK_IMPORTED_MODULE_8__/* .workspaceAt */ .xJ)(at, fileCache).folderOf(name);
            return at && found && (0,_display_path_js__WEBPACK_IMPORTED_MODULE_2__/* .displayPath */ .Gt)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(at, found), cwd);
        },
        ...(parsed && { parsed }),
        workspaceNames(folder) {
            const at = inside(folder);
            return at === undefined ? [] : [...(0,_project_workspace_js__WEBPACK_IMPORTED_MODULE_8__/* .workspaceAt */ .xJ)(at, fileCache).packages().keys()];
        },
    };
}
/** Returns what is at a path of the project after following symlinks; nothing outside the project is looked at. */
function lookAt(path, standing, root, fileCache) {
    const kind = (0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .isMissing */ .b2)(standing) ? undefined : standing === 'link' ? (0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .kindFollowing */ .eh)(path) : standing;
    const present = kind === undefined ? (0,_path_parts_js__WEBPACK_IMPORTED_MODULE_6__/* .folderOf */ .y)(path) : path;
    if (!fileCache.cached(`inside ${root}`, present, () => leadsInside(present, root)))
        return 'hidden';
    return kind === 'file' || kind === 'folder' || kind === undefined ? kind : 'hidden';
}
/** Returns whether a path leads into a folder, or would if it existed. */
function leadsInside(path, root) {
    let present = path;
    while (!(0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .exists */ .t2)(present) && present !== (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(present))
        present = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(present);
    return (0,_boundary_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .UO)((0,_entries_js__WEBPACK_IMPORTED_MODULE_3__/* .realPath */ .Ye)(present) ?? present, root);
}


/***/ }),

/***/ 52339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ maxRunSteps),
  B: () => (/* binding */ workspaceFolders)
});

// EXTERNAL MODULE: ./dist/compiled/src/engine/known-error.js
var known_error = __webpack_require__(61278);
// EXTERNAL MODULE: ./dist/compiled/src/data/json-in.js
var json_in = __webpack_require__(25934);
// EXTERNAL MODULE: ./dist/compiled/src/data/objects.js
var objects = __webpack_require__(23984);
;// CONCATENATED MODULE: ./dist/compiled/src/host/files/project/workspace-patterns.js


/** Returns the patterns of an npm, Yarn or pnpm workspace as its files have them; one that starts with `!` excludes folders. */
const workspacePatterns = (read) => [...npmPatterns(read), ...pnpmPatterns(read)];
/** Braces in longer patterns are not expanded: nobody writes such patterns, and hostile ones have any number of braces. */
const maxLength = 1000;
/**
 * Expands the braces of a pattern: `{apps,tools}/*` becomes `apps/*` and `tools/*`. `beforeStep` is called before each
 * step; a pattern may take any number of steps.
 */
function* expandBraces(pattern, beforeStep) {
    const open = [pattern];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        beforeStep();
        // Innermost braces first: they contain no others.
        const [braces = '', list = ''] = pattern.length > maxLength ? [] : (/\{([^{}]*)\}/.exec(next) ?? []);
        if (braces === '')
            yield next;
        else
            for (const choice of list.split(',').reverse())
                open.push(next.replace(braces, () => choice));
    }
}
function npmPatterns(read) {
    const workspaces = (0,objects/* propertyOf */.$r)((0,json_in/* jsonIn */.Y)(read('package.json') ?? ''), 'workspaces');
    const list = Array.isArray(workspaces) ? workspaces : (0,objects/* propertyOf */.$r)(workspaces, 'packages');
    return Array.isArray(list) ? list.filter((pattern) => typeof pattern === 'string') : [];
}
/** Returns the list under `packages:` of pnpm's file, which rarely contains anything else. */
function pnpmPatterns(read) {
    const lines = (read('pnpm-workspace.yaml') ?? '').split(/\r?\n/).map((line) => line.replace(/#.*/, '').trimEnd());
    const start = lines.findIndex((line) => line.startsWith(key));
    const [first = '', ...others] = start < 0 ? [] : lines.slice(start);
    const list = [first.slice(key.length), ...others].join('\n').trimStart();
    return (list.startsWith('[') ? flowItems(list) : blockItems(list)).flatMap(patternIn);
}
const key = 'packages:';
/** Splits at commas outside quotes. */
const flowItems = (list) => list.slice(1, list.indexOf(']')).match(/(?:"[^"\n]*"|'[^'\n]*'|[^,"'])+/g) ?? [];
function blockItems(list) {
    const items = list.split('\n').map((line) => line.trim());
    const end = items.findIndex((item) => item !== '' && !item.startsWith('-'));
    return items.slice(0, end < 0 ? undefined : end).map((item) => item.slice(1));
}
/** Returns the value of an item, which may be quoted. */
function patternIn(item) {
    const value = item.trim();
    const [quote = ''] = value;
    const isQuoted = (quote === '"' || quote === "'") && value.endsWith(quote);
    const inside = isQuoted ? value.slice(1, -1) : value;
    return inside === '' || /['"]/.test(inside) ? [] : [inside];
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/files/project/workspace-folders.js


/** The limit for following patterns: a workspace of a thousand packages takes a few thousand steps. */
const maxSteps = 100_000;
/** The limit for all workspaces of a run together: every folder above a definition may be the root of one. */
const maxRunSteps = 500_000;
/** The number of folders that a pattern may descend: real ones descend three. */
const maxDepth = 100;
/**
 * Yields the folders that the patterns of an npm, Yarn or pnpm workspace match, each as soon as it is found.
 * @throws KnownError if following the patterns takes too many steps, or one descends too deep.
 */
function* workspaceFolders(files, shared) {
    const search = { files, shared, steps: maxSteps };
    const found = new Set();
    for (const pattern of plainPatterns(search)) {
        const steps = pattern.split('/').filter((step) => step !== '' && step !== '.');
        if (steps.length > maxDepth)
            throw tooDeep(steps.length);
        for (const folder of foldersOf('.', steps, search)) {
            if (!found.has(folder))
                yield folder;
            found.add(folder);
        }
    }
}
/** Yields the patterns of the workspace with their braces expanded; exclusions are ignored. */
function* plainPatterns(search) {
    for (const pattern of new Set(workspacePatterns(search.files.read))) {
        if (!pattern.startsWith('!'))
            yield* expandBraces(pattern, () => takeStep(search));
    }
}
/** Yields the folders that a pattern matches; `**` descends at most three folders. */
function* foldersOf(folder, [step, ...further], search, depth = 3) {
    takeStep(search);
    if (step === '..')
        return;
    if (step === undefined)
        yield folder;
    else if (!step.includes('*'))
        yield* foldersOf(childPath(folder, step), further, search);
    else if (step !== '**') {
        const fits = wildcard(step);
        for (const name of subfolders(folder, search))
            if (fits(name))
                yield* foldersOf(childPath(folder, name), further, search);
    }
    else {
        yield* foldersOf(folder, further, search);
        if (depth === 0)
            return;
        for (const name of subfolders(folder, search)) {
            yield* foldersOf(childPath(folder, name), [step, ...further], search, depth - 1);
        }
    }
}
function takeStep(search) {
    search.steps -= 1;
    search.shared.steps -= 1;
    if (search.steps >= 0 && search.shared.steps >= 0)
        return;
    throw new known_error/* KnownError */.E({
        message: 'The packages of this workspace cannot be found in a reasonable time: its patterns lead everywhere.',
        hint: 'Name their folders in `package.json` or `pnpm-workspace.yaml` with fewer `*` and `**`.',
    });
}
/** A name contains no slash and is not `..`, so the path needs no normalization. */
const childPath = (folder, name) => (folder === '.' ? name : `${folder}/${name}`);
const tooDeep = (folders) => new known_error/* KnownError */.E({
    message: `A pattern of this workspace leads through ${folders} folders; expected at most ${maxDepth}.`,
    hint: 'Name the folders of its packages in `package.json` or `pnpm-workspace.yaml`.',
});
/** Returns a test whether a name has the parts of a pattern in their order. The first match of each part is enough. */
function wildcard(step) {
    const [first = '', ...parts] = step.split(/\*+/);
    const last = parts.pop() ?? '';
    return (name) => {
        let at = first.length;
        for (const part of parts) {
            const found = name.indexOf(part, at);
            if (found < 0)
                return false;
            at = found + part.length;
        }
        return name.startsWith(first) && name.endsWith(last) && at <= name.length - last.length;
    };
}
const subfolders = (folder, { files }) => files.folders(folder).filter((name) => !/^\.|^node_modules$/.test(name));


/***/ }),

/***/ 55610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xJ: () => (/* binding */ workspaceAt),
  B3: () => (/* binding */ workspaceOf)
});

// UNUSED EXPORTS: forgetWorkspaces

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./dist/compiled/src/data/json-in.js
var json_in = __webpack_require__(25934);
// EXTERNAL MODULE: ./dist/compiled/src/data/objects.js
var objects = __webpack_require__(23984);
// EXTERNAL MODULE: ./dist/compiled/src/data/once.js
var once = __webpack_require__(68051);
;// CONCATENATED MODULE: ./dist/compiled/src/data/remembered.js
/** Makes an iterator repeatable: takes items on demand and keeps them. If the source throws, so does each iteration. */
class Remembered {
    #source;
    #made = [];
    #failure;
    constructor(source) {
        this.#source = source;
    }
    *[Symbol.iterator]() {
        for (let at = 0; at < this.#made.length || this.#makeOne(); at += 1)
            yield this.#made[at];
    }
    /** Takes one more item from the source; returns whether there was one. */
    #makeOne() {
        if (this.#failure !== undefined)
            throw this.#failure.error;
        try {
            const { done, value } = this.#source.next();
            if (done !== true)
                this.#made.push(value);
            return done !== true;
        }
        catch (error) {
            this.#failure = { error };
            throw error;
        }
    }
}

// EXTERNAL MODULE: ./dist/compiled/src/document/module/modules/resolution/lockfiles.js
var lockfiles = __webpack_require__(61037);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/entries.js
var entries = __webpack_require__(46018);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/file-cache.js
var file_cache = __webpack_require__(21589);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/read.js
var read = __webpack_require__(33844);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/project/workspace-folders.js + 1 modules
var workspace_folders = __webpack_require__(52339);
;// CONCATENATED MODULE: ./dist/compiled/src/host/files/project/workspace.js










/**
 * Creates an npm, Yarn or pnpm workspace. Most packages are in a folder with their name. Looking for one that is not
 * requires reading all others, unless a lockfile shows that it comes from a registry. `budget` limits the search.
 */
function workspaceOf(files, budget = { steps: workspace_folders/* maxRunSteps */.b }) {
    const folders = new Remembered((0,workspace_folders/* workspaceFolders */.B)(files, budget));
    const lockfile = (0,once/* onceEach */.fF)(files.read);
    const text = (0,once/* onceEach */.fF)((folder) => files.read(external_node_path_.posix.join(folder, 'package.json')) ?? '');
    const nameIn = (folder) => (0,objects/* propertyOf */.$r)((0,json_in/* jsonIn */.Y)(text(folder)), 'name');
    const isCalled = (name) => {
        const written = JSON.stringify(name);
        // Searching the text for the name is faster than parsing it.
        const mayBe = (json) => json.includes(written) || json.includes('\\u');
        return (folder) => mayBe(text(folder)) && nameIn(folder) === name;
    };
    return {
        packages: (0,once/* once */.Oo)(() => new Map([...folders].flatMap((folder) => named(nameIn(folder), folder)))),
        folderOf: (0,once/* onceEach */.fF)((name) => {
            const [isIt, usual] = [isCalled(name), `/${external_node_path_.posix.basename(name)}`];
            for (const folder of folders)
                if (`/${folder}`.endsWith(usual) && isIt(folder))
                    return folder;
            const all = [...folders];
            return all.length === 0 || (0,lockfiles/* isFromRegistry */.ME)(name, lockfile) ? undefined : all.findLast(isIt);
        }),
    };
}
const named = (name, folder) => typeof name === 'string' ? [[name, folder]] : [];
const workspaces = new Map();
let budget = { steps: workspace_folders/* maxRunSteps */.b };
/** Returns the workspace on disk with this absolute root. It is read once; `seen` caches files read for other purposes. */
function workspaceAt(root, fileCache = new file_cache/* FileCache */.p()) {
    const workspace = workspaces.get(root) ?? workspaceOf(onDisk(root, fileCache), budget);
    workspaces.set(root, workspace);
    return workspace;
}
/** Drops all cached workspaces: in a long-running process, packages are added and removed. */
function forgetWorkspaces() {
    workspaces.clear();
    budget = { steps: maxRunSteps };
}
const onDisk = (root, fileCache) => ({
    read(path) {
        const file = (0,external_node_path_.join)(root, path);
        return (0,read/* textOnce */.N$)(file, root, fileCache, () => (0,read/* readInside */.xO)(file, root, fileCache));
    },
    folders: (path) => (0,entries/* entriesOf */.Mc)((0,external_node_path_.join)(root, path))
        .filter(({ kind }) => kind === 'folder')
        .map(({ name }) => name),
});


/***/ }),

/***/ 64834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openLoaded: () => (/* binding */ openLoaded)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./dist/compiled/src/document/module/open-module.js + 135 modules
var open_module = __webpack_require__(48106);
// EXTERNAL MODULE: ./dist/compiled/src/document/module/platform/manifest/assets.js
var manifest_assets = __webpack_require__(15735);
// EXTERNAL MODULE: ./dist/compiled/src/document/module/platform/sdk/version/facts-by-version.js
var facts_by_version = __webpack_require__(41636);
// EXTERNAL MODULE: ./dist/compiled/src/document/module/platform/sdk/version/version.js + 1 modules
var version = __webpack_require__(43712);
// EXTERNAL MODULE: ./dist/compiled/src/document/open-text.js + 1 modules
var open_text = __webpack_require__(90318);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/display-path.js
var display_path = __webpack_require__(40050);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/entries.js
var entries = __webpack_require__(46018);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/module-host.js
var module_host = __webpack_require__(81215);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/project/project.js
var project = __webpack_require__(96801);
// EXTERNAL MODULE: ./dist/compiled/src/data/objects.js
var objects = __webpack_require__(23984);
// EXTERNAL MODULE: ./dist/compiled/src/document/module/platform/manifest/sent.js
var sent = __webpack_require__(10724);
// EXTERNAL MODULE: ./dist/compiled/src/document/module/value/make.js
var make = __webpack_require__(78724);
;// CONCATENATED MODULE: ./dist/compiled/src/host/load/contents.js



/** Replaces file names in the data by the files' contents. A file that cannot be read is left out and reported. */
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

// EXTERNAL MODULE: ./dist/compiled/src/document/lines.js
var document_lines = __webpack_require__(79738);
;// CONCATENATED MODULE: ./dist/compiled/src/host/load/place.js


/** Returns the location of a failure: the import or line that it is about, if that is in a file of the project. */
function placeOf({ path = [], place }, positions, cwd) {
    const file = place && (0,display_path/* displayPath */.Gt)(place.file, cwd);
    const text = file === undefined ? undefined : positions.sources.get(file);
    if (file === undefined || text === undefined)
        return positions.locate({ path, on: 'value' });
    const lines = (0,document_lines/* linesOf */.D)(text);
    const named = place?.specifier === undefined ? undefined : importIn(text, place.specifier);
    const [start, end] = named ?? lineIn(text, lines, place?.line ?? 1);
    return { file, start: lines.positionAt(start), end: lines.positionAt(end), approximate: named === undefined };
}
/** Returns the range of a module specifier, quotes included. */
function importIn(text, specifier) {
    const start = Math.max(text.indexOf(`'${specifier}'`), text.indexOf(`"${specifier}"`));
    return start < 0 ? undefined : [start, start + specifier.length + 2];
}
/** Returns the range of a line without its indentation. */
function lineIn(text, lines, line) {
    const start = lines.offsetAt({ line, column: 1 });
    const written = /.*/.exec(text.slice(start))?.[0] ?? '';
    return [start + written.length - written.trimStart().length, start + written.trimEnd().length];
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/load/open-loaded.js













/** Opens a definition: its data come from running it, their positions from reading it. */
async function openLoaded(opening, loader) {
    const { file, path, overlay = new Map() } = opening;
    const cwd = (0,entries/* realPath */.Ye)(opening.cwd) ?? opening.cwd;
    const host = (0,module_host.moduleHost)({ path, cwd: opening.cwd, overlay });
    const read = await (0,open_module.openModule)(file, host);
    // Running it would decode it as text.
    if (read.faults.some(({ id }) => id === 'binary'))
        return read;
    const real = (0,entries/* realPath */.Ye)(path) ?? path;
    const loaded = await loader.load({
        path: real,
        root: (0,project/* projectRoot */.Y)((0,external_node_path_.dirname)(real)),
        texts: Object.fromEntries([...overlay].map(([name, text]) => [(0,external_node_path_.resolve)(cwd, name), text])),
        legacy: !(0,facts_by_version/* holds */.v)('converter-current', await (0,version/* sdkVersionOf */.KE)(external_node_path_.posix.dirname(read.file), host)),
    });
    return 'failures' in loaded ? failed(read, loaded.failures, host, cwd) : joined(read, loaded, host);
}
/** Passes the result of a run through the same checks as a manifest in JSON. */
async function joined(read, { manifest, unknowns }, host) {
    const { data, faults } = await (0,open_text/* openDocument */.EJ)(read.file, manifest, 'json');
    const assets = new manifest_assets/* AssetFiles */.G(external_node_path_.posix.dirname(read.file), host);
    const found = [...faults];
    const unread = [];
    const tell = (path, message) => {
        found.push({ id: 'missing-file', message, path });
        unread.push({ path, extent: 'value', why: message, reported: true });
    };
    const whole = data && withContents(data, assets, tell);
    return {
        ...read,
        files: [...new Set([...read.files, ...assets.files])],
        data: whole,
        faults: found.length === 0 ? [] : located(found, await read.positions()),
        unknowns: [...unknowns.map((unknown) => ({ ...unknown, extent: 'value' })), ...unread],
    };
}
const located = (faults, positions) => faults.map(({ id, message, path }) => ({
    id,
    message,
    path,
    location: positions.locate({ path, on: 'value' }),
}));
/** Returns the statically read definition, with the failures of the run as faults. */
async function failed(read, failures, host, cwd) {
    if (read.faults.some(({ id }) => id === 'parse-error'))
        return read;
    const positions = withSources(await read.positions(), filesOf(failures, cwd), host);
    const faults = new Map();
    for (const failure of failures) {
        const { id, message, path = [] } = failure;
        const fault = { id, message, path, location: placeOf(failure, positions, cwd) };
        // Packages often lack the same package in many places, which all get the same location.
        faults.set(JSON.stringify(fault), fault);
    }
    // If the run reports a missing import, the static faults about unresolved imports are dropped; at the position of any
    // other static fault, the run's fault is dropped.
    const isKnown = failures.some(({ id }) => id === 'missing-import');
    const others = read.faults.filter(({ id }) => id !== 'no-definition' && !(isKnown && id === 'import-unresolved'));
    const untold = [...faults.values()].filter(({ location }) => !others.some((other) => isAt(location, other.location)));
    return { ...read, faults: [...others, ...untold], positions: async () => positions };
}
/** Returns whether another location is the same, or is on the same line if no more than the line is known. */
const isAt = (place, other) => (0,external_node_util_.isDeepStrictEqual)(place, other) ||
    (place.approximate && place.file === other.file && place.start.line === other.start.line);
/** Returns the files of the project that failures refer to. */
const filesOf = (failures, cwd) => failures.flatMap(({ place }) => (place === undefined ? [] : (0,display_path/* displayPath */.Gt)(place.file, cwd)));
/** Adds the sources of files that only running the module leads to. */
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
