export const id = 11;
export const ids = [11];
export const modules = {

/***/ 6011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   assetsOf: () => (/* binding */ assetsOf),
/* harmony export */   gatherAssets: () => (/* binding */ gatherAssets),
/* harmony export */   readerIn: () => (/* binding */ readerIn)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9638);


/** A relative path of a file with an extension; base64 has no dot. */
const path = /^(?!.*\/\/)[\w@ ./-]{1,250}\.[A-Za-z0-9]{1,8}$/;
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
/** What the platform's tool calls them in a new integration. */
const usual = ['icon.svg', 'hub.md'];
const readerIn = (folder) => (name, limit) => (0,_files_read_js__WEBPACK_IMPORTED_MODULE_1__/* .readInside */ .xO)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, name), folder, limit);
/** The assets of a manifest; `beside` reads what stands beside one that is not on disk. */
const assetsOf = ({ file, data = {} }, cwd, beside) => gatherAssets(data, beside ?? readerIn((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file))));
/** What `icon` and `readme` hold; a file that one of them names is looked for in the manifest's folder and nowhere else. */
async function gatherAssets(data, read) {
    const { icon, readme } = data;
    const assets = new Map();
    for (const value of [icon, readme]) {
        const asset = typeof value === 'string' ? await assetOf(value, read) : undefined;
        if (asset)
            assets.set(String(value), asset);
    }
    const there = new Set();
    for (const name of usual)
        if (await isFile(name, read))
            there.add(name);
    return { read: (value) => assets.get(value), isThere: (name) => there.has(name) };
}
async function assetOf(value, read) {
    if (path.test(value))
        return fileAt(value, read);
    const text = value.replace(/[\r\n]+/g, '');
    return text !== '' && base64.test(text) ? { bytes: Buffer.from(text, 'base64') } : undefined;
}
/** A link that leaves the folder is as good as no file; what is larger than any picture is left alone. */
async function fileAt(value, read) {
    const found = await read(value);
    if ('bytes' in found)
        return found;
    return found.refusal === 'too-large' ? undefined : { missing: true };
}
/** Nothing of it is read. */
async function isFile(name, read) {
    const found = await read(name, 0);
    return 'bytes' in found || found.refusal === 'too-large';
}


/***/ })

};
