export const id = 9641;
export const ids = [9641];
export const modules = {

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


/***/ }),

/***/ 99641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  format: () => (/* binding */ format),
  summary: () => (/* reexport */ pretty.summary)
});

// EXTERNAL MODULE: ./dist/compiled/src/report/comparison.js
var comparison = __webpack_require__(54657);
// EXTERNAL MODULE: ./dist/compiled/src/report/pretty.js + 3 modules
var pretty = __webpack_require__(22621);
// EXTERNAL MODULE: ./dist/compiled/src/report/report.js
var report = __webpack_require__(72986);
// EXTERNAL MODULE: ./dist/compiled/src/report/change-text.js
var change_text = __webpack_require__(73274);
// EXTERNAL MODULE: ./dist/compiled/src/report/severity.js
var report_severity = __webpack_require__(39175);
// EXTERNAL MODULE: ./dist/compiled/src/report/terminal/finding.js + 1 modules
var finding = __webpack_require__(7377);
// EXTERNAL MODULE: ./dist/compiled/src/report/terminal/cells.js
var cells = __webpack_require__(10010);
;// CONCATENATED MODULE: ./dist/compiled/src/report/terminal/side-by-side.js

// biome-ignore lint/suspicious/noControlCharactersInRegex: what starts a colour.
const colour = /\u001b\[[\d;]*m/g;
/** Two columns of lines, the second one starting at `column`. */
function sideBySide(left, right, column) {
    return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
        const line = left[at] ?? '';
        const width = (0,cells/* measured */.jh)(line.replaceAll(colour, '')).width;
        return `${line}${' '.repeat(Math.max(1, column - width))}${right[at] ?? ''}`.trimEnd();
    });
}

// EXTERNAL MODULE: ./dist/compiled/src/report/terminal/wrap.js
var wrap = __webpack_require__(2215);
;// CONCATENATED MODULE: ./dist/compiled/src/report/terminal/comparison.js






/** The width from which both versions are shown side by side. */
const wideWidth = 120;
/** The changes between two versions, grouped by bump, then the verdict. */
function comparisonLines(file, shown, page) {
    const { palette, width } = page;
    const { compare } = file;
    const groups = (0,comparison/* groupsOf */.c1)(shown).map(({ step, changes }) => {
        const isBrief = step === 'patch' || step === 'none';
        const parts = changes.map((change) => (isBrief ? briefLines(change, page) : changeLines(change, page)).join('\n'));
        return [palette.title(comparison/* stepTitles */._4[step]), parts.join(isBrief ? '\n' : '\n\n')].join('\n\n');
    });
    const others = (0,comparison/* otherFindings */.jE)(shown).map((one) => (0,finding/* findingLines */.hq)(one, page).join('\n'));
    if (compare === undefined)
        return others;
    const { enough, actual } = compare;
    const severity = enough ? undefined : actual === 'none' ? 'warn' : 'error';
    const paint = severity ? palette.severity[severity] : palette.fix;
    const sign = severity ? report_severity/* severitySigns */.G[severity] : '✔';
    const [first = '', ...rest] = (0,wrap/* wrap */.L)((0,comparison/* verdictText */.nt)(compare, file), width - 2);
    const verdict = [`${paint(sign)} ${palette.strong(first)}`, ...rest.map((line) => `  ${palette.strong(line)}`)];
    return [...groups, ...others, verdict.join('\n')];
}
/** A change with its locations in both versions, who is affected, its witness, and how to approve it. */
function changeLines(diagnostic, page) {
    const { severity, message, location, related, change, rule, fingerprint, suppressed } = diagnostic;
    const { palette } = page;
    const paint = palette.severity[severity];
    const shows = change && (0,change_text/* witnessText */.B5)(change);
    const lets = severity === 'info' || suppressed || !page.takesApproval ? '' : `  --approve ${fingerprint.slice(0, 8)}`;
    const [former] = related;
    const after = (width) => (0,finding/* placeLines */.L)('╭─', { location }, paint, { ...page, width });
    const before = (width) => former ? (0,finding/* placeLines */.L)('╭─', { location: former.location }, palette.strong, { ...page, width }) : [];
    const half = Math.floor((page.width - 2) / 2);
    const places = page.width >= wideWidth && former
        ? sideBySide(before(half), after(half), half + 2)
        : [
            ...(0,finding/* placeLines */.L)('╭─', { location }, paint, page),
            ...related.flatMap((place) => (0,finding/* placeLines */.L)(finding/* middleJoint */.yE, place, palette.strong, page)),
        ];
    return [
        ...(0,finding/* headline */.Pl)(`${report_severity/* severitySigns */.G[severity]} ${report_severity/* severityWords */.D[severity]}`, message, paint, page),
        ...places,
        ...(change?.breaks ? (0,finding/* branch */.tk)(finding/* middleJoint */.yE, `breaks ${change_text/* reliants */.DT[change.breaks]}`, palette.strong, page) : []),
        ...(shows === undefined ? [] : (0,finding/* branch */.tk)(finding/* middleJoint */.yE, shows, palette.strong, page)),
        ...(0,finding/* branch */.tk)(finding/* lastJoint */.fA, `${rule}${lets}`, palette.rule, page),
    ];
}
/** A minor change, in a line or two. */
function briefLines({ severity, message, location: { file, start }, rule }, page) {
    const { palette, width } = page;
    const text = `${message} ${file}:${start.line}:${start.column} ${rule}`;
    const [first = '', ...rest] = (0,wrap/* wrap */.L)(text, width - 2);
    return [`${palette.severity[severity](report_severity/* severitySigns */.G[severity])} ${first}`, ...rest.map((line) => `  ${line}`)];
}

;// CONCATENATED MODULE: ./dist/compiled/src/report/pretty-comparison.js





/** Wider than for findings, as two versions are shown side by side. */
const widest = 200;
/** The terminal output for manifests, some of which are compared with another version. */
const format = (result, options) => result.results
    .map((file) => (file.compare ? comparisonSection : pretty.fileSection)(file, (0,report/* unsuppressedIn */.Hq)(file, options), options))
    .join('');
const comparisonSection = (file, shown, options) => (0,pretty.sectionOf)(file, options, { about: (0,comparison/* versionsOf */.x4)(file), widest, linesOn: (page) => comparisonLines(file, shown, page) });


/***/ })

};
