export const id = 6877;
export const ids = [6877];
export const modules = {

/***/ 26877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createCompare: () => (/* binding */ createCompare)
/* harmony export */ });
/* harmony import */ var _data_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68051);
/* harmony import */ var _run_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58464);


/** Creates the function that compares two versions of a manifest. */
function createCompare({ cwd, neverCompares, watch = _run_environment_js__WEBPACK_IMPORTED_MODULE_0__/* .unwatched */ .M }, { planned, baselines }) {
    const contextOf = contextFactory(cwd);
    return async (base, head) => {
        // Without the comparison rules, no version would seem to have changed.
        if (neverCompares)
            throw new Error('This run was opened to compare nothing.');
        const planning = await planned(head.source);
        const { compareDocuments } = await Promise.all(/* import() */[__webpack_require__.e(6161), __webpack_require__.e(7581), __webpack_require__.e(2764)]).then(__webpack_require__.bind(__webpack_require__, 42764));
        const result = await watch.phase('checking', async () => compareDocuments(base.document, head.document, planning.plan, await contextOf(base, head)));
        return baselines.applyTo(result, planning, head.source.path, { ofTwo: true });
    };
}
/** The context of comparisons beyond the two versions, with the caches shared by a run. */
function contextFactory(cwd) {
    const compared = new Map();
    const accepts = (0,_data_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .Oo)(async () => {
        const { createAcceptance } = await Promise.all(/* import() */[__webpack_require__.e(252), __webpack_require__.e(6247)]).then(__webpack_require__.bind(__webpack_require__, 66247));
        return createAcceptance((await Promise.all(/* import() */[__webpack_require__.e(6161), __webpack_require__.e(7581)]).then(__webpack_require__.bind(__webpack_require__, 97581))).matches);
    });
    return async (base, head) => {
        const { readAssets, readerFor } = await __webpack_require__.e(/* import() */ 6917).then(__webpack_require__.bind(__webpack_require__, 6917));
        const held = ({ source, document }) => readAssets(document.data ?? {}, readerFor(document, { cwd, beside: source.elsewhere?.beside }));
        return {
            acceptance: async () => (await accepts())(base.document, head.document),
            assets: { base: await held(base), head: await held(head) },
            compared,
        };
    };
}


/***/ })

};
