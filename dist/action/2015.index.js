export const id = 2015;
export const ids = [2015];
export const modules = {

/***/ 2015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyBaseline: () => (/* binding */ applyBaseline)
/* harmony export */ });
/* unused harmony exports emptyBaseline, inheritableIn, updateBaseline, withApproved, entriesOf */
/* harmony import */ var _data_objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23984);
/* harmony import */ var _findings_unreadable_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52870);



const emptyBaseline = { version: 1, findings: {} };
const identityName = (file) => file;
/**
 * Marks the findings that the baseline contains as suppressed, except for unreadable parts, and reports entries that match
 * nothing any more. It reports only entries of rules that `isAsked` accepts: not of rules that are off here, and not of
 * comparison rules when a single version is linted, or the reverse. For a manifest that is broken or partly opaque, it
 * reports none.
 */
function applyBaseline(result, { baseline, locate }, nameOf = identityName, isAsked = () => true) {
    const name = nameOf(result.file);
    const entries = entriesOf(baseline, name);
    if (entries.length === 0)
        return result;
    const held = new Set(entries.map((entry) => entry.fingerprint));
    const found = new Set(result.diagnostics.flatMap(fingerprintsOf));
    const diagnostics = result.diagnostics.map((diagnostic) => !(0,_findings_unreadable_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnreadable */ .G)(diagnostic) && fingerprintsOf(diagnostic).some((fingerprint) => held.has(fingerprint))
        ? { ...diagnostic, suppressed: true, suppressedBy: 'baseline' }
        : diagnostic);
    const stale = (isAllSeen(result) ? entries : []).flatMap((entry, index) => found.has(entry.fingerprint) || !isAsked(entry.rule) ? [] : [staleEntry(entry, locate(name, index))]);
    return { ...result, diagnostics: [...diagnostics, ...stale] };
}
/** Whether a finding's absence means that it is fixed: the manifest was read as a whole, and all rules ran. */
const isAllSeen = ({ opaque, diagnostics }) => opaque === 0 && !diagnostics.some(({ rule }) => /^(?:syntax|internal)\//.test(rule));
/** A merged finding is the same whichever of its paths comes first. */
const fingerprintsOf = ({ fingerprint, also = [] }) => [
    fingerprint,
    ...also.map((use) => use.fingerprint),
];
const staleEntry = ({ rule, pointer, fingerprint, reason }, location) => ({
    rule: 'baseline/stale',
    messageId: 'stale',
    message: `The baseline contains ${baselineText(rule, pointer, reason)}`,
    severity: 'warn',
    path: [],
    pointer: '',
    location,
    related: [],
    fingerprint: `stale-${fingerprint}`,
    suppressed: false,
});
function baselineText(rule, pointer, reason) {
    const what = `of \`${rule}\`${pointer && ` at \`${pointer}\``} that no longer exists`;
    if (reason === undefined)
        return `a finding ${what}; \`--update-baseline\` removes it.`;
    return `the approval of a change ${what}: it has lapsed, and can be removed.`;
}
/** Crashes and unreadable parts are never recorded. */
const inheritableIn = (result) => ({
    file: result.file,
    isAllSeen: isAllSeen(result),
    isUnreadable: result.diagnostics.some(isUnreadable),
    findings: result.diagnostics
        .filter((one) => !one.suppressed && !one.rule.startsWith('internal/') && !isUnreadable(one))
        .map(({ rule, pointer, fingerprint }) => ({ rule, pointer, fingerprint })),
});
/**
 * Replaces the entries of the checked manifests by the current findings, and removes those of manifests that are gone. All
 * other
 * entries are kept, and so are approvals, and entries not found again in a manifest that is broken or partly opaque.
 */
function updateBaseline(baseline, found, nameOf = identityName, isGone = () => false) {
    let recorded = 0;
    let kept = 0;
    const all = new Map(Object.entries(baseline.findings));
    for (const [name, entries] of all)
        if (isGone(name))
            all.set(name, approvedOf(entries));
    for (const { file, findings, isAllSeen: isWhole } of found) {
        const name = nameOf(file);
        const before = entriesOf(baseline, name);
        const unseen = isWhole ? [] : unseenOf(before, findings);
        recorded += findings.length;
        kept += unseen.length;
        all.set(name, [...findings, ...unseen, ...approvedOf(before)]);
    }
    return { baseline: baselineOf(all), recorded, kept };
}
/** The former entries that were not found again, without approvals. */
function unseenOf(before, findings) {
    const found = new Set(findings.map(({ fingerprint }) => fingerprint));
    return before.filter(({ fingerprint, reason }) => reason === undefined && !found.has(fingerprint));
}
const approvedOf = (entries) => entries.filter(({ reason }) => reason !== undefined);
/** Adds approvals of a manifest's changes, all with one reason. A new reason replaces the old one. */
function withApproved(baseline, file, changes, reason) {
    const known = new Set(changes.map(({ fingerprint }) => fingerprint));
    const kept = entriesOf(baseline, file).filter(({ fingerprint }) => !known.has(fingerprint));
    const approved = changes.map(({ rule, pointer, fingerprint }) => ({ rule, pointer, fingerprint, reason }));
    return baselineOf(new Map(Object.entries(baseline.findings)).set(file, [...kept, ...approved]));
}
function baselineOf(findings) {
    const sorted = [...findings]
        .filter(([, entries]) => entries.length > 0)
        .map(([file, entries]) => [file, entries.toSorted(byText((one) => `${one.pointer}\0${one.rule}\0${one.fingerprint}`))])
        .sort(byText(([file]) => file));
    return { version: 1, findings: Object.fromEntries(sorted) };
}
/** The baseline's entries for a manifest, in file order. */
const entriesOf = ({ findings }, file) => (0,_data_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .ownOf */ ._t)(findings, file) ?? [];
const byText = (textOf) => (a, b) => compareTexts(textOf(a), textOf(b));


/***/ }),

/***/ 52870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isUnreadable)
/* harmony export */ });
/**
 * The faults of a file that is not read at all, or only as far as can be guessed: what else is wrong in it is unknown, and two
 * such files look the same. They cannot be suppressed by a comment or a baseline.
 */
const ids = [
    'parse-error',
    'empty',
    'binary',
    'not-an-object',
    'multiple-documents',
    'too-large',
    'too-deep',
    'too-many-nodes',
    'no-definition',
    'yaml-alias-limit',
    'missing-import',
    'load-failed',
    'load-timeout',
];
const unreadable = new Set(ids.map((id) => `syntax/${id}`));
const isUnreadable = ({ rule }) => unreadable.has(rule);


/***/ })

};
