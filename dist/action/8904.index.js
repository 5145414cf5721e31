export const id = 8904;
export const ids = [8904];
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

/***/ 78904:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  format: () => (/* binding */ format)
});

// EXTERNAL MODULE: ./dist/compiled/src/report/comparison.js
var comparison = __webpack_require__(54657);
// EXTERNAL MODULE: ./dist/compiled/src/report/counts.js
var counts = __webpack_require__(35668);
// EXTERNAL MODULE: ./dist/compiled/src/report/escape/inline-code.js
var inline_code = __webpack_require__(99837);
// EXTERNAL MODULE: ./dist/compiled/src/report/escape/visible.js
var visible = __webpack_require__(28058);
// EXTERNAL MODULE: ./dist/compiled/src/report/escape/web-address.js
var web_address = __webpack_require__(26467);
;// CONCATENATED MODULE: ./dist/compiled/src/report/escape/markdown.js



/**
 * What GitHub and GitLab turn into links, mentions or images even if written as entities: e-mail and web addresses, `@name`,
 * `#1`, `GH-1`, commit hashes, `:tada:`. They are detected only within one text node, so that a `<span>` prevents it. Unicode
 * spaces at the edge of a text, where only some renderers trim a line, become entities, too.
 */
const linked = /[@#!~$%&^](?=["\w{])|@|(?<=[a-z])-(?=\d)|:(?=\/\/|\d*[a-z+-][\w+-]*:)|(?<=\bwww)\.|(?<hash>[\da-f]{7,})|(?<other>[&<>|`*_[\]\\~#!$]|^[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]|[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]$)/gi;
/** Shorter hexadecimal strings are not taken for commit hashes. */
const hashPiece = /.{1,6}/g;
/** Escapes plain text in a line of Markdown, table cells included: an entity never has a syntactic meaning. */
const escapeMarkdown = (text) => (0,visible/* visible */.R)(text).replace(linked, (found, hash, other) => {
    if (other !== undefined)
        return entity(other);
    if (hash === undefined)
        return `<span>${entity(found)}</span>`;
    return hash.replace(hashPiece, (piece, at) => (at % 12 === 0 ? piece : `<span>${piece}</span>`));
});
const entity = (character) => `&#${character.charCodeAt(0)};`;
/** Code that no text can terminate and no table can split; a span in backticks could not contain `|`. */
const markdownCode = (text) => `<code>${escapeMarkdown(text)}</code>`;
/** A message whose parts in backticks are code. */
const markdownMessage = (message) => (0,inline_code/* withInlineCode */.R)(message, escapeMarkdown, markdownCode);
/** A link to a web page; just the text if the URL is not safe. */
function markdownLink(text, url) {
    const address = (0,web_address/* webAddress */.D)(url);
    return address === undefined ? escapeMarkdown(text) : `[${escapeMarkdown(text)}](${address})`;
}

// EXTERNAL MODULE: ./dist/compiled/src/engine/severity.js
var severity = __webpack_require__(27471);
// EXTERNAL MODULE: ./dist/compiled/src/report/report.js
var report = __webpack_require__(72986);
// EXTERNAL MODULE: ./dist/compiled/src/report/severity.js
var report_severity = __webpack_require__(39175);
;// CONCATENATED MODULE: ./dist/compiled/src/report/markdown/groups.js





/** The unsuppressed findings: most severe first, changes by bump, grouped by rule. */
function findingsByRule({ results }, options) {
    const left = results.flatMap((file) => (0,report/* findingsWithChangeText */.Y3)(file, options));
    const kinds = severity/* bySeverity */.Np.flatMap((severity) => [...comparison/* steps */.Ci, undefined].map((step) => ({ severity, step })));
    return kinds.flatMap((kind) => {
        const findings = left.filter(({ severity, change }) => severity === kind.severity && change?.bump === kind.step);
        return findings.length === 0 ? [] : [{ title: titleOf(kind, findings.length), rules: byRule(findings) }];
    });
}
function titleOf({ severity, step }, count) {
    const total = (0,counts/* counted */.hS)(count, report_severity/* severityWords */.D[severity]);
    return step === undefined ? total : `${comparison/* stepTitles */._4[step]} (${total})`;
}
function byRule(findings) {
    const rules = new Map();
    for (const diagnostic of findings) {
        const { rule, url } = diagnostic;
        const group = rules.get(rule) ?? { rule, url, findings: [] };
        group.findings.push(diagnostic);
        rules.set(rule, group);
    }
    return [...rules.values()].sort((a, b) => b.findings.length - a.findings.length || (a.rule < b.rule ? -1 : 1));
}

// EXTERNAL MODULE: ./dist/compiled/src/report/terminal/steps.js
var steps = __webpack_require__(91012);
;// CONCATENATED MODULE: ./dist/compiled/src/report/markdown/steps.js



/** Commands to run in a checkout of the project, one sentence each; none if there is nothing to do. */
function commandSteps(result, options) {
    const { command } = options;
    if (command === undefined)
        return [];
    const left = result.results.flatMap((file) => (0,report/* unsuppressedIn */.Hq)(file, options));
    const count = (safety) => left.filter(({ fix }) => fix?.safety === safety).length;
    const { errors, warnings, infos } = result.summary;
    return [
        fixStep(command, count('safe'), count('unsafe')),
        errors + warnings + infos >= steps/* inheritedFrom */.H &&
            `\`${command} --update-baseline\` records all as inherited: from then on, only new ones are reported.`,
    ].filter((step) => typeof step === 'string');
}
function fixStep(command, safe, unsafe) {
    if (safe > 0) {
        const more = unsafe > 0 ? `, \`--fix-unsafe\` ${(0,counts/* formatCount */.B4)(unsafe)} more` : '';
        return `\`${command} --fix\` fixes ${(0,counts/* formatCount */.B4)(safe)}${more}.`;
    }
    return unsafe > 0 ? `\`${command} --fix-unsafe\` fixes ${(0,counts/* formatCount */.B4)(unsafe)}.` : undefined;
}

;// CONCATENATED MODULE: ./dist/compiled/src/report/markdown.js






/** Bytes reserved for the sentence about omitted findings. */
const noteRoom = 100;
/** Groups with more findings are collapsed, to keep the page short. */
const maxUnfolded = 10;
/** A page for a job summary or a comment: errors first, grouped by rule, each linked to its line, up to the limit. */
function format(result, options) {
    const page = [headOf(result, options)];
    let room = (options.limit ?? Number.POSITIVE_INFINITY) - sizeOf(page.join('')) - noteRoom;
    let leftOut = result.results.reduce((sum, file) => sum + (0,report/* omittedIn */._$)(file, options), 0);
    for (const { title, rules } of findingsByRule(result, options)) {
        let lead = `\n### ${title}\n`;
        for (const group of rules) {
            const [start, end] = frameOf(group);
            const items = fitting(group.findings, room - sizeOf(lead + start + end), options);
            leftOut += group.findings.length - items.length;
            const text = items.length === 0 ? '' : `${lead}${start}${items.join('')}${end}`;
            page.push(text);
            // After the first omission, shorter items are not added either.
            room = items.length < group.findings.length ? 0 : room - sizeOf(text);
            lead = '';
        }
    }
    if (leftOut > 0)
        page.push(`\n${(0,counts/* counted */.hS)(leftOut, 'more finding')} left out: the report is too long for this page.\n`);
    return page.join('');
}
const sizeOf = (text) => new TextEncoder().encode(text).length;
function headOf(result, options) {
    const [found = '', ...more] = (0,counts/* countsOf */.mQ)(result, { ...options, advises: options.command !== undefined });
    const lines = ['## hublint', '', [`**${found}**`, ...more.map(markdownMessage)].join(' ')];
    const unchecked = (result.unchecked ?? []).map((why) => `**Not checked**: ${markdownMessage(why)}`);
    const listed = [...unchecked, ...commandSteps(result, options).map(markdownMessage), ...verdictsOf(result)];
    return `${[...lines, ...(listed.length > 0 ? [''] : []), ...listed.map((one) => `- ${one}`)].join('\n')}\n`;
}
/** The verdicts of comparisons, failed ones first. Manifests without changes are only counted. */
function verdictsOf({ results }) {
    const compared = results.flatMap((file) => (file.compare ? [{ file, compare: file.compare }] : []));
    const changed = compared.filter(({ file, compare: { needed, actual } }) => needed !== 'none' || actual !== 'none' || (0,comparison/* isAccepted */.oB)(file));
    const rest = compared.length - changed.length;
    return [
        ...changed
            .toSorted((a, b) => Number(a.compare.enough) - Number(b.compare.enough))
            .map(({ file, compare }) => `**${escapeMarkdown((0,comparison/* versionsOf */.x4)(file))}**: ${markdownMessage((0,comparison/* verdictText */.nt)(compare, file))}`),
        ...(rest > 0 ? [`Nothing changed that requires a new version in ${(0,counts/* counted */.hS)(rest, 'manifest')}.`] : []),
    ];
}
/** The markup before and after the findings of a rule. */
function frameOf({ rule, url, findings }) {
    const heading = `\n#### ${markdownLink(rule, url)}\n\n`;
    if (findings.length <= maxUnfolded)
        return [heading, ''];
    const files = new Set(findings.map(({ location }) => location.file)).size;
    const summary = `${(0,counts/* formatCount */.B4)(findings.length)} findings in ${(0,counts/* counted */.hS)(files, 'file')}`;
    return [`${heading}<details><summary>${summary}</summary>\n\n`, '\n</details>\n'];
}
function fitting(findings, room, options) {
    const items = [];
    let left = room;
    for (const finding of findings) {
        const item = itemOf(finding, options);
        left -= sizeOf(item);
        if (left < 0)
            break;
        items.push(item);
    }
    return items;
}
function itemOf({ location, message, related, fix }, options) {
    const near = location.approximate ? 'near ' : '';
    const parts = [
        `${near}${placeOf(location, options)}: ${markdownMessage(message)}`,
        ...related.map((place) => `${placeOf(place.location, options)}: ${markdownMessage(place.message)}`),
        ...(fix ? [markdownMessage(`Fix (${fix.safety}): ${fix.title}`)] : []),
    ];
    return `- ${parts.join('<br>')}\n`;
}
/** The location starts a line, where plain text could be parsed as a list. */
function placeOf(location, { linkTo }) {
    const { file, start } = location;
    const place = `${file}:${start.line}:${start.column}`;
    const address = linkTo?.(location);
    return address === undefined ? markdownCode(place) : markdownLink(place, address);
}


/***/ })

};
