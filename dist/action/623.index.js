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
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2058);



/**
 * The files that differ from a revision, uncommitted and untracked ones included. For a branch that has moved on, the
 * comparison is with the point where the work left it.
 * @throws KnownError outside a repository, for an unknown revision, and where a shallow clone lacks it.
 */
async function changedSince(revision, cwd) {
    const up = await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .gitOrThrow */ .Q)(cwd, ['rev-parse', '--show-cdup'], 'This folder is not in a git repository.');
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, up.trim());
    const base = await baseOf(revision, cwd);
    const tracked = await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .gitOrThrow */ .Q)(root, ['diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', base, '--'], `git cannot compare with \`${revision}\`.`);
    const untracked = await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .gitOrThrow */ .Q)(root, ['ls-files', '--others', '--exclude-standard', '-z'], 'git cannot list the untracked files.');
    const names = `${tracked}${untracked}`.split('\0').filter((name) => name !== '');
    const changed = new Set(names.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, name)));
    return {
        has: (path) => changed.has(path),
        besides: (path) => [...changed].some((one) => one.startsWith(`${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`)),
    };
}
async function baseOf(revision, cwd) {
    const commit = await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$)(cwd, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
    if (typeof commit !== 'string')
        throw await unknownRevision(revision, cwd);
    const fork = await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$)(cwd, ['merge-base', commit.trim(), 'HEAD']);
    return (typeof fork === 'string' ? fork : commit).trim();
}
async function unknownRevision(revision, cwd) {
    const shallow = await (0,_run_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$)(cwd, ['rev-parse', '--is-shallow-repository']);
    const message = `git does not know the revision \`${revision}\`.`;
    if (typeof shallow !== 'string' || shallow.trim() !== 'true')
        return new _engine_known_error_js__WEBPACK_IMPORTED_MODULE_1__/* .KnownError */ .E({ message });
    return new _engine_known_error_js__WEBPACK_IMPORTED_MODULE_1__/* .KnownError */ .E({
        message: `${message} This is a shallow clone.`,
        hint: 'Fetch more history: `fetch-depth: 2` for `HEAD^1`, `fetch-depth: 0` for a branch, with actions/checkout; or `git fetch --unshallow`.',
    });
}


/***/ })

};
