export const id = 6139;
export const ids = [6139];
export const modules = {

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


/***/ })

};
