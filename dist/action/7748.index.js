export const id = 7748;
export const ids = [7748,6679];
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


/***/ }),

/***/ 47748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mayOverwriteConfig: () => (/* binding */ mayOverwriteConfig),
/* harmony export */   throwUnopened: () => (/* binding */ throwUnopened)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _host_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16679);
/* harmony import */ var _host_config_probe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34231);
/* harmony import */ var _host_files_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33844);
/* harmony import */ var _host_files_write_write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1322);
/* harmony import */ var _built_in_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15711);
/* harmony import */ var _drafts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90929);
/* harmony import */ var _reports_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38345);
/* harmony import */ var _unchecked_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28012);









/**
 * Writes the error into the report files. Without a run it is unknown which files are configurations or baselines, so if one of
 * the report files may be one, nothing is written.
 * @throws the given error, always.
 */
function throwUnopened(error, reports, asked) {
    if (mayOverwriteConfig(reports, asked))
        throw error;
    const look = { color: false, width: 80, quiet: false };
    (0,_unchecked_js__WEBPACK_IMPORTED_MODULE_8__/* .throwUnchecked */ .N)(error, (0,_drafts_js__WEBPACK_IMPORTED_MODULE_6__/* .draftsOf */ .e)(reports, (0,_reports_js__WEBPACK_IMPORTED_MODULE_7__/* .reportOptions */ .lt)({ registry: () => _built_in_js__WEBPACK_IMPORTED_MODULE_5__/* .lintRegistry */ .T }, look)));
}
/** Whether one of the report files may be a baseline or configuration. */
const mayOverwriteConfig = ({ files }, asked) => files.some((report) => mayBeConfig(report, asked));
/** Whether a file is a baseline, the configuration, or mentioned in the configuration. */
function mayBeConfig(report, { config, cwd }) {
    if ((0,_host_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .isBaseline */ .Ue)(report))
        return true;
    const file = config === undefined ? (0,_host_config_probe_js__WEBPACK_IMPORTED_MODULE_2__/* .probe */ .dy)(cwd).file : config !== false && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, config);
    if (!file)
        return false;
    return (0,_host_files_write_write_js__WEBPACK_IMPORTED_MODULE_4__.placeOf)({ path: file }) === report.path || mentions((0,_host_files_read_js__WEBPACK_IMPORTED_MODULE_3__/* .textIn */ .r7)((0,_host_files_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readNamed */ .Mk)(file)) ?? '', (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(report.path));
}
/** Whether a text mentions a file. `--format sarif=FILE` in a script of a `package.json` does not count. */
const mentions = (text, file) => text.split(/[\s"'`,]+/).some((word) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(word) === file && !word.includes('='));


/***/ })

};
