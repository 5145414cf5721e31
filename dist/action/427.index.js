export const id = 427;
export const ids = [427];
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

/***/ 10427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   format: () => (/* binding */ format)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35668);
/* harmony import */ var _escape_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2728);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72986);




const severities = { error: 'major', warn: 'minor', info: 'info' };
/** A Code Quality report. */
function format({ results, unchecked = [] }, options) {
    const seen = new Map();
    return (0,_escape_json_js__WEBPACK_IMPORTED_MODULE_2__/* .toJson */ .a)([
        ...unchecked.map((why) => noteOn('.', `Not checked: ${why}`, 'error')),
        ...results.flatMap((result) => [
            ...(0,_report_js__WEBPACK_IMPORTED_MODULE_3__/* .findingsWithChangeText */ .Y3)(result, options).map(({ message, rule, severity, location, fingerprint }) => {
                const { file, start, end } = location;
                const identity = `${result.file}\n${fingerprint}`;
                const occurrence = seen.get(identity) ?? 0;
                seen.set(identity, occurrence + 1);
                return {
                    description: message,
                    check_name: rule,
                    // GitLab drops findings whose fingerprint already occurred in the report, so duplicates are numbered.
                    fingerprint: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${identity}\n${occurrence}`).digest('hex'),
                    severity: severities[severity],
                    location: { path: file, lines: { begin: start.line, end: end.line } },
                };
            }),
            ...restOf(result, options),
        ]),
    ]);
}
function restOf(file, options) {
    // Identified by their topic, as the numbers in the text change from time to time.
    const notes = { opaque: (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .opaqueText */ .Tp)([file]), omitted: (0,_report_js__WEBPACK_IMPORTED_MODULE_3__/* .omissionOf */ .Lv)(file, options) };
    return Object.entries(notes).flatMap(([identity, note]) => note === undefined ? [] : [noteOn(file.file, note, 'info', identity)]);
}
/** The format has no notes: omitted findings, opaque values and errors are reported as issues. */
function noteOn(path, description, severity, identity = description) {
    const fingerprint = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${path}\n${identity}`).digest('hex');
    const location = { path, lines: { begin: 1, end: 1 } };
    return { description, check_name: 'hublint', fingerprint, severity: severities[severity], location };
}


/***/ })

};
