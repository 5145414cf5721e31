export const id = 668;
export const ids = [668];
export const modules = {

/***/ 3758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ toJson)
/* harmony export */ });
/* harmony import */ var _build_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3133);

const unprintable = /[\u007f-\u009f\u2028\u2029\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const escaped = (character) => Array.from({ length: character.length }, (_, unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`).join('');
/** JSON, indented, without a character that acts on a terminal or a log; it reads back as the same data. */
const toJson = (value) => `${(0,_build_log_js__WEBPACK_IMPORTED_MODULE_0__/* .breakOlderCommands */ .OM)(JSON.stringify(value, null, 2).replace(unprintable, escaped), '\\u005b')}\n`;


/***/ }),

/***/ 7668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   format: () => (/* binding */ format)
/* harmony export */ });
/* harmony import */ var _escape_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3758);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6300);


const positionOf = ({ line, column }) => ({ line, column });
const locationOf = ({ file, start, end, approximate }) => ({
    file,
    start: positionOf(start),
    end: positionOf(end),
    approximate,
});
const diagnosticOf = (diagnostic) => ({
    rule: diagnostic.rule,
    message: diagnostic.message,
    messageId: diagnostic.messageId,
    severity: diagnostic.severity,
    path: diagnostic.path,
    pointer: diagnostic.pointer,
    also: diagnostic.also?.map(({ path, pointer }) => ({ path, pointer })),
    location: locationOf(diagnostic.location),
    related: diagnostic.related.map(({ message, location }) => ({ message, location: locationOf(location) })),
    fix: diagnostic.fix && { title: diagnostic.fix.title, safety: diagnostic.fix.safety },
    url: diagnostic.url,
    fingerprint: diagnostic.fingerprint,
    suppressed: diagnostic.suppressed,
    change: diagnostic.change && changeOf(diagnostic.change),
});
const changeOf = ({ bump, breaks, witness }) => ({
    bump,
    breaks,
    witness: witness && { value: witness.value, accepted: witness.accepted },
});
const sideOf = ({ file, version }) => ({ file, version });
const compareOf = ({ base, head, needed, actual, enough, suggested }) => ({
    base: sideOf(base),
    head: sideOf(head),
    needed,
    actual,
    enough,
    suggested,
});
const fileOf = (file, options) => ({
    file: file.file,
    form: file.form,
    opaque: file.opaque,
    name: file.name,
    manifestVersion: file.manifestVersion,
    compare: file.compare && compareOf(file.compare),
    diagnostics: (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedIn */ .nB)(file, options).map(diagnosticOf),
    omitted: (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .omittedIn */ ._$)(file, options, true) || undefined,
});
/** The public contract, version 1: each key is named here, in its order, so that nothing internal slips out. */
const format = ({ tool, results, summary }, options) => (0,_escape_json_js__WEBPACK_IMPORTED_MODULE_0__/* .toJson */ .a)({
    version: 1,
    tool: { name: tool.name, version: tool.version },
    results: results.map((file) => fileOf(file, options)),
    summary: {
        files: summary.files,
        errors: summary.errors,
        warnings: summary.warnings,
        infos: summary.infos,
        suppressed: summary.suppressed,
        fixable: summary.fixable,
    },
});


/***/ })

};
