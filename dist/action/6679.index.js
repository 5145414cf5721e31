export const id = 6679;
export const ids = [6679];
export const modules = {

/***/ 16679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ue: () => (/* binding */ isBaseline),
/* harmony export */   readBaseline: () => (/* binding */ readBaseline)
/* harmony export */ });
/* unused harmony exports findBaseline, baselineText */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50000);
/* harmony import */ var _data_json_in_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25934);
/* harmony import */ var _document_open_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90318);
/* harmony import */ var _engine_known_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61278);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33844);





const model = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    version: zod__WEBPACK_IMPORTED_MODULE_3__.literal(1),
    findings: zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string(), zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
        rule: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
        pointer: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
        fingerprint: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
        reason: zod__WEBPACK_IMPORTED_MODULE_3__.string().optional(),
    }))),
});
/**
 * Reads a baseline file, with the positions of its entries.
 * @throws KnownError if the file does not exist, or is not a baseline.
 */
async function readBaseline(target) {
    const text = textOf(target);
    if (text === undefined) {
        throw new _engine_known_error_js__WEBPACK_IMPORTED_MODULE_1__/* .KnownError */ .E({
            message: `Baseline \`${target.file}\` not found.`,
            hint: '`--update-baseline` writes one.',
        });
    }
    const positions = await (await (0,_document_open_text_js__WEBPACK_IMPORTED_MODULE_0__/* .openDocument */ .EJ)(target.file, text, 'json')).positions();
    return {
        baseline: baselineIn(text, target.file),
        locate: (manifest, index) => positions.locate({ path: ['findings', manifest, index], on: 'value' }),
    };
}
/**
 * Reads a baseline file; undefined if it does not exist yet.
 * @throws KnownError if the file is not a baseline.
 */
function findBaseline(target) {
    const text = textOf(target);
    return text === undefined ? undefined : baselineIn(text, target.file);
}
/** Returns whether a file is a baseline. */
function isBaseline({ path }) {
    const read = (0,_files_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readNamed */ .Mk)(path);
    return 'bytes' in read && model.safeParse((0,_data_json_in_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonIn */ .Y)(read.bytes.toString('utf8'))).success;
}
const baselineText = (baseline) => `${JSON.stringify(baseline, undefined, 2)}\n`;
function textOf({ path, file }) {
    const read = (0,_files_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readNamed */ .Mk)(path);
    // Some editors write a byte order mark.
    if ('bytes' in read)
        return read.bytes.toString('utf8').replace(/^\uFEFF/, '');
    if (read.refusal === 'absent')
        return undefined;
    throw new _engine_known_error_js__WEBPACK_IMPORTED_MODULE_1__/* .KnownError */ .E({ message: `The baseline \`${file}\` cannot be read: it ${_files_read_js__WEBPACK_IMPORTED_MODULE_2__/* .refusals */ .Ke[read.refusal]}.` });
}
function baselineIn(text, shown) {
    const parsed = model.safeParse((0,_data_json_in_js__WEBPACK_IMPORTED_MODULE_4__/* .jsonIn */ .Y)(text));
    if (parsed.success)
        return parsed.data;
    const hint = 'Name the baseline file. If this was the baseline, delete it: `--update-baseline` writes a new one.';
    throw new _engine_known_error_js__WEBPACK_IMPORTED_MODULE_1__/* .KnownError */ .E({ message: `\`${shown}\` is not a hublint baseline.`, hint });
}


/***/ })

};
