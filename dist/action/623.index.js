export const id = 623;
export const ids = [623];
export const modules = {

/***/ 4623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   changedSince: () => (/* binding */ changedSince)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _engine_known_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3116);
/* harmony import */ var _files_entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5872);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6383);
/* harmony import */ var _revision_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7130);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2701);






/**
 * The files that differ from a revision, uncommitted and untracked ones included. For a branch that has moved on, the
 * comparison is with the point where the work left it.
 * @throws KnownError outside a repository, for an unknown revision, and where a shallow clone lacks it.
 */
async function changedSince(revision, cwd) {
    const repository = (0,_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryAt */ .u)(cwd);
    if (repository === undefined)
        throw new _engine_known_error_js__WEBPACK_IMPORTED_MODULE_1__/* .KnownError */ .E({ message: 'This folder is not in a git repository.' });
    const git = await (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .openGit */ .zY)(repository);
    const base = await (0,_revision_js__WEBPACK_IMPORTED_MODULE_4__/* .forkPoint */ .tw)(revision, git);
    const options = ['--numstat', '-z', '--no-renames', '--no-ext-diff', '--no-textconv', '--no-relative'];
    const tracked = await (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .runOrThrow */ .nf)(git, ['diff', ...options, base, '--'], `git cannot compare with \`${revision}\``);
    const listing = ['ls-files', '--others', '--exclude-per-directory=.gitignore', '-z'];
    const untracked = await (0,_run_js__WEBPACK_IMPORTED_MODULE_5__/* .runOrThrow */ .nf)(git, listing, 'git cannot list the untracked files');
    const names = [...tracked.split('\0').flatMap(changedIn), ...untracked.split('\0')].filter((name) => name !== '');
    // Named as the caller names them, also where a link leads to the repository.
    const real = (0,_files_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .realPath */ .Ye)(cwd) ?? cwd;
    const place = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(real, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(git.root, name)));
    const changed = new Set(names.map(place));
    const touched = new Set();
    for (const one of changed)
        addNew(touched, foldersAbove(one));
    return {
        has: (path) => changed.has(path),
        // What changed may also be a submodule that the file is in.
        besides: (path) => touched.has((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)) || [...foldersAbove(path)].some((folder) => changed.has(folder)),
    };
}
/** The folders that a path is in, from the inside out. */
function* foldersAbove(path) {
    for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path); folder !== (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder); folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder))
        yield folder;
}
/** What is above a known folder is known, too. */
function addNew(known, folders) {
    for (const folder of folders) {
        if (known.has(folder))
            return;
        known.add(folder);
    }
}
/** A file that was only touched has no line added or taken out: git keeps no note of that, as it is to write nothing. */
function changedIn(entry) {
    const [, added, deleted, name] = /^(\d+|-)\t(\d+|-)\t([\s\S]+)$/.exec(entry) ?? [];
    return name === undefined || (added === '0' && deleted === '0') ? [] : [name];
}


/***/ })

};
