export const id = 65;
export const ids = [65];
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

/***/ 3065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   format: () => (/* binding */ format)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _escape_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3758);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6300);



const severities = { error: 'major', warn: 'minor', info: 'info' };
/** A Code Quality report. */
function format({ results }, options) {
    const seen = new Map();
    return (0,_escape_json_js__WEBPACK_IMPORTED_MODULE_1__/* .toJson */ .a)(results.flatMap((result) => [
        ...(0,_report_js__WEBPACK_IMPORTED_MODULE_2__/* .shownIn */ .fz)(result, options).map(({ message, rule, severity, location, fingerprint }) => {
            const { file, start, end } = location;
            const identity = `${result.file}\n${fingerprint}`;
            const occurrence = seen.get(identity) ?? 0;
            seen.set(identity, occurrence + 1);
            return {
                description: message,
                check_name: rule,
                // GitLab drops findings whose fingerprint it has seen in the report, so twins are numbered.
                fingerprint: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${identity}\n${occurrence}`).digest('hex'),
                severity: severities[severity],
                location: { path: file, lines: { begin: start.line, end: end.line } },
            };
        }),
        ...restOf(result, options),
    ]));
}
/** The format has no place for notes: what is left out is told as an issue. */
function restOf(file, options) {
    const description = (0,_report_js__WEBPACK_IMPORTED_MODULE_2__/* .omissionOf */ .Lv)(file, options);
    if (description === undefined)
        return [];
    const fingerprint = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${file.file}\nomitted`).digest('hex');
    const location = { path: file.file, lines: { begin: 1, end: 1 } };
    return [{ description, check_name: 'hublint', fingerprint, severity: severities.info, location }];
}


/***/ })

};
