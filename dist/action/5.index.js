export const id = 5;
export const ids = [5];
export const modules = {

/***/ 3005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   format: () => (/* binding */ format),
/* harmony export */   summary: () => (/* binding */ summary)
/* harmony export */ });
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6519);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1778);
/* harmony import */ var _escape_build_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3133);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2176);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6300);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5905);






const lineOf = ({ location: { file, start }, severity, message, rule }) => `${(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeTerminal */ .e)(`${(0,_escape_build_log_js__WEBPACK_IMPORTED_MODULE_1__/* .lineStartPath */ .Iu)(file)}:${start.line}:${start.column}: ${_severity_js__WEBPACK_IMPORTED_MODULE_4__/* .severityWords */ .D[severity]}: ${message} [${rule}]`)}\n`;
/** One line per finding, as editors and `grep` know it from compilers. */
const format = (result, options) => result.results
    .flatMap((file) => [...(0,_report_js__WEBPACK_IMPORTED_MODULE_3__/* .shownIn */ .fz)(file, options).map(lineOf), restOf(file, options), verdictOf(file)])
    .join('');
function restOf(file, options) {
    const omission = (0,_report_js__WEBPACK_IMPORTED_MODULE_3__/* .omissionOf */ .Lv)(file, options);
    return omission === undefined ? '' : `${(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeTerminal */ .e)(`${(0,_escape_build_log_js__WEBPACK_IMPORTED_MODULE_1__/* .lineStartPath */ .Iu)(file.file)}: ${omission}`)}\n`;
}
const verdictOf = ({ file, compare }) => compare === undefined ? '' : `${(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeTerminal */ .e)(`${(0,_escape_build_log_js__WEBPACK_IMPORTED_MODULE_1__/* .lineStartPath */ .Iu)(file)}: ${(0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictText */ .nt)(compare)}`)}\n`;
const summary = (result, options) => `${(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeTerminal */ .e)((0,_counts_js__WEBPACK_IMPORTED_MODULE_5__/* .countsOf */ .mQ)(result, options).join(' '))}\n`;


/***/ })

};
