export const id = 657;
export const ids = [657,441];
export const modules = {

/***/ 2441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ escapeProperty),
/* harmony export */   dataLineBreak: () => (/* binding */ dataLineBreak),
/* harmony export */   escapeData: () => (/* binding */ escapeData)
/* harmony export */ });
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2176);

/** The message of a workflow command, as one line. */
const escapeData = (text) => (0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeTerminal */ .e)(text).replaceAll('%', '%25');
/** The value of a workflow command's property. */
const escapeProperty = (text) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
/** A line break inside a message. */
const dataLineBreak = '%0A';


/***/ }),

/***/ 2657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commandOf: () => (/* binding */ commandOf),
/* harmony export */   format: () => (/* binding */ format)
/* harmony export */ });
/* harmony import */ var _escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2441);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6300);


const commands = { error: 'error', warn: 'warning', info: 'notice' };
/** A finding as a workflow command, which a GitHub runner shows as an annotation on the line. */
function commandOf({ severity, message, location, related, fix, rule }) {
    const { file, start, end } = location;
    const lines = { file, line: start.line, endLine: Math.max(start.line, end.column === 1 ? end.line - 1 : end.line) };
    // Columns are only meaningful within one line.
    const columns = lines.line === end.line ? { col: start.column, endColumn: end.column } : {};
    const properties = Object.entries({ ...lines, ...columns, title: rule }).map(([name, value]) => `${name}=${(0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeProperty */ .B)(`${value}`)}`);
    const text = [
        message,
        ...related.map((place) => `${place.location.file}:${place.location.start.line}: ${place.message}`),
        ...(fix ? [`Fix (${fix.safety}): ${fix.title}`] : []),
    ];
    return `::${commands[severity]} ${properties.join(',')}::${text.map(_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_0__.escapeData).join(_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_0__.dataLineBreak)}\n`;
}
const format = (result, options) => result.results.flatMap((file) => [...(0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .shownIn */ .fz)(file, options).map(commandOf), restOf(file, options)]).join('');
function restOf(file, options) {
    const omission = (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .omissionOf */ .Lv)(file, options);
    return omission === undefined ? '' : `::notice file=${(0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeProperty */ .B)(file.file)},title=hublint::${omission}\n`;
}


/***/ })

};
