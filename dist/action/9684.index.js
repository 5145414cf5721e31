export const id = 9684;
export const ids = [9684];
export const modules = {

/***/ 9684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ParsedFiles: () => (/* binding */ ParsedFiles),
  parsingFor: () => (/* binding */ parsingFor)
});

// EXTERNAL MODULE: ./dist/compiled/src/data/objects.js
var objects = __webpack_require__(23984);
;// CONCATENATED MODULE: ./dist/compiled/src/data/structural-sharing.js

/**
 * Returns the data with every part replaced by the equal part of `earlier` at the same path, so that caches by identity hit
 * again. The order of properties counts. `data` must be plain data that nobody else holds: it is modified.
 */
function shareStructure(data, earlier) {
    if (!(0,objects/* isContainer */.u_)(data) || !(0,objects/* isContainer */.u_)(earlier) || Array.isArray(data) !== Array.isArray(earlier))
        return data;
    const [names, before] = [Object.keys(data), Object.keys(earlier)];
    let isSame = names.length === before.length;
    for (let at = 0; at < names.length; at += 1) {
        const name = names[at] ?? '';
        const [part, there] = [data[name], (0,objects/* propertyOf */.$r)(earlier, name)];
        const kept = shareStructure(part, there);
        if (kept !== part)
            (0,objects/* put */.yJ)(data, name, kept);
        if (kept !== there || before[at] !== name)
            isSame = false;
    }
    // `earlier` was found equal to `data`, so it has the same type.
    return isSame ? earlier : data;
}

// EXTERNAL MODULE: ./dist/compiled/src/document/module/syntax/parse.js + 1 modules
var parse = __webpack_require__(93476);
;// CONCATENATED MODULE: ./dist/compiled/src/document/module/syntax/parsed-files.js


/** UTF-16 units of text: the modules of several hundred definitions, whose ASTs take a few hundred MB at worst. */
const roomy = 8_000_000;
/** UTF-16 units of text: the configurations and packages of several hundred folders. */
const roomForData = 500_000;
/** A cache of parsed definition files, for callers that read the same files repeatedly. */
class ParsedFiles {
    #room;
    /** Least recently used first. */
    #byPath = new Map();
    #length = 0;
    #derived = new Map();
    #lengthOfData = 0;
    /** @param room UTF-16 units of text; beyond that, the least recently used files are dropped. */
    constructor(room = roomy) {
        this.#room = room;
    }
    read(parser, path, text) {
        const known = this.#byPath.get(path);
        const file = known?.file.text === text ? known.file : (0,parse/* parseSource */.PJ)(parser, path, text);
        this.#forget(path);
        this.#byPath.set(path, { file, manifest: known?.manifest });
        this.#length += text.length;
        for (const oldest of this.#byPath.keys()) {
            if (this.#length <= this.#room)
                break;
            this.#forget(oldest);
        }
        return file;
    }
    manifest(path, data) {
        const known = this.#byPath.get(path);
        if (known === undefined)
            return data;
        known.manifest = shareStructure(data, known.manifest);
        return known.manifest;
    }
    derived(path, text, make) {
        const there = this.#derived.get(make)?.get(path);
        if (there?.text === text)
            return there.result;
        const derived = make(text);
        this.#lengthOfData += text.length - (there?.text.length ?? 0);
        if (this.#lengthOfData > roomForData) {
            this.#derived.clear();
            this.#lengthOfData = text.length;
        }
        const known = this.#derived.get(make) ?? new Map();
        this.#derived.set(make, known.set(path, { text, result: derived }));
        return derived;
    }
    #forget(path) {
        this.#length -= this.#byPath.get(path)?.file.text.length ?? 0;
        this.#byPath.delete(path);
    }
}
/**
 * Caches only shared files: for one of several definitions that are each read once, the files that only it uses need not be
 * kept.
 */
const parsingFor = (shared, isOwn) => ({
    read: (parser, path, text) => (isOwn(path) ? (0,parse/* parseSource */.PJ)(parser, path, text) : shared.read(parser, path, text)),
    derived: (path, text, make) => (isOwn(path) ? make(text) : shared.derived(path, text, make)),
});


/***/ })

};
