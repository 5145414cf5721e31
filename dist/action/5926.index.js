export const id = 5926;
export const ids = [5926];
export const modules = {

/***/ 2728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ toJson)
/* harmony export */ });
/* harmony import */ var _build_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31215);
/* harmony import */ var _common_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73939);


const unprintable = () => /[\u007f-\u009f\u2028\u2029\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const escaped = (character) => Array.from({ length: character.length }, (_, unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`).join('');
/** Indented JSON without characters that a terminal or log would interpret; it parses to the same data. */
function toJson(value) {
    const text = JSON.stringify(value, null, 2);
    const printable = (0,_common_js__WEBPACK_IMPORTED_MODULE_1__/* .isCommonText */ .p)(text) ? text : text.replace(unprintable(), escaped);
    return `${(0,_build_log_js__WEBPACK_IMPORTED_MODULE_0__/* .breakOlderCommands */ .OM)(printable, '\\u005b')}\n`;
}


/***/ }),

/***/ 45926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fileOf: () => (/* binding */ fileOf),
/* harmony export */   format: () => (/* binding */ format),
/* harmony export */   locationOf: () => (/* binding */ locationOf),
/* harmony export */   reportOf: () => (/* binding */ reportOf)
/* harmony export */ });
/* harmony import */ var _escape_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2728);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72986);
/* harmony import */ var _reported_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65543);



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
    diagnostics: (0,_reported_js__WEBPACK_IMPORTED_MODULE_2__/* .reportedIn */ .n)(file, options).map(diagnosticOf),
    omitted: (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .omittedIn */ ._$)(file, { quiet: options.quiet, withSuppressed: true }) || undefined,
});
/** The public contract, version 1: every key is listed explicitly, in order, so that nothing internal leaks. */
const reportOf = ({ tool, results, unchecked, summary }, options) => ({
    version: 1,
    tool: { name: tool.name, version: tool.version },
    results: results.map((file) => fileOf(file, options)),
    unchecked,
    summary: {
        files: summary.files,
        errors: summary.errors,
        warnings: summary.warnings,
        infos: summary.infos,
        suppressed: summary.suppressed,
        fixable: summary.fixable,
    },
});
const format = (result, options) => (0,_escape_json_js__WEBPACK_IMPORTED_MODULE_0__/* .toJson */ .a)(reportOf(result, options));


/***/ })

};
