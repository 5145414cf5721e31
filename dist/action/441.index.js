export const id = 441;
export const ids = [441];
export const modules = {

/***/ 2441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ escapeProperty),
/* harmony export */   dataLineBreak: () => (/* binding */ dataLineBreak),
/* harmony export */   escapeData: () => (/* binding */ escapeData)
/* harmony export */ });
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2176);

/** The message of a workflow command, as one line. */
const escapeData = (text) => (0,_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeTerminal */ .e)(text).replaceAll('%', '%25');
/** The value of a workflow command's property. */
const escapeProperty = (text) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
/** A line break inside a message. */
const dataLineBreak = '%0A';


/***/ })

};
