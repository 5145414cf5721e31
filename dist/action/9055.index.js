export const id = 9055;
export const ids = [9055];
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

/***/ 99837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ withInlineCode)
/* harmony export */ });
/** Renders a message: parts in backticks as code, the rest as text. */
const withInlineCode = (message, asText, asCode) => message.replace(/`([^`]+)`|``|[^`]+|`/g, (all, code) => code === undefined ? asText(all) : asCode(code));


/***/ }),

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

/***/ 49055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  format: () => (/* binding */ format),
  quote: () => (/* reexport */ framed)
});

// EXTERNAL MODULE: ./dist/compiled/src/report/counts.js
var counts = __webpack_require__(35668);
// EXTERNAL MODULE: ./dist/compiled/src/report/escape/xml.js
var xml = __webpack_require__(93945);
// EXTERNAL MODULE: ./dist/compiled/src/engine/severity.js
var severity = __webpack_require__(27471);
// EXTERNAL MODULE: ./dist/compiled/src/report/severity.js
var report_severity = __webpack_require__(39175);
;// CONCATENATED MODULE: ./dist/compiled/src/report/html/filters.js



/** The filter controls above the findings. Hidden until the script shows them, as they need it. */
function filtersHtml(files) {
    const all = files.flatMap(({ diagnostics }) => diagnostics);
    const rules = countEach(all.map(({ rule }) => rule));
    const severities = countEach(all.map(({ severity }) => severity));
    const boxes = severity/* bySeverity */.Np.map((severity) => {
        const input = `<input type="checkbox" name="severity" value="${severity}" checked>`;
        const sign = `<span class="${severity} severity">${report_severity/* severitySigns */.G[severity]} ${report_severity/* severityWords */.D[severity]}</span>`;
        return `<label>${input} ${sign} ${severities.get(severity) ?? 0}</label>`;
    });
    const byRule = [...rules]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([rule, count]) => [rule, `${rule} (${count})`]);
    const byFile = files.map(({ file, diagnostics }, id) => [`${id}`, `${file.file} (${diagnostics.length})`]);
    return `<form hidden aria-label="Filters">
<fieldset><legend>Severity</legend>${boxes.join('')}</fieldset>
${selectHtml('rule', 'Rule', 'All rules', byRule)}
${selectHtml('file', 'Manifest', 'All manifests', byFile)}
<output aria-live="polite"></output>
</form>`;
}
function countEach(values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
}
const selectHtml = (name, label, all, choices) => `<label>${label} <select name="${name}">${[['', all], ...choices]
    .map(([value, text]) => `<option value="${(0,xml/* escapeXml */.X)(value)}">${(0,xml/* escapeXml */.X)(text)}</option>`)
    .join('')}</select></label>`;

// EXTERNAL MODULE: ./dist/compiled/src/report/comparison.js
var comparison = __webpack_require__(54657);
// EXTERNAL MODULE: ./dist/compiled/src/report/escape/inline-code.js
var inline_code = __webpack_require__(99837);
// EXTERNAL MODULE: ./dist/compiled/src/report/escape/web-address.js
var web_address = __webpack_require__(26467);
;// CONCATENATED MODULE: ./dist/compiled/src/report/html/finding.js





/** The section of a manifest with its findings; `id` is its value in the filter. */
function sectionHtml(file, diagnostics, { id, omission }) {
    const about = file.compare
        ? (0,comparison/* versionsOf */.x4)(file)
        : [file.form, file.name, file.manifestVersion].filter((part) => part !== undefined).join(' ');
    // The filter hides sections without visible findings; a `div` is never hidden, so that a comparison's verdict stays.
    const element = diagnostics.length > 0 ? 'section' : 'div';
    return `<${element}>
