export const id = 2784;
export const ids = [2784,6139];
export const modules = {

/***/ 25503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ renamed)
/* harmony export */ });
/** Returns the same document with its files renamed. It is read-only: it has no edits. Messages keep the old file names. */
function renamed(document, name) {
    const at = (location) => ({ ...location, file: name(location.file) });
    const fault = ({ location, related, ...rest }) => ({
        ...rest,
        location: at(location),
        ...(related && { related: related.map((other) => ({ ...other, location: at(other.location) })) }),
    });
    return {
        ...document,
        file: name(document.file),
        files: document.files.map(name),
        faults: document.faults.map(fault),
        unknowns: document.unknowns.map((unknown) => unknown.because === undefined ? unknown : { ...unknown, because: at(unknown.because) }),
        positions: async () => renamedPositions(await document.positions(), name, at),
    };
}
function renamedPositions(positions, name, at) {
    return {
        locate: (target) => at(positions.locate(target)),
        writtenElsewhere(path) {
            const location = positions.writtenElsewhere?.(path);
            return location && at(location);
        },
        edit: () => undefined,
        comments: positions.comments.map((comment) => ({ ...comment, file: name(comment.file) })),
        sources: new Map([...positions.sources].map(([file, text]) => [name(file), text])),
    };
}


/***/ }),

/***/ 36139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   allIgnoredError: () => (/* binding */ allIgnoredError),
/* harmony export */   missingTargetError: () => (/* binding */ missingTargetError),
/* harmony export */   noManifestError: () => (/* binding */ noManifestError),
/* harmony export */   searchHint: () => (/* binding */ searchHint),
/* harmony export */   skippedLinkNotice: () => (/* binding */ skippedLinkNotice)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _data_closest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26636);
/* harmony import */ var _engine_known_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61278);
/* harmony import */ var _boundary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2134);
/* harmony import */ var _display_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40050);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46018);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28748);







