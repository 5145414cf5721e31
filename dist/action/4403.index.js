export const id = 4403;
export const ids = [4403];
export const modules = {

/***/ 94403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  changesSince: () => (/* binding */ changesSince)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./dist/compiled/src/data/once.js
var once = __webpack_require__(68051);
// EXTERNAL MODULE: ./dist/compiled/src/engine/known-error.js
var known_error = __webpack_require__(61278);
// EXTERNAL MODULE: ./dist/compiled/src/host/config/probe.js
var probe = __webpack_require__(34231);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/boundary.js
var boundary = __webpack_require__(2134);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/display-path.js
var display_path = __webpack_require__(40050);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/entries.js
var entries = __webpack_require__(46018);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/listing.js
var listing = __webpack_require__(39142);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/project/folders.js
var folders = __webpack_require__(54453);
// EXTERNAL MODULE: ./dist/compiled/src/host/files/read.js
var read = __webpack_require__(33844);
// EXTERNAL MODULE: ./dist/compiled/src/host/git/changed-names.js
var changed_names = __webpack_require__(39572);
// EXTERNAL MODULE: ./dist/compiled/src/host/git/repository.js
var git_repository = __webpack_require__(44057);
// EXTERNAL MODULE: ./dist/compiled/src/host/git/revision.js
var git_revision = __webpack_require__(80676);
// EXTERNAL MODULE: ./dist/compiled/src/host/git/run.js + 1 modules
var run = __webpack_require__(94291);
;// CONCATENATED MODULE: ./dist/compiled/src/host/git/changed.js








/**
 * Returns the files that differ from a revision, uncommitted and untracked ones included. If the revision has moved on,
 * the comparison is with the merge base.
 * @throws KnownError outside a repository, for an unknown revision, and if a shallow clone lacks it.
 */
async function changedSince(revision, cwd) {
    const repository = (0,git_repository/* repositoryAt */.u)(cwd);
    if (repository === undefined)
        throw new known_error/* KnownError */.E({ message: 'This folder is not in a git repository.' });
    const git = await (0,run/* openGit */.zY)(repository);
    const base = await (0,git_revision/* mergeBase */.wu)(revision, git);
    const names = await (0,changed_names/* changedNames */.tS)(git, base, `git cannot compare with \`${revision}\``);
    // Paths are spelled as the caller spells them, also if it reaches the repository through a symlink.
    const real = (0,entries/* realPath */.Ye)(cwd) ?? cwd;
    const changed = new Set([...names].map((name) => (0,external_node_path_.resolve)(cwd, (0,external_node_path_.relative)(real, name))));
    const touched = new Set();
    for (const one of changed)
        addFolders(touched, foldersAbove(one));
    const realFolder = (0,once/* onceEach */.fF)((folder) => (0,entries/* realPath */.Ye)(folder) ?? folder);
    return {
        paths: changed,
        has(path) {
            if (isAmong(changed, path))
                return true;
            if ((0,entries/* kindNoFollow */.rT)(path) !== 'link')
                return isAmong(names, (0,external_node_path_.join)(realFolder((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path)));
            const target = (0,entries/* realPath */.Ye)(path);
            return target === undefined || isAmong(names, target);
        },
        hasSiblingChange: (path) => touched.has((0,external_node_path_.dirname)(path)) || isAmong(changed, path),
        async contentBefore(path) {
            const name = (0,external_node_path_.relative)(git.root, (0,external_node_path_.resolve)(real, (0,external_node_path_.relative)(cwd, path)));
            const text = await git.run(['cat-file', 'blob', `${base}:${name.split(external_node_path_.sep).join('/')}`]);
            return typeof text === 'string' ? text : undefined;
        },
    };
}
/** A changed entry may also be a submodule that contains the file. */
const isAmong = (changed, path) => changed.has(path) || [...foldersAbove(path)].some((folder) => changed.has(folder));
/** Yields the folders that contain a path, innermost first. */
function* foldersAbove(path) {
    for (let folder = (0,external_node_path_.dirname)(path); folder !== (0,external_node_path_.dirname)(folder); folder = (0,external_node_path_.dirname)(folder))
        yield folder;
}
/** Stops at the first known folder: all folders above it are known, too. */
function addFolders(known, folders) {
    for (const folder of folders) {
        if (known.has(folder))
            return;
        known.add(folder);
    }
}

;// CONCATENATED MODULE: ./dist/compiled/src/run/find/changes.js











const stdinComplaint = {
    message: '`--since` applies to files on disk, not to standard input.',
    hint: 'Leave it out: standard input is always checked.',
};
/** Creates the check that implements `--since`. */
async function changesSince(since, options, { cwd, notice, configuration }) {
    const changes = await changedSince(since, cwd);
    const about = relatedChange(changes, options, cwd);
    return async ({ path, isStdin }, read) => {
        if (isStdin)
            throw new known_error/* KnownError */.E(stdinComplaint);
        if (changes.paths.size === 0)
            return false;
        const document = await read();
        if (changes.hasSiblingChange((0,external_node_path_.resolve)(cwd, document.file)) || isReadFrom(document, changes, cwd))
            return true;
        const why = await about(path, await configuration((0,external_node_path_.dirname)(path)));
        if (why)
            notice(`${(0,display_path/* displayPath */.Gt)(why.path, cwd)} ${why.was} since ${since}, so ${why.what} is checked.`);
        return why !== undefined;
    };
}
/** Includes files that do not exist: where an import could have been resolved to determines where it is resolved to. */
function isReadFrom({ files, sought }, changes, cwd) {
    const isChanged = (file) => changes.has((0,external_node_path_.resolve)(cwd, file));
    return [...files, ...(sought ?? [])].some(isChanged);
}
/** Finds a change to what applies to a manifest: its configuration, a plugin or the baseline. */
function relatedChange(changes, options, cwd) {
    const wasOne = (0,once/* onceEach */.fF)((path) => wasConfiguration(path, changes));
    return async (path, configuration) => {
        const named = configurationFiles(configuration, options, cwd).find((one) => changes.has(one));
        const plugin = named === undefined && configuration.plugins.find((one) => isOtherPlugin(one, changes));
        const changed = plugin ? plugin.names : named;
        if (changed)
            return { path: changed, was: 'changed', what: 'everything that it applies to' };
        if (options.config !== undefined)
            return undefined;
        const { file } = configuration;
        const reach = file === undefined ? undefined : (0,external_node_path_.dirname)((0,external_node_path_.resolve)(cwd, file));
        // A configuration nearer to the manifest has always had precedence over those above it.
        for (const place of placesAbove(path, reach)) {
            if (!changes.paths.has(place) || !(await wasOne(place)))
                continue;
            const was = (0,entries/* exists */.t2)(place) ? 'lost its `hublint`' : 'was deleted';
            return { path: place, was, what: 'everything that it applied to' };
        }
        return undefined;
    };
}
/** The possible paths of a configuration for a file, from its folder up to the folder `reach`. */
function* placesAbove(path, reach) {
    for (const folder of (0,folders/* foldersFrom */.Y)((0,external_node_path_.dirname)(path))) {
        for (const name of probe/* searchPlaces */.hc)
            yield (0,listing/* pathIn */.lW)(folder, name);
        if (folder === reach)
            return;
    }
}
/** Whether a changed file was a configuration and no longer is: for a `package.json`, its content decides. */
async function wasConfiguration(path, changes) {
    if ((0,external_node_path_.basename)(path) !== 'package.json')
        return !(0,entries/* exists */.t2)(path);
    const [before, now] = [await changes.contentBefore(path), (0,read/* textIn */.r7)((0,read/* readNamed */.Mk)(path))];
    return before !== undefined && (0,probe/* isConfiguring */.Mn)(before) && !(now !== undefined && (0,probe/* isConfiguring */.Mn)(now));
}
/** The files of a configuration. Layers that do not come from a file have names that no file has. */
function configurationFiles({ layers, baseline, locked }, options, cwd) {
    const inherited = typeof options.baseline === 'string'
        ? (0,external_node_path_.resolve)(cwd, options.baseline)
        : options.baseline === undefined && baseline && (0,external_node_path_.resolve)(baseline.folder, baseline.names);
    return [...layers.map(({ from }) => (0,external_node_path_.resolve)(cwd, from)), ...(inherited && !locked ? [inherited] : [])];
}
/** A plugin's imports are unknown, but probably next to it: changes there count, unless its folder contains everything. */
const isOtherPlugin = ({ folder, names: path }, changes) => changes.has(path) || (!(0,boundary/* isWithin */.UO)(folder, (0,external_node_path_.dirname)(path)) && changes.hasSiblingChange(path));


/***/ })

};
