export const id = 533;
export const ids = [533];
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

/***/ 9153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ webAddress)
/* harmony export */ });
/** Addresses that hold nothing that could end a link, whatever it is written in. */
const plain = /^https?:\/\/[\w.-]+(?::\d+)?(?:[/?][\w.~:/?@&+,;=-]*)?(?:#[\w.~:/?@&+,;=-]*)?$/i;
/** An address that a report may link to; undefined for any other. */
const webAddress = (url) => url !== undefined && plain.test(url) ? url : undefined;


/***/ }),

/***/ 6533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  format: () => (/* binding */ format),
  quote: () => (/* reexport */ changing)
});

// EXTERNAL MODULE: ./dist/lib/src/report/escape/json.js
var json = __webpack_require__(3758);
// EXTERNAL MODULE: ./dist/lib/src/report/escape/visible.js
var visible = __webpack_require__(9864);
;// CONCATENATED MODULE: ./dist/lib/src/report/escape/sarif.js

/** A message: `[text](target)` would be a link in it. */
const sarifText = (text) => (0,visible/* visible */.R)(text).replaceAll('](', '] (');
/** A path as a relative URI reference, whatever its names are made of. */
const artifactUri = (file) => file
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/');

// EXTERNAL MODULE: ./dist/lib/src/report/escape/web-address.js
var web_address = __webpack_require__(9153);
// EXTERNAL MODULE: ./dist/lib/src/report/report.js
var report = __webpack_require__(6300);
;// CONCATENATED MODULE: ./dist/lib/src/report/sarif/place.js

/** The name that viewers know for where relative paths start. */
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
/** The edits by file; a file's edits are replacements of one artifact. */
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

// EXTERNAL MODULE: ./dist/lib/src/document/lines.js
var lines = __webpack_require__(6940);
// EXTERNAL MODULE: ./dist/lib/src/report/sources.js
var sources = __webpack_require__(5254);
;// CONCATENATED MODULE: ./dist/lib/src/report/sarif/quote.js



const isChanging = (file) => file.diagnostics.every((finding) => 'changes' in finding);
/** A manifest with what the log says of its texts, and without them. */
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

;// CONCATENATED MODULE: ./dist/lib/src/report/sarif.js






const levels = { error: 'error', warn: 'warning', info: 'note' };
/** What GitHub calls the severity of a rule that is not about security. */
const problemSeverities = { error: 'error', warn: 'warning', info: 'recommendation' };

/** A SARIF 2.1.0 log with one run. */
function format({ tool, results }, options) {
    const found = results.flatMap((file) => (0,report/* reportedIn */.nB)(changing(file), options).map(report/* withUses */.vz));
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
                invocations: [{ executionSuccessful: true, ...notificationsOf(results, options) }],
                results: found.map((diagnostic) => resultOf(diagnostic, indexOf.get(diagnostic.rule))),
            },
        ],
    });
}
/** What the log has no room for is told beside its results. */
function notificationsOf(results, options) {
    const toolExecutionNotifications = results.flatMap((file) => {
        const text = (0,report/* omissionOf */.Lv)(file, options);
        if (text === undefined)
            return [];
        const locations = [{ physicalLocation: { artifactLocation: artifactLocation(file.file) } }];
        return [{ level: 'note', message: { text }, locations }];
    });
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
