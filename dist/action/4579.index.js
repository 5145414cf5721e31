export const id = 4579;
export const ids = [4579];
export const modules = {

/***/ 24579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   commandOf: () => (/* binding */ commandOf),
/* harmony export */   format: () => (/* binding */ format)
/* harmony export */ });
/* harmony import */ var _escape_web_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26467);
/* harmony import */ var _escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2195);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72986);



const commands = { error: 'error', warn: 'warning', info: 'notice' };
/** A finding as a workflow command, which a GitHub runner shows as an annotation on the line. */
function commandOf({ severity, message, location, related, fix, rule, url }, { placeIn }) {
    const { file, start, end } = placeIn?.(location) ?? location;
    const lines = { file, line: start.line, endLine: Math.max(start.line, end.column === 1 ? end.line - 1 : end.line) };
    // Columns are only meaningful within one line.
    const columns = lines.line === end.line ? { col: start.column, endColumn: end.column } : {};
    const properties = Object.entries({ ...lines, ...columns, title: rule }).map(([name, value]) => `${name}=${(0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeProperty */ .Bn)(`${value}`)}`);
    // A log shows only the message, so it includes the location and the rule.
    const text = [
        `${file}:${location.start.line}:${location.start.column}: ${message} [${rule}]`,
        ...related.map((place) => `${place.location.file}:${place.location.start.line}: ${place.message}`),
        ...(fix ? [`Fix (${fix.safety}): ${fix.title}`] : []),
        (0,_escape_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .webAddress */ .D)(url),
    ].filter((line) => line !== undefined);
    return `::${commands[severity]} ${properties.join(',')}::${text.map(_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeData */ .uf).join(_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_0__/* .dataLineBreak */ .S7)}\n`;
}
const format = ({ results, unchecked = [] }, options) => [
    // First, because GitHub limits the number of errors per step, and these say why it failed.
    ...unchecked.map((why) => `::error title=hublint::Not checked: ${(0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeData */ .uf)(why)}\n`),
    ...results.flatMap((file) => [
        ...(0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsWithChangeText */ .Y3)(file, options).map((diagnostic) => commandOf(diagnostic, options)),
        ...(0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .notesOn */ .vE)(file, options).map((note) => `::notice file=${(0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeProperty */ .Bn)(file.file)},title=hublint::${(0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeData */ .uf)(note)}\n`),
    ]),
].join('');


/***/ })

};
