export const id = 417;
export const ids = [417];
export const modules = {

/***/ 417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   convertZod: () => (/* binding */ convertZod)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(823);
/* harmony import */ var zod_to_json_schema__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(121);
/* harmony import */ var _part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(355);



const isZod4 = (schema) => (0,_part_js__WEBPACK_IMPORTED_MODULE_1__/* .part */ .y)(schema, '_zod') !== undefined;
/** The JSON Schema of a schema whose SDK has no converter. */
function convertZod(schema) {
    if (isZod4(schema))
        return zod__WEBPACK_IMPORTED_MODULE_2__/* .toJSONSchema */ .bl(schema, { target: 'draft-7', io: 'input' });
    const own = (0,_part_js__WEBPACK_IMPORTED_MODULE_1__/* .part */ .y)(schema, 'toJSONSchema') ?? (0,_part_js__WEBPACK_IMPORTED_MODULE_1__/* .part */ .y)(schema, 'toJsonSchema');
    if ((0,_part_js__WEBPACK_IMPORTED_MODULE_1__/* .isFunction */ .T)(own))
        return own.call(schema, { target: 'jsonSchema7' });
    if (typeof (0,_part_js__WEBPACK_IMPORTED_MODULE_1__/* .part */ .y)((0,_part_js__WEBPACK_IMPORTED_MODULE_1__/* .part */ .y)(schema, '_def'), 'typeName') !== 'string')
        throw new Error('it is not a Zod schema.');
    // The converter names its parameter by the classes of its own copy of Zod 3.
    return (0,zod_to_json_schema__WEBPACK_IMPORTED_MODULE_0__/* .zodToJsonSchema */ .Ik)(schema, { target: 'jsonSchema7' });
}


/***/ })

};
