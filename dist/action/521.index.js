export const id = 521;
export const ids = [521];
export const modules = {

/***/ 3743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ withInlineCode)
/* harmony export */ });
/** Renders a message: what stands in backticks as code, the rest as text. */
const withInlineCode = (message, asText, asCode) => message.replace(/`([^`]+)`|``|[^`]+|`/g, (all, code) => code === undefined ? asText(all) : asCode(code));


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

/***/ 3521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  format: () => (/* binding */ format)
});

// EXTERNAL MODULE: ./dist/lib/src/report/comparison.js
var comparison = __webpack_require__(6519);
// EXTERNAL MODULE: ./dist/lib/src/report/counts.js
var counts = __webpack_require__(1778);
// EXTERNAL MODULE: ./dist/lib/src/report/escape/inline-code.js
var inline_code = __webpack_require__(3743);
// EXTERNAL MODULE: ./dist/lib/src/report/escape/visible.js
var visible = __webpack_require__(9864);
// EXTERNAL MODULE: ./dist/lib/src/report/escape/web-address.js
var web_address = __webpack_require__(9153);
;// CONCATENATED MODULE: ./dist/lib/src/report/escape/markdown.js


/**
 * What GitHub and GitLab make links, names that are notified, or pictures of, also where it is written in entities: e-mail
 * and web addresses, `@name`, `#1`, `GH-1`, commits, `:tada:`. It is only looked for in one piece.
 */
const linked = /[@#!~$%&^](?=["\w{])|@|(?<=[a-z])-(?=\d)|:(?=\/\/|\d*[a-z+-][\w+-]*:)|(?<=\bwww)\.|(?<hash>[\da-f]{7,})|(?<other>[&<>|`*_[\]\\~#!$])/gi;
/** Shorter ones are no commits. */
const hashPiece = /.{1,6}/g;
/** Plain text inside a line of Markdown, table cells included: an entity is never structure. */
const escapeMarkdown = (text) => (0,visible/* visible */.R)(text).replace(linked, (found, hash, other) => {
    if (other !== undefined)
        return entity(other);
    if (hash === undefined)
        return `<span>${entity(found)}</span>`;
    return hash.replace(hashPiece, (piece, at) => (at % 12 === 0 ? piece : `<span>${piece}</span>`));
});
const entity = (character) => `&#${character.charCodeAt(0)};`;
/** Code that no text can end and no table can split; a span in backticks could not hold `|`. */
const markdownCode = (text) => `<code>${escapeMarkdown(text)}</code>`;
/** A link to a web page; anything else stays text. */
function markdownLink(text, url) {
    const address = (0,web_address/* webAddress */.D)(url);
    return address === undefined ? escapeMarkdown(text) : `[${escapeMarkdown(text)}](${address})`;
}

// EXTERNAL MODULE: ./dist/lib/src/report/report.js
var report = __webpack_require__(6300);
// EXTERNAL MODULE: ./dist/lib/src/report/severity.js
var report_severity = __webpack_require__(5905);
;// CONCATENATED MODULE: ./dist/lib/src/report/markdown.js






const signs = { error: '❌', warn: '⚠️', info: 'ℹ️' };
/** Bytes kept for the sentence on what is left out. */
const noteRoom = 100;
/** A page for a job's summary or a comment: a table per manifest, as many rows as the limit has room for. */
function format(result, options) {
    const [found = '', ...more] = (0,counts/* countsOf */.mQ)(result, options);
    const page = [`## hublint\n\n${[`**${found}**`, ...more.map(inMarkdown)].join(' ')}\n`];
    let room = (options.limit ?? Number.POSITIVE_INFINITY) - sizeOf(page.join('')) - noteRoom;
    let leftOut = 0;
    for (const file of result.results) {
        if (file.compare)
            page.push(verdictOf(file, file.compare));
        for (const [index, diagnostic] of (0,report/* shownIn */.fz)(file, options).entries()) {
            const rows = `${index === 0 ? tableHead(file) : ''}${tableRow(file, diagnostic)}`;
            room -= sizeOf(rows);
            if (room < 0)
                leftOut += 1;
            else
                page.push(rows);
        }
        leftOut += (0,report/* omittedIn */._$)(file, options);
    }
    if (leftOut > 0)
        page.push(`\n${(0,counts/* counted */.hS)(leftOut, 'more finding')} left out: the report is too long for this page.\n`);
    return page.join('');
}
const inMarkdown = (text) => (0,inline_code/* withInlineCode */.R)(text, escapeMarkdown, markdownCode);
const sizeOf = (text) => new TextEncoder().encode(text).length;
const verdictOf = (file, compare) => `\n**${escapeMarkdown((0,comparison/* versionsOf */.x4)(file))}** ${compare.enough ? '✅' : '❌'} ${inMarkdown((0,comparison/* verdictText */.nt)(compare))}\n`;
function tableHead({ file, name, manifestVersion, form }) {
    const about = [form, name, manifestVersion].filter((part) => part !== undefined).join(' ');
    return `\n### ${markdownCode(file)} ${escapeMarkdown(about)}\n\n| Severity | Place | Problem | Rule |\n|---|---|---|---|\n`;
}
function tableRow(manifest, { severity, location, message, related, fix, rule, url }) {
    const problem = [
        message,
        ...related.map((place) => `${place.message} (${placeIn(manifest, place.location)})`),
        ...(fix ? [`Fix (${fix.safety}): ${fix.title}`] : []),
    ].map(inMarkdown);
    const cells = [
        `${signs[severity]} ${report_severity/* severityWords */.D[severity]}`,
        escapeMarkdown(placeIn(manifest, location)),
        problem.join('<br>'),
        markdownLink(rule, url),
    ];
    return `| ${cells.join(' | ')} |\n`;
}
function placeIn(manifest, { file, start, approximate }) {
    const place = `${start.line}:${start.column}`;
    return `${approximate ? 'near ' : ''}${file === manifest.file ? place : `${file}:${place}`}`;
}


/***/ })

};
