export const id = 7663;
export const ids = [7663];
export const modules = {

/***/ 27663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   format: () => (/* binding */ format),
/* harmony export */   summary: () => (/* binding */ summary)
/* harmony export */ });
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54657);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35668);
/* harmony import */ var _escape_build_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31215);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5506);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72986);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39175);






const lineOf = ({ location: { file, start }, severity, message, rule }) => `${(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeTerminal */ .e)(`${(0,_escape_build_log_js__WEBPACK_IMPORTED_MODULE_2__/* .lineStartPath */ .Iu)(file)}:${start.line}:${start.column}: ${_severity_js__WEBPACK_IMPORTED_MODULE_5__/* .severityWords */ .D[severity]}: ${message} [${rule}]`)}\n`;
/** One line per finding, in the format of compilers that editors and `grep` recognize. */
const format = (result, options) => result.results
    .flatMap((file) => [...(0,_report_js__WEBPACK_IMPORTED_MODULE_4__/* .findingsWithChangeText */ .Y3)(file, options).map(lineOf), restOf(file, options), verdictOf(file)])
    .join('');
function restOf(file, options) {
    const omission = (0,_report_js__WEBPACK_IMPORTED_MODULE_4__/* .omissionOf */ .Lv)(file, options);
    return omission === undefined ? '' : `${(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeTerminal */ .e)(`${(0,_escape_build_log_js__WEBPACK_IMPORTED_MODULE_2__/* .lineStartPath */ .Iu)(file.file)}: ${omission}`)}\n`;
}
const verdictOf = (result) => {
    const { file, compare } = result;
    return compare === undefined ? '' : `${(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeTerminal */ .e)(`${(0,_escape_build_log_js__WEBPACK_IMPORTED_MODULE_2__/* .lineStartPath */ .Iu)(file)}: ${(0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictText */ .nt)(compare, result)}`)}\n`;
};
const summary = (result, options) => `${(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeTerminal */ .e)((0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .countsOf */ .mQ)(result, options).join(' '))}\n`;


/***/ }),

/***/ 54657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ steps),
/* harmony export */   _4: () => (/* binding */ stepTitles),
/* harmony export */   c1: () => (/* binding */ groupsOf),
/* harmony export */   jE: () => (/* binding */ otherFindings),
/* harmony export */   nt: () => (/* binding */ verdictText),
/* harmony export */   oB: () => (/* binding */ isAccepted),
/* harmony export */   x4: () => (/* binding */ versionsOf)
/* harmony export */ });
/** The bumps that changes need, largest first. */
const steps = ['major', 'minor', 'patch', 'none'];
/** The title of each group of changes. */
const stepTitles = {
    major: 'Major: breaks what others rely on',
    minor: 'Minor',
    patch: 'Patch',
    none: 'Not compared',
};
/** Whether a change that would need a new version is suppressed or approved. */
const isAccepted = ({ diagnostics }) => diagnostics.some(({ change, suppressed }) => suppressed && change !== undefined && change.bump !== 'none');
/** The verdict of a comparison, as a sentence or two; `file` is its result, if findings in it may be suppressed. */
function verdictText(compare, file) {
    const { base, head, needed, actual, enough, suggested } = compare;
    const from = base.version === undefined ? 'the base' : `\`${base.version}\``;
    const to = head.version === undefined ? 'no version' : `\`${head.version}\``;
    if (actual === 'down')
        return `The version goes down, from ${from} to ${to}.`;
    if (needed === 'none' && file && isAccepted(file)) {
        return `Every change since ${from} that requires a new version is suppressed.`;
    }
    if (needed === 'none')
        return `Nothing changed since ${from} that requires a new version.`;
    const take = suggested === undefined ? '' : ` The next version is \`${suggested}\`.`;
    if (actual === 'none')
        return `The changes since ${from} require a ${needed} version.${take}`;
    const made = `From ${from} to ${to} is a ${actual} bump`;
    return enough
        ? `${made}, and the changes require a ${needed} one: enough.`
        : `${made}; the changes require a ${needed} one.${take}`;
}
/** Groups changes by bump. Other findings, such as a lapsed approval, are in no group. */
const groupsOf = (diagnostics) => steps
    .map((step) => ({ step, changes: diagnostics.filter(({ change }) => change?.bump === step) }))
    .filter(({ changes }) => changes.length > 0);
/** The findings that are not changes, and so in no group. */
const otherFindings = (diagnostics) => diagnostics.filter(({ change }) => change === undefined);
/** The compared versions, as a heading. */
const versionsOf = ({ name, compare }) => [name, compare?.base.version, '→', compare?.head.version].filter((part) => part !== undefined).join(' ');


/***/ })

};