/** Creates the error for a target that does not exist. */
function missingTargetError(target, path, cwd) {
    if (!(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(target) && (0,_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .kindNoFollow */ .rT)(cwd) === undefined) {
        return new _engine_known_error_js__WEBPACK_IMPORTED_MODULE_2__/* .KnownError */ .E({ message: `\`${target}\` not found: there is no folder \`${cwd}\` to look in.` });
    }
    if ((0,_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .kindNoFollow */ .rT)(path) === 'link')
        return new _engine_known_error_js__WEBPACK_IMPORTED_MODULE_2__/* .KnownError */ .E({ message: `\`${target}\` is a link that leads nowhere.` });
    if ((0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isExclusion */ .VB)(target)) {
        const message = `\`${target}\` begins with \`!\`, but a target cannot exclude files.`;
        return new _engine_known_error_js__WEBPACK_IMPORTED_MODULE_2__/* .KnownError */ .E({ message, hint: 'Exclude files with `ignores` in the configuration.' });
    }
    return new _engine_known_error_js__WEBPACK_IMPORTED_MODULE_2__/* .KnownError */ .E({ message: `File or folder \`${target}\` not found.`, hint: hintFor(target, path) });
}
function hintFor(target, path) {
    if (path.includes('\uFFFD'))
        return 'A name that is not UTF-8 cannot be used: rename the file.';
    // Git's own syntax for a file in a revision; a single letter is a drive.
    if (/^[^:]{2,}:(?!\/\/)[^:\\]*$/.test(target))
        return `Did you mean \`git:${target}\`, a git revision?`;
    // Some editors and chats turn two hyphens into a dash.
    if (/^[‐-―−]/.test(target))
        return 'This begins with a dash, and an option with two hyphens: `--`.';
    const near = (0,_data_closest_js__WEBPACK_IMPORTED_MODULE_1__/* .closest */ .kp)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path), (0,_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .namesIn */ .wX)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)));
    if (near === undefined)
        return 'Name a file, a folder, a glob, or `-` for standard input.';
    return `Did you mean \`${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(target), near).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/')}\`?`;
}
/** Creates the error for a target whose manifests are all ignored by a configuration. */
function allIgnoredError(target, count) {
    const where = target === '.' ? 'this folder' : `\`${target}\``;
    const what = count === 1 ? `The only manifest in ${where} is` : `All ${count} manifests in ${where} are`;
    const match = count === 1 ? 'It matches' : 'They match';
    const hint = `${match} \`ignores\` in the configuration; \`hublint config\` shows it.`;
    return new _engine_known_error_js__WEBPACK_IMPORTED_MODULE_2__/* .NothingFound */ .c({ message: `${what} ignored.`, hint });
}
/** Creates the error for a target without a manifest. */
function noManifestError(target, cwd) {
    if ((0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isGlob */ .fg)(target))
        return new _engine_known_error_js__WEBPACK_IMPORTED_MODULE_2__/* .NothingFound */ .c({ message: `No file matches \`${target}\`.` });
    const link = (0,_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .entriesOf */ .Mc)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, target)).find(({ name, kind }) => kind === 'link' && (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isManifestName */ .zU)(name));
    return new _engine_known_error_js__WEBPACK_IMPORTED_MODULE_2__/* .NothingFound */ .c({
        message: target === '.' ? 'There is no manifest in this folder.' : `There is no manifest in \`${target}\`.`,
        hint: link === undefined ? searchHint : `\`${link.name}\` is a link, which is only followed if you name it.`,
    });
}
/** Returns the notice for a symlink that a search does not follow; undefined if the search finds its target anyway. */
function skippedLinkNotice(path, { folder, cwd }) {
    const real = (0,_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .realPath */ .Ye)(path);
    const root = (0,_boundary_js__WEBPACK_IMPORTED_MODULE_3__/* .boundaryOf */ .iH)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
    if (real !== undefined && (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .isManifestName */ .zU)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(real)) && (0,_boundary_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(real, (0,_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .realPath */ .Ye)(folder) ?? folder))
        return undefined;
    const isOutside = real !== undefined && root !== undefined && !(0,_boundary_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(real, (0,_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .realPath */ .Ye)(root) ?? root);
    const why = real === undefined
        ? 'leads nowhere'
        : isOutside
            ? 'leads out of the repository'
            : 'is only followed if you name it';
    return `\`${(0,_display_path_js__WEBPACK_IMPORTED_MODULE_4__/* .displayPath */ .Gt)(path, cwd)}\` is not checked: it is a link, which ${why}.`;
}
/** The file names that a folder is searched for. */
const searchHint = 'A folder is searched for `integration.definition.ts`, `integration.{json,jsonc,yaml,yml}` and `*.integration.{json,jsonc,yaml,yml}`; any other file has to be named.';


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

/***/ 32784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Revisions: () => (/* binding */ Revisions)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./dist/compiled/src/engine/known-error.js
var known_error = __webpack_require__(61278);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/entries.js
var entries = __webpack_require__(46018);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/find/names.js
var find_names = __webpack_require__(28748);
// EXTERNAL MODULE: ./dist/compiled/src/host/git/repository.js
var git_repository = __webpack_require__(44057);
// EXTERNAL MODULE: ./dist/compiled/src/host/git/revision.js
var git_revision = __webpack_require__(80676);
// EXTERNAL MODULE: ./dist/compiled/src/host/git/run.js + 1 modules
var run = __webpack_require__(94291);
// EXTERNAL MODULE: ./dist/compiled/src/data/closest.js + 1 modules
var closest = __webpack_require__(26636);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/find/target-errors.js
var target_errors = __webpack_require__(36139);
// EXTERNAL MODULE: ./dist/compiled/src/host/git/tree/reference.js
var tree_reference = __webpack_require__(15947);
;// CONCATENATED MODULE: ./dist/compiled/src/host/git/tree/find.js






/**
 * Returns the manifests that a path names, with the same meaning as a target on disk: a file, a part of a definition,
 * or a folder to search. `here` is the working directory, relative to the root of the repository.
 * @throws KnownError if the path does not exist.
 */
function manifestsAt(reference, here, view) {
    const { path } = reference;
    const found = view.find(path);
    if (found?.is === 'folder')
        return { paths: [...manifestsIn(found.folder, path)], isSearched: true };
    if (found?.is === 'file')
        return { paths: [manifestOf(path, view)], isSearched: false };
    const shown = (0,tree_reference/* referenceText */.n)(path, reference);
    if (found?.is === 'outside') {
        throw new known_error/* KnownError */.E({ message: `\`${shown}\` leads out of the repository, or into another one.` });
    }
    const meant = similarPath(path, here, view);
    const message = `\`${path}\` not found in the revision \`${reference.revision}\`.`;
    throw new known_error/* NothingFound */.c({ message: message + (0,closest/* didYouMean */.au)(meant && (0,tree_reference/* referenceText */.n)(meant, reference)) });
}
/** Returns an existing path that is similar to the one asked for. */
function similarPath(path, here, view) {
    // People on Windows write backslashes, but git only knows the slash, there too.
    const asked = path.replaceAll('\\', '/');
    const places = [...(asked === path ? [] : [asked]), ...(here === '' ? [] : [external_node_path_.posix.join(here, asked)])];
    const isThere = (place) => ['file', 'folder'].includes(view.find(place)?.is ?? '');
    return places.find(isThere) ?? closestPath(asked, view) ?? movedFrom(asked, view);
}
/** @throws KnownError always. */
function throwNotFound(reference) {
    throw new known_error/* NothingFound */.c({
        message: `There is no manifest in \`${(0,tree_reference/* referenceText */.n)(reference.path, reference)}\`.`,
        hint: target_errors.searchHint,
    });
}
/** Yields in the order of a search on disk. Symlinks are not followed. */
function* manifestsIn(folder, path) {
    for (const name of [...folder.entries.keys()].sort()) {
        const node = folder.entries.get(name);
        const place = external_node_path_.posix.join(path, name);
        if (node?.kind === 'file' && (0,find_names/* isManifestName */.zU)(name))
            yield place;
        if (node?.kind === 'folder' && !find_names/* skippedFolders */.cT.has(name))
            yield* manifestsIn(node, place);
    }
}
/** Returns the manifest that a named file is or belongs to. */
function manifestOf(path, view) {
    const name = external_node_path_.posix.basename(path);
    if ((0,find_names/* isManifestName */.zU)(name) || !(0,find_names/* belongsToManifest */.TQ)(name))
        return path;
    for (let at = external_node_path_.posix.dirname(path);; at = external_node_path_.posix.dirname(at)) {
        const found = view.find(at);
        const entries = found?.is === 'folder' ? [...found.folder.entries] : [];
        const names = entries.filter(([one, { kind }]) => kind === 'file' && (0,find_names/* isManifestName */.zU)(one)).map(([one]) => one);
        const [manifest] = names.sort();
        if (manifest !== undefined)
            return external_node_path_.posix.join(at, manifest);
        if (at === '.')
            return path;
    }
}
/** Returns the path whose steps have nearly the names asked for. */
function closestPath(path, view) {
    let place = '';
    for (const step of path.split('/')) {
        const found = view.find(place);
        if (found?.is !== 'folder')
            return undefined;
        const next = found.folder.entries.has(step) ? step : (0,closest/* closest */.kp)(step, found.folder.entries.keys());
        if (next === undefined)
            return undefined;
        place = external_node_path_.posix.join(place, next);
    }
    return place === path ? undefined : place;
}
/** Returns where a manifest, or its folder, was before it was moved, if only one other path ends in its name. */
function movedFrom(path, view) {
    const root = view.find('');
    if (root?.is !== 'folder')
        return undefined;
    const isFile = (0,find_names/* isManifestName */.zU)(external_node_path_.posix.basename(path));
    const name = path.split('/').slice(isFile ? -2 : -1);
    const manifests = [...manifestsIn(root.folder, '')];
    const places = new Set(isFile ? manifests : manifests.map((manifest) => external_node_path_.posix.dirname(manifest)));
    const [only, other] = [...places].filter((place) => `/${place}`.endsWith(`/${name.join('/')}`));
    return other === undefined ? only : undefined;
}
/** Returns the files in a folder that would be manifests if their names were UTF-8. */
const unnameableIn = (paths, folder) => paths.filter((path) => {
    const names = path.split('/');
    const isInside = folder === '' || path.startsWith(`${folder}/`);
    return isInside && (0,find_names/* isManifestName */.zU)(names.at(-1) ?? '') && !names.some((name) => find_names/* skippedFolders */.cT.has(name));
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./dist/compiled/src/host/git/tree/listing.js


/** The largest repositories have 500,000 files, and no system supports longer paths. `path` is in bytes. */
const limits = { entries: 1_000_000, path: 4096 };
/** The modes of files and symlinks; a folder has no line of its own. */
const leafLine = /^(100\d{3}|120000) blob ([0-9a-f]{40,64})\t(.+)$/s;
const submoduleLine = /^160000 commit [0-9a-f]{40,64}\t(.+)$/s;
/**
 * Parses the output of `git ls-tree -r -z --full-tree`. The tree may be hostile: entries that no working tree could
 * hold (`..`, `.git`, an empty name, a file that is also a folder) are dropped.
 * @throws KnownError if a limit is exceeded.
 */
function listingOf(output) {
    const isText = (0,external_node_buffer_.isUtf8)(output);
    const listing = { root: newFolder(), unnameable: [], room: limits.entries };
    for (let start = 0; start < output.length;) {
        const end = output.indexOf(0, start);
        const line = output.subarray(start, end < 0 ? output.length : end);
        if (line.length > limits.path + 100)
            throw tooLarge(`a path of more than ${limits.path} bytes`);
        start += line.length + 1;
        add(line.toString('utf8'), isText || (0,external_node_buffer_.isUtf8)(line), listing);
    }
    return listing;
}
const newFolder = () => ({ kind: 'folder', entries: new Map() });
function add(line, isText, listing) {
    const [, mode, id, leaf] = leafLine.exec(line) ?? [];
    const path = leaf ?? submoduleLine.exec(line)?.[1];
    if (path === undefined)
        return;
    if (!isText)
        listing.unnameable.push(path);
    else
        put(path.split('/'), id === undefined ? { kind: 'submodule' } : { kind: kindOf(mode), id }, listing);
}
const kindOf = (mode) => (mode === '120000' ? 'link' : 'file');
function put(names, node, listing) {
    if (names.some((name) => /^\.{0,2}$|^\.git$/i.test(name)))
        return;
    let folder = listing.root;
    for (const name of names.slice(0, -1)) {
        const inside = folder.entries.get(name) ?? grown(folder, name, newFolder(), listing);
        if (inside.kind !== 'folder')
            return;
        folder = inside;
    }
    const name = names.at(-1) ?? '';
    if (!folder.entries.has(name))
        grown(folder, name, node, listing);
}
function grown(folder, name, node, listing) {
    listing.room -= 1;
    if (listing.room < 0)
        throw tooLarge(`more than ${limits.entries.toLocaleString('en')} files and folders`);
    folder.entries.set(name, node);
    return node;
}
const tooLarge = (what) => new known_error/* KnownError */.E({ message: `The revision is too large to read: it has ${what}.` });

// EXTERNAL MODULE: ./dist/compiled/src/document/bounds.js
var bounds = __webpack_require__(55408);
// EXTERNAL MODULE: ./dist/compiled/src/document/module/open-module.js + 135 modules
var open_module = __webpack_require__(48106);
// EXTERNAL MODULE: ./dist/compiled/src/document/open-text.js + 1 modules
var open_text = __webpack_require__(90318);
// EXTERNAL MODULE: ./dist/compiled/src/document/renamed.js
var renamed = __webpack_require__(25503);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/decode.js
var decode = __webpack_require__(74974);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/read.js
var files_read = __webpack_require__(33844);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/find/ignored.js
var ignored = __webpack_require__(18198);
;// CONCATENATED MODULE: ./dist/compiled/src/host/git/tree/module-host.js



/** Creates the file access for evaluating one definition: it sees the files of the revision and none on disk. */
function treeHost(snapshot, view) {
    return {
        root: '.',
        read: (path, within) => (0,files_read/* textIn */.r7)(view.read(path, within)),
        decoded: (path, within) => (0,files_read/* decodedIn */.Gz)(view.read(path, within)),
        readBase64(path, within) {
            const read = view.read(path, within);
            return 'bytes' in read ? read.bytes.toString('base64') : undefined;
        },
        unread(path, within) {
            const read = view.read(path, within);
            return 'refusal' in read ? (0,files_read/* whyUnreadWithin */.ZM)(read) : undefined;
        },
        look(path) {
            const found = view.find(path);
            return found?.is === 'outside' ? 'hidden' : found?.is;
        },
        entries(path) {
            const found = view.find(path);
            return found?.is === 'folder' ? [...found.folder.entries.keys()].sort() : [];
        },
        isIgnored: (path) => isIgnoredIn(view, path),
        workspacePackage(name, root) {
            const folder = snapshot.workspace(view, root).folderOf(name);
            return folder === undefined ? undefined : external_node_path_.posix.join(root, folder);
        },
        workspaceNames: (root) => [...snapshot.workspace(view, root).packages().keys()],
    };
}
/** Applies the `.gitignore` files of the revision from its root down, each to its own folder and everything below. */
async function isIgnoredIn(view, path) {
    const place = external_node_path_.posix.normalize(path);
    if (/^\.\.(?:\/|$)/.test(place))
        return false;
    const steps = place.split('/').slice(0, -1);
    const folders = ['.', ...steps.map((_, at) => steps.slice(0, at + 1).join('/'))];
    const lists = folders.flatMap((folder) => {
        const text = (0,files_read/* textIn */.r7)(view.read(external_node_path_.posix.join(folder, '.gitignore'), folder));
        return text === undefined ? [] : [new ignored/* Patterns */.gE(folder, text.split(/\r?\n/))];
    });
    return lists.length > 0 && (await (0,ignored/* isIgnored */.pi)(place, lists));
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/git/tree/manifest.js









/**
 * Opens a manifest of a revision in the same way as one on disk.
 * @throws KnownError if the file cannot be read at all.
 */
async function openCommitted({ snapshot, path, kind, name }) {
    const file = name(path);
    const document = kind === 'module'
        ? await snapshot.settled(file, (view) => (0,open_module.openModule)(path, treeHost(snapshot, view)))
        : await (0,open_text/* openDocument */.EJ)(path, (0,decode/* decode */.D)(bytesOf(await readWhole(snapshot, path, file), file)));
    return (0,renamed/* renamed */.f)(document, name);
}
/** Reads a file next to a manifest of a revision, inside the manifest's folder; `limit` is in bytes. */
function readBeside({ snapshot, path, name }, beside, limit) {
    const folder = external_node_path_.posix.dirname(path);
    const wanted = external_node_path_.posix.isAbsolute(beside) ? '..' : external_node_path_.posix.join(folder, beside);
    return snapshot.settled(name(path), (view) => view.read(wanted, folder, limit));
}
const readWhole = (snapshot, path, file) => snapshot.settled(file, (view) => view.read(path, '.', bounds/* bounds */.O.length * 4));
function bytesOf(read, file) {
    if ('bytes' in read)
        return read.bytes;
    if (read.refusal === 'too-large')
        return (0,decode/* tooLarge */.g)();
    throw new known_error/* KnownError */.E({ message: `\`${file}\` cannot be read: it ${files_read/* refusals */.Ke[read.refusal]}.` });
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/git/tree/objects.js


/** Limits in bytes: what one git process is asked for, what may be held for one manifest, and what is kept for the next one. */
const objects_limits = { batch: 32 * 1024 * 1024, round: 256 * 1024 * 1024, kept: 64 * 1024 * 1024 };
/** Caches the blobs of a repository by object id. Each is fetched once, many at a time. */
class Objects {
    #git;
    #known = new Map();
    #held = 0;
    #readers = 0;
    constructor(git) {
        this.#git = git;
    }
    /** Returns undefined for an object that was never asked for. */
    about(id) {
        return this.#known.get(id);
    }
    /**
     * Determines the sizes of objects, and fetches each one that is not larger than its wanted size in bytes.
     * @throws KnownError if git cannot read them, or if they are too large altogether.
     */
    async fetch(wanted) {
        await this.#measure([...wanted.keys()].filter((id) => !this.#known.has(id)));
        const due = [...wanted].flatMap(([id, limit]) => {
            const known = this.#known.get(id);
            const isDue = typeof known === 'object' && known.bytes === undefined && known.size <= limit;
            return isDue ? [{ id, size: known.size }] : [];
        });
        for (const batch of batchesOf(due))
            await this.#read(batch);
    }
    /** Marks objects as missing from the repository: if asked for one of them, git would fail for the whole batch. */
    lose(ids) {
        for (const id of ids)
            this.#known.set(id, 'lost');
    }
    /** Keeps fetched contents until released: a reader that works in rounds relies on them. */
    hold() {
        this.#readers += 1;
        return () => {
            this.#readers -= 1;
        };
    }
    /** Drops contents if more than the limit are kept and nobody is reading. Sizes stay. */
    trim() {
        if (this.#held <= objects_limits.kept || this.#readers > 0)
            return;
        for (const [id, known] of this.#known)
            if (known !== 'lost')
                this.#known.set(id, { size: known.size });
        this.#held = 0;
    }
    async #measure(ids) {
        if (ids.length === 0)
            return;
        const lines = (await this.#ask('--batch-check', ids)).toString('utf8').split('\n');
        this.lose(ids);
        for (const line of lines) {
            const [, id, size] = /^([0-9a-f]+) blob (\d+)$/.exec(line) ?? [];
            if (id !== undefined)
                this.#known.set(id, { size: Number(size) });
        }
    }
    async #read(ids) {
        const output = await this.#ask('--batch', ids);
        for (let start = 0; start < output.length;) {
            const end = output.indexOf('\n', start);
            if (end < 0)
                return;
            const [, id, length] = /^([0-9a-f]+) blob (\d+)$/.exec(output.subarray(start, end).toString('utf8')) ?? [];
            start = end + 1;
            // The object disappeared after it was measured.
            if (id === undefined)
                continue;
            const size = Number(length);
            this.#known.set(id, { size, bytes: output.subarray(start, start + size) });
            this.#held += size;
            start += size + 1;
        }
    }
    /** Passes ids on stdin: nothing that a repository contains ever becomes an argument. Neither mode runs filters. */
    #ask(way, ids) {
        const input = `${ids.join('\n')}\n`;
        return (0,run/* bytesOrThrow */.R9)(this.#git, { args: ['cat-file', way, '--buffer'], input }, 'git cannot read the files of this repository');
    }
}
function batchesOf(due) {
    const batches = [];
    let [room, total] = [0, 0];
    for (const { id, size } of due) {
        total += size;
        if (total > objects_limits.round)
            throw new known_error/* KnownError */.E({ message: 'The files of this revision are too large to read.' });
        if (batches.length === 0 || room < size) {
            batches.push([]);
            room = objects_limits.batch;
        }
        batches.at(-1)?.push(id);
        room -= size;
    }
    return batches;
}

// EXTERNAL MODULE: ./dist/compiled/src/document/module/modules/resolution/lockfiles.js
var lockfiles = __webpack_require__(61037);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/project/workspace.js + 1 modules
var project_workspace = __webpack_require__(55610);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/project/workspace-folders.js + 1 modules
var workspace_folders = __webpack_require__(52339);
;// CONCATENATED MODULE: ./dist/compiled/src/host/git/tree/view.js


/** No system follows more symlinks in one path. */
const maxLinks = 40;
/** The siblings that are fetched along with a file, because they are often read next. `size` is in bytes. */
const neighbour = /\.(?:[cm]?[jt]sx?|json|vrl)$/;
const neighbours = { most: 200, size: 64 * 1024 };
const pointerMark = 'version https://git-lfs.github.com/spec/v1\n';
/**
 * The part of a revision that is cached. A file that is not cached is recorded as wanted and looks absent: the caller
 * has to fetch it and read again. Paths are POSIX, relative to the root of the repository, which is `.`.
 */
class View {
    /** The objects to fetch, each with its largest size in bytes. */
    wanted = new Map();
    /** How many reads missed the cache. */
    misses = 0;
    /** The files whose content the repository does not have. */
    lost = new Set();
    /** The files that are Git LFS pointers: git does not have their content. */
    pointers = new Set();
    #root;
    #objects;
    constructor(root, objects) {
        this.#root = root;
        this.#objects = objects;
    }
    /** Reads a file that is inside the folder `within` after following symlinks; `limit` is in bytes. */
    read(path, within = '.', limit = bounds/* bounds */.O.length) {
        const found = this.find(path);
        if (found === undefined)
            return { refusal: 'absent' };
        if (found.is === 'outside')
            return { refusal: 'outside' };
        if (found.is === 'folder')
            return { refusal: 'not-a-file' };
        const folder = this.find(within);
        const isInside = folder?.is === 'folder' && (folder.path === '' || found.path.startsWith(`${folder.path}/`));
        if (!isInside)
            return { refusal: 'outside' };
        return this.#content(found.leaf, path, limit) ?? this.#absentYet(found.among);
    }
    /** Resolves a path; undefined if nothing is there. */
    find(path) {
        const steps = external_node_path_.posix.normalize(path).split('/').reverse();
        const way = [];
        const here = () => way.at(-1)?.folder ?? this.#root;
        const pathTo = (name) => [...way.map((step) => step.name), ...(name === undefined ? [] : [name])].join('/');
        let links = maxLinks;
        for (let name = steps.pop(); name !== undefined; name = steps.pop()) {
            if (name === '' || name === '.')
                continue;
            if (name === '..') {
                if (way.pop() === undefined)
                    return { is: 'outside' };
                continue;
            }
            const node = here().entries.get(name);
            if (node === undefined)
                return undefined;
            if (node.kind === 'submodule')
                return { is: 'outside' };
            if (node.kind === 'folder')
                way.push({ name, folder: node });
            else if (node.kind === 'file') {
                return steps.length > 0 ? undefined : { is: 'file', leaf: node, path: pathTo(name), among: here() };
            }
            else {
                const target = this.#target(node, pathTo(name));
                links -= 1;
                if (target === undefined || links < 0)
                    return undefined;
                if (external_node_path_.posix.isAbsolute(target))
                    return { is: 'outside' };
                steps.push(...target.split('/').reverse());
            }
        }
        return { is: 'folder', folder: here(), path: pathTo() };
    }
    #target(link, path) {
        const read = this.#content(link, path, 4096);
        return read !== undefined && 'bytes' in read ? read.bytes.toString('utf8') : undefined;
    }
    /** Returns undefined for content that has to be fetched. */
    #content({ id, kind }, path, limit) {
        const known = this.#objects.about(id);
        if (known === 'lost') {
            this.lost.add(path);
            return { refusal: 'absent' };
        }
        if (known !== undefined && known.size > limit)
            return { refusal: 'too-large' };
        const { bytes } = known ?? {};
        if (bytes === undefined) {
            this.misses += 1;
            this.wanted.set(id, Math.max(limit, this.wanted.get(id) ?? 0));
            return undefined;
        }
        if (kind === 'file' && isPointer(bytes))
            this.pointers.add(path);
        return { bytes };
    }
    /** Also marks the siblings as wanted: code imports its siblings, and one batch is faster than one fetch each. */
    #absentYet(among) {
        let left = neighbours.most;
        for (const [name, node] of among.entries) {
            if (left === 0)
                break;
            if (node.kind !== 'file' || !neighbour.test(name) || this.#objects.about(node.id) !== undefined)
                continue;
            if (!this.wanted.has(node.id))
                this.wanted.set(node.id, neighbours.size);
            left -= 1;
        }
        return { refusal: 'absent' };
    }
}
/** A pointer file is only a few lines long. */
const isPointer = (bytes) => bytes.length < 1024 && bytes.subarray(0, pointerMark.length).toString('latin1') === pointerMark;

;// CONCATENATED MODULE: ./dist/compiled/src/host/git/tree/snapshot.js







/**
 * The largest number of fetches for one piece of work. Each follows imports or links one step further, beyond the
 * folders that were prefetched.
 */
const maxRounds = 40;
/** The largest number of files that are prefetched from a definition's folder, and the largest size of each in bytes. */
const prefetched = { most: 400, size: 128 * 1024 };
const prefetchedName = /\.(?:[cm]?[jt]sx?|jsonc?|ya?ml|vrl|md|svg)$/;
/** Files that are looked up in every folder above a definition. */
const parentFiles = ['package.json', 'tsconfig.json', 'jsconfig.json', '.gitignore'];
/** A revision whose files are fetched on demand. */
class Snapshot {
    listing;
    #objects;
    /** The workspaces that were read, by their root folders. */
    #workspaces = new Map();
    #workspaceBudget = { steps: workspace_folders/* maxRunSteps */.b };
    constructor(listing, objects) {
        this.listing = listing;
        this.#objects = objects;
    }
    /**
     * Repeats work until everything that it reads is cached: only then it has seen the whole content. `file` is the
     * display name.
     * @throws KnownError for content that the repository does not have.
     */
    async settled(file, work) {
        const release = this.#objects.hold();
        try {
            for (let round = 0; round < maxRounds; round++) {
                const view = this.#view();
                const made = await attempt(() => work(view));
                checkComplete(view, file);
                if (view.misses > 0)
                    await this.#objects.fetch(view.wanted);
                else if ('error' in made)
                    throw made.error;
                else
                    return made.value;
            }
        }
        finally {
            release();
        }
        throw new known_error/* KnownError */.E({
            message: `\`${file}\` cannot be read: its imports or links lead through too many folders.`,
        });
    }
    /** Fetches at once most of the files that reading the manifests will need. */
    async prefetch(manifests) {
        this.#objects.trim();
        const view = this.#view();
        const wanted = new Map();
        for (const { path, kind } of manifests) {
            view.read(path);
            if (kind === 'text')
                continue;
            const found = view.find(external_node_path_.posix.dirname(path));
            if (found?.is === 'folder')
                for (const id of usualIn(found.folder))
                    wanted.set(id, prefetched.size);
            for (const folder of foldersAbove(path))
                for (const name of parentFiles)
                    view.read(external_node_path_.posix.join(folder, name));
        }
        await this.#objects.fetch(new Map([...wanted, ...view.wanted]));
    }
    /** Returns the package workspace of the revision whose root is the folder `root`. */
    workspace(view, root) {
        const known = this.#workspaces.get(root);
        if (known !== undefined)
            return known;
        const before = view.misses;
        const files = {
            read(path) {
                const read = view.read(external_node_path_.posix.join(root, path));
                return 'bytes' in read ? read.bytes.toString('utf8') : undefined;
            },
            folders: (path) => foldersIn(view, external_node_path_.posix.join(root, path)),
        };
        const workspace = (0,project_workspace/* workspaceOf */.B3)(files, this.#workspaceBudget);
        // Reads everything at once: each later miss would cost a round of its own.
        workspace.packages();
        for (const { file, linked } of lockfiles/* lockfiles */.zj)
            if (linked)
                view.read(external_node_path_.posix.join(root, file));
        if (view.misses === before)
            this.#workspaces.set(root, workspace);
        return workspace;
    }
    #view() {
        return new View(this.listing.root, this.#objects);
    }
}
/** Captures an error: work that has not seen everything may fail for that reason alone. */
async function attempt(work) {
    try {
        return { value: await work() };
    }
    catch (error) {
        return { error };
    }
}
function checkComplete({ lost, pointers }, file) {
    const [missing] = lost;
    if (missing !== undefined) {
        throw new known_error/* KnownError */.E({
            message: `\`${file}\` cannot be read: this clone lacks the content of \`${missing}\`.`,
            hint: 'In a partial clone, fetch it: `git fetch --refetch --no-filter`.',
        });
    }
    const [pointer] = pointers;
    if (pointer !== undefined) {
        const hint = 'Check the revision out, and let Git LFS fetch the file.';
        const message = `\`${file}\` cannot be read: the content of \`${pointer}\` is in Git LFS, and not in the revision.`;
        throw new known_error/* KnownError */.E({ message, hint });
    }
}
/** Returns the ids of the files in a folder that a definition may read. */
function usualIn(folder) {
    const ids = [];
    const open = [folder];
    for (let inside = open.shift(); inside !== undefined && ids.length < prefetched.most; inside = open.shift()) {
        for (const [name, node] of inside.entries) {
            if (node.kind === 'folder' && !find_names/* skippedFolders */.cT.has(name))
                open.push(node);
            if (node.kind === 'file' && prefetchedName.test(name))
                ids.push(node.id);
        }
    }
    return ids.slice(0, prefetched.most);
}
function foldersAbove(path) {
    const folders = [];
    for (let at = external_node_path_.posix.dirname(path);; at = external_node_path_.posix.dirname(at)) {
        folders.push(at);
        if (at === '.')
            return folders;
    }
}
function foldersIn(view, path) {
    const found = view.find(path);
    if (found?.is !== 'folder')
        return [];
    const names = [...found.folder.entries].filter(([, { kind }]) => kind === 'folder');
    return names.map(([name]) => name).sort();
}

;// CONCATENATED MODULE: ./dist/compiled/src/host/git/tree/revisions.js













/** The number of manifests that are fetched at once. */
const batchSize = 50;
/** The revisions of the repository around a folder. Each is listed once; all share the cached file contents. */
class Revisions {
    #cwd;
    #repository;
    /** The working directory, relative to the root of the repository. */
    #here;
    #git;
    #objects;
    #snapshots = new Map();
    constructor(cwd, repository, git) {
        this.#cwd = cwd;
        this.#repository = repository;
        this.#here = (0,external_node_path_.relative)(repository.root, (0,entries/* realPath */.Ye)(cwd) ?? cwd)
            .split(external_node_path_.sep)
            .join('/');
        this.#git = git;
        this.#objects = new Objects(git);
    }
    /** @throws KnownError outside a repository, and if git is not installed or the repository cannot be made harmless. */
    static async around(cwd) {
        const repository = (0,git_repository/* repositoryAt */.u)(cwd);
        if (repository === undefined)
            throw new known_error/* KnownError */.E({ message: 'This folder is not in a git repository.' });
        return new Revisions(cwd, repository, await (0,run/* openGit */.zY)(repository));
    }
    /**
     * Yields the manifests that `git:REV:PATH` names, in the order of a search on disk.
     * @throws KnownError for an unknown revision, for a path that is not in it, and if there is no manifest at the path.
     */
    async *sources(target, { isIgnored, onError }) {
        const reference = (0,tree_reference/* parseReference */.F)(target, this.#here);
        const snapshot = await this.#snapshotOf(reference.revision);
        const name = (path) => (0,tree_reference/* referenceText */.n)(path, reference);
        const find = () => snapshot.settled(target, (view) => manifestsAt(reference, this.#here, view));
        const { paths, isSearched } = await find();
        const unnameable = unnameableIn(snapshot.listing.unnameable, reference.path);
        for (const path of unnameable) {
            onError(new known_error/* KnownError */.E({ message: `\`${name(path)}\` cannot be read: it has a name that is not UTF-8.` }));
        }
        let isSilent = unnameable.length === 0;
        for (const source of this.#sourcesOf(paths.map((path) => manifestIn(path, snapshot, name)))) {
            try {
                if (isSearched && (await isIgnored?.(source.path)))
                    continue;
            }
            catch (error) {
                onError(error);
                isSilent = false;
                continue;
            }
            isSilent = false;
            yield source;
        }
        if (isSilent)
            throwNotFound(reference);
    }
    /** The first manifest of each group that is opened fetches for the others, too. */
    #sourcesOf(manifests) {
        const prefetched = new Set();
        return manifests.map((manifest, at) => this.#sourceOf(manifest, async () => {
            if (prefetched.has(manifest))
                return;
            const next = manifests.slice(at, at + batchSize);
            for (const one of next)
                prefetched.add(one);
            await manifest.snapshot.prefetch(next);
        }));
    }
    #sourceOf(manifest, prefetch) {
        const { path, kind, name } = manifest;
        // The path is spelled as the caller spells paths, also if it reaches the repository through a symlink.
        const real = (0,entries/* realPath */.Ye)(this.#cwd) ?? this.#cwd;
        return {
            file: name(path),
            path: (0,external_node_path_.resolve)(this.#cwd, (0,external_node_path_.relative)(real, (0,external_node_path_.resolve)(this.#repository.root, path))),
            kind,
            elsewhere: {
                async open() {
                    await prefetch();
                    return openCommitted(manifest);
                },
                beside: (file, limit) => readBeside(manifest, file, limit),
            },
        };
    }
    async #snapshotOf(revision) {
        const commit = await (0,git_revision/* commitOf */.D3)(revision, this.#git);
        const snapshot = this.#snapshots.get(commit) ?? this.#list(commit, revision);
        this.#snapshots.set(commit, snapshot);
        return snapshot;
    }
    async #list(commit, revision) {
        const args = ['ls-tree', '-r', '-z', '--full-tree', commit];
        const hint = 'In a partial clone, fetch what is missing: `git fetch --refetch --no-filter`.';
        const output = await (0,run/* bytesOrThrow */.R9)(this.#git, { args }, `git cannot list the files of the revision \`${revision}\``, hint);
        if (this.#git.isPartial)
            this.#objects.lose(await this.#lostIn(commit, revision));
        return new Snapshot(listingOf(output), this.#objects);
    }
    async #lostIn(commit, revision) {
        const args = ['rev-list', '--objects', '--no-walk', '--no-object-names', '--missing=print', commit];
        const output = await (0,run/* runOrThrow */.nf)(this.#git, args, `git cannot list the objects of the revision \`${revision}\``);
        return [...output.matchAll(/^\?([0-9a-f]+)$/gm)].map(([, id = '']) => id);
    }
}
const manifestIn = (path, snapshot, name) => ({
    snapshot,
    path: external_node_path_.posix.normalize(path),
    kind: (0,find_names/* isModule */.FS)(path) ? 'module' : 'text',
    name,
});


/***/ })

};
