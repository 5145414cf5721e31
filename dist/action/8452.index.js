export const id = 8452;
export const ids = [8452];
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

/***/ 38452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   format: () => (/* binding */ format),
/* harmony export */   quote: () => (/* binding */ counted)
/* harmony export */ });
/* harmony import */ var _document_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79738);
/* harmony import */ var _engine_severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27471);
/* harmony import */ var _escape_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2728);
/* harmony import */ var _escape_web_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26467);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72986);
/* harmony import */ var _sources_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67800);






const severities = { error: 'ERROR', warn: 'WARNING', info: 'INFO' };
/** The most UTF-16 units between the edits of one fix. A suggestion is one piece of text: edits further apart give none. */
const farthest = 1_000;
/** The result in the Reviewdog Diagnostic Format, as JSON. */
function format({ tool, results, unchecked = [] }, options) {
    const files = results.map(counted);
    const found = files.flatMap((file) => (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsWithChangeText */ .Y3)(file, options));
    const gravest = _engine_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .bySeverity */ .Np.find((one) => found.some(({ severity }) => severity === one));
    return (0,_escape_json_js__WEBPACK_IMPORTED_MODULE_0__/* .toJson */ .a)({
        source: { name: tool.name, url: (0,_escape_web_address_js__WEBPACK_IMPORTED_MODULE_3__/* .webAddress */ .D)(options.homepage) },
        severity: unchecked.length > 0 ? severities.error : gravest && severities[gravest],
        diagnostics: [
            ...unchecked.map((why) => noteOn('ERROR', `Not checked: ${why}`)),
            ...files.flatMap((file) => [
                ...(0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsWithChangeText */ .Y3)(file, options).map(diagnosticOf),
                ...(0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .notesOn */ .vE)(file, options).map((note) => noteOn('INFO', note, file.file)),
            ]),
        ],
    });
}

const isCounted = (file) => file.diagnostics.every((finding) => 'rdf' in finding);
/** Adds what the format needs from the texts to a manifest's findings, and drops the texts. */
function counted(file) {
    if (isCounted(file))
        return file;
    const sourceOf = (0,_sources_js__WEBPACK_IMPORTED_MODULE_4__/* .readOnce */ .W)(file.sources, (text) => ({ text, lines: (0,_document_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .linesOf */ .D)(text) }));
    const diagnostics = file.diagnostics.map((finding) => ({
        ...finding,
        rdf: {
            location: locationOf(finding.location, sourceOf),
            related: finding.related.map(({ message, location }) => ({ message, location: locationOf(location, sourceOf) })),
            suggestions: suggestionsOf(finding, sourceOf),
        },
    }));
    return { ...file, diagnostics, sources: new Map() };
}
function diagnosticOf({ message, severity, rule, url, rdf }) {
    return {
        message,
        location: rdf.location,
        severity: severities[severity],
        code: { value: rule, url: (0,_escape_web_address_js__WEBPACK_IMPORTED_MODULE_3__/* .webAddress */ .D)(url) },
        ...(rdf.suggestions.length > 0 && { suggestions: rdf.suggestions }),
        ...(rdf.related.length > 0 && { related_locations: rdf.related }),
    };
}
/** The format has no notes: omitted findings, opaque values and errors are reported as findings. */
const noteOn = (severity, message, path = '.') => ({ message, location: { path }, severity });
const locationOf = ({ file, start, end }, sourceOf) => {
    const source = sourceOf(file);
    return { path: file, range: { start: positionOf(start, source), end: positionOf(end, source) } };
};
/** Columns are UTF-8 bytes of the line. They cannot be computed without the text; then the position is the line alone. */
function positionOf({ line, column }, { text, lines }) {
    if (text === '')
        return { line };
    // A byte order mark counts for the first line.
    const start = line === 1 ? 0 : lines.offsetAt({ line, column: 1 });
    return { line, column: Buffer.byteLength(text.slice(start, lines.offsetAt({ line, column }))) + 1 };
}
/** Suggestions are applied independently, so a fix is a single suggestion, or none if it cannot be one piece of text. */
function suggestionsOf({ fix, location: { file } }, sourceOf) {
    const edits = fix?.edits.toSorted((a, b) => a.start - b.start) ?? [];
    const [first] = edits;
    const last = edits.at(-1);
    const source = sourceOf(file);
    if (!first || !last || source.text === '' || edits.some((edit) => edit.file !== file))
        return [];
    if (last.end - first.start - replacedBy(edits) > farthest)
        return [];
    const placeOf = (offset) => positionOf(source.lines.positionAt(offset), source);
    return [{ range: { start: placeOf(first.start), end: placeOf(last.end) }, text: joined(edits, source.text) }];
}
const replacedBy = (edits) => edits.reduce((sum, { start, end }) => sum + end - start, 0);
/** The text that the edits produce, including the source between them. */
const joined = (edits, source) => edits.map(({ start, text }, index) => source.slice(edits[index - 1]?.end ?? start, start) + text).join('');


/***/ })

};
