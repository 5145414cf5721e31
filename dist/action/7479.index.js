export const id = 7479;
export const ids = [7479];
export const modules = {

/***/ 57479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   syntaxErrorAt: () => (/* binding */ syntaxErrorAt)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _document_module_syntax_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93476);
/* harmony import */ var _document_module_syntax_parser_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38688);
/* harmony import */ var _files_display_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40050);
/* harmony import */ var _files_project_project_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96801);
/* harmony import */ var _files_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33844);






/** Returns the file and line of a syntax error in a module or in its imports from the project; undefined if there is none. */
async function syntaxErrorAt(path, cwd) {
    const parser = await (0,_document_module_syntax_parser_js__WEBPACK_IMPORTED_MODULE_2__/* .loadParser */ .qd)();
    const root = (0,_files_project_project_js__WEBPACK_IMPORTED_MODULE_4__/* .projectRoot */ .Y)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
    const paths = new Set([path]);
    for (const each of paths) {
        const text = (0,_files_read_js__WEBPACK_IMPORTED_MODULE_5__/* .textIn */ .r7)((0,_files_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readInside */ .xO)(each, root));
        if (text === undefined)
            continue;
        const source = (0,_document_module_syntax_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSource */ .PJ)(parser, each, text);
        const [fault] = source.faults;
        if (fault !== undefined)
            return `${(0,_files_display_path_js__WEBPACK_IMPORTED_MODULE_3__/* .displayPath */ .Gt)(each, cwd)}:${fault.location.start.line}`;
        for (const specifier of importedBy(source))
            paths.add((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(each), specifier));
    }
    return undefined;
}
/** Returns the relative specifiers that a module imports. */
const importedBy = ({ body }) => body.flatMap((statement) => {
    const specifier = 'source' in statement ? statement.source?.value : undefined;
    return specifier !== undefined && /^\.{1,2}\//.test(specifier) ? [specifier] : [];
});


/***/ })

};
