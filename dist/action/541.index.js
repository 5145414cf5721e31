export const id = 541;
export const ids = [541];
export const modules = {

/***/ 8541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   configuredBaseline: () => (/* binding */ configuredBaseline),
/* harmony export */   namedBaseline: () => (/* binding */ namedBaseline),
/* harmony export */   readBaseline: () => (/* binding */ readBaseline)
/* harmony export */ });
/* unused harmony exports findBaseline, baselineText */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3339);
/* harmony import */ var _document_open_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7846);
/* harmony import */ var _engine_known_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3116);
/* harmony import */ var _files_boundary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9636);
/* harmony import */ var _files_discover_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8873);
/* harmony import */ var _files_project_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8105);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9638);








const model = zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(1),
    findings: zod__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .strictObject */ .rej({
        rule: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
        pointer: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
        fingerprint: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
        reason: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().optional(),
    }))),
});
/** The baseline that the user names. */
const namedBaseline = (name, cwd) => targetAt((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, name), cwd);
/**
 * The baseline that a configuration in the folder `root` names.
 * @throws KnownError for one outside of the project.
 */
function configuredBaseline(name, root, cwd) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, name);
    if ((0,_files_boundary_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(path, (0,_files_project_js__WEBPACK_IMPORTED_MODULE_5__/* .projectRoot */ .Y)(root)))
        return targetAt(path, cwd);
    throw new _engine_known_error_js__WEBPACK_IMPORTED_MODULE_2__/* .KnownError */ .E({
        message: `The configuration names the baseline \`${name}\`, which is outside of the project.`,
        hint: 'A baseline elsewhere is named with `--baseline`.',
    });
}
const targetAt = (path, cwd) => ({ path, file: (0,_files_discover_js__WEBPACK_IMPORTED_MODULE_4__/* .displayPath */ .Gt)(path, cwd) });
/**
 * The baseline in a file, with the places of its entries.
 * @throws KnownError where there is no such file, or it is no baseline.
 */
async function readBaseline(target) {
    const text = textOf(target);
    if (text === undefined) {
        throw new _engine_known_error_js__WEBPACK_IMPORTED_MODULE_2__/* .KnownError */ .E({
            message: `There is no baseline \`${target.file}\`.`,
            hint: '`--update-baseline` writes one.',
        });
    }
    const positions = await (await (0,_document_open_text_js__WEBPACK_IMPORTED_MODULE_1__/* .openDocument */ .EJ)(target.file, text, 'json')).positions();
    return {
        baseline: baselineIn(text, target.file),
        locate: (manifest, index) => positions.locate({ path: ['findings', manifest, index], on: 'value' }),
    };
}
/**
 * The baseline in a file, or undefined where there is none yet.
 * @throws KnownError where the file is no baseline.
 */
function findBaseline(target) {
    const text = textOf(target);
    return text === undefined ? undefined : baselineIn(text, target.file);
}
const baselineText = (baseline) => `${JSON.stringify(baseline, undefined, 2)}\n`;
function textOf({ path, file }) {
    const read = (0,_files_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readNamed */ .Mk)(path);
    if ('bytes' in read)
        return read.bytes.toString('utf8');
    if (read.refusal === 'absent')
        return undefined;
    throw new _engine_known_error_js__WEBPACK_IMPORTED_MODULE_2__/* .KnownError */ .E({ message: `The baseline \`${file}\` cannot be read: it ${_files_read_js__WEBPACK_IMPORTED_MODULE_6__/* .refusals */ .Ke[read.refusal]}.` });
}
function baselineIn(text, shown) {
    const parsed = model.safeParse(parse(text));
    if (parsed.success)
        return parsed.data;
    const hint = 'Delete it, and write it anew with `--update-baseline`.';
    throw new _engine_known_error_js__WEBPACK_IMPORTED_MODULE_2__/* .KnownError */ .E({ message: `\`${shown}\` is not a baseline of hublint.`, hint });
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ })

};
