export const id = 11;
export const ids = [11];
export const modules = {

/***/ 6011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gatherAssets: () => (/* binding */ gatherAssets)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** Bytes of a file that is read. Real icons and readmes take a hundredth. */
const largest = 5_000_000;
/** A relative path of a file with an extension; base64 has no dot. */
const path = /^(?!.*\/\/)[\w@ ./-]{1,250}\.[A-Za-z0-9]{1,8}$/;
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
/** What `icon` and `readme` hold; a file that one of them names is looked for in `folder` and nowhere else. */
async function gatherAssets(data, folder) {
    const { icon, readme } = data;
    const assets = new Map();
    for (const value of [icon, readme]) {
        const asset = typeof value === 'string' ? await assetOf(value, folder) : undefined;
        if (asset)
            assets.set(String(value), asset);
    }
    return { read: (value) => assets.get(value) };
}
async function assetOf(value, folder) {
    if (path.test(value))
        return fileAt(value, folder);
    const text = value.replace(/[\r\n]+/g, '');
    return text !== '' && base64.test(text) ? { bytes: Buffer.from(text, 'base64') } : undefined;
}
/** A link that leaves the folder is as good as no file. */
async function fileAt(value, folder) {
    try {
        const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder);
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, value));
        if (!file.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
            return { missing: true };
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file);
        if (!stats.isFile())
            return { missing: true };
        return stats.size > largest ? undefined : { bytes: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file) };
    }
    catch {
        return { missing: true };
    }
}


/***/ })

};
