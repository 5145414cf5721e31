export const id = 1199;
export const ids = [1199];
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

/***/ 21199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  format: () => (/* binding */ format),
  quote: () => (/* reexport */ changing)
});

// EXTERNAL MODULE: ./dist/compiled/src/report/escape/json.js
var json = __webpack_require__(2728);
// EXTERNAL MODULE: ./dist/compiled/src/report/escape/visible.js
var visible = __webpack_require__(28058);
;// CONCATENATED MODULE: ./dist/compiled/src/report/escape/sarif.js

/** Escapes a message, in which `[text](target)` would be a link. */
const sarifText = (text) => (0,visible/* visible */.R)(text).replaceAll('](', '] (');
/** Encodes a path as a relative URI reference. */
const artifactUri = (file) => file
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/');

// EXTERNAL MODULE: ./dist/compiled/src/report/escape/web-address.js
var web_address = __webpack_require__(26467);
// EXTERNAL MODULE: ./dist/compiled/src/report/report.js
var report = __webpack_require__(72986);
// EXTERNAL MODULE: ./dist/compiled/src/report/reported.js
var reported = __webpack_require__(65543);
;// CONCATENATED MODULE: ./dist/compiled/src/report/sarif/place.js

/** The conventional name for the base of relative paths. */
const root = '%SRCROOT%';
const artifactLocation = (file) => ({ uri: artifactUri(file), uriBaseId: root });
const physicalLocation = ({ file, start, end }) => ({
    artifactLocation: artifactLocation(file),
    region: regionOf(start, end),
});
const regionOf = (start, end) => ({
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
});
/** Groups edits by file, each with its replacements. */
function changesOf(edits, textOf) {
    const replacementOf = ({ file, start, end, text }) => ({
        deletedRegion: regionOf(textOf(file).positionAt(start), textOf(file).positionAt(end)),
        insertedContent: { text },
    });
    return [...new Set(edits.map(({ file }) => file))].map((file) => ({
        artifactLocation: artifactLocation(file),
        replacements: edits.filter((edit) => edit.file === file).map(replacementOf),
    }));
}

// EXTERNAL MODULE: ./dist/compiled/src/document/lines.js
var lines = __webpack_require__(79738);
// EXTERNAL MODULE: ./dist/compiled/src/report/sources.js
var sources = __webpack_require__(67800);
;// CONCATENATED MODULE: ./dist/compiled/src/report/sarif/quote.js



const isChanging = (file) => file.diagnostics.every((finding) => 'changes' in finding);
/** Adds the changes of fixes to a manifest's findings, and drops the texts. */
function changing(file) {
    if (isChanging(file))
        return file;
    const textOf = (0,sources/* readOnce */.W)(file.sources, lines/* linesOf */.D);
    const diagnostics = file.diagnostics.map((finding) => ({
        ...finding,
        changes: finding.fix && changesOf(finding.fix.edits, textOf),
    }));
    return { ...file, diagnostics, sources: new Map() };
}

;// CONCATENATED MODULE: ./dist/compiled/src/report/sarif.js







const levels = { error: 'error', warn: 'warning', info: 'note' };
/** GitHub's values for the severity of a rule that is not about security. */
const problemSeverities = { error: 'error', warn: 'warning', info: 'recommendation' };

/** A SARIF 2.1.0 log with one run. */
function format({ tool, results, unchecked = [] }, options) {
    const found = results.flatMap((file) => (0,reported/* reportedIn */.n)(changing(file), options).map(report/* withUses */.vz));
    const urls = new Map(found.map(({ rule, url }) => [rule, url]));
    const rules = [...urls.keys()].sort();
    const indexOf = new Map(rules.map((rule, index) => [rule, index]));
    return (0,json/* toJson */.a)({
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: tool.name,
                        fullName: `${tool.name} ${tool.version}`,
                        semanticVersion: tool.version,
                        informationUri: (0,web_address/* webAddress */.D)(options.homepage),
                        rules: rules.map((rule) => descriptorOf(rule, urls.get(rule), options)),
                    },
                },
                columnKind: 'utf16CodeUnits',
                newlineSequences: ['\r\n', '\n', '\r'],
                originalUriBaseIds: { [root]: { description: { text: 'The working directory.' } } },
                invocations: [{ executionSuccessful: unchecked.length === 0, ...notificationsOf(results, unchecked, options) }],
                results: found.map((diagnostic) => resultOf(diagnostic, indexOf.get(diagnostic.rule))),
            },
        ],
    });
}
/** Messages that are not findings: omitted findings, opaque values, and errors that prevented checks. */
function notificationsOf(results, unchecked, options) {
    const notes = results.flatMap((file) => {
        const locations = [{ physicalLocation: { artifactLocation: artifactLocation(file.file) } }];
        return (0,report/* notesOn */.vE)(file, options).map((text) => ({ level: 'note', message: { text: sarifText(text) }, locations }));
    });
    const failed = unchecked.map((why) => ({ level: 'error', message: { text: sarifText(why) } }));
    const toolExecutionNotifications = [...failed, ...notes];
    return toolExecutionNotifications.length > 0 && { toolExecutionNotifications };
}
function descriptorOf(id, url, { rule }) {
    const info = rule(id);
    const summary = { text: sarifText(info?.summary ?? `Findings of ${id}.`) };
    const severity = info?.severity ?? 'error';
    return {
        id,
        name: id.replace(/(?:^|[^a-z\d]+)([a-z\d])/gi, (_, first) => first.toUpperCase()),
        shortDescription: summary,
        fullDescription: summary,
        help: { text: info?.help ?? summary.text, markdown: info?.help },
        helpUri: (0,web_address/* webAddress */.D)(info?.url ?? url),
        defaultConfiguration: { level: levels[severity] },
        properties: { 'problem.severity': problemSeverities[severity] },
    };
}
const logicalLocation = ({ path, pointer }) => path.slice(-1).map((name) => ({ name: `${name}`, fullyQualifiedName: pointer, kind: 'property' }));
function resultOf(diagnostic, ruleIndex) {
    const { rule, severity, message, location, also = [], related, path, pointer, fix, changes, fingerprint, suppressed, suppressedBy, } = diagnostic;
    return {
        ruleId: rule,
        ruleIndex,
        level: levels[severity],
        message: { text: sarifText(message) },
        locations: [
            {
                physicalLocation: physicalLocation(location),
                logicalLocations: [{ path, pointer }, ...also].flatMap(logicalLocation),
            },
        ],
        relatedLocations: related.map((place, id) => ({
            id,
            physicalLocation: physicalLocation(place.location),
            message: { text: sarifText(place.message) },
        })),
        fixes: fix && [{ description: { text: sarifText(`${fix.title} (${fix.safety})`) }, artifactChanges: changes }],
        partialFingerprints: { 'hublintFingerprint/v1': fingerprint },
        suppressions: suppressed ? [{ kind: suppressedBy === 'comment' ? 'inSource' : 'external' }] : [],
    };
}


/***/ })

};
