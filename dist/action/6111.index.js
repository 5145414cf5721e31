export const id = 6111;
export const ids = [6111];
export const modules = {

/***/ 6111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readClean: () => (/* binding */ readClean)
/* harmony export */ });
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15301);
/* harmony import */ var _reading_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78184);
/* harmony import */ var _clean_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85686);



const maker = {
    scalar: (scalar) => scalar,
    mapping: () => ({ isNamed: true, entries: [] }),
    list: () => ({ isNamed: false, entries: [] }),
    property: ({ entries }, key, value, announced) => entries.push(entryOf(key.start, key, value, announced)) > 0,
    item: ({ entries }, value, announced) => void entries.push(entryOf(announced === undefined ? value.start : announced - 1, undefined, value, announced)),
    comma({ entries }, at) {
        const last = entries.at(-1);
        if (last !== undefined)
            last.comma = at;
    },
    collection({ isNamed, entries }, brackets) {
        const layout = brackets === undefined ? 'block' : 'flow';
        const written = { entries, layout, ...(brackets ?? (0,_entries_js__WEBPACK_IMPORTED_MODULE_0__/* .spanOf */ .e)(entries)) };
        return isNamed ? new CleanMapping(written) : { kind: 'array', ...written };
    },
};
const entryOf = (start, key, value, announced) => ({
    start,
    end: Math.max(value.end, announced ?? 0),
    key,
    value,
    announced,
});
/** Reads clean data with positions; does not look for faults. */
function readClean(text) {
    const reader = new _clean_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .CleanReader */ .z(text, maker);
    const root = reader.root();
    if (root === undefined)
        throw new Error('Only the whole grammar can tell what this YAML says.');
    return (0,_reading_of_js__WEBPACK_IMPORTED_MODULE_1__/* .readingOf */ .M)(text, { root, faults: [], comments: reader.comments });
}
/** A mapping whose names all come from its own entries, each once. The map by name is built on demand: it is rarely needed. */
class CleanMapping {
    kind = 'object';
    merges = false;
    entries;
    layout;
    start;
    end;
    #members;
    constructor({ entries, layout, start, end }) {
        this.entries = entries;
        this.layout = layout;
        this.start = start;
        this.end = end;
    }
    get members() {
        this.#members ??= new Map(this.entries.map((entry) => [entry.key?.name ?? '', entry]));
        return this.#members;
    }
}


/***/ })

};
