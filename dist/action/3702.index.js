export const id = 3702;
export const ids = [3702];
export const modules = {

/***/ 93945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ escapeXml)
/* harmony export */ });
/* harmony import */ var _build_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31215);
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28058);


const entities = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/**
 * Escapes text for XML 1.0 and HTML alike, in content and in quoted attributes. Characters that XML cannot contain at all
 * (control characters, lone surrogates, U+FFFE, U+FFFF) become visible symbols or replacement characters.
 */
const escapeXml = (text) => (0,_build_log_js__WEBPACK_IMPORTED_MODULE_0__/* .breakOlderCommands */ .OM)((0,_visible_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .R)(text)
    .replace(/[\ufffe\uffff]/g, '\ufffd')
    .replace(/[&<>"']/g, (character) => entities[character] ?? ''), '&#91;');


/***/ }),

/***/ 83702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   format: () => (/* binding */ format)
/* harmony export */ });
/* harmony import */ var _escape_xml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93945);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72986);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39175);



/**
 * One suite per manifest and one failed test case per finding; a manifest without findings is a passed test case. Errors that
 * prevented checks form a suite of their own, as test cases with an error.
 */
function format({ results, unchecked = [] }, options) {
    const suites = results.map((file) => ({
        file,
        shown: (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsWithChangeText */ .Y3)(file, options),
        notes: (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .notesOn */ .vE)(file, options),
    }));
    const failures = suites.reduce((sum, { shown }) => sum + shown.length, 0);
    const errors = unchecked.length;
    const tests = suites.reduce((sum, { shown }) => sum + casesIn(shown), errors);
    return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<testsuites${attributes({ name: 'hublint', tests, failures, errors })}>`,
        ...suites.flatMap(suiteLines),
        ...uncheckedLines(unchecked),
        '</testsuites>',
        '',
    ].join('\n');
}
const casesIn = (shown) => Math.max(1, shown.length);
function suiteLines({ file: { file, name, manifestVersion, form }, shown, notes }) {
    const counts = { tests: casesIn(shown), failures: shown.length, errors: 0, skipped: 0 };
    const title = [form, name, manifestVersion].filter((part) => part !== undefined).join(' ');
    return [
        `  <testsuite${attributes({ name: file, ...counts })}>`,
        ...(shown.length > 0 ? shown.flatMap((diagnostic) => caseLines(file, diagnostic)) : [passed(file, title)]),
        ...(notes.length > 0 ? [`    <system-out>${(0,_escape_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeXml */ .X)(notes.join('\n'))}</system-out>`] : []),
        '  </testsuite>',
    ];
}
function uncheckedLines(unchecked) {
    if (unchecked.length === 0)
        return [];
    const counts = { tests: unchecked.length, failures: 0, errors: unchecked.length, skipped: 0 };
    return [
        `  <testsuite${attributes({ name: 'not checked', ...counts })}>`,
        ...unchecked.flatMap((why, index) => [
            `    <testcase${attributes({ name: `not checked ${index + 1}`, classname: 'hublint' })}>`,
            `      <error${attributes({ type: 'not checked', message: why })}/>`,
            '    </testcase>',
        ]),
        '  </testsuite>',
    ];
}
const passed = (file, title) => `    <testcase${attributes({ name: title, classname: file })}/>`;
function caseLines(manifest, { rule, message, severity, location, fix, url }) {
    const { file, start } = location;
    const place = `${file}:${start.line}:${start.column}`;
    const text = [`at ${place}`, fix && `fix (${fix.safety}): ${fix.title}`, url && `see ${url}`].filter((line) => line !== undefined && line !== '');
    return [
        `    <testcase${attributes({ name: `${rule} ${start.line}:${start.column}`, classname: manifest })}>`,
        `      <failure${attributes({ type: _severity_js__WEBPACK_IMPORTED_MODULE_2__/* .severityWords */ .D[severity], message })}>`,
        ...text.map((line) => (0,_escape_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeXml */ .X)(`${line}`)),
        '      </failure>',
        '    </testcase>',
    ];
}
const attributes = (values) => Object.entries(values)
    .map(([name, value]) => ` ${name}="${(0,_escape_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeXml */ .X)(`${value}`)}"`)
    .join('');


/***/ })

};