<h2>${(0,xml/* escapeXml */.X)(file.file)} <small>${(0,xml/* escapeXml */.X)(about)}</small></h2>${file.compare ? verdictHtml(file.compare, file) : ''}
${contentsHtml(diagnostics, id).join('\n')}
${omission === undefined ? '' : `<p class="omission">${omission}</p>\n`}</${element}>`;
}
/** Changes by bump, then the other findings. */
const contentsHtml = (diagnostics, id) => [
    ...(0,comparison/* groupsOf */.c1)(diagnostics).map(({ step, changes }) => {
        const articles = changes.map((change) => articleHtml(change, id, 'h4'));
        return `<section><h3>${(0,xml/* escapeXml */.X)(comparison/* stepTitles */._4[step])}</h3>\n${articles.join('\n')}</section>`;
    }),
    ...(0,comparison/* otherFindings */.jE)(diagnostics).map((finding) => articleHtml(finding, id)),
];
/** A finding with its source lines; `id` is its manifest's value in the filter. Under the heading of a bump, use `h4`. */
function articleHtml(diagnostic, id, heading = 'h3') {
    const { severity, rule, message, location, related, fix, url, frames } = diagnostic;
    const [frame = '', ...framesOfRelated] = frames;
    const label = `<span class="severity">${report_severity/* severitySigns */.G[severity]} ${report_severity/* severityWords */.D[severity]}</span>`;
    const places = related.map((place, at) => `<li>${messageHtml(place.message)} <span class="place">${placeHtml(place.location)}</span>${framesOfRelated[at]}</li>`);
    return [
        `<article class="${severity}" data-severity="${severity}" data-rule="${(0,xml/* escapeXml */.X)(rule)}" data-file="${id}">`,
        `<${heading}>${label} ${messageHtml(message)}</${heading}>`,
        `<p class="place">${placeHtml(location)} ${ruleHtml(rule, url)}</p>`,
        frame,
        places.length > 0 ? `<ul>${places.join('')}</ul>` : '',
        fix ? `<p class="fix">Fix (${fix.safety}): ${messageHtml(fix.title)}</p>` : '',
        '</article>',
    ].join('');
}
const verdictHtml = (compare, file) => `\n<p><strong>${compare.enough ? '✔' : '✖'} ${messageHtml((0,comparison/* verdictText */.nt)(compare, file))}</strong></p>`;
const messageHtml = (message) => (0,inline_code/* withInlineCode */.R)(message, xml/* escapeXml */.X, (code) => `<code>${(0,xml/* escapeXml */.X)(code)}</code>`);
const placeHtml = ({ file, start, approximate }) => `<span>${approximate ? 'near ' : ''}${(0,xml/* escapeXml */.X)(file)}:${start.line}:${start.column}</span>`;
function ruleHtml(rule, url) {
    const address = (0,web_address/* webAddress */.D)(url);
    return address === undefined
        ? `<span>${(0,xml/* escapeXml */.X)(rule)}</span>`
        : `<a href="${(0,xml/* escapeXml */.X)(address)}" target="_blank" rel="noreferrer">${(0,xml/* escapeXml */.X)(rule)}</a>`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./dist/compiled/src/report/html/page.js

/** Renders a self-contained page: nothing is fetched, and no script but the given one runs. */
const pageHtml = ({ title, style, script, body }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(style, script)}">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
const policyFor = (style, script) => [
    "default-src 'none'",
    'img-src data:',
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
].join('; ');
const hashOf = (text) => `'sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}'`;

// EXTERNAL MODULE: ./dist/compiled/src/report/excerpt.js
var excerpt = __webpack_require__(81147);
// EXTERNAL MODULE: ./dist/compiled/src/report/sources.js
var sources = __webpack_require__(67800);
;// CONCATENATED MODULE: ./dist/compiled/src/report/html/frame.js

/** UTF-16 units: a longer line is cut around the covered part. */
const maxLineLength = 400;
const lead = 80;
const frameHtml = ({ lines }) => lines.length === 0 ? '' : `<pre>${lines.map(lineHtml).join('')}</pre>`;
function lineHtml(line) {
    const gap = line.afterGap ? '<span data-line="⋮"></span>' : '';
    const kind = line.covered ? ' class="covered"' : '';
    return `${gap}<span${kind} data-line="${line.number}">${codeHtml(line)}</span>`;
}
function codeHtml({ text, covered }) {
    const from = text.length > maxLineLength ? Math.max(0, (covered?.[0] ?? 0) - lead) : 0;
    const to = Math.min(text.length, from + maxLineLength);
    const inView = (start, end) => escapeCode(text.slice(Math.max(start, from), Math.min(end, to)));
    const code = covered
        ? `${inView(from, covered[0])}<mark>${inView(...covered)}</mark>${inView(covered[1], to)}`
        : inView(from, to);
    return `${from > 0 ? '…' : ''}${code}${to < text.length ? '…' : ''}`;
}
/** A whole text, as numbered lines. */
const linesHtml = (lines) => `<pre>${lines.map((line, at) => `<span data-line="${at + 1}">${escapeCode(line)}</span>`).join('')}</pre>`;
/** Tabs are layout here, so they are not replaced like other control characters. */
const escapeCode = (text) => text.split('\t').map(xml/* escapeXml */.X).join('\t');

;// CONCATENATED MODULE: ./dist/compiled/src/report/html/quote.js



const contextLines = { before: 2, after: 2 };
const noContext = { before: 0, after: 0 };
const isFramed = (file) => file.diagnostics.every((finding) => 'frames' in finding);
/** Adds the source excerpts that the page shows to a manifest's findings, and drops the texts. */
function framed(file) {
    if (isFramed(file))
        return file;
    const linesOf = (0,sources/* readOnce */.W)(file.sources, excerpt/* sourceLines */.J);
    const frameAt = (location, shape) => frameHtml((0,excerpt/* excerptOf */.z)(linesOf(location.file), location, shape));
    const diagnostics = file.diagnostics.map((finding) => ({
        ...finding,
        frames: [
            frameAt(finding.location, contextLines),
            ...finding.related.map(({ location }) => frameAt(location, noContext)),
        ],
    }));
    return { ...file, diagnostics, sources: new Map() };
}

;// CONCATENATED MODULE: ./dist/compiled/src/report/html/script.js
/** Shows the filters, which need the script, and hides what they exclude. */
const script = `
const form = document.querySelector('form');
const findings = [...document.querySelectorAll('article')];
const sections = [...document.querySelectorAll('section')];
const shown = document.querySelector('output');
function filter() {
  const chosen = new FormData(form);
  const severities = new Set(chosen.getAll('severity'));
  const rule = chosen.get('rule');
  const file = chosen.get('file');
  let count = 0;
  for (const finding of findings) {
    const { dataset } = finding;
    const fits =
      severities.has(dataset.severity) && (!rule || rule === dataset.rule) && (!file || file === dataset.file);
    finding.hidden = !fits;
    if (fits) count += 1;
  }
  for (const section of sections) section.hidden = section.querySelector('article:not([hidden])') === null;
  shown.value = count + ' of ' + findings.length + ' shown';
}
form.hidden = false;
form.addEventListener('input', filter);
form.addEventListener('submit', (event) => event.preventDefault());
filter();
// Coming back from another page, browsers restore the filters late and without an input event.
addEventListener('pageshow', filter);
`;

;// CONCATENATED MODULE: ./dist/compiled/src/report/html/style.js
const style = `
:root {
  color-scheme: light dark;
  --page: #fff; --card: #fff; --code: #f6f8fa; --text: #1f2328; --soft: #59636e; --line: #d1d9e0; --link: #0969da;
  --error: #b3261e; --warn: #8a5a00; --info: #0b5cad; --fix: #1a7f37;
  --error-tint: #ffd8d3; --warn-tint: #ffe8a3; --info-tint: #cfe6ff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0d1117; --card: #151b23; --code: #0d1117; --text: #e6edf3; --soft: #9aa4af; --line: #3d444d; --link: #6cb0ff;
    --error: #ff8a80; --warn: #e8b84a; --info: #7cb8ff; --fix: #5bd272;
    --error-tint: #6b1f1b; --warn-tint: #5a4300; --info-tint: #0f3f73;
  }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 66rem;
  background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
}
h1 { margin: 0; font-size: 1.6rem; }
h1 small { color: var(--soft); font-size: 1rem; font-weight: 400; }
h2 { margin: 2.5rem 0 .75rem; font: 600 1.05rem/1.4 ui-monospace, monospace; }
h2 small { display: block; color: var(--soft); font: .875rem/1.4 system-ui, sans-serif; }
h3, article h4 { margin: 0; font-size: 1rem; font-weight: 600; }
section section > h3 { margin-top: 1.25rem; }
p { margin: .35rem 0 0; }
a { color: var(--link); }
code { font: .92em ui-monospace, monospace; background: var(--code); border-radius: .25rem; padding: .1em .25em; }
code, mark { unicode-bidi: isolate; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
form {
  display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center;
  margin-top: 1.25rem; padding: .75rem 0; background: var(--page); border-bottom: 1px solid var(--line);
}
fieldset { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0; padding: 0; border: 0; min-width: 0; }
legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
label { display: inline-flex; align-items: center; gap: .4rem; min-width: 0; }
select { max-width: 11.5rem; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: .375rem; padding: .25rem .4rem; }
output { color: var(--soft); }
article {
  margin: .75rem 0; padding: .85rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem;
  border-left: .3rem solid var(--accent); content-visibility: auto; contain-intrinsic-size: auto 14rem;
}
.error { --accent: var(--error); --tint: var(--error-tint); }
.warn { --accent: var(--warn); --tint: var(--warn-tint); }
.info { --accent: var(--info); --tint: var(--info-tint); }
.severity { color: var(--accent); white-space: nowrap; margin-right: .25rem; }
label .severity { margin: 0; }
.place { color: var(--soft); font: .875rem/1.5 ui-monospace, monospace; }
.place > * { display: inline-block; }
.place > :not(:last-child) { margin-right: 1rem; }
li > .place { display: block; }
.fix { color: var(--fix); }
ul { margin: .35rem 0 0; padding-left: 1.25rem; }
pre {
  margin: .6rem 0 0; padding: .5rem 0; background: var(--code); border: 1px solid var(--line); border-radius: .375rem;
  font: .85rem/1.55 ui-monospace, monospace; white-space: pre-wrap; tab-size: 4;
}
pre > span { display: block; padding: 0 .75rem 0 4.25rem; min-height: 1.55em; }
pre > span::before {
  content: attr(data-line); float: left; width: 3rem; margin-left: -4.25rem; text-align: right; color: var(--soft);
  user-select: none;
}
pre > .covered::before { color: var(--accent); font-weight: 700; }
mark {
  background: var(--tint); color: inherit; border-radius: .15rem; padding-bottom: .1em;
  text-decoration: underline 2px var(--accent); text-decoration-skip-ink: none; text-underline-offset: .3em;
}
mark:empty { padding-left: .3em; }
details { margin-top: 2.5rem; color: var(--soft); }
@media (min-width: 48rem) and (min-height: 30rem) { form { position: sticky; top: 0; z-index: 1; } }
@media print {
  :root { color-scheme: light; }
  body { max-width: none; padding: 0; }
  form { position: static; padding: 0; border: 0; }
  form > :not(output) { display: none; }
  article { content-visibility: visible; break-inside: avoid; }
  h2 { break-after: avoid; }
}
`;

// EXTERNAL MODULE: ./dist/compiled/src/report/report.js
var report = __webpack_require__(72986);
;// CONCATENATED MODULE: ./dist/compiled/src/report/html.js










/** Renders a self-contained page. */
function format(result, options) {
    const files = result.results.map((file) => ({ file, diagnostics: (0,report/* findingsWithChangeText */.Y3)(framed(file), options) }));
    const isOpen = ({ file, diagnostics }) => diagnostics.length > 0 || (0,report/* omittedIn */._$)(file, options) > 0 || file.compare !== undefined;
    const open = files.filter(isOpen);
    const clean = files.filter((one) => !isOpen(one));
    const [found = '', ...more] = (0,counts/* countsOf */.mQ)(result, options);
    const body = `<header>
<h1>hublint <small>${(0,xml/* escapeXml */.X)(result.tool.version)}</small></h1>
<p><strong>${found}</strong> ${more.map(messageHtml).join(' ')}</p>
${(result.unchecked ?? []).map((why) => `<p><strong>Not checked:</strong> ${messageHtml(why)}</p>\n`).join('')}</header>
${open.length > 0 ? filtersHtml(open) : ''}
<main>
${open.map(({ file, diagnostics }, id) => sectionHtml(file, diagnostics, { id, omission: (0,report/* omissionOf */.Lv)(file, options) })).join('\n')}
${clean.length > 0 ? cleanHtml(clean.map(({ file }) => file)) : ''}
</main>
${open.length > 0 ? `<script>${script}</script>` : ''}`;
    return pageHtml({ title: `hublint: ${found}`, style: style, script: script, body });
}
const cleanHtml = (files) => `<details><summary>${(0,counts/* counted */.hS)(files.length, 'manifest')} without findings</summary><ul>${files
    .map(({ file }) => `<li>${(0,xml/* escapeXml */.X)(file)}</li>`)
    .join('')}</ul></details>`;


/***/ })

};
