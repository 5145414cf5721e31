export const id = 6917;
export const ids = [6917];
export const modules = {

/***/ 42153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ usualAssets)
/* harmony export */ });
/** The file names that the platform's CLI gives the icon and the readme of a new integration. */
const usualAssets = ['icon.svg', 'hub.md'];


/***/ }),

/***/ 6917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gatherAssets: () => (/* binding */ gatherAssets),
/* harmony export */   overlaid: () => (/* binding */ overlaid),
/* harmony export */   readAssets: () => (/* binding */ readAssets),
/* harmony export */   readerFor: () => (/* binding */ readerFor)
/* harmony export */ });
/* unused harmony exports readerIn, assetFiles */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _document_usual_assets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42153);
/* harmony import */ var _files_display_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40050);
/* harmony import */ var _files_file_cache_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21589);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33844);





/** Returns whether a value is a relative path of a file with an extension; base64 contains no dot. */
const isPath = (value) => value.length <= maxPathLength && !value.includes('//') && /^[\w@ ./-]+\.[A-Za-z0-9]{1,8}$/.test(value);
const maxPathLength = 259;
/** Reads from disk and ignores the limit: the file was usually read along with the manifest, and is cached. */
const readerIn = (folder, fileCache = new _files_file_cache_js__WEBPACK_IMPORTED_MODULE_3__/* .FileCache */ .p()) => (name) => (0,_files_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readBeside */ .ri)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, name), folder, fileCache);
/** Returns the reader for files next to a manifest. */
const readerFor = ({ file }, { cwd, beside, fileCache }) => beside ?? readerIn((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file)), fileCache);
/** Wraps a reader so that overlay texts replace the files on disk. */
function overlaid(read, { file }, overlay, cwd) {
    return (name, limit) => {
        // A path that leads out of the folder is refused, also if an overlay has a text for it.
        const isBeside = !name.split('/').includes('..');
        const text = isBeside ? overlay.get((0,_files_display_path_js__WEBPACK_IMPORTED_MODULE_1__/* .displayPath */ .Gt)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file), name), cwd)) : undefined;
        return text === undefined ? read(name, limit) : { bytes: Buffer.from(text) };
    };
}
async function gatherAssets(data, read) {
    const assets = await readAssets(data, read);
    const there = new Set();
    // The assets that the manifest names have usually been read already.
    for (const name of _document_usual_assets_js__WEBPACK_IMPORTED_MODULE_4__/* .usualAssets */ .C)
        if (isRead(assets.read(name)) || (await isFile(name, read)))
            there.add(name);
    return { ...assets, isThere: (name) => there.has(name) };
}
const isRead = (asset) => asset !== undefined && 'bytes' in asset;
/** Reads the contents of `icon` and `readme`; a file that one of them names is looked up in the manifest's folder only. */
async function readAssets(data, read) {
    const { icon, readme } = data;
    const assets = new Map();
    for (const value of [icon, readme]) {
        const asset = typeof value === 'string' ? await assetOf(value, read) : undefined;
        if (asset)
            assets.set(String(value), asset);
    }
    return { read: (value) => assets.get(value) };
}
/** Returns the contents of the files that `icon` and `readme` name, by their paths relative to the manifest's folder. */
function assetFiles(data, { read }) {
    const { icon, readme } = data;
    const files = new Map();
    for (const value of [icon, readme]) {
        const asset = typeof value === 'string' && isPath(value) ? read(value) : undefined;
        if (asset !== undefined && 'bytes' in asset)
            files.set(String(value), asset.bytes);
    }
    return files;
}
async function assetOf(value, read) {
    if (isPath(value))
        return fileAt(value, read);
    const text = value.replaceAll('\n', '').replaceAll('\r', '');
    return text !== '' && isBase64(text) ? { bytes: Buffer.from(text, 'base64') } : undefined;
}
/** One regular expression for the whole string would overflow the stack on input of several megabytes. */
function isBase64(text) {
    const end = text.search(/[^A-Za-z0-9+/]/);
    return text.length % 4 === 0 && (end < 0 || /^={1,2}$/.test(text.slice(end)));
}
async function fileAt(value, read) {
    const found = await read(value);
    if ('bytes' in found)
        return found;
    const why = leavesFolder.test(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(value)) ? (0,_files_read_js__WEBPACK_IMPORTED_MODULE_2__/* .whyUnread */ .Ms)(found) : (0,_files_read_js__WEBPACK_IMPORTED_MODULE_2__/* .whyUnreadWithin */ .ZM)(found);
    return { missing: true, ...(why !== undefined && { why }) };
}
/** Matches a normalized path that leaves the folder by its spelling. */
const leavesFolder = /^(?:\/|\.\.(?:\/|$))/;
/** Returns whether the file exists; its content does not matter. */
async function isFile(name, read) {
    const found = await read(name, 0);
    return 'bytes' in found || found.refusal === 'too-large';
}


/***/ })

};
